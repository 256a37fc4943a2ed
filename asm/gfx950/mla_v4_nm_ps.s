// mla_v4_nm_ps.s: the persistent kernel of the gfx950 code-object ABI.
// Written by join.py from shell.hip and tile_loop.inc: the tile loop is scheduled by hand, the rest is compiled from
// kernels/.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx950"
	.amdhsa_code_object_version 6

// The tile loop of both code objects, scheduled by hand: Q K^T, softmax and P V of 32 tokens and 64 query heads by four
// waves. kernels/gfx950/engine.h says who holds what and where it lies in LDS; docs/gfx950.md tells the pipeline.
// join.py puts this text into the compiled shell, which hands over the registers named here.

// Places in LDS, from the shell (v0..v31)
.set vK, 0              // seven: chunks of K for steps 0 to 2, first and second half of 128 dims in turn, and of step 3
.set vKScale, 7         // bytes 3 g, 3 g + 1, 3 g + 2 of a row's scales: the blocks of steps 0 to 2
.set vKLastScale, 8
.set vKRope, 9          // two
.set vV, 11             // four: chunk wave + 4 i of V lies at the (i % 4)-th, 256 bytes further for i >= 4
.set vVScale, 15
.set vVRope, 16         // two
.set vPRead, 18
.set vPWrite, 19        // two
.set vKeep, 21          // this wave's heads in keep[]
.set vSource, 22        // five 64-bit addresses: this lane's chunk in row 0 of the pools, four packed rows and a RoPE row

// State of the wave's 16 heads (v32..v47)
.set vQRope, 32         // eight
.set vQScale, 40
.set vQLastScale, 41
.set vMax, 42           // running maximum, log2
.set vLimit, 43         // the score at which it moves
.set vSum, 44           // two, of this lane's tokens

// Page indices on their way (v48..v55)
.set vPage, 48          // four packed rows
.set vRopePage, 52
.set vPageAt, 53        // byte offset of the first of this lane's four tokens, and of its RoPE token
.set vRopePageAt, 54
.set vMaskBase, 55      // token of this lane's first score

.set vExtreme, 56       // four: largest scale exponents
.set vMovedAt, 60       // this wave's word of moved[], and all four
.set vMovedAll, 61
.set vMoved, 62
.set vTop, 63

// A group of 16 tokens of K: steps 0 to 2 are eight registers each, step 3 four and four zeros, then RoPE, then scales
.set vKTile0, 64
.set vKTile1, 112
.set oK3, 24
.set oZeros, 28
.set oRope, 32
.set oScale, 40
.set oLastScale, 41

.set vS0, 160
.set vS1, 164
.set vCodes, 168        // fourteen: seven blocks of V
.set vVRopeTile, 182    // four
.set vExponent, 188     // four
.set vVa, 196
.set vVb, 200
.set vP, 204            // sixteen: P of four head blocks
.set vFlags, 220
.set vProb, 224         // eight
.set vProbPair, 232     // four
.set vAddress, 236      // five 64-bit addresses
.set vScratch, 246      // eight

.set aO, 0              // 32 quads: block b of 16 dims, head block h at 4 (4 b + h)
.set aQ, 128            // 28 registers of packed Q and four zeros

.set sPages, 40         // page indices of the tile after next
.set sTokens, 42        // tokens from this tile on
.set sStageRows, 43     // LDS address of this wave's first packed row in stage 0
.set sStageRope, 44
.set sOdd, 45           // 1 in waves 2 and 3, whose V blocks have the odd scales
.set sScale, 46         // log2(e) / sqrt(512)
.set sBias, 47          // 2^-100
.set sPackedBytes, 48   // 512
.set sRopeBytes, 49     // 128
.set sPair, 50          // selects bytes 0 and 1 as halves, and 2 and 3
.set sPairHigh, 51
.set sLeast, 52         // what a code's exponent begins at, in both halves
.set sHeadroom, 53
.set sInverse, 54       // sqrt(512) / log2(e)
.set sKeepBack, 55      // bytes from this wave's keep[] back to the first wave's
.set sBegun, 56         // 0 in the first tile of a piece
.set sTmp, 57

.set kStageBytes, 20480
.set kRopeOffset, 16384

// ---------------------------------------------------------------------------------------------------------------------
// Reads of LDS
// ---------------------------------------------------------------------------------------------------------------------

.macro READ_K tile, stage, group
  ds_read_b128 v[\tile+0:\tile+3], v[vK+0] offset:\stage*kStageBytes+\group*8192
  ds_read_b128 v[\tile+4:\tile+7], v[vK+1] offset:\stage*kStageBytes+\group*8192
  ds_read_b32 v[\tile+oScale], v[vKScale] offset:\stage*kStageBytes+\group*8192
  ds_read_b128 v[\tile+8:\tile+11], v[vK+2] offset:\stage*kStageBytes+\group*8192
  ds_read_b128 v[\tile+12:\tile+15], v[vK+3] offset:\stage*kStageBytes+\group*8192
  ds_read_b128 v[\tile+16:\tile+19], v[vK+4] offset:\stage*kStageBytes+\group*8192
  ds_read_b128 v[\tile+20:\tile+23], v[vK+5] offset:\stage*kStageBytes+\group*8192
  ds_read_b128 v[\tile+oK3:\tile+oK3+3], v[vK+6] offset:\stage*kStageBytes+\group*8192
  ds_read_u8 v[\tile+oLastScale], v[vKLastScale] offset:\stage*kStageBytes+\group*8192
  ds_read_b128 v[\tile+oRope:\tile+oRope+3], v[vKRope+0] offset:\stage*kStageBytes+\group*2048
  ds_read_b128 v[\tile+oRope+4:\tile+oRope+7], v[vKRope+1] offset:\stage*kStageBytes+\group*2048
.endm

.macro READ_V stage
  ds_read_b64_tr_b8 v[vExponent+0:vExponent+1], v[vVScale] offset:\stage*kStageBytes
  ds_read_b64_tr_b8 v[vCodes+0:vCodes+1], v[vV+0] offset:\stage*kStageBytes
  ds_read_b64_tr_b8 v[vCodes+2:vCodes+3], v[vV+1] offset:\stage*kStageBytes
  ds_read_b64_tr_b8 v[vCodes+4:vCodes+5], v[vV+2] offset:\stage*kStageBytes
  ds_read_b64_tr_b8 v[vCodes+6:vCodes+7], v[vV+3] offset:\stage*kStageBytes
  ds_read_b64_tr_b8 v[vCodes+8:vCodes+9], v[vV+0] offset:\stage*kStageBytes+256
  ds_read_b64_tr_b8 v[vCodes+10:vCodes+11], v[vV+1] offset:\stage*kStageBytes+256
  ds_read_b64_tr_b8 v[vCodes+12:vCodes+13], v[vV+2] offset:\stage*kStageBytes+256
  ds_read_b64_tr_b16 v[vVRopeTile+0:vVRopeTile+1], v[vVRope+0] offset:\stage*kStageBytes
  ds_read_b64_tr_b16 v[vVRopeTile+2:vVRopeTile+3], v[vVRope+1] offset:\stage*kStageBytes
.endm

// ---------------------------------------------------------------------------------------------------------------------
// Rows and page indices from memory
// ---------------------------------------------------------------------------------------------------------------------

// The rows whose page indices are here, two packed rows by an instruction, then eight RoPE rows.
.macro REQUEST_ROWS stage
  v_mad_u64_u32 v[vAddress+0:vAddress+1], vcc, v[vPage+0], s[sPackedBytes], v[vSource+0:vSource+1]
  s_add_u32 m0, s[sStageRows], \stage*kStageBytes
  v_mad_u64_u32 v[vAddress+2:vAddress+3], vcc, v[vPage+1], s[sPackedBytes], v[vSource+2:vSource+3]
  global_load_lds_dwordx4 v[vAddress+0:vAddress+1], off
  v_mad_u64_u32 v[vAddress+4:vAddress+5], vcc, v[vPage+2], s[sPackedBytes], v[vSource+4:vSource+5]
  s_add_u32 m0, s[sStageRows], \stage*kStageBytes+1024
  v_mad_u64_u32 v[vAddress+6:vAddress+7], vcc, v[vPage+3], s[sPackedBytes], v[vSource+6:vSource+7]
  global_load_lds_dwordx4 v[vAddress+2:vAddress+3], off
  s_add_u32 m0, s[sStageRows], \stage*kStageBytes+2048
  v_mad_u64_u32 v[vAddress+8:vAddress+9], vcc, v[vRopePage], s[sRopeBytes], v[vSource+8:vSource+9]
  global_load_lds_dwordx4 v[vAddress+4:vAddress+5], off
  s_add_u32 m0, s[sStageRows], \stage*kStageBytes+3072
  s_nop 0
  global_load_lds_dwordx4 v[vAddress+6:vAddress+7], off
  s_add_u32 m0, s[sStageRope], \stage*kStageBytes
  s_nop 0
  global_load_lds_dwordx4 v[vAddress+8:vAddress+9], off
.endm

.macro REQUEST_PAGES
  global_load_dwordx4 v[vPage+0:vPage+3], v[vPageAt], s[sPages:sPages+1]
  global_load_dword v[vRopePage], v[vRopePageAt], s[sPages:sPages+1]
  s_add_u32 s[sPages], s[sPages], 128
  s_addc_u32 s[sPages+1], s[sPages+1], 0
.endm

// The last tile has fewer than 32 tokens: rows behind its end repeat its last token.
.macro REQUEST_LAST_PAGES
  s_sub_u32 s[sTmp], s[sTokens], 65
  s_lshl_b32 s[sTmp], s[sTmp], 2
  v_min_u32 v[vScratch+0], s[sTmp], v[vPageAt]
  v_add_u32 v[vScratch+1], 4, v[vPageAt]
  v_add_u32 v[vScratch+2], 8, v[vPageAt]
  v_add_u32 v[vScratch+3], 12, v[vPageAt]
  v_min_u32 v[vScratch+1], s[sTmp], v[vScratch+1]
  v_min_u32 v[vScratch+2], s[sTmp], v[vScratch+2]
  v_min_u32 v[vScratch+3], s[sTmp], v[vScratch+3]
  v_min_u32 v[vScratch+4], s[sTmp], v[vRopePageAt]
  global_load_dword v[vPage+0], v[vScratch+0], s[sPages:sPages+1]
  global_load_dword v[vPage+1], v[vScratch+1], s[sPages:sPages+1]
  global_load_dword v[vPage+2], v[vScratch+2], s[sPages:sPages+1]
  global_load_dword v[vPage+3], v[vScratch+3], s[sPages:sPages+1]
  global_load_dword v[vRopePage], v[vScratch+4], s[sPages:sPages+1]
.endm

// ---------------------------------------------------------------------------------------------------------------------
// Arithmetic
// ---------------------------------------------------------------------------------------------------------------------

// S[row][head] of 16 tokens: three steps of 128 dims, one of 64, two of 32 RoPE dims.
.macro SCORES s, tile
  v_mfma_scale_f32_16x16x128_f8f6f4 v[\s:\s+3], v[\tile+0:\tile+7], a[aQ+0:aQ+7], 0, v[\tile+oScale], v[vQScale] op_sel:[0,0,0] op_sel_hi:[0,0,0]
  v_mfma_scale_f32_16x16x128_f8f6f4 v[\s:\s+3], v[\tile+8:\tile+15], a[aQ+8:aQ+15], v[\s:\s+3], v[\tile+oScale], v[vQScale] op_sel:[1,1,0] op_sel_hi:[0,0,0]
  v_mfma_scale_f32_16x16x128_f8f6f4 v[\s:\s+3], v[\tile+16:\tile+23], a[aQ+16:aQ+23], v[\s:\s+3], v[\tile+oScale], v[vQScale] op_sel:[0,0,0] op_sel_hi:[1,1,0]
  v_mfma_scale_f32_16x16x128_f8f6f4 v[\s:\s+3], v[\tile+oK3:\tile+oK3+7], a[aQ+24:aQ+31], v[\s:\s+3], v[\tile+oLastScale], v[vQLastScale] op_sel:[0,0,0] op_sel_hi:[0,0,0]
  v_mfma_f32_16x16x32_bf16 v[\s:\s+3], v[\tile+oRope:\tile+oRope+3], v[vQRope+0:vQRope+3], v[\s:\s+3]
  v_mfma_f32_16x16x32_bf16 v[\s:\s+3], v[\tile+oRope+4:\tile+oRope+7], v[vQRope+4:vQRope+7], v[\s:\s+3]
.endm

// Scale codes of eight tokens, lane b of each row of lanes having block b, to what they add to the exponents of pairs.
.macro EXPONENTS
  v_perm_b32 v[vExponent+3], 0, v[vExponent+1], s[sPairHigh]
  v_perm_b32 v[vExponent+2], 0, v[vExponent+1], s[sPair]
  v_perm_b32 v[vExponent+1], 0, v[vExponent+0], s[sPairHigh]
  v_perm_b32 v[vExponent+0], 0, v[vExponent+0], s[sPair]
  v_lshl_add_u32 v[vExponent+3], v[vExponent+3], 7, s[sLeast]
  v_lshl_add_u32 v[vExponent+2], v[vExponent+2], 7, s[sLeast]
  v_lshl_add_u32 v[vExponent+1], v[vExponent+1], 7, s[sLeast]
  v_lshl_add_u32 v[vExponent+0], v[vExponent+0], 7, s[sLeast]
  v_pk_max_u16 v[vExtreme+3], v[vExtreme+3], v[vExponent+3]
  v_pk_max_u16 v[vExtreme+2], v[vExtreme+2], v[vExponent+2]
  v_pk_max_u16 v[vExtreme+1], v[vExtreme+1], v[vExponent+1]
  v_pk_max_u16 v[vExtreme+0], v[vExtreme+0], v[vExponent+0]
.endm

// Waves 2 and 3: the odd blocks' exponents into the even lanes.
.macro ODD_EXPONENTS
  v_mov_b32_dpp v[vExponent+0], v[vExponent+0] row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
  v_mov_b32_dpp v[vExponent+1], v[vExponent+1] row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
  v_mov_b32_dpp v[vExponent+2], v[vExponent+2] row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
  v_mov_b32_dpp v[vExponent+3], v[vExponent+3] row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1
.endm

// Block i of V, eight tokens of this lane's dim, to bf16: the code without its scale, then the exponents of lane 2 i.
.macro CONVERT v, i
  v_cvt_scalef32_pk_bf16_fp8 v[\v+0], v[vCodes+2*\i], s[sBias]
  v_cvt_scalef32_pk_bf16_fp8 v[\v+1], v[vCodes+2*\i], s[sBias] op_sel:[1,0,0]
  v_cvt_scalef32_pk_bf16_fp8 v[\v+2], v[vCodes+2*\i+1], s[sBias]
  v_cvt_scalef32_pk_bf16_fp8 v[\v+3], v[vCodes+2*\i+1], s[sBias] op_sel:[1,0,0]
  v_add_u32_dpp v[\v+0], v[vExponent+0], v[\v+0] row_newbcast:2*\i row_mask:0xf bank_mask:0xf
  v_add_u32_dpp v[\v+1], v[vExponent+1], v[\v+1] row_newbcast:2*\i row_mask:0xf bank_mask:0xf
  v_add_u32_dpp v[\v+2], v[vExponent+2], v[\v+2] row_newbcast:2*\i row_mask:0xf bank_mask:0xf
  v_add_u32_dpp v[\v+3], v[vExponent+3], v[\v+3] row_newbcast:2*\i row_mask:0xf bank_mask:0xf
.endm

// O^T += V^T P^T for 16 dims and head block h.
.macro PV b, h, v
  v_mfma_f32_16x16x32_bf16 a[aO+4*(4*\b+\h):aO+4*(4*\b+\h)+3], v[\v:\v+3], v[vP+4*\h:vP+4*\h+3], a[aO+4*(4*\b+\h):aO+4*(4*\b+\h)+3]
.endm

// The next block is converted while the matrix unit works on this one, and is ready two instructions before its turn.
.macro PV_AND_CONVERT b, v, next
  PV \b, 0, \v
  v_cvt_scalef32_pk_bf16_fp8 v[\next+0], v[vCodes+2*\b+2], s[sBias]
  v_cvt_scalef32_pk_bf16_fp8 v[\next+1], v[vCodes+2*\b+2], s[sBias] op_sel:[1,0,0]
  v_cvt_scalef32_pk_bf16_fp8 v[\next+2], v[vCodes+2*\b+3], s[sBias]
  v_cvt_scalef32_pk_bf16_fp8 v[\next+3], v[vCodes+2*\b+3], s[sBias] op_sel:[1,0,0]
  PV \b, 1, \v
  v_add_u32_dpp v[\next+0], v[vExponent+0], v[\next+0] row_newbcast:2*\b+2 row_mask:0xf bank_mask:0xf
  v_add_u32_dpp v[\next+1], v[vExponent+1], v[\next+1] row_newbcast:2*\b+2 row_mask:0xf bank_mask:0xf
  v_add_u32_dpp v[\next+2], v[vExponent+2], v[\next+2] row_newbcast:2*\b+2 row_mask:0xf bank_mask:0xf
  v_add_u32_dpp v[\next+3], v[vExponent+3], v[\next+3] row_newbcast:2*\b+2 row_mask:0xf bank_mask:0xf
  PV \b, 2, \v
  PV \b, 3, \v
.endm

.macro PV_LAST b, v
  PV \b, 0, \v
  PV \b, 1, \v
  PV \b, 2, \v
  PV \b, 3, \v
.endm

.macro LARGEST_SCORE
  v_max3_f32 v[vTop], v[vS0+0], v[vS0+1], v[vS0+2]
  v_max3_f32 v[vTop], v[vTop], v[vS0+3], v[vS1+0]
  v_max3_f32 v[vTop], v[vTop], v[vS1+1], v[vS1+2]
  v_max_f32 v[vTop], v[vTop], v[vS1+3]
.endm

// Probabilities, this lane's sums, and P for the other waves.
.macro PROBABILITIES
  v_fma_f32 v[vProb+0], v[vS0+0], s[sScale], -v[vMax]
  v_fma_f32 v[vProb+1], v[vS0+1], s[sScale], -v[vMax]
  v_fma_f32 v[vProb+2], v[vS0+2], s[sScale], -v[vMax]
  v_fma_f32 v[vProb+3], v[vS0+3], s[sScale], -v[vMax]
  v_exp_f32 v[vProb+0], v[vProb+0]
  v_exp_f32 v[vProb+1], v[vProb+1]
  v_exp_f32 v[vProb+2], v[vProb+2]
  v_exp_f32 v[vProb+3], v[vProb+3]
  v_fma_f32 v[vProb+4], v[vS1+0], s[sScale], -v[vMax]
  v_fma_f32 v[vProb+5], v[vS1+1], s[sScale], -v[vMax]
  v_fma_f32 v[vProb+6], v[vS1+2], s[sScale], -v[vMax]
  v_fma_f32 v[vProb+7], v[vS1+3], s[sScale], -v[vMax]
  v_exp_f32 v[vProb+4], v[vProb+4]
  v_exp_f32 v[vProb+5], v[vProb+5]
  v_exp_f32 v[vProb+6], v[vProb+6]
  v_exp_f32 v[vProb+7], v[vProb+7]
  v_cvt_pk_bf16_f32 v[vProbPair+0], v[vProb+0], v[vProb+1]
  v_cvt_pk_bf16_f32 v[vProbPair+1], v[vProb+2], v[vProb+3]
  v_cvt_pk_bf16_f32 v[vProbPair+2], v[vProb+4], v[vProb+5]
  v_cvt_pk_bf16_f32 v[vProbPair+3], v[vProb+6], v[vProb+7]
  ds_write_b64 v[vPWrite+0], v[vProbPair+0:vProbPair+1]
  ds_write_b64 v[vPWrite+1], v[vProbPair+2:vProbPair+3]
  v_pk_add_f32 v[vSum:vSum+1], v[vSum:vSum+1], v[vProb+0:vProb+1]
  v_pk_add_f32 v[vSum:vSum+1], v[vSum:vSum+1], v[vProb+2:vProb+3]
  v_pk_add_f32 v[vSum:vSum+1], v[vSum:vSum+1], v[vProb+4:vProb+5]
  v_pk_add_f32 v[vSum:vSum+1], v[vSum:vSum+1], v[vProb+6:vProb+7]
.endm

// ---------------------------------------------------------------------------------------------------------------------
// Seldom: a maximum that moves, sums that are rescaled, the last tile of a piece
// ---------------------------------------------------------------------------------------------------------------------

// The four lanes of a head agree on a new maximum; the other waves read what older sums are worth in keep[].
.macro MOVE_MAXIMUM
  v_mov_b32 v[vScratch], v[vTop]
  s_nop 1
  v_permlane32_swap_b32 v[vTop], v[vScratch]
  v_max_f32 v[vTop], v[vTop], v[vScratch]
  v_mov_b32 v[vScratch], v[vTop]
  s_nop 1
  v_permlane16_swap_b32 v[vTop], v[vScratch]
  v_max_f32 v[vTop], v[vTop], v[vScratch]
  v_mul_f32 v[vTop], s[sScale], v[vTop]
  v_max_f32 v[vTop], v[vMax], v[vTop]
  v_sub_f32 v[vScratch], v[vMax], v[vTop]
  v_mov_b32 v[vMax], v[vTop]
  v_exp_f32 v[vScratch], v[vScratch]
  v_add_f32 v[vLimit], s[sHeadroom], v[vTop]
  v_mul_f32 v[vLimit], s[sInverse], v[vLimit]
  ds_write_b32 v[vKeep], v[vScratch]
  v_mul_f32 v[vSum], v[vSum], v[vScratch]
  v_mul_f32 v[vSum+1], v[vSum+1], v[vScratch]
  v_mov_b32 v[vMoved], 1
.endm

.macro RESCALE_QUAD quad, keep
  v_accvgpr_read_b32 v[vScratch+4], a[aO+4*\quad+0]
  v_accvgpr_read_b32 v[vScratch+5], a[aO+4*\quad+1]
  v_accvgpr_read_b32 v[vScratch+6], a[aO+4*\quad+2]
  v_accvgpr_read_b32 v[vScratch+7], a[aO+4*\quad+3]
  v_mul_f32 v[vScratch+4], v[vScratch+4], v[\keep]
  v_mul_f32 v[vScratch+5], v[vScratch+5], v[\keep]
  v_mul_f32 v[vScratch+6], v[vScratch+6], v[\keep]
  v_mul_f32 v[vScratch+7], v[vScratch+7], v[\keep]
  v_accvgpr_write_b32 a[aO+4*\quad+0], v[vScratch+4]
  v_accvgpr_write_b32 a[aO+4*\quad+1], v[vScratch+5]
  v_accvgpr_write_b32 a[aO+4*\quad+2], v[vScratch+6]
  v_accvgpr_write_b32 a[aO+4*\quad+3], v[vScratch+7]
.endm

// Head blocks whose wave did not move keep what they have.
.macro RESCALE
  v_subrev_u32 v[vScratch+4], s[sKeepBack], v[vKeep]
  ds_read_b32 v[vScratch+0], v[vScratch+4]
  ds_read_b32 v[vScratch+1], v[vScratch+4] offset:64
  ds_read_b32 v[vScratch+2], v[vScratch+4] offset:128
  ds_read_b32 v[vScratch+3], v[vScratch+4] offset:192
  s_waitcnt lgkmcnt(0)
  .irp h, 0, 1, 2, 3
  v_cmp_ne_u32 vcc, 0, v[vFlags+\h]
  s_nop 1
  v_cndmask_b32 v[vScratch+\h], 1.0, v[vScratch+\h], vcc
  .endr
  .irp b, 0, 1, 2, 3, 4, 5, 6, 7
  RESCALE_QUAD 4*\b+0, vScratch+0
  RESCALE_QUAD 4*\b+1, vScratch+1
  RESCALE_QUAD 4*\b+2, vScratch+2
  RESCALE_QUAD 4*\b+3, vScratch+3
  .endr
.endm

// Rows of the last tile whose token lies behind its end; i and t as in engine.h's token_of().
.macro MASK_SCORE s, token
  s_sub_i32 s[sTmp], s[sTokens], \token
  v_cmp_gt_i32 vcc, s[sTmp], v[vMaskBase]
  s_nop 1
  v_cndmask_b32 v[\s], v[vScratch], v[\s], vcc
.endm

.macro MASK_LAST_TILE
  v_mov_b32 v[vScratch], 0xff800000
  MASK_SCORE vS0+0, 0
  MASK_SCORE vS0+1, 4
  MASK_SCORE vS0+2, 1
  MASK_SCORE vS0+3, 5
  MASK_SCORE vS1+0, 16
  MASK_SCORE vS1+1, 20
  MASK_SCORE vS1+2, 17
  MASK_SCORE vS1+3, 21
.endm

// ---------------------------------------------------------------------------------------------------------------------
// The loop, two tiles a turn: one in each stage of LDS
// ---------------------------------------------------------------------------------------------------------------------

.macro TILE stage, other
  // This tile's rows and the next one's page indices are here; nobody reads the other stage any more.
  s_waitcnt vmcnt(0)
  s_barrier
  READ_K vKTile0, \stage, 0
  s_cmp_le_u32 s[sTokens], 32
  s_cbranch_scc1 .Lrequested\@
  REQUEST_ROWS \other
  s_cmp_le_u32 s[sTokens], 64
  s_cbranch_scc1 .Lrequested\@
  s_cmp_lt_u32 s[sTokens], 96
  s_cbranch_scc1 .Llast_pages\@
  REQUEST_PAGES
.Lrequested\@:
  READ_K vKTile1, \stage, 1
  s_waitcnt lgkmcnt(11)
  SCORES vS0, vKTile0
  READ_V \stage
  s_waitcnt lgkmcnt(10)
  SCORES vS1, vKTile1
  v_mov_b32 v[vMoved], 0
  s_waitcnt lgkmcnt(9)
  EXPONENTS
  s_cmp_eq_u32 s[sOdd], 0
  s_cbranch_scc0 .Lodd\@
.Leven\@:
  s_cmp_lt_u32 s[sTokens], 32
  s_cbranch_scc1 .Lmask\@
.Lmasked\@:
  LARGEST_SCORE
  v_cmp_gt_f32 vcc, v[vTop], v[vLimit]
  s_cbranch_vccnz .Lmove\@
.Lmoved\@:
  ds_write_b32 v[vMovedAt], v[vMoved]
  PROBABILITIES
  s_waitcnt lgkmcnt(0)
  s_barrier

  // P of all 64 heads is here.
  ds_read_b128 v[vFlags+0:vFlags+3], v[vMovedAll]
  ds_read_b128 v[vP+0:vP+3], v[vPRead]
  ds_read_b128 v[vP+4:vP+7], v[vPRead] offset:1024
  ds_read_b128 v[vP+8:vP+11], v[vPRead] offset:2048
  ds_read_b128 v[vP+12:vP+15], v[vPRead] offset:3072
  CONVERT vVa, 0
  s_waitcnt lgkmcnt(4)
  v_or3_b32 v[vScratch], v[vFlags+0], v[vFlags+1], v[vFlags+2]
  v_or_b32 v[vScratch], v[vScratch], v[vFlags+3]
  v_cmp_ne_u32 vcc, 0, v[vScratch]
  s_cbranch_vccnz .Lrescale\@
.Lrescaled\@:
  s_mov_b32 s[sBegun], 1
  s_waitcnt lgkmcnt(0)
  PV_AND_CONVERT 0, vVa, vVb
  PV_AND_CONVERT 1, vVb, vVa
  PV_AND_CONVERT 2, vVa, vVb
  PV_AND_CONVERT 3, vVb, vVa
  PV_AND_CONVERT 4, vVa, vVb
  PV_AND_CONVERT 5, vVb, vVa
  PV_LAST 7, vVRopeTile
  PV_LAST 6, vVa
  s_cmp_le_u32 s[sTokens], 32
  s_cbranch_scc1 .Ltile_loop_end
  s_sub_u32 s[sTokens], s[sTokens], 32
  s_branch .Lnext\@

.Llast_pages\@:
  REQUEST_LAST_PAGES
  s_branch .Lrequested\@
.Lodd\@:
  ODD_EXPONENTS
  s_branch .Leven\@
.Lmask\@:
  MASK_LAST_TILE
  s_branch .Lmasked\@
.Lmove\@:
  MOVE_MAXIMUM
  s_branch .Lmoved\@
.Lrescale\@:
  s_cmp_eq_u32 s[sBegun], 0
  s_cbranch_scc1 .Lrescaled\@
  RESCALE
  s_branch .Lrescaled\@
.Lnext\@:
.endm

.macro TILE_LOOP
  v_mov_b32 v[vKTile0+oZeros+0], 0
  v_mov_b32 v[vKTile0+oZeros+1], 0
  v_mov_b32 v[vKTile0+oZeros+2], 0
  v_mov_b32 v[vKTile0+oZeros+3], 0
  v_mov_b32 v[vKTile1+oZeros+0], 0
  v_mov_b32 v[vKTile1+oZeros+1], 0
  v_mov_b32 v[vKTile1+oZeros+2], 0
  v_mov_b32 v[vKTile1+oZeros+3], 0
  s_mov_b32 s[sBegun], 0
.Ltile_loop:
  TILE 0, 1
  TILE 1, 0
  s_branch .Ltile_loop
.Ltile_loop_end:
  // The last matrix results are on their way to registers that the shell reads.
  s_nop 15
  s_nop 2
.endm

	.text
	.globl	mla_v4_nm_ps                    ; -- Begin function mla_v4_nm_ps
	.p2align	8
	.type	mla_v4_nm_ps,@function
mla_v4_nm_ps:                           ; @mla_v4_nm_ps
; %bb.0:
	s_mov_b32 s16, 0
	v_accvgpr_write_b32 a162, v0
	v_cmp_eq_u32_e64 s[4:5], 0, v0
	s_mov_b64 s[20:21], exec
                                        ; implicit-def: $vgpr255 : SGPR spill to VGPR lane
	s_nop 0
	v_writelane_b32 v255, s4, 0
	s_nop 1
	v_writelane_b32 v255, s5, 1
	s_and_b64 s[4:5], s[20:21], s[4:5]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_load_dwordx2 s[18:19], s[0:1], 0x120
	s_load_dwordx2 s[22:23], s[0:1], 0x110
	s_load_dwordx2 s[24:25], s[0:1], 0x100
	s_load_dword s3, s[0:1], 0xb0
	s_load_dwordx4 s[12:15], s[0:1], 0x98
	s_load_dwordx8 s[4:11], s[0:1], 0x0
	s_load_dwordx2 s[26:27], s[0:1], 0x50
	s_load_dwordx2 s[28:29], s[0:1], 0x20
	s_load_dwordx2 s[30:31], s[0:1], 0x40
	s_load_dwordx2 s[34:35], s[0:1], 0x30
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s28
	v_mov_b32_e32 v1, s29
	ds_write_b128 v2, v[0:3] offset:50000
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v1, s25
	ds_write_b128 v2, v[0:3] offset:50016
	v_mov_b32_e32 v0, s34
	v_mov_b32_e32 v1, s35
	ds_write_b128 v2, v[0:3] offset:50032
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v1, s23
	ds_write_b128 v2, v[0:3] offset:50048
	v_mov_b32_e32 v0, s30
	v_mov_b32_e32 v1, s31
	ds_write_b128 v2, v[0:3] offset:50064
	v_mov_b32_e32 v0, s26
	v_mov_b32_e32 v1, s27
	ds_write_b128 v2, v[0:3] offset:50080
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s19
	ds_write_b128 v2, v[0:3] offset:50096
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v1, s7
	ds_write_b128 v2, v[0:3] offset:50112
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	s_lshl_b32 s0, s3, 5
	ds_write_b128 v2, v[0:3] offset:50128
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_mov_b32 s17, s16
	s_and_b32 s0, s0, 0x1fe0
	ds_write_b128 v2, v[0:3] offset:50144
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	s_mov_b32 s18, s16
	s_mov_b32 s19, s16
	v_mov_b64_e32 v[4:5], s[16:17]
	ds_write_b128 v2, v[0:3] offset:50160
	v_mov_b64_e32 v[6:7], s[18:19]
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v1, s13
	s_lshr_b32 s1, s3, 8
	s_or_b32 s0, s0, 16
	ds_write_b128 v2, v[4:7] offset:50176
	ds_write_b128 v2, v[0:3] offset:50192
	ds_write_b128 v2, v[4:7] offset:50208
	v_mov_b32_e32 v4, s14
	v_mov_b32_e32 v5, 32
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v7, s1
	ds_write_b128 v2, v[4:7] offset:50224
	v_mov_b32_e32 v6, 0x80
	v_mov_b32_e32 v1, 0xc454
	s_mov_b32 s0, 0xc400
	v_mov_b32_e32 v4, 0x180
	v_mov_b32_e32 v5, s15
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v0, 0
	ds_write2_b32 v1, v2, v2 offset1:1
	v_add_u32_e64 v1, s0, 0
	ds_write_b128 v2, v[4:7] offset:50240
	ds_write2_b32 v1, v0, v0 offset0:20 offset1:23
.LBB0_2:
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s0, 0xc400
	v_add_u32_e64 v0, s0, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[0:1], v0 offset0:12 offset1:18
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v1
	s_add_i32 s0, s0, 63
	s_ashr_i32 s1, s0, 31
	v_and_b32_e32 v1, 7, v0
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_ashr_i32 s4, s0, 6
	v_readfirstlane_b32 s3, v0
	s_cbranch_vccnz .LBB0_24
; %bb.3:
	s_abs_i32 s20, s4
	v_cvt_f32_u32_e32 v0, s20
	s_sub_i32 s5, 0, s20
	s_abs_i32 s1, s2
	s_ashr_i32 s21, s2, 31
	v_rcp_iflag_f32_e32 v0, v0
	s_ashr_i32 s0, s4, 31
	s_xor_b32 s0, s21, s0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_nop 0
	v_readfirstlane_b32 s6, v0
	s_mul_i32 s5, s5, s6
	s_mul_hi_u32 s5, s6, s5
	s_add_i32 s6, s6, s5
	s_mul_hi_u32 s5, s1, s6
	s_mul_i32 s6, s5, s20
	s_sub_i32 s1, s1, s6
	s_add_i32 s7, s5, 1
	s_sub_i32 s6, s1, s20
	s_cmp_ge_u32 s1, s20
	s_cselect_b32 s5, s7, s5
	s_cselect_b32 s22, s6, s1
	s_add_i32 s1, s5, 1
	s_cmp_ge_u32 s22, s20
	s_cselect_b32 s1, s1, s5
	s_xor_b32 s1, s1, s0
	s_sub_i32 s26, s1, s0
	s_cbranch_execnz .LBB0_5
.LBB0_4:
	s_abs_i32 s20, s4
	v_cvt_f32_u32_e32 v0, s20
	s_ashr_i32 s0, s2, 31
	s_ashr_i32 s1, s4, 31
	s_lshr_b32 s0, s0, 29
	v_rcp_iflag_f32_e32 v0, v0
	s_sub_i32 s4, 0, s20
	s_add_i32 s0, s2, s0
	s_ashr_i32 s5, s0, 3
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_abs_i32 s5, s5
	s_ashr_i32 s21, s0, 31
	s_xor_b32 s1, s21, s1
	v_readfirstlane_b32 s6, v0
	s_mul_i32 s4, s4, s6
	s_mul_hi_u32 s4, s6, s4
	s_add_i32 s6, s6, s4
	s_mul_hi_u32 s4, s5, s6
	s_mul_i32 s6, s4, s20
	s_sub_i32 s5, s5, s6
	s_add_i32 s6, s4, 1
	s_sub_i32 s7, s5, s20
	s_cmp_ge_u32 s5, s20
	s_cselect_b32 s4, s6, s4
	s_cselect_b32 s22, s7, s5
	s_add_i32 s5, s4, 1
	s_cmp_ge_u32 s22, s20
	s_cselect_b32 s4, s5, s4
	s_xor_b32 s4, s4, s1
	s_and_b32 s0, s0, -8
	s_sub_i32 s1, s4, s1
	s_sub_i32 s0, s2, s0
	s_lshl3_add_u32 s26, s1, s0
.LBB0_5:
	v_mov_b32_e32 v3, 0
	s_mov_b32 s0, 0xc000
	ds_read_b64 v[0:1], v3 offset:50064
	ds_read_b32 v2, v3 offset:50244
	v_add_u32_e64 v4, s0, 0
	ds_read2_b64 v[234:237], v4 offset0:106 offset1:108
	ds_read2_b64 v[238:241], v4 offset0:110 offset1:112
	s_movk_i32 s0, 0x3ff
	s_waitcnt lgkmcnt(2)
	v_cmp_lt_i32_e32 vcc, s0, v2
	v_readfirstlane_b32 s4, v2
	s_cbranch_vccz .LBB0_14
; %bb.6:
	s_mov_b32 s5, 0
	s_lshl_b64 s[0:1], s[4:5], 2
	v_lshl_add_u64 v[4:5], v[0:1], 0, s[0:1]
	flat_load_dword v5, v[4:5]
	v_mov_b32_e32 v4, 0
	s_mov_b32 s0, s4
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s1, s0, 1
	s_lshr_b32 s1, s1, 1
	v_add_u32_e32 v8, s1, v4
	v_add_u32_e32 v2, -1, v8
	v_lshl_add_u64 v[6:7], v[2:3], 2, v[0:1]
	flat_load_dword v2, v[6:7]
	s_sub_i32 s0, s0, s1
	s_cmp_lg_u32 s0, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v5
	s_nop 1
	v_cndmask_b32_e32 v4, v8, v4, vcc
	s_cbranch_scc1 .LBB0_7
; %bb.8:
	v_readfirstlane_b32 s6, v4
	s_mov_b32 s7, 0
	s_lshl_b64 s[0:1], s[6:7], 2
	v_lshl_add_u64 v[2:3], v[0:1], 0, s[0:1]
	flat_load_dword v4, v[2:3]
	flat_load_dword v6, v[0:1]
	v_mov_b32_e32 v2, 0xc434
	v_mov_b32_e32 v5, 0
	ds_read2_b32 v[2:3], v2 offset1:1
	ds_read_b32 v7, v5 offset:50236
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s23, v2
	v_readfirstlane_b32 s0, v7
	v_readfirstlane_b32 s5, v3
	s_mul_i32 s0, s0, s23
	s_add_i32 s0, s0, s5
	v_cvt_f32_u32_e32 v7, s0
	s_mul_i32 s1, s5, s6
	s_sub_i32 s2, 0, s0
	v_rcp_iflag_f32_e32 v7, v7
	s_nop 0
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v7, v7
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, s1, v4
	v_readfirstlane_b32 s8, v7
	s_mul_i32 s2, s2, s8
	s_mul_hi_u32 s2, s8, s2
	v_sub_u32_e32 v4, v4, v6
	s_add_i32 s8, s8, s2
	v_readfirstlane_b32 s9, v4
	s_mul_hi_u32 s1, s9, s8
	s_mul_i32 s2, s1, s0
	s_sub_i32 s2, s9, s2
	s_add_i32 s8, s1, 1
	s_sub_i32 s10, s2, s0
	s_cmp_ge_u32 s2, s0
	s_cselect_b32 s1, s8, s1
	s_cselect_b32 s2, s10, s2
	s_add_i32 s8, s1, 1
	s_cmp_ge_u32 s2, s0
	s_cselect_b32 s0, s8, s1
	s_min_u32 s18, s3, s0
	s_max_u32 s11, s18, 1
	v_cvt_f32_u32_e32 v4, s11
	s_sub_i32 s0, 0, s11
	s_mov_b32 s8, s6
	v_rcp_iflag_f32_e32 v4, v4
	s_nop 0
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	s_nop 0
	v_readfirstlane_b32 s1, v4
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s1, s1, s0
	s_mul_hi_u32 s0, s9, s1
	s_mul_i32 s1, s0, s11
	s_sub_i32 s1, s9, s1
	s_add_i32 s2, s0, 1
	s_sub_i32 s3, s1, s11
	s_cmp_ge_u32 s1, s11
	s_cselect_b32 s0, s2, s0
	s_cselect_b32 s1, s3, s1
	s_add_i32 s2, s0, 1
	s_cmp_ge_u32 s1, s11
	s_cselect_b32 s0, s2, s0
	s_mul_i32 s1, s0, s11
	s_sub_i32 s1, s9, s1
	s_cmp_lg_u32 s1, 0
	v_accvgpr_read_b32 v4, a162
	s_addc_u32 s10, s0, 0
	v_cmp_gt_u32_e32 vcc, s11, v4
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_15
; %bb.9:
	s_cmp_lt_u32 s6, 2
	s_mov_b64 s[12:13], 0
	s_cselect_b64 s[14:15], -1, 0
	v_mov_b32_e32 v6, s6
	v_accvgpr_read_b32 v7, a162
	s_branch .LBB0_11
.LBB0_10:                               ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[16:17]
	v_lshlrev_b32_e32 v4, 2, v7
	v_add_u32_e32 v7, 0x100, v7
	v_cmp_le_u32_e64 s[0:1], s11, v7
	s_or_b64 s[12:13], s[0:1], s[12:13]
	ds_write_b32 v4, v8
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_15
.LBB0_11:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_13 Depth 2
	v_mul_lo_u32 v9, v7, s10
	v_cmp_le_u32_e64 s[0:1], s9, v9
	s_nop 1
	v_cndmask_b32_e64 v8, 0, v6, s[0:1]
	s_nor_b64 s[0:1], s[0:1], s[14:15]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_10
; %bb.12:                               ;   in Loop: Header=BB0_11 Depth=1
	flat_load_dword v10, v[0:1]
	v_mov_b32_e32 v8, 0
	s_mov_b32 s19, s8
.LBB0_13:                               ;   Parent Loop BB0_11 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_lshr_b32 s0, s19, 1
	v_add_u32_e32 v4, s0, v8
	v_lshl_add_u64 v[12:13], v[4:5], 2, v[0:1]
	flat_load_dword v11, v[12:13]
	s_sub_i32 s19, s19, s0
	s_cmp_gt_u32 s19, 1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v12, v11, v10
	v_mad_u64_u32 v[12:13], s[0:1], v4, s5, v[12:13]
	v_cmp_gt_u32_e64 s[0:1], v12, v9
	s_nop 1
	v_cndmask_b32_e64 v8, v4, v8, s[0:1]
	s_cbranch_scc1 .LBB0_13
	s_branch .LBB0_10
.LBB0_14:
                                        ; implicit-def: $vgpr25
                                        ; implicit-def: $agpr178
                                        ; implicit-def: $vgpr242
                                        ; implicit-def: $vgpr244
	s_cbranch_execnz .LBB0_57
	s_branch .LBB0_108
.LBB0_15:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v12, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_26
; %bb.16:
	v_accvgpr_read_b32 v18, a162
	v_mul_lo_u32 v14, v18, s10
	v_add_u32_e32 v15, s10, v14
	v_lshlrev_b32_e32 v13, 2, v18
	s_mov_b32 s16, 0
	v_sub_u32_e32 v16, 0, v15
	s_lshl_b32 s17, s10, 8
	v_sub_u32_e32 v17, 0, v14
	s_mov_b64 s[2:3], 0
	s_mov_b32 s19, 0
	v_mov_b32_e32 v12, 0
	s_branch .LBB0_19
.LBB0_17:                               ;   in Loop: Header=BB0_19 Depth=1
	s_or_b64 exec, exec, s[14:15]
.LBB0_18:                               ;   in Loop: Header=BB0_19 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_lshl_add_u64 v[8:9], v[10:11], 2, v[0:1]
	v_lshl_add_u64 v[10:11], v[4:5], 2, v[0:1]
	flat_load_dword v7, v[8:9]
	flat_load_dword v19, v[10:11]
	v_sub_u32_e32 v6, v6, v4
	v_add_u32_e32 v18, 0x100, v18
	s_sub_i32 s19, s19, s17
	s_add_i32 s16, s16, s17
	v_cmp_le_u32_e32 vcc, s11, v18
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v13, 0x400, v13
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v4, v7, v19
	v_mad_u64_u32 v[6:7], s[12:13], v6, s5, v[4:5]
	v_max_u32_e32 v12, v12, v6
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_25
.LBB0_19:                               ; =>This Inner Loop Header: Depth=1
	ds_read_b32 v6, v13
	v_mov_b32_e32 v4, s6
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s6, v6
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v4, 1, v6
	v_mov_b32_e32 v7, v5
	v_lshl_add_u64 v[8:9], v[4:5], 2, v[0:1]
	flat_load_dword v10, v[8:9]
	flat_load_dword v11, v[0:1]
	v_lshl_add_u64 v[8:9], v[6:7], 2, v[0:1]
	flat_load_dword v7, v[8:9]
	v_mul_lo_u32 v8, s5, v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v9, v11, v8
	v_add3_u32 v8, v8, s5, v10
	v_sub_u32_e32 v7, v9, v7
	v_sub_u32_e32 v8, v8, v11
	v_add3_u32 v7, v14, s16, v7
	v_add3_u32 v8, v17, s19, v8
	v_cmp_lt_u32_e32 vcc, v7, v8
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v6, vcc
.LBB0_21:                               ;   in Loop: Header=BB0_19 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v6, 1, v18
	v_cmp_gt_u32_e32 vcc, s18, v6
	v_mov_b64_e32 v[10:11], s[6:7]
	v_mov_b32_e32 v6, s6
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_18
; %bb.22:                               ;   in Loop: Header=BB0_19 Depth=1
	ds_read_b32 v8, v13 offset:4
	v_mov_b32_e32 v6, s6
	v_mov_b64_e32 v[10:11], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s6, v8
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_17
; %bb.23:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v6, 1, v8
	v_mov_b32_e32 v7, v5
	v_mov_b32_e32 v9, v5
	v_lshl_add_u64 v[10:11], v[6:7], 2, v[0:1]
	flat_load_dword v7, v[10:11]
	flat_load_dword v19, v[0:1]
	v_lshl_add_u64 v[10:11], v[8:9], 2, v[0:1]
	flat_load_dword v9, v[10:11]
	v_mul_lo_u32 v10, s5, v8
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add3_u32 v7, v10, s5, v7
	v_sub_u32_e32 v11, v19, v10
	v_sub_u32_e32 v7, v7, v19
	v_sub_u32_e32 v9, v11, v9
	v_add3_u32 v9, v15, s16, v9
	v_add3_u32 v7, v16, s19, v7
	v_cmp_lt_u32_e32 vcc, v9, v7
	v_mov_b32_e32 v7, v5
	s_nop 0
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_mov_b64_e32 v[10:11], v[6:7]
	s_branch .LBB0_17
.LBB0_24:
                                        ; implicit-def: $sgpr26
                                        ; implicit-def: $sgpr21
                                        ; implicit-def: $sgpr20
                                        ; implicit-def: $sgpr22
	s_branch .LBB0_4
.LBB0_25:
	s_or_b64 exec, exec, s[2:3]
.LBB0_26:
	s_or_b64 exec, exec, s[0:1]
	v_mbcnt_lo_u32_b32 v4, -1, 0
	v_mbcnt_hi_u32_b32 v4, -1, v4
	v_lshlrev_b32_e32 v4, 2, v4
	v_xor_b32_e32 v5, 0x80, v4
	ds_bpermute_b32 v5, v5, v12
	v_xor_b32_e32 v6, 64, v4
	v_xor_b32_e32 v7, 32, v4
	s_add_i32 s0, s10, s5
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v12, v5
	ds_bpermute_b32 v6, v6, v5
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v7, v5
	v_xor_b32_e32 v7, 16, v4
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v7, v5
	v_xor_b32_e32 v7, 8, v4
	v_xor_b32_e32 v4, 4, v4
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v7, v5
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v5, v6
	ds_bpermute_b32 v6, v4, v5
	v_accvgpr_read_b32 v4, a162
	v_lshrrev_b32_e32 v7, 4, v4
	v_mov_b32_e32 v4, 0
	v_and_b32_e32 v7, 12, v7
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v5, v5, v6
	ds_write_b32 v7, v5 offset:45840
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[6:9], v4 offset:45840
	ds_read_b32 v10, v4 offset:50240
	s_waitcnt lgkmcnt(1)
	v_max3_u32 v5, v5, v6, v7
	v_max3_u32 v5, v5, v8, v9
	s_nop 0
	v_readfirstlane_b32 s1, v5
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, s0, v10
	v_cmp_le_u32_e64 s[2:3], s1, v5
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s12, v255, 0
	v_readlane_b32 s13, v255, 1
	s_and_b64 s[12:13], s[0:1], s[12:13]
	s_mov_b64 exec, s[12:13]
	s_cbranch_execz .LBB0_28
; %bb.27:
	s_mov_b32 s7, s9
	v_mov_b32_e32 v10, 0xb328
	v_mov_b64_e32 v[6:7], s[6:7]
	v_mov_b64_e32 v[8:9], s[10:11]
	ds_write2_b64 v10, v[6:7], v[8:9] offset1:1
	ds_read_b64 v[8:9], v4 offset:50064
	s_mov_b32 s7, 0xb000
	v_cndmask_b32_e64 v5, 0, 1, s[2:3]
	v_mov_b32_e32 v6, v3
	v_mov_b32_e32 v7, v2
	v_add_u32_e64 v2, s7, 0
	ds_write_b8 v4, v5 offset:45888
	s_waitcnt lgkmcnt(1)
	ds_write2_b64 v2, v[8:9], v[6:7] offset0:100 offset1:103
.LBB0_28:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_ge_u32 s26, s11
	s_mov_b32 s0, s8
	s_cbranch_scc1 .LBB0_30
; %bb.29:
	s_lshl_b32 s0, s26, 2
	v_mov_b32_e32 v2, s0
	ds_read_b32 v2, v2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v2
.LBB0_30:
	s_cmp_lg_u32 s0, s6
	s_cselect_b64 s[12:13], -1, 0
	s_cmp_eq_u32 s0, s6
	s_cselect_b64 s[14:15], -1, 0
	s_or_b64 s[14:15], s[2:3], s[14:15]
	s_andn2_b64 vcc, exec, s[14:15]
	s_cbranch_vccz .LBB0_38
; %bb.31:
	s_mov_b32 s1, 0
	s_lshl_b64 s[14:15], s[0:1], 2
	v_lshl_add_u64 v[4:5], v[0:1], 0, s[14:15]
	flat_load_dword v2, v[4:5]
	flat_load_dword v3, v[0:1]
	s_add_i32 s14, s0, 1
	s_mul_i32 s9, s14, s5
	s_mul_i32 s7, s10, s26
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v4, s9, v2
	v_sub_u32_e32 v4, v4, v3
	v_cmp_gt_u32_e32 vcc, s7, v4
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_35
; %bb.32:
	s_mov_b32 s15, s1
	s_lshl_b64 s[18:19], s[14:15], 2
	v_lshl_add_u64 v[6:7], v[0:1], 0, s[18:19]
	flat_load_dword v3, v[6:7]
	v_sub_u32_e32 v4, s7, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v3, v3, v2
	v_cmp_lt_u32_e32 vcc, v4, v3
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_34
; %bb.33:
	v_cvt_f32_u32_e32 v5, s23
	s_sub_i32 s1, 0, s23
	v_rcp_iflag_f32_e32 v5, v5
	s_nop 0
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v6, s1, v5
	v_mul_hi_u32 v6, v5, v6
	v_add_u32_e32 v5, v5, v6
	v_mul_hi_u32 v5, v4, v5
	v_mul_lo_u32 v6, v5, s23
	v_sub_u32_e32 v6, v4, v6
	v_add_u32_e32 v7, 1, v5
	v_cmp_le_u32_e32 vcc, s23, v6
	s_nop 1
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_subrev_u32_e32 v7, s23, v6
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_add_u32_e32 v7, 1, v5
	v_cmp_le_u32_e32 vcc, s23, v6
	s_nop 1
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_mul_lo_u32 v6, v5, s23
	v_sub_u32_e32 v4, v4, v6
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_nop 1
	v_addc_co_u32_e32 v4, vcc, 0, v5, vcc
	v_mul_lo_u32 v4, v4, s23
	v_min_u32_e32 v3, v3, v4
.LBB0_34:
	s_or_b64 exec, exec, s[18:19]
.LBB0_35:
	s_or_b64 exec, exec, s[16:17]
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v242, 0
	v_mov_b32_e32 v244, s0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_37
; %bb.36:
	s_mov_b32 s15, 0
	s_lshl_b64 s[18:19], s[14:15], 2
	v_lshl_add_u64 v[4:5], v[0:1], 0, s[18:19]
	flat_load_dword v4, v[4:5]
	v_mov_b32_e32 v5, s0
	v_mov_b32_e32 v6, s14
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v2, v4, v2
	v_cmp_eq_u32_e32 vcc, v3, v2
	s_nop 1
	v_cndmask_b32_e32 v244, v5, v6, vcc
	v_cndmask_b32_e64 v242, v3, 0, vcc
.LBB0_37:
	s_or_b64 exec, exec, s[16:17]
	s_branch .LBB0_42
.LBB0_38:
                                        ; implicit-def: $vgpr242
                                        ; implicit-def: $vgpr244
	s_cbranch_execz .LBB0_42
; %bb.39:
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v244, s6
	s_cbranch_vccnz .LBB0_41
; %bb.40:
	s_mov_b32 s1, 0
	s_lshl_b64 s[12:13], s[0:1], 2
	v_lshl_add_u64 v[2:3], v[0:1], 0, s[12:13]
	s_add_i32 s12, s0, 1
	s_mov_b32 s13, s1
	s_lshl_b64 s[14:15], s[12:13], 2
	v_lshl_add_u64 v[4:5], v[0:1], 0, s[14:15]
	flat_load_dword v6, v[2:3]
	flat_load_dword v7, v[4:5]
	flat_load_dword v8, v[0:1]
	s_mul_i32 s1, s10, s26
	s_mul_i32 s7, s0, s5
	v_mov_b32_e32 v2, s0
	s_add_i32 s0, s7, s5
	v_mov_b32_e32 v3, s12
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v4, s7, v6
	v_add_u32_e32 v5, s1, v8
	v_sub_u32_e32 v4, v5, v4
	v_sub_u32_e32 v5, s0, v5
	v_add_u32_e32 v5, v5, v7
	v_cmp_lt_u32_e32 vcc, v4, v5
	s_nop 1
	v_cndmask_b32_e32 v244, v3, v2, vcc
.LBB0_41:
	v_mov_b32_e32 v242, 0
.LBB0_42:
	s_add_i32 s7, s26, 1
	s_cmp_ge_u32 s7, s11
	s_cbranch_scc1 .LBB0_44
; %bb.43:
	s_lshl_b32 s0, s26, 2
	v_mov_b32_e32 v2, s0
	ds_read_b32 v2, v2 offset:4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s8, v2
.LBB0_44:
	s_cmp_lg_u32 s8, s6
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u32 s8, s6
	s_cselect_b64 s[12:13], -1, 0
	s_or_b64 s[2:3], s[2:3], s[12:13]
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_52
; %bb.45:
	s_mov_b32 s9, 0
	s_lshl_b64 s[2:3], s[8:9], 2
	v_lshl_add_u64 v[4:5], v[0:1], 0, s[2:3]
	flat_load_dword v2, v[4:5]
	flat_load_dword v3, v[0:1]
	s_add_i32 s2, s8, 1
	s_mul_i32 s3, s2, s5
	s_mul_i32 s11, s10, s7
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v4, s3, v2
	v_sub_u32_e32 v4, v4, v3
	v_cmp_gt_u32_e32 vcc, s11, v4
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_49
; %bb.46:
	s_mov_b32 s3, s9
	s_lshl_b64 s[14:15], s[2:3], 2
	v_lshl_add_u64 v[6:7], v[0:1], 0, s[14:15]
	flat_load_dword v3, v[6:7]
	v_sub_u32_e32 v4, s11, v4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v3, v3, v2
	v_cmp_lt_u32_e32 vcc, v4, v3
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_48
; %bb.47:
	v_cvt_f32_u32_e32 v5, s23
	s_sub_i32 s3, 0, s23
	v_rcp_iflag_f32_e32 v5, v5
	s_nop 0
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v6, s3, v5
	v_mul_hi_u32 v6, v5, v6
	v_add_u32_e32 v5, v5, v6
	v_mul_hi_u32 v5, v4, v5
	v_mul_lo_u32 v6, v5, s23
	v_sub_u32_e32 v6, v4, v6
	v_add_u32_e32 v7, 1, v5
	v_cmp_le_u32_e32 vcc, s23, v6
	s_nop 1
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_subrev_u32_e32 v7, s23, v6
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_add_u32_e32 v7, 1, v5
	v_cmp_le_u32_e32 vcc, s23, v6
	s_nop 1
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_mul_lo_u32 v6, v5, s23
	v_sub_u32_e32 v4, v4, v6
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_nop 1
	v_addc_co_u32_e32 v4, vcc, 0, v5, vcc
	v_mul_lo_u32 v4, v4, s23
	v_min_u32_e32 v3, v3, v4
.LBB0_48:
	s_or_b64 exec, exec, s[14:15]
.LBB0_49:
	s_or_b64 exec, exec, s[12:13]
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v25, 0
	v_accvgpr_write_b32 a178, s8
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_51
; %bb.50:
	s_mov_b32 s3, 0
	s_lshl_b64 s[14:15], s[2:3], 2
	v_lshl_add_u64 v[4:5], v[0:1], 0, s[14:15]
	flat_load_dword v4, v[4:5]
	v_mov_b32_e32 v5, s8
	v_mov_b32_e32 v6, s2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v2, v4, v2
	v_cmp_eq_u32_e32 vcc, v3, v2
	s_nop 1
	v_cndmask_b32_e32 v2, v5, v6, vcc
	v_accvgpr_write_b32 a178, v2
	v_cndmask_b32_e64 v25, v3, 0, vcc
.LBB0_51:
	s_or_b64 exec, exec, s[12:13]
	s_branch .LBB0_56
.LBB0_52:
                                        ; implicit-def: $vgpr25
                                        ; implicit-def: $agpr178
	s_cbranch_execz .LBB0_56
; %bb.53:
	s_andn2_b64 vcc, exec, s[0:1]
	v_accvgpr_write_b32 a178, s6
	s_cbranch_vccnz .LBB0_55
; %bb.54:
	s_mov_b32 s9, 0
	s_lshl_b64 s[0:1], s[8:9], 2
	v_lshl_add_u64 v[2:3], v[0:1], 0, s[0:1]
	s_add_i32 s0, s8, 1
	s_mov_b32 s1, s9
	s_lshl_b64 s[2:3], s[0:1], 2
	v_lshl_add_u64 v[4:5], v[0:1], 0, s[2:3]
	flat_load_dword v6, v[2:3]
	flat_load_dword v7, v[4:5]
	flat_load_dword v8, v[0:1]
	s_mul_i32 s1, s10, s7
	s_mul_i32 s2, s8, s5
	s_add_i32 s3, s2, s5
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_add_u32_e32 v4, s2, v6
	v_add_u32_e32 v5, s1, v8
	v_sub_u32_e32 v4, v5, v4
	v_sub_u32_e32 v5, s3, v5
	v_add_u32_e32 v5, v5, v7
	v_cmp_lt_u32_e32 vcc, v4, v5
	s_nop 1
	v_cndmask_b32_e32 v2, v3, v2, vcc
	v_accvgpr_write_b32 a178, v2
.LBB0_55:
	v_mov_b32_e32 v25, 0
.LBB0_56:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_108
.LBB0_57:
	v_accvgpr_read_b32 v2, a162
	v_cmp_ge_i32_e32 vcc, s4, v2
	v_lshlrev_b32_e32 v2, 2, v2
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_60
; %bb.58:
	v_mov_b32_e32 v3, 0
	v_add_u32_e32 v4, 0xb350, v2
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[2:3]
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[6:7], 0x400
	v_accvgpr_read_b32 v3, a162
.LBB0_59:                               ; =>This Inner Loop Header: Depth=1
	flat_load_dword v5, v[0:1]
	v_add_u32_e32 v3, 0x100, v3
	v_cmp_lt_i32_e32 vcc, s4, v3
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[6:7]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_write_b32 v4, v5
	v_add_u32_e32 v4, 0x400, v4
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_59
.LBB0_60:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v1, v0 offset:50244
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_cbranch_vccnz .LBB0_63
; %bb.61:
	v_lshlrev_b32_e32 v0, 2, v1
	ds_read_b32 v3, v0 offset:45904
	v_mov_b32_e32 v0, 0
.LBB0_62:                               ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v4, 1, v1
	v_lshrrev_b32_e32 v4, 1, v4
	v_add_u32_e32 v5, v4, v0
	v_lshlrev_b32_e32 v6, 2, v5
	ds_read_b32 v6, v6 offset:45900
	v_sub_u32_e32 v1, v1, v4
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e64 s[0:1], v6, v3
	s_nop 1
	v_cndmask_b32_e64 v0, v5, v0, s[0:1]
	s_cbranch_vccnz .LBB0_62
.LBB0_63:
	v_readfirstlane_b32 s4, v0
	v_mov_b32_e32 v0, 0
	ds_read_b128 v[4:7], v0 offset:50224
	s_lshl_b32 s0, s4, 2
	v_mov_b32_e32 v1, s0
	ds_read_b32 v1, v1 offset:45904
	ds_read_b32 v3, v0 offset:45904
	s_mov_b32 s15, s4
	s_waitcnt lgkmcnt(2)
	v_readfirstlane_b32 s16, v5
	v_readfirstlane_b32 s0, v7
	v_readfirstlane_b32 s14, v6
	s_mul_i32 s0, s0, s16
	s_add_i32 s0, s0, s14
	v_cvt_f32_u32_e32 v5, s0
	v_readfirstlane_b32 s1, v4
	s_mul_i32 s2, s14, s4
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v1, s2, v1
	v_rcp_iflag_f32_e32 v5, v5
	s_sub_i32 s2, 0, s0
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v1, v1, v3
	v_mul_f32_e32 v4, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v4, v4
	v_readfirstlane_b32 s5, v1
	v_readfirstlane_b32 s3, v4
	s_mul_i32 s2, s2, s3
	s_mul_hi_u32 s2, s3, s2
	s_add_i32 s3, s3, s2
	s_mul_hi_u32 s2, s5, s3
	s_mul_i32 s3, s2, s0
	s_sub_i32 s3, s5, s3
	s_add_i32 s6, s2, 1
	s_sub_i32 s7, s3, s0
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s2, s6, s2
	s_cselect_b32 s3, s7, s3
	s_add_i32 s6, s2, 1
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s0, s6, s2
	s_min_u32 s17, s1, s0
	s_max_u32 s7, s17, 1
	v_cvt_f32_u32_e32 v1, s7
	s_sub_i32 s0, 0, s7
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_nop 0
	v_readfirstlane_b32 s1, v1
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s1, s1, s0
	s_mul_hi_u32 s0, s5, s1
	s_mul_i32 s1, s0, s7
	s_sub_i32 s1, s5, s1
	s_add_i32 s2, s0, 1
	s_sub_i32 s3, s1, s7
	s_cmp_ge_u32 s1, s7
	s_cselect_b32 s0, s2, s0
	s_cselect_b32 s1, s3, s1
	s_add_i32 s2, s0, 1
	s_cmp_ge_u32 s1, s7
	s_cselect_b32 s0, s2, s0
	s_mul_i32 s1, s0, s7
	s_sub_i32 s1, s5, s1
	s_cmp_lg_u32 s1, 0
	v_accvgpr_read_b32 v1, a162
	s_addc_u32 s6, s0, 0
	v_cmp_gt_u32_e32 vcc, s7, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_69
; %bb.64:
	s_cmp_lt_u32 s4, 2
	s_mov_b64 s[8:9], 0
	s_cselect_b64 s[10:11], -1, 0
	v_mov_b32_e32 v1, s4
	v_accvgpr_read_b32 v3, a162
	s_branch .LBB0_66
.LBB0_65:                               ;   in Loop: Header=BB0_66 Depth=1
	s_or_b64 exec, exec, s[12:13]
	v_lshlrev_b32_e32 v5, 2, v3
	v_add_u32_e32 v3, 0x100, v3
	v_cmp_le_u32_e64 s[0:1], s7, v3
	s_or_b64 s[8:9], s[0:1], s[8:9]
	ds_write_b32 v5, v4
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_69
.LBB0_66:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_68 Depth 2
	v_mul_lo_u32 v5, v3, s6
	v_cmp_le_u32_e64 s[0:1], s5, v5
	s_nop 1
	v_cndmask_b32_e64 v4, 0, v1, s[0:1]
	s_nor_b64 s[0:1], s[0:1], s[10:11]
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_cbranch_execz .LBB0_65
; %bb.67:                               ;   in Loop: Header=BB0_66 Depth=1
	ds_read_b32 v6, v0 offset:45904
	v_mov_b32_e32 v4, 0
	s_mov_b32 s18, s15
.LBB0_68:                               ;   Parent Loop BB0_66 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_lshr_b32 s0, s18, 1
	v_add_u32_e32 v7, s0, v4
	v_lshlrev_b32_e32 v8, 2, v7
	ds_read_b32 v8, v8 offset:45904
	s_sub_i32 s18, s18, s0
	s_cmp_gt_u32 s18, 1
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v8, v8, v6
	v_mad_u64_u32 v[8:9], s[0:1], v7, s14, v[8:9]
	v_cmp_gt_u32_e64 s[0:1], v8, v5
	s_nop 1
	v_cndmask_b32_e64 v4, v7, v4, s[0:1]
	s_cbranch_scc1 .LBB0_68
	s_branch .LBB0_65
.LBB0_69:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_79
; %bb.70:
	ds_read_b32 v1, v0 offset:45904
	v_accvgpr_read_b32 v8, a162
	v_mul_lo_u32 v3, v8, s6
	v_add_u32_e32 v4, s6, v3
	s_lshl_b32 s12, s6, 8
	v_sub_u32_e32 v5, 0, v4
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v6, 0, v1
	v_sub_u32_e32 v7, 0, v3
	s_mov_b64 s[2:3], 0
	s_mov_b32 s13, 0xb350
	s_branch .LBB0_73
.LBB0_71:                               ;   in Loop: Header=BB0_73 Depth=1
	s_or_b64 exec, exec, s[10:11]
.LBB0_72:                               ;   in Loop: Header=BB0_73 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_lshlrev_b32_e32 v11, 2, v10
	v_lshlrev_b32_e32 v12, 2, v9
	ds_read_b32 v11, v11 offset:45904
	ds_read_b32 v12, v12 offset:45904
	v_sub_u32_e32 v9, v10, v9
	v_add_u32_e32 v8, 0x100, v8
	v_cmp_le_u32_e32 vcc, s7, v8
	v_add_u32_e32 v2, 0x400, v2
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v10, v11, v12
	v_mad_u64_u32 v[10:11], s[8:9], v9, s14, v[10:11]
	v_max_u32_e32 v0, v0, v10
	v_subrev_u32_e32 v6, s12, v6
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v1, s12, v1
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_78
.LBB0_73:                               ; =>This Inner Loop Header: Depth=1
	ds_read_b32 v10, v2
	v_mov_b32_e32 v9, s4
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s4, v10
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_75
; %bb.74:                               ;   in Loop: Header=BB0_73 Depth=1
	v_lshl_add_u32 v9, v10, 2, s13
	ds_read2_b32 v[12:13], v9 offset1:1
	v_mul_lo_u32 v9, s14, v10
	v_add_u32_e32 v14, v7, v6
	v_add_u32_e32 v15, s14, v9
	v_add_u32_e32 v11, 1, v10
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v9, v12, v9
	v_add_u32_e32 v12, v3, v1
	v_add3_u32 v13, v14, v15, v13
	v_sub_u32_e32 v9, v12, v9
	v_cmp_lt_u32_e32 vcc, v9, v13
	s_nop 1
	v_cndmask_b32_e32 v9, v11, v10, vcc
.LBB0_75:                               ;   in Loop: Header=BB0_73 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_add_u32_e32 v10, 1, v8
	v_cmp_gt_u32_e32 vcc, s17, v10
	v_mov_b32_e32 v10, s4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_72
; %bb.76:                               ;   in Loop: Header=BB0_73 Depth=1
	ds_read_b32 v11, v2 offset:4
	v_mov_b32_e32 v10, s4
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, s4, v11
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_71
; %bb.77:                               ;   in Loop: Header=BB0_73 Depth=1
	v_lshl_add_u32 v10, v11, 2, s13
	ds_read2_b32 v[12:13], v10 offset1:1
	v_mul_lo_u32 v10, s14, v11
	v_add_u32_e32 v15, v5, v6
	v_add_u32_e32 v16, s14, v10
	v_add_u32_e32 v14, 1, v11
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, v12, v10
	v_add_u32_e32 v12, v4, v1
	v_add3_u32 v13, v15, v16, v13
	v_sub_u32_e32 v10, v12, v10
	v_cmp_lt_u32_e32 vcc, v10, v13
	s_nop 1
	v_cndmask_b32_e32 v10, v14, v11, vcc
	s_branch .LBB0_71
.LBB0_78:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v1, v0
.LBB0_79:
	s_or_b64 exec, exec, s[0:1]
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_mbcnt_hi_u32_b32 v0, -1, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_xor_b32_e32 v2, 0x80, v0
	ds_bpermute_b32 v2, v2, v1
	v_xor_b32_e32 v3, 64, v0
	s_add_i32 s0, s6, s14
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v3, v1
	v_xor_b32_e32 v3, 32, v0
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v3, v1
	v_xor_b32_e32 v3, 16, v0
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v3, v1
	v_xor_b32_e32 v3, 8, v0
	v_xor_b32_e32 v0, 4, v0
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v3, v1
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v1, v1, v2
	ds_bpermute_b32 v2, v0, v1
	v_accvgpr_read_b32 v0, a162
	v_lshrrev_b32_e32 v3, 4, v0
	v_mov_b32_e32 v0, 0
	v_and_b32_e32 v3, 12, v3
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v1, v1, v2
	ds_write_b32 v3, v1 offset:45840
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[2:5], v0 offset:45840
	ds_read_b32 v6, v0 offset:50240
	s_waitcnt lgkmcnt(1)
	v_max3_u32 v1, v1, v2, v3
	v_max3_u32 v1, v1, v4, v5
	s_nop 0
	v_readfirstlane_b32 s1, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, s0, v6
	v_cmp_le_u32_e64 s[2:3], s1, v1
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s8, v255, 0
	v_readlane_b32 s9, v255, 1
	s_and_b64 s[8:9], s[0:1], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_81
; %bb.80:
	v_mov_b32_e32 v6, 0xb328
	v_mov_b64_e32 v[2:3], s[4:5]
	v_mov_b64_e32 v[4:5], s[6:7]
	ds_write2_b64 v6, v[2:3], v[4:5] offset1:1
	ds_read_b64 v[4:5], v0 offset:50064
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	s_mov_b32 s5, 0xb000
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s16
	ds_write_b8 v0, v1 offset:45888
	v_add_u32_e64 v0, s5, 0
	s_waitcnt lgkmcnt(1)
	ds_write2_b64 v0, v[4:5], v[2:3] offset0:100 offset1:103
.LBB0_81:
	s_or_b64 exec, exec, s[0:1]
	s_cmp_ge_u32 s26, s7
	s_mov_b32 s5, s15
	s_cbranch_scc1 .LBB0_83
; %bb.82:
	s_lshl_b32 s0, s26, 2
	v_mov_b32_e32 v0, s0
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s5, v0
.LBB0_83:
	s_cmp_lg_u32 s5, s4
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u32 s5, s4
	s_cselect_b64 s[8:9], -1, 0
	s_or_b64 s[8:9], s[2:3], s[8:9]
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_90
; %bb.84:
	s_lshl_b32 s8, s5, 2
	v_mov_b32_e32 v0, s8
	ds_read_b32 v0, v0 offset:45904
	v_mov_b32_e32 v242, 0
	ds_read_b32 v1, v242 offset:45904
	s_add_i32 s9, s5, 1
	s_mul_i32 s11, s9, s14
	s_waitcnt lgkmcnt(1)
	v_readfirstlane_b32 s12, v0
	s_add_i32 s11, s11, s12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v1
	s_mul_i32 s10, s6, s26
	s_sub_i32 s11, s11, s12
	s_cmp_le_u32 s10, s11
	v_mov_b32_e32 v1, 0
	s_cbranch_scc1 .LBB0_87
; %bb.85:
	v_mov_b32_e32 v1, s8
	ds_read_b32 v1, v1 offset:45908
	s_sub_i32 s10, s10, s11
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v1, v1, v0
	v_cmp_ge_u32_e32 vcc, s10, v1
	s_cbranch_vccnz .LBB0_87
; %bb.86:
	v_cvt_f32_u32_e32 v2, s16
	s_sub_i32 s11, 0, s16
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s12, v2
	s_mul_i32 s11, s11, s12
	s_mul_hi_u32 s11, s12, s11
	s_add_i32 s12, s12, s11
	s_mul_hi_u32 s11, s10, s12
	s_mul_i32 s12, s11, s16
	s_sub_i32 s12, s10, s12
	s_add_i32 s13, s11, 1
	s_sub_i32 s17, s12, s16
	s_cmp_ge_u32 s12, s16
	s_cselect_b32 s11, s13, s11
	s_cselect_b32 s12, s17, s12
	s_add_i32 s13, s11, 1
	s_cmp_ge_u32 s12, s16
	s_cselect_b32 s11, s13, s11
	s_mul_i32 s12, s11, s16
	s_sub_i32 s10, s10, s12
	s_cmp_lg_u32 s10, 0
	s_addc_u32 s10, s11, 0
	s_mul_i32 s10, s10, s16
	v_min_u32_e32 v1, s10, v1
.LBB0_87:
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_mov_b32_e32 v244, s5
	s_cbranch_vccnz .LBB0_89
; %bb.88:
	v_mov_b32_e32 v2, s8
	ds_read_b32 v2, v2 offset:45908
	v_mov_b32_e32 v3, s5
	v_mov_b32_e32 v4, s9
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v0, v2, v0
	v_cmp_eq_u32_e32 vcc, v1, v0
	s_nop 1
	v_cndmask_b32_e32 v244, v3, v4, vcc
	v_cndmask_b32_e64 v242, v1, 0, vcc
.LBB0_89:
	s_branch .LBB0_94
.LBB0_90:
                                        ; implicit-def: $vgpr242
                                        ; implicit-def: $vgpr244
	s_cbranch_execz .LBB0_94
; %bb.91:
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v244, s4
	s_cbranch_vccnz .LBB0_93
; %bb.92:
	s_lshl2_add_u32 s1, s5, 0xb350
	v_mov_b32_e32 v0, 0
	ds_read_b32 v2, v0 offset:45904
	v_mov_b32_e32 v0, s1
	ds_read2_b32 v[0:1], v0 offset1:1
	s_mul_i32 s0, s6, s26
	s_add_i32 s8, s5, 1
	s_mul_i32 s1, s8, s14
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s0, v2
	s_mul_i32 s0, s5, s14
	v_sub_u32_e32 v3, s1, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, s0, v0
	v_add_u32_e32 v1, v1, v3
	v_sub_u32_e32 v0, v2, v0
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, s5
	v_cmp_lt_u32_e32 vcc, v0, v1
	s_nop 1
	v_cndmask_b32_e32 v244, v2, v3, vcc
.LBB0_93:
	v_mov_b32_e32 v242, 0
.LBB0_94:
	s_add_i32 s5, s26, 1
	s_cmp_ge_u32 s5, s7
	s_cbranch_scc1 .LBB0_96
; %bb.95:
	s_lshl_b32 s0, s26, 2
	v_mov_b32_e32 v0, s0
	ds_read_b32 v0, v0 offset:4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v0
.LBB0_96:
	s_cmp_lg_u32 s15, s4
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_eq_u32 s15, s4
	s_cselect_b64 s[8:9], -1, 0
	s_or_b64 s[2:3], s[2:3], s[8:9]
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_103
; %bb.97:
	s_lshl_b32 s2, s15, 2
	v_mov_b32_e32 v0, s2
	ds_read_b32 v0, v0 offset:45904
	v_mov_b32_e32 v25, 0
	ds_read_b32 v1, v25 offset:45904
	s_add_i32 s3, s15, 1
	s_mul_i32 s8, s3, s14
	s_waitcnt lgkmcnt(1)
	v_readfirstlane_b32 s9, v0
	s_add_i32 s8, s8, s9
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s9, v1
	s_mul_i32 s7, s6, s5
	s_sub_i32 s8, s8, s9
	s_cmp_le_u32 s7, s8
	v_mov_b32_e32 v1, 0
	s_cbranch_scc1 .LBB0_100
; %bb.98:
	v_mov_b32_e32 v1, s2
	ds_read_b32 v1, v1 offset:45908
	s_sub_i32 s7, s7, s8
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v1, v1, v0
	v_cmp_ge_u32_e32 vcc, s7, v1
	s_cbranch_vccnz .LBB0_100
; %bb.99:
	v_cvt_f32_u32_e32 v2, s16
	s_sub_i32 s8, 0, s16
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s9, v2
	s_mul_i32 s8, s8, s9
	s_mul_hi_u32 s8, s9, s8
	s_add_i32 s9, s9, s8
	s_mul_hi_u32 s8, s7, s9
	s_mul_i32 s9, s8, s16
	s_sub_i32 s9, s7, s9
	s_add_i32 s10, s8, 1
	s_sub_i32 s11, s9, s16
	s_cmp_ge_u32 s9, s16
	s_cselect_b32 s8, s10, s8
	s_cselect_b32 s9, s11, s9
	s_add_i32 s10, s8, 1
	s_cmp_ge_u32 s9, s16
	s_cselect_b32 s8, s10, s8
	s_mul_i32 s9, s8, s16
	s_sub_i32 s7, s7, s9
	s_cmp_lg_u32 s7, 0
	s_addc_u32 s7, s8, 0
	s_mul_i32 s7, s7, s16
	v_min_u32_e32 v1, s7, v1
.LBB0_100:
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_accvgpr_write_b32 a178, s15
	s_cbranch_vccnz .LBB0_102
; %bb.101:
	v_mov_b32_e32 v2, s2
	ds_read_b32 v2, v2 offset:45908
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v4, s3
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v0, v2, v0
	v_cmp_eq_u32_e32 vcc, v1, v0
	s_nop 1
	v_cndmask_b32_e32 v0, v3, v4, vcc
	v_accvgpr_write_b32 a178, v0
	v_cndmask_b32_e64 v25, v1, 0, vcc
.LBB0_102:
	s_branch .LBB0_107
.LBB0_103:
                                        ; implicit-def: $vgpr25
                                        ; implicit-def: $agpr178
	s_cbranch_execz .LBB0_107
; %bb.104:
	s_andn2_b64 vcc, exec, s[0:1]
	v_accvgpr_write_b32 a178, s4
	s_cbranch_vccnz .LBB0_106
; %bb.105:
	s_lshl2_add_u32 s1, s15, 0xb350
	v_mov_b32_e32 v0, 0
	ds_read_b32 v2, v0 offset:45904
	v_mov_b32_e32 v0, s1
	ds_read2_b32 v[0:1], v0 offset1:1
	s_mul_i32 s0, s6, s5
	s_add_i32 s2, s15, 1
	s_mul_i32 s1, s2, s14
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s0, v2
	s_mul_i32 s0, s15, s14
	v_sub_u32_e32 v3, s1, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, s0, v0
	v_add_u32_e32 v1, v1, v3
	v_sub_u32_e32 v0, v2, v0
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s15
	v_cmp_lt_u32_e32 vcc, v0, v1
	s_nop 1
	v_cndmask_b32_e32 v0, v2, v3, vcc
	v_accvgpr_write_b32 a178, v0
.LBB0_106:
	v_mov_b32_e32 v25, 0
.LBB0_107:
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_108:
	s_sub_i32 s0, s22, s20
	v_mov_b32_e32 v243, 0
	s_cmp_ge_u32 s22, s20
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v0, v243 offset:50248
	s_cselect_b32 s0, s0, s22
	s_xor_b32 s0, s0, s21
	s_sub_i32 s2, s0, s21
	s_mov_b32 s28, 0
	s_mov_b32 s0, s26
	s_lshl_b32 s24, s2, 6
	s_mov_b32 s29, 0x7ff00000
	s_mov_b32 s27, s28
	v_writelane_b32 v255, s0, 2
	s_waitcnt lgkmcnt(0)
	v_subrev_u32_e32 v0, s24, v0
	v_min_i32_e32 v246, 64, v0
	v_writelane_b32 v255, s1, 3
	s_lshl_b64 s[0:1], s[26:27], 1
	v_writelane_b32 v255, s0, 4
	s_ashr_i32 s3, s2, 31
	v_accvgpr_write_b32 a179, v0
	v_writelane_b32 v255, s1, 5
	v_cmp_lt_i32_e64 s[0:1], 0, v0
	v_lshlrev_b32_e32 v0, 7, v246
	v_writelane_b32 v255, s2, 6
	v_accvgpr_write_b32 a176, v0
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_writelane_b32 v255, s3, 7
	v_mbcnt_hi_u32_b32 v0, -1, v0
	v_writelane_b32 v255, s0, 8
	s_movk_i32 s94, 0xfc80
	s_mov_b32 s96, 0xbd87e24d
	s_mov_b32 s98, 0
	s_mov_b32 s2, 0
	s_mov_b32 s26, 0
	s_mov_b32 s36, 0x652b82fe
	v_lshlrev_b32_e32 v0, 2, v0
	s_ashr_i32 s25, s24, 31
	v_writelane_b32 v255, s1, 9
	s_mov_b64 s[34:35], 0
	s_movk_i32 s58, 0x4000
	s_mov_b32 s60, 0xa000
	v_mov_b32_e32 v42, 0xff800000
	s_mov_b64 s[88:89], 0x100
	s_mov_b32 s62, 0xb000
	s_movk_i32 s33, 0x7f
	s_brev_b32 s90, 60
	s_mov_b64 s[92:93], 0x1c0
	s_movk_i32 s91, 0xff
	s_mov_b32 s95, -1
	s_mov_b32 s97, 0x3fb0527d
	s_mov_b32 s99, 0xc08f4000
	s_mov_b32 s3, 0x408f4000
	s_movk_i32 s20, 0xffe0
	s_mov_b32 s27, 0x7ff00000
	s_mov_b64 s[30:31], 0x300
	s_movk_i32 s21, 0x7fff
	s_mov_b32 s37, 0x3ff71547
	v_xor_b32_e32 v247, 64, v0
	v_accvgpr_write_b32 a181, v0
	v_xor_b32_e32 v248, 0x80, v0
	v_accvgpr_write_b32 a160, v243
	v_accvgpr_write_b32 a161, v243
	s_branch .LBB0_112
.LBB0_109:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
.LBB0_110:                              ;   in Loop: Header=BB0_112 Depth=1
	s_xor_b64 s[0:1], exec, -1
	v_accvgpr_read_b32 v244, a184
.LBB0_111:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[38:39]
	s_and_b64 s[0:1], exec, s[0:1]
	s_or_b64 s[34:35], s[0:1], s[34:35]
	v_mov_b32_e32 v242, 0
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_705
.LBB0_112:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_697 Depth 2
                                        ;     Child Loop BB0_701 Depth 2
                                        ;     Child Loop BB0_129 Depth 2
                                        ;       Child Loop BB0_205 Depth 3
                                        ;     Child Loop BB0_341 Depth 2
                                        ;       Child Loop BB0_343 Depth 3
                                        ;       Child Loop BB0_348 Depth 3
                                        ;       Child Loop BB0_352 Depth 3
                                        ;       Child Loop BB0_357 Depth 3
                                        ;       Child Loop BB0_362 Depth 3
                                        ;       Child Loop BB0_366 Depth 3
                                        ;       Child Loop BB0_373 Depth 3
                                        ;         Child Loop BB0_376 Depth 4
                                        ;     Child Loop BB0_419 Depth 2
                                        ;       Child Loop BB0_421 Depth 3
                                        ;       Child Loop BB0_426 Depth 3
                                        ;       Child Loop BB0_430 Depth 3
                                        ;       Child Loop BB0_435 Depth 3
                                        ;       Child Loop BB0_440 Depth 3
                                        ;       Child Loop BB0_444 Depth 3
                                        ;       Child Loop BB0_452 Depth 3
                                        ;         Child Loop BB0_455 Depth 4
                                        ;     Child Loop BB0_490 Depth 2
                                        ;       Child Loop BB0_565 Depth 3
	s_waitcnt lgkmcnt(0)
	v_accvgpr_read_b32 v0, a178
	v_cmp_lt_u32_e64 s[4:5], v244, v0
	v_mov_b32_e32 v245, v243
	v_cmp_ge_u32_e32 vcc, v244, v0
	s_mov_b64 s[6:7], s[4:5]
	s_and_saveexec_b64 s[8:9], vcc
; %bb.113:                              ;   in Loop: Header=BB0_112 Depth=1
	v_accvgpr_read_b32 v0, a178
	v_cmp_eq_u32_e32 vcc, v244, v0
	v_cmp_lt_u32_e64 s[0:1], v242, v25
	s_and_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 s[6:7], s[4:5], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[6:7], s[6:7], s[0:1]
; %bb.114:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_mov_b64 s[0:1], -1
	s_and_saveexec_b64 s[38:39], s[6:7]
	s_cbranch_execz .LBB0_111
; %bb.115:                              ;   in Loop: Header=BB0_112 Depth=1
	ds_read_b64 v[0:1], v243 offset:45856
	v_mov_b32_e32 v3, v243
	v_add_u32_e32 v2, 1, v244
	v_accvgpr_write_b32 a185, v3
	v_accvgpr_write_b32 a184, v2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s1, v1
	v_readfirstlane_b32 s0, v0
	s_nop 1
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[0:1]
	v_lshl_add_u64 v[4:5], v[244:245], 2, s[0:1]
	flat_load_dword v2, v[2:3]
	s_nop 0
	flat_load_dword v3, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v2, v2, v3
	s_nop 0
	v_readfirstlane_b32 s22, v2
	s_cmp_lg_u32 s22, 0
	s_cbranch_scc0 .LBB0_309
; %bb.116:                              ;   in Loop: Header=BB0_112 Depth=1
	v_readfirstlane_b32 s0, v1
	v_readfirstlane_b32 s1, v0
	v_mov_b32_e32 v2, 0xc350
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v0, s1
	v_lshl_add_u64 v[0:1], v[244:245], 2, v[0:1]
	flat_load_dword v0, v[0:1]
	v_mov_b32_e32 v1, 0xc350
	ds_read_b64 v[10:11], v2 offset:80
	ds_read_b32 v12, v1 offset:248
	v_accvgpr_read_b32 v21, a162
	v_accvgpr_write_b32 a183, v248
	v_accvgpr_write_b32 a182, v247
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s6, v0
	s_barrier
	s_nop 0
	v_readfirstlane_b32 s8, v21
	s_lshr_b32 s9, s8, 6
	v_and_b32_e32 v51, 63, v21
	s_sub_i32 s0, 0, s9
	v_cmp_eq_u32_e32 vcc, s0, v51
	s_and_saveexec_b64 s[0:1], vcc
; %bb.117:                              ;   in Loop: Header=BB0_112 Depth=1
	ds_write_b32 v243, v243 offset:45896
; %bb.118:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], src_shared_base
	v_lshrrev_b32_e32 v53, 5, v51
	v_mul_u32_u24_e32 v0, 6, v53
	v_mad_u32_u24 v1, v53, 6, 12
	v_bfe_u32 v22, v51, 4, 1
	s_mov_b32 s59, s1
	v_or_b32_e32 v1, v22, v1
	v_or_b32_e32 v0, v0, v22
	s_cmp_lg_u64 s[58:59], 0
	v_add_u32_e32 v2, 2, v1
	v_add_u32_e32 v3, 2, v0
	v_and_b32_e32 v16, 15, v21
	s_cselect_b32 s0, 0x4000, -1
	s_add_i32 s11, s9, 8
	s_add_i32 s12, s9, 4
	s_add_i32 s13, s9, 12
	s_lshl_b32 s10, s9, 10
	s_mov_b32 s61, s1
	v_add_u32_e32 v4, 4, v1
	v_add_u32_e32 v5, 4, v0
	v_lshlrev_b32_e32 v6, 9, v16
	v_xor_b32_e32 v2, v2, v16
	v_xor_b32_e32 v7, v3, v16
	s_cmp_lg_u64 s[60:61], 0
	v_lshrrev_b32_e32 v50, 4, v51
	v_lshl_add_u32 v3, v2, 4, v6
	v_lshl_add_u32 v2, v7, 4, v6
	v_xor_b32_e32 v4, v4, v16
	v_xor_b32_e32 v7, v5, v16
	s_cselect_b32 s14, 0xa000, -1
	v_mov_b32_e32 v13, s22
	s_ashr_i32 s7, s6, 31
	v_xor_b32_e32 v1, v1, v16
	v_xor_b32_e32 v0, v0, v16
	v_lshl_add_u32 v5, v4, 4, v6
	v_lshl_add_u32 v4, v7, 4, v6
	v_lshlrev_b32_e32 v7, 4, v16
	v_bitop3_b32 v8, v50, v16, 24 bitop3:0x36
	v_lshl_add_u32 v32, v16, 7, s0
	v_mov_b32_e32 v24, v16
	v_cndmask_b32_e64 v15, v25, v13, s[4:5]
	v_lshl_add_u64 v[10:11], s[6:7], 2, v[10:11]
	v_mad_u64_u32 v[16:17], s[4:5], v12, v244, s[24:25]
	s_lshl_b32 s23, s9, 4
	v_ashrrev_i32_e32 v13, 31, v12
	v_mov_b32_e32 v12, v17
	v_lshl_add_u64 v[60:61], v[242:243], 2, v[10:11]
	v_or_b32_e32 v11, s23, v24
	v_add_u32_e32 v10, -1, v246
	v_mad_u64_u32 v[12:13], s[4:5], v13, v244, v[12:13]
	v_min_i32_e32 v10, v10, v11
	v_mov_b32_e32 v17, v12
	v_accvgpr_write_b32 a192, v11
	v_ashrrev_i32_e32 v11, 31, v10
	v_accvgpr_write_b32 a177, v25
	v_mov_b32_e32 v34, v24
	v_lshl_add_u64 v[24:25], v[16:17], 0, v[10:11]
	v_lshlrev_b64 v[10:11], 9, v[24:25]
	v_mul_u32_u24_e32 v14, 3, v50
	v_sub_u32_e32 v254, v15, v242
	v_lshl_add_u64 v[26:27], v[234:235], 0, v[10:11]
	v_mov_b32_e32 v15, v243
	s_movk_i32 s15, 0x1c0
	v_lshl_add_u64 v[10:11], v[26:27], 0, v[14:15]
	s_mov_b64 s[4:5], 0x1c2
	v_lshrrev_b32_e32 v18, 1, v21
	v_bitop3_b32 v9, v6, v7, s15 bitop3:0xf6
	v_accvgpr_write_b32 a187, v17
	v_lshl_add_u64 v[12:13], v[10:11], 0, s[4:5]
	flat_load_ushort v36, v[10:11] offset:448
	flat_load_ubyte v37, v[12:13]
	s_lshl_b32 s6, s9, 3
	v_lshrrev_b32_e32 v10, 3, v21
	v_lshl_add_u32 v1, v1, 4, v6
	v_lshl_add_u32 v0, v0, 4, v6
	v_or_b32_e32 v7, v9, v14
	v_lshl_or_b32 v6, v8, 4, v6
	v_or3_b32 v8, v22, v9, 12
	v_bitop3_b32 v9, v50, v18, 7 bitop3:0x78
	v_accvgpr_write_b32 a186, v16
	v_and_or_b32 v16, v10, 4, s6
	v_add_u32_e32 v43, -1, v254
	v_and_b32_e32 v18, 4, v18
	v_min_u32_e32 v10, v43, v16
	v_or_b32_e32 v12, 1, v16
	v_or_b32_e32 v14, 2, v16
	v_or_b32_e32 v16, 3, v16
	v_or3_b32 v18, v18, v50, s6
	v_lshlrev_b32_e32 v10, 2, v10
	v_mov_b32_e32 v11, v243
	v_min_u32_e32 v12, v43, v12
	v_min_u32_e32 v14, v43, v14
	v_min_u32_e32 v16, v43, v16
	v_min_u32_e32 v18, v43, v18
	v_lshl_add_u64 v[10:11], v[60:61], 0, v[10:11]
	v_lshlrev_b32_e32 v12, 2, v12
	v_mov_b32_e32 v13, v243
	v_lshlrev_b32_e32 v14, 2, v14
	v_lshlrev_b32_e32 v16, 2, v16
	v_mov_b32_e32 v17, v243
	v_lshlrev_b32_e32 v18, 2, v18
	v_mov_b32_e32 v19, v243
	v_lshl_add_u64 v[12:13], v[60:61], 0, v[12:13]
	v_lshl_add_u64 v[14:15], v[60:61], 0, v[14:15]
	v_lshl_add_u64 v[16:17], v[60:61], 0, v[16:17]
	v_lshl_add_u64 v[18:19], v[60:61], 0, v[18:19]
	flat_load_dword v28, v[10:11]
	flat_load_dword v30, v[12:13]
	flat_load_dword v44, v[14:15]
	flat_load_dword v46, v[16:17]
	flat_load_dword v48, v[18:19]
	v_lshlrev_b32_e32 v20, 3, v50
	v_bfe_u32 v29, v21, 1, 3
	v_lshlrev_b32_e32 v23, 3, v21
	v_or_b32_e32 v31, v20, v29
	v_bitop3_b32 v11, v20, 15, v29 bitop3:0xc8
	v_xor_b32_e32 v13, s11, v11
	v_xor_b32_e32 v14, s12, v11
	v_lshlrev_b32_e32 v11, 4, v31
	v_and_b32_e32 v17, 8, v23
	v_bitop3_b32 v12, s9, v31, 15 bitop3:0x78
	v_bitop3_b32 v16, s13, v31, 15 bitop3:0x78
	v_and_b32_e32 v11, 0xf0, v11
	v_lshl_or_b32 v18, v31, 9, v17
	v_bitop3_b32 v15, v18, s15, v11 bitop3:0x36
	v_lshl_add_u32 v11, v12, 4, v18
	v_lshl_add_u32 v12, v14, 4, v18
	v_lshl_add_u32 v14, v16, 4, v18
	v_bfe_u32 v16, v21, 2, 2
	v_or_b32_e32 v16, v16, v20
	v_or_b32_e32 v19, 4, v16
	v_lshl_add_u32 v13, v13, 4, v18
	v_bfe_u32 v18, v21, 1, 1
	v_lshrrev_b32_e32 v20, 1, v16
	v_lshrrev_b32_e32 v23, 1, v19
	v_lshl_or_b32 v18, s9, 1, v18
	v_add_u32_e32 v17, s0, v17
	v_and_b32_e32 v23, 7, v23
	v_and_b32_e32 v20, 5, v20
	v_xor_b32_e32 v23, v23, v18
	v_xor_b32_e32 v18, v20, v18
	v_lshl_add_u32 v16, v16, 7, v17
	v_lshrrev_b32_e32 v56, 2, v21
	v_lshl_add_u32 v16, v18, 4, v16
	v_sub_u32_e32 v18, 0, v56
	v_and_b32_e32 v20, 3, v18
	v_bitop3_b32 v10, v50, v29, 4 bitop3:0x36
	v_lshl_add_u32 v17, v19, 7, v17
	v_bitop3_b32 v20, v53, v20, 2 bitop3:0x36
	v_lshl_add_u32 v9, v9, 4, v32
	v_lshl_add_u32 v10, v10, 4, v32
	v_lshl_add_u32 v17, v23, 4, v17
	v_bitop3_b32 v19, v50, v18, 3 bitop3:0x78
	v_lshl_or_b32 v23, v22, 3, s10
	v_bitop3_b32 v18, v53, v18, 3 bitop3:0x78
	v_lshlrev_b32_e32 v29, 6, v34
	v_lshlrev_b32_e32 v20, 4, v20
	v_mul_u32_u24_e32 v32, 0x60, v53
	v_mov_b32_e32 v33, v243
	v_lshl_or_b32 v18, v18, 4, v23
	v_mov_b32_e32 v62, v34
	v_or3_b32 v20, v20, v29, v23
	v_lshl_add_u64 v[32:33], v[26:27], 0, v[32:33]
	v_lshlrev_b32_e32 v34, 4, v22
	v_mov_b32_e32 v35, v243
	v_mov_b32_e32 v23, v243
	v_lshl_add_u64 v[32:33], v[32:33], 0, v[34:35]
	v_lshl_add_u64 v[22:23], v[26:27], 0, v[22:23]
	s_mov_b64 s[4:5], 0x1cc
	flat_load_dwordx4 a[128:131], v[32:33]
	flat_load_dwordx4 a[136:139], v[32:33] offset:32
	flat_load_dwordx4 a[132:135], v[32:33] offset:192
	flat_load_dwordx4 a[144:147], v[32:33] offset:64
	flat_load_dwordx4 a[140:143], v[32:33] offset:224
	flat_load_dwordx4 a[148:151], v[32:33] offset:256
	v_and_b32_e32 v32, 48, v21
	v_mov_b32_e32 v33, v243
	v_lshl_add_u64 v[22:23], v[22:23], 0, s[4:5]
	v_lshl_add_u64 v[34:35], v[26:27], 0, v[32:33]
	flat_load_ubyte v41, v[22:23]
	flat_load_dwordx4 a[152:155], v[34:35] offset:384
	v_lshlrev_b64 v[22:23], 7, v[24:25]
	v_lshl_add_u64 v[22:23], v[236:237], 0, v[22:23]
	v_lshlrev_b32_e32 v19, 4, v19
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[32:33]
	v_or_b32_e32 v18, v29, v18
	v_or_b32_e32 v31, v19, v29
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshl_or_b32 v40, v37, 16, v36
	flat_load_dwordx4 v[32:35], v[22:23]
	flat_load_dwordx4 v[36:39], v[22:23] offset:64
	v_or_b32_e32 v22, s6, v53
	v_and_b32_e32 v54, 31, v21
	v_bitop3_b32 v24, v22, v54, 9 bitop3:0x6c
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshlrev_b64 v[22:23], 9, v[28:29]
	v_lshl_add_u64 v[22:23], v[238:239], 0, v[22:23]
	v_lshlrev_b32_e32 v24, 4, v24
	v_mov_b32_e32 v25, v243
	v_add_u32_e32 v19, s14, v18
	v_add_u32_e32 v18, s14, v31
	v_ashrrev_i32_e32 v31, 31, v30
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[24:25]
	v_and_or_b32 v28, s6, 8, v53
	s_lshl_b32 s43, s9, 12
	s_mov_b32 m0, s43
	s_nop 0
	global_load_lds_dwordx4 v[22:23], off
	v_bitop3_b32 v26, v28, v54, 2 bitop3:0x36
	v_lshlrev_b64 v[22:23], 9, v[30:31]
	v_lshl_add_u64 v[22:23], v[238:239], 0, v[22:23]
	v_lshlrev_b32_e32 v26, 4, v26
	v_mov_b32_e32 v27, v243
	v_ashrrev_i32_e32 v45, 31, v44
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[26:27]
	s_or_b32 s4, s43, 0x400
	s_mov_b32 m0, s4
	s_nop 0
	global_load_lds_dwordx4 v[22:23], off
	v_bitop3_b32 v26, v28, v54, 4 bitop3:0x36
	v_lshlrev_b64 v[22:23], 9, v[44:45]
	v_lshl_add_u64 v[22:23], v[238:239], 0, v[22:23]
	v_lshlrev_b32_e32 v26, 4, v26
	v_ashrrev_i32_e32 v47, 31, v46
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[26:27]
	s_or_b32 s4, s43, 0x800
	s_mov_b32 m0, s4
	s_nop 0
	global_load_lds_dwordx4 v[22:23], off
	v_bitop3_b32 v26, v28, v54, 6 bitop3:0x36
	v_lshlrev_b64 v[22:23], 9, v[46:47]
	v_lshl_add_u64 v[22:23], v[238:239], 0, v[22:23]
	v_lshlrev_b32_e32 v26, 4, v26
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[26:27]
	v_lshrrev_b32_e32 v57, 3, v51
	s_or_b32 s4, s43, 0xc00
	s_mov_b32 m0, s4
	s_nop 0
	global_load_lds_dwordx4 v[22:23], off
	v_or_b32_e32 v22, s6, v57
	v_lshrrev_b32_e32 v22, 1, v22
	v_ashrrev_i32_e32 v49, 31, v48
	v_xor_b32_e32 v21, v22, v21
	v_lshlrev_b64 v[22:23], 7, v[48:49]
	v_lshlrev_b32_e32 v21, 4, v21
	v_bitop3_b32 v55, s6, 9, v53 bitop3:0xc8
	v_lshl_add_u64 v[22:23], v[240:241], 0, v[22:23]
	v_and_b32_e32 v26, 0x70, v21
	s_add_i32 s6, s6, 32
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[26:27]
	v_lshl_or_b32 v21, v53, 2, s6
	s_add_i32 s44, s10, s0
	s_mov_b32 m0, s44
	s_nop 0
	global_load_lds_dwordx4 v[22:23], off
	v_min_u32_e32 v22, v43, v21
	v_or_b32_e32 v28, 1, v21
	v_or_b32_e32 v30, 2, v21
	v_or_b32_e32 v21, 3, v21
	v_min_u32_e32 v21, v43, v21
	v_lshlrev_b32_e32 v44, 2, v21
	v_lshrrev_b32_e32 v21, 1, v51
	v_and_or_b32 v58, v21, 4, v50
	v_or_b32_e32 v21, s6, v58
	v_lshlrev_b32_e32 v22, 2, v22
	v_mov_b32_e32 v23, v243
	v_min_u32_e32 v28, v43, v28
	v_min_u32_e32 v30, v43, v30
	v_min_u32_e32 v21, v43, v21
	v_lshl_add_u64 v[22:23], v[60:61], 0, v[22:23]
	v_lshlrev_b32_e32 v28, 2, v28
	v_mov_b32_e32 v29, v243
	v_lshlrev_b32_e32 v30, 2, v30
	v_mov_b32_e32 v31, v243
	v_mov_b32_e32 v45, v243
	v_lshlrev_b32_e32 v46, 2, v21
	v_mov_b32_e32 v47, v243
	v_lshl_add_u64 v[28:29], v[60:61], 0, v[28:29]
	v_lshl_add_u64 v[30:31], v[60:61], 0, v[30:31]
	v_lshl_add_u64 v[44:45], v[60:61], 0, v[44:45]
	v_accvgpr_write_b32 a189, v51
	v_accvgpr_write_b32 a188, v50
	v_lshl_add_u64 v[46:47], v[60:61], 0, v[46:47]
	flat_load_dword v48, v[22:23]
	flat_load_dword v49, v[28:29]
	flat_load_dword v50, v[30:31]
	flat_load_dword v51, v[44:45]
	flat_load_dword v52, v[46:47]
	s_and_b32 s55, s8, 0xffffffc0
	v_lshl_add_u64 v[30:31], v[26:27], 0, v[240:241]
	v_lshl_add_u64 v[22:23], v[24:25], 0, v[238:239]
	v_bitop3_b32 v24, v55, v54, 2 bitop3:0x36
	v_bitop3_b32 v26, v55, v54, 4 bitop3:0x36
	v_bitop3_b32 v28, v55, v54, 6 bitop3:0x36
	v_lshl_add_u64 v[54:55], v[60:61], 0, s[88:89]
	s_lshl_b32 s0, s9, 5
	s_mov_b32 s63, s1
	v_readfirstlane_b32 s41, v55
	v_and_b32_e32 v55, 2, v57
	s_cmp_lg_u64 s[62:63], 0
	s_mov_b32 s56, s28
	s_mov_b32 s87, s28
	s_mov_b32 s6, s28
	s_mov_b32 s7, s28
	s_mov_b32 s16, s58
	s_mov_b32 s18, s60
	v_readfirstlane_b32 s40, v54
	v_lshl_or_b32 v53, v53, 4, s0
	v_lshl_or_b32 v54, v58, 2, s0
	v_and_or_b32 v55, v56, 8, v55
	s_mov_b32 s10, s62
	s_cselect_b32 s0, 0xb000, -1
	s_mov_b32 s57, s28
	s_mov_b32 s58, s28
	s_mov_b32 s59, s28
	s_mov_b32 s60, s28
	s_mov_b32 s61, s28
	s_mov_b32 s62, s28
	s_mov_b32 s63, s28
	s_mov_b32 s64, s28
	s_mov_b32 s65, s28
	s_mov_b32 s66, s28
	s_mov_b32 s67, s28
	s_mov_b32 s68, s28
	s_mov_b32 s69, s28
	s_mov_b32 s70, s28
	s_mov_b32 s71, s28
	s_mov_b32 s72, s28
	s_mov_b32 s73, s28
	s_mov_b32 s74, s28
	s_mov_b32 s75, s28
	s_mov_b32 s76, s28
	s_mov_b32 s77, s28
	s_mov_b32 s78, s28
	s_mov_b32 s79, s28
	s_mov_b32 s80, s28
	s_mov_b32 s81, s28
	s_mov_b32 s82, s28
	s_mov_b32 s83, s28
	s_mov_b32 s84, s28
	s_mov_b32 s85, s28
	s_mov_b32 s86, s28
	s_mov_b32 s4, s28
	s_mov_b32 s5, s28
	v_mov_b64_e32 v[58:59], s[6:7]
	v_accvgpr_write_b32 a0, s56
	v_accvgpr_write_b32 a32, s56
	v_accvgpr_write_b32 a95, s87
	v_accvgpr_write_b32 a127, s87
	v_accvgpr_write_b32 a174, v244
	v_accvgpr_write_b32 a164, v234
	v_lshl_or_b32 v21, v62, 2, s55
	v_lshlrev_b32_e32 v24, 4, v24
	v_lshlrev_b32_e32 v26, 4, v26
	v_lshlrev_b32_e32 v28, 4, v28
	v_accvgpr_write_b32 a172, v242
	v_mov_b32_e32 v29, v243
	v_accvgpr_write_b32 a168, v238
	v_mov_b32_e32 v43, v42
	v_mov_b32_e32 v44, s28
	v_mov_b32_e32 v45, s28
	v_mov_b32_e32 v46, s28
	v_mov_b32_e32 v47, s28
	v_accvgpr_write_b32 a191, v61
	v_readfirstlane_b32 s42, v254
	s_lshl2_add_u32 s1, s9, s0
	v_mov_b64_e32 v[56:57], s[4:5]
	v_accvgpr_write_b32 a1, s57
	v_accvgpr_write_b32 a2, s58
	v_accvgpr_write_b32 a3, s59
	v_accvgpr_write_b32 a4, s60
	v_accvgpr_write_b32 a5, s61
	v_accvgpr_write_b32 a6, s62
	v_accvgpr_write_b32 a7, s63
	v_accvgpr_write_b32 a8, s64
	v_accvgpr_write_b32 a9, s65
	v_accvgpr_write_b32 a10, s66
	v_accvgpr_write_b32 a11, s67
	v_accvgpr_write_b32 a12, s68
	v_accvgpr_write_b32 a13, s69
	v_accvgpr_write_b32 a14, s70
	v_accvgpr_write_b32 a15, s71
	v_accvgpr_write_b32 a16, s72
	v_accvgpr_write_b32 a17, s73
	v_accvgpr_write_b32 a18, s74
	v_accvgpr_write_b32 a19, s75
	v_accvgpr_write_b32 a20, s76
	v_accvgpr_write_b32 a21, s77
	v_accvgpr_write_b32 a22, s78
	v_accvgpr_write_b32 a23, s79
	v_accvgpr_write_b32 a24, s80
	v_accvgpr_write_b32 a25, s81
	v_accvgpr_write_b32 a26, s82
	v_accvgpr_write_b32 a27, s83
	v_accvgpr_write_b32 a28, s84
	v_accvgpr_write_b32 a29, s85
	v_accvgpr_write_b32 a30, s86
	v_accvgpr_write_b32 a31, s87
	v_accvgpr_write_b32 a33, s57
	v_accvgpr_write_b32 a34, s58
	v_accvgpr_write_b32 a35, s59
	v_accvgpr_write_b32 a36, s60
	v_accvgpr_write_b32 a37, s61
	v_accvgpr_write_b32 a38, s62
	v_accvgpr_write_b32 a39, s63
	v_accvgpr_write_b32 a40, s64
	v_accvgpr_write_b32 a41, s65
	v_accvgpr_write_b32 a42, s66
	v_accvgpr_write_b32 a43, s67
	v_accvgpr_write_b32 a44, s68
	v_accvgpr_write_b32 a45, s69
	v_accvgpr_write_b32 a46, s70
	v_accvgpr_write_b32 a47, s71
	v_accvgpr_write_b32 a48, s72
	v_accvgpr_write_b32 a49, s73
	v_accvgpr_write_b32 a50, s74
	v_accvgpr_write_b32 a51, s75
	v_accvgpr_write_b32 a52, s76
	v_accvgpr_write_b32 a53, s77
	v_accvgpr_write_b32 a54, s78
	v_accvgpr_write_b32 a55, s79
	v_accvgpr_write_b32 a56, s80
	v_accvgpr_write_b32 a57, s81
	v_accvgpr_write_b32 a58, s82
	v_accvgpr_write_b32 a59, s83
	v_accvgpr_write_b32 a60, s84
	v_accvgpr_write_b32 a61, s85
	v_accvgpr_write_b32 a62, s86
	v_accvgpr_write_b32 a63, s87
	v_accvgpr_write_b32 a94, s86
	v_accvgpr_write_b32 a93, s85
	v_accvgpr_write_b32 a92, s84
	v_accvgpr_write_b32 a91, s83
	v_accvgpr_write_b32 a90, s82
	v_accvgpr_write_b32 a89, s81
	v_accvgpr_write_b32 a88, s80
	v_accvgpr_write_b32 a87, s79
	v_accvgpr_write_b32 a86, s78
	v_accvgpr_write_b32 a85, s77
	v_accvgpr_write_b32 a84, s76
	v_accvgpr_write_b32 a83, s75
	v_accvgpr_write_b32 a82, s74
	v_accvgpr_write_b32 a81, s73
	v_accvgpr_write_b32 a80, s72
	v_accvgpr_write_b32 a79, s71
	v_accvgpr_write_b32 a78, s70
	v_accvgpr_write_b32 a77, s69
	v_accvgpr_write_b32 a76, s68
	v_accvgpr_write_b32 a75, s67
	v_accvgpr_write_b32 a74, s66
	v_accvgpr_write_b32 a73, s65
	v_accvgpr_write_b32 a72, s64
	v_accvgpr_write_b32 a71, s63
	v_accvgpr_write_b32 a70, s62
	v_accvgpr_write_b32 a69, s61
	v_accvgpr_write_b32 a68, s60
	v_accvgpr_write_b32 a67, s59
	v_accvgpr_write_b32 a66, s58
	v_accvgpr_write_b32 a65, s57
	v_accvgpr_write_b32 a64, s56
	v_accvgpr_write_b32 a126, s86
	v_accvgpr_write_b32 a125, s85
	v_accvgpr_write_b32 a124, s84
	v_accvgpr_write_b32 a123, s83
	v_accvgpr_write_b32 a122, s82
	v_accvgpr_write_b32 a121, s81
	v_accvgpr_write_b32 a120, s80
	v_accvgpr_write_b32 a119, s79
	v_accvgpr_write_b32 a118, s78
	v_accvgpr_write_b32 a117, s77
	v_accvgpr_write_b32 a116, s76
	v_accvgpr_write_b32 a115, s75
	v_accvgpr_write_b32 a114, s74
	v_accvgpr_write_b32 a113, s73
	v_accvgpr_write_b32 a112, s72
	v_accvgpr_write_b32 a111, s71
	v_accvgpr_write_b32 a110, s70
	v_accvgpr_write_b32 a109, s69
	v_accvgpr_write_b32 a108, s68
	v_accvgpr_write_b32 a107, s67
	v_accvgpr_write_b32 a106, s66
	v_accvgpr_write_b32 a105, s65
	v_accvgpr_write_b32 a104, s64
	v_accvgpr_write_b32 a103, s63
	v_accvgpr_write_b32 a102, s62
	v_accvgpr_write_b32 a101, s61
	v_accvgpr_write_b32 a100, s60
	v_accvgpr_write_b32 a99, s59
	v_accvgpr_write_b32 a98, s58
	v_accvgpr_write_b32 a97, s57
	v_accvgpr_write_b32 a96, s56
	v_accvgpr_write_b32 a175, v245
	v_accvgpr_write_b32 a163, v246
	v_add_u32_e32 v20, s14, v20
	v_accvgpr_write_b32 a165, v235
	v_accvgpr_write_b32 a166, v236
	v_accvgpr_write_b32 a167, v237
	v_accvgpr_write_b32 a194, v62
	v_add_u32_e32 v21, 0xb010, v21
	v_lshl_add_u64 v[24:25], v[24:25], 0, v[238:239]
	v_lshl_add_u64 v[26:27], v[26:27], 0, v[238:239]
	v_accvgpr_write_b32 a173, v243
	v_accvgpr_write_b32 a169, v239
	v_accvgpr_write_b32 a170, v240
	v_accvgpr_write_b32 a171, v241
	v_lshl_add_u64 v[28:29], v[28:29], 0, v[238:239]
	v_accvgpr_write_b32 a156, s28
	v_accvgpr_write_b32 a157, s28
	v_accvgpr_write_b32 a158, s28
	v_accvgpr_write_b32 a159, s28
	v_accvgpr_write_b32 a190, v60
	s_lshr_b32 s45, s8, 7
	v_mov_b32_e32 v60, s1
	v_mov_b32_e32 v61, s0
	s_mov_b32 s46, 0x3d8293ee
	s_mov_b32 s47, 0xd800000
	s_movk_i32 s48, 0x200
	s_movk_i32 s49, 0x80
	s_mov_b32 s50, 0xc010c00
	s_mov_b32 s51, 0xc030c02
	s_mov_b32 s52, 0xf27ff280
	s_mov_b32 s53, 0x41000000
	s_mov_b32 s54, 0x417af232
	v_accvgpr_write_b32 a180, v42
	s_waitcnt vmcnt(0) lgkmcnt(0)
	TILE_LOOP
	s_movk_i32 s0, 0x4601
	v_add_f32_e32 v32, v44, v45
	v_accvgpr_read_b32 v247, a182
	ds_bpermute_b32 v33, v247, v32
	v_accvgpr_read_b32 v248, a183
	v_lshrrev_b32_e32 v34, 16, v56
	v_and_b32_e32 v35, 0xffff, v56
	v_max_u32_sdwa v36, v57, v57 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v32, v32, v33
	ds_bpermute_b32 v33, v248, v32
	v_max3_u32 v34, v34, v35, v36
	v_max_u32_sdwa v35, v58, v58 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
	v_max_u32_sdwa v36, v59, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
	v_accvgpr_read_b32 v250, a194
	v_max3_u32 v34, v34, v35, v36
	v_accvgpr_read_b32 v155, a31
	v_accvgpr_read_b32 v123, a63
	v_accvgpr_read_b32 v60, a64
	v_accvgpr_read_b32 v0, a96
	v_cmp_lt_u32_e32 vcc, 13, v250
	v_cmp_gt_u32_e64 s[0:1], s0, v34
	v_accvgpr_read_b32 v154, a30
	v_accvgpr_read_b32 v153, a29
	v_accvgpr_read_b32 v152, a28
	v_accvgpr_read_b32 v151, a27
	v_accvgpr_read_b32 v150, a26
	v_accvgpr_read_b32 v149, a25
	v_accvgpr_read_b32 v148, a24
	v_accvgpr_read_b32 v147, a23
	v_accvgpr_read_b32 v146, a22
	v_accvgpr_read_b32 v145, a21
	v_accvgpr_read_b32 v144, a20
	v_accvgpr_read_b32 v143, a19
	v_accvgpr_read_b32 v142, a18
	v_accvgpr_read_b32 v141, a17
	v_accvgpr_read_b32 v140, a16
	v_accvgpr_read_b32 v139, a15
	v_accvgpr_read_b32 v138, a14
	v_accvgpr_read_b32 v137, a13
	v_accvgpr_read_b32 v136, a12
	v_accvgpr_read_b32 v135, a11
	v_accvgpr_read_b32 v134, a10
	v_accvgpr_read_b32 v133, a9
	v_accvgpr_read_b32 v132, a8
	v_accvgpr_read_b32 v131, a7
	v_accvgpr_read_b32 v130, a6
	v_accvgpr_read_b32 v129, a5
	v_accvgpr_read_b32 v128, a4
	v_accvgpr_read_b32 v127, a3
	v_accvgpr_read_b32 v126, a2
	v_accvgpr_read_b32 v125, a1
	v_accvgpr_read_b32 v124, a0
	v_accvgpr_read_b32 v122, a62
	v_accvgpr_read_b32 v121, a61
	v_accvgpr_read_b32 v120, a60
	v_accvgpr_read_b32 v119, a59
	v_accvgpr_read_b32 v118, a58
	v_accvgpr_read_b32 v117, a57
	v_accvgpr_read_b32 v116, a56
	v_accvgpr_read_b32 v115, a55
	v_accvgpr_read_b32 v114, a54
	v_accvgpr_read_b32 v113, a53
	v_accvgpr_read_b32 v112, a52
	v_accvgpr_read_b32 v111, a51
	v_accvgpr_read_b32 v110, a50
	v_accvgpr_read_b32 v109, a49
	v_accvgpr_read_b32 v108, a48
	v_accvgpr_read_b32 v107, a47
	v_accvgpr_read_b32 v106, a46
	v_accvgpr_read_b32 v105, a45
	v_accvgpr_read_b32 v104, a44
	v_accvgpr_read_b32 v103, a43
	v_accvgpr_read_b32 v102, a42
	v_accvgpr_read_b32 v101, a41
	v_accvgpr_read_b32 v100, a40
	v_accvgpr_read_b32 v99, a39
	v_accvgpr_read_b32 v98, a38
	v_accvgpr_read_b32 v97, a37
	v_accvgpr_read_b32 v96, a36
	v_accvgpr_read_b32 v95, a35
	v_accvgpr_read_b32 v94, a34
	v_accvgpr_read_b32 v93, a33
	v_accvgpr_read_b32 v92, a32
	v_accvgpr_read_b32 v61, a65
	v_accvgpr_read_b32 v62, a66
	v_accvgpr_read_b32 v63, a67
	v_accvgpr_read_b32 v64, a68
	v_accvgpr_read_b32 v65, a69
	v_accvgpr_read_b32 v66, a70
	v_accvgpr_read_b32 v67, a71
	v_accvgpr_read_b32 v68, a72
	v_accvgpr_read_b32 v69, a73
	v_accvgpr_read_b32 v70, a74
	v_accvgpr_read_b32 v71, a75
	v_accvgpr_read_b32 v72, a76
	v_accvgpr_read_b32 v73, a77
	v_accvgpr_read_b32 v74, a78
	v_accvgpr_read_b32 v75, a79
	v_accvgpr_read_b32 v76, a80
	v_accvgpr_read_b32 v77, a81
	v_accvgpr_read_b32 v78, a82
	v_accvgpr_read_b32 v79, a83
	v_accvgpr_read_b32 v80, a84
	v_accvgpr_read_b32 v81, a85
	v_accvgpr_read_b32 v82, a86
	v_accvgpr_read_b32 v83, a87
	v_accvgpr_read_b32 v84, a88
	v_accvgpr_read_b32 v85, a89
	v_accvgpr_read_b32 v86, a90
	v_accvgpr_read_b32 v87, a91
	v_accvgpr_read_b32 v88, a92
	v_accvgpr_read_b32 v89, a93
	v_accvgpr_read_b32 v90, a94
	v_accvgpr_read_b32 v91, a95
	v_accvgpr_read_b32 v1, a97
	v_accvgpr_read_b32 v2, a98
	v_accvgpr_read_b32 v3, a99
	v_accvgpr_read_b32 v4, a100
	v_accvgpr_read_b32 v5, a101
	v_accvgpr_read_b32 v6, a102
	v_accvgpr_read_b32 v7, a103
	v_accvgpr_read_b32 v8, a104
	v_accvgpr_read_b32 v9, a105
	v_accvgpr_read_b32 v10, a106
	v_accvgpr_read_b32 v11, a107
	v_accvgpr_read_b32 v12, a108
	v_accvgpr_read_b32 v13, a109
	v_accvgpr_read_b32 v14, a110
	v_accvgpr_read_b32 v15, a111
	v_accvgpr_read_b32 v16, a112
	v_accvgpr_read_b32 v17, a113
	v_accvgpr_read_b32 v18, a114
	v_accvgpr_read_b32 v19, a115
	v_accvgpr_read_b32 v20, a116
	v_accvgpr_read_b32 v21, a117
	v_accvgpr_read_b32 v22, a118
	v_accvgpr_read_b32 v23, a119
	v_accvgpr_read_b32 v24, a120
	v_accvgpr_read_b32 v25, a121
	v_accvgpr_read_b32 v26, a122
	v_accvgpr_read_b32 v27, a123
	v_accvgpr_read_b32 v28, a124
	v_accvgpr_read_b32 v29, a125
	v_accvgpr_read_b32 v30, a126
	v_accvgpr_read_b32 v31, a127
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v32, v32, v33
	s_or_b64 s[6:7], s[0:1], vcc
	s_mov_b64 s[0:1], -1
	s_barrier
	s_and_saveexec_b64 s[4:5], s[6:7]
; %bb.119:                              ;   in Loop: Header=BB0_112 Depth=1
	s_mov_b32 s0, 0x47000000
	s_mov_b32 s6, 0x7f800000
	v_cmp_nle_f32_e64 s[0:1], |v42|, s0
	v_cmp_nlg_f32_e32 vcc, s6, v32
	s_or_b64 s[0:1], s[0:1], vcc
	s_orn2_b64 s[0:1], s[0:1], exec
; %bb.120:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v249, a188
	v_cmp_eq_u32_e32 vcc, 0, v249
	s_and_saveexec_b64 s[4:5], vcc
; %bb.121:                              ;   in Loop: Header=BB0_112 Depth=1
	v_accvgpr_read_b32 v33, a192
	v_lshlrev_b32_e32 v33, 2, v33
	v_add_u32_e32 v33, 16, v33
	ds_write2st64_b32 v33, v42, v32 offset0:177 offset1:178
; %bb.122:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_max3_f32 v32, |v124|, 0, |v125|
	v_max3_f32 v32, v32, |v126|, |v127|
	v_max3_f32 v32, v32, |v128|, |v129|
	v_max3_f32 v32, v32, |v130|, |v131|
	v_max3_f32 v32, v32, |v132|, |v133|
	v_max3_f32 v32, v32, |v134|, |v135|
	v_max3_f32 v32, v32, |v136|, |v137|
	v_max3_f32 v32, v32, |v138|, |v139|
	v_max3_f32 v32, v32, |v140|, |v141|
	v_max3_f32 v32, v32, |v142|, |v143|
	v_max3_f32 v32, v32, |v144|, |v145|
	v_max3_f32 v32, v32, |v146|, |v147|
	v_max3_f32 v32, v32, |v148|, |v149|
	v_max3_f32 v32, v32, |v150|, |v151|
	v_max3_f32 v32, v32, |v152|, |v153|
	v_max3_f32 v32, v32, |v154|, |v155|
	v_max3_f32 v32, v32, |v92|, |v93|
	v_max3_f32 v32, v32, |v94|, |v95|
	v_max3_f32 v32, v32, |v96|, |v97|
	v_max3_f32 v32, v32, |v98|, |v99|
	v_max3_f32 v32, v32, |v100|, |v101|
	v_max3_f32 v32, v32, |v102|, |v103|
	v_max3_f32 v32, v32, |v104|, |v105|
	v_max3_f32 v32, v32, |v106|, |v107|
	v_max3_f32 v32, v32, |v108|, |v109|
	v_max3_f32 v32, v32, |v110|, |v111|
	v_max3_f32 v32, v32, |v112|, |v113|
	v_max3_f32 v32, v32, |v114|, |v115|
	v_max3_f32 v32, v32, |v116|, |v117|
	v_max3_f32 v32, v32, |v118|, |v119|
	v_max3_f32 v32, v32, |v120|, |v121|
	v_max3_f32 v32, v32, |v122|, |v123|
	v_max3_f32 v32, v32, |v60|, |v61|
	v_max3_f32 v32, v32, |v62|, |v63|
	v_max3_f32 v32, v32, |v64|, |v65|
	v_max3_f32 v32, v32, |v66|, |v67|
	v_max3_f32 v32, v32, |v68|, |v69|
	v_max3_f32 v32, v32, |v70|, |v71|
	v_max3_f32 v32, v32, |v72|, |v73|
	v_max3_f32 v32, v32, |v74|, |v75|
	v_max3_f32 v32, v32, |v76|, |v77|
	v_max3_f32 v32, v32, |v78|, |v79|
	v_max3_f32 v32, v32, |v80|, |v81|
	v_max3_f32 v32, v32, |v82|, |v83|
	v_max3_f32 v32, v32, |v84|, |v85|
	v_max3_f32 v32, v32, |v86|, |v87|
	v_max3_f32 v32, v32, |v88|, |v89|
	v_max3_f32 v32, v32, |v90|, |v91|
	v_max3_f32 v32, v32, |v0|, |v1|
	v_max3_f32 v32, v32, |v2|, |v3|
	v_max3_f32 v32, v32, |v4|, |v5|
	v_max3_f32 v32, v32, |v6|, |v7|
	v_max3_f32 v32, v32, |v8|, |v9|
	v_max3_f32 v32, v32, |v10|, |v11|
	v_max3_f32 v32, v32, |v12|, |v13|
	v_max3_f32 v32, v32, |v14|, |v15|
	v_max3_f32 v32, v32, |v16|, |v17|
	v_max3_f32 v32, v32, |v18|, |v19|
	v_max3_f32 v32, v32, |v20|, |v21|
	v_max3_f32 v32, v32, |v22|, |v23|
	v_max3_f32 v32, v32, |v24|, |v25|
	v_max3_f32 v32, v32, |v26|, |v27|
	v_max3_f32 v32, v32, |v28|, |v29|
	v_max3_f32 v32, v32, |v30|, |v31|
	s_mov_b32 s4, 0x7f800000
	v_cmp_nlg_f32_e32 vcc, s4, v32
	s_or_b64 s[0:1], s[0:1], vcc
	v_cndmask_b32_e64 v32, 0, 1, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v32
	s_cmp_lg_u64 vcc, 0
	v_accvgpr_read_b32 v32, a189
	s_cselect_b64 s[0:1], -1, 0
	v_cmp_eq_u32_e32 vcc, 0, v32
	s_and_b64 s[4:5], s[0:1], vcc
	s_mov_b64 s[0:1], exec
	v_accvgpr_read_b32 v237, a167
	v_accvgpr_read_b32 v241, a171
	v_accvgpr_read_b32 v243, a173
	v_accvgpr_read_b32 v245, a175
	v_accvgpr_read_b32 v253, a187
	s_and_b64 s[4:5], s[0:1], s[4:5]
	s_mov_b32 s58, s16
	s_mov_b32 s60, s18
	s_mov_b32 s62, s10
	v_accvgpr_read_b32 v236, a166
	v_accvgpr_read_b32 v235, a165
	v_accvgpr_read_b32 v234, a164
	v_accvgpr_read_b32 v240, a170
	v_accvgpr_read_b32 v239, a169
	v_accvgpr_read_b32 v238, a168
	v_accvgpr_read_b32 v242, a172
	v_accvgpr_read_b32 v244, a174
	v_accvgpr_read_b32 v246, a163
	v_accvgpr_read_b32 v252, a186
	s_mov_b64 exec, s[4:5]
; %bb.123:                              ;   in Loop: Header=BB0_112 Depth=1
	v_mov_b32_e32 v32, 1
	ds_write_b32 v243, v32 offset:45896
; %bb.124:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_cmp_ne_u32_e32 vcc, s22, v254
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[40:41], exec, s[0:1]
	s_cbranch_execz .LBB0_485
; %bb.125:                              ;   in Loop: Header=BB0_112 Depth=1
	v_mov_b32_e32 v32, 0xc350
	v_cmp_eq_u32_e32 vcc, 0, v242
	v_mov_b32_e32 v33, 0xc350
	ds_read_b32 v36, v32 offset:252
	v_cndmask_b32_e64 v32, 0, 1, vcc
	v_readlane_b32 s0, v255, 4
	v_mov_b32_e32 v39, 0xc350
	v_readlane_b32 s1, v255, 5
	v_or_b32_e32 v37, s0, v32
	ds_read2_b64 v[32:35], v33 offset0:18 offset1:20
	ds_read_b32 v39, v243 offset:45896
	s_waitcnt lgkmcnt(2)
	v_ashrrev_i32_e32 v38, 31, v36
	v_mul_lo_u32 v38, v37, v38
	v_mul_lo_u32 v40, s1, v36
	v_mad_u64_u32 v[36:37], s[0:1], v37, v36, s[24:25]
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v39
	v_add3_u32 v37, v40, v37, v38
	s_cbranch_vccnz .LBB0_311
; %bb.126:                              ;   in Loop: Header=BB0_112 Depth=1
	v_accvgpr_read_b32 v156, a162
	s_nop 0
	v_lshrrev_b32_e32 v160, 6, v156
	v_cmp_lt_i32_e32 vcc, v160, v246
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_310
; %bb.127:                              ;   in Loop: Header=BB0_112 Depth=1
	v_and_b32_e32 v38, 63, v156
	v_lshlrev_b32_e32 v242, 2, v38
	v_lshl_add_u64 v[40:41], v[32:33], 0, v[242:243]
	v_or_b32_e32 v242, 0x1c0, v156
	v_or_b32_e32 v46, 64, v38
	v_or_b32_e32 v48, 0x80, v38
	v_or_b32_e32 v50, 0xc0, v156
	v_or_b32_e32 v54, 0x100, v38
	v_or_b32_e32 v56, 0x140, v38
	v_or_b32_e32 v58, 0x180, v38
	v_lshlrev_b64 v[158:159], 1, v[242:243]
	v_accvgpr_read_b32 v161, a181
	v_cmp_ne_u32_e64 s[4:5], 0, v254
	v_mov_b32_e32 v39, v243
	v_cmp_eq_u32_e64 s[6:7], 0, v38
	v_lshl_add_u64 v[42:43], v[36:37], 2, v[34:35]
	v_bfe_u32 v44, v156, 5, 1
	v_mov_b32_e32 v45, v243
	v_lshrrev_b32_e32 v46, 5, v46
	v_mov_b32_e32 v47, v243
	v_lshrrev_b32_e32 v48, 5, v48
	v_mov_b32_e32 v49, v243
	v_mov_b32_e32 v51, v243
	v_lshrrev_b32_e32 v52, 5, v50
	v_mov_b32_e32 v53, v243
	v_lshrrev_b32_e32 v54, 5, v54
	v_mov_b32_e32 v55, v243
	v_lshrrev_b32_e32 v56, 5, v56
	v_mov_b32_e32 v57, v243
	v_lshrrev_b32_e32 v58, 5, v58
	v_mov_b32_e32 v59, v243
	v_lshl_add_u64 v[156:157], v[236:237], 0, v[158:159]
	v_lshl_add_u64 v[158:159], v[240:241], 0, v[158:159]
	v_xor_b32_e32 v228, 32, v161
	v_xor_b32_e32 v229, 16, v161
	v_xor_b32_e32 v230, 8, v161
	v_xor_b32_e32 v231, 4, v161
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v242, v160
	s_branch .LBB0_129
.LBB0_128:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v242, 4, v242
	v_cmp_ge_i32_e32 vcc, v242, v246
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_310
.LBB0_129:                              ;   Parent Loop BB0_112 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_205 Depth 3
	v_lshl_add_u64 v[174:175], v[252:253], 0, v[242:243]
	v_lshlrev_b64 v[160:161], 9, v[174:175]
	v_lshl_add_u64 v[172:173], v[234:235], 0, v[160:161]
	v_lshl_add_u64 v[176:177], v[172:173], 0, v[38:39]
	flat_load_ubyte v161, v[176:177]
	v_mov_b32_e32 v162, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v160, 0x7f, v161
	v_cmp_ne_u16_e32 vcc, s33, v160
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_135
; %bb.130:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v161, 24, v161
	v_and_b32_e32 v161, 0x80000000, v161
	v_cmp_lt_u16_e32 vcc, 7, v160
                                        ; implicit-def: $vgpr162
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.131:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v160, 20, v160
	v_add3_u32 v162, v160, v161, s90
                                        ; implicit-def: $vgpr160
                                        ; implicit-def: $vgpr161
; %bb.132:                              ;   in Loop: Header=BB0_129 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.133:                              ;   in Loop: Header=BB0_129 Depth=2
	v_cvt_f32_ubyte0_e32 v160, v160
	v_mul_f32_e32 v160, 0x3b000000, v160
	v_or_b32_e32 v162, v161, v160
; %bb.134:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_135:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[160:161], v[172:173], 0, v[44:45]
	v_lshl_add_u64 v[160:161], v[160:161], 0, s[92:93]
	flat_load_ubyte v163, v[160:161]
	v_mov_b32_e32 v160, 0
	v_mov_b32_e32 v161, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v163
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_139
; %bb.136:                              ;   in Loop: Header=BB0_129 Depth=2
	v_mov_b32_e32 v160, 0
	v_cmp_ne_u16_e32 vcc, 0, v163
	v_bfrev_b32_e32 v161, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.137:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v160, 23, v163
	v_cvt_f64_f32_e32 v[160:161], v160
; %bb.138:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[162:163], v162
	v_mul_f64 v[160:161], v[160:161], v[162:163]
.LBB0_139:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v163, v[176:177] offset:64
	v_mov_b32_e32 v164, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v162, 0x7f, v163
	v_cmp_ne_u16_e32 vcc, s33, v162
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_145
; %bb.140:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v163, 24, v163
	v_and_b32_e32 v163, 0x80000000, v163
	v_cmp_lt_u16_e32 vcc, 7, v162
                                        ; implicit-def: $vgpr164
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.141:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v162, 20, v162
	v_add3_u32 v164, v162, v163, s90
                                        ; implicit-def: $vgpr162
                                        ; implicit-def: $vgpr163
; %bb.142:                              ;   in Loop: Header=BB0_129 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.143:                              ;   in Loop: Header=BB0_129 Depth=2
	v_cvt_f32_ubyte0_e32 v162, v162
	v_mul_f32_e32 v162, 0x3b000000, v162
	v_or_b32_e32 v164, v163, v162
; %bb.144:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_145:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[162:163], v[172:173], 0, v[46:47]
	v_lshl_add_u64 v[162:163], v[162:163], 0, s[92:93]
	flat_load_ubyte v165, v[162:163]
	v_mov_b32_e32 v162, 0
	v_mov_b32_e32 v163, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v165
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_149
; %bb.146:                              ;   in Loop: Header=BB0_129 Depth=2
	v_mov_b32_e32 v162, 0
	v_cmp_ne_u16_e32 vcc, 0, v165
	v_bfrev_b32_e32 v163, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.147:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v162, 23, v165
	v_cvt_f64_f32_e32 v[162:163], v162
; %bb.148:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[164:165], v164
	v_mul_f64 v[162:163], v[162:163], v[164:165]
.LBB0_149:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v165, v[176:177] offset:128
	v_mov_b32_e32 v166, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v164, 0x7f, v165
	v_cmp_ne_u16_e32 vcc, s33, v164
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_155
; %bb.150:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v165, 24, v165
	v_and_b32_e32 v165, 0x80000000, v165
	v_cmp_lt_u16_e32 vcc, 7, v164
                                        ; implicit-def: $vgpr166
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.151:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v164, 20, v164
	v_add3_u32 v166, v164, v165, s90
                                        ; implicit-def: $vgpr164
                                        ; implicit-def: $vgpr165
; %bb.152:                              ;   in Loop: Header=BB0_129 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.153:                              ;   in Loop: Header=BB0_129 Depth=2
	v_cvt_f32_ubyte0_e32 v164, v164
	v_mul_f32_e32 v164, 0x3b000000, v164
	v_or_b32_e32 v166, v165, v164
; %bb.154:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_155:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[164:165], v[172:173], 0, v[48:49]
	v_lshl_add_u64 v[164:165], v[164:165], 0, s[92:93]
	flat_load_ubyte v167, v[164:165]
	v_mov_b32_e32 v164, 0
	v_mov_b32_e32 v165, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v167
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_159
; %bb.156:                              ;   in Loop: Header=BB0_129 Depth=2
	v_mov_b32_e32 v164, 0
	v_cmp_ne_u16_e32 vcc, 0, v167
	v_bfrev_b32_e32 v165, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.157:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v164, 23, v167
	v_cvt_f64_f32_e32 v[164:165], v164
; %bb.158:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[166:167], v166
	v_mul_f64 v[164:165], v[164:165], v[166:167]
.LBB0_159:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[166:167], v[172:173], 0, v[50:51]
	flat_load_ubyte v167, v[166:167]
	v_mov_b32_e32 v168, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v166, 0x7f, v167
	v_cmp_ne_u16_e32 vcc, s33, v166
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_165
; %bb.160:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v167, 24, v167
	v_and_b32_e32 v167, 0x80000000, v167
	v_cmp_lt_u16_e32 vcc, 7, v166
                                        ; implicit-def: $vgpr168
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.161:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v166, 20, v166
	v_add3_u32 v168, v166, v167, s90
                                        ; implicit-def: $vgpr166
                                        ; implicit-def: $vgpr167
; %bb.162:                              ;   in Loop: Header=BB0_129 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.163:                              ;   in Loop: Header=BB0_129 Depth=2
	v_cvt_f32_ubyte0_e32 v166, v166
	v_mul_f32_e32 v166, 0x3b000000, v166
	v_or_b32_e32 v168, v167, v166
; %bb.164:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_165:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[166:167], v[172:173], 0, v[52:53]
	v_lshl_add_u64 v[166:167], v[166:167], 0, s[92:93]
	flat_load_ubyte v169, v[166:167]
	v_mov_b32_e32 v166, 0
	v_mov_b32_e32 v167, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v169
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_169
; %bb.166:                              ;   in Loop: Header=BB0_129 Depth=2
	v_mov_b32_e32 v166, 0
	v_cmp_ne_u16_e32 vcc, 0, v169
	v_bfrev_b32_e32 v167, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.167:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v166, 23, v169
	v_cvt_f64_f32_e32 v[166:167], v166
; %bb.168:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[168:169], v168
	v_mul_f64 v[166:167], v[166:167], v[168:169]
.LBB0_169:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v169, v[176:177] offset:256
	v_mov_b32_e32 v170, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v168, 0x7f, v169
	v_cmp_ne_u16_e32 vcc, s33, v168
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_175
; %bb.170:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v169, 24, v169
	v_and_b32_e32 v169, 0x80000000, v169
	v_cmp_lt_u16_e32 vcc, 7, v168
                                        ; implicit-def: $vgpr170
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.171:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v168, 20, v168
	v_add3_u32 v170, v168, v169, s90
                                        ; implicit-def: $vgpr168
                                        ; implicit-def: $vgpr169
; %bb.172:                              ;   in Loop: Header=BB0_129 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.173:                              ;   in Loop: Header=BB0_129 Depth=2
	v_cvt_f32_ubyte0_e32 v168, v168
	v_mul_f32_e32 v168, 0x3b000000, v168
	v_or_b32_e32 v170, v169, v168
; %bb.174:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_175:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[168:169], v[172:173], 0, v[54:55]
	v_lshl_add_u64 v[168:169], v[168:169], 0, s[92:93]
	flat_load_ubyte v171, v[168:169]
	v_mov_b32_e32 v168, 0
	v_mov_b32_e32 v169, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v171
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_179
; %bb.176:                              ;   in Loop: Header=BB0_129 Depth=2
	v_mov_b32_e32 v168, 0
	v_cmp_ne_u16_e32 vcc, 0, v171
	v_bfrev_b32_e32 v169, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.177:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v168, 23, v171
	v_cvt_f64_f32_e32 v[168:169], v168
; %bb.178:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[170:171], v170
	v_mul_f64 v[168:169], v[168:169], v[170:171]
.LBB0_179:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v171, v[176:177] offset:320
	v_mov_b32_e32 v178, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v170, 0x7f, v171
	v_cmp_ne_u16_e32 vcc, s33, v170
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_185
; %bb.180:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v171, 24, v171
	v_and_b32_e32 v171, 0x80000000, v171
	v_cmp_lt_u16_e32 vcc, 7, v170
                                        ; implicit-def: $vgpr178
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.181:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v170, 20, v170
	v_add3_u32 v178, v170, v171, s90
                                        ; implicit-def: $vgpr170
                                        ; implicit-def: $vgpr171
; %bb.182:                              ;   in Loop: Header=BB0_129 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.183:                              ;   in Loop: Header=BB0_129 Depth=2
	v_cvt_f32_ubyte0_e32 v170, v170
	v_mul_f32_e32 v170, 0x3b000000, v170
	v_or_b32_e32 v178, v171, v170
; %bb.184:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_185:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[170:171], v[172:173], 0, v[56:57]
	v_lshl_add_u64 v[170:171], v[170:171], 0, s[92:93]
	flat_load_ubyte v179, v[170:171]
	v_mov_b32_e32 v170, 0
	v_mov_b32_e32 v171, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v179
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_189
; %bb.186:                              ;   in Loop: Header=BB0_129 Depth=2
	v_mov_b32_e32 v170, 0
	v_cmp_ne_u16_e32 vcc, 0, v179
	v_bfrev_b32_e32 v171, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.187:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v170, 23, v179
	v_cvt_f64_f32_e32 v[170:171], v170
; %bb.188:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[178:179], v178
	v_mul_f64 v[170:171], v[170:171], v[178:179]
.LBB0_189:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v178, v[176:177] offset:384
	v_mov_b32_e32 v176, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v177, 0x7f, v178
	v_cmp_ne_u16_e32 vcc, s33, v177
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_195
; %bb.190:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v176, 24, v178
	v_and_b32_e32 v178, 0x80000000, v176
	v_cmp_lt_u16_e32 vcc, 7, v177
                                        ; implicit-def: $vgpr176
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.191:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v176, 20, v177
	v_add3_u32 v176, v176, v178, s90
                                        ; implicit-def: $vgpr177
                                        ; implicit-def: $vgpr178
; %bb.192:                              ;   in Loop: Header=BB0_129 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.193:                              ;   in Loop: Header=BB0_129 Depth=2
	v_cvt_f32_ubyte0_e32 v176, v177
	v_mul_f32_e32 v176, 0x3b000000, v176
	v_or_b32_e32 v176, v178, v176
; %bb.194:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_195:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[172:173], v[172:173], 0, v[58:59]
	v_lshl_add_u64 v[172:173], v[172:173], 0, s[92:93]
	flat_load_ubyte v177, v[172:173]
	v_mov_b32_e32 v172, 0
	v_mov_b32_e32 v173, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v177
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_199
; %bb.196:                              ;   in Loop: Header=BB0_129 Depth=2
	v_mov_b32_e32 v172, 0
	v_cmp_ne_u16_e32 vcc, 0, v177
	v_bfrev_b32_e32 v173, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.197:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b32_e32 v172, 23, v177
	v_cvt_f64_f32_e32 v[172:173], v172
; %bb.198:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[176:177], v176
	v_mul_f64 v[172:173], v[172:173], v[176:177]
.LBB0_199:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v218, 0
	v_mov_b64_e32 v[196:197], 0
	v_mov_b64_e32 v[200:201], 0
	v_mov_b64_e32 v[204:205], 0
	v_mov_b64_e32 v[206:207], 0
	v_mov_b64_e32 v[208:209], 0
	v_mov_b64_e32 v[210:211], 0
	v_mov_b64_e32 v[216:217], 0
	v_mov_b64_e32 v[220:221], 0
	v_mov_b32_e32 v219, 0xfff00000
	v_mov_b64_e32 v[202:203], 0
	s_and_saveexec_b64 s[12:13], s[4:5]
	s_cbranch_execz .LBB0_291
; %bb.200:                              ;   in Loop: Header=BB0_129 Depth=2
	v_lshlrev_b64 v[174:175], 7, v[174:175]
	v_lshl_add_u64 v[174:175], v[156:157], 0, v[174:175]
	v_lshl_add_u64 v[174:175], v[174:175], 0, s[94:95]
	flat_load_ushort v174, v[174:175]
	v_mov_b32_e32 v198, 0
	v_accvgpr_read_b32 v176, a190
	s_mov_b32 s44, 0
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v199, 0xfff00000
	v_mov_b64_e32 v[178:179], 0
	v_mov_b64_e32 v[194:195], 0
	v_mov_b64_e32 v[192:193], 0
	v_mov_b64_e32 v[190:191], 0
	v_mov_b64_e32 v[188:189], 0
	v_mov_b64_e32 v[186:187], 0
	v_mov_b64_e32 v[184:185], 0
	v_mov_b64_e32 v[182:183], 0
	v_mov_b64_e32 v[180:181], 0
	v_accvgpr_read_b32 v177, a191
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshlrev_b32_e32 v174, 16, v174
	v_cvt_f64_f32_e32 v[174:175], v174
	s_branch .LBB0_205
.LBB0_201:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[42:43]
.LBB0_202:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[18:19]
.LBB0_203:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
.LBB0_204:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_mul_f64 v[220:221], v[202:203], v[196:197]
	v_mul_f64 v[216:217], v[202:203], v[200:201]
	v_mul_f64 v[210:211], v[202:203], v[204:205]
	v_mul_f64 v[208:209], v[202:203], v[208:209]
	v_mul_f64 v[206:207], v[202:203], v[212:213]
	v_mul_f64 v[204:205], v[202:203], v[214:215]
	v_mul_f64 v[200:201], v[202:203], v[222:223]
	v_mul_f64 v[196:197], v[202:203], v[224:225]
	s_add_i32 s44, s44, 1
	v_fmac_f64_e32 v[220:221], v[226:227], v[194:195]
	v_fmac_f64_e32 v[216:217], v[226:227], v[192:193]
	v_fmac_f64_e32 v[210:211], v[226:227], v[190:191]
	v_fmac_f64_e32 v[208:209], v[226:227], v[188:189]
	v_fmac_f64_e32 v[206:207], v[226:227], v[186:187]
	v_fmac_f64_e32 v[204:205], v[226:227], v[184:185]
	v_fmac_f64_e32 v[200:201], v[226:227], v[182:183]
	v_fmac_f64_e32 v[196:197], v[226:227], v[180:181]
	v_fmac_f64_e32 v[202:203], v[178:179], v[226:227]
	v_cmp_ge_u32_e32 vcc, s44, v254
	v_lshl_add_u64 v[176:177], v[176:177], 0, 4
	s_or_b64 s[14:15], vcc, s[14:15]
	v_mov_b64_e32 v[198:199], v[218:219]
	v_mov_b64_e32 v[178:179], v[202:203]
	v_mov_b64_e32 v[194:195], v[220:221]
	v_mov_b64_e32 v[192:193], v[216:217]
	v_mov_b64_e32 v[190:191], v[210:211]
	v_mov_b64_e32 v[188:189], v[208:209]
	v_mov_b64_e32 v[186:187], v[206:207]
	v_mov_b64_e32 v[184:185], v[204:205]
	v_mov_b64_e32 v[182:183], v[200:201]
	v_mov_b64_e32 v[180:181], v[196:197]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_290
.LBB0_205:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_129 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v202, v[176:177]
	v_mov_b32_e32 v200, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v203, 31, v202
	v_lshlrev_b64 v[196:197], 9, v[202:203]
	v_lshl_add_u64 v[206:207], v[238:239], 0, v[196:197]
	v_lshl_add_u64 v[210:211], v[206:207], 0, v[38:39]
	flat_load_ubyte v197, v[210:211]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v196, 0x7f, v197
	v_cmp_ne_u16_e32 vcc, s33, v196
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_211
; %bb.206:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v197, 24, v197
	v_and_b32_e32 v197, 0x80000000, v197
	v_cmp_lt_u16_e32 vcc, 7, v196
                                        ; implicit-def: $vgpr200
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
; %bb.207:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v196, 20, v196
	v_add3_u32 v200, v196, v197, s90
                                        ; implicit-def: $vgpr196
                                        ; implicit-def: $vgpr197
; %bb.208:                              ;   in Loop: Header=BB0_205 Depth=3
	s_andn2_saveexec_b64 s[16:17], s[16:17]
; %bb.209:                              ;   in Loop: Header=BB0_205 Depth=3
	v_cvt_f32_ubyte0_e32 v196, v196
	v_mul_f32_e32 v196, 0x3b000000, v196
	v_or_b32_e32 v200, v197, v196
; %bb.210:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
.LBB0_211:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[196:197], v[206:207], 0, v[44:45]
	v_lshl_add_u64 v[196:197], v[196:197], 0, s[92:93]
	flat_load_ubyte v201, v[196:197]
	v_mov_b32_e32 v196, 0
	v_mov_b32_e32 v197, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v201
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_215
; %bb.212:                              ;   in Loop: Header=BB0_205 Depth=3
	v_mov_b32_e32 v196, 0
	v_cmp_ne_u16_e32 vcc, 0, v201
	v_bfrev_b32_e32 v197, 28
	s_and_saveexec_b64 s[16:17], vcc
; %bb.213:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v196, 23, v201
	v_cvt_f64_f32_e32 v[196:197], v196
; %bb.214:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
	v_cvt_f64_f32_e32 v[200:201], v200
	v_mul_f64 v[196:197], v[196:197], v[200:201]
.LBB0_215:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v201, v[210:211] offset:64
	v_mov_b32_e32 v204, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v200, 0x7f, v201
	v_cmp_ne_u16_e32 vcc, s33, v200
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_221
; %bb.216:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v201, 24, v201
	v_and_b32_e32 v201, 0x80000000, v201
	v_cmp_lt_u16_e32 vcc, 7, v200
                                        ; implicit-def: $vgpr204
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
; %bb.217:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v200, 20, v200
	v_add3_u32 v204, v200, v201, s90
                                        ; implicit-def: $vgpr200
                                        ; implicit-def: $vgpr201
; %bb.218:                              ;   in Loop: Header=BB0_205 Depth=3
	s_andn2_saveexec_b64 s[16:17], s[16:17]
; %bb.219:                              ;   in Loop: Header=BB0_205 Depth=3
	v_cvt_f32_ubyte0_e32 v200, v200
	v_mul_f32_e32 v200, 0x3b000000, v200
	v_or_b32_e32 v204, v201, v200
; %bb.220:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
.LBB0_221:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[200:201], v[206:207], 0, v[46:47]
	v_lshl_add_u64 v[200:201], v[200:201], 0, s[92:93]
	flat_load_ubyte v205, v[200:201]
	v_mov_b32_e32 v200, 0
	v_mov_b32_e32 v201, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v205
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_225
; %bb.222:                              ;   in Loop: Header=BB0_205 Depth=3
	v_mov_b32_e32 v200, 0
	v_cmp_ne_u16_e32 vcc, 0, v205
	v_bfrev_b32_e32 v201, 28
	s_and_saveexec_b64 s[16:17], vcc
; %bb.223:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v200, 23, v205
	v_cvt_f64_f32_e32 v[200:201], v200
; %bb.224:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
	v_cvt_f64_f32_e32 v[204:205], v204
	v_mul_f64 v[200:201], v[200:201], v[204:205]
.LBB0_225:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v205, v[210:211] offset:128
	v_mov_b32_e32 v208, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v204, 0x7f, v205
	v_cmp_ne_u16_e32 vcc, s33, v204
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_231
; %bb.226:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v205, 24, v205
	v_and_b32_e32 v205, 0x80000000, v205
	v_cmp_lt_u16_e32 vcc, 7, v204
                                        ; implicit-def: $vgpr208
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
; %bb.227:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v204, 20, v204
	v_add3_u32 v208, v204, v205, s90
                                        ; implicit-def: $vgpr204
                                        ; implicit-def: $vgpr205
; %bb.228:                              ;   in Loop: Header=BB0_205 Depth=3
	s_andn2_saveexec_b64 s[16:17], s[16:17]
; %bb.229:                              ;   in Loop: Header=BB0_205 Depth=3
	v_cvt_f32_ubyte0_e32 v204, v204
	v_mul_f32_e32 v204, 0x3b000000, v204
	v_or_b32_e32 v208, v205, v204
; %bb.230:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
.LBB0_231:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[204:205], v[206:207], 0, v[48:49]
	v_lshl_add_u64 v[204:205], v[204:205], 0, s[92:93]
	flat_load_ubyte v209, v[204:205]
	v_mov_b32_e32 v204, 0
	v_mov_b32_e32 v205, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v209
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_235
; %bb.232:                              ;   in Loop: Header=BB0_205 Depth=3
	v_mov_b32_e32 v204, 0
	v_cmp_ne_u16_e32 vcc, 0, v209
	v_bfrev_b32_e32 v205, 28
	s_and_saveexec_b64 s[16:17], vcc
; %bb.233:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v204, 23, v209
	v_cvt_f64_f32_e32 v[204:205], v204
; %bb.234:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
	v_cvt_f64_f32_e32 v[208:209], v208
	v_mul_f64 v[204:205], v[204:205], v[208:209]
.LBB0_235:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[208:209], v[206:207], 0, v[50:51]
	flat_load_ubyte v209, v[208:209]
	v_mov_b32_e32 v212, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v208, 0x7f, v209
	v_cmp_ne_u16_e32 vcc, s33, v208
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_241
; %bb.236:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v209, 24, v209
	v_and_b32_e32 v209, 0x80000000, v209
	v_cmp_lt_u16_e32 vcc, 7, v208
                                        ; implicit-def: $vgpr212
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
; %bb.237:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v208, 20, v208
	v_add3_u32 v212, v208, v209, s90
                                        ; implicit-def: $vgpr208
                                        ; implicit-def: $vgpr209
; %bb.238:                              ;   in Loop: Header=BB0_205 Depth=3
	s_andn2_saveexec_b64 s[16:17], s[16:17]
; %bb.239:                              ;   in Loop: Header=BB0_205 Depth=3
	v_cvt_f32_ubyte0_e32 v208, v208
	v_mul_f32_e32 v208, 0x3b000000, v208
	v_or_b32_e32 v212, v209, v208
; %bb.240:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
.LBB0_241:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[208:209], v[206:207], 0, v[52:53]
	v_lshl_add_u64 v[208:209], v[208:209], 0, s[92:93]
	flat_load_ubyte v213, v[208:209]
	v_mov_b32_e32 v208, 0
	v_mov_b32_e32 v209, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v213
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_245
; %bb.242:                              ;   in Loop: Header=BB0_205 Depth=3
	v_mov_b32_e32 v208, 0
	v_cmp_ne_u16_e32 vcc, 0, v213
	v_bfrev_b32_e32 v209, 28
	s_and_saveexec_b64 s[16:17], vcc
; %bb.243:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v208, 23, v213
	v_cvt_f64_f32_e32 v[208:209], v208
; %bb.244:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
	v_cvt_f64_f32_e32 v[212:213], v212
	v_mul_f64 v[208:209], v[208:209], v[212:213]
.LBB0_245:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v213, v[210:211] offset:256
	v_mov_b32_e32 v214, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v212, 0x7f, v213
	v_cmp_ne_u16_e32 vcc, s33, v212
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_251
; %bb.246:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v213, 24, v213
	v_and_b32_e32 v213, 0x80000000, v213
	v_cmp_lt_u16_e32 vcc, 7, v212
                                        ; implicit-def: $vgpr214
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
; %bb.247:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v212, 20, v212
	v_add3_u32 v214, v212, v213, s90
                                        ; implicit-def: $vgpr212
                                        ; implicit-def: $vgpr213
; %bb.248:                              ;   in Loop: Header=BB0_205 Depth=3
	s_andn2_saveexec_b64 s[16:17], s[16:17]
; %bb.249:                              ;   in Loop: Header=BB0_205 Depth=3
	v_cvt_f32_ubyte0_e32 v212, v212
	v_mul_f32_e32 v212, 0x3b000000, v212
	v_or_b32_e32 v214, v213, v212
; %bb.250:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
.LBB0_251:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[212:213], v[206:207], 0, v[54:55]
	v_lshl_add_u64 v[212:213], v[212:213], 0, s[92:93]
	flat_load_ubyte v215, v[212:213]
	v_mov_b32_e32 v212, 0
	v_mov_b32_e32 v213, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v215
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_255
; %bb.252:                              ;   in Loop: Header=BB0_205 Depth=3
	v_mov_b32_e32 v212, 0
	v_cmp_ne_u16_e32 vcc, 0, v215
	v_bfrev_b32_e32 v213, 28
	s_and_saveexec_b64 s[16:17], vcc
; %bb.253:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v212, 23, v215
	v_cvt_f64_f32_e32 v[212:213], v212
; %bb.254:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
	v_cvt_f64_f32_e32 v[214:215], v214
	v_mul_f64 v[212:213], v[212:213], v[214:215]
.LBB0_255:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v215, v[210:211] offset:320
	v_mov_b32_e32 v216, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v214, 0x7f, v215
	v_cmp_ne_u16_e32 vcc, s33, v214
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_261
; %bb.256:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v215, 24, v215
	v_and_b32_e32 v215, 0x80000000, v215
	v_cmp_lt_u16_e32 vcc, 7, v214
                                        ; implicit-def: $vgpr216
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
; %bb.257:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v214, 20, v214
	v_add3_u32 v216, v214, v215, s90
                                        ; implicit-def: $vgpr214
                                        ; implicit-def: $vgpr215
; %bb.258:                              ;   in Loop: Header=BB0_205 Depth=3
	s_andn2_saveexec_b64 s[16:17], s[16:17]
; %bb.259:                              ;   in Loop: Header=BB0_205 Depth=3
	v_cvt_f32_ubyte0_e32 v214, v214
	v_mul_f32_e32 v214, 0x3b000000, v214
	v_or_b32_e32 v216, v215, v214
; %bb.260:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
.LBB0_261:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[214:215], v[206:207], 0, v[56:57]
	v_lshl_add_u64 v[214:215], v[214:215], 0, s[92:93]
	flat_load_ubyte v217, v[214:215]
	v_mov_b32_e32 v214, 0
	v_mov_b32_e32 v215, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v217
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_265
; %bb.262:                              ;   in Loop: Header=BB0_205 Depth=3
	v_mov_b32_e32 v214, 0
	v_cmp_ne_u16_e32 vcc, 0, v217
	v_bfrev_b32_e32 v215, 28
	s_and_saveexec_b64 s[16:17], vcc
; %bb.263:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v214, 23, v217
	v_cvt_f64_f32_e32 v[214:215], v214
; %bb.264:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
	v_cvt_f64_f32_e32 v[216:217], v216
	v_mul_f64 v[214:215], v[214:215], v[216:217]
.LBB0_265:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v216, v[210:211] offset:384
	v_mov_b32_e32 v210, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v211, 0x7f, v216
	v_cmp_ne_u16_e32 vcc, s33, v211
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_271
; %bb.266:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v210, 24, v216
	v_and_b32_e32 v216, 0x80000000, v210
	v_cmp_lt_u16_e32 vcc, 7, v211
                                        ; implicit-def: $vgpr210
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
; %bb.267:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v210, 20, v211
	v_add3_u32 v210, v210, v216, s90
                                        ; implicit-def: $vgpr211
                                        ; implicit-def: $vgpr216
; %bb.268:                              ;   in Loop: Header=BB0_205 Depth=3
	s_andn2_saveexec_b64 s[16:17], s[16:17]
; %bb.269:                              ;   in Loop: Header=BB0_205 Depth=3
	v_cvt_f32_ubyte0_e32 v210, v211
	v_mul_f32_e32 v210, 0x3b000000, v210
	v_or_b32_e32 v210, v216, v210
; %bb.270:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
.LBB0_271:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[206:207], v[206:207], 0, v[58:59]
	v_lshl_add_u64 v[206:207], v[206:207], 0, s[92:93]
	flat_load_ubyte v211, v[206:207]
	v_mov_b32_e32 v222, 0
	v_mov_b32_e32 v223, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v211
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_275
; %bb.272:                              ;   in Loop: Header=BB0_205 Depth=3
	v_mov_b32_e32 v206, 0
	v_cmp_ne_u16_e32 vcc, 0, v211
	v_bfrev_b32_e32 v207, 28
	s_and_saveexec_b64 s[16:17], vcc
; %bb.273:                              ;   in Loop: Header=BB0_205 Depth=3
	v_lshlrev_b32_e32 v206, 23, v211
	v_cvt_f64_f32_e32 v[206:207], v206
; %bb.274:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
	v_cvt_f64_f32_e32 v[210:211], v210
	v_mul_f64 v[222:223], v[206:207], v[210:211]
.LBB0_275:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[202:203], 7, v[202:203]
	v_lshl_add_u64 v[202:203], v[158:159], 0, v[202:203]
	v_lshl_add_u64 v[202:203], v[202:203], 0, s[94:95]
	flat_load_ushort v206, v[202:203]
	v_fma_f64 v[202:203], v[160:161], v[196:197], 0
	v_fmac_f64_e32 v[202:203], v[162:163], v[200:201]
	v_fmac_f64_e32 v[202:203], v[164:165], v[204:205]
	v_fmac_f64_e32 v[202:203], v[166:167], v[208:209]
	v_fmac_f64_e32 v[202:203], v[168:169], v[212:213]
	v_fmac_f64_e32 v[202:203], v[170:171], v[214:215]
	v_fmac_f64_e32 v[202:203], v[172:173], v[222:223]
	v_mov_b64_e32 v[226:227], 1.0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshlrev_b32_e32 v206, 16, v206
	v_cvt_f64_f32_e32 v[224:225], v206
	v_fmac_f64_e32 v[202:203], v[174:175], v[224:225]
	ds_bpermute_b32 v206, v248, v202
	ds_bpermute_b32 v207, v248, v203
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[206:207]
	ds_bpermute_b32 v206, v247, v202
	ds_bpermute_b32 v207, v247, v203
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[206:207]
	ds_bpermute_b32 v206, v228, v202
	ds_bpermute_b32 v207, v228, v203
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[206:207]
	ds_bpermute_b32 v206, v229, v202
	ds_bpermute_b32 v207, v229, v203
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[206:207]
	ds_bpermute_b32 v206, v230, v202
	ds_bpermute_b32 v207, v230, v203
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[206:207]
	ds_bpermute_b32 v206, v231, v202
	ds_bpermute_b32 v207, v231, v203
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[206:207]
	v_mul_f64 v[206:207], v[202:203], s[96:97]
	v_cmp_gt_f64_e32 vcc, v[198:199], v[206:207]
	v_cmp_u_f64_e64 s[0:1], v[206:207], v[206:207]
	s_or_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v219, v207, v199, vcc
	v_cndmask_b32_e32 v218, v206, v198, vcc
	v_cmp_neq_f64_e32 vcc, v[198:199], v[218:219]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_283
; %bb.276:                              ;   in Loop: Header=BB0_205 Depth=3
	v_add_f64 v[198:199], v[198:199], -v[218:219]
	v_cmp_nlt_f64_e32 vcc, s[98:99], v[198:199]
                                        ; implicit-def: $vgpr226_vgpr227
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
; %bb.277:                              ;   in Loop: Header=BB0_205 Depth=3
	v_cmp_u_f64_e32 vcc, v[198:199], v[198:199]
	s_nop 1
	v_cndmask_b32_e32 v227, 0, v199, vcc
	v_cndmask_b32_e32 v226, 0, v198, vcc
                                        ; implicit-def: $vgpr198_vgpr199
; %bb.278:                              ;   in Loop: Header=BB0_205 Depth=3
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB0_282
; %bb.279:                              ;   in Loop: Header=BB0_205 Depth=3
	v_mov_b32_e32 v226, 0
	v_cmp_nlt_f64_e32 vcc, s[2:3], v[198:199]
	v_mov_b32_e32 v227, 0x7ff00000
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_281
; %bb.280:                              ;   in Loop: Header=BB0_205 Depth=3
	v_trunc_f64_e32 v[202:203], v[198:199]
	v_ldexp_f64 v[210:211], v[202:203], s20
	v_floor_f64_e32 v[210:211], v[210:211]
	v_fmac_f64_e32 v[202:203], 0xc1f00000, v[210:211]
	v_cmp_gt_f64_e32 vcc, 0, v[198:199]
	v_cvt_u32_f64_e32 v202, v[202:203]
	v_cvt_i32_f64_e32 v216, v[210:211]
	v_cndmask_b32_e64 v203, 0, 1, vcc
	v_sub_co_u32_e32 v210, vcc, v202, v203
	v_cvt_f64_u32_e32 v[210:211], v210
	s_nop 0
	v_subbrev_co_u32_e32 v202, vcc, 0, v216, vcc
	v_cvt_f64_i32_e32 v[202:203], v202
	v_ldexp_f64 v[202:203], v[202:203], 32
	v_add_f64 v[202:203], v[202:203], v[210:211]
	v_add_f64 v[198:199], v[198:199], -v[202:203]
	v_trunc_f64_e32 v[210:211], v[202:203]
	v_cvt_f32_f64_e32 v198, v[198:199]
	v_ldexp_f64 v[216:217], v[210:211], s20
	v_exp_f32_e32 v202, v198
	v_floor_f64_e32 v[216:217], v[216:217]
	v_fmac_f64_e32 v[210:211], 0xc1f00000, v[216:217]
	v_cvt_u32_f64_e32 v198, v[210:211]
	v_mov_b32_e32 v199, 0x3ff00000
	v_lshl_add_u32 v199, v198, 20, v199
	v_mov_b32_e32 v198, v243
	v_cvt_f64_f32_e32 v[202:203], v202
	v_mul_f64 v[226:227], v[198:199], v[202:203]
.LBB0_281:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[18:19]
.LBB0_282:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[16:17]
.LBB0_283:                              ;   in Loop: Header=BB0_205 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v202, 0
	v_cmp_neq_f64_e32 vcc, s[26:27], v[206:207]
	v_mov_b32_e32 v203, 0x7ff80000
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_204
; %bb.284:                              ;   in Loop: Header=BB0_205 Depth=3
	v_cmp_neq_f64_e32 vcc, v[206:207], v[218:219]
	v_mov_b64_e32 v[202:203], 1.0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_203
; %bb.285:                              ;   in Loop: Header=BB0_205 Depth=3
	v_add_f64 v[198:199], v[206:207], -v[218:219]
	v_cmp_nlt_f64_e32 vcc, s[98:99], v[198:199]
                                        ; implicit-def: $vgpr202_vgpr203
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
; %bb.286:                              ;   in Loop: Header=BB0_205 Depth=3
	v_cmp_u_f64_e32 vcc, v[198:199], v[198:199]
	s_nop 1
	v_cndmask_b32_e32 v203, 0, v199, vcc
	v_cndmask_b32_e32 v202, 0, v198, vcc
                                        ; implicit-def: $vgpr198_vgpr199
; %bb.287:                              ;   in Loop: Header=BB0_205 Depth=3
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB0_202
; %bb.288:                              ;   in Loop: Header=BB0_205 Depth=3
	v_mov_b32_e32 v202, 0
	v_cmp_nlt_f64_e32 vcc, s[2:3], v[198:199]
	v_mov_b32_e32 v203, 0x7ff00000
	s_and_saveexec_b64 s[42:43], vcc
	s_cbranch_execz .LBB0_201
; %bb.289:                              ;   in Loop: Header=BB0_205 Depth=3
	v_trunc_f64_e32 v[202:203], v[198:199]
	v_ldexp_f64 v[206:207], v[202:203], s20
	v_floor_f64_e32 v[206:207], v[206:207]
	v_fmac_f64_e32 v[202:203], 0xc1f00000, v[206:207]
	v_cmp_gt_f64_e32 vcc, 0, v[198:199]
	v_cvt_u32_f64_e32 v202, v[202:203]
	v_cvt_i32_f64_e32 v210, v[206:207]
	v_cndmask_b32_e64 v203, 0, 1, vcc
	v_sub_co_u32_e32 v206, vcc, v202, v203
	v_cvt_f64_u32_e32 v[206:207], v206
	s_nop 0
	v_subbrev_co_u32_e32 v202, vcc, 0, v210, vcc
	v_cvt_f64_i32_e32 v[202:203], v202
	v_ldexp_f64 v[202:203], v[202:203], 32
	v_add_f64 v[202:203], v[202:203], v[206:207]
	v_add_f64 v[198:199], v[198:199], -v[202:203]
	v_trunc_f64_e32 v[206:207], v[202:203]
	v_cvt_f32_f64_e32 v198, v[198:199]
	v_ldexp_f64 v[210:211], v[206:207], s20
	v_exp_f32_e32 v202, v198
	v_floor_f64_e32 v[210:211], v[210:211]
	v_fmac_f64_e32 v[206:207], 0xc1f00000, v[210:211]
	v_cvt_u32_f64_e32 v198, v[206:207]
	v_mov_b32_e32 v199, 0x3ff00000
	v_lshl_add_u32 v199, v198, 20, v199
	v_mov_b32_e32 v198, v243
	v_cvt_f64_f32_e32 v[202:203], v202
	v_mul_f64 v[202:203], v[198:199], v[202:203]
	s_branch .LBB0_201
.LBB0_290:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_291:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_lshrrev_b32_e32 v162, 20, v203
	v_mov_b32_e32 v163, v243
	v_cmp_ne_u64_e32 vcc, 0, v[162:163]
	v_cmp_gt_u64_e64 s[0:1], s[28:29], v[202:203]
	s_and_b64 s[0:1], s[0:1], vcc
                                        ; implicit-def: $vgpr160_vgpr161
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_xor_b64 s[0:1], exec, s[12:13]
	s_cbranch_execz .LBB0_293
; %bb.292:                              ;   in Loop: Header=BB0_129 Depth=2
	v_and_b32_e32 v160, 0xfffff, v203
	v_or_b32_e32 v161, 0x3ff00000, v160
	v_mov_b32_e32 v160, v202
	v_cvt_f32_f64_e32 v160, v[160:161]
	v_log_f32_e32 v163, v160
	v_add_u32_e32 v160, 0xfffffc01, v162
	v_cvt_f64_i32_e32 v[160:161], v160
	v_cvt_f64_f32_e32 v[162:163], v163
	v_add_f64 v[160:161], v[160:161], v[162:163]
.LBB0_293:                              ;   in Loop: Header=BB0_129 Depth=2
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.294:                              ;   in Loop: Header=BB0_129 Depth=2
	v_cvt_f32_f64_e32 v160, v[202:203]
	v_log_f32_e32 v160, v160
	s_nop 0
	v_cvt_f64_f32_e32 v[160:161], v160
; %bb.295:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s0, 0
	v_add_f64 v[162:163], v[218:219], v[160:161]
	s_mov_b32 s1, 0xfff00000
	v_mov_b32_e32 v160, 0xfff00000
	v_cmp_lg_f64_e32 vcc, s[0:1], v[162:163]
	v_mov_b64_e32 v[164:165], 1.0
	s_nop 0
	v_cndmask_b32_e32 v161, v160, v163, vcc
	v_cndmask_b32_e32 v160, 0, v162, vcc
	v_cmp_neq_f64_e32 vcc, v[162:163], v[160:161]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_303
; %bb.296:                              ;   in Loop: Header=BB0_129 Depth=2
	v_add_f64 v[166:167], v[162:163], -v[160:161]
	v_cmp_nlt_f64_e32 vcc, s[98:99], v[166:167]
                                        ; implicit-def: $vgpr164_vgpr165
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.297:                              ;   in Loop: Header=BB0_129 Depth=2
	v_cmp_u_f64_e32 vcc, v[166:167], v[166:167]
	s_nop 1
	v_cndmask_b32_e32 v165, 0, v167, vcc
	v_cndmask_b32_e32 v164, 0, v166, vcc
                                        ; implicit-def: $vgpr166_vgpr167
; %bb.298:                              ;   in Loop: Header=BB0_129 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB0_302
; %bb.299:                              ;   in Loop: Header=BB0_129 Depth=2
	v_mov_b32_e32 v164, 0
	v_cmp_nlt_f64_e32 vcc, s[2:3], v[166:167]
	v_mov_b32_e32 v165, 0x7ff00000
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_301
; %bb.300:                              ;   in Loop: Header=BB0_129 Depth=2
	v_trunc_f64_e32 v[164:165], v[166:167]
	v_ldexp_f64 v[168:169], v[164:165], s20
	v_floor_f64_e32 v[168:169], v[168:169]
	v_fmac_f64_e32 v[164:165], 0xc1f00000, v[168:169]
	v_cmp_gt_f64_e32 vcc, 0, v[166:167]
	v_cvt_u32_f64_e32 v164, v[164:165]
	v_cvt_i32_f64_e32 v170, v[168:169]
	v_cndmask_b32_e64 v165, 0, 1, vcc
	v_sub_co_u32_e32 v168, vcc, v164, v165
	v_cvt_f64_u32_e32 v[168:169], v168
	s_nop 0
	v_subbrev_co_u32_e32 v164, vcc, 0, v170, vcc
	v_cvt_f64_i32_e32 v[164:165], v164
	v_ldexp_f64 v[164:165], v[164:165], 32
	v_add_f64 v[164:165], v[164:165], v[168:169]
	v_trunc_f64_e32 v[168:169], v[164:165]
	v_add_f64 v[164:165], v[166:167], -v[164:165]
	v_cvt_f32_f64_e32 v164, v[164:165]
	v_ldexp_f64 v[170:171], v[168:169], s20
	v_exp_f32_e32 v166, v164
	v_floor_f64_e32 v[170:171], v[170:171]
	v_fmac_f64_e32 v[168:169], 0xc1f00000, v[170:171]
	v_cvt_u32_f64_e32 v164, v[168:169]
	v_mov_b32_e32 v165, 0x3ff00000
	v_lshl_add_u32 v165, v164, 20, v165
	v_mov_b32_e32 v164, v243
	v_cvt_f64_f32_e32 v[166:167], v166
	v_mul_f64 v[164:165], v[164:165], v[166:167]
.LBB0_301:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_302:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_303:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_cmp_u_f64_e32 vcc, v[162:163], v[162:163]
	v_mov_b32_e32 v166, 0x3ff00000
	v_mov_b32_e32 v169, v243
	v_cndmask_b32_e32 v163, v166, v163, vcc
	v_cndmask_b32_e32 v162, 0, v162, vcc
	v_fma_f64 v[166:167], v[162:163], v[164:165], 0
	v_lshrrev_b32_e32 v168, 20, v167
	v_cmp_ne_u64_e32 vcc, 0, v[168:169]
	v_cmp_gt_u64_e64 s[0:1], s[28:29], v[166:167]
	s_and_b64 s[0:1], s[0:1], vcc
                                        ; implicit-def: $vgpr162_vgpr163
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_xor_b64 s[0:1], exec, s[12:13]
	s_cbranch_execz .LBB0_305
; %bb.304:                              ;   in Loop: Header=BB0_129 Depth=2
	v_and_b32_e32 v162, 0xfffff, v167
	v_or_b32_e32 v163, 0x3ff00000, v162
	v_mov_b32_e32 v162, v166
	v_cvt_f32_f64_e32 v162, v[162:163]
	v_log_f32_e32 v169, v162
	v_add_u32_e32 v162, 0xfffffc01, v168
	v_cvt_f64_i32_e32 v[162:163], v162
	v_cvt_f64_f32_e32 v[168:169], v169
	v_add_f64 v[162:163], v[162:163], v[168:169]
.LBB0_305:                              ;   in Loop: Header=BB0_129 Depth=2
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.306:                              ;   in Loop: Header=BB0_129 Depth=2
	v_cvt_f32_f64_e32 v162, v[166:167]
	v_log_f32_e32 v162, v162
	s_nop 0
	v_cvt_f64_f32_e32 v[162:163], v162
; %bb.307:                              ;   in Loop: Header=BB0_129 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_div_scale_f64 v[168:169], s[0:1], v[166:167], v[166:167], v[164:165]
	v_rcp_f64_e32 v[170:171], v[168:169]
	v_div_scale_f64 v[172:173], vcc, v[164:165], v[166:167], v[164:165]
	v_fma_f64 v[174:175], -v[168:169], v[170:171], 1.0
	v_fmac_f64_e32 v[170:171], v[170:171], v[174:175]
	v_fma_f64 v[174:175], -v[168:169], v[170:171], 1.0
	v_fmac_f64_e32 v[170:171], v[170:171], v[174:175]
	v_mul_f64 v[174:175], v[172:173], v[170:171]
	v_fma_f64 v[168:169], -v[168:169], v[174:175], v[172:173]
	v_div_scale_f64 v[172:173], s[0:1], v[202:203], v[202:203], v[220:221]
	v_rcp_f64_e32 v[176:177], v[172:173]
	v_div_fmas_f64 v[168:169], v[168:169], v[170:171], v[174:175]
	v_div_fixup_f64 v[164:165], v[168:169], v[166:167], v[164:165]
	v_div_scale_f64 v[170:171], s[0:1], v[202:203], v[202:203], v[216:217]
	v_fma_f64 v[166:167], -v[172:173], v[176:177], 1.0
	v_fmac_f64_e32 v[176:177], v[176:177], v[166:167]
	v_fma_f64 v[166:167], -v[172:173], v[176:177], 1.0
	v_fmac_f64_e32 v[176:177], v[176:177], v[166:167]
	v_div_scale_f64 v[166:167], vcc, v[220:221], v[202:203], v[220:221]
	v_mul_f64 v[168:169], v[166:167], v[176:177]
	v_fma_f64 v[166:167], -v[172:173], v[168:169], v[166:167]
	v_rcp_f64_e32 v[172:173], v[170:171]
	s_nop 0
	v_div_fmas_f64 v[166:167], v[166:167], v[176:177], v[168:169]
	v_div_fixup_f64 v[166:167], v[166:167], v[202:203], v[220:221]
	v_mul_f64 v[166:167], v[166:167], v[164:165]
	v_fma_f64 v[168:169], -v[170:171], v[172:173], 1.0
	v_fmac_f64_e32 v[172:173], v[172:173], v[168:169]
	v_fma_f64 v[168:169], -v[170:171], v[172:173], 1.0
	v_fmac_f64_e32 v[172:173], v[172:173], v[168:169]
	v_div_scale_f64 v[168:169], vcc, v[216:217], v[202:203], v[216:217]
	v_mul_f64 v[174:175], v[168:169], v[172:173]
	v_fma_f64 v[168:169], -v[170:171], v[174:175], v[168:169]
	v_div_scale_f64 v[170:171], s[0:1], v[202:203], v[202:203], v[210:211]
	v_rcp_f64_e32 v[176:177], v[170:171]
	v_div_fmas_f64 v[168:169], v[168:169], v[172:173], v[174:175]
	v_div_fixup_f64 v[168:169], v[168:169], v[202:203], v[216:217]
	v_cvt_f32_f64_e32 v166, v[166:167]
	v_fma_f64 v[172:173], -v[170:171], v[176:177], 1.0
	v_fmac_f64_e32 v[176:177], v[176:177], v[172:173]
	v_fma_f64 v[172:173], -v[170:171], v[176:177], 1.0
	v_fmac_f64_e32 v[176:177], v[176:177], v[172:173]
	v_div_scale_f64 v[172:173], vcc, v[210:211], v[202:203], v[210:211]
	v_mul_f64 v[174:175], v[172:173], v[176:177]
	v_fma_f64 v[170:171], -v[170:171], v[174:175], v[172:173]
	v_div_scale_f64 v[172:173], s[0:1], v[202:203], v[202:203], v[208:209]
	v_rcp_f64_e32 v[178:179], v[172:173]
	v_div_fmas_f64 v[170:171], v[170:171], v[176:177], v[174:175]
	v_div_fixup_f64 v[170:171], v[170:171], v[202:203], v[210:211]
	v_fma_f64 v[174:175], -v[172:173], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[174:175]
	v_fma_f64 v[174:175], -v[172:173], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[174:175]
	v_div_scale_f64 v[174:175], vcc, v[208:209], v[202:203], v[208:209]
	v_mul_f64 v[176:177], v[174:175], v[178:179]
	v_fma_f64 v[172:173], -v[172:173], v[176:177], v[174:175]
	v_div_scale_f64 v[174:175], s[0:1], v[202:203], v[202:203], v[206:207]
	v_rcp_f64_e32 v[180:181], v[174:175]
	v_div_fmas_f64 v[172:173], v[172:173], v[178:179], v[176:177]
	v_div_fixup_f64 v[172:173], v[172:173], v[202:203], v[208:209]
	v_fma_f64 v[176:177], -v[174:175], v[180:181], 1.0
	v_fmac_f64_e32 v[180:181], v[180:181], v[176:177]
	v_fma_f64 v[176:177], -v[174:175], v[180:181], 1.0
	v_fmac_f64_e32 v[180:181], v[180:181], v[176:177]
	v_div_scale_f64 v[176:177], vcc, v[206:207], v[202:203], v[206:207]
	v_mul_f64 v[178:179], v[176:177], v[180:181]
	v_fma_f64 v[174:175], -v[174:175], v[178:179], v[176:177]
	v_div_scale_f64 v[176:177], s[0:1], v[202:203], v[202:203], v[204:205]
	v_rcp_f64_e32 v[182:183], v[176:177]
	v_div_fmas_f64 v[174:175], v[174:175], v[180:181], v[178:179]
	v_div_fixup_f64 v[174:175], v[174:175], v[202:203], v[206:207]
	v_fma_f64 v[178:179], -v[176:177], v[182:183], 1.0
	v_fmac_f64_e32 v[182:183], v[182:183], v[178:179]
	v_fma_f64 v[178:179], -v[176:177], v[182:183], 1.0
	v_fmac_f64_e32 v[182:183], v[182:183], v[178:179]
	v_div_scale_f64 v[178:179], vcc, v[204:205], v[202:203], v[204:205]
	v_mul_f64 v[180:181], v[178:179], v[182:183]
	v_fma_f64 v[176:177], -v[176:177], v[180:181], v[178:179]
	v_div_scale_f64 v[178:179], s[0:1], v[202:203], v[202:203], v[200:201]
	v_rcp_f64_e32 v[184:185], v[178:179]
	v_div_fmas_f64 v[176:177], v[176:177], v[182:183], v[180:181]
	v_div_fixup_f64 v[176:177], v[176:177], v[202:203], v[204:205]
	v_fma_f64 v[180:181], -v[178:179], v[184:185], 1.0
	v_fmac_f64_e32 v[184:185], v[184:185], v[180:181]
	v_fma_f64 v[180:181], -v[178:179], v[184:185], 1.0
	v_fmac_f64_e32 v[184:185], v[184:185], v[180:181]
	v_div_scale_f64 v[180:181], vcc, v[200:201], v[202:203], v[200:201]
	v_mul_f64 v[182:183], v[180:181], v[184:185]
	v_fma_f64 v[178:179], -v[178:179], v[182:183], v[180:181]
	v_div_scale_f64 v[180:181], s[0:1], v[202:203], v[202:203], v[196:197]
	v_rcp_f64_e32 v[186:187], v[180:181]
	v_div_fmas_f64 v[178:179], v[178:179], v[184:185], v[182:183]
	s_mov_b64 s[0:1], 0x200
	v_div_fixup_f64 v[178:179], v[178:179], v[202:203], v[200:201]
	v_fma_f64 v[182:183], -v[180:181], v[186:187], 1.0
	v_fmac_f64_e32 v[186:187], v[186:187], v[182:183]
	v_fma_f64 v[182:183], -v[180:181], v[186:187], 1.0
	v_fmac_f64_e32 v[186:187], v[186:187], v[182:183]
	v_div_scale_f64 v[182:183], vcc, v[196:197], v[202:203], v[196:197]
	v_mul_f64 v[184:185], v[182:183], v[186:187]
	v_fma_f64 v[180:181], -v[180:181], v[184:185], v[182:183]
	v_lshl_add_u64 v[182:183], v[36:37], 0, v[242:243]
	v_lshlrev_b64 v[182:183], 11, v[182:183]
	v_lshl_add_u64 v[182:183], v[40:41], 0, v[182:183]
	flat_store_dword v[182:183], v166
	v_mul_f64 v[166:167], v[168:169], v[164:165]
	v_cvt_f32_f64_e32 v168, v[166:167]
	v_lshl_add_u64 v[166:167], v[182:183], 0, s[88:89]
	flat_store_dword v[166:167], v168
	v_mul_f64 v[166:167], v[170:171], v[164:165]
	v_cvt_f32_f64_e32 v168, v[166:167]
	v_lshl_add_u64 v[166:167], v[182:183], 0, s[0:1]
	flat_store_dword v[166:167], v168
	v_mul_f64 v[166:167], v[172:173], v[164:165]
	v_cvt_f32_f64_e32 v168, v[166:167]
	v_lshl_add_u64 v[166:167], v[182:183], 0, s[30:31]
	flat_store_dword v[166:167], v168
	v_mul_f64 v[166:167], v[174:175], v[164:165]
	s_mov_b64 s[0:1], 0x400
	v_cvt_f32_f64_e32 v168, v[166:167]
	v_lshl_add_u64 v[166:167], v[182:183], 0, s[0:1]
	flat_store_dword v[166:167], v168
	v_mul_f64 v[166:167], v[176:177], v[164:165]
	s_mov_b64 s[0:1], 0x500
	v_div_fmas_f64 v[180:181], v[180:181], v[186:187], v[184:185]
	v_cvt_f32_f64_e32 v168, v[166:167]
	v_lshl_add_u64 v[166:167], v[182:183], 0, s[0:1]
	v_div_fixup_f64 v[180:181], v[180:181], v[202:203], v[196:197]
	flat_store_dword v[166:167], v168
	v_mul_f64 v[166:167], v[178:179], v[164:165]
	s_mov_b64 s[0:1], 0x600
	v_cvt_f32_f64_e32 v168, v[166:167]
	v_lshl_add_u64 v[166:167], v[182:183], 0, s[0:1]
	v_mul_f64 v[164:165], v[180:181], v[164:165]
	s_mov_b64 s[0:1], 0x700
	flat_store_dword v[166:167], v168
	v_cvt_f32_f64_e32 v166, v[164:165]
	v_lshl_add_u64 v[164:165], v[182:183], 0, s[0:1]
	flat_store_dword v[164:165], v166
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_128
; %bb.308:                              ;   in Loop: Header=BB0_129 Depth=2
	v_add_f64 v[160:161], v[160:161], v[162:163]
	v_lshl_add_u64 v[164:165], v[242:243], 2, v[42:43]
	v_cvt_f32_f64_e32 v160, v[160:161]
	flat_store_dword v[164:165], v160
	s_branch .LBB0_128
.LBB0_309:                              ;   in Loop: Header=BB0_112 Depth=1
	s_cbranch_execz .LBB0_110
	s_branch .LBB0_693
.LBB0_310:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_312
	s_branch .LBB0_323
.LBB0_311:                              ;   in Loop: Header=BB0_112 Depth=1
.LBB0_312:                              ;   in Loop: Header=BB0_112 Depth=1
	v_accvgpr_read_b32 v242, a162
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v242, v246
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_314
; %bb.313:                              ;   in Loop: Header=BB0_112 Depth=1
	v_lshlrev_b32_e32 v40, 2, v242
	v_add_u32_e32 v38, 16, v40
	ds_read2st64_b32 v[38:39], v38 offset0:177 offset1:178
	v_lshl_add_u64 v[34:35], v[36:37], 2, v[34:35]
	v_lshl_add_u64 v[34:35], v[242:243], 2, v[34:35]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v41, v38, v38
	v_max_f32_e32 v41, 0xff800000, v41
	v_sub_f32_e32 v42, v38, v41
	v_exp_f32_e32 v42, v42
	v_cmp_neq_f32_e32 vcc, v38, v41
	s_nop 1
	v_cndmask_b32_e32 v38, 1.0, v42, vcc
	v_fma_f32 v39, v39, v38, 0
	v_div_scale_f32 v42, s[4:5], v39, v39, v38
	v_log_f32_e32 v43, v39
	v_rcp_f32_e32 v44, v42
	v_div_scale_f32 v45, vcc, v38, v39, v38
	v_add_f32_e32 v41, v41, v43
	v_fma_f32 v43, -v42, v44, 1.0
	v_fmac_f32_e32 v44, v43, v44
	v_mul_f32_e32 v43, v45, v44
	v_fma_f32 v46, -v42, v43, v45
	v_fmac_f32_e32 v43, v46, v44
	v_fma_f32 v42, -v42, v43, v45
	v_div_fmas_f32 v42, v42, v44, v43
	v_div_fixup_f32 v38, v42, v39, v38
	ds_write_b32 v40, v38 offset:45072
	flat_store_dword v[34:35], v41
.LBB0_314:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v34, 2, v249
	v_or_b32_e32 v38, s23, v34
	v_accvgpr_read_b32 v35, a179
	v_cmp_gt_i32_e32 vcc, v35, v250
	v_add_u32_e32 v34, s23, v34
	v_lshlrev_b32_e32 v242, 2, v38
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_316
; %bb.315:                              ;   in Loop: Header=BB0_112 Depth=1
	v_lshlrev_b32_e32 v35, 2, v250
	ds_read_b32 v42, v35 offset:45072
	v_mov_b32_e32 v251, v243
	v_lshl_add_u64 v[38:39], v[36:37], 0, v[250:251]
	v_lshlrev_b64 v[38:39], 11, v[38:39]
	v_lshl_add_u64 v[44:45], v[32:33], 0, v[38:39]
	v_lshl_add_u64 v[46:47], v[44:45], 0, v[242:243]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[38:39], v[42:43], v[124:125] op_sel_hi:[0,1]
	v_pk_mul_f32 v[40:41], v[42:43], v[126:127] op_sel_hi:[0,1]
	v_mov_b32_e32 v35, v243
	flat_store_dwordx4 v[46:47], v[38:41]
	v_lshl_add_u64 v[44:45], v[34:35], 2, v[44:45]
	v_pk_mul_f32 v[0:1], v[42:43], v[0:1] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[42:43], v[140:141] op_sel_hi:[0,1]
	v_pk_mul_f32 v[40:41], v[42:43], v[142:143] op_sel_hi:[0,1]
	flat_store_dwordx4 v[44:45], v[38:41] offset:256
	v_pk_mul_f32 v[2:3], v[42:43], v[2:3] op_sel_hi:[0,1]
	flat_store_dwordx4 v[44:45], v[0:3] offset:1536
	v_pk_mul_f32 v[38:39], v[42:43], v[92:93] op_sel_hi:[0,1]
	v_pk_mul_f32 v[40:41], v[42:43], v[94:95] op_sel_hi:[0,1]
	flat_store_dwordx4 v[44:45], v[38:41] offset:512
	v_pk_mul_f32 v[0:1], v[42:43], v[16:17] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[42:43], v[18:19] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[42:43], v[108:109] op_sel_hi:[0,1]
	v_pk_mul_f32 v[40:41], v[42:43], v[110:111] op_sel_hi:[0,1]
	flat_store_dwordx4 v[44:45], v[38:41] offset:768
	flat_store_dwordx4 v[44:45], v[0:3] offset:1792
	s_nop 0
	v_pk_mul_f32 v[38:39], v[42:43], v[60:61] op_sel_hi:[0,1]
	v_pk_mul_f32 v[40:41], v[42:43], v[62:63] op_sel_hi:[0,1]
	flat_store_dwordx4 v[44:45], v[38:41] offset:1024
	s_nop 1
	v_pk_mul_f32 v[38:39], v[42:43], v[76:77] op_sel_hi:[0,1]
	v_pk_mul_f32 v[40:41], v[42:43], v[78:79] op_sel_hi:[0,1]
	flat_store_dwordx4 v[44:45], v[38:41] offset:1280
.LBB0_316:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 16, v250
	v_cmp_lt_i32_e32 vcc, v0, v246
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_318
; %bb.317:                              ;   in Loop: Header=BB0_112 Depth=1
	v_lshlrev_b32_e32 v2, 2, v250
	ds_read_b32 v16, v2 offset:45136
	v_mov_b32_e32 v1, v243
	v_lshl_add_u64 v[0:1], v[36:37], 0, v[0:1]
	v_lshlrev_b64 v[0:1], 11, v[0:1]
	v_lshl_add_u64 v[18:19], v[32:33], 0, v[0:1]
	v_lshl_add_u64 v[38:39], v[18:19], 0, v[242:243]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[0:1], v[16:17], v[128:129] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[16:17], v[130:131] op_sel_hi:[0,1]
	v_mov_b32_e32 v35, v243
	flat_store_dwordx4 v[38:39], v[0:3]
	v_lshl_add_u64 v[18:19], v[34:35], 2, v[18:19]
	s_nop 0
	v_pk_mul_f32 v[0:1], v[16:17], v[144:145] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[16:17], v[146:147] op_sel_hi:[0,1]
	flat_store_dwordx4 v[18:19], v[0:3] offset:256
	s_nop 1
	v_pk_mul_f32 v[0:1], v[16:17], v[96:97] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[16:17], v[98:99] op_sel_hi:[0,1]
	flat_store_dwordx4 v[18:19], v[0:3] offset:512
	s_nop 1
	v_pk_mul_f32 v[0:1], v[16:17], v[112:113] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[16:17], v[114:115] op_sel_hi:[0,1]
	flat_store_dwordx4 v[18:19], v[0:3] offset:768
	s_nop 1
	v_pk_mul_f32 v[0:1], v[16:17], v[64:65] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[16:17], v[66:67] op_sel_hi:[0,1]
	flat_store_dwordx4 v[18:19], v[0:3] offset:1024
	s_nop 1
	v_pk_mul_f32 v[0:1], v[16:17], v[80:81] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[16:17], v[82:83] op_sel_hi:[0,1]
	flat_store_dwordx4 v[18:19], v[0:3] offset:1280
	s_nop 1
	v_pk_mul_f32 v[0:1], v[16:17], v[4:5] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[16:17], v[6:7] op_sel_hi:[0,1]
	flat_store_dwordx4 v[18:19], v[0:3] offset:1536
	s_nop 1
	v_pk_mul_f32 v[0:1], v[16:17], v[20:21] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[16:17], v[22:23] op_sel_hi:[0,1]
	flat_store_dwordx4 v[18:19], v[0:3] offset:1792
.LBB0_318:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_nop 0
	v_or_b32_e32 v0, 32, v250
	v_cmp_lt_i32_e32 vcc, v0, v246
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_320
; %bb.319:                              ;   in Loop: Header=BB0_112 Depth=1
	v_lshlrev_b32_e32 v2, 2, v250
	ds_read_b32 v4, v2 offset:45200
	v_mov_b32_e32 v1, v243
	v_lshl_add_u64 v[0:1], v[36:37], 0, v[0:1]
	v_lshlrev_b64 v[0:1], 11, v[0:1]
	v_lshl_add_u64 v[6:7], v[32:33], 0, v[0:1]
	v_lshl_add_u64 v[16:17], v[6:7], 0, v[242:243]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[0:1], v[4:5], v[132:133] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[134:135] op_sel_hi:[0,1]
	v_mov_b32_e32 v35, v243
	flat_store_dwordx4 v[16:17], v[0:3]
	v_lshl_add_u64 v[6:7], v[34:35], 2, v[6:7]
	s_nop 0
	v_pk_mul_f32 v[0:1], v[4:5], v[148:149] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[150:151] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:256
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[100:101] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[102:103] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:512
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[116:117] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[118:119] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:768
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[68:69] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[70:71] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:1024
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[84:85] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[86:87] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:1280
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[8:9] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[10:11] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:1536
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[24:25] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[26:27] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:1792
.LBB0_320:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_nop 0
	v_or_b32_e32 v0, 48, v250
	v_cmp_lt_i32_e32 vcc, v0, v246
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_322
; %bb.321:                              ;   in Loop: Header=BB0_112 Depth=1
	v_lshlrev_b32_e32 v2, 2, v250
	ds_read_b32 v4, v2 offset:45264
	v_mov_b32_e32 v1, v243
	v_lshl_add_u64 v[0:1], v[36:37], 0, v[0:1]
	v_lshlrev_b64 v[0:1], 11, v[0:1]
	v_lshl_add_u64 v[6:7], v[32:33], 0, v[0:1]
	v_lshl_add_u64 v[8:9], v[6:7], 0, v[242:243]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[0:1], v[4:5], v[136:137] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[138:139] op_sel_hi:[0,1]
	v_mov_b32_e32 v35, v243
	flat_store_dwordx4 v[8:9], v[0:3]
	v_lshl_add_u64 v[6:7], v[34:35], 2, v[6:7]
	s_nop 0
	v_pk_mul_f32 v[0:1], v[4:5], v[152:153] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[154:155] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:256
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[104:105] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[106:107] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:512
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[120:121] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[122:123] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:768
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[72:73] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[74:75] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:1024
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[88:89] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[90:91] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:1280
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[12:13] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[14:15] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:1536
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[28:29] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[30:31] op_sel_hi:[0,1]
	flat_store_dwordx4 v[6:7], v[0:3] offset:1792
.LBB0_322:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
.LBB0_323:                              ;   in Loop: Header=BB0_112 Depth=1
	ds_read_b64 v[2:3], v243 offset:45856
	ds_read_b32 v4, v243 offset:45872
	ds_read_b64 v[0:1], v243 offset:45880
	v_accvgpr_read_b32 v14, a184
	v_accvgpr_read_b32 v15, a185
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s1, v3
	v_readfirstlane_b32 s0, v2
	v_readfirstlane_b32 s7, v1
	v_readfirstlane_b32 s6, v4
	v_lshl_add_u64 v[8:9], v[244:245], 2, s[0:1]
	v_mov_b64_e32 v[6:7], s[0:1]
	v_lshl_add_u64 v[10:11], v[14:15], 2, s[0:1]
	flat_load_dword v8, v[8:9]
	s_nop 0
	flat_load_dword v5, v[10:11]
	flat_load_dword v9, v[6:7]
	v_cvt_f32_u32_e32 v7, s7
	v_cvt_f32_u32_e32 v10, s6
	v_mov_b32_e32 v6, 0xc350
	s_sub_i32 s5, 0, s7
	v_rcp_iflag_f32_e32 v7, v7
	v_rcp_iflag_f32_e32 v10, v10
	s_sub_i32 s8, 0, s6
	v_mul_f32_e32 v7, 0x4f7ffffe, v7
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v7, v7
	v_cvt_u32_f32_e32 v10, v10
	ds_read_b64 v[76:77], v6 offset:192
	v_readfirstlane_b32 s4, v0
	v_mul_lo_u32 v6, s5, v7
	v_mul_lo_u32 v11, s8, v10
	v_mul_hi_u32 v6, v7, v6
	v_mul_hi_u32 v11, v10, v11
	v_add_u32_e32 v12, v7, v6
	v_add_u32_e32 v10, v10, v11
	s_mov_b64 s[0:1], -1
	v_mov_b32_e32 v69, 1
	v_mov_b32_e32 v104, v254
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_xad_u32 v5, v8, -1, v5
	v_mad_u64_u32 v[6:7], s[4:5], s4, v14, v[8:9]
	v_sub_u32_e32 v6, v6, v9
	v_mul_hi_u32 v7, v5, v12
	v_mul_lo_u32 v7, v7, s7
	v_mul_hi_u32 v8, v6, v10
	v_sub_u32_e32 v7, v5, v7
	v_mul_lo_u32 v9, v8, s6
	v_subrev_u32_e32 v12, s7, v7
	v_sub_u32_e32 v9, v6, v9
	v_cmp_le_u32_e32 vcc, s7, v7
	v_add_u32_e32 v11, 1, v8
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v12, vcc
	v_cmp_le_u32_e32 vcc, s6, v9
	v_subrev_u32_e32 v12, s7, v7
	s_nop 0
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_subrev_u32_e32 v11, s6, v9
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_cmp_le_u32_e32 vcc, s7, v7
	v_add_u32_e32 v11, 1, v8
	s_nop 0
	v_cndmask_b32_e32 v7, v7, v12, vcc
	v_sub_u32_e32 v5, v5, v7
	v_add_u32_e32 v5, v5, v6
	v_mul_hi_u32 v6, v5, v10
	v_mul_lo_u32 v7, v6, s6
	v_cmp_le_u32_e32 vcc, s6, v9
	v_sub_u32_e32 v5, v5, v7
	v_subrev_u32_e32 v7, s6, v5
	v_cndmask_b32_e32 v106, v8, v11, vcc
	v_add_u32_e32 v8, 1, v6
	v_cmp_le_u32_e32 vcc, s6, v5
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_add_u32_e32 v7, 1, v6
	v_cmp_le_u32_e32 vcc, s6, v5
	s_nop 1
	v_cndmask_b32_e32 v5, v6, v7, vcc
	v_sub_u32_e32 v6, v5, v106
	v_add_u32_e32 v81, 1, v6
	v_cmp_lt_u32_e32 vcc, 16, v81
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_409
; %bb.324:                              ;   in Loop: Header=BB0_112 Depth=1
	v_readfirstlane_b32 s1, v3
	v_readfirstlane_b32 s0, v2
	v_readlane_b32 s4, v255, 2
	v_accvgpr_read_b32 v8, a184
	v_lshl_add_u64 v[2:3], v[244:245], 2, s[0:1]
	v_mov_b64_e32 v[6:7], s[0:1]
	flat_load_dword v2, v[2:3]
	s_nop 0
	flat_load_dword v6, v[6:7]
	v_sub_u32_e32 v7, s4, v106
	v_and_b32_e32 v85, -16, v7
	v_add_u32_e32 v78, v85, v106
	v_add_u32_e32 v5, 1, v5
	v_readfirstlane_b32 s7, v4
	v_readfirstlane_b32 s4, v0
	v_mov_b32_e32 v3, 0
	v_accvgpr_read_b32 v9, a185
	v_add_u32_e32 v4, 16, v78
	v_readfirstlane_b32 s6, v1
	v_lshl_add_u64 v[0:1], v[8:9], 2, s[0:1]
	v_min_u32_e32 v4, v5, v4
	v_mul_lo_u32 v7, s7, v4
	v_mov_b32_e32 v5, v3
	v_readlane_b32 s5, v255, 3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mad_u64_u32 v[8:9], s[0:1], s4, v8, v[2:3]
	v_sub_u32_e32 v6, v8, v6
	v_cmp_gt_u32_e32 vcc, v7, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_328
; %bb.325:                              ;   in Loop: Header=BB0_112 Depth=1
	flat_load_dword v5, v[0:1]
	v_sub_u32_e32 v7, v7, v6
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v5, v5, v2
	v_cmp_lt_u32_e32 vcc, v7, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_327
; %bb.326:                              ;   in Loop: Header=BB0_112 Depth=1
	v_cvt_f32_u32_e32 v8, s6
	s_sub_i32 s8, 0, s6
	v_rcp_iflag_f32_e32 v8, v8
	s_nop 0
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_mul_lo_u32 v9, s8, v8
	v_mul_hi_u32 v9, v8, v9
	v_add_u32_e32 v8, v8, v9
	v_mul_hi_u32 v8, v7, v8
	v_mul_lo_u32 v9, v8, s6
	v_sub_u32_e32 v9, v7, v9
	v_add_u32_e32 v10, 1, v8
	v_cmp_le_u32_e32 vcc, s6, v9
	s_nop 1
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_subrev_u32_e32 v10, s6, v9
	v_cndmask_b32_e32 v9, v9, v10, vcc
	v_add_u32_e32 v10, 1, v8
	v_cmp_le_u32_e32 vcc, s6, v9
	s_nop 1
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_mul_lo_u32 v9, v8, s6
	v_sub_u32_e32 v7, v7, v9
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_nop 1
	v_addc_co_u32_e32 v7, vcc, 0, v8, vcc
	v_mul_lo_u32 v7, v7, s6
	v_min_u32_e32 v5, v5, v7
.LBB0_327:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[4:5]
.LBB0_328:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_mul_lo_u32 v7, s7, v78
	v_cmp_gt_u32_e32 vcc, v7, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_332
; %bb.329:                              ;   in Loop: Header=BB0_112 Depth=1
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v3, v0, v2
	v_sub_u32_e32 v0, v7, v6
	v_cmp_lt_u32_e32 vcc, v0, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_331
; %bb.330:                              ;   in Loop: Header=BB0_112 Depth=1
	v_cvt_f32_u32_e32 v1, s6
	s_sub_i32 s7, 0, s6
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s7, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, v1, v2
	v_mul_hi_u32 v1, v0, v1
	v_mul_lo_u32 v2, v1, s6
	v_sub_u32_e32 v2, v0, v2
	v_add_u32_e32 v6, 1, v1
	v_cmp_le_u32_e32 vcc, s6, v2
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v6, vcc
	v_subrev_u32_e32 v6, s6, v2
	v_cndmask_b32_e32 v2, v2, v6, vcc
	v_add_u32_e32 v6, 1, v1
	v_cmp_le_u32_e32 vcc, s6, v2
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v6, vcc
	v_mul_lo_u32 v2, v1, s6
	v_sub_u32_e32 v0, v0, v2
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_nop 1
	v_addc_co_u32_e32 v0, vcc, 0, v1, vcc
	v_mul_lo_u32 v0, v0, s6
	v_min_u32_e32 v3, v3, v0
.LBB0_331:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[4:5]
.LBB0_332:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v0, 0xc350
	ds_read_b64 v[0:1], v0 offset:192
	v_sub_u32_e32 v104, v5, v3
	v_cmp_eq_u32_e64 s[4:5], 0, v85
	v_mov_b32_e32 v79, v243
	buffer_wbl2 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s6, v255, 0
	v_readlane_b32 s7, v255, 1
	s_and_b64 s[6:7], s[0:1], s[6:7]
	s_mov_b64 exec, s[6:7]
	s_cbranch_execz .LBB0_336
; %bb.333:                              ;   in Loop: Header=BB0_112 Depth=1
	v_cndmask_b32_e64 v242, 0, 8, s[4:5]
	v_lshl_add_u64 v[0:1], v[78:79], 4, v[0:1]
	v_readlane_b32 s6, v255, 6
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[242:243]
	v_readlane_b32 s7, v255, 7
	s_nop 1
	v_lshl_add_u64 v[0:1], s[6:7], 2, v[0:1]
	s_mov_b64 s[6:7], 0x88000
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[6:7]
	buffer_wbl2 sc1
	flat_atomic_add v2, v[0:1], v254 sc0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_inv sc1
	v_add_u32_e32 v2, v2, v254
	v_cmp_eq_u32_e32 vcc, v2, v104
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_335
; %bb.334:                              ;   in Loop: Header=BB0_112 Depth=1
	flat_store_dword v[0:1], v243
.LBB0_335:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_cndmask_b32_e64 v0, 0, 1, vcc
	ds_write_b32 v243, v0 offset:45900
.LBB0_336:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v243 offset:45900
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_cbranch_vccnz .LBB0_405
; %bb.337:                              ;   in Loop: Header=BB0_112 Depth=1
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	ds_read_b32 v0, v243 offset:45900
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_cbranch_vccz .LBB0_405
; %bb.338:                              ;   in Loop: Header=BB0_112 Depth=1
	v_readlane_b32 s0, v255, 8
	v_readlane_b32 s1, v255, 9
	v_mov_b32_e32 v0, 0xc350
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_407
; %bb.339:                              ;   in Loop: Header=BB0_112 Depth=1
	v_sub_u32_e32 v105, v4, v78
	v_sub_u32_e32 v6, 0, v105
	v_max_i32_e32 v107, v6, v105
	v_cvt_f32_u32_e32 v6, v107
	ds_read_b32 v80, v0 offset:252
	ds_read2_b64 v[0:3], v0 offset0:18 offset1:20
	v_lshlrev_b64 v[4:5], 1, v[78:79]
	v_cndmask_b32_e64 v7, 0, 1, s[4:5]
	v_rcp_iflag_f32_e32 v6, v6
	s_waitcnt lgkmcnt(1)
	v_ashrrev_i32_e32 v79, 31, v80
	v_or_b32_e32 v4, v4, v7
	v_mul_lo_u32 v7, v4, v79
	v_mad_u64_u32 v[82:83], s[0:1], v4, v80, s[24:25]
	v_mul_f32_e32 v4, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v5, v5, v80
	v_add3_u32 v83, v5, v83, v7
	v_sub_u32_e32 v5, 0, v107
	v_mul_lo_u32 v5, v5, v4
	v_mul_hi_u32 v5, v4, v5
	v_add_u32_e32 v84, v4, v5
	s_movk_i32 s0, 0x2800
	v_mul_hi_u32 v4, v84, s0
	v_mul_lo_u32 v5, v4, v107
	v_sub_u32_e32 v5, 0x2800, v5
	v_add_u32_e32 v6, 1, v4
	v_cmp_ge_u32_e32 vcc, v5, v107
	v_ashrrev_i32_e32 v108, 31, v105
	v_and_b32_e32 v111, 0x7ffffffe, v105
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_sub_u32_e32 v6, v5, v107
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_add_u32_e32 v6, 1, v4
	v_cmp_ge_u32_e32 vcc, v5, v107
	v_cmp_lt_i32_e64 s[4:5], 0, v105
	v_cmp_gt_i32_e64 s[6:7], 1, v105
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_xor_b32_e32 v4, v4, v108
	v_sub_u32_e32 v4, v4, v108
	v_min_i32_e32 v109, v4, v246
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[86:87], v[82:83], 2, v[2:3]
	v_add_u32_e32 v110, -1, v105
	v_cmp_lt_u32_e64 s[8:9], 3, v105
	v_cmp_ne_u32_e64 s[10:11], v105, v111
	v_cmp_ne_u32_e64 s[12:13], 1, v105
	v_sub_u32_e32 v112, 0, v105
	v_add_u32_e32 v113, -2, v111
	v_lshlrev_b32_e32 v114, 2, v105
	s_mov_b64 s[42:43], 0
	v_mov_b32_e32 v115, 0
	s_branch .LBB0_341
.LBB0_340:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v115, v115, v109
	v_cmp_ge_i32_e32 vcc, v115, v246
	s_or_b64 s[42:43], vcc, s[42:43]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_andn2_b64 exec, exec, s[42:43]
	s_cbranch_execz .LBB0_406
.LBB0_341:                              ;   Parent Loop BB0_112 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_343 Depth 3
                                        ;       Child Loop BB0_348 Depth 3
                                        ;       Child Loop BB0_352 Depth 3
                                        ;       Child Loop BB0_357 Depth 3
                                        ;       Child Loop BB0_362 Depth 3
                                        ;       Child Loop BB0_366 Depth 3
                                        ;       Child Loop BB0_373 Depth 3
                                        ;         Child Loop BB0_376 Depth 4
	v_sub_u32_e32 v4, v246, v115
	v_min_i32_e32 v6, v4, v109
	v_accvgpr_read_b32 v4, a162
	v_mul_lo_u32 v5, v6, v105
	v_add_u32_e32 v116, s24, v115
	v_cmp_lt_i32_e32 vcc, v4, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_344
; %bb.342:                              ;   in Loop: Header=BB0_341 Depth=2
	v_lshlrev_b32_e32 v7, 2, v4
	s_mov_b64 s[14:15], 0
.LBB0_343:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_341 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_sub_u32_e32 v9, 0, v4
	v_max_i32_e32 v9, v9, v4
	v_mul_hi_u32 v10, v9, v84
	v_mul_lo_u32 v11, v10, v107
	v_sub_u32_e32 v9, v9, v11
	v_add_u32_e32 v12, 1, v10
	v_cmp_ge_u32_e32 vcc, v9, v107
	v_sub_u32_e32 v11, v9, v107
	v_ashrrev_i32_e32 v8, 31, v4
	v_cndmask_b32_e32 v10, v10, v12, vcc
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_add_u32_e32 v11, 1, v10
	v_cmp_ge_u32_e32 vcc, v9, v107
	v_xor_b32_e32 v8, v8, v108
	s_nop 0
	v_cndmask_b32_e32 v9, v10, v11, vcc
	v_xor_b32_e32 v9, v9, v8
	v_sub_u32_e32 v8, v9, v8
	v_mul_lo_u32 v9, v112, v8
	v_add3_u32 v12, v85, v4, v9
	v_add3_u32 v242, v78, v4, v9
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_lshlrev_b64 v[10:11], 1, v[242:243]
	v_add_u32_e32 v8, v116, v8
	v_cndmask_b32_e64 v12, 0, 1, vcc
	v_or_b32_e32 v10, v10, v12
	v_mul_lo_u32 v12, v11, v80
	v_mul_lo_u32 v13, v10, v79
	v_mad_u64_u32 v[10:11], s[16:17], v10, v80, 0
	v_add3_u32 v11, v11, v13, v12
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[10:11], v[10:11], 2, v[2:3]
	v_lshl_add_u64 v[8:9], v[8:9], 2, v[10:11]
	flat_load_dword v8, v[8:9]
	v_add_u32_e32 v4, 0x100, v4
	v_cmp_ge_i32_e32 vcc, v4, v5
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_write_b32 v7, v8
	v_add_u32_e32 v7, 0x400, v7
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_343
.LBB0_344:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v7, a162
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v7, v6
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_368
; %bb.345:                              ;   in Loop: Header=BB0_341 Depth=2
	v_mul_lo_u32 v4, v7, v105
	v_lshlrev_b32_e32 v8, 2, v4
	v_mov_b32_e32 v4, 0xff800000
	s_and_saveexec_b64 s[16:17], s[4:5]
	s_cbranch_execz .LBB0_355
; %bb.346:                              ;   in Loop: Header=BB0_341 Depth=2
	s_mov_b64 s[46:47], -1
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0xff800000
	s_and_saveexec_b64 s[44:45], s[8:9]
	s_cbranch_execz .LBB0_350
; %bb.347:                              ;   in Loop: Header=BB0_341 Depth=2
	s_mov_b32 s50, 0
	s_mov_b64 s[48:49], 0
	v_mov_b32_e32 v4, 0xff800000
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v5, 0xff800000
                                        ; implicit-def: $sgpr46_sgpr47
.LBB0_348:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_341 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ds_read2_b32 v[14:15], v9 offset1:1
	s_add_i32 s0, s50, 2
	v_mov_b32_e32 v10, v4
	v_mov_b32_e32 v11, v5
	v_cmp_eq_u32_e32 vcc, s50, v113
	v_mov_b32_e32 v12, s50
	s_mov_b32 s50, s0
	s_waitcnt lgkmcnt(0)
	v_cmp_u_f32_e64 s[0:1], v15, v15
	v_max_f32_e32 v4, v11, v11
	v_max_f32_e32 v13, v10, v10
	v_max_f32_e32 v5, v15, v15
	v_max_f32_e32 v16, v14, v14
	v_cndmask_b32_e64 v15, 0, 1, s[0:1]
	v_cmp_u_f32_e64 s[0:1], v14, v14
	v_max_f32_e32 v5, v5, v4
	v_max_f32_e32 v4, v16, v13
	v_cndmask_b32_e64 v14, 0, 1, s[0:1]
	v_lshlrev_b16_e32 v13, 1, v15
	v_bitop3_b16 v13, v14, 3, v13 bitop3:0xc8
	v_cmp_ne_u16_e64 s[0:1], 0, v13
	s_or_b64 s[52:53], s[0:1], vcc
	s_and_b64 s[52:53], exec, s[52:53]
	s_or_b64 s[48:49], s[52:53], s[48:49]
	s_andn2_b64 s[46:47], s[46:47], exec
	s_and_b64 s[0:1], s[0:1], exec
	v_add_u32_e32 v9, 8, v9
	s_or_b64 s[46:47], s[46:47], s[0:1]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execnz .LBB0_348
; %bb.349:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[48:49]
	v_cndmask_b32_e64 v4, v4, v10, s[46:47]
	v_cndmask_b32_e64 v9, v5, v11, s[46:47]
	v_max_f32_e32 v9, v9, v9
	v_max_f32_e32 v4, v4, v4
	s_or_b64 s[0:1], s[10:11], s[46:47]
	v_cndmask_b32_e64 v5, v111, v12, s[46:47]
	v_max_f32_e32 v4, v4, v9
	s_orn2_b64 s[46:47], s[0:1], exec
.LBB0_350:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[44:45]
	s_and_saveexec_b64 s[0:1], s[46:47]
	s_cbranch_execz .LBB0_354
; %bb.351:                              ;   in Loop: Header=BB0_341 Depth=2
	v_mul_lo_u32 v9, v114, v7
	v_lshl_add_u32 v9, v5, 2, v9
	s_mov_b64 s[44:45], 0
.LBB0_352:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_341 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ds_read_b32 v10, v9
	v_add_u32_e32 v5, 1, v5
	v_max_f32_e32 v4, v4, v4
	v_cmp_ge_i32_e32 vcc, v5, v105
	v_add_u32_e32 v9, 4, v9
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v10, v10, v10
	s_or_b64 s[44:45], vcc, s[44:45]
	v_max_f32_e32 v4, v10, v4
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_352
; %bb.353:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[44:45]
.LBB0_354:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[0:1]
.LBB0_355:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_359
; %bb.356:                              ;   in Loop: Header=BB0_341 Depth=2
	s_mov_b32 s44, 0
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v9, v8
.LBB0_357:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_341 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ds_read_b32 v10, v9
	s_add_i32 s44, s44, 1
	v_cmp_ge_i32_e32 vcc, s44, v105
	s_or_b64 s[16:17], vcc, s[16:17]
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v11, v10, v4
	v_exp_f32_e32 v11, v11
	v_cmp_neq_f32_e32 vcc, v10, v4
	s_nop 1
	v_cndmask_b32_e32 v10, 1.0, v11, vcc
	ds_write_b32 v9, v10
	v_add_f32_e32 v5, v5, v10
	v_add_u32_e32 v9, 4, v9
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_357
; %bb.358:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[16:17]
.LBB0_359:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_max_f32_e32 v9, v4, v4
	v_max_f32_e32 v9, 0xff800000, v9
	v_sub_f32_e32 v10, v4, v9
	v_exp_f32_e32 v10, v10
	v_cmp_neq_f32_e32 vcc, v4, v9
	s_nop 1
	v_cndmask_b32_e32 v4, 1.0, v10, vcc
	v_fma_f32 v10, v4, v5, 0
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_367
; %bb.360:                              ;   in Loop: Header=BB0_341 Depth=2
	v_div_scale_f32 v5, s[16:17], v10, v10, v4
	v_rcp_f32_e32 v11, v5
	v_div_scale_f32 v12, vcc, v4, v10, v4
	s_mov_b64 s[44:45], -1
	v_fma_f32 v13, -v5, v11, 1.0
	v_fmac_f32_e32 v11, v13, v11
	v_mul_f32_e32 v13, v12, v11
	v_fma_f32 v14, -v5, v13, v12
	v_fmac_f32_e32 v13, v14, v11
	v_fma_f32 v5, -v5, v13, v12
	v_div_fmas_f32 v5, v5, v11, v13
	v_div_fixup_f32 v4, v5, v10, v4
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[16:17], s[12:13]
	s_cbranch_execz .LBB0_364
; %bb.361:                              ;   in Loop: Header=BB0_341 Depth=2
	v_mov_b32_e32 v5, v4
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v11, v111
.LBB0_362:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_341 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ds_read2_b32 v[12:13], v8 offset1:1
	v_add_u32_e32 v11, -2, v11
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[44:45], vcc, s[44:45]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[12:13], v[4:5], v[12:13]
	ds_write2_b32 v8, v12, v13 offset1:1
	v_add_u32_e32 v8, 8, v8
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execnz .LBB0_362
; %bb.363:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[44:45]
	s_orn2_b64 s[44:45], s[10:11], exec
	v_mov_b32_e32 v5, v111
.LBB0_364:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_367
; %bb.365:                              ;   in Loop: Header=BB0_341 Depth=2
	v_mul_lo_u32 v8, v114, v7
	v_lshl_add_u32 v8, v5, 2, v8
	s_mov_b64 s[16:17], 0
.LBB0_366:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_341 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ds_read_b32 v11, v8
	v_add_u32_e32 v5, 1, v5
	v_cmp_ge_i32_e32 vcc, v5, v105
	s_or_b64 s[16:17], vcc, s[16:17]
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v11, v4, v11
	ds_write_b32 v8, v11
	v_add_u32_e32 v8, 4, v8
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_366
.LBB0_367:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_log_f32_e32 v8, v10
	v_add_u32_e32 v4, v7, v115
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[86:87]
	v_add_f32_e32 v7, v9, v8
	flat_store_dword v[4:5], v7
.LBB0_368:                              ;   in Loop: Header=BB0_341 Depth=2
	s_or_b64 exec, exec, s[14:15]
	v_lshlrev_b32_e32 v117, 7, v6
	v_accvgpr_read_b32 v118, a162
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v118, v117
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_340
; %bb.369:                              ;   in Loop: Header=BB0_341 Depth=2
	v_add_u32_e32 v119, -1, v117
	s_mov_b64 s[44:45], 0
	s_branch .LBB0_373
.LBB0_370:                              ;   in Loop: Header=BB0_373 Depth=3
	s_or_b64 exec, exec, s[46:47]
.LBB0_371:                              ;   in Loop: Header=BB0_373 Depth=3
	s_or_b64 exec, exec, s[16:17]
.LBB0_372:                              ;   in Loop: Header=BB0_373 Depth=3
	s_or_b64 exec, exec, s[14:15]
	v_add_u32_e32 v118, 0x400, v118
	v_cmp_ge_i32_e32 vcc, v118, v117
	s_or_b64 s[44:45], vcc, s[44:45]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_340
.LBB0_373:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_341 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_376 Depth 4
	v_add_u32_e32 v121, 0x100, v118
	s_and_saveexec_b64 s[14:15], s[6:7]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_or_saveexec_b64 s[46:47], s[14:15]
	v_mov_b32_e32 v242, v243
	v_add_u32_e32 v120, 0x200, v118
	v_mov_b64_e32 v[18:19], v[242:243]
	v_mov_b64_e32 v[16:17], v[242:243]
	v_mov_b64_e32 v[14:15], v[242:243]
	v_mov_b64_e32 v[12:13], v[242:243]
	v_mov_b64_e32 v[10:11], v[242:243]
	v_mov_b64_e32 v[8:9], v[242:243]
	v_mov_b64_e32 v[6:7], v[242:243]
	v_mov_b64_e32 v[4:5], v[242:243]
	s_xor_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_401
; %bb.374:                              ;   in Loop: Header=BB0_373 Depth=3
	v_min_i32_e32 v4, v119, v118
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 25, v5
	v_add_u32_e32 v5, v4, v5
	v_ashrrev_i32_e32 v6, 7, v5
	v_and_b32_e32 v5, 0x3fffff80, v5
	v_sub_u32_e32 v4, v4, v5
	v_lshlrev_b32_e32 v4, 2, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[90:91], v[4:5], 2, v[0:1]
	v_min_i32_e32 v4, v119, v121
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 25, v5
	v_add_u32_e32 v5, v4, v5
	v_ashrrev_i32_e32 v7, 7, v5
	v_and_b32_e32 v5, 0x3fffff80, v5
	v_sub_u32_e32 v4, v4, v5
	v_lshlrev_b32_e32 v4, 2, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[94:95], v[4:5], 2, v[0:1]
	v_min_i32_e32 v4, v119, v120
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 25, v5
	v_add_u32_e32 v5, v4, v5
	v_ashrrev_i32_e32 v8, 7, v5
	v_and_b32_e32 v5, 0x3fffff80, v5
	v_sub_u32_e32 v4, v4, v5
	v_lshlrev_b32_e32 v4, 2, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshl_add_u64 v[98:99], v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, 0x300, v118
	v_min_i32_e32 v4, v119, v4
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshrrev_b32_e32 v5, 25, v5
	v_add_u32_e32 v5, v4, v5
	v_ashrrev_i32_e32 v9, 7, v5
	v_and_b32_e32 v5, 0x3fffff80, v5
	v_sub_u32_e32 v4, v4, v5
	v_lshlrev_b32_e32 v4, 2, v4
	v_add_u32_e32 v88, v116, v6
	v_add_u32_e32 v92, v116, v7
	v_add_u32_e32 v96, v116, v8
	v_add_u32_e32 v100, v116, v9
	v_ashrrev_i32_e32 v5, 31, v4
	v_ashrrev_i32_e32 v89, 31, v88
	v_ashrrev_i32_e32 v93, 31, v92
	v_ashrrev_i32_e32 v97, 31, v96
	v_ashrrev_i32_e32 v101, 31, v100
	v_lshl_add_u64 v[102:103], v[4:5], 2, v[0:1]
	v_mul_lo_u32 v122, v114, v9
	v_mul_lo_u32 v123, v114, v8
	v_mul_lo_u32 v124, v114, v7
	v_mul_lo_u32 v125, v114, v6
	s_mov_b32 s52, 0
	s_mov_b64 s[48:49], 0
	v_mov_b64_e32 v[4:5], v[242:243]
	v_mov_b64_e32 v[6:7], v[242:243]
	v_mov_b64_e32 v[8:9], v[242:243]
	v_mov_b64_e32 v[10:11], v[242:243]
	v_mov_b64_e32 v[12:13], v[242:243]
	v_mov_b64_e32 v[14:15], v[242:243]
	v_mov_b64_e32 v[16:17], v[242:243]
	v_mov_b64_e32 v[18:19], v[242:243]
	s_branch .LBB0_376
.LBB0_375:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s52, s52, 4
	v_cmp_ge_i32_e32 vcc, s52, v105
	v_add_u32_e32 v122, 16, v122
	v_add_u32_e32 v123, 16, v123
	v_add_u32_e32 v124, 16, v124
	s_or_b64 s[48:49], vcc, s[48:49]
	v_add_u32_e32 v125, 16, v125
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_400
.LBB0_376:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_341 Depth=2
                                        ;       Parent Loop BB0_373 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_min_i32_e32 v20, s52, v110
	v_add_u32_e32 v242, v20, v78
	v_cmp_eq_u32_e32 vcc, v242, v106
	v_lshlrev_b64 v[20:21], 1, v[242:243]
	s_add_i32 s17, s52, 1
	v_cndmask_b32_e64 v22, 0, 1, vcc
	v_or_b32_e32 v74, v20, v22
	v_min_i32_e32 v20, s17, v110
	v_add_u32_e32 v242, v20, v78
	v_cmp_eq_u32_e32 vcc, v242, v106
	v_lshlrev_b64 v[22:23], 1, v[242:243]
	s_add_i32 s16, s52, 2
	v_cndmask_b32_e64 v20, 0, 1, vcc
	v_or_b32_e32 v126, v22, v20
	v_min_i32_e32 v20, s16, v110
	v_add_u32_e32 v242, v20, v78
	v_cmp_eq_u32_e32 vcc, v242, v106
	v_mul_lo_u32 v128, v23, v80
	v_lshlrev_b64 v[22:23], 1, v[242:243]
	v_cndmask_b32_e64 v20, 0, 1, vcc
	v_or_b32_e32 v28, v22, v20
	s_add_i32 s50, s52, 3
	v_mad_u64_u32 v[24:25], s[14:15], v28, v80, v[88:89]
	v_mul_lo_u32 v29, v28, v79
	v_mul_lo_u32 v30, v23, v80
	v_min_i32_e32 v20, s50, v110
	v_add3_u32 v25, v30, v25, v29
	v_add_u32_e32 v242, v20, v78
	v_lshlrev_b64 v[22:23], 11, v[24:25]
	v_cmp_eq_u32_e32 vcc, v242, v106
	v_lshl_add_u64 v[68:69], v[90:91], 0, v[22:23]
	v_lshlrev_b64 v[22:23], 1, v[242:243]
	v_cndmask_b32_e64 v20, 0, 1, vcc
	v_or_b32_e32 v31, v22, v20
	v_mad_u64_u32 v[24:25], s[14:15], v31, v80, v[88:89]
	v_mul_lo_u32 v36, v31, v79
	v_mul_lo_u32 v37, v23, v80
	v_add3_u32 v25, v37, v25, v36
	v_lshlrev_b64 v[22:23], 11, v[24:25]
	v_lshl_add_u64 v[70:71], v[90:91], 0, v[22:23]
	v_mad_u64_u32 v[22:23], s[14:15], v74, v80, v[92:93]
	v_mul_lo_u32 v75, v74, v79
	v_mul_lo_u32 v129, v21, v80
	v_add3_u32 v23, v129, v23, v75
	v_mul_lo_u32 v127, v126, v79
	v_lshlrev_b64 v[20:21], 11, v[22:23]
	v_mad_u64_u32 v[22:23], s[14:15], v126, v80, v[92:93]
	v_mad_u64_u32 v[24:25], s[14:15], v28, v80, v[92:93]
	v_mad_u64_u32 v[26:27], s[14:15], v31, v80, v[92:93]
	v_add3_u32 v23, v128, v23, v127
	v_add3_u32 v25, v30, v25, v29
	v_add3_u32 v27, v37, v27, v36
	v_lshl_add_u64 v[20:21], v[94:95], 0, v[20:21]
	v_lshlrev_b64 v[22:23], 11, v[22:23]
	v_lshlrev_b64 v[24:25], 11, v[24:25]
	v_lshlrev_b64 v[26:27], 11, v[26:27]
	v_lshl_add_u64 v[22:23], v[94:95], 0, v[22:23]
	v_lshl_add_u64 v[24:25], v[94:95], 0, v[24:25]
	v_lshl_add_u64 v[26:27], v[94:95], 0, v[26:27]
	flat_load_dwordx4 v[64:67], v[20:21]
	flat_load_dwordx4 v[60:63], v[22:23]
	flat_load_dwordx4 v[56:59], v[24:25]
	flat_load_dwordx4 v[48:51], v[26:27]
	v_mad_u64_u32 v[20:21], s[14:15], v74, v80, v[96:97]
	v_add3_u32 v21, v129, v21, v75
	v_mad_u64_u32 v[22:23], s[14:15], v126, v80, v[96:97]
	v_mad_u64_u32 v[24:25], s[14:15], v28, v80, v[96:97]
	v_mad_u64_u32 v[26:27], s[14:15], v31, v80, v[96:97]
	v_lshlrev_b64 v[20:21], 11, v[20:21]
	v_add3_u32 v23, v128, v23, v127
	v_add3_u32 v25, v30, v25, v29
	v_add3_u32 v27, v37, v27, v36
	v_lshl_add_u64 v[20:21], v[98:99], 0, v[20:21]
	v_lshlrev_b64 v[22:23], 11, v[22:23]
	v_lshlrev_b64 v[24:25], 11, v[24:25]
	v_lshlrev_b64 v[26:27], 11, v[26:27]
	v_lshl_add_u64 v[22:23], v[98:99], 0, v[22:23]
	v_lshl_add_u64 v[24:25], v[98:99], 0, v[24:25]
	v_lshl_add_u64 v[26:27], v[98:99], 0, v[26:27]
	flat_load_dwordx4 v[52:55], v[20:21]
	flat_load_dwordx4 v[44:47], v[22:23]
	flat_load_dwordx4 v[40:43], v[24:25]
	flat_load_dwordx4 v[32:35], v[26:27]
	v_mad_u64_u32 v[20:21], s[14:15], v74, v80, v[100:101]
	v_add3_u32 v21, v129, v21, v75
	v_mad_u64_u32 v[22:23], s[14:15], v126, v80, v[100:101]
	v_lshlrev_b64 v[20:21], 11, v[20:21]
	v_add3_u32 v23, v128, v23, v127
	v_lshl_add_u64 v[20:21], v[102:103], 0, v[20:21]
	v_lshlrev_b64 v[22:23], 11, v[22:23]
	v_mad_u64_u32 v[24:25], s[14:15], v28, v80, v[100:101]
	v_mad_u64_u32 v[26:27], s[14:15], v31, v80, v[100:101]
	v_lshl_add_u64 v[22:23], v[102:103], 0, v[22:23]
	v_add3_u32 v25, v30, v25, v29
	v_add3_u32 v27, v37, v27, v36
	flat_load_dwordx4 v[36:39], v[20:21]
	flat_load_dwordx4 v[28:31], v[22:23]
	v_mad_u64_u32 v[20:21], s[14:15], v74, v80, v[88:89]
	v_add3_u32 v21, v129, v21, v75
	v_lshlrev_b64 v[24:25], 11, v[24:25]
	v_lshlrev_b64 v[26:27], 11, v[26:27]
	v_lshlrev_b64 v[20:21], 11, v[20:21]
	v_lshl_add_u64 v[24:25], v[102:103], 0, v[24:25]
	v_lshl_add_u64 v[72:73], v[102:103], 0, v[26:27]
	v_lshl_add_u64 v[20:21], v[90:91], 0, v[20:21]
	flat_load_dwordx4 v[130:133], v[20:21]
	s_nop 0
	flat_load_dwordx4 v[24:27], v[24:25]
	s_nop 0
	flat_load_dwordx4 v[20:23], v[72:73]
	s_nop 0
	flat_load_dwordx4 v[72:75], v[68:69]
	s_nop 0
	flat_load_dwordx4 v[68:71], v[70:71]
	ds_read_b32 v134, v125
	v_cmp_lt_i32_e32 vcc, s17, v105
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_pk_fma_f32 v[16:17], v[134:135], v[130:131], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[134:135], v[132:133], v[18:19] op_sel_hi:[0,1,1]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execnz .LBB0_391
; %bb.377:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[14:15]
	v_cmp_lt_i32_e64 s[14:15], s16, v105
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execnz .LBB0_392
.LBB0_378:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[16:17]
	v_cmp_lt_i32_e64 s[16:17], s50, v105
	s_and_saveexec_b64 s[50:51], s[16:17]
	s_cbranch_execz .LBB0_380
.LBB0_379:                              ;   in Loop: Header=BB0_376 Depth=4
	ds_read_b32 v72, v125 offset:12
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[16:17], v[72:73], v[68:69], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[72:73], v[70:71], v[18:19] op_sel_hi:[0,1,1]
.LBB0_380:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[50:51]
	ds_read_b32 v68, v124
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[12:13], v[68:69], v[64:65], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[68:69], v[66:67], v[14:15] op_sel_hi:[0,1,1]
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execnz .LBB0_393
; %bb.381:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[50:51], s[14:15]
	s_cbranch_execnz .LBB0_394
.LBB0_382:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[50:51], s[16:17]
	s_cbranch_execz .LBB0_384
.LBB0_383:                              ;   in Loop: Header=BB0_376 Depth=4
	ds_read_b32 v56, v124 offset:12
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[12:13], v[56:57], v[48:49], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[56:57], v[50:51], v[14:15] op_sel_hi:[0,1,1]
.LBB0_384:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[50:51]
	ds_read_b32 v48, v123
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[8:9], v[48:49], v[52:53], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[48:49], v[54:55], v[10:11] op_sel_hi:[0,1,1]
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execnz .LBB0_395
; %bb.385:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[50:51], s[14:15]
	s_cbranch_execnz .LBB0_396
.LBB0_386:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[50:51], s[16:17]
	s_cbranch_execz .LBB0_388
.LBB0_387:                              ;   in Loop: Header=BB0_376 Depth=4
	ds_read_b32 v40, v123 offset:12
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[8:9], v[40:41], v[32:33], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[40:41], v[34:35], v[10:11] op_sel_hi:[0,1,1]
.LBB0_388:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[50:51]
	ds_read_b32 v32, v122
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[32:33], v[36:37], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[32:33], v[38:39], v[6:7] op_sel_hi:[0,1,1]
	s_and_saveexec_b64 s[50:51], vcc
	s_cbranch_execnz .LBB0_397
; %bb.389:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[50:51], s[14:15]
	s_cbranch_execnz .LBB0_398
.LBB0_390:                              ;   in Loop: Header=BB0_376 Depth=4
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_375
	s_branch .LBB0_399
.LBB0_391:                              ;   in Loop: Header=BB0_376 Depth=4
	v_mad_u64_u32 v[130:131], s[54:55], v126, v80, 0
	v_add3_u32 v131, v131, v127, v128
	v_lshl_add_u64 v[126:127], v[130:131], 0, v[88:89]
	v_lshlrev_b64 v[126:127], 11, v[126:127]
	v_lshl_add_u64 v[126:127], v[90:91], 0, v[126:127]
	flat_load_dwordx4 v[126:129], v[126:127]
	ds_read_b32 v130, v125 offset:4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_pk_fma_f32 v[16:17], v[130:131], v[126:127], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[130:131], v[128:129], v[18:19] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[14:15]
	v_cmp_lt_i32_e64 s[14:15], s16, v105
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_378
.LBB0_392:                              ;   in Loop: Header=BB0_376 Depth=4
	ds_read_b32 v126, v125 offset:8
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[16:17], v[126:127], v[72:73], v[16:17] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[126:127], v[74:75], v[18:19] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[16:17]
	v_cmp_lt_i32_e64 s[16:17], s50, v105
	s_and_saveexec_b64 s[50:51], s[16:17]
	s_cbranch_execnz .LBB0_379
	s_branch .LBB0_380
.LBB0_393:                              ;   in Loop: Header=BB0_376 Depth=4
	ds_read_b32 v64, v124 offset:4
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[12:13], v[64:65], v[60:61], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[64:65], v[62:63], v[14:15] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[50:51], s[14:15]
	s_cbranch_execz .LBB0_382
.LBB0_394:                              ;   in Loop: Header=BB0_376 Depth=4
	ds_read_b32 v60, v124 offset:8
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[12:13], v[60:61], v[56:57], v[12:13] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[14:15], v[60:61], v[58:59], v[14:15] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[50:51], s[16:17]
	s_cbranch_execnz .LBB0_383
	s_branch .LBB0_384
.LBB0_395:                              ;   in Loop: Header=BB0_376 Depth=4
	ds_read_b32 v48, v123 offset:4
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[8:9], v[48:49], v[44:45], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[48:49], v[46:47], v[10:11] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[50:51], s[14:15]
	s_cbranch_execz .LBB0_386
.LBB0_396:                              ;   in Loop: Header=BB0_376 Depth=4
	ds_read_b32 v44, v123 offset:8
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[8:9], v[44:45], v[40:41], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[44:45], v[42:43], v[10:11] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[50:51], s[16:17]
	s_cbranch_execnz .LBB0_387
	s_branch .LBB0_388
.LBB0_397:                              ;   in Loop: Header=BB0_376 Depth=4
	ds_read_b32 v32, v122 offset:4
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[32:33], v[28:29], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[32:33], v[30:31], v[6:7] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[50:51], s[14:15]
	s_cbranch_execz .LBB0_390
.LBB0_398:                              ;   in Loop: Header=BB0_376 Depth=4
	ds_read_b32 v28, v122 offset:8
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[28:29], v[24:25], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[28:29], v[26:27], v[6:7] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[50:51]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_375
.LBB0_399:                              ;   in Loop: Header=BB0_376 Depth=4
	ds_read_b32 v24, v122 offset:12
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[24:25], v[20:21], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[24:25], v[22:23], v[6:7] op_sel_hi:[0,1,1]
	s_branch .LBB0_375
.LBB0_400:                              ;   in Loop: Header=BB0_373 Depth=3
	s_or_b64 exec, exec, s[48:49]
.LBB0_401:                              ;   in Loop: Header=BB0_373 Depth=3
	s_or_b64 exec, exec, s[46:47]
	v_lshrrev_b32_e32 v21, 7, v118
	v_add_u32_e32 v22, v21, v115
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshlrev_b32_e32 v20, 2, v118
	v_lshl_add_u64 v[22:23], v[82:83], 0, v[22:23]
	v_and_b32_e32 v20, 0x1fc, v20
	v_lshlrev_b64 v[22:23], 11, v[22:23]
	v_lshl_add_u64 v[22:23], v[0:1], 0, v[22:23]
	v_lshlrev_b32_e32 v242, 2, v20
	v_lshl_add_u64 v[22:23], v[22:23], 0, v[242:243]
	v_cmp_lt_i32_e32 vcc, v121, v117
	flat_store_dwordx4 v[22:23], v[16:19]
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB0_372
; %bb.402:                              ;   in Loop: Header=BB0_373 Depth=3
	v_lshrrev_b32_e32 v16, 7, v121
	v_add_u32_e32 v16, v16, v115
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshl_add_u64 v[16:17], v[82:83], 0, v[16:17]
	v_lshlrev_b64 v[16:17], 11, v[16:17]
	v_lshl_add_u64 v[16:17], v[0:1], 0, v[16:17]
	v_lshlrev_b32_e32 v242, 2, v20
	v_lshl_add_u64 v[16:17], v[16:17], 0, v[242:243]
	v_cmp_lt_i32_e32 vcc, v120, v117
	flat_store_dwordx4 v[16:17], v[12:15]
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB0_371
; %bb.403:                              ;   in Loop: Header=BB0_373 Depth=3
	v_lshrrev_b32_e32 v12, 7, v120
	v_add_u32_e32 v12, v12, v115
	v_ashrrev_i32_e32 v13, 31, v12
	v_lshl_add_u64 v[12:13], v[82:83], 0, v[12:13]
	v_lshlrev_b64 v[12:13], 11, v[12:13]
	v_lshl_add_u64 v[12:13], v[0:1], 0, v[12:13]
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[242:243]
	flat_store_dwordx4 v[12:13], v[8:11]
	s_nop 1
	v_add_u32_e32 v8, 0x300, v118
	v_cmp_lt_i32_e32 vcc, v8, v117
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
	s_cbranch_execz .LBB0_370
; %bb.404:                              ;   in Loop: Header=BB0_373 Depth=3
	v_lshrrev_b32_e32 v8, 7, v8
	v_add_u32_e32 v8, v8, v115
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[82:83], 0, v[8:9]
	v_lshlrev_b64 v[8:9], 11, v[8:9]
	v_lshl_add_u64 v[8:9], v[0:1], 0, v[8:9]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[242:243]
	flat_store_dwordx4 v[8:9], v[4:7]
	s_branch .LBB0_370
.LBB0_405:                              ;   in Loop: Header=BB0_112 Depth=1
	s_mov_b64 s[0:1], 0
	s_mov_b32 s4, 1
	s_branch .LBB0_408
.LBB0_406:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[42:43]
.LBB0_407:                              ;   in Loop: Header=BB0_112 Depth=1
	s_mov_b64 s[0:1], -1
	s_mov_b32 s4, 16
.LBB0_408:                              ;   in Loop: Header=BB0_112 Depth=1
	v_mov_b32_e32 v69, s4
	s_orn2_b64 s[0:1], s[0:1], exec
.LBB0_409:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[42:43], s[0:1]
	s_cbranch_execz .LBB0_484
; %bb.410:                              ;   in Loop: Header=BB0_112 Depth=1
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0)
	s_barrier
	s_mov_b64 s[0:1], exec
	v_readlane_b32 s4, v255, 0
	v_readlane_b32 s5, v255, 1
	s_and_b64 s[4:5], s[0:1], s[4:5]
	s_mov_b64 exec, s[4:5]
	s_cbranch_execz .LBB0_414
; %bb.411:                              ;   in Loop: Header=BB0_112 Depth=1
	v_readlane_b32 s4, v255, 6
	v_lshl_add_u64 v[0:1], v[244:245], 3, v[76:77]
	v_readlane_b32 s5, v255, 7
	s_nop 1
	v_lshl_add_u64 v[0:1], s[4:5], 2, v[0:1]
	buffer_wbl2 sc1
	flat_atomic_add v2, v[0:1], v104 sc0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	buffer_inv sc1
	v_add_u32_e32 v2, v2, v104
	v_cmp_eq_u32_e32 vcc, s22, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_413
; %bb.412:                              ;   in Loop: Header=BB0_112 Depth=1
	flat_store_dword v[0:1], v243
.LBB0_413:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_cndmask_b32_e64 v0, 0, 1, vcc
	ds_write_b32 v243, v0 offset:45900
.LBB0_414:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v243 offset:45900
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_cbranch_vccnz .LBB0_484
; %bb.415:                              ;   in Loop: Header=BB0_112 Depth=1
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	ds_read_b32 v0, v243 offset:45900
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_cbranch_vccnz .LBB0_484
; %bb.416:                              ;   in Loop: Header=BB0_112 Depth=1
	v_mov_b32_e32 v4, 0xc350
	v_mov_b32_e32 v10, 0xc350
	ds_read2_b64 v[0:3], v4 offset0:18 offset1:20
	ds_read_b32 v64, v4 offset:252
	ds_read2_b64 v[4:7], v10 offset0:12 offset1:14
	ds_read_b64 v[8:9], v10 offset:128
	ds_read_b32 v73, v10 offset:248
	v_readlane_b32 s0, v255, 8
	v_readlane_b32 s1, v255, 9
	v_mov_b32_e32 v10, 0xc350
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_484
; %bb.417:                              ;   in Loop: Header=BB0_112 Depth=1
	v_add_u32_e32 v12, -1, v69
	v_ffbl_b32_e32 v11, v69
	v_and_b32_e32 v12, v12, v81
	v_lshrrev_b32_e32 v11, v11, v81
	v_cmp_ne_u32_e32 vcc, 0, v12
	ds_read_b32 v10, v10 offset:248
	s_waitcnt lgkmcnt(2)
	v_cmp_ne_u64_e64 s[8:9], 0, v[8:9]
	v_addc_co_u32_e32 v107, vcc, 0, v11, vcc
	v_sub_u32_e32 v11, 0, v107
	v_max_i32_e32 v108, v11, v107
	v_cvt_f32_u32_e32 v11, v108
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[66:67], s[0:1], v10, v244, s[24:25]
	v_ashrrev_i32_e32 v12, 31, v10
	v_rcp_iflag_f32_e32 v13, v11
	v_mov_b32_e32 v10, v67
	v_mad_u64_u32 v[10:11], s[0:1], v12, v244, v[10:11]
	v_mul_f32_e32 v11, 0x4f7ffffe, v13
	v_cvt_u32_f32_e32 v11, v11
	v_mov_b32_e32 v67, v10
	v_sub_u32_e32 v10, 0, v108
	s_movk_i32 s0, 0x2800
	v_mul_lo_u32 v10, v10, v11
	v_mul_hi_u32 v10, v11, v10
	v_add_u32_e32 v68, v11, v10
	v_mul_hi_u32 v10, v68, s0
	v_mul_lo_u32 v11, v10, v108
	v_sub_u32_e32 v11, 0x2800, v11
	v_add_u32_e32 v12, 1, v10
	v_cmp_ge_u32_e32 vcc, v11, v108
	v_ashrrev_i32_e32 v109, 31, v107
	v_lshl_add_u64 v[70:71], v[66:67], 2, v[8:9]
	v_cndmask_b32_e32 v10, v10, v12, vcc
	v_sub_u32_e32 v12, v11, v108
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_add_u32_e32 v12, 1, v10
	v_cmp_ge_u32_e32 vcc, v11, v108
	v_sub_u32_e32 v9, 0, v73
	v_and_b32_e32 v112, 0x7ffffffe, v107
	v_cndmask_b32_e32 v10, v10, v12, vcc
	v_xor_b32_e32 v10, v10, v109
	v_sub_u32_e32 v10, v10, v109
	v_min_i32_e32 v110, v10, v246
	v_cvt_f32_u32_e32 v10, v73
	v_ashrrev_i32_e32 v65, 31, v64
	v_cmp_lt_i32_e64 s[4:5], 0, v107
	v_cmp_gt_i32_e64 s[6:7], 1, v107
	v_rcp_iflag_f32_e32 v8, v10
	s_mov_b64 s[44:45], 0
	v_add_u32_e32 v111, -1, v107
	v_cmp_lt_u32_e64 s[10:11], 3, v107
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_cmp_ne_u32_e64 s[12:13], v107, v112
	v_cmp_ne_u32_e64 s[14:15], 1, v107
	v_sub_u32_e32 v113, 0, v107
	v_mul_lo_u32 v9, v9, v8
	v_mul_hi_u32 v9, v8, v9
	v_add_u32_e32 v72, v8, v9
	v_lshlrev_b32_e32 v114, 2, v107
	v_mov_b32_e32 v115, 0
	s_branch .LBB0_419
.LBB0_418:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[46:47]
	v_add_u32_e32 v115, v115, v110
	v_cmp_ge_i32_e32 vcc, v115, v246
	s_or_b64 s[44:45], vcc, s[44:45]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_484
.LBB0_419:                              ;   Parent Loop BB0_112 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_421 Depth 3
                                        ;       Child Loop BB0_426 Depth 3
                                        ;       Child Loop BB0_430 Depth 3
                                        ;       Child Loop BB0_435 Depth 3
                                        ;       Child Loop BB0_440 Depth 3
                                        ;       Child Loop BB0_444 Depth 3
                                        ;       Child Loop BB0_452 Depth 3
                                        ;         Child Loop BB0_455 Depth 4
	v_sub_u32_e32 v8, v246, v115
	v_min_i32_e32 v14, v8, v110
	v_accvgpr_read_b32 v8, a162
	v_mul_lo_u32 v9, v14, v107
	v_add_u32_e32 v116, s24, v115
	v_cmp_lt_i32_e32 vcc, v8, v9
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_422
; %bb.420:                              ;   in Loop: Header=BB0_419 Depth=2
	v_lshlrev_b32_e32 v10, 2, v8
	s_mov_b64 s[16:17], 0
.LBB0_421:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_419 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_sub_u32_e32 v12, 0, v8
	v_max_i32_e32 v12, v12, v8
	v_mul_hi_u32 v13, v12, v68
	v_mul_lo_u32 v15, v13, v108
	v_sub_u32_e32 v12, v12, v15
	v_add_u32_e32 v16, 1, v13
	v_cmp_ge_u32_e32 vcc, v12, v108
	v_sub_u32_e32 v15, v12, v108
	v_ashrrev_i32_e32 v11, 31, v8
	v_cndmask_b32_e32 v13, v13, v16, vcc
	v_cndmask_b32_e32 v12, v12, v15, vcc
	v_add_u32_e32 v15, 1, v13
	v_cmp_ge_u32_e32 vcc, v12, v108
	v_xor_b32_e32 v11, v11, v109
	s_nop 0
	v_cndmask_b32_e32 v12, v13, v15, vcc
	v_xor_b32_e32 v12, v12, v11
	v_sub_u32_e32 v11, v12, v11
	v_mad_u64_u32 v[12:13], s[18:19], v113, v11, v[8:9]
	v_add_u32_e32 v16, v116, v11
	v_mul_lo_u32 v11, v12, v69
	v_add_u32_e32 v242, v11, v106
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_lshlrev_b64 v[12:13], 1, v[242:243]
	v_mul_lo_u32 v15, v13, v64
	v_cndmask_b32_e64 v11, 0, 1, vcc
	v_or_b32_e32 v11, v12, v11
	v_mul_lo_u32 v18, v11, v65
	v_mad_u64_u32 v[12:13], s[18:19], v11, v64, 0
	v_add3_u32 v13, v13, v18, v15
	v_ashrrev_i32_e32 v17, 31, v16
	v_lshl_add_u64 v[12:13], v[12:13], 2, v[2:3]
	v_lshl_add_u64 v[12:13], v[16:17], 2, v[12:13]
	flat_load_dword v11, v[12:13]
	v_add_u32_e32 v8, 0x100, v8
	v_cmp_ge_i32_e32 vcc, v8, v9
	s_or_b64 s[16:17], vcc, s[16:17]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	ds_write_b32 v10, v11
	v_add_u32_e32 v10, 0x400, v10
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_421
.LBB0_422:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_accvgpr_read_b32 v15, a162
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v15, v14
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_447
; %bb.423:                              ;   in Loop: Header=BB0_419 Depth=2
	v_add_u32_e32 v8, v15, v115
	v_add_u32_e32 v9, v8, v66
	v_mul_hi_u32 v10, v9, v72
	v_mul_lo_u32 v10, v10, v73
	v_sub_u32_e32 v9, v9, v10
	v_sub_u32_e32 v10, v9, v73
	v_cmp_ge_u32_e32 vcc, v9, v73
	s_nop 1
	v_cndmask_b32_e32 v9, v9, v10, vcc
	v_sub_u32_e32 v10, v9, v73
	v_cmp_ge_u32_e32 vcc, v9, v73
	s_nop 1
	v_cndmask_b32_e32 v242, v9, v10, vcc
	v_lshl_add_u64 v[10:11], v[242:243], 2, v[4:5]
	flat_load_dword v13, v[10:11]
	v_mul_lo_u32 v9, v15, v107
	v_lshlrev_b32_e32 v16, 2, v9
	v_mov_b32_e32 v9, 0xff800000
	s_and_saveexec_b64 s[18:19], s[4:5]
	s_cbranch_execz .LBB0_433
; %bb.424:                              ;   in Loop: Header=BB0_419 Depth=2
	s_mov_b64 s[48:49], -1
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v9, 0xff800000
	s_and_saveexec_b64 s[46:47], s[10:11]
	s_cbranch_execz .LBB0_428
; %bb.425:                              ;   in Loop: Header=BB0_419 Depth=2
	s_mov_b32 s52, 2
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v12, 0xff800000
	v_mov_b32_e32 v17, v16
	v_mov_b32_e32 v9, 0xff800000
                                        ; implicit-def: $sgpr48_sgpr49
.LBB0_426:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_419 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ds_read2_b32 v[22:23], v17 offset1:1
	v_mov_b32_e32 v19, v9
	v_max_f32_e32 v9, v19, v19
	v_cmp_eq_u32_e32 vcc, s52, v112
	s_add_i32 s52, s52, 2
	s_waitcnt lgkmcnt(0)
	v_cmp_u_f32_e64 s[0:1], v23, v23
	v_max_f32_e32 v21, v23, v23
	v_max_f32_e32 v24, v22, v22
	v_cndmask_b32_e64 v23, 0, 1, s[0:1]
	v_cmp_u_f32_e64 s[0:1], v22, v22
	v_max_f32_e32 v9, v21, v9
	v_lshlrev_b16_e32 v21, 1, v23
	v_cndmask_b32_e64 v22, 0, 1, s[0:1]
	v_bitop3_b16 v21, v22, 3, v21 bitop3:0xc8
	v_cmp_ne_u16_e64 s[0:1], 0, v21
	s_or_b64 s[54:55], s[0:1], vcc
	s_and_b64 s[54:55], exec, s[54:55]
	v_mov_b32_e32 v18, v12
	s_or_b64 s[50:51], s[54:55], s[50:51]
	v_max_f32_e32 v12, v18, v18
	s_andn2_b64 s[48:49], s[48:49], exec
	s_and_b64 s[0:1], s[0:1], exec
	v_add_u32_e32 v17, 8, v17
	v_mov_b32_e32 v20, s52
	v_max_f32_e32 v12, v24, v12
	s_or_b64 s[48:49], s[48:49], s[0:1]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_426
; %bb.427:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[50:51]
	v_add_u32_e32 v17, -4, v20
	v_cndmask_b32_e64 v18, v12, v18, s[48:49]
	v_cndmask_b32_e64 v9, v9, v19, s[48:49]
	v_cndmask_b32_e64 v12, v112, v17, s[48:49]
	v_max_f32_e32 v9, v9, v9
	v_max_f32_e32 v17, v18, v18
	s_or_b64 s[0:1], s[12:13], s[48:49]
	v_max_f32_e32 v9, v17, v9
	s_orn2_b64 s[48:49], s[0:1], exec
.LBB0_428:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[46:47]
	s_and_saveexec_b64 s[0:1], s[48:49]
	s_cbranch_execz .LBB0_432
; %bb.429:                              ;   in Loop: Header=BB0_419 Depth=2
	v_mul_lo_u32 v17, v114, v15
	v_lshl_add_u32 v17, v12, 2, v17
	v_sub_u32_e32 v12, v107, v12
	s_mov_b64 s[46:47], 0
.LBB0_430:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_419 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ds_read_b32 v18, v17
	v_add_u32_e32 v12, -1, v12
	v_max_f32_e32 v9, v9, v9
	v_cmp_eq_u32_e32 vcc, 0, v12
	v_add_u32_e32 v17, 4, v17
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v18, v18, v18
	s_or_b64 s[46:47], vcc, s[46:47]
	v_max_f32_e32 v9, v18, v9
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_430
; %bb.431:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[46:47]
.LBB0_432:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[0:1]
.LBB0_433:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_437
; %bb.434:                              ;   in Loop: Header=BB0_419 Depth=2
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v17, v107
	v_mov_b32_e32 v18, v16
.LBB0_435:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_419 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ds_read_b32 v19, v18
	v_add_u32_e32 v17, -1, v17
	v_cmp_eq_u32_e32 vcc, 0, v17
	s_or_b64 s[18:19], vcc, s[18:19]
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v20, v19, v9
	v_exp_f32_e32 v20, v20
	v_cmp_neq_f32_e32 vcc, v19, v9
	s_nop 1
	v_cndmask_b32_e32 v19, 1.0, v20, vcc
	ds_write_b32 v18, v19
	v_add_f32_e32 v12, v12, v19
	v_add_u32_e32 v18, 4, v18
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_435
; %bb.436:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[18:19]
.LBB0_437:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v18, 0x3fb8aa3b, v13
	v_max_f32_e32 v17, v9, v9
	v_max_f32_e32 v17, v17, v18
	v_sub_f32_e32 v19, v9, v17
	s_mov_b32 s0, 0x3fb8aa3b
	v_exp_f32_e32 v19, v19
	v_fma_f32 v13, v13, s0, -v17
	v_exp_f32_e32 v20, v13
	v_cmp_neq_f32_e32 vcc, v9, v17
	s_mov_b32 s0, 0xff800000
	s_nop 0
	v_cndmask_b32_e32 v13, 1.0, v19, vcc
	v_cmp_neq_f32_e32 vcc, v18, v17
	s_nop 1
	v_cndmask_b32_e32 v9, 1.0, v20, vcc
	v_cmp_neq_f32_e32 vcc, s0, v18
	s_nop 1
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_fmac_f32_e32 v9, v13, v12
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_445
; %bb.438:                              ;   in Loop: Header=BB0_419 Depth=2
	v_div_scale_f32 v12, s[18:19], v9, v9, v13
	v_rcp_f32_e32 v18, v12
	v_div_scale_f32 v19, vcc, v13, v9, v13
	s_mov_b64 s[46:47], -1
	v_fma_f32 v20, -v12, v18, 1.0
	v_fmac_f32_e32 v18, v20, v18
	v_mul_f32_e32 v20, v19, v18
	v_fma_f32 v21, -v12, v20, v19
	v_fmac_f32_e32 v20, v21, v18
	v_fma_f32 v12, -v12, v20, v19
	v_div_fmas_f32 v12, v12, v18, v20
	v_div_fixup_f32 v12, v12, v9, v13
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[18:19], s[14:15]
	s_cbranch_execz .LBB0_442
; %bb.439:                              ;   in Loop: Header=BB0_419 Depth=2
	v_mov_b32_e32 v13, v12
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v18, v112
.LBB0_440:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_419 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ds_read2_b32 v[20:21], v16 offset1:1
	v_add_u32_e32 v18, -2, v18
	v_cmp_eq_u32_e32 vcc, 0, v18
	s_or_b64 s[46:47], vcc, s[46:47]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[20:21], v[12:13], v[20:21]
	ds_write2_b32 v16, v20, v21 offset1:1
	v_add_u32_e32 v16, 8, v16
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_440
; %bb.441:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[46:47]
	s_orn2_b64 s[46:47], s[12:13], exec
	v_mov_b32_e32 v18, v112
.LBB0_442:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 exec, exec, s[46:47]
	s_cbranch_execz .LBB0_445
; %bb.443:                              ;   in Loop: Header=BB0_419 Depth=2
	v_mul_lo_u32 v13, v114, v15
	v_lshl_add_u32 v13, v18, 2, v13
	v_sub_u32_e32 v15, v107, v18
	s_mov_b64 s[18:19], 0
.LBB0_444:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_419 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	ds_read_b32 v16, v13
	v_add_u32_e32 v15, -1, v15
	v_cmp_eq_u32_e32 vcc, 0, v15
	s_or_b64 s[18:19], vcc, s[18:19]
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v16, v12, v16
	ds_write_b32 v13, v16
	v_add_u32_e32 v13, 4, v13
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_444
.LBB0_445:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[8:9]
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_447
; %bb.446:                              ;   in Loop: Header=BB0_419 Depth=2
	flat_load_dword v10, v[10:11]
	v_log_f32_e32 v11, v9
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[8:9], 2, v[70:71]
	v_add_f32_e32 v11, v17, v11
	v_mul_f32_e32 v12, 0x3f317218, v11
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v13, 0x3fb8aa3b, v10
	v_cmp_eq_f32_e32 vcc, v11, v13
	s_nop 1
	v_cndmask_b32_e32 v10, v12, v10, vcc
	flat_store_dword v[8:9], v10
.LBB0_447:                              ;   in Loop: Header=BB0_419 Depth=2
	s_or_b64 exec, exec, s[16:17]
	v_lshlrev_b32_e32 v117, 7, v14
	v_accvgpr_read_b32 v118, a162
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v118, v117
	s_and_saveexec_b64 s[46:47], vcc
	s_cbranch_execz .LBB0_418
; %bb.448:                              ;   in Loop: Header=BB0_419 Depth=2
	v_add_u32_e32 v119, -1, v117
	s_mov_b64 s[48:49], 0
	s_branch .LBB0_452
.LBB0_449:                              ;   in Loop: Header=BB0_452 Depth=3
	s_or_b64 exec, exec, s[52:53]
.LBB0_450:                              ;   in Loop: Header=BB0_452 Depth=3
	s_or_b64 exec, exec, s[50:51]
.LBB0_451:                              ;   in Loop: Header=BB0_452 Depth=3
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v118, 0x400, v118
	v_cmp_ge_i32_e32 vcc, v118, v117
	s_or_b64 s[48:49], vcc, s[48:49]
	s_andn2_b64 exec, exec, s[48:49]
	s_cbranch_execz .LBB0_418
.LBB0_452:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_419 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_455 Depth 4
	v_add_u32_e32 v121, 0x100, v118
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_xor_b64 s[0:1], exec, s[0:1]
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v242, v243
	v_add_u32_e32 v120, 0x200, v118
	v_mov_b64_e32 v[88:89], v[242:243]
	v_mov_b64_e32 v[86:87], v[242:243]
	v_mov_b64_e32 v[84:85], v[242:243]
	v_mov_b64_e32 v[82:83], v[242:243]
	v_mov_b64_e32 v[80:81], v[242:243]
	v_mov_b64_e32 v[78:79], v[242:243]
	v_mov_b64_e32 v[76:77], v[242:243]
	v_mov_b64_e32 v[74:75], v[242:243]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_480
; %bb.453:                              ;   in Loop: Header=BB0_452 Depth=3
	v_min_i32_e32 v8, v119, v118
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshrrev_b32_e32 v9, 25, v9
	v_add_u32_e32 v9, v8, v9
	v_ashrrev_i32_e32 v10, 7, v9
	v_and_b32_e32 v9, 0x3fffff80, v9
	v_sub_u32_e32 v8, v8, v9
	v_lshlrev_b32_e32 v8, 2, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[92:93], v[8:9], 2, v[0:1]
	v_min_i32_e32 v8, v119, v121
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshrrev_b32_e32 v9, 25, v9
	v_add_u32_e32 v9, v8, v9
	v_ashrrev_i32_e32 v11, 7, v9
	v_and_b32_e32 v9, 0x3fffff80, v9
	v_sub_u32_e32 v8, v8, v9
	v_lshlrev_b32_e32 v8, 2, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[96:97], v[8:9], 2, v[0:1]
	v_min_i32_e32 v8, v119, v120
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshrrev_b32_e32 v9, 25, v9
	v_add_u32_e32 v9, v8, v9
	v_ashrrev_i32_e32 v12, 7, v9
	v_and_b32_e32 v9, 0x3fffff80, v9
	v_sub_u32_e32 v8, v8, v9
	v_lshlrev_b32_e32 v8, 2, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[100:101], v[8:9], 2, v[0:1]
	v_add_u32_e32 v8, 0x300, v118
	v_min_i32_e32 v8, v119, v8
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshrrev_b32_e32 v9, 25, v9
	v_add_u32_e32 v9, v8, v9
	v_ashrrev_i32_e32 v13, 7, v9
	v_and_b32_e32 v9, 0x3fffff80, v9
	v_sub_u32_e32 v8, v8, v9
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v90, v116, v10
	v_add_u32_e32 v94, v116, v11
	v_add_u32_e32 v98, v116, v12
	v_add_u32_e32 v102, v116, v13
	v_ashrrev_i32_e32 v9, 31, v8
	v_ashrrev_i32_e32 v91, 31, v90
	v_ashrrev_i32_e32 v95, 31, v94
	v_ashrrev_i32_e32 v99, 31, v98
	v_ashrrev_i32_e32 v103, 31, v102
	v_lshl_add_u64 v[104:105], v[8:9], 2, v[0:1]
	v_mul_lo_u32 v122, v114, v13
	v_mul_lo_u32 v123, v114, v12
	v_mul_lo_u32 v124, v114, v11
	v_mul_lo_u32 v125, v114, v10
	s_mov_b32 s54, 0
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v75, 0
	s_branch .LBB0_455
.LBB0_454:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[16:17]
	s_add_i32 s54, s54, 4
	v_cmp_ge_i32_e32 vcc, s54, v107
	v_add_u32_e32 v122, 16, v122
	v_add_u32_e32 v123, 16, v123
	v_add_u32_e32 v124, 16, v124
	s_or_b64 s[50:51], vcc, s[50:51]
	v_add_u32_e32 v125, 16, v125
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execz .LBB0_479
.LBB0_455:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_419 Depth=2
                                        ;       Parent Loop BB0_452 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_min_i32_e32 v8, s54, v111
	v_mul_lo_u32 v10, v8, v69
	v_add_u32_e32 v242, v10, v106
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_lshlrev_b64 v[8:9], 1, v[242:243]
	s_add_i32 s19, s54, 1
	v_cndmask_b32_e64 v10, 0, 1, vcc
	v_or_b32_e32 v16, v8, v10
	v_min_i32_e32 v8, s19, v111
	v_mul_lo_u32 v8, v8, v69
	v_add_u32_e32 v242, v8, v106
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_lshlrev_b64 v[10:11], 1, v[242:243]
	s_add_i32 s18, s54, 2
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_or_b32_e32 v126, v10, v8
	v_min_i32_e32 v8, s18, v111
	v_mul_lo_u32 v8, v8, v69
	v_add_u32_e32 v242, v8, v106
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_mul_lo_u32 v128, v11, v64
	v_lshlrev_b64 v[10:11], 1, v[242:243]
	v_cndmask_b32_e64 v8, 0, 1, vcc
	s_add_i32 s52, s54, 3
	v_or_b32_e32 v17, v10, v8
	v_min_i32_e32 v8, s52, v111
	v_mad_u64_u32 v[12:13], s[16:17], v17, v64, v[90:91]
	v_mul_lo_u32 v18, v17, v65
	v_mul_lo_u32 v19, v11, v64
	v_mul_lo_u32 v8, v8, v69
	v_add3_u32 v13, v19, v13, v18
	v_add_u32_e32 v242, v8, v106
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_lshlrev_b64 v[10:11], 11, v[12:13]
	v_lshlrev_b64 v[12:13], 1, v[242:243]
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_or_b32_e32 v129, v12, v8
	v_mad_u64_u32 v[14:15], s[16:17], v129, v64, v[90:91]
	v_mul_lo_u32 v134, v129, v65
	v_mul_lo_u32 v135, v13, v64
	v_add3_u32 v15, v135, v15, v134
	v_lshl_add_u64 v[10:11], v[92:93], 0, v[10:11]
	v_lshlrev_b64 v[12:13], 11, v[14:15]
	v_lshl_add_u64 v[12:13], v[92:93], 0, v[12:13]
	flat_load_dwordx4 v[60:63], v[10:11]
	flat_load_dwordx4 v[56:59], v[12:13]
	v_mad_u64_u32 v[10:11], s[16:17], v16, v64, v[94:95]
	v_mul_lo_u32 v130, v16, v65
	v_mul_lo_u32 v131, v9, v64
	v_add3_u32 v11, v131, v11, v130
	v_mul_lo_u32 v127, v126, v65
	v_lshlrev_b64 v[8:9], 11, v[10:11]
	v_mad_u64_u32 v[10:11], s[16:17], v126, v64, v[94:95]
	v_add3_u32 v11, v128, v11, v127
	v_lshlrev_b64 v[10:11], 11, v[10:11]
	v_lshl_add_u64 v[8:9], v[96:97], 0, v[8:9]
	v_lshl_add_u64 v[10:11], v[96:97], 0, v[10:11]
	flat_load_dwordx4 v[52:55], v[8:9]
	flat_load_dwordx4 v[48:51], v[10:11]
	v_mad_u64_u32 v[8:9], s[16:17], v17, v64, v[94:95]
	v_mad_u64_u32 v[10:11], s[16:17], v129, v64, v[94:95]
	v_add3_u32 v9, v19, v9, v18
	v_add3_u32 v11, v135, v11, v134
	v_lshlrev_b64 v[8:9], 11, v[8:9]
	v_lshlrev_b64 v[10:11], 11, v[10:11]
	v_lshl_add_u64 v[8:9], v[96:97], 0, v[8:9]
	v_lshl_add_u64 v[10:11], v[96:97], 0, v[10:11]
	flat_load_dwordx4 v[44:47], v[8:9]
	flat_load_dwordx4 v[40:43], v[10:11]
	v_mad_u64_u32 v[8:9], s[16:17], v16, v64, v[98:99]
	v_mad_u64_u32 v[10:11], s[16:17], v126, v64, v[98:99]
	v_add3_u32 v9, v131, v9, v130
	v_add3_u32 v11, v128, v11, v127
	v_lshlrev_b64 v[8:9], 11, v[8:9]
	v_lshlrev_b64 v[10:11], 11, v[10:11]
	v_lshl_add_u64 v[8:9], v[100:101], 0, v[8:9]
	v_lshl_add_u64 v[10:11], v[100:101], 0, v[10:11]
	flat_load_dwordx4 v[36:39], v[8:9]
	flat_load_dwordx4 v[32:35], v[10:11]
	v_mad_u64_u32 v[8:9], s[16:17], v17, v64, v[98:99]
	v_mad_u64_u32 v[10:11], s[16:17], v129, v64, v[98:99]
	v_add3_u32 v9, v19, v9, v18
	v_add3_u32 v11, v135, v11, v134
	v_lshlrev_b64 v[8:9], 11, v[8:9]
	v_lshlrev_b64 v[10:11], 11, v[10:11]
	v_lshl_add_u64 v[8:9], v[100:101], 0, v[8:9]
	v_lshl_add_u64 v[10:11], v[100:101], 0, v[10:11]
	flat_load_dwordx4 v[28:31], v[8:9]
	flat_load_dwordx4 v[24:27], v[10:11]
	v_mad_u64_u32 v[8:9], s[16:17], v16, v64, v[102:103]
	v_mad_u64_u32 v[10:11], s[16:17], v126, v64, v[102:103]
	v_add3_u32 v9, v131, v9, v130
	v_add3_u32 v11, v128, v11, v127
	v_lshlrev_b64 v[8:9], 11, v[8:9]
	v_lshlrev_b64 v[10:11], 11, v[10:11]
	v_lshl_add_u64 v[8:9], v[104:105], 0, v[8:9]
	v_lshl_add_u64 v[10:11], v[104:105], 0, v[10:11]
	flat_load_dwordx4 v[20:23], v[8:9]
	flat_load_dwordx4 v[12:15], v[10:11]
	v_mad_u64_u32 v[10:11], s[16:17], v16, v64, v[90:91]
	v_add3_u32 v11, v131, v11, v130
	v_lshlrev_b64 v[10:11], 11, v[10:11]
	v_lshl_add_u64 v[10:11], v[92:93], 0, v[10:11]
	v_mad_u64_u32 v[8:9], s[16:17], v17, v64, v[102:103]
	flat_load_dwordx4 v[130:133], v[10:11]
	v_mad_u64_u32 v[10:11], s[16:17], v129, v64, v[102:103]
	v_add3_u32 v9, v19, v9, v18
	v_add3_u32 v11, v135, v11, v134
	v_lshlrev_b64 v[8:9], 11, v[8:9]
	v_lshlrev_b64 v[10:11], 11, v[10:11]
	v_lshl_add_u64 v[8:9], v[104:105], 0, v[8:9]
	v_lshl_add_u64 v[10:11], v[104:105], 0, v[10:11]
	flat_load_dwordx4 v[16:19], v[8:9]
	s_nop 0
	flat_load_dwordx4 v[8:11], v[10:11]
	ds_read_b32 v134, v125
	v_cmp_lt_i32_e32 vcc, s19, v107
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v136, v130
	v_mov_b32_e32 v137, v132
	v_mov_b32_e32 v132, v131
	v_pk_fma_f32 v[88:89], v[134:135], v[136:137], v[88:89] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[86:87], v[134:135], v[132:133], v[86:87] op_sel_hi:[0,1,1]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execnz .LBB0_470
; %bb.456:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[16:17]
	v_cmp_lt_i32_e64 s[16:17], s18, v107
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execnz .LBB0_471
.LBB0_457:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[18:19]
	v_cmp_lt_i32_e64 s[18:19], s52, v107
	s_and_saveexec_b64 s[52:53], s[18:19]
	s_cbranch_execz .LBB0_459
.LBB0_458:                              ;   in Loop: Header=BB0_455 Depth=4
	ds_read_b32 v60, v125 offset:12
	v_mov_b32_e32 v62, v56
	v_mov_b32_e32 v63, v58
	v_mov_b32_e32 v58, v57
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[88:89], v[60:61], v[62:63], v[88:89] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[86:87], v[60:61], v[58:59], v[86:87] op_sel_hi:[0,1,1]
.LBB0_459:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[52:53]
	ds_read_b32 v56, v124
	v_mov_b32_e32 v58, v52
	v_mov_b32_e32 v59, v54
	v_mov_b32_e32 v54, v53
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[84:85], v[56:57], v[58:59], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[56:57], v[54:55], v[82:83] op_sel_hi:[0,1,1]
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execnz .LBB0_472
; %bb.460:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execnz .LBB0_473
.LBB0_461:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[18:19]
	s_cbranch_execz .LBB0_463
.LBB0_462:                              ;   in Loop: Header=BB0_455 Depth=4
	ds_read_b32 v44, v124 offset:12
	v_mov_b32_e32 v46, v40
	v_mov_b32_e32 v47, v42
	v_mov_b32_e32 v42, v41
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[84:85], v[44:45], v[46:47], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[44:45], v[42:43], v[82:83] op_sel_hi:[0,1,1]
.LBB0_463:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[52:53]
	ds_read_b32 v40, v123
	v_mov_b32_e32 v42, v36
	v_mov_b32_e32 v43, v38
	v_mov_b32_e32 v38, v37
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[80:81], v[40:41], v[42:43], v[80:81] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[78:79], v[40:41], v[38:39], v[78:79] op_sel_hi:[0,1,1]
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execnz .LBB0_474
; %bb.464:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execnz .LBB0_475
.LBB0_465:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[18:19]
	s_cbranch_execz .LBB0_467
.LBB0_466:                              ;   in Loop: Header=BB0_455 Depth=4
	ds_read_b32 v28, v123 offset:12
	v_mov_b32_e32 v30, v24
	v_mov_b32_e32 v31, v26
	v_mov_b32_e32 v26, v25
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[80:81], v[28:29], v[30:31], v[80:81] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[78:79], v[28:29], v[26:27], v[78:79] op_sel_hi:[0,1,1]
.LBB0_467:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[52:53]
	ds_read_b32 v24, v122
	v_mov_b32_e32 v26, v20
	v_mov_b32_e32 v27, v22
	v_mov_b32_e32 v22, v21
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[76:77], v[24:25], v[26:27], v[76:77] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[24:25], v[22:23], v[74:75] op_sel_hi:[0,1,1]
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execnz .LBB0_476
; %bb.468:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execnz .LBB0_477
.LBB0_469:                              ;   in Loop: Header=BB0_455 Depth=4
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_454
	s_branch .LBB0_478
.LBB0_470:                              ;   in Loop: Header=BB0_455 Depth=4
	v_mad_u64_u32 v[130:131], s[56:57], v126, v64, 0
	v_add3_u32 v131, v131, v127, v128
	v_lshl_add_u64 v[126:127], v[130:131], 0, v[90:91]
	v_lshlrev_b64 v[126:127], 11, v[126:127]
	v_lshl_add_u64 v[126:127], v[92:93], 0, v[126:127]
	flat_load_dwordx4 v[126:129], v[126:127]
	ds_read_b32 v130, v125 offset:4
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v132, v126
	v_mov_b32_e32 v133, v128
	v_mov_b32_e32 v128, v127
	v_pk_fma_f32 v[88:89], v[130:131], v[132:133], v[88:89] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[86:87], v[130:131], v[128:129], v[86:87] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[16:17]
	v_cmp_lt_i32_e64 s[16:17], s18, v107
	s_and_saveexec_b64 s[18:19], s[16:17]
	s_cbranch_execz .LBB0_457
.LBB0_471:                              ;   in Loop: Header=BB0_455 Depth=4
	ds_read_b32 v126, v125 offset:8
	v_mov_b32_e32 v128, v60
	v_mov_b32_e32 v129, v62
	v_mov_b32_e32 v62, v61
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[88:89], v[126:127], v[128:129], v[88:89] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[86:87], v[126:127], v[62:63], v[86:87] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[18:19]
	v_cmp_lt_i32_e64 s[18:19], s52, v107
	s_and_saveexec_b64 s[52:53], s[18:19]
	s_cbranch_execnz .LBB0_458
	s_branch .LBB0_459
.LBB0_472:                              ;   in Loop: Header=BB0_455 Depth=4
	ds_read_b32 v52, v124 offset:4
	v_mov_b32_e32 v54, v48
	v_mov_b32_e32 v55, v50
	v_mov_b32_e32 v50, v49
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[84:85], v[52:53], v[54:55], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[52:53], v[50:51], v[82:83] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execz .LBB0_461
.LBB0_473:                              ;   in Loop: Header=BB0_455 Depth=4
	ds_read_b32 v48, v124 offset:8
	v_mov_b32_e32 v50, v44
	v_mov_b32_e32 v51, v46
	v_mov_b32_e32 v46, v45
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[84:85], v[48:49], v[50:51], v[84:85] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[82:83], v[48:49], v[46:47], v[82:83] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[18:19]
	s_cbranch_execnz .LBB0_462
	s_branch .LBB0_463
.LBB0_474:                              ;   in Loop: Header=BB0_455 Depth=4
	ds_read_b32 v36, v123 offset:4
	v_mov_b32_e32 v38, v32
	v_mov_b32_e32 v39, v34
	v_mov_b32_e32 v34, v33
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[80:81], v[36:37], v[38:39], v[80:81] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[78:79], v[36:37], v[34:35], v[78:79] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execz .LBB0_465
.LBB0_475:                              ;   in Loop: Header=BB0_455 Depth=4
	ds_read_b32 v32, v123 offset:8
	v_mov_b32_e32 v34, v28
	v_mov_b32_e32 v35, v30
	v_mov_b32_e32 v30, v29
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[80:81], v[32:33], v[34:35], v[80:81] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[78:79], v[32:33], v[30:31], v[78:79] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[18:19]
	s_cbranch_execnz .LBB0_466
	s_branch .LBB0_467
.LBB0_476:                              ;   in Loop: Header=BB0_455 Depth=4
	ds_read_b32 v20, v122 offset:4
	v_mov_b32_e32 v22, v12
	v_mov_b32_e32 v23, v14
	v_mov_b32_e32 v14, v13
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[76:77], v[20:21], v[22:23], v[76:77] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[20:21], v[14:15], v[74:75] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[52:53], s[16:17]
	s_cbranch_execz .LBB0_469
.LBB0_477:                              ;   in Loop: Header=BB0_455 Depth=4
	ds_read_b32 v12, v122 offset:8
	v_mov_b32_e32 v14, v16
	v_mov_b32_e32 v15, v18
	v_mov_b32_e32 v18, v17
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[76:77], v[12:13], v[14:15], v[76:77] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[12:13], v[18:19], v[74:75] op_sel_hi:[0,1,1]
	s_or_b64 exec, exec, s[52:53]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_454
.LBB0_478:                              ;   in Loop: Header=BB0_455 Depth=4
	ds_read_b32 v12, v122 offset:12
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v15, v10
	v_mov_b32_e32 v10, v9
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[76:77], v[12:13], v[14:15], v[76:77] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[74:75], v[12:13], v[10:11], v[74:75] op_sel_hi:[0,1,1]
	s_branch .LBB0_454
.LBB0_479:                              ;   in Loop: Header=BB0_452 Depth=3
	s_or_b64 exec, exec, s[50:51]
.LBB0_480:                              ;   in Loop: Header=BB0_452 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshrrev_b32_e32 v9, 7, v118
	v_mov_b32_e32 v15, 1
	v_add_u32_e32 v10, v9, v115
	v_and_b32_sdwa v9, v89, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v12, v88, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v9, v89, v9, s21
	v_mov_b32_e32 v16, 64
	v_add3_u32 v12, v88, v12, s21
	v_lshrrev_b32_e32 v9, 16, v9
	v_or_b32_sdwa v13, v89, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e64 s[16:17], v89, v89
	v_lshrrev_b32_e32 v12, 16, v12
	v_or_b32_sdwa v14, v88, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e64 v9, v9, v13, s[16:17]
	v_cmp_u_f32_e64 s[16:17], v88, v88
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshlrev_b32_e32 v8, 2, v118
	v_cndmask_b32_e64 v12, v12, v14, s[16:17]
	v_and_b32_sdwa v14, v86, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshl_add_u64 v[10:11], v[66:67], 0, v[10:11]
	v_cmp_u_f32_e64 s[0:1], v87, v87
	v_cmp_u_f32_e32 vcc, v86, v86
	v_and_b32_sdwa v13, v87, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v14, v86, v14, s21
	v_or_b32_sdwa v15, v87, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_sdwa v16, v86, v16 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_e32 v8, 0x1fc, v8
	v_lshlrev_b64 v[10:11], 10, v[10:11]
	v_add3_u32 v13, v87, v13, s21
	v_cndmask_b32_sdwa v14, v14, v16, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b64 vcc, s[0:1]
	v_lshl_add_u64 v[10:11], v[6:7], 0, v[10:11]
	v_lshlrev_b32_e32 v242, 1, v8
	v_cndmask_b32_sdwa v13, v13, v15, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[242:243]
	v_or_b32_e32 v13, v13, v9
	v_or_b32_e32 v12, v14, v12
	v_cmp_lt_i32_e32 vcc, v121, v117
	flat_store_dwordx2 v[10:11], v[12:13]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[18:19], exec, s[0:1]
	s_cbranch_execz .LBB0_451
; %bb.481:                              ;   in Loop: Header=BB0_452 Depth=3
	v_lshrrev_b32_e32 v9, 7, v121
	v_add_u32_e32 v10, v9, v115
	v_ashrrev_i32_e32 v11, 31, v10
	v_lshl_add_u64 v[10:11], v[66:67], 0, v[10:11]
	v_lshlrev_b64 v[10:11], 10, v[10:11]
	v_lshl_add_u64 v[10:11], v[6:7], 0, v[10:11]
	v_lshlrev_b32_e32 v242, 1, v8
	v_mov_b32_e32 v14, 1
	v_lshl_add_u64 v[8:9], v[10:11], 0, v[242:243]
	v_and_b32_sdwa v10, v85, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v11, v84, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v10, v85, v10, s21
	v_mov_b32_e32 v15, 64
	v_add3_u32 v11, v84, v11, s21
	v_lshrrev_b32_e32 v10, 16, v10
	v_or_b32_sdwa v12, v85, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e64 s[16:17], v85, v85
	v_lshrrev_b32_e32 v11, 16, v11
	v_or_b32_sdwa v13, v84, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e64 v10, v10, v12, s[16:17]
	v_cmp_u_f32_e64 s[16:17], v84, v84
	v_cmp_u_f32_e64 s[0:1], v83, v83
	v_cmp_u_f32_e32 vcc, v82, v82
	v_cndmask_b32_e64 v12, v11, v13, s[16:17]
	v_and_b32_sdwa v13, v82, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v11, v83, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v13, v82, v13, s21
	v_or_b32_sdwa v14, v83, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_sdwa v15, v82, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v11, v83, v11, s21
	v_cndmask_b32_sdwa v13, v13, v15, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b64 vcc, s[0:1]
	v_cndmask_b32_sdwa v11, v11, v14, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_lt_i32_e32 vcc, v120, v117
	v_or_b32_e32 v11, v11, v10
	v_or_b32_e32 v10, v13, v12
	flat_store_dwordx2 v[8:9], v[10:11]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[50:51], exec, s[0:1]
	s_cbranch_execz .LBB0_450
; %bb.482:                              ;   in Loop: Header=BB0_452 Depth=3
	v_mov_b32_e32 v14, 1
	v_and_b32_sdwa v10, v81, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v11, v80, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v10, v81, v10, s21
	v_mov_b32_e32 v15, 64
	v_add3_u32 v11, v80, v11, s21
	v_lshrrev_b32_e32 v10, 16, v10
	v_or_b32_sdwa v12, v81, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v81, v81
	v_lshrrev_b32_e32 v11, 16, v11
	v_or_b32_sdwa v13, v80, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v10, v10, v12, vcc
	v_cmp_u_f32_e32 vcc, v80, v80
	v_lshrrev_b32_e32 v8, 7, v120
	v_add_u32_e32 v8, v8, v115
	v_cndmask_b32_e32 v12, v11, v13, vcc
	v_and_b32_sdwa v13, v78, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v11, v79, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v13, v78, v13, s21
	v_ashrrev_i32_e32 v9, 31, v8
	v_add3_u32 v11, v79, v11, s21
	v_lshrrev_b32_e32 v13, 16, v13
	v_or_b32_sdwa v14, v79, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_sdwa v15, v78, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v78, v78
	v_lshl_add_u64 v[8:9], v[66:67], 0, v[8:9]
	v_lshrrev_b32_e32 v11, 16, v11
	v_cndmask_b32_e32 v13, v13, v15, vcc
	v_cmp_u_f32_e32 vcc, v79, v79
	v_lshlrev_b64 v[8:9], 10, v[8:9]
	v_lshl_add_u64 v[8:9], v[6:7], 0, v[8:9]
	v_cndmask_b32_e32 v11, v11, v14, vcc
	v_lshlrev_b32_e32 v11, 16, v11
	v_lshlrev_b32_e32 v13, 16, v13
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[242:243]
	v_or_b32_e32 v11, v11, v10
	v_or_b32_e32 v10, v13, v12
	flat_store_dwordx2 v[8:9], v[10:11]
	v_add_u32_e32 v8, 0x300, v118
	v_cmp_lt_i32_e32 vcc, v8, v117
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[52:53], exec, s[0:1]
	s_cbranch_execz .LBB0_449
; %bb.483:                              ;   in Loop: Header=BB0_452 Depth=3
	v_mov_b32_e32 v14, 1
	v_and_b32_sdwa v10, v77, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v11, v76, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v10, v77, v10, s21
	v_mov_b32_e32 v15, 64
	v_lshrrev_b32_e32 v8, 7, v8
	v_add3_u32 v11, v76, v11, s21
	v_lshrrev_b32_e32 v10, 16, v10
	v_or_b32_sdwa v12, v77, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e64 s[16:17], v77, v77
	v_add_u32_e32 v8, v8, v115
	v_lshrrev_b32_e32 v11, 16, v11
	v_or_b32_sdwa v13, v76, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e64 v10, v10, v12, s[16:17]
	v_cmp_u_f32_e64 s[16:17], v76, v76
	v_ashrrev_i32_e32 v9, 31, v8
	v_lshl_add_u64 v[8:9], v[66:67], 0, v[8:9]
	v_cndmask_b32_e64 v12, v11, v13, s[16:17]
	v_and_b32_sdwa v13, v74, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e64 s[0:1], v75, v75
	v_cmp_u_f32_e32 vcc, v74, v74
	v_and_b32_sdwa v11, v75, v14 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v13, v74, v13, s21
	v_or_b32_sdwa v14, v75, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_sdwa v15, v74, v15 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshlrev_b64 v[8:9], 10, v[8:9]
	v_add3_u32 v11, v75, v11, s21
	v_cndmask_b32_sdwa v13, v13, v15, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b64 vcc, s[0:1]
	v_lshl_add_u64 v[8:9], v[6:7], 0, v[8:9]
	v_cndmask_b32_sdwa v11, v11, v14, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[242:243]
	v_or_b32_e32 v11, v11, v10
	v_or_b32_e32 v10, v13, v12
	flat_store_dwordx2 v[8:9], v[10:11]
	s_branch .LBB0_449
.LBB0_484:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[42:43]
                                        ; implicit-def: $vgpr250
                                        ; implicit-def: $vgpr252_vgpr253
                                        ; implicit-def: $vgpr124_vgpr125_vgpr126_vgpr127_vgpr128_vgpr129_vgpr130_vgpr131_vgpr132_vgpr133_vgpr134_vgpr135_vgpr136_vgpr137_vgpr138_vgpr139_vgpr140_vgpr141_vgpr142_vgpr143_vgpr144_vgpr145_vgpr146_vgpr147_vgpr148_vgpr149_vgpr150_vgpr151_vgpr152_vgpr153_vgpr154_vgpr155
                                        ; implicit-def: $vgpr92_vgpr93_vgpr94_vgpr95_vgpr96_vgpr97_vgpr98_vgpr99_vgpr100_vgpr101_vgpr102_vgpr103_vgpr104_vgpr105_vgpr106_vgpr107_vgpr108_vgpr109_vgpr110_vgpr111_vgpr112_vgpr113_vgpr114_vgpr115_vgpr116_vgpr117_vgpr118_vgpr119_vgpr120_vgpr121_vgpr122_vgpr123
                                        ; implicit-def: $vgpr60_vgpr61_vgpr62_vgpr63_vgpr64_vgpr65_vgpr66_vgpr67_vgpr68_vgpr69_vgpr70_vgpr71_vgpr72_vgpr73_vgpr74_vgpr75_vgpr76_vgpr77_vgpr78_vgpr79_vgpr80_vgpr81_vgpr82_vgpr83_vgpr84_vgpr85_vgpr86_vgpr87_vgpr88_vgpr89_vgpr90_vgpr91
                                        ; implicit-def: $vgpr0_vgpr1_vgpr2_vgpr3_vgpr4_vgpr5_vgpr6_vgpr7_vgpr8_vgpr9_vgpr10_vgpr11_vgpr12_vgpr13_vgpr14_vgpr15_vgpr16_vgpr17_vgpr18_vgpr19_vgpr20_vgpr21_vgpr22_vgpr23_vgpr24_vgpr25_vgpr26_vgpr27_vgpr28_vgpr29_vgpr30_vgpr31
                                        ; implicit-def: $vgpr249
                                        ; implicit-def: $agpr190_agpr191
.LBB0_485:                              ;   in Loop: Header=BB0_112 Depth=1
	s_andn2_saveexec_b64 s[4:5], s[40:41]
	s_cbranch_execz .LBB0_692
; %bb.486:                              ;   in Loop: Header=BB0_112 Depth=1
	v_mov_b32_e32 v38, 0xc350
	ds_read_b32 v39, v243 offset:45896
	ds_read2_b64 v[32:35], v38 offset0:12 offset1:14
	ds_read_b64 v[36:37], v38 offset:128
	ds_read_b32 v159, v38 offset:248
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v39
	s_cbranch_vccnz .LBB0_679
; %bb.487:                              ;   in Loop: Header=BB0_112 Depth=1
	v_accvgpr_read_b32 v58, a162
	s_nop 0
	v_lshrrev_b32_e32 v160, 6, v58
	v_cmp_lt_i32_e32 vcc, v160, v246
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_678
; %bb.488:                              ;   in Loop: Header=BB0_112 Depth=1
	v_cvt_f32_u32_e32 v158, v159
	v_and_b32_e32 v38, 63, v58
	v_accvgpr_read_b32 v161, a181
	v_lshlrev_b32_e32 v242, 1, v38
	v_rcp_iflag_f32_e32 v158, v158
	v_xor_b32_e32 v230, 32, v161
	v_xor_b32_e32 v231, 16, v161
	v_xor_b32_e32 v232, 8, v161
	v_mul_f32_e32 v158, 0x4f7ffffe, v158
	v_cvt_u32_f32_e32 v158, v158
	v_xor_b32_e32 v233, 4, v161
	v_sub_u32_e32 v161, 0, v159
	v_lshl_add_u64 v[40:41], v[34:35], 0, v[242:243]
	v_or_b32_e32 v242, 0x1c0, v58
	v_mul_lo_u32 v161, v161, v158
	v_cmp_ne_u64_e32 vcc, 0, v[36:37]
	v_cmp_eq_u32_e64 s[0:1], 0, v38
	v_or_b32_e32 v44, 64, v38
	v_or_b32_e32 v46, 0x80, v38
	v_or_b32_e32 v48, 0xc0, v58
	v_or_b32_e32 v52, 0x100, v38
	v_or_b32_e32 v54, 0x140, v38
	v_or_b32_e32 v56, 0x180, v38
	v_lshlrev_b64 v[156:157], 1, v[242:243]
	v_mul_hi_u32 v161, v158, v161
	v_mov_b32_e32 v39, v243
	s_mov_b64 s[8:9], 0
	s_and_b64 s[10:11], vcc, s[0:1]
	v_bfe_u32 v42, v58, 5, 1
	v_mov_b32_e32 v43, v243
	v_lshrrev_b32_e32 v44, 5, v44
	v_mov_b32_e32 v45, v243
	v_lshrrev_b32_e32 v46, 5, v46
	v_mov_b32_e32 v47, v243
	v_mov_b32_e32 v49, v243
	v_lshrrev_b32_e32 v50, 5, v48
	v_mov_b32_e32 v51, v243
	v_lshrrev_b32_e32 v52, 5, v52
	v_mov_b32_e32 v53, v243
	v_lshrrev_b32_e32 v54, 5, v54
	v_mov_b32_e32 v55, v243
	v_lshrrev_b32_e32 v56, 5, v56
	v_mov_b32_e32 v57, v243
	v_lshl_add_u64 v[58:59], v[236:237], 0, v[156:157]
	v_lshl_add_u64 v[156:157], v[240:241], 0, v[156:157]
	v_add_u32_e32 v158, v158, v161
	v_mov_b32_e32 v242, v160
	s_branch .LBB0_490
.LBB0_489:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v242, 4, v242
	v_cmp_ge_i32_e32 vcc, v242, v246
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_678
.LBB0_490:                              ;   Parent Loop BB0_112 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_565 Depth 3
	v_lshl_add_u64 v[160:161], v[252:253], 0, v[242:243]
	v_lshlrev_b64 v[162:163], 9, v[160:161]
	v_lshl_add_u64 v[174:175], v[234:235], 0, v[162:163]
	v_lshl_add_u64 v[176:177], v[174:175], 0, v[38:39]
	flat_load_ubyte v163, v[176:177]
	v_mov_b32_e32 v164, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v162, 0x7f, v163
	v_cmp_ne_u16_e32 vcc, s33, v162
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_496
; %bb.491:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v163, 24, v163
	v_and_b32_e32 v163, 0x80000000, v163
	v_cmp_lt_u16_e32 vcc, 7, v162
                                        ; implicit-def: $vgpr164
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.492:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v162, 20, v162
	v_add3_u32 v164, v162, v163, s90
                                        ; implicit-def: $vgpr162
                                        ; implicit-def: $vgpr163
; %bb.493:                              ;   in Loop: Header=BB0_490 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.494:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cvt_f32_ubyte0_e32 v162, v162
	v_mul_f32_e32 v162, 0x3b000000, v162
	v_or_b32_e32 v164, v163, v162
; %bb.495:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_496:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[162:163], v[174:175], 0, v[42:43]
	v_lshl_add_u64 v[162:163], v[162:163], 0, s[92:93]
	flat_load_ubyte v165, v[162:163]
	v_mov_b32_e32 v162, 0
	v_mov_b32_e32 v163, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v165
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_500
; %bb.497:                              ;   in Loop: Header=BB0_490 Depth=2
	v_mov_b32_e32 v162, 0
	v_cmp_ne_u16_e32 vcc, 0, v165
	v_bfrev_b32_e32 v163, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.498:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v162, 23, v165
	v_cvt_f64_f32_e32 v[162:163], v162
; %bb.499:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[164:165], v164
	v_mul_f64 v[162:163], v[162:163], v[164:165]
.LBB0_500:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v165, v[176:177] offset:64
	v_mov_b32_e32 v166, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v164, 0x7f, v165
	v_cmp_ne_u16_e32 vcc, s33, v164
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_506
; %bb.501:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v165, 24, v165
	v_and_b32_e32 v165, 0x80000000, v165
	v_cmp_lt_u16_e32 vcc, 7, v164
                                        ; implicit-def: $vgpr166
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.502:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v164, 20, v164
	v_add3_u32 v166, v164, v165, s90
                                        ; implicit-def: $vgpr164
                                        ; implicit-def: $vgpr165
; %bb.503:                              ;   in Loop: Header=BB0_490 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.504:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cvt_f32_ubyte0_e32 v164, v164
	v_mul_f32_e32 v164, 0x3b000000, v164
	v_or_b32_e32 v166, v165, v164
; %bb.505:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_506:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[164:165], v[174:175], 0, v[44:45]
	v_lshl_add_u64 v[164:165], v[164:165], 0, s[92:93]
	flat_load_ubyte v167, v[164:165]
	v_mov_b32_e32 v164, 0
	v_mov_b32_e32 v165, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v167
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_510
; %bb.507:                              ;   in Loop: Header=BB0_490 Depth=2
	v_mov_b32_e32 v164, 0
	v_cmp_ne_u16_e32 vcc, 0, v167
	v_bfrev_b32_e32 v165, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.508:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v164, 23, v167
	v_cvt_f64_f32_e32 v[164:165], v164
; %bb.509:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[166:167], v166
	v_mul_f64 v[164:165], v[164:165], v[166:167]
.LBB0_510:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v167, v[176:177] offset:128
	v_mov_b32_e32 v168, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v166, 0x7f, v167
	v_cmp_ne_u16_e32 vcc, s33, v166
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_516
; %bb.511:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v167, 24, v167
	v_and_b32_e32 v167, 0x80000000, v167
	v_cmp_lt_u16_e32 vcc, 7, v166
                                        ; implicit-def: $vgpr168
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.512:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v166, 20, v166
	v_add3_u32 v168, v166, v167, s90
                                        ; implicit-def: $vgpr166
                                        ; implicit-def: $vgpr167
; %bb.513:                              ;   in Loop: Header=BB0_490 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.514:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cvt_f32_ubyte0_e32 v166, v166
	v_mul_f32_e32 v166, 0x3b000000, v166
	v_or_b32_e32 v168, v167, v166
; %bb.515:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_516:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[166:167], v[174:175], 0, v[46:47]
	v_lshl_add_u64 v[166:167], v[166:167], 0, s[92:93]
	flat_load_ubyte v169, v[166:167]
	v_mov_b32_e32 v166, 0
	v_mov_b32_e32 v167, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v169
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_520
; %bb.517:                              ;   in Loop: Header=BB0_490 Depth=2
	v_mov_b32_e32 v166, 0
	v_cmp_ne_u16_e32 vcc, 0, v169
	v_bfrev_b32_e32 v167, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.518:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v166, 23, v169
	v_cvt_f64_f32_e32 v[166:167], v166
; %bb.519:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[168:169], v168
	v_mul_f64 v[166:167], v[166:167], v[168:169]
.LBB0_520:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[168:169], v[174:175], 0, v[48:49]
	flat_load_ubyte v169, v[168:169]
	v_mov_b32_e32 v170, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v168, 0x7f, v169
	v_cmp_ne_u16_e32 vcc, s33, v168
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_526
; %bb.521:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v169, 24, v169
	v_and_b32_e32 v169, 0x80000000, v169
	v_cmp_lt_u16_e32 vcc, 7, v168
                                        ; implicit-def: $vgpr170
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.522:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v168, 20, v168
	v_add3_u32 v170, v168, v169, s90
                                        ; implicit-def: $vgpr168
                                        ; implicit-def: $vgpr169
; %bb.523:                              ;   in Loop: Header=BB0_490 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.524:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cvt_f32_ubyte0_e32 v168, v168
	v_mul_f32_e32 v168, 0x3b000000, v168
	v_or_b32_e32 v170, v169, v168
; %bb.525:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_526:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[168:169], v[174:175], 0, v[50:51]
	v_lshl_add_u64 v[168:169], v[168:169], 0, s[92:93]
	flat_load_ubyte v171, v[168:169]
	v_mov_b32_e32 v168, 0
	v_mov_b32_e32 v169, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v171
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_530
; %bb.527:                              ;   in Loop: Header=BB0_490 Depth=2
	v_mov_b32_e32 v168, 0
	v_cmp_ne_u16_e32 vcc, 0, v171
	v_bfrev_b32_e32 v169, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.528:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v168, 23, v171
	v_cvt_f64_f32_e32 v[168:169], v168
; %bb.529:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[170:171], v170
	v_mul_f64 v[168:169], v[168:169], v[170:171]
.LBB0_530:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v171, v[176:177] offset:256
	v_mov_b32_e32 v172, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v170, 0x7f, v171
	v_cmp_ne_u16_e32 vcc, s33, v170
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_536
; %bb.531:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v171, 24, v171
	v_and_b32_e32 v171, 0x80000000, v171
	v_cmp_lt_u16_e32 vcc, 7, v170
                                        ; implicit-def: $vgpr172
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.532:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v170, 20, v170
	v_add3_u32 v172, v170, v171, s90
                                        ; implicit-def: $vgpr170
                                        ; implicit-def: $vgpr171
; %bb.533:                              ;   in Loop: Header=BB0_490 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.534:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cvt_f32_ubyte0_e32 v170, v170
	v_mul_f32_e32 v170, 0x3b000000, v170
	v_or_b32_e32 v172, v171, v170
; %bb.535:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_536:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[170:171], v[174:175], 0, v[52:53]
	v_lshl_add_u64 v[170:171], v[170:171], 0, s[92:93]
	flat_load_ubyte v173, v[170:171]
	v_mov_b32_e32 v170, 0
	v_mov_b32_e32 v171, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v173
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_540
; %bb.537:                              ;   in Loop: Header=BB0_490 Depth=2
	v_mov_b32_e32 v170, 0
	v_cmp_ne_u16_e32 vcc, 0, v173
	v_bfrev_b32_e32 v171, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.538:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v170, 23, v173
	v_cvt_f64_f32_e32 v[170:171], v170
; %bb.539:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[172:173], v172
	v_mul_f64 v[170:171], v[170:171], v[172:173]
.LBB0_540:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v173, v[176:177] offset:320
	v_mov_b32_e32 v178, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v172, 0x7f, v173
	v_cmp_ne_u16_e32 vcc, s33, v172
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_546
; %bb.541:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v173, 24, v173
	v_and_b32_e32 v173, 0x80000000, v173
	v_cmp_lt_u16_e32 vcc, 7, v172
                                        ; implicit-def: $vgpr178
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.542:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v172, 20, v172
	v_add3_u32 v178, v172, v173, s90
                                        ; implicit-def: $vgpr172
                                        ; implicit-def: $vgpr173
; %bb.543:                              ;   in Loop: Header=BB0_490 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.544:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cvt_f32_ubyte0_e32 v172, v172
	v_mul_f32_e32 v172, 0x3b000000, v172
	v_or_b32_e32 v178, v173, v172
; %bb.545:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_546:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[172:173], v[174:175], 0, v[54:55]
	v_lshl_add_u64 v[172:173], v[172:173], 0, s[92:93]
	flat_load_ubyte v179, v[172:173]
	v_mov_b32_e32 v172, 0
	v_mov_b32_e32 v173, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v179
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_550
; %bb.547:                              ;   in Loop: Header=BB0_490 Depth=2
	v_mov_b32_e32 v172, 0
	v_cmp_ne_u16_e32 vcc, 0, v179
	v_bfrev_b32_e32 v173, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.548:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v172, 23, v179
	v_cvt_f64_f32_e32 v[172:173], v172
; %bb.549:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[178:179], v178
	v_mul_f64 v[172:173], v[172:173], v[178:179]
.LBB0_550:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v178, v[176:177] offset:384
	v_mov_b32_e32 v176, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v177, 0x7f, v178
	v_cmp_ne_u16_e32 vcc, s33, v177
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_556
; %bb.551:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v176, 24, v178
	v_and_b32_e32 v178, 0x80000000, v176
	v_cmp_lt_u16_e32 vcc, 7, v177
                                        ; implicit-def: $vgpr176
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.552:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v176, 20, v177
	v_add3_u32 v176, v176, v178, s90
                                        ; implicit-def: $vgpr177
                                        ; implicit-def: $vgpr178
; %bb.553:                              ;   in Loop: Header=BB0_490 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.554:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cvt_f32_ubyte0_e32 v176, v177
	v_mul_f32_e32 v176, 0x3b000000, v176
	v_or_b32_e32 v176, v178, v176
; %bb.555:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_556:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[174:175], v[174:175], 0, v[56:57]
	v_lshl_add_u64 v[174:175], v[174:175], 0, s[92:93]
	flat_load_ubyte v177, v[174:175]
	v_mov_b32_e32 v174, 0
	v_mov_b32_e32 v175, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v177
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_560
; %bb.557:                              ;   in Loop: Header=BB0_490 Depth=2
	v_mov_b32_e32 v174, 0
	v_cmp_ne_u16_e32 vcc, 0, v177
	v_bfrev_b32_e32 v175, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.558:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshlrev_b32_e32 v174, 23, v177
	v_cvt_f64_f32_e32 v[174:175], v174
; %bb.559:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[176:177], v176
	v_mul_f64 v[174:175], v[174:175], v[176:177]
.LBB0_560:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[176:177], 7, v[160:161]
	v_lshl_add_u64 v[176:177], v[58:59], 0, v[176:177]
	v_lshl_add_u64 v[176:177], v[176:177], 0, s[94:95]
	flat_load_ushort v176, v[176:177]
	v_mov_b32_e32 v200, 0
	v_accvgpr_read_b32 v178, a190
	s_mov_b32 s18, 0
	v_mov_b32_e32 v201, 0xfff00000
	v_mov_b64_e32 v[180:181], 0
	v_mov_b64_e32 v[196:197], 0
	v_mov_b64_e32 v[194:195], 0
	v_mov_b64_e32 v[192:193], 0
	v_mov_b64_e32 v[190:191], 0
	v_mov_b64_e32 v[188:189], 0
	v_mov_b64_e32 v[186:187], 0
	v_mov_b64_e32 v[184:185], 0
	v_mov_b64_e32 v[182:183], 0
	v_accvgpr_read_b32 v179, a191
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshlrev_b32_e32 v176, 16, v176
	v_cvt_f64_f32_e32 v[176:177], v176
	s_branch .LBB0_565
.LBB0_561:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[16:17]
.LBB0_562:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[14:15]
.LBB0_563:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
.LBB0_564:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_mul_f64 v[218:219], v[204:205], v[198:199]
	v_mul_f64 v[216:217], v[204:205], v[202:203]
	v_mul_f64 v[212:213], v[204:205], v[206:207]
	v_mul_f64 v[210:211], v[204:205], v[210:211]
	v_mul_f64 v[208:209], v[204:205], v[214:215]
	v_mul_f64 v[206:207], v[204:205], v[220:221]
	v_mul_f64 v[202:203], v[204:205], v[224:225]
	v_mul_f64 v[198:199], v[204:205], v[226:227]
	v_fmac_f64_e32 v[218:219], v[228:229], v[196:197]
	v_fmac_f64_e32 v[216:217], v[228:229], v[194:195]
	v_fmac_f64_e32 v[212:213], v[228:229], v[192:193]
	v_fmac_f64_e32 v[210:211], v[228:229], v[190:191]
	v_fmac_f64_e32 v[208:209], v[228:229], v[188:189]
	v_fmac_f64_e32 v[206:207], v[228:229], v[186:187]
	v_fmac_f64_e32 v[202:203], v[228:229], v[184:185]
	v_fmac_f64_e32 v[198:199], v[228:229], v[182:183]
	v_fmac_f64_e32 v[204:205], v[180:181], v[228:229]
	s_add_i32 s18, s18, 1
	v_lshl_add_u64 v[178:179], v[178:179], 0, 4
	s_cmp_ge_u32 s18, s22
	v_mov_b64_e32 v[200:201], v[222:223]
	v_mov_b64_e32 v[180:181], v[204:205]
	v_mov_b64_e32 v[196:197], v[218:219]
	v_mov_b64_e32 v[194:195], v[216:217]
	v_mov_b64_e32 v[192:193], v[212:213]
	v_mov_b64_e32 v[190:191], v[210:211]
	v_mov_b64_e32 v[188:189], v[208:209]
	v_mov_b64_e32 v[186:187], v[206:207]
	v_mov_b64_e32 v[184:185], v[202:203]
	v_mov_b64_e32 v[182:183], v[198:199]
	s_cbranch_scc1 .LBB0_650
.LBB0_565:                              ;   Parent Loop BB0_112 Depth=1
                                        ;     Parent Loop BB0_490 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	flat_load_dword v204, v[178:179]
	v_mov_b32_e32 v202, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_ashrrev_i32_e32 v205, 31, v204
	v_lshlrev_b64 v[198:199], 9, v[204:205]
	v_lshl_add_u64 v[208:209], v[238:239], 0, v[198:199]
	v_lshl_add_u64 v[212:213], v[208:209], 0, v[38:39]
	flat_load_ubyte v199, v[212:213]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v198, 0x7f, v199
	v_cmp_ne_u16_e32 vcc, s33, v198
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_571
; %bb.566:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v199, 24, v199
	v_and_b32_e32 v199, 0x80000000, v199
	v_cmp_lt_u16_e32 vcc, 7, v198
                                        ; implicit-def: $vgpr202
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.567:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v198, 20, v198
	v_add3_u32 v202, v198, v199, s90
                                        ; implicit-def: $vgpr198
                                        ; implicit-def: $vgpr199
; %bb.568:                              ;   in Loop: Header=BB0_565 Depth=3
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.569:                              ;   in Loop: Header=BB0_565 Depth=3
	v_cvt_f32_ubyte0_e32 v198, v198
	v_mul_f32_e32 v198, 0x3b000000, v198
	v_or_b32_e32 v202, v199, v198
; %bb.570:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
.LBB0_571:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[198:199], v[208:209], 0, v[42:43]
	v_lshl_add_u64 v[198:199], v[198:199], 0, s[92:93]
	flat_load_ubyte v203, v[198:199]
	v_mov_b32_e32 v198, 0
	v_mov_b32_e32 v199, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v203
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_575
; %bb.572:                              ;   in Loop: Header=BB0_565 Depth=3
	v_mov_b32_e32 v198, 0
	v_cmp_ne_u16_e32 vcc, 0, v203
	v_bfrev_b32_e32 v199, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.573:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v198, 23, v203
	v_cvt_f64_f32_e32 v[198:199], v198
; %bb.574:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[202:203], v202
	v_mul_f64 v[198:199], v[198:199], v[202:203]
.LBB0_575:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v203, v[212:213] offset:64
	v_mov_b32_e32 v206, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v202, 0x7f, v203
	v_cmp_ne_u16_e32 vcc, s33, v202
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_581
; %bb.576:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v203, 24, v203
	v_and_b32_e32 v203, 0x80000000, v203
	v_cmp_lt_u16_e32 vcc, 7, v202
                                        ; implicit-def: $vgpr206
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.577:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v202, 20, v202
	v_add3_u32 v206, v202, v203, s90
                                        ; implicit-def: $vgpr202
                                        ; implicit-def: $vgpr203
; %bb.578:                              ;   in Loop: Header=BB0_565 Depth=3
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.579:                              ;   in Loop: Header=BB0_565 Depth=3
	v_cvt_f32_ubyte0_e32 v202, v202
	v_mul_f32_e32 v202, 0x3b000000, v202
	v_or_b32_e32 v206, v203, v202
; %bb.580:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
.LBB0_581:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[202:203], v[208:209], 0, v[44:45]
	v_lshl_add_u64 v[202:203], v[202:203], 0, s[92:93]
	flat_load_ubyte v207, v[202:203]
	v_mov_b32_e32 v202, 0
	v_mov_b32_e32 v203, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v207
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_585
; %bb.582:                              ;   in Loop: Header=BB0_565 Depth=3
	v_mov_b32_e32 v202, 0
	v_cmp_ne_u16_e32 vcc, 0, v207
	v_bfrev_b32_e32 v203, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.583:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v202, 23, v207
	v_cvt_f64_f32_e32 v[202:203], v202
; %bb.584:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[206:207], v206
	v_mul_f64 v[202:203], v[202:203], v[206:207]
.LBB0_585:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v207, v[212:213] offset:128
	v_mov_b32_e32 v210, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v206, 0x7f, v207
	v_cmp_ne_u16_e32 vcc, s33, v206
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_591
; %bb.586:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v207, 24, v207
	v_and_b32_e32 v207, 0x80000000, v207
	v_cmp_lt_u16_e32 vcc, 7, v206
                                        ; implicit-def: $vgpr210
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.587:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v206, 20, v206
	v_add3_u32 v210, v206, v207, s90
                                        ; implicit-def: $vgpr206
                                        ; implicit-def: $vgpr207
; %bb.588:                              ;   in Loop: Header=BB0_565 Depth=3
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.589:                              ;   in Loop: Header=BB0_565 Depth=3
	v_cvt_f32_ubyte0_e32 v206, v206
	v_mul_f32_e32 v206, 0x3b000000, v206
	v_or_b32_e32 v210, v207, v206
; %bb.590:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
.LBB0_591:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[206:207], v[208:209], 0, v[46:47]
	v_lshl_add_u64 v[206:207], v[206:207], 0, s[92:93]
	flat_load_ubyte v211, v[206:207]
	v_mov_b32_e32 v206, 0
	v_mov_b32_e32 v207, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v211
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_595
; %bb.592:                              ;   in Loop: Header=BB0_565 Depth=3
	v_mov_b32_e32 v206, 0
	v_cmp_ne_u16_e32 vcc, 0, v211
	v_bfrev_b32_e32 v207, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.593:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v206, 23, v211
	v_cvt_f64_f32_e32 v[206:207], v206
; %bb.594:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[210:211], v210
	v_mul_f64 v[206:207], v[206:207], v[210:211]
.LBB0_595:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[210:211], v[208:209], 0, v[48:49]
	flat_load_ubyte v211, v[210:211]
	v_mov_b32_e32 v214, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v210, 0x7f, v211
	v_cmp_ne_u16_e32 vcc, s33, v210
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_601
; %bb.596:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v211, 24, v211
	v_and_b32_e32 v211, 0x80000000, v211
	v_cmp_lt_u16_e32 vcc, 7, v210
                                        ; implicit-def: $vgpr214
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.597:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v210, 20, v210
	v_add3_u32 v214, v210, v211, s90
                                        ; implicit-def: $vgpr210
                                        ; implicit-def: $vgpr211
; %bb.598:                              ;   in Loop: Header=BB0_565 Depth=3
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.599:                              ;   in Loop: Header=BB0_565 Depth=3
	v_cvt_f32_ubyte0_e32 v210, v210
	v_mul_f32_e32 v210, 0x3b000000, v210
	v_or_b32_e32 v214, v211, v210
; %bb.600:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
.LBB0_601:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[210:211], v[208:209], 0, v[50:51]
	v_lshl_add_u64 v[210:211], v[210:211], 0, s[92:93]
	flat_load_ubyte v215, v[210:211]
	v_mov_b32_e32 v210, 0
	v_mov_b32_e32 v211, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v215
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_605
; %bb.602:                              ;   in Loop: Header=BB0_565 Depth=3
	v_mov_b32_e32 v210, 0
	v_cmp_ne_u16_e32 vcc, 0, v215
	v_bfrev_b32_e32 v211, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.603:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v210, 23, v215
	v_cvt_f64_f32_e32 v[210:211], v210
; %bb.604:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[214:215], v214
	v_mul_f64 v[210:211], v[210:211], v[214:215]
.LBB0_605:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v215, v[212:213] offset:256
	v_mov_b32_e32 v216, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v214, 0x7f, v215
	v_cmp_ne_u16_e32 vcc, s33, v214
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_611
; %bb.606:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v215, 24, v215
	v_and_b32_e32 v215, 0x80000000, v215
	v_cmp_lt_u16_e32 vcc, 7, v214
                                        ; implicit-def: $vgpr216
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.607:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v214, 20, v214
	v_add3_u32 v216, v214, v215, s90
                                        ; implicit-def: $vgpr214
                                        ; implicit-def: $vgpr215
; %bb.608:                              ;   in Loop: Header=BB0_565 Depth=3
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.609:                              ;   in Loop: Header=BB0_565 Depth=3
	v_cvt_f32_ubyte0_e32 v214, v214
	v_mul_f32_e32 v214, 0x3b000000, v214
	v_or_b32_e32 v216, v215, v214
; %bb.610:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
.LBB0_611:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[214:215], v[208:209], 0, v[52:53]
	v_lshl_add_u64 v[214:215], v[214:215], 0, s[92:93]
	flat_load_ubyte v217, v[214:215]
	v_mov_b32_e32 v214, 0
	v_mov_b32_e32 v215, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v217
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_615
; %bb.612:                              ;   in Loop: Header=BB0_565 Depth=3
	v_mov_b32_e32 v214, 0
	v_cmp_ne_u16_e32 vcc, 0, v217
	v_bfrev_b32_e32 v215, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.613:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v214, 23, v217
	v_cvt_f64_f32_e32 v[214:215], v214
; %bb.614:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[216:217], v216
	v_mul_f64 v[214:215], v[214:215], v[216:217]
.LBB0_615:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v217, v[212:213] offset:320
	v_mov_b32_e32 v218, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v216, 0x7f, v217
	v_cmp_ne_u16_e32 vcc, s33, v216
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_621
; %bb.616:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v217, 24, v217
	v_and_b32_e32 v217, 0x80000000, v217
	v_cmp_lt_u16_e32 vcc, 7, v216
                                        ; implicit-def: $vgpr218
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.617:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v216, 20, v216
	v_add3_u32 v218, v216, v217, s90
                                        ; implicit-def: $vgpr216
                                        ; implicit-def: $vgpr217
; %bb.618:                              ;   in Loop: Header=BB0_565 Depth=3
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.619:                              ;   in Loop: Header=BB0_565 Depth=3
	v_cvt_f32_ubyte0_e32 v216, v216
	v_mul_f32_e32 v216, 0x3b000000, v216
	v_or_b32_e32 v218, v217, v216
; %bb.620:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
.LBB0_621:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[216:217], v[208:209], 0, v[54:55]
	v_lshl_add_u64 v[216:217], v[216:217], 0, s[92:93]
	flat_load_ubyte v219, v[216:217]
	v_mov_b32_e32 v220, 0
	v_mov_b32_e32 v221, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v219
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_625
; %bb.622:                              ;   in Loop: Header=BB0_565 Depth=3
	v_mov_b32_e32 v216, 0
	v_cmp_ne_u16_e32 vcc, 0, v219
	v_bfrev_b32_e32 v217, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.623:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v216, 23, v219
	v_cvt_f64_f32_e32 v[216:217], v216
; %bb.624:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[218:219], v218
	v_mul_f64 v[220:221], v[216:217], v[218:219]
.LBB0_625:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	flat_load_ubyte v216, v[212:213] offset:384
	v_mov_b32_e32 v212, 0x7fc00000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_and_b32_e32 v213, 0x7f, v216
	v_cmp_ne_u16_e32 vcc, s33, v213
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_631
; %bb.626:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v212, 24, v216
	v_and_b32_e32 v216, 0x80000000, v212
	v_cmp_lt_u16_e32 vcc, 7, v213
                                        ; implicit-def: $vgpr212
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.627:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v212, 20, v213
	v_add3_u32 v212, v212, v216, s90
                                        ; implicit-def: $vgpr213
                                        ; implicit-def: $vgpr216
; %bb.628:                              ;   in Loop: Header=BB0_565 Depth=3
	s_andn2_saveexec_b64 s[12:13], s[12:13]
; %bb.629:                              ;   in Loop: Header=BB0_565 Depth=3
	v_cvt_f32_ubyte0_e32 v212, v213
	v_mul_f32_e32 v212, 0x3b000000, v212
	v_or_b32_e32 v212, v216, v212
; %bb.630:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
.LBB0_631:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[208:209], v[208:209], 0, v[56:57]
	v_lshl_add_u64 v[208:209], v[208:209], 0, s[92:93]
	flat_load_ubyte v213, v[208:209]
	v_mov_b32_e32 v224, 0
	v_mov_b32_e32 v225, 0x7ff80000
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_gt_i16_e32 vcc, s91, v213
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_635
; %bb.632:                              ;   in Loop: Header=BB0_565 Depth=3
	v_mov_b32_e32 v208, 0
	v_cmp_ne_u16_e32 vcc, 0, v213
	v_bfrev_b32_e32 v209, 28
	s_and_saveexec_b64 s[12:13], vcc
; %bb.633:                              ;   in Loop: Header=BB0_565 Depth=3
	v_lshlrev_b32_e32 v208, 23, v213
	v_cvt_f64_f32_e32 v[208:209], v208
; %bb.634:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
	v_cvt_f64_f32_e32 v[212:213], v212
	v_mul_f64 v[224:225], v[208:209], v[212:213]
.LBB0_635:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[204:205], 7, v[204:205]
	v_lshl_add_u64 v[204:205], v[156:157], 0, v[204:205]
	v_lshl_add_u64 v[204:205], v[204:205], 0, s[94:95]
	flat_load_ushort v208, v[204:205]
	v_fma_f64 v[204:205], v[162:163], v[198:199], 0
	v_fmac_f64_e32 v[204:205], v[164:165], v[202:203]
	v_fmac_f64_e32 v[204:205], v[166:167], v[206:207]
	v_fmac_f64_e32 v[204:205], v[168:169], v[210:211]
	v_fmac_f64_e32 v[204:205], v[170:171], v[214:215]
	v_fmac_f64_e32 v[204:205], v[172:173], v[220:221]
	v_fmac_f64_e32 v[204:205], v[174:175], v[224:225]
	v_mov_b64_e32 v[228:229], 1.0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_lshlrev_b32_e32 v208, 16, v208
	v_cvt_f64_f32_e32 v[226:227], v208
	v_fmac_f64_e32 v[204:205], v[176:177], v[226:227]
	ds_bpermute_b32 v208, v248, v204
	ds_bpermute_b32 v209, v248, v205
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[208:209]
	ds_bpermute_b32 v208, v247, v204
	ds_bpermute_b32 v209, v247, v205
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[208:209]
	ds_bpermute_b32 v208, v230, v204
	ds_bpermute_b32 v209, v230, v205
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[208:209]
	ds_bpermute_b32 v208, v231, v204
	ds_bpermute_b32 v209, v231, v205
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[208:209]
	ds_bpermute_b32 v208, v232, v204
	ds_bpermute_b32 v209, v232, v205
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[208:209]
	ds_bpermute_b32 v208, v233, v204
	ds_bpermute_b32 v209, v233, v205
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[208:209]
	v_mul_f64 v[208:209], v[204:205], s[96:97]
	v_cmp_gt_f64_e32 vcc, v[200:201], v[208:209]
	v_cmp_u_f64_e64 s[0:1], v[208:209], v[208:209]
	s_or_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v223, v209, v201, vcc
	v_cndmask_b32_e32 v222, v208, v200, vcc
	v_cmp_neq_f64_e32 vcc, v[200:201], v[222:223]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_643
; %bb.636:                              ;   in Loop: Header=BB0_565 Depth=3
	v_add_f64 v[200:201], v[200:201], -v[222:223]
	v_cmp_nlt_f64_e32 vcc, s[98:99], v[200:201]
                                        ; implicit-def: $vgpr228_vgpr229
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.637:                              ;   in Loop: Header=BB0_565 Depth=3
	v_cmp_u_f64_e32 vcc, v[200:201], v[200:201]
	s_nop 1
	v_cndmask_b32_e32 v229, 0, v201, vcc
	v_cndmask_b32_e32 v228, 0, v200, vcc
                                        ; implicit-def: $vgpr200_vgpr201
; %bb.638:                              ;   in Loop: Header=BB0_565 Depth=3
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB0_642
; %bb.639:                              ;   in Loop: Header=BB0_565 Depth=3
	v_mov_b32_e32 v228, 0
	v_cmp_nlt_f64_e32 vcc, s[2:3], v[200:201]
	v_mov_b32_e32 v229, 0x7ff00000
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_641
; %bb.640:                              ;   in Loop: Header=BB0_565 Depth=3
	v_trunc_f64_e32 v[204:205], v[200:201]
	v_ldexp_f64 v[212:213], v[204:205], s20
	v_floor_f64_e32 v[212:213], v[212:213]
	v_fmac_f64_e32 v[204:205], 0xc1f00000, v[212:213]
	v_cmp_gt_f64_e32 vcc, 0, v[200:201]
	v_cvt_u32_f64_e32 v204, v[204:205]
	v_cvt_i32_f64_e32 v216, v[212:213]
	v_cndmask_b32_e64 v205, 0, 1, vcc
	v_sub_co_u32_e32 v212, vcc, v204, v205
	v_cvt_f64_u32_e32 v[212:213], v212
	s_nop 0
	v_subbrev_co_u32_e32 v204, vcc, 0, v216, vcc
	v_cvt_f64_i32_e32 v[204:205], v204
	v_ldexp_f64 v[204:205], v[204:205], 32
	v_add_f64 v[204:205], v[204:205], v[212:213]
	v_add_f64 v[200:201], v[200:201], -v[204:205]
	v_trunc_f64_e32 v[212:213], v[204:205]
	v_cvt_f32_f64_e32 v200, v[200:201]
	v_ldexp_f64 v[216:217], v[212:213], s20
	v_exp_f32_e32 v204, v200
	v_floor_f64_e32 v[216:217], v[216:217]
	v_fmac_f64_e32 v[212:213], 0xc1f00000, v[216:217]
	v_cvt_u32_f64_e32 v200, v[212:213]
	v_mov_b32_e32 v201, 0x3ff00000
	v_lshl_add_u32 v201, v200, 20, v201
	v_mov_b32_e32 v200, v243
	v_cvt_f64_f32_e32 v[204:205], v204
	v_mul_f64 v[228:229], v[200:201], v[204:205]
.LBB0_641:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[14:15]
.LBB0_642:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[12:13]
.LBB0_643:                              ;   in Loop: Header=BB0_565 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v204, 0
	v_cmp_neq_f64_e32 vcc, s[26:27], v[208:209]
	v_mov_b32_e32 v205, 0x7ff80000
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_564
; %bb.644:                              ;   in Loop: Header=BB0_565 Depth=3
	v_cmp_neq_f64_e32 vcc, v[208:209], v[222:223]
	v_mov_b64_e32 v[204:205], 1.0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_563
; %bb.645:                              ;   in Loop: Header=BB0_565 Depth=3
	v_add_f64 v[200:201], v[208:209], -v[222:223]
	v_cmp_nlt_f64_e32 vcc, s[98:99], v[200:201]
                                        ; implicit-def: $vgpr204_vgpr205
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
; %bb.646:                              ;   in Loop: Header=BB0_565 Depth=3
	v_cmp_u_f64_e32 vcc, v[200:201], v[200:201]
	s_nop 1
	v_cndmask_b32_e32 v205, 0, v201, vcc
	v_cndmask_b32_e32 v204, 0, v200, vcc
                                        ; implicit-def: $vgpr200_vgpr201
; %bb.647:                              ;   in Loop: Header=BB0_565 Depth=3
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB0_562
; %bb.648:                              ;   in Loop: Header=BB0_565 Depth=3
	v_mov_b32_e32 v204, 0
	v_cmp_nlt_f64_e32 vcc, s[2:3], v[200:201]
	v_mov_b32_e32 v205, 0x7ff00000
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_561
; %bb.649:                              ;   in Loop: Header=BB0_565 Depth=3
	v_trunc_f64_e32 v[204:205], v[200:201]
	v_ldexp_f64 v[208:209], v[204:205], s20
	v_floor_f64_e32 v[208:209], v[208:209]
	v_fmac_f64_e32 v[204:205], 0xc1f00000, v[208:209]
	v_cmp_gt_f64_e32 vcc, 0, v[200:201]
	v_cvt_u32_f64_e32 v204, v[204:205]
	v_cvt_i32_f64_e32 v212, v[208:209]
	v_cndmask_b32_e64 v205, 0, 1, vcc
	v_sub_co_u32_e32 v208, vcc, v204, v205
	v_cvt_f64_u32_e32 v[208:209], v208
	s_nop 0
	v_subbrev_co_u32_e32 v204, vcc, 0, v212, vcc
	v_cvt_f64_i32_e32 v[204:205], v204
	v_ldexp_f64 v[204:205], v[204:205], 32
	v_add_f64 v[204:205], v[204:205], v[208:209]
	v_add_f64 v[200:201], v[200:201], -v[204:205]
	v_trunc_f64_e32 v[208:209], v[204:205]
	v_cvt_f32_f64_e32 v200, v[200:201]
	v_ldexp_f64 v[212:213], v[208:209], s20
	v_exp_f32_e32 v204, v200
	v_floor_f64_e32 v[212:213], v[212:213]
	v_fmac_f64_e32 v[208:209], 0xc1f00000, v[212:213]
	v_cvt_u32_f64_e32 v200, v[208:209]
	v_mov_b32_e32 v201, 0x3ff00000
	v_lshl_add_u32 v201, v200, 20, v201
	v_mov_b32_e32 v200, v243
	v_cvt_f64_f32_e32 v[204:205], v204
	v_mul_f64 v[204:205], v[200:201], v[204:205]
	s_branch .LBB0_561
.LBB0_650:                              ;   in Loop: Header=BB0_490 Depth=2
	v_lshrrev_b32_e32 v164, 20, v205
	v_mov_b32_e32 v165, v243
	v_cmp_ne_u64_e32 vcc, 0, v[164:165]
	v_cmp_gt_u64_e64 s[0:1], s[28:29], v[204:205]
	s_and_b64 s[0:1], s[0:1], vcc
                                        ; implicit-def: $vgpr162_vgpr163
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_xor_b64 s[0:1], exec, s[12:13]
	s_cbranch_execz .LBB0_652
; %bb.651:                              ;   in Loop: Header=BB0_490 Depth=2
	v_and_b32_e32 v162, 0xfffff, v205
	v_or_b32_e32 v163, 0x3ff00000, v162
	v_mov_b32_e32 v162, v204
	v_cvt_f32_f64_e32 v162, v[162:163]
	v_log_f32_e32 v165, v162
	v_add_u32_e32 v162, 0xfffffc01, v164
	v_cvt_f64_i32_e32 v[162:163], v162
	v_cvt_f64_f32_e32 v[164:165], v165
	v_add_f64 v[162:163], v[162:163], v[164:165]
.LBB0_652:                              ;   in Loop: Header=BB0_490 Depth=2
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.653:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cvt_f32_f64_e32 v162, v[204:205]
	v_log_f32_e32 v162, v162
	s_nop 0
	v_cvt_f64_f32_e32 v[162:163], v162
; %bb.654:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_mul_hi_u32 v164, v160, v158
	v_mul_lo_u32 v164, v164, v159
	v_sub_u32_e32 v164, v160, v164
	v_sub_u32_e32 v165, v164, v159
	v_cmp_ge_u32_e32 vcc, v164, v159
	s_nop 1
	v_cndmask_b32_e32 v164, v164, v165, vcc
	v_sub_u32_e32 v165, v164, v159
	v_cmp_ge_u32_e32 vcc, v164, v159
	s_nop 1
	v_cndmask_b32_e32 v164, v164, v165, vcc
	v_mov_b32_e32 v165, v243
	v_lshl_add_u64 v[164:165], v[164:165], 2, v[32:33]
	flat_load_dword v166, v[164:165]
	v_add_f64 v[164:165], v[222:223], v[162:163]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cvt_f64_f32_e32 v[162:163], v166
	v_mul_f64 v[170:171], v[162:163], s[36:37]
	v_cmp_gt_f64_e32 vcc, v[164:165], v[170:171]
	v_cmp_u_f64_e64 s[0:1], v[170:171], v[170:171]
	s_or_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v163, v171, v165, vcc
	v_cndmask_b32_e32 v162, v170, v164, vcc
	v_cmp_neq_f64_e32 vcc, v[164:165], v[162:163]
	v_mov_b64_e32 v[166:167], 1.0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_662
; %bb.655:                              ;   in Loop: Header=BB0_490 Depth=2
	v_add_f64 v[168:169], v[164:165], -v[162:163]
	v_cmp_nlt_f64_e32 vcc, s[98:99], v[168:169]
                                        ; implicit-def: $vgpr166_vgpr167
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
; %bb.656:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cmp_u_f64_e32 vcc, v[168:169], v[168:169]
	s_nop 1
	v_cndmask_b32_e32 v167, 0, v169, vcc
	v_cndmask_b32_e32 v166, 0, v168, vcc
                                        ; implicit-def: $vgpr168_vgpr169
; %bb.657:                              ;   in Loop: Header=BB0_490 Depth=2
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB0_661
; %bb.658:                              ;   in Loop: Header=BB0_490 Depth=2
	v_mov_b32_e32 v166, 0
	v_cmp_nlt_f64_e32 vcc, s[2:3], v[168:169]
	v_mov_b32_e32 v167, 0x7ff00000
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_660
; %bb.659:                              ;   in Loop: Header=BB0_490 Depth=2
	v_trunc_f64_e32 v[166:167], v[168:169]
	v_ldexp_f64 v[172:173], v[166:167], s20
	v_floor_f64_e32 v[172:173], v[172:173]
	v_fmac_f64_e32 v[166:167], 0xc1f00000, v[172:173]
	v_cmp_gt_f64_e32 vcc, 0, v[168:169]
	v_cvt_u32_f64_e32 v166, v[166:167]
	v_cvt_i32_f64_e32 v174, v[172:173]
	v_cndmask_b32_e64 v167, 0, 1, vcc
	v_sub_co_u32_e32 v172, vcc, v166, v167
	v_cvt_f64_u32_e32 v[172:173], v172
	s_nop 0
	v_subbrev_co_u32_e32 v166, vcc, 0, v174, vcc
	v_cvt_f64_i32_e32 v[166:167], v166
	v_ldexp_f64 v[166:167], v[166:167], 32
	v_add_f64 v[166:167], v[166:167], v[172:173]
	v_trunc_f64_e32 v[172:173], v[166:167]
	v_add_f64 v[166:167], v[168:169], -v[166:167]
	v_cvt_f32_f64_e32 v166, v[166:167]
	v_ldexp_f64 v[174:175], v[172:173], s20
	v_exp_f32_e32 v168, v166
	v_floor_f64_e32 v[174:175], v[174:175]
	v_fmac_f64_e32 v[172:173], 0xc1f00000, v[174:175]
	v_cvt_u32_f64_e32 v166, v[172:173]
	v_mov_b32_e32 v167, 0x3ff00000
	v_lshl_add_u32 v167, v166, 20, v167
	v_mov_b32_e32 v166, v243
	v_cvt_f64_f32_e32 v[168:169], v168
	v_mul_f64 v[166:167], v[166:167], v[168:169]
.LBB0_660:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_661:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_662:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0xfff00000
	v_cmp_neq_f64_e32 vcc, s[0:1], v[170:171]
	v_mov_b64_e32 v[168:169], 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_672
; %bb.663:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cmp_neq_f64_e32 vcc, v[170:171], v[162:163]
	v_mov_b64_e32 v[168:169], 1.0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_671
; %bb.664:                              ;   in Loop: Header=BB0_490 Depth=2
	v_add_f64 v[170:171], v[170:171], -v[162:163]
	v_cmp_nlt_f64_e32 vcc, s[98:99], v[170:171]
                                        ; implicit-def: $vgpr168_vgpr169
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
; %bb.665:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cmp_u_f64_e32 vcc, v[170:171], v[170:171]
	s_nop 1
	v_cndmask_b32_e32 v169, 0, v171, vcc
	v_cndmask_b32_e32 v168, 0, v170, vcc
                                        ; implicit-def: $vgpr170_vgpr171
; %bb.666:                              ;   in Loop: Header=BB0_490 Depth=2
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB0_670
; %bb.667:                              ;   in Loop: Header=BB0_490 Depth=2
	v_mov_b32_e32 v168, 0
	v_cmp_nlt_f64_e32 vcc, s[2:3], v[170:171]
	v_mov_b32_e32 v169, 0x7ff00000
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_669
; %bb.668:                              ;   in Loop: Header=BB0_490 Depth=2
	v_trunc_f64_e32 v[168:169], v[170:171]
	v_ldexp_f64 v[172:173], v[168:169], s20
	v_floor_f64_e32 v[172:173], v[172:173]
	v_fmac_f64_e32 v[168:169], 0xc1f00000, v[172:173]
	v_cmp_gt_f64_e32 vcc, 0, v[170:171]
	v_cvt_u32_f64_e32 v168, v[168:169]
	v_cvt_i32_f64_e32 v174, v[172:173]
	v_cndmask_b32_e64 v169, 0, 1, vcc
	v_sub_co_u32_e32 v172, vcc, v168, v169
	v_cvt_f64_u32_e32 v[172:173], v172
	s_nop 0
	v_subbrev_co_u32_e32 v168, vcc, 0, v174, vcc
	v_cvt_f64_i32_e32 v[168:169], v168
	v_ldexp_f64 v[168:169], v[168:169], 32
	v_add_f64 v[168:169], v[168:169], v[172:173]
	v_trunc_f64_e32 v[172:173], v[168:169]
	v_add_f64 v[168:169], v[170:171], -v[168:169]
	v_cvt_f32_f64_e32 v168, v[168:169]
	v_ldexp_f64 v[174:175], v[172:173], s20
	v_exp_f32_e32 v170, v168
	v_floor_f64_e32 v[174:175], v[174:175]
	v_fmac_f64_e32 v[172:173], 0xc1f00000, v[174:175]
	v_cvt_u32_f64_e32 v168, v[172:173]
	v_mov_b32_e32 v169, 0x3ff00000
	v_lshl_add_u32 v169, v168, 20, v169
	v_mov_b32_e32 v168, v243
	v_cvt_f64_f32_e32 v[170:171], v170
	v_mul_f64 v[168:169], v[168:169], v[170:171]
.LBB0_669:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[16:17]
.LBB0_670:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[14:15]
.LBB0_671:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[12:13]
.LBB0_672:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_cmp_u_f64_e32 vcc, v[164:165], v[164:165]
	v_mov_b32_e32 v170, 0x3ff00000
	v_mov_b32_e32 v171, v243
	v_cndmask_b32_e32 v165, v170, v165, vcc
	v_cndmask_b32_e32 v164, 0, v164, vcc
	v_fmac_f64_e32 v[168:169], v[164:165], v[166:167]
	v_lshrrev_b32_e32 v170, 20, v169
	v_cmp_ne_u64_e32 vcc, 0, v[170:171]
	v_cmp_gt_u64_e64 s[0:1], s[28:29], v[168:169]
	s_and_b64 s[0:1], s[0:1], vcc
                                        ; implicit-def: $vgpr164_vgpr165
	s_and_saveexec_b64 s[12:13], s[0:1]
	s_xor_b64 s[0:1], exec, s[12:13]
	s_cbranch_execz .LBB0_674
; %bb.673:                              ;   in Loop: Header=BB0_490 Depth=2
	v_and_b32_e32 v164, 0xfffff, v169
	v_or_b32_e32 v165, 0x3ff00000, v164
	v_mov_b32_e32 v164, v168
	v_cvt_f32_f64_e32 v164, v[164:165]
	v_log_f32_e32 v171, v164
	v_add_u32_e32 v164, 0xfffffc01, v170
	v_cvt_f64_i32_e32 v[164:165], v164
	v_cvt_f64_f32_e32 v[170:171], v171
	v_add_f64 v[164:165], v[164:165], v[170:171]
.LBB0_674:                              ;   in Loop: Header=BB0_490 Depth=2
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.675:                              ;   in Loop: Header=BB0_490 Depth=2
	v_cvt_f32_f64_e32 v164, v[168:169]
	v_log_f32_e32 v164, v164
	s_nop 0
	v_cvt_f64_f32_e32 v[164:165], v164
; %bb.676:                              ;   in Loop: Header=BB0_490 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_div_scale_f64 v[170:171], s[0:1], v[168:169], v[168:169], v[166:167]
	v_rcp_f64_e32 v[172:173], v[170:171]
	v_div_scale_f64 v[174:175], vcc, v[166:167], v[168:169], v[166:167]
	v_fma_f64 v[176:177], -v[170:171], v[172:173], 1.0
	v_fmac_f64_e32 v[172:173], v[172:173], v[176:177]
	v_fma_f64 v[176:177], -v[170:171], v[172:173], 1.0
	v_fmac_f64_e32 v[172:173], v[172:173], v[176:177]
	v_mul_f64 v[176:177], v[174:175], v[172:173]
	v_fma_f64 v[170:171], -v[170:171], v[176:177], v[174:175]
	v_div_scale_f64 v[174:175], s[0:1], v[204:205], v[204:205], v[218:219]
	v_rcp_f64_e32 v[178:179], v[174:175]
	v_div_fmas_f64 v[170:171], v[170:171], v[172:173], v[176:177]
	v_div_fixup_f64 v[166:167], v[170:171], v[168:169], v[166:167]
	v_div_scale_f64 v[172:173], s[0:1], v[204:205], v[204:205], v[216:217]
	v_fma_f64 v[168:169], -v[174:175], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[168:169]
	v_fma_f64 v[168:169], -v[174:175], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[168:169]
	v_div_scale_f64 v[168:169], vcc, v[218:219], v[204:205], v[218:219]
	v_mul_f64 v[170:171], v[168:169], v[178:179]
	v_fma_f64 v[168:169], -v[174:175], v[170:171], v[168:169]
	v_rcp_f64_e32 v[174:175], v[172:173]
	s_nop 0
	v_div_fmas_f64 v[168:169], v[168:169], v[178:179], v[170:171]
	v_div_fixup_f64 v[168:169], v[168:169], v[204:205], v[218:219]
	v_mul_f64 v[168:169], v[168:169], v[166:167]
	v_fma_f64 v[170:171], -v[172:173], v[174:175], 1.0
	v_fmac_f64_e32 v[174:175], v[174:175], v[170:171]
	v_fma_f64 v[170:171], -v[172:173], v[174:175], 1.0
	v_fmac_f64_e32 v[174:175], v[174:175], v[170:171]
	v_div_scale_f64 v[170:171], vcc, v[216:217], v[204:205], v[216:217]
	v_mul_f64 v[176:177], v[170:171], v[174:175]
	v_fma_f64 v[170:171], -v[172:173], v[176:177], v[170:171]
	v_div_scale_f64 v[172:173], s[0:1], v[204:205], v[204:205], v[212:213]
	v_rcp_f64_e32 v[178:179], v[172:173]
	v_div_fmas_f64 v[170:171], v[170:171], v[174:175], v[176:177]
	v_cvt_f32_f64_e32 v168, v[168:169]
	v_bfe_u32 v169, v168, 16, 1
	v_fma_f64 v[174:175], -v[172:173], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[174:175]
	v_fma_f64 v[174:175], -v[172:173], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[174:175]
	v_div_scale_f64 v[174:175], vcc, v[212:213], v[204:205], v[212:213]
	v_mul_f64 v[176:177], v[174:175], v[178:179]
	v_fma_f64 v[172:173], -v[172:173], v[176:177], v[174:175]
	v_div_scale_f64 v[174:175], s[0:1], v[204:205], v[204:205], v[210:211]
	v_rcp_f64_e32 v[180:181], v[174:175]
	v_div_fmas_f64 v[172:173], v[172:173], v[178:179], v[176:177]
	v_add3_u32 v169, v168, v169, s21
	v_lshrrev_b32_e32 v169, 16, v169
	v_fma_f64 v[176:177], -v[174:175], v[180:181], 1.0
	v_fmac_f64_e32 v[180:181], v[180:181], v[176:177]
	v_fma_f64 v[176:177], -v[174:175], v[180:181], 1.0
	v_fmac_f64_e32 v[180:181], v[180:181], v[176:177]
	v_div_scale_f64 v[176:177], vcc, v[210:211], v[204:205], v[210:211]
	v_mul_f64 v[178:179], v[176:177], v[180:181]
	v_fma_f64 v[174:175], -v[174:175], v[178:179], v[176:177]
	v_div_scale_f64 v[176:177], s[0:1], v[204:205], v[204:205], v[208:209]
	v_rcp_f64_e32 v[182:183], v[176:177]
	v_div_fmas_f64 v[174:175], v[174:175], v[180:181], v[178:179]
	v_div_fixup_f64 v[170:171], v[170:171], v[204:205], v[216:217]
	v_div_fixup_f64 v[172:173], v[172:173], v[204:205], v[212:213]
	v_fma_f64 v[178:179], -v[176:177], v[182:183], 1.0
	v_fmac_f64_e32 v[182:183], v[182:183], v[178:179]
	v_fma_f64 v[178:179], -v[176:177], v[182:183], 1.0
	v_fmac_f64_e32 v[182:183], v[182:183], v[178:179]
	v_div_scale_f64 v[178:179], vcc, v[208:209], v[204:205], v[208:209]
	v_mul_f64 v[180:181], v[178:179], v[182:183]
	v_fma_f64 v[176:177], -v[176:177], v[180:181], v[178:179]
	v_div_scale_f64 v[178:179], s[0:1], v[204:205], v[204:205], v[206:207]
	v_rcp_f64_e32 v[184:185], v[178:179]
	v_div_fmas_f64 v[176:177], v[176:177], v[182:183], v[180:181]
	v_div_fixup_f64 v[174:175], v[174:175], v[204:205], v[210:211]
	v_div_fixup_f64 v[176:177], v[176:177], v[204:205], v[208:209]
	v_fma_f64 v[180:181], -v[178:179], v[184:185], 1.0
	v_fmac_f64_e32 v[184:185], v[184:185], v[180:181]
	v_fma_f64 v[180:181], -v[178:179], v[184:185], 1.0
	v_fmac_f64_e32 v[184:185], v[184:185], v[180:181]
	v_div_scale_f64 v[180:181], vcc, v[206:207], v[204:205], v[206:207]
	v_mul_f64 v[182:183], v[180:181], v[184:185]
	v_fma_f64 v[178:179], -v[178:179], v[182:183], v[180:181]
	v_div_scale_f64 v[180:181], s[0:1], v[204:205], v[204:205], v[202:203]
	v_rcp_f64_e32 v[186:187], v[180:181]
	v_div_fmas_f64 v[178:179], v[178:179], v[184:185], v[182:183]
	v_div_fixup_f64 v[178:179], v[178:179], v[204:205], v[206:207]
	v_fma_f64 v[182:183], -v[180:181], v[186:187], 1.0
	v_fmac_f64_e32 v[186:187], v[186:187], v[182:183]
	v_fma_f64 v[182:183], -v[180:181], v[186:187], 1.0
	v_fmac_f64_e32 v[186:187], v[186:187], v[182:183]
	v_div_scale_f64 v[182:183], vcc, v[202:203], v[204:205], v[202:203]
	v_mul_f64 v[184:185], v[182:183], v[186:187]
	v_fma_f64 v[180:181], -v[180:181], v[184:185], v[182:183]
	v_div_scale_f64 v[182:183], s[0:1], v[204:205], v[204:205], v[198:199]
	v_rcp_f64_e32 v[188:189], v[182:183]
	v_div_fmas_f64 v[180:181], v[180:181], v[186:187], v[184:185]
	s_mov_b64 s[0:1], 0x80
	v_div_fixup_f64 v[180:181], v[180:181], v[204:205], v[202:203]
	v_fma_f64 v[184:185], -v[182:183], v[188:189], 1.0
	v_fmac_f64_e32 v[188:189], v[188:189], v[184:185]
	v_fma_f64 v[184:185], -v[182:183], v[188:189], 1.0
	v_fmac_f64_e32 v[188:189], v[188:189], v[184:185]
	v_div_scale_f64 v[184:185], vcc, v[198:199], v[204:205], v[198:199]
	v_mul_f64 v[186:187], v[184:185], v[188:189]
	v_fma_f64 v[182:183], -v[182:183], v[186:187], v[184:185]
	v_lshlrev_b64 v[184:185], 10, v[160:161]
	s_nop 0
	v_div_fmas_f64 v[182:183], v[182:183], v[188:189], v[186:187]
	v_mov_b32_e32 v187, 64
	v_or_b32_sdwa v186, v168, v187 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v168, v168
	v_lshl_add_u64 v[184:185], v[40:41], 0, v[184:185]
	v_div_fixup_f64 v[182:183], v[182:183], v[204:205], v[198:199]
	v_cndmask_b32_e32 v168, v169, v186, vcc
	flat_store_short v[184:185], v168
	v_mul_f64 v[168:169], v[170:171], v[166:167]
	v_cvt_f32_f64_e32 v168, v[168:169]
	v_bfe_u32 v169, v168, 16, 1
	v_add3_u32 v169, v168, v169, s21
	v_lshrrev_b32_e32 v169, 16, v169
	v_or_b32_sdwa v170, v168, v187 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v168, v168
	s_nop 1
	v_cndmask_b32_e32 v170, v169, v170, vcc
	v_lshl_add_u64 v[168:169], v[184:185], 0, s[0:1]
	flat_store_short v[168:169], v170
	v_mul_f64 v[168:169], v[172:173], v[166:167]
	v_cvt_f32_f64_e32 v168, v[168:169]
	v_bfe_u32 v169, v168, 16, 1
	v_add3_u32 v169, v168, v169, s21
	v_lshrrev_b32_e32 v169, 16, v169
	v_or_b32_sdwa v170, v168, v187 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v168, v168
	s_mov_b64 s[0:1], 0x180
	s_nop 0
	v_cndmask_b32_e32 v170, v169, v170, vcc
	v_lshl_add_u64 v[168:169], v[184:185], 0, s[88:89]
	flat_store_short v[168:169], v170
	v_mul_f64 v[168:169], v[174:175], v[166:167]
	v_cvt_f32_f64_e32 v168, v[168:169]
	v_bfe_u32 v169, v168, 16, 1
	v_add3_u32 v169, v168, v169, s21
	v_lshrrev_b32_e32 v169, 16, v169
	v_or_b32_sdwa v170, v168, v187 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v168, v168
	s_nop 1
	v_cndmask_b32_e32 v170, v169, v170, vcc
	v_lshl_add_u64 v[168:169], v[184:185], 0, s[0:1]
	flat_store_short v[168:169], v170
	v_mul_f64 v[168:169], v[176:177], v[166:167]
	v_cvt_f32_f64_e32 v168, v[168:169]
	v_bfe_u32 v169, v168, 16, 1
	v_add3_u32 v169, v168, v169, s21
	v_lshrrev_b32_e32 v169, 16, v169
	v_or_b32_sdwa v170, v168, v187 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v168, v168
	s_mov_b64 s[0:1], 0x200
	s_nop 0
	v_cndmask_b32_e32 v170, v169, v170, vcc
	v_lshl_add_u64 v[168:169], v[184:185], 0, s[0:1]
	flat_store_short v[168:169], v170
	v_mul_f64 v[168:169], v[178:179], v[166:167]
	v_cvt_f32_f64_e32 v168, v[168:169]
	v_bfe_u32 v169, v168, 16, 1
	v_add3_u32 v169, v168, v169, s21
	v_lshrrev_b32_e32 v169, 16, v169
	v_or_b32_sdwa v170, v168, v187 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v168, v168
	s_mov_b64 s[0:1], 0x280
	s_nop 0
	v_cndmask_b32_e32 v170, v169, v170, vcc
	v_lshl_add_u64 v[168:169], v[184:185], 0, s[0:1]
	flat_store_short v[168:169], v170
	v_mul_f64 v[168:169], v[180:181], v[166:167]
	v_cvt_f32_f64_e32 v168, v[168:169]
	v_bfe_u32 v169, v168, 16, 1
	v_mul_f64 v[166:167], v[182:183], v[166:167]
	v_add3_u32 v169, v168, v169, s21
	v_cvt_f32_f64_e32 v166, v[166:167]
	v_lshrrev_b32_e32 v169, 16, v169
	v_or_b32_sdwa v170, v168, v187 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v168, v168
	v_bfe_u32 v167, v166, 16, 1
	v_add3_u32 v167, v166, v167, s21
	v_cndmask_b32_e32 v170, v169, v170, vcc
	v_lshl_add_u64 v[168:169], v[184:185], 0, s[30:31]
	v_cmp_u_f32_e32 vcc, v166, v166
	v_or_b32_sdwa v166, v166, v187 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b64 s[0:1], 0x380
	flat_store_short v[168:169], v170
	v_cndmask_b32_sdwa v168, v167, v166, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshl_add_u64 v[166:167], v[184:185], 0, s[0:1]
	flat_store_short v[166:167], v168
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_489
; %bb.677:                              ;   in Loop: Header=BB0_490 Depth=2
	v_add_f64 v[162:163], v[162:163], v[164:165]
	v_div_scale_f64 v[164:165], s[12:13], s[36:37], s[36:37], v[162:163]
	v_rcp_f64_e32 v[166:167], v[164:165]
	v_div_scale_f64 v[168:169], vcc, v[162:163], s[36:37], v[162:163]
	v_lshl_add_u64 v[160:161], v[160:161], 2, v[36:37]
	v_fma_f64 v[170:171], -v[164:165], v[166:167], 1.0
	v_fmac_f64_e32 v[166:167], v[166:167], v[170:171]
	v_fma_f64 v[170:171], -v[164:165], v[166:167], 1.0
	v_fmac_f64_e32 v[166:167], v[166:167], v[170:171]
	v_mul_f64 v[170:171], v[168:169], v[166:167]
	v_fma_f64 v[164:165], -v[164:165], v[170:171], v[168:169]
	v_div_fmas_f64 v[164:165], v[164:165], v[166:167], v[170:171]
	v_div_fixup_f64 v[162:163], v[164:165], s[36:37], v[162:163]
	v_cvt_f32_f64_e32 v162, v[162:163]
	flat_store_dword v[160:161], v162
	s_branch .LBB0_489
.LBB0_678:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_680
	s_branch .LBB0_692
.LBB0_679:                              ;   in Loop: Header=BB0_112 Depth=1
.LBB0_680:                              ;   in Loop: Header=BB0_112 Depth=1
	v_accvgpr_read_b32 v38, a162
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v38, v246
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_683
; %bb.681:                              ;   in Loop: Header=BB0_112 Depth=1
	v_cvt_f32_u32_e32 v39, v159
	v_sub_u32_e32 v41, 0, v159
	v_add_u32_e32 v40, v38, v252
	s_mov_b32 s6, 0x3fb8aa3b
	v_rcp_iflag_f32_e32 v39, v39
	s_nop 0
	v_mul_f32_e32 v39, 0x4f7ffffe, v39
	v_cvt_u32_f32_e32 v39, v39
	v_mul_lo_u32 v41, v41, v39
	v_mul_hi_u32 v41, v39, v41
	v_add_u32_e32 v39, v39, v41
	v_mul_hi_u32 v39, v40, v39
	v_mul_lo_u32 v39, v39, v159
	v_sub_u32_e32 v39, v40, v39
	v_sub_u32_e32 v40, v39, v159
	v_cmp_ge_u32_e32 vcc, v39, v159
	v_lshlrev_b32_e32 v41, 2, v38
	s_nop 0
	v_cndmask_b32_e32 v39, v39, v40, vcc
	v_sub_u32_e32 v40, v39, v159
	v_cmp_ge_u32_e32 vcc, v39, v159
	s_nop 1
	v_cndmask_b32_e32 v242, v39, v40, vcc
	v_lshl_add_u64 v[32:33], v[242:243], 2, v[32:33]
	flat_load_dword v39, v[32:33]
	v_add_u32_e32 v40, 16, v41
	ds_read2st64_b32 v[42:43], v40 offset0:177 offset1:178
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v40, v42, v42
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v44, 0x3fb8aa3b, v39
	v_max_f32_e32 v40, v40, v44
	v_sub_f32_e32 v45, v42, v40
	v_exp_f32_e32 v45, v45
	v_fma_f32 v39, v39, s6, -v40
	v_exp_f32_e32 v39, v39
	v_cmp_neq_f32_e32 vcc, v42, v40
	s_mov_b32 s6, 0xff800000
	s_nop 0
	v_cndmask_b32_e32 v42, 1.0, v45, vcc
	v_cmp_neq_f32_e32 vcc, v44, v40
	s_nop 1
	v_cndmask_b32_e32 v39, 1.0, v39, vcc
	v_cmp_neq_f32_e32 vcc, s6, v44
	s_nop 1
	v_cndmask_b32_e32 v39, 0, v39, vcc
	v_fmac_f32_e32 v39, v43, v42
	v_div_scale_f32 v43, s[6:7], v39, v39, v42
	v_rcp_f32_e32 v44, v43
	v_div_scale_f32 v45, vcc, v42, v39, v42
	v_fma_f32 v46, -v43, v44, 1.0
	v_fmac_f32_e32 v44, v46, v44
	v_mul_f32_e32 v46, v45, v44
	v_fma_f32 v47, -v43, v46, v45
	v_fmac_f32_e32 v46, v47, v44
	v_fma_f32 v43, -v43, v46, v45
	v_div_fmas_f32 v43, v43, v44, v46
	v_div_fixup_f32 v42, v43, v39, v42
	v_cmp_ne_u64_e32 vcc, 0, v[36:37]
	ds_write_b32 v41, v42 offset:45072
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_683
; %bb.682:                              ;   in Loop: Header=BB0_112 Depth=1
	flat_load_dword v41, v[32:33]
	v_log_f32_e32 v42, v39
	v_lshl_add_u64 v[32:33], v[252:253], 2, v[36:37]
	v_mov_b32_e32 v39, v243
	v_lshl_add_u64 v[32:33], v[38:39], 2, v[32:33]
	v_add_f32_e32 v36, v40, v42
	v_mul_f32_e32 v37, 0x3f317218, v36
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v40, 0x3fb8aa3b, v41
	v_cmp_eq_f32_e32 vcc, v36, v40
	s_nop 1
	v_cndmask_b32_e32 v36, v37, v41, vcc
	flat_store_dword v[32:33], v36
.LBB0_683:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b32_e32 v33, 2, v249
	v_or_b32_e32 v32, s23, v33
	v_accvgpr_read_b32 v36, a179
	v_cmp_gt_i32_e32 vcc, v36, v250
	v_lshlrev_b32_e32 v37, 2, v250
	v_lshlrev_b32_e32 v242, 1, v32
	v_add_lshl_u32 v32, s23, v33, 1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_685
; %bb.684:                              ;   in Loop: Header=BB0_112 Depth=1
	ds_read_b32 v36, v37 offset:45072
	v_mov_b32_e32 v42, v124
	v_mov_b32_e32 v43, v126
	v_mov_b32_e32 v49, 1
	v_mov_b32_e32 v50, 64
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[42:43], v[36:37], v[42:43] op_sel_hi:[0,1]
	v_and_b32_sdwa v33, v43, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v46, v42, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v43, v33, s21
	v_mov_b32_e32 v126, v125
	v_add3_u32 v46, v42, v46, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v47, v43, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v43, v43
	v_pk_mul_f32 v[44:45], v[36:37], v[126:127] op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v46, 16, v46
	v_or_b32_sdwa v48, v42, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v33, v33, v47, vcc
	v_cmp_u_f32_e32 vcc, v42, v42
	v_and_b32_sdwa v43, v45, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v251, v243
	v_cndmask_b32_e32 v42, v46, v48, vcc
	v_and_b32_sdwa v46, v44, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v46, v44, v46, s21
	v_add3_u32 v43, v45, v43, s21
	v_lshrrev_b32_e32 v46, 16, v46
	v_or_b32_sdwa v48, v44, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v44, v44
	v_lshl_add_u64 v[38:39], v[252:253], 0, v[250:251]
	v_lshrrev_b32_e32 v43, 16, v43
	v_or_b32_sdwa v47, v45, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v44, v46, v48, vcc
	v_cmp_u_f32_e32 vcc, v45, v45
	v_lshlrev_b64 v[38:39], 10, v[38:39]
	v_lshl_add_u64 v[38:39], v[34:35], 0, v[38:39]
	v_cndmask_b32_e32 v43, v43, v47, vcc
	v_lshlrev_b32_e32 v43, 16, v43
	v_lshlrev_b32_e32 v44, 16, v44
	v_lshl_add_u64 v[40:41], v[38:39], 0, v[242:243]
	v_or_b32_e32 v43, v43, v33
	v_or_b32_e32 v42, v44, v42
	flat_store_dwordx2 v[40:41], v[42:43]
	v_mov_b32_e32 v40, v140
	v_mov_b32_e32 v41, v142
	v_mov_b32_e32 v33, v243
	v_pk_mul_f32 v[40:41], v[36:37], v[40:41] op_sel_hi:[0,1]
	v_lshl_add_u64 v[38:39], v[38:39], 0, v[32:33]
	v_and_b32_sdwa v33, v41, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v44, v40, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v41, v33, s21
	v_mov_b32_e32 v142, v141
	v_add3_u32 v44, v40, v44, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v45, v41, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v41, v41
	v_pk_mul_f32 v[42:43], v[36:37], v[142:143] op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v44, 16, v44
	v_or_b32_sdwa v46, v40, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v33, v33, v45, vcc
	v_cmp_u_f32_e32 vcc, v40, v40
	v_and_b32_sdwa v41, v43, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v41, v43, v41, s21
	v_cndmask_b32_e32 v40, v44, v46, vcc
	v_and_b32_sdwa v44, v42, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v44, v42, v44, s21
	v_lshrrev_b32_e32 v44, 16, v44
	v_or_b32_sdwa v46, v42, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v42, v42
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v45, v43, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v42, v44, v46, vcc
	v_cmp_u_f32_e32 vcc, v43, v43
	v_lshlrev_b32_e32 v42, 16, v42
	v_or_b32_e32 v40, v42, v40
	v_cndmask_b32_e32 v41, v41, v45, vcc
	v_lshlrev_b32_e32 v41, 16, v41
	v_or_b32_e32 v41, v41, v33
	flat_store_dwordx2 v[38:39], v[40:41] offset:128
	v_mov_b32_e32 v40, v92
	v_mov_b32_e32 v41, v94
	v_pk_mul_f32 v[40:41], v[36:37], v[40:41] op_sel_hi:[0,1]
	v_and_b32_sdwa v33, v41, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v44, v40, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v41, v33, s21
	v_mov_b32_e32 v94, v93
	v_add3_u32 v44, v40, v44, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v45, v41, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v41, v41
	v_pk_mul_f32 v[42:43], v[36:37], v[94:95] op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v44, 16, v44
	v_or_b32_sdwa v46, v40, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v33, v33, v45, vcc
	v_cmp_u_f32_e32 vcc, v40, v40
	v_and_b32_sdwa v41, v43, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v41, v43, v41, s21
	v_cndmask_b32_e32 v40, v44, v46, vcc
	v_and_b32_sdwa v44, v42, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v44, v42, v44, s21
	v_lshrrev_b32_e32 v44, 16, v44
	v_or_b32_sdwa v46, v42, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v42, v42
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v45, v43, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v42, v44, v46, vcc
	v_cmp_u_f32_e32 vcc, v43, v43
	v_lshlrev_b32_e32 v42, 16, v42
	v_or_b32_e32 v40, v42, v40
	v_cndmask_b32_e32 v41, v41, v45, vcc
	v_lshlrev_b32_e32 v41, 16, v41
	v_or_b32_e32 v41, v41, v33
	flat_store_dwordx2 v[38:39], v[40:41] offset:256
	v_mov_b32_e32 v40, v108
	v_mov_b32_e32 v41, v110
	v_pk_mul_f32 v[40:41], v[36:37], v[40:41] op_sel_hi:[0,1]
	v_and_b32_sdwa v33, v41, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v44, v40, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v41, v33, s21
	v_mov_b32_e32 v110, v109
	v_add3_u32 v44, v40, v44, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v45, v41, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v41, v41
	v_pk_mul_f32 v[42:43], v[36:37], v[110:111] op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v44, 16, v44
	v_or_b32_sdwa v46, v40, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v33, v33, v45, vcc
	v_cmp_u_f32_e32 vcc, v40, v40
	v_and_b32_sdwa v41, v43, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v41, v43, v41, s21
	v_cndmask_b32_e32 v40, v44, v46, vcc
	v_and_b32_sdwa v44, v42, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v44, v42, v44, s21
	v_lshrrev_b32_e32 v44, 16, v44
	v_or_b32_sdwa v46, v42, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v42, v42
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v45, v43, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v42, v44, v46, vcc
	v_cmp_u_f32_e32 vcc, v43, v43
	v_lshlrev_b32_e32 v42, 16, v42
	v_or_b32_e32 v40, v42, v40
	v_cndmask_b32_e32 v41, v41, v45, vcc
	v_lshlrev_b32_e32 v41, 16, v41
	v_or_b32_e32 v41, v41, v33
	flat_store_dwordx2 v[38:39], v[40:41] offset:384
	v_mov_b32_e32 v40, v60
	v_mov_b32_e32 v41, v62
	v_pk_mul_f32 v[40:41], v[36:37], v[40:41] op_sel_hi:[0,1]
	v_and_b32_sdwa v33, v41, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v44, v40, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v41, v33, s21
	v_mov_b32_e32 v62, v61
	v_add3_u32 v44, v40, v44, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v45, v41, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v41, v41
	v_pk_mul_f32 v[42:43], v[36:37], v[62:63] op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v44, 16, v44
	v_or_b32_sdwa v46, v40, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v33, v33, v45, vcc
	v_cmp_u_f32_e32 vcc, v40, v40
	v_and_b32_sdwa v41, v43, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v41, v43, v41, s21
	v_cndmask_b32_e32 v40, v44, v46, vcc
	v_and_b32_sdwa v44, v42, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v44, v42, v44, s21
	v_lshrrev_b32_e32 v44, 16, v44
	v_or_b32_sdwa v46, v42, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v42, v42
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v45, v43, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v42, v44, v46, vcc
	v_cmp_u_f32_e32 vcc, v43, v43
	v_lshlrev_b32_e32 v42, 16, v42
	v_or_b32_e32 v40, v42, v40
	v_cndmask_b32_e32 v41, v41, v45, vcc
	v_lshlrev_b32_e32 v41, 16, v41
	v_or_b32_e32 v41, v41, v33
	flat_store_dwordx2 v[38:39], v[40:41] offset:512
	v_mov_b32_e32 v40, v76
	v_mov_b32_e32 v41, v78
	v_pk_mul_f32 v[40:41], v[36:37], v[40:41] op_sel_hi:[0,1]
	v_and_b32_sdwa v33, v41, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v44, v40, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v41, v33, s21
	v_mov_b32_e32 v78, v77
	v_add3_u32 v44, v40, v44, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v45, v41, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v41, v41
	v_pk_mul_f32 v[42:43], v[36:37], v[78:79] op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v44, 16, v44
	v_or_b32_sdwa v46, v40, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v33, v33, v45, vcc
	v_cmp_u_f32_e32 vcc, v40, v40
	v_and_b32_sdwa v41, v43, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v41, v43, v41, s21
	v_cndmask_b32_e32 v40, v44, v46, vcc
	v_and_b32_sdwa v44, v42, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v44, v42, v44, s21
	v_lshrrev_b32_e32 v44, 16, v44
	v_or_b32_sdwa v46, v42, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v42, v42
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v45, v43, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v42, v44, v46, vcc
	v_cmp_u_f32_e32 vcc, v43, v43
	v_lshlrev_b32_e32 v42, 16, v42
	v_or_b32_e32 v40, v42, v40
	v_cndmask_b32_e32 v41, v41, v45, vcc
	v_lshlrev_b32_e32 v41, 16, v41
	v_or_b32_e32 v41, v41, v33
	flat_store_dwordx2 v[38:39], v[40:41] offset:640
	v_mov_b32_e32 v40, v0
	v_mov_b32_e32 v41, v2
	v_pk_mul_f32 v[40:41], v[36:37], v[40:41] op_sel_hi:[0,1]
	v_mov_b32_e32 v2, v1
	v_pk_mul_f32 v[0:1], v[36:37], v[2:3] op_sel_hi:[0,1]
	v_and_b32_sdwa v2, v41, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v2, v41, v2, s21
	v_and_b32_sdwa v3, v40, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v2, 16, v2
	v_or_b32_sdwa v33, v41, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v41, v41
	v_add3_u32 v3, v40, v3, s21
	v_or_b32_sdwa v42, v40, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v2, v2, v33, vcc
	v_cmp_u_f32_e32 vcc, v40, v40
	v_and_b32_sdwa v40, v0, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v3, 16, v3
	v_and_b32_sdwa v33, v1, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v40, v0, v40, s21
	v_cndmask_b32_e32 v3, v3, v42, vcc
	v_add3_u32 v33, v1, v33, s21
	v_lshrrev_b32_e32 v40, 16, v40
	v_or_b32_sdwa v42, v0, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v0, v0
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v41, v1, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v0, v40, v42, vcc
	v_cmp_u_f32_e32 vcc, v1, v1
	v_lshlrev_b32_e32 v0, 16, v0
	v_or_b32_e32 v0, v0, v3
	v_cndmask_b32_e32 v1, v33, v41, vcc
	v_lshlrev_b32_e32 v1, 16, v1
	v_or_b32_e32 v1, v1, v2
	flat_store_dwordx2 v[38:39], v[0:1] offset:768
	v_mov_b32_e32 v0, v16
	v_mov_b32_e32 v1, v18
	v_pk_mul_f32 v[0:1], v[36:37], v[0:1] op_sel_hi:[0,1]
	v_and_b32_sdwa v16, v1, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v18, v17
	v_and_b32_sdwa v17, v0, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v16, v1, v16, s21
	v_pk_mul_f32 v[2:3], v[36:37], v[18:19] op_sel_hi:[0,1]
	v_add3_u32 v17, v0, v17, s21
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v1, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v1, v1
	v_lshrrev_b32_e32 v17, 16, v17
	v_or_b32_sdwa v19, v0, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v16, v18, vcc
	v_cmp_u_f32_e32 vcc, v0, v0
	v_and_b32_sdwa v16, v3, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e64 s[0:1], v3, v3
	v_cndmask_b32_e32 v0, v17, v19, vcc
	v_and_b32_sdwa v17, v2, v49 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v17, v2, v17, s21
	v_cmp_u_f32_e32 vcc, v2, v2
	v_or_b32_sdwa v2, v2, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v16, v3, v16, s21
	v_or_b32_sdwa v3, v3, v50 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_sdwa v2, v17, v2, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b64 vcc, s[0:1]
	v_cndmask_b32_sdwa v3, v16, v3, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v0, v2, v0
	v_or_b32_e32 v1, v3, v1
	flat_store_dwordx2 v[38:39], v[0:1] offset:896
.LBB0_685:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 16, v250
	v_cmp_lt_i32_e32 vcc, v2, v246
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_687
; %bb.686:                              ;   in Loop: Header=BB0_112 Depth=1
	ds_read_b32 v0, v37 offset:45136
	v_mov_b32_e32 v18, v128
	v_mov_b32_e32 v19, v130
	v_mov_b32_e32 v130, v129
	v_mov_b32_e32 v41, 1
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[18:19], v[0:1], v[18:19] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[0:1], v[130:131] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v19, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v33, v18, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v19, v1, s21
	v_mov_b32_e32 v42, 64
	v_add3_u32 v33, v18, v33, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v36, v19, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v19, v19
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v40, v18, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v36, vcc
	v_cmp_u_f32_e32 vcc, v18, v18
	v_and_b32_sdwa v19, v39, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v3, v243
	v_cndmask_b32_e32 v18, v33, v40, vcc
	v_and_b32_sdwa v33, v38, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v38, v33, s21
	v_add3_u32 v19, v39, v19, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v40, v38, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v38, v38
	v_lshl_add_u64 v[2:3], v[252:253], 0, v[2:3]
	v_lshrrev_b32_e32 v19, 16, v19
	v_or_b32_sdwa v36, v39, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v33, v33, v40, vcc
	v_cmp_u_f32_e32 vcc, v39, v39
	v_lshlrev_b64 v[2:3], 10, v[2:3]
	v_lshl_add_u64 v[2:3], v[34:35], 0, v[2:3]
	v_cndmask_b32_e32 v19, v19, v36, vcc
	v_lshlrev_b32_e32 v19, 16, v19
	v_lshlrev_b32_e32 v33, 16, v33
	v_lshl_add_u64 v[16:17], v[2:3], 0, v[242:243]
	v_or_b32_e32 v19, v19, v1
	v_or_b32_e32 v18, v33, v18
	flat_store_dwordx2 v[16:17], v[18:19]
	v_mov_b32_e32 v16, v144
	v_mov_b32_e32 v17, v146
	v_pk_mul_f32 v[16:17], v[0:1], v[16:17] op_sel_hi:[0,1]
	v_mov_b32_e32 v146, v145
	v_mov_b32_e32 v33, v243
	v_pk_mul_f32 v[18:19], v[0:1], v[146:147] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v17, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[32:33]
	v_and_b32_sdwa v33, v16, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v17, v1, s21
	v_add3_u32 v33, v16, v33, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v36, v17, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v17, v17
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v38, v16, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v36, vcc
	v_cmp_u_f32_e32 vcc, v16, v16
	v_and_b32_sdwa v17, v19, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v17, v19, v17, s21
	v_cndmask_b32_e32 v16, v33, v38, vcc
	v_and_b32_sdwa v33, v18, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v18, v33, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v38, v18, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v18, v18
	v_lshrrev_b32_e32 v17, 16, v17
	v_or_b32_sdwa v36, v19, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v18, v33, v38, vcc
	v_cmp_u_f32_e32 vcc, v19, v19
	v_lshlrev_b32_e32 v18, 16, v18
	v_or_b32_e32 v16, v18, v16
	v_cndmask_b32_e32 v17, v17, v36, vcc
	v_lshlrev_b32_e32 v17, 16, v17
	v_or_b32_e32 v17, v17, v1
	flat_store_dwordx2 v[2:3], v[16:17] offset:128
	v_mov_b32_e32 v16, v96
	v_mov_b32_e32 v17, v98
	v_pk_mul_f32 v[16:17], v[0:1], v[16:17] op_sel_hi:[0,1]
	v_mov_b32_e32 v98, v97
	v_pk_mul_f32 v[18:19], v[0:1], v[98:99] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v17, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v33, v16, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v17, v1, s21
	v_add3_u32 v33, v16, v33, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v36, v17, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v17, v17
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v38, v16, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v36, vcc
	v_cmp_u_f32_e32 vcc, v16, v16
	v_and_b32_sdwa v17, v19, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v17, v19, v17, s21
	v_cndmask_b32_e32 v16, v33, v38, vcc
	v_and_b32_sdwa v33, v18, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v18, v33, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v38, v18, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v18, v18
	v_lshrrev_b32_e32 v17, 16, v17
	v_or_b32_sdwa v36, v19, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v18, v33, v38, vcc
	v_cmp_u_f32_e32 vcc, v19, v19
	v_lshlrev_b32_e32 v18, 16, v18
	v_or_b32_e32 v16, v18, v16
	v_cndmask_b32_e32 v17, v17, v36, vcc
	v_lshlrev_b32_e32 v17, 16, v17
	v_or_b32_e32 v17, v17, v1
	flat_store_dwordx2 v[2:3], v[16:17] offset:256
	v_mov_b32_e32 v16, v112
	v_mov_b32_e32 v17, v114
	v_pk_mul_f32 v[16:17], v[0:1], v[16:17] op_sel_hi:[0,1]
	v_mov_b32_e32 v114, v113
	v_pk_mul_f32 v[18:19], v[0:1], v[114:115] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v17, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v33, v16, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v17, v1, s21
	v_add3_u32 v33, v16, v33, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v36, v17, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v17, v17
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v38, v16, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v36, vcc
	v_cmp_u_f32_e32 vcc, v16, v16
	v_and_b32_sdwa v17, v19, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v17, v19, v17, s21
	v_cndmask_b32_e32 v16, v33, v38, vcc
	v_and_b32_sdwa v33, v18, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v18, v33, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v38, v18, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v18, v18
	v_lshrrev_b32_e32 v17, 16, v17
	v_or_b32_sdwa v36, v19, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v18, v33, v38, vcc
	v_cmp_u_f32_e32 vcc, v19, v19
	v_lshlrev_b32_e32 v18, 16, v18
	v_or_b32_e32 v16, v18, v16
	v_cndmask_b32_e32 v17, v17, v36, vcc
	v_lshlrev_b32_e32 v17, 16, v17
	v_or_b32_e32 v17, v17, v1
	flat_store_dwordx2 v[2:3], v[16:17] offset:384
	v_mov_b32_e32 v16, v64
	v_mov_b32_e32 v17, v66
	v_pk_mul_f32 v[16:17], v[0:1], v[16:17] op_sel_hi:[0,1]
	v_mov_b32_e32 v66, v65
	v_pk_mul_f32 v[18:19], v[0:1], v[66:67] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v17, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v33, v16, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v17, v1, s21
	v_add3_u32 v33, v16, v33, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v36, v17, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v17, v17
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v38, v16, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v36, vcc
	v_cmp_u_f32_e32 vcc, v16, v16
	v_and_b32_sdwa v17, v19, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v17, v19, v17, s21
	v_cndmask_b32_e32 v16, v33, v38, vcc
	v_and_b32_sdwa v33, v18, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v18, v33, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v38, v18, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v18, v18
	v_lshrrev_b32_e32 v17, 16, v17
	v_or_b32_sdwa v36, v19, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v18, v33, v38, vcc
	v_cmp_u_f32_e32 vcc, v19, v19
	v_lshlrev_b32_e32 v18, 16, v18
	v_or_b32_e32 v16, v18, v16
	v_cndmask_b32_e32 v17, v17, v36, vcc
	v_lshlrev_b32_e32 v17, 16, v17
	v_or_b32_e32 v17, v17, v1
	flat_store_dwordx2 v[2:3], v[16:17] offset:512
	v_mov_b32_e32 v16, v80
	v_mov_b32_e32 v17, v82
	v_pk_mul_f32 v[16:17], v[0:1], v[16:17] op_sel_hi:[0,1]
	v_mov_b32_e32 v82, v81
	v_pk_mul_f32 v[18:19], v[0:1], v[82:83] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v17, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v33, v16, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v17, v1, s21
	v_add3_u32 v33, v16, v33, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v36, v17, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v17, v17
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v38, v16, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v36, vcc
	v_cmp_u_f32_e32 vcc, v16, v16
	v_and_b32_sdwa v17, v19, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v17, v19, v17, s21
	v_cndmask_b32_e32 v16, v33, v38, vcc
	v_and_b32_sdwa v33, v18, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v33, v18, v33, s21
	v_lshrrev_b32_e32 v33, 16, v33
	v_or_b32_sdwa v38, v18, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v18, v18
	v_lshrrev_b32_e32 v17, 16, v17
	v_or_b32_sdwa v36, v19, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v18, v33, v38, vcc
	v_cmp_u_f32_e32 vcc, v19, v19
	v_lshlrev_b32_e32 v18, 16, v18
	v_or_b32_e32 v16, v18, v16
	v_cndmask_b32_e32 v17, v17, v36, vcc
	v_lshlrev_b32_e32 v17, 16, v17
	v_or_b32_e32 v17, v17, v1
	flat_store_dwordx2 v[2:3], v[16:17] offset:640
	v_mov_b32_e32 v16, v4
	v_mov_b32_e32 v17, v6
	v_pk_mul_f32 v[16:17], v[0:1], v[16:17] op_sel_hi:[0,1]
	v_mov_b32_e32 v6, v5
	v_pk_mul_f32 v[4:5], v[0:1], v[6:7] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v17, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v17, v1, s21
	v_and_b32_sdwa v6, v16, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v7, v17, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v17, v17
	v_add3_u32 v6, v16, v6, s21
	v_or_b32_sdwa v18, v16, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v7, vcc
	v_cmp_u_f32_e32 vcc, v16, v16
	v_and_b32_sdwa v16, v4, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_lshrrev_b32_e32 v6, 16, v6
	v_and_b32_sdwa v7, v5, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v16, v4, v16, s21
	v_cndmask_b32_e32 v6, v6, v18, vcc
	v_add3_u32 v7, v5, v7, s21
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v4, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v4, v4
	v_lshrrev_b32_e32 v7, 16, v7
	v_or_b32_sdwa v17, v5, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v4, v16, v18, vcc
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshlrev_b32_e32 v4, 16, v4
	v_or_b32_e32 v4, v4, v6
	v_cndmask_b32_e32 v5, v7, v17, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_or_b32_e32 v5, v5, v1
	flat_store_dwordx2 v[2:3], v[4:5] offset:768
	v_mov_b32_e32 v4, v20
	v_mov_b32_e32 v5, v22
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_and_b32_sdwa v6, v5, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v7, v4, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v6, v5, v6, s21
	v_mov_b32_e32 v22, v21
	v_add3_u32 v7, v4, v7, s21
	v_lshrrev_b32_e32 v6, 16, v6
	v_or_b32_sdwa v16, v5, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_pk_mul_f32 v[0:1], v[0:1], v[22:23] op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v7, 16, v7
	v_or_b32_sdwa v17, v4, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v5, v6, v16, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v6, v1, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e64 s[0:1], v1, v1
	v_cndmask_b32_e32 v4, v7, v17, vcc
	v_and_b32_sdwa v7, v0, v41 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v7, v0, v7, s21
	v_cmp_u_f32_e32 vcc, v0, v0
	v_or_b32_sdwa v0, v0, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v6, v1, v6, s21
	v_or_b32_sdwa v1, v1, v42 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_sdwa v0, v7, v0, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b64 vcc, s[0:1]
	v_cndmask_b32_sdwa v1, v6, v1, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v0, v0, v4
	v_or_b32_e32 v1, v1, v5
	flat_store_dwordx2 v[2:3], v[0:1] offset:896
.LBB0_687:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 32, v250
	v_cmp_lt_i32_e32 vcc, v2, v246
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_689
; %bb.688:                              ;   in Loop: Header=BB0_112 Depth=1
	ds_read_b32 v0, v37 offset:45200
	v_mov_b32_e32 v6, v132
	v_mov_b32_e32 v7, v134
	v_mov_b32_e32 v134, v133
	v_mov_b32_e32 v21, 1
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[6:7], v[0:1], v[6:7] op_sel_hi:[0,1]
	v_pk_mul_f32 v[16:17], v[0:1], v[134:135] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v7, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v18, v6, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v7, v1, s21
	v_mov_b32_e32 v22, 64
	v_add3_u32 v18, v6, v18, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v19, v7, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshrrev_b32_e32 v18, 16, v18
	v_or_b32_sdwa v20, v6, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v19, vcc
	v_cmp_u_f32_e32 vcc, v6, v6
	v_and_b32_sdwa v7, v17, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v3, v243
	v_cndmask_b32_e32 v6, v18, v20, vcc
	v_and_b32_sdwa v18, v16, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v18, v16, v18, s21
	v_add3_u32 v7, v17, v7, s21
	v_lshrrev_b32_e32 v18, 16, v18
	v_or_b32_sdwa v20, v16, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v16, v16
	v_lshl_add_u64 v[2:3], v[252:253], 0, v[2:3]
	v_lshrrev_b32_e32 v7, 16, v7
	v_or_b32_sdwa v19, v17, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v16, v18, v20, vcc
	v_cmp_u_f32_e32 vcc, v17, v17
	v_lshlrev_b64 v[2:3], 10, v[2:3]
	v_lshl_add_u64 v[2:3], v[34:35], 0, v[2:3]
	v_cndmask_b32_e32 v7, v7, v19, vcc
	v_lshlrev_b32_e32 v7, 16, v7
	v_lshlrev_b32_e32 v16, 16, v16
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[242:243]
	v_or_b32_e32 v7, v7, v1
	v_or_b32_e32 v6, v16, v6
	flat_store_dwordx2 v[4:5], v[6:7]
	v_mov_b32_e32 v4, v148
	v_mov_b32_e32 v5, v150
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v150, v149
	v_pk_mul_f32 v[6:7], v[0:1], v[150:151] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v16, v4, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v16, v4, v16, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v17, v5, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v4, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v17, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v16, v18, vcc
	v_and_b32_sdwa v16, v6, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v16, v6, v16, s21
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v6, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v17, v7, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v16, v18, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_mov_b32_e32 v33, v243
	v_lshlrev_b32_e32 v6, 16, v6
	v_cndmask_b32_e32 v5, v5, v17, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[32:33]
	v_or_b32_e32 v5, v5, v1
	v_or_b32_e32 v4, v6, v4
	flat_store_dwordx2 v[2:3], v[4:5] offset:128
	v_mov_b32_e32 v4, v100
	v_mov_b32_e32 v5, v102
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v102, v101
	v_pk_mul_f32 v[6:7], v[0:1], v[102:103] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v16, v4, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v16, v4, v16, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v17, v5, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v4, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v17, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v16, v18, vcc
	v_and_b32_sdwa v16, v6, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v16, v6, v16, s21
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v6, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v17, v7, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v16, v18, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshlrev_b32_e32 v6, 16, v6
	v_or_b32_e32 v4, v6, v4
	v_cndmask_b32_e32 v5, v5, v17, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_or_b32_e32 v5, v5, v1
	flat_store_dwordx2 v[2:3], v[4:5] offset:256
	v_mov_b32_e32 v4, v116
	v_mov_b32_e32 v5, v118
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v118, v117
	v_pk_mul_f32 v[6:7], v[0:1], v[118:119] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v16, v4, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v16, v4, v16, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v17, v5, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v4, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v17, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v16, v18, vcc
	v_and_b32_sdwa v16, v6, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v16, v6, v16, s21
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v6, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v17, v7, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v16, v18, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshlrev_b32_e32 v6, 16, v6
	v_or_b32_e32 v4, v6, v4
	v_cndmask_b32_e32 v5, v5, v17, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_or_b32_e32 v5, v5, v1
	flat_store_dwordx2 v[2:3], v[4:5] offset:384
	v_mov_b32_e32 v4, v68
	v_mov_b32_e32 v5, v70
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v70, v69
	v_pk_mul_f32 v[6:7], v[0:1], v[70:71] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v16, v4, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v16, v4, v16, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v17, v5, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v4, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v17, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v16, v18, vcc
	v_and_b32_sdwa v16, v6, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v16, v6, v16, s21
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v6, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v17, v7, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v16, v18, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshlrev_b32_e32 v6, 16, v6
	v_or_b32_e32 v4, v6, v4
	v_cndmask_b32_e32 v5, v5, v17, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_or_b32_e32 v5, v5, v1
	flat_store_dwordx2 v[2:3], v[4:5] offset:512
	v_mov_b32_e32 v4, v84
	v_mov_b32_e32 v5, v86
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v86, v85
	v_pk_mul_f32 v[6:7], v[0:1], v[86:87] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v16, v4, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v16, v4, v16, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v17, v5, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v4, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v17, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v16, v18, vcc
	v_and_b32_sdwa v16, v6, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v16, v6, v16, s21
	v_lshrrev_b32_e32 v16, 16, v16
	v_or_b32_sdwa v18, v6, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v17, v7, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v16, v18, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshlrev_b32_e32 v6, 16, v6
	v_or_b32_e32 v4, v6, v4
	v_cndmask_b32_e32 v5, v5, v17, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_or_b32_e32 v5, v5, v1
	flat_store_dwordx2 v[2:3], v[4:5] offset:640
	v_mov_b32_e32 v4, v8
	v_mov_b32_e32 v5, v10
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v10, v9
	v_pk_mul_f32 v[6:7], v[0:1], v[10:11] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v8, v4, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v8, v4, v8, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v9, v5, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v4, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v8, v10, vcc
	v_and_b32_sdwa v8, v6, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v8, v6, v8, s21
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v6, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v9, v7, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v8, v10, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshlrev_b32_e32 v6, 16, v6
	v_or_b32_e32 v4, v6, v4
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_or_b32_e32 v5, v5, v1
	flat_store_dwordx2 v[2:3], v[4:5] offset:768
	v_mov_b32_e32 v4, v24
	v_mov_b32_e32 v5, v26
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_and_b32_sdwa v6, v5, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v7, v4, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v6, v5, v6, s21
	v_mov_b32_e32 v26, v25
	v_add3_u32 v7, v4, v7, s21
	v_lshrrev_b32_e32 v6, 16, v6
	v_or_b32_sdwa v8, v5, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_pk_mul_f32 v[0:1], v[0:1], v[26:27] op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v7, 16, v7
	v_or_b32_sdwa v9, v4, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v5, v6, v8, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v6, v1, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e64 s[0:1], v1, v1
	v_cndmask_b32_e32 v4, v7, v9, vcc
	v_and_b32_sdwa v7, v0, v21 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v7, v0, v7, s21
	v_cmp_u_f32_e32 vcc, v0, v0
	v_or_b32_sdwa v0, v0, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v6, v1, v6, s21
	v_or_b32_sdwa v1, v1, v22 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_sdwa v0, v7, v0, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b64 vcc, s[0:1]
	v_cndmask_b32_sdwa v1, v6, v1, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v0, v0, v4
	v_or_b32_e32 v1, v1, v5
	flat_store_dwordx2 v[2:3], v[0:1] offset:896
.LBB0_689:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 48, v250
	v_cmp_lt_i32_e32 vcc, v2, v246
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[6:7], exec, s[0:1]
	s_cbranch_execz .LBB0_691
; %bb.690:                              ;   in Loop: Header=BB0_112 Depth=1
	ds_read_b32 v0, v37 offset:45264
	v_mov_b32_e32 v6, v136
	v_mov_b32_e32 v7, v138
	v_mov_b32_e32 v138, v137
	v_mov_b32_e32 v17, 1
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[6:7], v[0:1], v[6:7] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[0:1], v[138:139] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v7, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v10, v6, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v7, v1, s21
	v_mov_b32_e32 v18, 64
	v_add3_u32 v10, v6, v10, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v11, v7, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshrrev_b32_e32 v10, 16, v10
	v_or_b32_sdwa v16, v6, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v11, vcc
	v_cmp_u_f32_e32 vcc, v6, v6
	v_and_b32_sdwa v7, v9, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_mov_b32_e32 v3, v243
	v_cndmask_b32_e32 v6, v10, v16, vcc
	v_and_b32_sdwa v10, v8, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v10, v8, v10, s21
	v_add3_u32 v7, v9, v7, s21
	v_lshrrev_b32_e32 v10, 16, v10
	v_or_b32_sdwa v16, v8, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v8, v8
	v_lshl_add_u64 v[2:3], v[252:253], 0, v[2:3]
	v_lshrrev_b32_e32 v7, 16, v7
	v_or_b32_sdwa v11, v9, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v8, v10, v16, vcc
	v_cmp_u_f32_e32 vcc, v9, v9
	v_lshlrev_b64 v[2:3], 10, v[2:3]
	v_lshl_add_u64 v[2:3], v[34:35], 0, v[2:3]
	v_cndmask_b32_e32 v7, v7, v11, vcc
	v_lshlrev_b32_e32 v7, 16, v7
	v_lshlrev_b32_e32 v8, 16, v8
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[242:243]
	v_or_b32_e32 v7, v7, v1
	v_or_b32_e32 v6, v8, v6
	flat_store_dwordx2 v[4:5], v[6:7]
	v_mov_b32_e32 v4, v152
	v_mov_b32_e32 v5, v154
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v154, v153
	v_pk_mul_f32 v[6:7], v[0:1], v[154:155] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v8, v4, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v8, v4, v8, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v9, v5, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v4, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v8, v10, vcc
	v_and_b32_sdwa v8, v6, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v8, v6, v8, s21
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v6, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v9, v7, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v8, v10, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_mov_b32_e32 v33, v243
	v_lshlrev_b32_e32 v6, 16, v6
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[32:33]
	v_or_b32_e32 v5, v5, v1
	v_or_b32_e32 v4, v6, v4
	flat_store_dwordx2 v[2:3], v[4:5] offset:128
	v_mov_b32_e32 v4, v104
	v_mov_b32_e32 v5, v106
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v106, v105
	v_pk_mul_f32 v[6:7], v[0:1], v[106:107] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v8, v4, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v8, v4, v8, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v9, v5, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v4, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v8, v10, vcc
	v_and_b32_sdwa v8, v6, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v8, v6, v8, s21
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v6, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v9, v7, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v8, v10, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshlrev_b32_e32 v6, 16, v6
	v_or_b32_e32 v4, v6, v4
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_or_b32_e32 v5, v5, v1
	flat_store_dwordx2 v[2:3], v[4:5] offset:256
	v_mov_b32_e32 v4, v120
	v_mov_b32_e32 v5, v122
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v122, v121
	v_pk_mul_f32 v[6:7], v[0:1], v[122:123] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v8, v4, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v8, v4, v8, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v9, v5, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v4, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v8, v10, vcc
	v_and_b32_sdwa v8, v6, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v8, v6, v8, s21
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v6, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v9, v7, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v8, v10, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshlrev_b32_e32 v6, 16, v6
	v_or_b32_e32 v4, v6, v4
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_or_b32_e32 v5, v5, v1
	flat_store_dwordx2 v[2:3], v[4:5] offset:384
	v_mov_b32_e32 v4, v72
	v_mov_b32_e32 v5, v74
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v74, v73
	v_pk_mul_f32 v[6:7], v[0:1], v[74:75] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v8, v4, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v8, v4, v8, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v9, v5, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v4, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v8, v10, vcc
	v_and_b32_sdwa v8, v6, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v8, v6, v8, s21
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v6, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v9, v7, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v8, v10, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshlrev_b32_e32 v6, 16, v6
	v_or_b32_e32 v4, v6, v4
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_or_b32_e32 v5, v5, v1
	flat_store_dwordx2 v[2:3], v[4:5] offset:512
	v_mov_b32_e32 v4, v88
	v_mov_b32_e32 v5, v90
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v90, v89
	v_pk_mul_f32 v[6:7], v[0:1], v[90:91] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v8, v4, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v8, v4, v8, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v9, v5, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v4, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v8, v10, vcc
	v_and_b32_sdwa v8, v6, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v8, v6, v8, s21
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v6, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v9, v7, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v8, v10, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshlrev_b32_e32 v6, 16, v6
	v_or_b32_e32 v4, v6, v4
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_or_b32_e32 v5, v5, v1
	flat_store_dwordx2 v[2:3], v[4:5] offset:640
	v_mov_b32_e32 v4, v12
	v_mov_b32_e32 v5, v14
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_mov_b32_e32 v14, v13
	v_pk_mul_f32 v[6:7], v[0:1], v[14:15] op_sel_hi:[0,1]
	v_and_b32_sdwa v1, v5, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v8, v4, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v1, v5, v1, s21
	v_add3_u32 v8, v4, v8, s21
	v_lshrrev_b32_e32 v1, 16, v1
	v_or_b32_sdwa v9, v5, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v4, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v1, v1, v9, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v5, v7, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v5, v7, v5, s21
	v_cndmask_b32_e32 v4, v8, v10, vcc
	v_and_b32_sdwa v8, v6, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v8, v6, v8, s21
	v_lshrrev_b32_e32 v8, 16, v8
	v_or_b32_sdwa v10, v6, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v6, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_or_b32_sdwa v9, v7, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v6, v8, v10, vcc
	v_cmp_u_f32_e32 vcc, v7, v7
	v_lshlrev_b32_e32 v6, 16, v6
	v_or_b32_e32 v4, v6, v4
	v_cndmask_b32_e32 v5, v5, v9, vcc
	v_lshlrev_b32_e32 v5, 16, v5
	v_or_b32_e32 v5, v5, v1
	flat_store_dwordx2 v[2:3], v[4:5] offset:768
	v_mov_b32_e32 v4, v28
	v_mov_b32_e32 v5, v30
	v_pk_mul_f32 v[4:5], v[0:1], v[4:5] op_sel_hi:[0,1]
	v_and_b32_sdwa v6, v5, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_and_b32_sdwa v7, v4, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v6, v5, v6, s21
	v_mov_b32_e32 v30, v29
	v_add3_u32 v7, v4, v7, s21
	v_lshrrev_b32_e32 v6, 16, v6
	v_or_b32_sdwa v8, v5, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v5, v5
	v_pk_mul_f32 v[0:1], v[0:1], v[30:31] op_sel_hi:[0,1]
	v_lshrrev_b32_e32 v7, 16, v7
	v_or_b32_sdwa v9, v4, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_e32 v5, v6, v8, vcc
	v_cmp_u_f32_e32 vcc, v4, v4
	v_and_b32_sdwa v6, v1, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e64 s[0:1], v1, v1
	v_cndmask_b32_e32 v4, v7, v9, vcc
	v_and_b32_sdwa v7, v0, v17 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v7, v0, v7, s21
	v_cmp_u_f32_e32 vcc, v0, v0
	v_or_b32_sdwa v0, v0, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_add3_u32 v6, v1, v6, s21
	v_or_b32_sdwa v1, v1, v18 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cndmask_b32_sdwa v0, v7, v0, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_mov_b64 vcc, s[0:1]
	v_cndmask_b32_sdwa v1, v6, v1, vcc dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_or_b32_e32 v0, v0, v4
	v_or_b32_e32 v1, v1, v5
	flat_store_dwordx2 v[2:3], v[0:1] offset:896
.LBB0_691:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[6:7]
.LBB0_692:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_accvgpr_read_b32 v25, a177
	v_accvgpr_read_b32 v42, a180
	s_branch .LBB0_110
.LBB0_693:                              ;   in Loop: Header=BB0_112 Depth=1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, 0xc350
	ds_read_b32 v0, v0 offset:256
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_109
; %bb.694:                              ;   in Loop: Header=BB0_112 Depth=1
	v_mov_b32_e32 v6, 0xc350
	ds_read2_b64 v[0:3], v6 offset0:12 offset1:14
	ds_read_b64 v[4:5], v6 offset:128
	ds_read_b32 v16, v6 offset:248
	v_mov_b32_e32 v6, 0xc350
	ds_read_b32 v6, v6 offset:248
	v_accvgpr_read_b32 v24, a176
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v9, 31, v6
	v_mad_u64_u32 v[6:7], s[4:5], v6, v244, s[24:25]
	v_mov_b32_e32 v8, v7
	v_mad_u64_u32 v[8:9], s[4:5], v9, v244, v[8:9]
	v_mov_b32_e32 v7, v8
	v_accvgpr_read_b32 v8, a162
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v8, v24
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_702
; %bb.695:                              ;   in Loop: Header=BB0_112 Depth=1
	v_or_b32_e32 v9, 0x100, v8
	v_max_i32_e32 v12, v24, v9
	v_xad_u32 v12, v8, -1, v12
	v_lshrrev_b32_e32 v14, 8, v12
	v_lshlrev_b64 v[10:11], 10, v[6:7]
	v_cmp_ne_u32_e32 vcc, 0, v14
	s_mov_b64 s[8:9], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_699
; %bb.696:                              ;   in Loop: Header=BB0_112 Depth=1
	v_add_u32_e32 v17, 1, v14
	v_and_b32_e32 v18, 0x1fffffe, v17
	v_lshl_add_u64 v[12:13], v[2:3], 0, v[10:11]
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v19, v18
	v_mov_b64_e32 v[14:15], v[8:9]
.LBB0_697:                              ;   Parent Loop BB0_112 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v19, -2, v19
	v_mov_b32_e32 v242, v15
	v_mov_b32_e32 v20, v14
	v_mov_b32_e32 v21, v243
	v_cmp_eq_u32_e32 vcc, 0, v19
	v_add_u32_e32 v15, 0x200, v15
	v_add_u32_e32 v14, 0x200, v14
	v_lshl_add_u64 v[20:21], v[20:21], 3, v[12:13]
	v_lshl_add_u64 v[22:23], v[242:243], 3, v[12:13]
	s_or_b64 s[8:9], vcc, s[8:9]
	flat_store_dword v[20:21], v243
	flat_store_dword v[22:23], v243
	flat_store_dword v[20:21], v243 offset:4
	flat_store_dword v[22:23], v243 offset:4
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_697
; %bb.698:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_cmp_ne_u32_e32 vcc, v17, v18
	v_lshl_or_b32 v8, v18, 8, v8
	s_orn2_b64 s[8:9], vcc, exec
.LBB0_699:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], exec, s[8:9]
	s_mov_b64 s[8:9], 0x800
	s_mov_b64 exec, s[6:7]
	s_cbranch_execz .LBB0_702
; %bb.700:                              ;   in Loop: Header=BB0_112 Depth=1
	v_mov_b32_e32 v9, v243
	v_lshl_add_u64 v[10:11], v[8:9], 3, v[10:11]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[10:11]
	s_mov_b64 s[6:7], 0
.LBB0_701:                              ;   Parent Loop BB0_112 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v8, 0x100, v8
	v_cmp_ge_i32_e32 vcc, v8, v24
	flat_store_dwordx2 v[2:3], a[160:161]
	s_or_b64 s[6:7], vcc, s[6:7]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[8:9]
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_701
.LBB0_702:                              ;   in Loop: Header=BB0_112 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_109
; %bb.703:                              ;   in Loop: Header=BB0_112 Depth=1
	v_accvgpr_read_b32 v242, a162
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v242, v246
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_109
; %bb.704:                              ;   in Loop: Header=BB0_112 Depth=1
	v_cvt_f32_u32_e32 v2, v16
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v8, v2
	v_lshl_add_u64 v[2:3], v[6:7], 0, v[242:243]
	v_sub_u32_e32 v6, 0, v16
	v_mul_lo_u32 v6, v6, v8
	v_mul_hi_u32 v6, v8, v6
	v_add_u32_e32 v6, v8, v6
	v_mul_hi_u32 v6, v2, v6
	v_mul_lo_u32 v6, v6, v16
	v_sub_u32_e32 v6, v2, v6
	v_sub_u32_e32 v7, v6, v16
	v_cmp_ge_u32_e32 vcc, v6, v16
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_sub_u32_e32 v7, v6, v16
	v_cmp_ge_u32_e32 vcc, v6, v16
	s_nop 1
	v_cndmask_b32_e32 v242, v6, v7, vcc
	v_lshl_add_u64 v[0:1], v[242:243], 2, v[0:1]
	flat_load_dword v6, v[0:1]
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v6
	s_branch .LBB0_109
.LBB0_705:
	s_or_b64 exec, exec, s[34:35]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, 0xc350
	ds_read_b32 v0, v0 offset:256
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_mov_b64 s[0:1], exec
	s_and_b64 s[0:1], s[0:1], vcc
	v_accvgpr_read_b32 v23, a176
	s_mov_b64 exec, s[0:1]
	s_cbranch_execz .LBB0_722
; %bb.706:
	v_mov_b32_e32 v5, 0
	ds_read_b32 v0, v5 offset:45864
	v_readlane_b32 s4, v255, 2
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[2:3], 0x800
	v_mov_b32_e32 v24, v5
	v_readlane_b32 s5, v255, 3
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v18, s4, v0
	v_mov_b32_e32 v25, v5
                                        ; implicit-def: $sgpr4_sgpr5
	s_branch .LBB0_709
.LBB0_707:                              ;   in Loop: Header=BB0_709 Depth=1
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v0, 0xc350
	ds_read_b32 v0, v0 offset:224
	s_andn2_b64 s[4:5], s[4:5], exec
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v18, v0, v18
.LBB0_708:                              ;   in Loop: Header=BB0_709 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], exec, s[4:5]
	s_or_b64 s[0:1], s[6:7], s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_722
.LBB0_709:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_714 Depth 2
                                        ;     Child Loop BB0_718 Depth 2
	v_mov_b32_e32 v0, 0xc350
	ds_read_b32 v0, v0 offset:244
	s_or_b64 s[4:5], s[4:5], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_lt_u32_e32 vcc, v18, v0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_708
; %bb.710:                              ;   in Loop: Header=BB0_709 Depth=1
	v_mov_b32_e32 v0, 0xc350
	ds_read_b32 v0, v0 offset:256
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_707
; %bb.711:                              ;   in Loop: Header=BB0_709 Depth=1
	v_mov_b32_e32 v4, 0xc350
	ds_read2_b64 v[0:3], v4 offset0:12 offset1:14
	ds_read_b64 v[6:7], v4 offset:128
	ds_read_b32 v19, v4 offset:248
	v_mov_b32_e32 v4, 0xc350
	ds_read_b32 v4, v4 offset:248
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[8:9], s[10:11], v4, v18, s[24:25]
	v_ashrrev_i32_e32 v10, 31, v4
	v_mov_b32_e32 v4, v9
	v_mad_u64_u32 v[10:11], s[10:11], v10, v18, v[4:5]
	v_mov_b32_e32 v9, v10
	v_accvgpr_read_b32 v10, a162
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v10, v23
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_719
; %bb.712:                              ;   in Loop: Header=BB0_709 Depth=1
	v_or_b32_e32 v11, 0x100, v10
	v_max_i32_e32 v4, v23, v11
	v_xad_u32 v4, v10, -1, v4
	v_lshrrev_b32_e32 v4, 8, v4
	v_lshlrev_b64 v[12:13], 10, v[8:9]
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_mov_b64 s[14:15], -1
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_716
; %bb.713:                              ;   in Loop: Header=BB0_709 Depth=1
	v_add_u32_e32 v20, 1, v4
	v_and_b32_e32 v21, 0x1fffffe, v20
	v_lshl_add_u64 v[14:15], v[2:3], 0, v[12:13]
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v22, v21
	v_mov_b64_e32 v[16:17], v[10:11]
.LBB0_714:                              ;   Parent Loop BB0_709 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v22, -2, v22
	v_mov_b32_e32 v4, v17
	v_mov_b32_e32 v26, v16
	v_mov_b32_e32 v27, v5
	v_cmp_eq_u32_e32 vcc, 0, v22
	v_add_u32_e32 v17, 0x200, v17
	v_add_u32_e32 v16, 0x200, v16
	v_lshl_add_u64 v[26:27], v[26:27], 3, v[14:15]
	v_lshl_add_u64 v[28:29], v[4:5], 3, v[14:15]
	s_or_b64 s[14:15], vcc, s[14:15]
	flat_store_dword v[26:27], v5
	flat_store_dword v[28:29], v5
	flat_store_dword v[26:27], v5 offset:4
	flat_store_dword v[28:29], v5 offset:4
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_714
; %bb.715:                              ;   in Loop: Header=BB0_709 Depth=1
	s_or_b64 exec, exec, s[14:15]
	v_cmp_ne_u32_e32 vcc, v20, v21
	v_lshl_or_b32 v10, v21, 8, v10
	s_orn2_b64 s[14:15], vcc, exec
.LBB0_716:                              ;   in Loop: Header=BB0_709 Depth=1
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_719
; %bb.717:                              ;   in Loop: Header=BB0_709 Depth=1
	v_mov_b32_e32 v11, v5
	v_lshl_add_u64 v[12:13], v[10:11], 3, v[12:13]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[12:13]
	s_mov_b64 s[12:13], 0
.LBB0_718:                              ;   Parent Loop BB0_709 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v10, 0x100, v10
	v_cmp_ge_i32_e32 vcc, v10, v23
	flat_store_dwordx2 v[2:3], v[24:25]
	s_or_b64 s[12:13], vcc, s[12:13]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .LBB0_718
.LBB0_719:                              ;   in Loop: Header=BB0_709 Depth=1
	s_or_b64 exec, exec, s[10:11]
	v_cmp_ne_u64_e32 vcc, 0, v[6:7]
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_707
; %bb.720:                              ;   in Loop: Header=BB0_709 Depth=1
	v_accvgpr_read_b32 v4, a162
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v4, v246
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_707
; %bb.721:                              ;   in Loop: Header=BB0_709 Depth=1
	v_cvt_f32_u32_e32 v2, v19
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v10, v2
	v_lshl_add_u64 v[2:3], v[8:9], 0, v[4:5]
	v_sub_u32_e32 v4, 0, v19
	v_mul_lo_u32 v4, v4, v10
	v_mul_hi_u32 v4, v10, v4
	v_add_u32_e32 v4, v10, v4
	v_mul_hi_u32 v4, v2, v4
	v_mul_lo_u32 v4, v4, v19
	v_sub_u32_e32 v4, v2, v4
	v_sub_u32_e32 v8, v4, v19
	v_cmp_ge_u32_e32 vcc, v4, v19
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_sub_u32_e32 v8, v4, v19
	v_cmp_ge_u32_e32 vcc, v4, v19
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_lshl_add_u64 v[0:1], v[4:5], 2, v[0:1]
	flat_load_dword v4, v[0:1]
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[6:7]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_store_dword v[0:1], v4
	s_branch .LBB0_707
.LBB0_722:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mla_v4_nm_ps
		.amdhsa_group_segment_fixed_size 50272
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 336
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 451
		.amdhsa_next_free_sgpr 100
		.amdhsa_accum_offset 256
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	mla_v4_nm_ps, .Lfunc_end0-mla_v4_nm_ps
                                        ; -- End function
	.set mla_v4_nm_ps.num_vgpr, 256
	.set mla_v4_nm_ps.num_agpr, 195
	.set mla_v4_nm_ps.numbered_sgpr, 100
	.set mla_v4_nm_ps.num_named_barrier, 0
	.set mla_v4_nm_ps.private_seg_size, 0
	.set mla_v4_nm_ps.uses_vcc, 1
	.set mla_v4_nm_ps.uses_flat_scratch, 0
	.set mla_v4_nm_ps.has_dyn_sized_stack, 0
	.set mla_v4_nm_ps.has_recursion, 0
	.set mla_v4_nm_ps.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 45644
; TotalNumSgprs: 106
; NumVgprs: 256
; NumAgprs: 195
; TotalNumVgprs: 451
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 50272 bytes/workgroup (compile time only)
; SGPRBlocks: 13
; VGPRBlocks: 56
; NumSGPRsForWavesPerEU: 106
; NumVGPRsForWavesPerEU: 451
; AccumOffset: 256
; Occupancy: 1
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
; COMPUTE_PGM_RSRC3_GFX90A:ACCUM_OFFSET: 63
; COMPUTE_PGM_RSRC3_GFX90A:TG_SPLIT: 0
	.text
	.p2alignl 6, 3212836864
	.fill 256, 4, 3212836864
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.text
	.type	__hip_cuid_8b68beda6c87cbf6,@object ; @__hip_cuid_8b68beda6c87cbf6
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_8b68beda6c87cbf6
__hip_cuid_8b68beda6c87cbf6:
	.byte	0                               ; 0x0
	.size	__hip_cuid_8b68beda6c87cbf6, 1

	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_8b68beda6c87cbf6
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     195
    .args:
      - .offset:         0
        .size:           336
        .value_kind:     by_value
    .group_segment_fixed_size: 50272
    .kernarg_segment_align: 16
    .kernarg_segment_size: 336
    .max_flat_workgroup_size: 256
    .name:           mla_v4_nm_ps
    .private_segment_fixed_size: 0
    .sgpr_count:     106
    .sgpr_spill_count: 10
    .symbol:         mla_v4_nm_ps.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     451
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
