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
	v_mov_b32_e32 v98, v0
	s_mov_b32 s20, 0
	v_cmp_eq_u32_e64 s[4:5], 0, v98
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_2
; %bb.1:
	s_load_dwordx2 s[22:23], s[0:1], 0x120
	s_load_dwordx2 s[24:25], s[0:1], 0x110
	s_load_dwordx2 s[26:27], s[0:1], 0x100
	s_load_dword s3, s[0:1], 0xb0
	s_load_dwordx4 s[16:19], s[0:1], 0x98
	s_load_dwordx8 s[8:15], s[0:1], 0x0
	s_load_dwordx2 s[28:29], s[0:1], 0x50
	s_load_dwordx2 s[30:31], s[0:1], 0x20
	s_load_dwordx2 s[34:35], s[0:1], 0x40
	s_load_dwordx2 s[36:37], s[0:1], 0x30
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v3, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s30
	v_mov_b32_e32 v1, s31
	ds_write_b128 v2, v[0:3] offset:50000
	v_mov_b32_e32 v0, s26
	v_mov_b32_e32 v1, s27
	ds_write_b128 v2, v[0:3] offset:50016
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v1, s37
	ds_write_b128 v2, v[0:3] offset:50032
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v1, s25
	ds_write_b128 v2, v[0:3] offset:50048
	v_mov_b32_e32 v0, s34
	v_mov_b32_e32 v1, s35
	ds_write_b128 v2, v[0:3] offset:50064
	v_mov_b32_e32 v0, s28
	v_mov_b32_e32 v1, s29
	ds_write_b128 v2, v[0:3] offset:50080
	v_mov_b32_e32 v0, s22
	v_mov_b32_e32 v1, s23
	ds_write_b128 v2, v[0:3] offset:50096
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v1, s11
	ds_write_b128 v2, v[0:3] offset:50112
	v_mov_b32_e32 v0, s14
	v_mov_b32_e32 v1, s15
	s_lshl_b32 s0, s3, 5
	ds_write_b128 v2, v[0:3] offset:50128
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	s_mov_b32 s21, s20
	s_and_b32 s0, s0, 0x1fe0
	ds_write_b128 v2, v[0:3] offset:50144
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v1, s13
	s_mov_b32 s22, s20
	s_mov_b32 s23, s20
	v_mov_b64_e32 v[4:5], s[20:21]
	ds_write_b128 v2, v[0:3] offset:50160
	v_mov_b64_e32 v[6:7], s[22:23]
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	s_lshr_b32 s1, s3, 8
	s_or_b32 s0, s0, 16
	ds_write_b128 v2, v[4:7] offset:50176
	ds_write_b128 v2, v[0:3] offset:50192
	ds_write_b128 v2, v[4:7] offset:50208
	v_mov_b32_e32 v4, s18
	v_mov_b32_e32 v5, 32
	v_mov_b32_e32 v6, s0
	v_mov_b32_e32 v7, s1
	ds_write_b128 v2, v[4:7] offset:50224
	v_mov_b32_e32 v6, 0x80
	v_mov_b32_e32 v1, 0xc454
	s_mov_b32 s0, 0xc400
	v_mov_b32_e32 v4, 0x180
	v_mov_b32_e32 v5, s19
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v0, 0
	ds_write2_b32 v1, v2, v2 offset1:1
	v_add_u32_e64 v1, s0, 0
	ds_write_b128 v2, v[4:7] offset:50240
	ds_write2_b32 v1, v0, v0 offset0:20 offset1:23
.LBB0_2:
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s0, 0xc400
	v_add_u32_e64 v0, s0, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[0:1], v0 offset0:12 offset1:18
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v1
	s_add_i32 s0, s0, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	v_readfirstlane_b32 s12, v0
	s_add_i32 s0, s0, s1
	v_and_b32_e32 v0, 7, v0
	s_ashr_i32 s6, s0, 6
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_add_i32 s3, s6, -1
	s_cbranch_vccnz .LBB0_22
; %bb.3:
	s_ashr_i32 s33, s2, s3
	s_cbranch_execnz .LBB0_5
.LBB0_4:
	s_ashr_i32 s1, s2, 31
	s_lshr_b32 s1, s1, 29
	s_add_i32 s1, s2, s1
	s_add_i32 s6, s6, 2
	s_and_b32 s1, s1, -8
	s_ashr_i32 s0, s2, s6
	s_sub_i32 s1, s2, s1
	s_lshl3_add_u32 s33, s0, s1
	s_ashr_i32 s2, s2, 3
.LBB0_5:
	s_mov_b32 s0, 0xc000
	v_mov_b32_e32 v2, 0
	v_add_u32_e64 v3, s0, 0
	ds_read_b64 v[0:1], v2 offset:50064
	ds_read2_b64 a[164:167], v3 offset0:106 offset1:108
	ds_read_b32 v2, v2 offset:50244
	ds_read2_b64 v[100:103], v3 offset0:110 offset1:112
	s_movk_i32 s0, 0x3ff
	s_waitcnt lgkmcnt(1)
	v_cmp_lt_i32_e32 vcc, s0, v2
	v_readfirstlane_b32 s8, v0
	v_readfirstlane_b32 s9, v1
	v_readfirstlane_b32 s6, v2
	s_cbranch_vccz .LBB0_16
; %bb.6:
	s_mov_b32 s1, 0
	s_mov_b32 s7, s1
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s10, s8, s10
	s_addc_u32 s11, s9, s11
	s_load_dword s7, s[10:11], 0x0
	s_mov_b32 s10, s1
	s_mov_b32 s11, s6
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	s_add_i32 s0, s11, 1
	s_lshr_b32 s13, s0, 1
	s_add_i32 s16, s13, s10
	s_add_i32 s0, s16, -1
	s_lshl_b64 s[14:15], s[0:1], 2
	s_add_u32 s14, s8, s14
	s_addc_u32 s15, s9, s15
	s_load_dword s0, s[14:15], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s0, s7
	s_cselect_b32 s10, s10, s16
	s_sub_i32 s11, s11, s13
	s_cmp_lg_u32 s11, 0
	s_cbranch_scc1 .LBB0_7
; %bb.8:
	v_mov_b32_e32 v0, 0xc434
	v_mov_b32_e32 v3, 0
	ds_read2_b32 v[0:1], v0 offset1:1
	ds_read_b32 v2, v3 offset:50236
	s_mov_b32 s11, 0
	s_lshl_b64 s[0:1], s[10:11], 2
	s_add_u32 s0, s8, s0
	s_waitcnt lgkmcnt(1)
	v_readfirstlane_b32 s22, v0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s13, v2
	v_readfirstlane_b32 s7, v1
	s_mul_i32 s13, s13, s22
	s_addc_u32 s1, s9, s1
	s_add_i32 s13, s13, s7
	v_cvt_f32_u32_e32 v2, s13
	s_load_dword s14, s[0:1], 0x0
	s_load_dword s25, s[8:9], 0x0
	s_sub_i32 s0, 0, s13
	s_mul_i32 s26, s7, s10
	v_rcp_iflag_f32_e32 v2, v2
	s_waitcnt lgkmcnt(0)
	s_add_i32 s14, s14, s26
	s_sub_i32 s23, s14, s25
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s1, v2
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s1, s1, s0
	s_mul_hi_u32 s0, s23, s1
	s_mul_i32 s1, s0, s13
	s_sub_i32 s1, s23, s1
	s_add_i32 s14, s0, 1
	s_sub_i32 s15, s1, s13
	s_cmp_ge_u32 s1, s13
	s_cselect_b32 s0, s14, s0
	s_cselect_b32 s1, s15, s1
	s_add_i32 s14, s0, 1
	s_cmp_ge_u32 s1, s13
	s_cselect_b32 s0, s14, s0
	s_min_u32 s24, s12, s0
	s_max_u32 s13, s24, 1
	v_cvt_f32_u32_e32 v2, s13
	s_sub_i32 s0, 0, s13
	v_cmp_gt_u32_e32 vcc, s13, v98
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_nop 0
	v_readfirstlane_b32 s1, v2
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s1, s1, s0
	s_mul_hi_u32 s0, s23, s1
	s_mul_i32 s1, s0, s13
	s_sub_i32 s1, s23, s1
	s_add_i32 s12, s0, 1
	s_sub_i32 s14, s1, s13
	s_cmp_ge_u32 s1, s13
	s_cselect_b32 s0, s12, s0
	s_cselect_b32 s1, s14, s1
	s_add_i32 s12, s0, 1
	s_cmp_ge_u32 s1, s13
	s_cselect_b32 s0, s12, s0
	s_mul_i32 s1, s0, s13
	s_sub_i32 s1, s23, s1
	s_cmp_lg_u32 s1, 0
	s_addc_u32 s12, s0, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_17
; %bb.9:
	s_cmp_lt_u32 s10, 2
	s_mov_b64 s[16:17], 0
	s_cselect_b64 s[18:19], -1, 0
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v9, v98
	s_branch .LBB0_11
.LBB0_10:                               ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[20:21]
	v_lshl_add_u64 v[6:7], v[6:7], 2, s[8:9]
	global_load_dword v2, v[6:7], off
	v_add_u32_e32 v9, 0x100, v9
	v_cmp_le_u32_e64 s[0:1], s13, v9
	s_or_b64 s[16:17], s[0:1], s[16:17]
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v2, s25, v2
	v_add_u32_e32 v2, v2, v5
	ds_write_b32 v11, v2 offset:4096
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_17
.LBB0_11:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_13 Depth 2
	v_mul_lo_u32 v10, v9, s12
	v_cmp_le_u32_e64 s[0:1], s23, v10
	s_nop 1
	v_cndmask_b32_e64 v4, 0, v8, s[0:1]
	s_nor_b64 s[0:1], s[0:1], s[18:19]
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_14
; %bb.12:                               ;   in Loop: Header=BB0_11 Depth=1
	v_mov_b32_e32 v4, 0
	s_mov_b32 s27, s10
.LBB0_13:                               ;   Parent Loop BB0_11 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_lshr_b32 s0, s27, 1
	v_add_u32_e32 v2, s0, v4
	v_lshl_add_u64 v[6:7], v[2:3], 2, s[8:9]
	global_load_dword v5, v[6:7], off
	s_sub_i32 s27, s27, s0
	s_cmp_gt_u32 s27, 1
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v6, s25, v5
	v_mad_u64_u32 v[6:7], s[0:1], v2, s7, v[6:7]
	v_cmp_gt_u32_e64 s[0:1], v6, v10
	s_nop 1
	v_cndmask_b32_e64 v4, v2, v4, s[0:1]
	s_cbranch_scc1 .LBB0_13
.LBB0_14:                               ;   in Loop: Header=BB0_11 Depth=1
	s_or_b64 exec, exec, s[20:21]
	v_lshlrev_b32_e32 v11, 2, v9
	v_cmp_ne_u32_e64 s[0:1], s10, v4
	v_mov_b32_e32 v5, s26
	v_mov_b64_e32 v[6:7], s[10:11]
	ds_write_b32 v11, v4
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_10
; %bb.15:                               ;   in Loop: Header=BB0_11 Depth=1
	v_mov_b32_e32 v5, v3
	v_lshl_add_u64 v[6:7], v[4:5], 2, s[8:9]
	v_add_u32_e32 v2, 1, v4
	v_lshl_add_u64 v[12:13], v[2:3], 2, s[8:9]
	global_load_dword v5, v[6:7], off
	global_load_dword v14, v[12:13], off
	v_mul_lo_u32 v6, s7, v4
	v_add_u32_e32 v7, s25, v10
	v_add_u32_e32 v10, s7, v6
	v_sub_u32_e32 v10, v10, v7
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v5, v6, v5
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, v10, v14
	v_sub_u32_e32 v5, v7, v5
	v_cmp_lt_u32_e64 s[0:1], v5, v6
	s_nop 1
	v_cndmask_b32_e64 v2, v2, v4, s[0:1]
	v_mul_lo_u32 v5, v2, s7
	v_mov_b64_e32 v[6:7], v[2:3]
	s_branch .LBB0_10
.LBB0_16:
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr24
                                        ; implicit-def: $sgpr82
                                        ; implicit-def: $sgpr34
	s_cbranch_execnz .LBB0_53
	s_branch .LBB0_100
.LBB0_17:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_24
; %bb.18:
	v_mov_b32_e32 v2, 0x1000
	v_lshl_or_b32 v3, v98, 2, v2
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v4, v98
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=1
	s_or_b64 exec, exec, s[16:17]
	ds_read_b32 v6, v3
	v_add_u32_e32 v4, 0x100, v4
	v_cmp_le_u32_e32 vcc, s13, v4
	s_or_b64 s[14:15], vcc, s[14:15]
	v_add_u32_e32 v3, 0x400, v3
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v5, v5, v6
	v_max_u32_e32 v2, v2, v5
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_23
.LBB0_20:                               ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v5, 1, v4
	v_cmp_gt_u32_e32 vcc, s24, v5
	v_mov_b32_e32 v5, s23
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=1
	ds_read_b32 v5, v3 offset:4
	s_branch .LBB0_19
.LBB0_22:
                                        ; implicit-def: $sgpr33
	s_branch .LBB0_4
.LBB0_23:
	s_or_b64 exec, exec, s[14:15]
.LBB0_24:
	s_or_b64 exec, exec, s[0:1]
	v_mbcnt_lo_u32_b32 v3, -1, 0
	v_mbcnt_hi_u32_b32 v3, -1, v3
	v_lshlrev_b32_e32 v3, 2, v3
	v_xor_b32_e32 v4, 0x80, v3
	ds_bpermute_b32 v4, v4, v2
	v_xor_b32_e32 v5, 64, v3
	s_add_i32 s0, s12, s7
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v5, v2
	v_xor_b32_e32 v5, 32, v3
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v5, v2
	v_xor_b32_e32 v5, 16, v3
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v5, v2
	v_xor_b32_e32 v5, 8, v3
	v_xor_b32_e32 v3, 4, v3
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v2, v2, v4
	ds_bpermute_b32 v4, v5, v2
	v_lshrrev_b32_e32 v5, 4, v98
	v_and_b32_e32 v5, 12, v5
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v4, v2, v4
	ds_bpermute_b32 v3, v3, v4
	v_mov_b32_e32 v2, 0
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v3, v4, v3
	ds_write_b32 v5, v3 offset:45840
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[4:7], v2 offset:45840
	ds_read_b32 v8, v2 offset:50240
	s_waitcnt lgkmcnt(1)
	v_max3_u32 v3, v3, v4, v5
	v_max3_u32 v3, v3, v6, v7
	s_nop 0
	v_readfirstlane_b32 s1, v3
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v3, s0, v8
	v_cmp_le_u32_e64 s[0:1], s1, v3
	s_and_saveexec_b64 s[14:15], s[4:5]
	s_cbranch_execz .LBB0_26
; %bb.25:
	s_mov_b32 s11, s23
	v_mov_b32_e32 v8, 0xb328
	v_mov_b64_e32 v[4:5], s[10:11]
	v_mov_b64_e32 v[6:7], s[12:13]
	ds_write2_b64 v8, v[4:5], v[6:7] offset1:1
	ds_read_b64 v[6:7], v2 offset:50064
	s_mov_b32 s11, 0xb000
	v_cndmask_b32_e64 v3, 0, 1, s[0:1]
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v5, v0
	v_add_u32_e64 v0, s11, 0
	ds_write_b8 v2, v3 offset:45888
	s_waitcnt lgkmcnt(1)
	ds_write2_b64 v0, v[6:7], v[4:5] offset0:100 offset1:103
.LBB0_26:
	s_or_b64 exec, exec, s[14:15]
	s_cmp_ge_u32 s33, s13
	s_mov_b32 s14, s10
	s_cbranch_scc1 .LBB0_28
; %bb.27:
	s_lshl_b32 s11, s33, 2
	v_mov_b32_e32 v0, s11
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s14, v0
.LBB0_28:
	s_cmp_lg_u32 s14, s10
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_eq_u32 s14, s10
	s_cselect_b64 s[18:19], -1, 0
	s_or_b64 s[18:19], s[0:1], s[18:19]
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccz .LBB0_35
; %bb.29:
	s_mov_b32 s15, 0
	s_lshl_b64 s[18:19], s[14:15], 2
	s_add_u32 s18, s8, s18
	s_addc_u32 s19, s9, s19
	s_load_dword s11, s[18:19], 0x0
	s_load_dword s20, s[8:9], 0x0
	s_add_i32 s18, s14, 1
	s_mul_i32 s19, s18, s7
	s_mul_i32 s21, s12, s33
	s_waitcnt lgkmcnt(0)
	s_add_i32 s19, s19, s11
	s_sub_i32 s23, s19, s20
	s_cmp_le_u32 s21, s23
	s_mov_b32 s20, 0
	s_cbranch_scc1 .LBB0_32
; %bb.30:
	s_mov_b32 s19, 0
	s_lshl_b64 s[24:25], s[18:19], 2
	s_add_u32 s24, s8, s24
	s_addc_u32 s25, s9, s25
	s_load_dword s19, s[24:25], 0x0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s20, s19, s11
	s_sub_i32 s19, s21, s23
	s_cmp_ge_u32 s19, s20
	s_cbranch_scc1 .LBB0_32
; %bb.31:
	v_cvt_f32_u32_e32 v0, s22
	s_sub_i32 s21, 0, s22
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_nop 0
	v_readfirstlane_b32 s23, v0
	s_mul_i32 s21, s21, s23
	s_mul_hi_u32 s21, s23, s21
	s_add_i32 s23, s23, s21
	s_mul_hi_u32 s21, s19, s23
	s_mul_i32 s23, s21, s22
	s_sub_i32 s23, s19, s23
	s_add_i32 s24, s21, 1
	s_sub_i32 s25, s23, s22
	s_cmp_ge_u32 s23, s22
	s_cselect_b32 s21, s24, s21
	s_cselect_b32 s23, s25, s23
	s_add_i32 s24, s21, 1
	s_cmp_ge_u32 s23, s22
	s_cselect_b32 s21, s24, s21
	s_mul_i32 s23, s21, s22
	s_sub_i32 s19, s19, s23
	s_cmp_lg_u32 s19, 0
	s_addc_u32 s19, s21, 0
	s_mul_i32 s19, s19, s22
	s_min_u32 s20, s20, s19
.LBB0_32:
	s_cmp_eq_u32 s20, 0
	s_mov_b32 s34, s14
	s_cbranch_scc1 .LBB0_34
; %bb.33:
	s_mov_b32 s19, 0
	s_lshl_b64 s[24:25], s[18:19], 2
	s_add_u32 s24, s8, s24
	s_addc_u32 s25, s9, s25
	s_load_dword s15, s[24:25], 0x0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s11, s15, s11
	s_cmp_eq_u32 s20, s11
	s_cselect_b32 s34, s18, s14
	s_cselect_b32 s15, 0, s20
.LBB0_34:
	s_mov_b32 s82, s15
	s_branch .LBB0_39
.LBB0_35:
                                        ; implicit-def: $sgpr82
                                        ; implicit-def: $sgpr34
	s_cbranch_execz .LBB0_39
; %bb.36:
	s_andn2_b64 vcc, exec, s[16:17]
	s_mov_b32 s34, s10
	s_cbranch_vccnz .LBB0_38
; %bb.37:
	s_mov_b32 s15, 0
	s_lshl_b64 s[16:17], s[14:15], 2
	s_add_u32 s16, s8, s16
	s_addc_u32 s17, s9, s17
	s_add_i32 s18, s14, 1
	s_mov_b32 s19, s15
	s_lshl_b64 s[20:21], s[18:19], 2
	s_add_u32 s20, s8, s20
	s_addc_u32 s21, s9, s21
	s_load_dword s11, s[20:21], 0x0
	s_load_dword s15, s[8:9], 0x0
	s_load_dword s19, s[16:17], 0x0
	s_mul_i32 s16, s12, s33
	s_mul_i32 s17, s14, s7
	s_add_i32 s20, s17, s7
	s_waitcnt lgkmcnt(0)
	s_add_i32 s15, s15, s16
	s_add_i32 s19, s19, s17
	s_sub_i32 s16, s15, s19
	s_sub_i32 s15, s20, s15
	s_add_i32 s15, s15, s11
	s_cmp_lt_u32 s16, s15
	s_cselect_b32 s34, s14, s18
.LBB0_38:
	s_mov_b32 s82, 0
.LBB0_39:
	s_add_i32 s11, s33, 1
	s_cmp_ge_u32 s11, s13
	s_mov_b32 s14, s10
	s_cbranch_scc1 .LBB0_41
; %bb.40:
	s_lshl_b32 s13, s33, 2
	v_mov_b32_e32 v0, s13
	ds_read_b32 v0, v0 offset:4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s14, v0
.LBB0_41:
	s_cmp_lg_u32 s14, s10
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_eq_u32 s14, s10
	s_cselect_b64 s[18:19], -1, 0
	s_or_b64 s[0:1], s[0:1], s[18:19]
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_48
; %bb.42:
	s_mov_b32 s15, 0
	s_lshl_b64 s[0:1], s[14:15], 2
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	s_load_dword s13, s[0:1], 0x0
	s_load_dword s19, s[8:9], 0x0
	s_add_i32 s0, s14, 1
	s_mul_i32 s1, s0, s7
	s_mul_i32 s18, s12, s11
	s_waitcnt lgkmcnt(0)
	s_add_i32 s1, s1, s13
	s_sub_i32 s19, s1, s19
	s_cmp_le_u32 s18, s19
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v0, 0
	s_cbranch_scc1 .LBB0_45
; %bb.43:
	s_mov_b32 s1, s15
	s_lshl_b64 s[20:21], s[0:1], 2
	s_add_u32 s20, s8, s20
	s_addc_u32 s21, s9, s21
	s_load_dword s1, s[20:21], 0x0
	s_sub_i32 s15, s18, s19
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s1, s1, s13
	s_cmp_ge_u32 s15, s1
	v_mov_b32_e32 v0, s1
	s_cbranch_scc1 .LBB0_45
; %bb.44:
	v_cvt_f32_u32_e32 v0, s22
	s_sub_i32 s18, 0, s22
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s18, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, v0, v1
	v_mul_hi_u32 v0, s15, v0
	v_mul_lo_u32 v1, v0, s22
	v_sub_u32_e32 v1, s15, v1
	v_add_u32_e32 v2, 1, v0
	v_subrev_u32_e32 v3, s22, v1
	v_cmp_le_u32_e32 vcc, s22, v1
	s_nop 1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_add_u32_e32 v2, 1, v0
	v_cmp_le_u32_e32 vcc, s22, v1
	s_nop 1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_mul_lo_u32 v1, v0, s22
	v_sub_u32_e32 v1, s15, v1
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_nop 1
	v_addc_co_u32_e32 v0, vcc, 0, v0, vcc
	v_mul_lo_u32 v0, v0, s22
	v_min_u32_e32 v0, s1, v0
.LBB0_45:
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_mov_b32_e32 v24, s14
	s_cbranch_vccnz .LBB0_47
; %bb.46:
	s_mov_b32 s1, 0
	s_lshl_b64 s[18:19], s[0:1], 2
	s_add_u32 s18, s8, s18
	s_addc_u32 s19, s9, s19
	s_load_dword s1, s[18:19], 0x0
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v1, s14
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s0, s1, s13
	v_cmp_eq_u32_e32 vcc, s0, v0
	s_nop 1
	v_cndmask_b32_e32 v24, v1, v2, vcc
	v_cndmask_b32_e64 v17, v0, 0, vcc
.LBB0_47:
	s_branch .LBB0_52
.LBB0_48:
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr24
	s_cbranch_execz .LBB0_52
; %bb.49:
	s_andn2_b64 vcc, exec, s[16:17]
	s_cbranch_vccnz .LBB0_51
; %bb.50:
	s_mov_b32 s15, 0
	s_lshl_b64 s[0:1], s[14:15], 2
	s_add_u32 s0, s8, s0
	s_addc_u32 s1, s9, s1
	s_add_i32 s16, s14, 1
	s_mov_b32 s17, s15
	s_lshl_b64 s[18:19], s[16:17], 2
	s_add_u32 s18, s8, s18
	s_addc_u32 s19, s9, s19
	s_load_dword s10, s[18:19], 0x0
	s_load_dword s13, s[8:9], 0x0
	s_load_dword s15, s[0:1], 0x0
	s_mul_i32 s0, s12, s11
	s_mul_i32 s1, s14, s7
	s_add_i32 s7, s1, s7
	s_waitcnt lgkmcnt(0)
	s_add_i32 s13, s13, s0
	s_add_i32 s15, s15, s1
	s_sub_i32 s1, s7, s13
	s_sub_i32 s0, s13, s15
	s_add_i32 s1, s1, s10
	s_cmp_lt_u32 s0, s1
	s_cselect_b32 s10, s14, s16
.LBB0_51:
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v24, s10
.LBB0_52:
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_100
.LBB0_53:
	v_cmp_ge_i32_e32 vcc, s6, v98
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_57
; %bb.54:
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[10:11], s[6:7], 2
	s_add_u32 s10, s8, s10
	s_addc_u32 s11, s9, s11
	s_load_dword s7, s[10:11], 0x0
	v_lshlrev_b32_e32 v0, 2, v98
	v_add_u32_e32 v3, 0xb350, v0
	v_lshl_add_u64 v[0:1], s[8:9], 0, v[0:1]
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[10:11], 0x400
	v_mov_b32_e32 v4, v98
.LBB0_55:                               ; =>This Inner Loop Header: Depth=1
	global_load_dword v5, v[0:1], off
	v_add_u32_e32 v6, 1, v4
	v_add_u32_e32 v4, 0x100, v4
	v_cmp_lt_i32_e32 vcc, s6, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[10:11]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, s7, v5
	ds_write_b32 v3, v5
	s_nop 0
	v_cndmask_b32_e32 v2, v6, v2, vcc
	v_add_u32_e32 v3, 0x400, v3
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .LBB0_55
; %bb.56:
	s_or_b64 exec, exec, s[8:9]
.LBB0_57:
	s_or_b64 exec, exec, s[0:1]
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_mbcnt_hi_u32_b32 v0, -1, v0
	v_lshlrev_b32_e32 v5, 2, v0
	v_xor_b32_e32 v0, 0x80, v5
	ds_bpermute_b32 v3, v0, v2
	v_xor_b32_e32 v1, 64, v5
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v3, v2, v3
	ds_bpermute_b32 v4, v1, v3
	v_xor_b32_e32 v2, 32, v5
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v4, v3, v4
	ds_bpermute_b32 v6, v2, v4
	v_xor_b32_e32 v3, 16, v5
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v6, v4, v6
	ds_bpermute_b32 v7, v3, v6
	v_xor_b32_e32 v4, 8, v5
	v_xor_b32_e32 v5, 4, v5
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v6, v6, v7
	ds_bpermute_b32 v7, v4, v6
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v8, v6, v7
	ds_bpermute_b32 v9, v5, v8
	v_lshrrev_b32_e32 v6, 4, v98
	v_mov_b32_e32 v7, 0
	v_and_b32_e32 v6, 12, v6
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v16, v8, v9
	ds_write_b32 v6, v16 offset:45840
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[8:11], v7 offset:45840
	ds_read_b128 v[12:15], v7 offset:50224
	ds_read_b32 v17, v7 offset:45904
	s_waitcnt lgkmcnt(2)
	v_max3_u32 v8, v16, v8, v9
	v_max3_u32 v8, v8, v10, v11
	s_waitcnt lgkmcnt(1)
	v_readfirstlane_b32 s20, v13
	v_readfirstlane_b32 s6, v8
	s_lshl_b32 s0, s6, 2
	v_mov_b32_e32 v8, s0
	v_readfirstlane_b32 s0, v15
	v_readfirstlane_b32 s18, v14
	s_mul_i32 s0, s0, s20
	s_add_i32 s0, s0, s18
	v_cvt_f32_u32_e32 v9, s0
	ds_read_b32 v8, v8 offset:45904
	s_mul_i32 s22, s18, s6
	s_sub_i32 s8, 0, s0
	v_rcp_iflag_f32_e32 v9, v9
	v_readfirstlane_b32 s1, v12
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v8, s22, v8
	v_sub_u32_e32 v8, v8, v17
	v_mul_f32_e32 v9, 0x4f7ffffe, v9
	v_cvt_u32_f32_e32 v9, v9
	v_readfirstlane_b32 s7, v8
	s_mov_b32 s19, s6
	v_readfirstlane_b32 s9, v9
	s_mul_i32 s8, s8, s9
	s_mul_hi_u32 s8, s9, s8
	s_add_i32 s9, s9, s8
	s_mul_hi_u32 s8, s7, s9
	s_mul_i32 s9, s8, s0
	s_sub_i32 s9, s7, s9
	s_add_i32 s10, s8, 1
	s_sub_i32 s11, s9, s0
	s_cmp_ge_u32 s9, s0
	s_cselect_b32 s8, s10, s8
	s_cselect_b32 s9, s11, s9
	s_add_i32 s10, s8, 1
	s_cmp_ge_u32 s9, s0
	s_cselect_b32 s0, s10, s8
	s_min_u32 s21, s1, s0
	s_max_u32 s9, s21, 1
	v_cvt_f32_u32_e32 v8, s9
	s_sub_i32 s0, 0, s9
	v_cmp_gt_u32_e32 vcc, s9, v98
	v_rcp_iflag_f32_e32 v8, v8
	s_nop 0
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	s_nop 0
	v_readfirstlane_b32 s1, v8
	s_mul_i32 s0, s0, s1
	s_mul_hi_u32 s0, s1, s0
	s_add_i32 s1, s1, s0
	s_mul_hi_u32 s0, s7, s1
	s_mul_i32 s1, s0, s9
	s_sub_i32 s1, s7, s1
	s_add_i32 s8, s0, 1
	s_sub_i32 s10, s1, s9
	s_cmp_ge_u32 s1, s9
	s_cselect_b32 s0, s8, s0
	s_cselect_b32 s1, s10, s1
	s_add_i32 s8, s0, 1
	s_cmp_ge_u32 s1, s9
	s_cselect_b32 s0, s8, s0
	s_mul_i32 s1, s0, s9
	s_sub_i32 s1, s7, s1
	s_cmp_lg_u32 s1, 0
	s_addc_u32 s8, s0, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_65
; %bb.58:
	s_cmp_lt_u32 s6, 2
	s_mov_b64 s[12:13], 0
	s_cselect_b64 s[14:15], -1, 0
	v_mov_b32_e32 v8, s6
	s_mov_b32 s23, 0xb350
	v_mov_b32_e32 v9, v98
	s_branch .LBB0_60
.LBB0_59:                               ;   in Loop: Header=BB0_60 Depth=1
	s_or_b64 exec, exec, s[16:17]
	v_lshlrev_b32_e32 v10, 2, v15
	ds_read_b32 v10, v10 offset:45904
	v_add_u32_e32 v9, 0x100, v9
	v_cmp_le_u32_e64 s[0:1], s9, v9
	s_or_b64 s[12:13], s[0:1], s[12:13]
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v10, v10, v13
	v_add_u32_e32 v10, v10, v14
	ds_write_b32 v12, v10 offset:4096
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_65
.LBB0_60:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_62 Depth 2
	v_mul_lo_u32 v11, v9, s8
	v_cmp_le_u32_e64 s[0:1], s7, v11
	s_nop 1
	v_cndmask_b32_e64 v10, 0, v8, s[0:1]
	s_nor_b64 s[0:1], s[0:1], s[14:15]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_63
; %bb.61:                               ;   in Loop: Header=BB0_60 Depth=1
	ds_read_b32 v12, v7 offset:45904
	v_mov_b32_e32 v10, 0
	s_mov_b32 s24, s19
.LBB0_62:                               ;   Parent Loop BB0_60 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	s_lshr_b32 s0, s24, 1
	v_add_u32_e32 v13, s0, v10
	v_lshlrev_b32_e32 v14, 2, v13
	ds_read_b32 v14, v14 offset:45904
	s_sub_i32 s24, s24, s0
	s_cmp_gt_u32 s24, 1
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v14, v14, v12
	v_mad_u64_u32 v[14:15], s[0:1], v13, s18, v[14:15]
	v_cmp_gt_u32_e64 s[0:1], v14, v11
	s_nop 1
	v_cndmask_b32_e64 v10, v13, v10, s[0:1]
	s_cbranch_scc1 .LBB0_62
.LBB0_63:                               ;   in Loop: Header=BB0_60 Depth=1
	s_or_b64 exec, exec, s[16:17]
	v_lshlrev_b32_e32 v12, 2, v9
	ds_write_b32 v12, v10
	ds_read_b32 v13, v7 offset:45904
	v_cmp_ne_u32_e64 s[0:1], s6, v10
	v_mov_b32_e32 v14, s22
	v_mov_b32_e32 v15, s6
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_59
; %bb.64:                               ;   in Loop: Header=BB0_60 Depth=1
	v_lshl_add_u32 v14, v10, 2, s23
	ds_read2_b32 v[14:15], v14 offset1:1
	v_mul_lo_u32 v16, s18, v10
	v_add_u32_e32 v18, s18, v16
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v11, v13, v11
	v_sub_u32_e32 v18, v18, v11
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v14, v16, v14
	v_add_u32_e32 v15, v18, v15
	v_sub_u32_e32 v11, v11, v14
	v_add_u32_e32 v17, 1, v10
	v_cmp_lt_u32_e64 s[0:1], v11, v15
	s_nop 1
	v_cndmask_b32_e64 v15, v17, v10, s[0:1]
	v_mul_lo_u32 v14, v15, s18
	s_branch .LBB0_59
.LBB0_65:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_71
; %bb.66:
	v_mov_b32_e32 v7, 0x1000
	v_lshl_or_b32 v8, v98, 2, v7
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v9, v98
	s_branch .LBB0_68
.LBB0_67:                               ;   in Loop: Header=BB0_68 Depth=1
	s_or_b64 exec, exec, s[12:13]
	ds_read_b32 v11, v8
	v_add_u32_e32 v9, 0x100, v9
	v_cmp_le_u32_e32 vcc, s9, v9
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v8, 0x400, v8
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v10, v10, v11
	v_max_u32_e32 v7, v7, v10
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_70
.LBB0_68:                               ; =>This Inner Loop Header: Depth=1
	v_add_u32_e32 v10, 1, v9
	v_cmp_gt_u32_e32 vcc, s21, v10
	v_mov_b32_e32 v10, s7
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_67
; %bb.69:                               ;   in Loop: Header=BB0_68 Depth=1
	ds_read_b32 v10, v8 offset:4
	s_branch .LBB0_67
.LBB0_70:
	s_or_b64 exec, exec, s[10:11]
.LBB0_71:
	s_or_b64 exec, exec, s[0:1]
	ds_bpermute_b32 v0, v0, v7
	s_add_i32 s0, s8, s18
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v0, v7, v0
	ds_bpermute_b32 v1, v1, v0
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v0, v0, v1
	ds_bpermute_b32 v1, v2, v0
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v0, v0, v1
	ds_bpermute_b32 v1, v3, v0
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v0, v0, v1
	ds_bpermute_b32 v1, v4, v0
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v1, v0, v1
	ds_bpermute_b32 v2, v5, v1
	v_mov_b32_e32 v0, 0
	s_waitcnt lgkmcnt(0)
	v_max_u32_e32 v1, v1, v2
	ds_write_b32 v6, v1 offset:45840
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
	v_cmp_le_u32_e64 s[0:1], s1, v1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_cbranch_execz .LBB0_73
; %bb.72:
	v_mov_b32_e32 v6, 0xb328
	v_mov_b64_e32 v[2:3], s[6:7]
	v_mov_b64_e32 v[4:5], s[8:9]
	ds_write2_b64 v6, v[2:3], v[4:5] offset1:1
	ds_read_b64 v[4:5], v0 offset:50064
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	s_mov_b32 s4, 0xb000
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s20
	ds_write_b8 v0, v1 offset:45888
	v_add_u32_e64 v0, s4, 0
	s_waitcnt lgkmcnt(1)
	ds_write2_b64 v0, v[4:5], v[2:3] offset0:100 offset1:103
.LBB0_73:
	s_or_b64 exec, exec, s[10:11]
	s_cmp_ge_u32 s33, s9
	s_mov_b32 s7, s19
	s_cbranch_scc1 .LBB0_75
; %bb.74:
	s_lshl_b32 s4, s33, 2
	v_mov_b32_e32 v0, s4
	ds_read_b32 v0, v0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s7, v0
.LBB0_75:
	s_cmp_lg_u32 s7, s6
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_eq_u32 s7, s6
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[10:11], s[0:1], s[10:11]
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_82
; %bb.76:
	s_lshl_b32 s10, s7, 2
	v_mov_b32_e32 v0, s10
	ds_read_b32 v0, v0 offset:45904
	v_mov_b32_e32 v1, 0
	ds_read_b32 v1, v1 offset:45904
	s_add_i32 s11, s7, 1
	s_mul_i32 s13, s11, s18
	s_waitcnt lgkmcnt(1)
	v_readfirstlane_b32 s12, v0
	s_add_i32 s13, s13, s12
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s15, v1
	s_mul_i32 s14, s8, s33
	s_sub_i32 s15, s13, s15
	s_mov_b32 s82, 0
	s_cmp_le_u32 s14, s15
	s_mov_b32 s13, 0
	s_cbranch_scc1 .LBB0_79
; %bb.77:
	v_mov_b32_e32 v0, s10
	ds_read_b32 v0, v0 offset:45908
	s_sub_i32 s14, s14, s15
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s13, v0
	s_sub_i32 s13, s13, s12
	s_cmp_ge_u32 s14, s13
	s_cbranch_scc1 .LBB0_79
; %bb.78:
	v_cvt_f32_u32_e32 v0, s20
	s_sub_i32 s15, 0, s20
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_nop 0
	v_readfirstlane_b32 s16, v0
	s_mul_i32 s15, s15, s16
	s_mul_hi_u32 s15, s16, s15
	s_add_i32 s16, s16, s15
	s_mul_hi_u32 s15, s14, s16
	s_mul_i32 s16, s15, s20
	s_sub_i32 s16, s14, s16
	s_add_i32 s17, s15, 1
	s_sub_i32 s21, s16, s20
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s15, s17, s15
	s_cselect_b32 s16, s21, s16
	s_add_i32 s17, s15, 1
	s_cmp_ge_u32 s16, s20
	s_cselect_b32 s15, s17, s15
	s_mul_i32 s16, s15, s20
	s_sub_i32 s14, s14, s16
	s_cmp_lg_u32 s14, 0
	s_addc_u32 s14, s15, 0
	s_mul_i32 s14, s14, s20
	s_min_u32 s13, s13, s14
.LBB0_79:
	s_cmp_eq_u32 s13, 0
	s_mov_b32 s34, s7
	s_cbranch_scc1 .LBB0_81
; %bb.80:
	v_mov_b32_e32 v0, s10
	ds_read_b32 v0, v0 offset:45908
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s10, v0
	s_sub_i32 s10, s10, s12
	s_cmp_eq_u32 s13, s10
	s_cselect_b32 s34, s11, s7
	s_cselect_b32 s82, 0, s13
.LBB0_81:
	s_branch .LBB0_86
.LBB0_82:
                                        ; implicit-def: $sgpr82
                                        ; implicit-def: $sgpr34
	s_cbranch_execz .LBB0_86
; %bb.83:
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s34, s19
	s_cbranch_vccnz .LBB0_85
; %bb.84:
	v_mov_b32_e32 v0, 0
	s_lshl2_add_u32 s5, s7, 0xb350
	ds_read_b32 v2, v0 offset:45904
	v_mov_b32_e32 v0, s5
	ds_read2_b32 v[0:1], v0 offset1:1
	s_mul_i32 s4, s8, s33
	s_add_i32 s10, s7, 1
	s_waitcnt lgkmcnt(1)
	v_readfirstlane_b32 s5, v2
	s_mul_i32 s11, s10, s18
	s_add_i32 s5, s5, s4
	s_sub_i32 s4, s11, s5
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v1
	s_mul_i32 s11, s7, s18
	s_add_i32 s12, s12, s4
	v_readfirstlane_b32 s4, v0
	s_add_i32 s4, s4, s11
	s_sub_i32 s4, s5, s4
	s_cmp_lt_u32 s4, s12
	s_cselect_b32 s34, s7, s10
.LBB0_85:
	s_mov_b32 s82, 0
.LBB0_86:
	s_add_i32 s7, s33, 1
	s_cmp_ge_u32 s7, s9
	s_cbranch_scc1 .LBB0_88
; %bb.87:
	s_lshl_b32 s4, s33, 2
	v_mov_b32_e32 v0, s4
	ds_read_b32 v0, v0 offset:4
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s19, v0
.LBB0_88:
	s_cmp_lg_u32 s19, s6
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_eq_u32 s19, s6
	s_cselect_b64 s[10:11], -1, 0
	s_or_b64 s[0:1], s[0:1], s[10:11]
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_95
; %bb.89:
	s_lshl_b32 s0, s19, 2
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v17, 0
	ds_read_b32 v0, v0 offset:45904
	ds_read_b32 v1, v17 offset:45904
	s_add_i32 s1, s19, 1
	s_mul_i32 s10, s1, s18
	s_mul_i32 s9, s8, s7
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s10, v0
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v2, v2, v1
	v_cmp_le_u32_e32 vcc, s9, v2
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB0_92
; %bb.90:
	v_mov_b32_e32 v1, s0
	ds_read_b32 v1, v1 offset:45908
	v_sub_u32_e32 v2, s9, v2
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v1, v1, v0
	v_cmp_ge_u32_e32 vcc, v2, v1
	s_cbranch_vccnz .LBB0_92
; %bb.91:
	v_cvt_f32_u32_e32 v3, s20
	s_sub_i32 s9, 0, s20
	v_rcp_iflag_f32_e32 v3, v3
	s_nop 0
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s9, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, v3, v4
	v_mul_hi_u32 v3, v2, v3
	v_mul_lo_u32 v4, v3, s20
	v_sub_u32_e32 v4, v2, v4
	v_add_u32_e32 v5, 1, v3
	v_subrev_u32_e32 v6, s20, v4
	v_cmp_le_u32_e32 vcc, s20, v4
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_add_u32_e32 v5, 1, v3
	v_cmp_le_u32_e32 vcc, s20, v4
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_mul_lo_u32 v4, v3, s20
	v_sub_u32_e32 v2, v2, v4
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_nop 1
	v_addc_co_u32_e32 v2, vcc, 0, v3, vcc
	v_mul_lo_u32 v2, v2, s20
	v_min_u32_e32 v1, v1, v2
.LBB0_92:
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_mov_b32_e32 v24, s19
	s_cbranch_vccnz .LBB0_94
; %bb.93:
	v_mov_b32_e32 v2, s0
	ds_read_b32 v2, v2 offset:45908
	v_mov_b32_e32 v3, s19
	v_mov_b32_e32 v4, s1
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v0, v2, v0
	v_cmp_eq_u32_e32 vcc, v1, v0
	s_nop 1
	v_cndmask_b32_e32 v24, v3, v4, vcc
	v_cndmask_b32_e64 v17, v1, 0, vcc
.LBB0_94:
	s_branch .LBB0_99
.LBB0_95:
                                        ; implicit-def: $vgpr17
                                        ; implicit-def: $vgpr24
	s_cbranch_execz .LBB0_99
; %bb.96:
	s_andn2_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v24, s6
	s_cbranch_vccnz .LBB0_98
; %bb.97:
	s_lshl2_add_u32 s1, s19, 0xb350
	v_mov_b32_e32 v0, 0
	ds_read_b32 v2, v0 offset:45904
	v_mov_b32_e32 v0, s1
	ds_read2_b32 v[0:1], v0 offset1:1
	s_mul_i32 s0, s8, s7
	s_add_i32 s4, s19, 1
	s_mul_i32 s1, s4, s18
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v2, s0, v2
	s_mul_i32 s0, s19, s18
	v_sub_u32_e32 v3, s1, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, s0, v0
	v_add_u32_e32 v1, v1, v3
	v_sub_u32_e32 v0, v2, v0
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s19
	v_cmp_lt_u32_e32 vcc, v0, v1
	s_nop 1
	v_cndmask_b32_e32 v24, v2, v3, vcc
.LBB0_98:
	v_mov_b32_e32 v17, 0
.LBB0_99:
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_100:
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_mbcnt_hi_u32_b32 v0, -1, v0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v105, 0
	s_mov_b32 s62, 0xbd87e24d
	s_mov_b32 s64, 0
	s_mov_b32 s66, 0x652b82fe
	v_xor_b32_e32 v1, 64, v0
	v_accvgpr_write_b32 a176, v0
	v_xor_b32_e32 v0, 0x80, v0
	s_and_b32 s84, s2, s3
	s_mov_b32 s35, 0
	s_movk_i32 s85, 0x200
	s_movk_i32 s36, 0x4000
	s_movk_i32 s86, 0x80
	s_movk_i32 s87, 0xff
	s_mov_b32 s88, 0x6050400
	s_movk_i32 s89, 0x1c0
	s_mov_b32 s38, 0xa000
	v_mov_b32_e32 v116, 0xff800000
	s_mov_b64 s[58:59], 0x100
	s_mov_b32 s60, 0xb000
	s_movk_i32 s90, 0x7f
	s_movk_i32 s91, 0x4601
	s_mov_b32 s92, 0x47000000
	s_mov_b32 s93, 0x7f800000
	s_brev_b32 s94, 60
	s_mov_b32 s63, 0x3fb0527d
	s_mov_b32 s65, 0xc08f4000
	s_movk_i32 s95, 0xf801
	s_mov_b32 s96, 0xff800000
	s_mov_b64 s[72:73], 0x88000
	s_mov_b32 s97, 0x3fb8aa3b
	s_mov_b32 s67, 0x3ff71547
	s_movk_i32 s98, 0x7fff
	s_mov_b64 s[74:75], 0x1000
	v_accvgpr_write_b32 a177, v1
	v_accvgpr_write_b32 a178, v0
	s_mov_b32 s99, 0xc000
	v_accvgpr_write_b32 a160, v105
	v_accvgpr_write_b32 a161, v105
	v_accvgpr_write_b32 a162, v105
	v_accvgpr_write_b32 a163, v105
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_104
.LBB0_101:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
.LBB0_102:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mov_b64 s[0:1], 0
.LBB0_103:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mov_b32 s82, 0
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s34, s76
	s_cbranch_vccz .LBB0_623
.LBB0_104:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_262 Depth 2
                                        ;     Child Loop BB0_269 Depth 2
                                        ;       Child Loop BB0_343 Depth 3
                                        ;     Child Loop BB0_159 Depth 2
                                        ;       Child Loop BB0_161 Depth 3
                                        ;       Child Loop BB0_165 Depth 3
                                        ;         Child Loop BB0_167 Depth 4
                                        ;         Child Loop BB0_170 Depth 4
                                        ;         Child Loop BB0_173 Depth 4
                                        ;       Child Loop BB0_176 Depth 3
                                        ;         Child Loop BB0_180 Depth 4
                                        ;     Child Loop BB0_206 Depth 2
                                        ;       Child Loop BB0_208 Depth 3
                                        ;       Child Loop BB0_212 Depth 3
                                        ;         Child Loop BB0_214 Depth 4
                                        ;         Child Loop BB0_217 Depth 4
                                        ;         Child Loop BB0_220 Depth 4
                                        ;       Child Loop BB0_225 Depth 3
                                        ;         Child Loop BB0_229 Depth 4
                                        ;     Child Loop BB0_443 Depth 2
                                        ;       Child Loop BB0_516 Depth 3
	v_cmp_lt_u32_e64 s[2:3], s34, v24
	s_and_b64 vcc, exec, s[2:3]
	s_mov_b64 s[0:1], s[2:3]
	s_cbranch_vccz .LBB0_106
; %bb.105:                              ;   in Loop: Header=BB0_104 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr76
	s_cbranch_vccnz .LBB0_103
	s_branch .LBB0_107
.LBB0_106:                              ;   in Loop: Header=BB0_104 Depth=1
	v_cmp_eq_u32_e32 vcc, s34, v24
	v_cmp_lt_u32_e64 s[0:1], s82, v17
	s_and_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $sgpr76
	s_cbranch_vccnz .LBB0_103
.LBB0_107:                              ;   in Loop: Header=BB0_104 Depth=1
	ds_read_b64 v[0:1], v105 offset:45856
	s_add_i32 s76, s34, 1
	s_mov_b32 s77, s35
	s_lshl_b64 s[78:79], s[76:77], 2
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v0
	v_readfirstlane_b32 s5, v1
	s_add_u32 s0, s4, s78
	s_addc_u32 s1, s5, s79
	s_lshl_b64 s[80:81], s[34:35], 2
	s_add_u32 s4, s4, s80
	s_addc_u32 s5, s5, s81
	global_load_dword v2, v105, s[0:1]
	global_load_dword v3, v105, s[4:5]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v2, v2, v3
	s_nop 0
	v_readfirstlane_b32 s77, v2
	s_cmp_lg_u32 s77, 0
	s_cbranch_scc0 .LBB0_112
; %bb.108:                              ;   in Loop: Header=BB0_104 Depth=1
	v_readfirstlane_b32 s0, v0
	v_readfirstlane_b32 s1, v1
	s_add_u32 s0, s0, s80
	s_addc_u32 s1, s1, s81
	s_mov_b32 s8, s84
	v_mov_b32_e32 v20, v98
	ds_read_b64 v[0:1], v105 offset:50080
	ds_read_b32 v3, v105 offset:50248
	global_load_dword v4, v105, s[0:1]
	s_mov_b32 s1, s84
	ds_read_b32 v2, v105 offset:50248
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s0, v4
	v_readfirstlane_b32 s6, v20
	s_lshr_b32 s7, s6, 6
	v_and_b32_e32 v8, 63, v20
	s_sub_i32 s4, 0, s7
	v_cmp_eq_u32_e32 vcc, s4, v8
	s_and_saveexec_b64 s[4:5], vcc
; %bb.109:                              ;   in Loop: Header=BB0_104 Depth=1
	ds_write_b32 v105, v105 offset:45896
; %bb.110:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[4:5]
	s_lshl_b32 s1, s1, 6
	v_ashrrev_i32_e32 v4, 31, v3
	v_subrev_u32_e32 v2, s1, v2
	v_and_b32_e32 v21, 15, v20
	v_mul_hi_u32 v5, v3, s34
	v_mul_lo_u32 v4, v4, s34
	v_min_i32_e32 v25, 64, v2
	v_add_u32_e32 v5, v5, v4
	v_mul_lo_u32 v4, v3, s34
	s_lshl_b32 s4, s8, 6
	v_accvgpr_write_b32 a180, v2
	v_lshl_or_b32 v2, s7, 4, v21
	v_add_u32_e32 v3, -1, v25
	s_ashr_i32 s5, s4, 31
	v_min_i32_e32 v2, v3, v2
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[4:5]
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[2:3], v[4:5], 0, v[2:3]
	v_accvgpr_read_b32 v12, a164
	v_lshrrev_b32_e32 v33, 5, v8
	v_lshlrev_b64 v[4:5], 9, v[2:3]
	v_accvgpr_read_b32 v13, a165
	v_bfe_u32 v18, v8, 4, 1
	v_lshl_add_u64 v[4:5], v[12:13], 0, v[4:5]
	v_mul_u32_u24_e32 v104, 0x60, v33
	v_lshl_add_u64 v[10:11], v[4:5], 0, v[104:105]
	v_lshlrev_b32_e32 v104, 4, v18
	v_lshrrev_b32_e32 v32, 4, v8
	v_lshl_add_u64 v[10:11], v[10:11], 0, v[104:105]
	v_mul_u32_u24_e32 v6, 3, v32
	global_load_dwordx4 a[128:131], v[10:11], off
	global_load_dwordx4 a[136:139], v[10:11], off offset:32
	global_load_dwordx4 a[132:135], v[10:11], off offset:192
	global_load_dwordx4 a[144:147], v[10:11], off offset:64
	global_load_dwordx4 a[140:143], v[10:11], off offset:224
	global_load_dwordx4 a[148:151], v[10:11], off offset:256
	v_and_b32_e32 v104, 48, v20
	v_mov_b32_e32 v7, v105
	v_mov_b32_e32 v19, v105
	v_accvgpr_read_b32 v14, a166
	v_accvgpr_read_b32 v15, a167
	v_lshl_add_u64 v[10:11], v[4:5], 0, v[104:105]
	v_lshl_add_u64 v[12:13], v[4:5], 0, v[6:7]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[18:19]
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	global_load_dwordx4 a[152:155], v[10:11], off offset:384
	global_load_sbyte v7, v[12:13], off offset:450
	s_nop 0
	global_load_ubyte v4, v[4:5], off offset:460
	s_nop 0
	global_load_ushort v5, v[12:13], off offset:448
	v_lshl_add_u64 v[2:3], v[14:15], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[104:105]
	global_load_dwordx4 v[106:109], v[2:3], off
	global_load_dwordx4 v[110:113], v[2:3], off offset:64
	s_ashr_i32 s1, s0, 31
	v_mov_b32_e32 v2, s77
	s_lshl_b64 s[0:1], s[0:1], 2
	s_mov_b32 s83, s35
	v_cndmask_b32_e64 v2, v17, v2, s[2:3]
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[0:1]
	s_lshl_b64 s[0:1], s[82:83], 2
	v_lshrrev_b32_e32 v16, 1, v20
	v_lshl_add_u64 v[36:37], v[0:1], 0, s[0:1]
	v_subrev_u32_e32 v254, s82, v2
	s_lshl_b32 s3, s7, 3
	v_lshrrev_b32_e32 v0, 3, v20
	v_and_or_b32 v11, v0, 4, s3
	v_and_b32_e32 v0, 4, v16
	v_cmp_lt_u32_e32 vcc, 31, v254
	v_or3_b32 v12, v0, v32, s3
	s_cbranch_vccz .LBB0_113
; %bb.111:                              ;   in Loop: Header=BB0_104 Depth=1
	v_lshlrev_b32_e32 v0, 2, v11
	v_readfirstlane_b32 s0, v36
	v_readfirstlane_b32 s1, v37
	v_lshlrev_b32_e32 v9, 2, v12
	s_nop 3
	global_load_dwordx4 v[0:3], v0, s[0:1]
	s_nop 0
	global_load_dword v10, v9, s[0:1]
	; sched_barrier mask(0x00000000)
	v_add_u32_e32 v9, -1, v254
	s_cbranch_execz .LBB0_114
	s_branch .LBB0_115
.LBB0_112:                              ;   in Loop: Header=BB0_104 Depth=1
	s_cbranch_execz .LBB0_102
	s_branch .LBB0_259
.LBB0_113:                              ;   in Loop: Header=BB0_104 Depth=1
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $vgpr10
	v_add_u32_e32 v9, -1, v254
.LBB0_114:                              ;   in Loop: Header=BB0_104 Depth=1
	s_waitcnt vmcnt(1)
	v_or_b32_e32 v1, 1, v11
	v_or_b32_e32 v2, 2, v11
	v_or_b32_e32 v3, 3, v11
	v_min_u32_e32 v0, v9, v11
	v_min_u32_e32 v1, v9, v1
	v_min_u32_e32 v2, v9, v2
	v_min_u32_e32 v3, v9, v3
	s_waitcnt vmcnt(0)
	v_min_u32_e32 v10, v9, v12
	v_lshlrev_b32_e32 v0, 2, v0
	v_readfirstlane_b32 s0, v36
	v_readfirstlane_b32 s1, v37
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshlrev_b32_e32 v10, 2, v10
	s_nop 0
	global_load_dword v0, v0, s[0:1]
	s_nop 0
	global_load_dword v1, v1, s[0:1]
	s_nop 0
	global_load_dword v2, v2, s[0:1]
	s_nop 0
	global_load_dword v3, v3, s[0:1]
	s_nop 0
	global_load_dword v10, v10, s[0:1]
.LBB0_115:                              ;   in Loop: Header=BB0_104 Depth=1
	v_or_b32_e32 v11, s3, v33
	v_and_b32_e32 v28, 31, v20
	v_bitop3_b32 v11, v11, v28, 9 bitop3:0x6c
	v_lshlrev_b32_e32 v104, 4, v11
	v_lshl_add_u64 v[12:13], v[100:101], 0, v[104:105]
	v_and_or_b32 v11, s3, 8, v33
	s_waitcnt vmcnt(1)
	v_mad_u64_u32 v[12:13], vcc, v0, s85, v[12:13]
	v_bitop3_b32 v0, v11, v28, 2 bitop3:0x36
	s_lshl_b32 s43, s7, 12
	s_mov_b32 m0, s43
	s_nop 0
	global_load_lds_dwordx4 v[12:13], off
	v_lshlrev_b32_e32 v12, 4, v0
	v_mov_b32_e32 v13, v105
	s_mov_b64 s[0:1], src_shared_base
	v_lshl_add_u64 v[12:13], v[100:101], 0, v[12:13]
	v_mad_u64_u32 v[0:1], vcc, v1, s85, v[12:13]
	s_or_b32 s0, s43, 0x400
	s_mov_b32 m0, s0
	s_nop 0
	global_load_lds_dwordx4 v[0:1], off
	v_bitop3_b32 v0, v11, v28, 4 bitop3:0x36
	v_lshlrev_b32_e32 v0, 4, v0
	v_mov_b32_e32 v1, v105
	v_lshl_add_u64 v[0:1], v[100:101], 0, v[0:1]
	v_mad_u64_u32 v[0:1], vcc, v2, s85, v[0:1]
	s_or_b32 s0, s43, 0x800
	s_mov_b32 m0, s0
	s_nop 0
	global_load_lds_dwordx4 v[0:1], off
	v_bitop3_b32 v0, v11, v28, 6 bitop3:0x36
	s_lshl_b32 s2, s7, 10
	v_lshlrev_b32_e32 v0, 4, v0
	v_mov_b32_e32 v1, v105
	s_or_b32 s0, s43, 0xc00
	s_mov_b32 s37, s1
	v_lshl_add_u64 v[0:1], v[100:101], 0, v[0:1]
	s_cmp_lg_u64 s[36:37], 0
	v_mad_u64_u32 v[0:1], vcc, v3, s85, v[0:1]
	v_mov_b32_e32 v23, v105
	s_mov_b32 m0, s0
	s_nop 0
	global_load_lds_dwordx4 v[0:1], off
	s_cselect_b32 s0, 0x4000, -1
	s_add_i32 s44, s2, s0
	s_lshr_b32 s0, s3, 1
	v_bitop3_b32 v0, v32, v20, s0 bitop3:0x36
	v_lshlrev_b32_e32 v0, 4, v0
	v_and_b32_e32 v22, 0x70, v0
	v_lshl_add_u64 v[0:1], v[102:103], 0, v[22:23]
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], vcc, v10, s86, v[0:1]
	s_nop 0
	s_mov_b32 m0, s44
	s_nop 0
	global_load_lds_dwordx4 v[0:1], off
	v_lshrrev_b32_e32 v1, 1, v8
	v_and_b32_e32 v34, 4, v1
	v_cmp_lt_u32_e32 vcc, 63, v254
	v_lshl_or_b32 v0, v33, 2, s3
	v_or3_b32 v1, s3, v34, v32
	s_cbranch_vccz .LBB0_117
; %bb.116:                              ;   in Loop: Header=BB0_104 Depth=1
	v_lshlrev_b32_e32 v2, 2, v0
	v_readfirstlane_b32 s0, v36
	v_readfirstlane_b32 s1, v37
	v_lshlrev_b32_e32 v3, 2, v1
	s_nop 3
	global_load_dwordx4 v[48:51], v2, s[0:1] offset:128
	global_load_dword v52, v3, s[0:1] offset:128
	; sched_barrier mask(0x00000000)
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_118
.LBB0_117:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mov_b64 s[0:1], -1
                                        ; implicit-def: $vgpr51
                                        ; implicit-def: $vgpr52
.LBB0_118:                              ;   in Loop: Header=BB0_104 Depth=1
	v_accvgpr_write_b32 a179, v25
	v_accvgpr_write_b32 a173, v24
	v_accvgpr_write_b32 a172, v17
	v_mov_b32_e32 v255, v98
	s_andn2_b64 vcc, exec, s[0:1]
	v_bitop3_b32 v29, s3, 9, v33 bitop3:0xc8
	s_cbranch_vccnz .LBB0_120
; %bb.119:                              ;   in Loop: Header=BB0_104 Depth=1
	v_add_u32_e32 v2, 32, v0
	v_min_u32_e32 v2, v9, v2
	v_add_u32_e32 v3, 33, v0
	v_add_u32_e32 v8, 34, v0
	v_add_u32_e32 v0, 35, v0
	v_add_u32_e32 v1, 32, v1
	v_lshlrev_b32_e32 v2, 2, v2
	v_readfirstlane_b32 s0, v36
	v_readfirstlane_b32 s1, v37
	v_min_u32_e32 v3, v9, v3
	v_min_u32_e32 v8, v9, v8
	v_min_u32_e32 v0, v9, v0
	v_min_u32_e32 v1, v9, v1
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshlrev_b32_e32 v8, 2, v8
	v_lshlrev_b32_e32 v0, 2, v0
	v_lshlrev_b32_e32 v1, 2, v1
	global_load_dword v48, v2, s[0:1]
	global_load_dword v49, v3, s[0:1]
	global_load_dword v50, v8, s[0:1]
	global_load_dword v51, v0, s[0:1]
	global_load_dword v52, v1, s[0:1]
.LBB0_120:                              ;   in Loop: Header=BB0_104 Depth=1
	v_lshrrev_b32_e32 v0, 8, v5
	v_and_b32_e32 v0, 0xff, v0
	v_and_b32_e32 v1, 0xff, v7
	v_perm_b32 v0, v0, v5, s88
	v_lshl_or_b32 v114, v1, 16, v0
	v_mul_u32_u24_e32 v0, 6, v33
	v_mad_u32_u24 v1, v33, 6, 12
	v_or_b32_e32 v1, v18, v1
	v_or_b32_e32 v0, v0, v18
	v_add_u32_e32 v2, 2, v1
	v_add_u32_e32 v3, 2, v0
	v_and_b32_e32 v115, 0xff, v4
	v_add_u32_e32 v4, 4, v1
	v_add_u32_e32 v5, 4, v0
	v_lshlrev_b32_e32 v8, 9, v21
	v_xor_b32_e32 v2, v2, v21
	v_xor_b32_e32 v7, v3, v21
	v_lshl_add_u32 v3, v2, 4, v8
	v_lshl_add_u32 v2, v7, 4, v8
	v_xor_b32_e32 v4, v4, v21
	v_xor_b32_e32 v7, v5, v21
	v_lshl_add_u32 v5, v4, 4, v8
	v_lshl_add_u32 v4, v7, 4, v8
	v_lshlrev_b32_e32 v7, 4, v21
	s_mov_b64 s[0:1], src_shared_base
	v_xor_b32_e32 v1, v1, v21
	v_xor_b32_e32 v0, v0, v21
	v_bitop3_b32 v9, v32, v21, 24 bitop3:0x36
	v_bitop3_b32 v12, v8, v7, s89 bitop3:0xf6
	v_lshlrev_b32_e32 v17, 3, v32
	v_lshlrev_b32_e32 v11, 3, v20
	v_lshl_add_u32 v1, v1, 4, v8
	v_lshl_add_u32 v0, v0, 4, v8
	v_or_b32_e32 v7, v12, v6
	v_lshl_or_b32 v6, v9, 4, v8
	v_or3_b32 v8, v18, v12, 12
	v_lshrrev_b32_e32 v12, 1, v21
	s_mov_b32 s37, s1
	v_or_b32_e32 v13, v17, v12
	s_cmp_lg_u64 s[36:37], 0
	v_and_b32_e32 v25, 8, v11
	v_and_b32_e32 v10, 7, v16
	s_cselect_b32 s0, 0x4000, -1
	v_bitop3_b32 v19, s7, v13, 15 bitop3:0x78
	v_lshl_or_b32 v26, v13, 9, v25
	v_bitop3_b32 v9, v32, v16, 7 bitop3:0x78
	v_lshl_add_u32 v14, v21, 7, s0
	v_bitop3_b32 v12, v17, 15, v12 bitop3:0xc8
	v_bitop3_b32 v10, v32, v10, 4 bitop3:0x36
	s_add_i32 s3, s7, 8
	v_lshl_add_u32 v11, v19, 4, v26
	v_lshrrev_b32_e32 v19, 2, v21
	v_lshl_add_u32 v9, v9, 4, v14
	v_lshl_add_u32 v10, v10, 4, v14
	s_add_i32 s4, s7, 4
	v_xor_b32_e32 v14, s3, v12
	s_add_i32 s3, s7, 12
	v_lshlrev_b32_e32 v15, 4, v13
	v_or_b32_e32 v17, v19, v17
	v_xor_b32_e32 v12, s4, v12
	v_bitop3_b32 v24, s3, v13, 15 bitop3:0x78
	v_and_b32_e32 v15, 0xf0, v15
	v_or_b32_e32 v19, 4, v17
	v_bitop3_b32 v15, v26, s89, v15 bitop3:0x36
	v_lshl_add_u32 v13, v14, 4, v26
	v_lshl_add_u32 v12, v12, 4, v26
	v_lshl_add_u32 v14, v24, 4, v26
	v_and_b32_e32 v16, 1, v16
	v_add_u32_e32 v24, s0, v25
	v_lshrrev_b32_e32 v25, 1, v17
	v_lshrrev_b32_e32 v26, 1, v19
	v_lshl_or_b32 v16, s7, 1, v16
	v_and_b32_e32 v26, 7, v26
	v_and_b32_e32 v25, 5, v25
	v_lshrrev_b32_e32 v35, 2, v20
	v_xor_b32_e32 v26, v26, v16
	v_xor_b32_e32 v16, v25, v16
	v_lshl_add_u32 v25, v17, 7, v24
	v_lshl_add_u32 v17, v19, 7, v24
	v_sub_u32_e32 v19, 0, v35
	v_and_b32_e32 v20, 3, v19
	v_lshl_add_u32 v16, v16, 4, v25
	v_bitop3_b32 v24, v32, v19, 3 bitop3:0x78
	v_lshl_or_b32 v25, v18, 3, s2
	v_bitop3_b32 v18, v33, v19, 3 bitop3:0x78
	s_mov_b32 s39, s1
	v_bitop3_b32 v20, v33, v20, 2 bitop3:0x36
	v_lshl_add_u32 v17, v26, 4, v17
	v_lshl_or_b32 v18, v18, 4, v25
	v_lshlrev_b32_e32 v26, 6, v21
	v_lshlrev_b32_e32 v19, 4, v24
	s_cmp_lg_u64 s[38:39], 0
	v_lshlrev_b32_e32 v20, 4, v20
	v_or_b32_e32 v18, v26, v18
	v_or_b32_e32 v24, v19, v26
	s_cselect_b32 s0, 0xa000, -1
	v_or3_b32 v20, v20, v26, v25
	v_add_u32_e32 v19, s0, v18
	v_add_u32_e32 v18, s0, v24
	v_add_u32_e32 v20, s0, v20
	s_and_b32 s55, s6, 0xffffffc0
	s_lshl_b32 s0, s7, 5
	s_mov_b32 s61, s1
	v_bitop3_b32 v24, v29, v28, 2 bitop3:0x36
	v_accvgpr_write_b32 a183, v37
	v_lshl_or_b32 v53, v33, 4, s0
	v_or_b32_e32 v33, v34, v32
	v_lshlrev_b32_e32 v32, 1, v32
	s_cmp_lg_u64 s[60:61], 0
	v_lshl_add_u64 v[30:31], v[22:23], 0, v[102:103]
	v_lshl_add_u64 v[22:23], v[104:105], 0, v[100:101]
	v_lshlrev_b32_e32 v104, 4, v24
	v_bitop3_b32 v26, v29, v28, 4 bitop3:0x36
	v_accvgpr_write_b32 a182, v36
	v_lshl_add_u64 v[36:37], v[36:37], 0, s[58:59]
	v_lshl_or_b32 v54, v33, 2, s0
	v_and_b32_e32 v32, 2, v32
	s_cselect_b32 s37, 0xb000, -1
	s_mov_b32 s0, s35
	s_mov_b32 s31, s35
	s_mov_b32 s68, s35
	s_mov_b32 s69, s35
	v_lshl_add_u64 v[24:25], v[104:105], 0, v[100:101]
	v_lshlrev_b32_e32 v104, 4, v26
	v_bitop3_b32 v28, v29, v28, 6 bitop3:0x36
	v_mov_b32_e32 v117, v116
	v_mov_b32_e32 v118, s35
	v_mov_b32_e32 v119, s35
	v_mov_b32_e32 v120, s35
	v_mov_b32_e32 v121, s35
	v_readfirstlane_b32 s41, v37
	v_readfirstlane_b32 s40, v36
	v_and_or_b32 v55, v35, 8, v32
	s_lshl2_add_u32 s39, s7, s37
	s_lshr_b32 s45, s6, 7
	s_mov_b32 s1, s35
	s_mov_b32 s2, s35
	s_mov_b32 s3, s35
	s_mov_b32 s4, s35
	s_mov_b32 s5, s35
	s_mov_b32 s6, s35
	s_mov_b32 s7, s35
	s_mov_b32 s8, s35
	s_mov_b32 s9, s35
	s_mov_b32 s10, s35
	s_mov_b32 s11, s35
	s_mov_b32 s12, s35
	s_mov_b32 s13, s35
	s_mov_b32 s14, s35
	s_mov_b32 s15, s35
	s_mov_b32 s16, s35
	s_mov_b32 s17, s35
	s_mov_b32 s18, s35
	s_mov_b32 s19, s35
	s_mov_b32 s20, s35
	s_mov_b32 s21, s35
	s_mov_b32 s22, s35
	s_mov_b32 s23, s35
	s_mov_b32 s24, s35
	s_mov_b32 s25, s35
	s_mov_b32 s26, s35
	s_mov_b32 s27, s35
	s_mov_b32 s28, s35
	s_mov_b32 s29, s35
	s_mov_b32 s30, s35
	s_mov_b32 s70, s35
	s_mov_b32 s71, s35
	v_accvgpr_write_b32 a0, s0
	v_accvgpr_write_b32 a63, s31
	v_accvgpr_write_b32 a95, s31
	v_accvgpr_write_b32 a127, s31
	v_mov_b64_e32 v[56:57], s[68:69]
	v_mov_b64_e32 v[32:33], v[106:107]
	v_lshl_or_b32 v21, v21, 2, s55
	v_lshl_add_u64 v[26:27], v[104:105], 0, v[100:101]
	v_lshlrev_b32_e32 v104, 4, v28
	v_accvgpr_write_b32 a171, v103
	v_readfirstlane_b32 s42, v254
	v_accvgpr_write_b32 a1, s1
	v_accvgpr_write_b32 a2, s2
	v_accvgpr_write_b32 a3, s3
	v_accvgpr_write_b32 a4, s4
	v_accvgpr_write_b32 a5, s5
	v_accvgpr_write_b32 a6, s6
	v_accvgpr_write_b32 a7, s7
	v_accvgpr_write_b32 a8, s8
	v_accvgpr_write_b32 a9, s9
	v_accvgpr_write_b32 a10, s10
	v_accvgpr_write_b32 a11, s11
	v_accvgpr_write_b32 a12, s12
	v_accvgpr_write_b32 a13, s13
	v_accvgpr_write_b32 a14, s14
	v_accvgpr_write_b32 a15, s15
	v_accvgpr_write_b32 a16, s16
	v_accvgpr_write_b32 a17, s17
	v_accvgpr_write_b32 a18, s18
	v_accvgpr_write_b32 a19, s19
	v_accvgpr_write_b32 a20, s20
	v_accvgpr_write_b32 a21, s21
	v_accvgpr_write_b32 a22, s22
	v_accvgpr_write_b32 a23, s23
	v_accvgpr_write_b32 a24, s24
	v_accvgpr_write_b32 a25, s25
	v_accvgpr_write_b32 a26, s26
	v_accvgpr_write_b32 a27, s27
	v_accvgpr_write_b32 a28, s28
	v_accvgpr_write_b32 a29, s29
	v_accvgpr_write_b32 a30, s30
	v_accvgpr_write_b32 a31, s31
	v_accvgpr_write_b32 a62, s30
	v_accvgpr_write_b32 a61, s29
	v_accvgpr_write_b32 a60, s28
	v_accvgpr_write_b32 a59, s27
	v_accvgpr_write_b32 a58, s26
	v_accvgpr_write_b32 a57, s25
	v_accvgpr_write_b32 a56, s24
	v_accvgpr_write_b32 a55, s23
	v_accvgpr_write_b32 a54, s22
	v_accvgpr_write_b32 a53, s21
	v_accvgpr_write_b32 a52, s20
	v_accvgpr_write_b32 a51, s19
	v_accvgpr_write_b32 a50, s18
	v_accvgpr_write_b32 a49, s17
	v_accvgpr_write_b32 a48, s16
	v_accvgpr_write_b32 a47, s15
	v_accvgpr_write_b32 a46, s14
	v_accvgpr_write_b32 a45, s13
	v_accvgpr_write_b32 a44, s12
	v_accvgpr_write_b32 a43, s11
	v_accvgpr_write_b32 a42, s10
	v_accvgpr_write_b32 a41, s9
	v_accvgpr_write_b32 a40, s8
	v_accvgpr_write_b32 a39, s7
	v_accvgpr_write_b32 a38, s6
	v_accvgpr_write_b32 a37, s5
	v_accvgpr_write_b32 a36, s4
	v_accvgpr_write_b32 a35, s3
	v_accvgpr_write_b32 a34, s2
	v_accvgpr_write_b32 a33, s1
	v_accvgpr_write_b32 a32, s0
	v_accvgpr_write_b32 a94, s30
	v_accvgpr_write_b32 a93, s29
	v_accvgpr_write_b32 a92, s28
	v_accvgpr_write_b32 a91, s27
	v_accvgpr_write_b32 a90, s26
	v_accvgpr_write_b32 a89, s25
	v_accvgpr_write_b32 a88, s24
	v_accvgpr_write_b32 a87, s23
	v_accvgpr_write_b32 a86, s22
	v_accvgpr_write_b32 a85, s21
	v_accvgpr_write_b32 a84, s20
	v_accvgpr_write_b32 a83, s19
	v_accvgpr_write_b32 a82, s18
	v_accvgpr_write_b32 a81, s17
	v_accvgpr_write_b32 a80, s16
	v_accvgpr_write_b32 a79, s15
	v_accvgpr_write_b32 a78, s14
	v_accvgpr_write_b32 a77, s13
	v_accvgpr_write_b32 a76, s12
	v_accvgpr_write_b32 a75, s11
	v_accvgpr_write_b32 a74, s10
	v_accvgpr_write_b32 a73, s9
	v_accvgpr_write_b32 a72, s8
	v_accvgpr_write_b32 a71, s7
	v_accvgpr_write_b32 a70, s6
	v_accvgpr_write_b32 a69, s5
	v_accvgpr_write_b32 a68, s4
	v_accvgpr_write_b32 a67, s3
	v_accvgpr_write_b32 a66, s2
	v_accvgpr_write_b32 a65, s1
	v_accvgpr_write_b32 a64, s0
	v_accvgpr_write_b32 a126, s30
	v_accvgpr_write_b32 a125, s29
	v_accvgpr_write_b32 a124, s28
	v_accvgpr_write_b32 a123, s27
	v_accvgpr_write_b32 a122, s26
	v_accvgpr_write_b32 a121, s25
	v_accvgpr_write_b32 a120, s24
	v_accvgpr_write_b32 a119, s23
	v_accvgpr_write_b32 a118, s22
	v_accvgpr_write_b32 a117, s21
	v_accvgpr_write_b32 a116, s20
	v_accvgpr_write_b32 a115, s19
	v_accvgpr_write_b32 a114, s18
	v_accvgpr_write_b32 a113, s17
	v_accvgpr_write_b32 a112, s16
	v_accvgpr_write_b32 a111, s15
	v_accvgpr_write_b32 a110, s14
	v_accvgpr_write_b32 a109, s13
	v_accvgpr_write_b32 a108, s12
	v_accvgpr_write_b32 a107, s11
	v_accvgpr_write_b32 a106, s10
	v_accvgpr_write_b32 a105, s9
	v_accvgpr_write_b32 a104, s8
	v_accvgpr_write_b32 a103, s7
	v_accvgpr_write_b32 a102, s6
	v_accvgpr_write_b32 a101, s5
	v_accvgpr_write_b32 a100, s4
	v_accvgpr_write_b32 a99, s3
	v_accvgpr_write_b32 a98, s2
	v_accvgpr_write_b32 a97, s1
	v_accvgpr_write_b32 a96, s0
	v_mov_b64_e32 v[58:59], s[70:71]
	v_mov_b64_e32 v[34:35], v[108:109]
	v_mov_b64_e32 v[36:37], v[110:111]
	v_mov_b64_e32 v[38:39], v[112:113]
	v_mov_b64_e32 v[40:41], v[114:115]
	v_mov_b64_e32 v[42:43], v[116:117]
	v_mov_b64_e32 v[44:45], v[118:119]
	v_mov_b64_e32 v[46:47], v[120:121]
	v_add_u32_e32 v21, 0xb010, v21
	v_accvgpr_write_b32 a170, v102
	v_accvgpr_write_b32 a169, v101
	v_accvgpr_write_b32 a168, v100
	v_accvgpr_write_b32 a175, v105
	v_lshl_add_u64 v[28:29], v[104:105], 0, v[100:101]
	v_accvgpr_write_b32 a156, s35
	v_accvgpr_write_b32 a157, s35
	v_accvgpr_write_b32 a158, s35
	v_accvgpr_write_b32 a159, s35
	v_mov_b32_e32 v60, s39
	v_mov_b32_e32 v61, s37
	s_mov_b32 s46, 0x3d8293ee
	s_mov_b32 s47, 0xd800000
	s_movk_i32 s48, 0x200
	s_movk_i32 s49, 0x80
	s_mov_b32 s50, 0xc010c00
	s_mov_b32 s51, 0xc030c02
	s_mov_b32 s52, 0xf27ff280
	s_mov_b32 s53, 0x41000000
	s_mov_b32 s54, 0x417af232
	v_accvgpr_write_b32 a174, v116
	s_waitcnt vmcnt(0)
	TILE_LOOP
	v_accvgpr_read_b32 v2, a177
	v_add_f32_e32 v1, v44, v45
	ds_bpermute_b32 v2, v2, v1
	v_mov_b32_e32 v0, v255
	v_lshrrev_b32_e32 v3, 16, v56
	v_readfirstlane_b32 s4, v0
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	v_accvgpr_read_b32 v2, a178
	ds_bpermute_b32 v2, v2, v1
	v_and_b32_e32 v4, 0xffff, v56
	v_max_u32_sdwa v5, v57, v57 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
	s_cmpk_gt_u32 s4, 0x7f
	v_and_b32_e32 v106, 15, v0
	v_max3_u32 v3, v3, v4, v5
	v_max_u32_sdwa v4, v58, v58 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
	v_max_u32_sdwa v5, v59, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
	s_cselect_b64 vcc, -1, 0
	v_max3_u32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v1, v1, v2
	v_addc_co_u32_e32 v2, vcc, 0, v106, vcc
	v_accvgpr_read_b32 v155, a31
	v_cmp_lt_u32_e32 vcc, 13, v2
	v_cmp_gt_u32_e64 s[0:1], s91, v3
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
	v_mov_b32_e32 v98, v255
	s_or_b64 s[6:7], s[0:1], vcc
	s_mov_b64 s[0:1], -1
	s_barrier
	s_and_saveexec_b64 s[2:3], s[6:7]
; %bb.121:                              ;   in Loop: Header=BB0_104 Depth=1
	v_cmp_nle_f32_e64 s[0:1], |v42|, s92
	v_cmp_nlg_f32_e32 vcc, s93, v1
	s_or_b64 s[0:1], s[0:1], vcc
	s_orn2_b64 s[0:1], s[0:1], exec
; %bb.122:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_lshr_b32 s18, s4, 6
	v_bfe_u32 v108, v0, 4, 2
	v_cmp_eq_u32_e32 vcc, 0, v108
	s_mov_b64 s[2:3], exec
	s_and_b64 s[4:5], s[2:3], vcc
	v_accvgpr_read_b32 v99, a179
	s_mov_b64 exec, s[4:5]
; %bb.123:                              ;   in Loop: Header=BB0_104 Depth=1
	v_lshlrev_b32_e32 v2, 2, v106
	v_lshl_or_b32 v2, s18, 6, v2
	v_add_u32_e32 v2, 16, v2
	ds_write2st64_b32 v2, v42, v1 offset0:177 offset1:178
; %bb.124:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_max3_f32 v1, |v124|, 0, |v125|
	v_max3_f32 v1, v1, |v126|, |v127|
	v_max3_f32 v1, v1, |v128|, |v129|
	v_max3_f32 v1, v1, |v130|, |v131|
	v_max3_f32 v1, v1, |v132|, |v133|
	v_max3_f32 v1, v1, |v134|, |v135|
	v_max3_f32 v1, v1, |v136|, |v137|
	v_max3_f32 v1, v1, |v138|, |v139|
	v_max3_f32 v1, v1, |v140|, |v141|
	v_max3_f32 v1, v1, |v142|, |v143|
	v_max3_f32 v1, v1, |v144|, |v145|
	v_max3_f32 v1, v1, |v146|, |v147|
	v_max3_f32 v1, v1, |v148|, |v149|
	v_max3_f32 v1, v1, |v150|, |v151|
	v_max3_f32 v1, v1, |v152|, |v153|
	v_accvgpr_read_b32 v2, a32
	v_max3_f32 v1, v1, |v154|, |v155|
	v_accvgpr_read_b32 v3, a33
	v_accvgpr_read_b32 v4, a34
	v_accvgpr_read_b32 v5, a35
	v_max3_f32 v1, v1, |v2|, |v3|
	v_accvgpr_read_b32 v6, a36
	v_accvgpr_read_b32 v7, a37
	v_max3_f32 v1, v1, |v4|, |v5|
	v_accvgpr_read_b32 v8, a38
	v_accvgpr_read_b32 v9, a39
	v_max3_f32 v1, v1, |v6|, |v7|
	v_accvgpr_read_b32 v10, a40
	v_accvgpr_read_b32 v11, a41
	v_max3_f32 v1, v1, |v8|, |v9|
	v_accvgpr_read_b32 v12, a42
	v_accvgpr_read_b32 v13, a43
	v_max3_f32 v1, v1, |v10|, |v11|
	v_accvgpr_read_b32 v14, a44
	v_accvgpr_read_b32 v15, a45
	v_max3_f32 v1, v1, |v12|, |v13|
	v_accvgpr_read_b32 v16, a46
	v_accvgpr_read_b32 v17, a47
	v_max3_f32 v1, v1, |v14|, |v15|
	v_accvgpr_read_b32 v18, a48
	v_accvgpr_read_b32 v19, a49
	v_max3_f32 v1, v1, |v16|, |v17|
	v_accvgpr_read_b32 v20, a50
	v_accvgpr_read_b32 v21, a51
	v_max3_f32 v1, v1, |v18|, |v19|
	v_accvgpr_read_b32 v22, a52
	v_accvgpr_read_b32 v23, a53
	v_max3_f32 v1, v1, |v20|, |v21|
	v_accvgpr_read_b32 v24, a54
	v_accvgpr_read_b32 v25, a55
	v_max3_f32 v1, v1, |v22|, |v23|
	v_accvgpr_read_b32 v26, a56
	v_accvgpr_read_b32 v27, a57
	v_max3_f32 v1, v1, |v24|, |v25|
	v_accvgpr_read_b32 v28, a58
	v_accvgpr_read_b32 v29, a59
	v_max3_f32 v1, v1, |v26|, |v27|
	v_accvgpr_read_b32 v30, a60
	v_accvgpr_read_b32 v31, a61
	v_max3_f32 v1, v1, |v28|, |v29|
	v_accvgpr_read_b32 v32, a62
	v_accvgpr_read_b32 v33, a63
	v_max3_f32 v1, v1, |v30|, |v31|
	v_max3_f32 v1, v1, |v32|, |v33|
	v_accvgpr_read_b32 v2, a64
	v_accvgpr_read_b32 v3, a65
	v_accvgpr_read_b32 v4, a66
	v_accvgpr_read_b32 v5, a67
	v_max3_f32 v1, v1, |v2|, |v3|
	v_accvgpr_read_b32 v6, a68
	v_accvgpr_read_b32 v7, a69
	v_max3_f32 v1, v1, |v4|, |v5|
	v_accvgpr_read_b32 v8, a70
	v_accvgpr_read_b32 v9, a71
	v_max3_f32 v1, v1, |v6|, |v7|
	v_accvgpr_read_b32 v10, a72
	v_accvgpr_read_b32 v11, a73
	v_max3_f32 v1, v1, |v8|, |v9|
	v_accvgpr_read_b32 v12, a74
	v_accvgpr_read_b32 v13, a75
	v_max3_f32 v1, v1, |v10|, |v11|
	v_accvgpr_read_b32 v14, a76
	v_accvgpr_read_b32 v15, a77
	v_max3_f32 v1, v1, |v12|, |v13|
	v_accvgpr_read_b32 v16, a78
	v_accvgpr_read_b32 v17, a79
	v_max3_f32 v1, v1, |v14|, |v15|
	v_accvgpr_read_b32 v18, a80
	v_accvgpr_read_b32 v19, a81
	v_max3_f32 v1, v1, |v16|, |v17|
	v_accvgpr_read_b32 v20, a82
	v_accvgpr_read_b32 v21, a83
	v_max3_f32 v1, v1, |v18|, |v19|
	v_accvgpr_read_b32 v22, a84
	v_accvgpr_read_b32 v23, a85
	v_max3_f32 v1, v1, |v20|, |v21|
	v_accvgpr_read_b32 v24, a86
	v_accvgpr_read_b32 v25, a87
	v_max3_f32 v1, v1, |v22|, |v23|
	v_accvgpr_read_b32 v26, a88
	v_accvgpr_read_b32 v27, a89
	v_max3_f32 v1, v1, |v24|, |v25|
	v_accvgpr_read_b32 v28, a90
	v_accvgpr_read_b32 v29, a91
	v_max3_f32 v1, v1, |v26|, |v27|
	v_accvgpr_read_b32 v30, a92
	v_accvgpr_read_b32 v31, a93
	v_max3_f32 v1, v1, |v28|, |v29|
	v_accvgpr_read_b32 v32, a94
	v_accvgpr_read_b32 v33, a95
	v_max3_f32 v1, v1, |v30|, |v31|
	v_max3_f32 v1, v1, |v32|, |v33|
	v_accvgpr_read_b32 v2, a96
	v_accvgpr_read_b32 v3, a97
	v_accvgpr_read_b32 v4, a98
	v_accvgpr_read_b32 v5, a99
	v_max3_f32 v1, v1, |v2|, |v3|
	v_accvgpr_read_b32 v6, a100
	v_accvgpr_read_b32 v7, a101
	v_max3_f32 v1, v1, |v4|, |v5|
	v_accvgpr_read_b32 v8, a102
	v_accvgpr_read_b32 v9, a103
	v_max3_f32 v1, v1, |v6|, |v7|
	v_accvgpr_read_b32 v10, a104
	v_accvgpr_read_b32 v11, a105
	v_max3_f32 v1, v1, |v8|, |v9|
	v_accvgpr_read_b32 v12, a106
	v_accvgpr_read_b32 v13, a107
	v_max3_f32 v1, v1, |v10|, |v11|
	v_accvgpr_read_b32 v14, a108
	v_accvgpr_read_b32 v15, a109
	v_max3_f32 v1, v1, |v12|, |v13|
	v_accvgpr_read_b32 v16, a110
	v_accvgpr_read_b32 v17, a111
	v_max3_f32 v1, v1, |v14|, |v15|
	v_accvgpr_read_b32 v18, a112
	v_accvgpr_read_b32 v19, a113
	v_max3_f32 v1, v1, |v16|, |v17|
	v_accvgpr_read_b32 v20, a114
	v_accvgpr_read_b32 v21, a115
	v_max3_f32 v1, v1, |v18|, |v19|
	v_accvgpr_read_b32 v22, a116
	v_accvgpr_read_b32 v23, a117
	v_max3_f32 v1, v1, |v20|, |v21|
	v_accvgpr_read_b32 v24, a118
	v_accvgpr_read_b32 v25, a119
	v_max3_f32 v1, v1, |v22|, |v23|
	v_accvgpr_read_b32 v26, a120
	v_accvgpr_read_b32 v27, a121
	v_max3_f32 v1, v1, |v24|, |v25|
	v_accvgpr_read_b32 v28, a122
	v_accvgpr_read_b32 v29, a123
	v_max3_f32 v1, v1, |v26|, |v27|
	v_accvgpr_read_b32 v30, a124
	v_accvgpr_read_b32 v31, a125
	v_max3_f32 v1, v1, |v28|, |v29|
	v_accvgpr_read_b32 v32, a126
	v_accvgpr_read_b32 v33, a127
	v_max3_f32 v1, v1, |v30|, |v31|
	v_max3_f32 v1, v1, |v32|, |v33|
	v_cmp_nlg_f32_e32 vcc, s93, v1
	s_or_b64 s[0:1], s[0:1], vcc
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_and_b32_e32 v0, 63, v0
	s_cmp_lg_u64 vcc, 0
	s_cselect_b64 s[0:1], -1, 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 s[2:3], s[0:1], vcc
	s_mov_b64 s[0:1], exec
	v_accvgpr_read_b32 v100, a168
	s_and_b64 s[2:3], s[0:1], s[2:3]
	v_accvgpr_read_b32 v101, a169
	v_accvgpr_read_b32 v102, a170
	v_accvgpr_read_b32 v103, a171
	v_accvgpr_read_b32 v105, a175
	v_accvgpr_read_b32 v116, a174
	s_mov_b64 exec, s[2:3]
; %bb.125:                              ;   in Loop: Header=BB0_104 Depth=1
	v_mov_b32_e32 v0, 1
	ds_write_b32 v105, v0 offset:45896
; %bb.126:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v105 offset:50248
	v_cmp_ne_u32_e32 vcc, s77, v254
	s_and_b64 vcc, exec, vcc
	s_mov_b64 s[0:1], -1
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_mul_hi_u32 v2, v0, s34
	v_mul_lo_u32 v1, v1, s34
	v_add_u32_e32 v111, v2, v1
	v_mul_lo_u32 v110, v0, s34
	s_cbranch_vccz .LBB0_243
; %bb.127:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mov_b32 s2, s84
	ds_read_b32 v0, v105 offset:50252
	s_mov_b32 s3, s33
	s_cmp_eq_u32 s82, 0
	s_cselect_b64 s[0:1], -1, 0
	s_lshl_b32 s3, s3, 1
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v1, 31, v0
	v_or_b32_e32 v2, s3, v2
	s_mov_b32 s0, s84
	v_mul_hi_u32 v3, v2, v0
	v_mul_lo_u32 v1, v2, v1
	v_mul_lo_u32 v0, v2, v0
	ds_read_b32 v2, v105 offset:45896
	v_add_u32_e64 v109, s99, 0
	ds_read2_b64 v[32:35], v109 offset0:124 offset1:126
	s_lshl_b32 s0, s0, 6
	v_add_u32_e32 v1, v3, v1
	s_ashr_i32 s1, s0, 31
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_lshl_add_u64 v[36:37], v[0:1], 0, s[0:1]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccz .LBB0_266
; %bb.128:                              ;   in Loop: Header=BB0_104 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_140
.LBB0_129:                              ;   in Loop: Header=BB0_104 Depth=1
	v_mov_b32_e32 v104, v98
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v104, v99
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_131
; %bb.130:                              ;   in Loop: Header=BB0_104 Depth=1
	v_lshlrev_b32_e32 v4, 2, v104
	v_add_u32_e32 v0, 16, v4
	ds_read2st64_b32 v[0:1], v0 offset0:177 offset1:178
	v_lshlrev_b64 v[2:3], 2, v[36:37]
	s_waitcnt lgkmcnt(1)
	v_lshl_add_u64 v[2:3], v[34:35], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[104:105], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v5, v0, v0
	v_max_f32_e32 v5, 0xff800000, v5
	v_sub_f32_e32 v6, v0, v5
	v_exp_f32_e32 v6, v6
	v_cmp_neq_f32_e32 vcc, v0, v5
	s_nop 1
	v_cndmask_b32_e32 v0, 1.0, v6, vcc
	v_fma_f32 v1, v1, v0, 0
	v_div_scale_f32 v6, s[2:3], v1, v1, v0
	v_log_f32_e32 v7, v1
	v_rcp_f32_e32 v8, v6
	v_div_scale_f32 v9, vcc, v0, v1, v0
	v_add_f32_e32 v5, v5, v7
	v_fma_f32 v7, -v6, v8, 1.0
	v_fmac_f32_e32 v8, v7, v8
	v_mul_f32_e32 v7, v9, v8
	v_fma_f32 v10, -v6, v7, v9
	v_fmac_f32_e32 v7, v10, v8
	v_fma_f32 v6, -v6, v7, v9
	v_div_fmas_f32 v6, v6, v8, v7
	v_div_fixup_f32 v0, v6, v1, v0
	ds_write_b32 v4, v0 offset:45072
	global_store_dword v[2:3], v5, off
.LBB0_131:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_lshl_b32 s0, s18, 4
	v_lshlrev_b32_e32 v1, 2, v108
	v_or_b32_e32 v0, s0, v1
	v_accvgpr_read_b32 v2, a180
	v_cmp_gt_i32_e32 vcc, v2, v106
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v34, s0, v1
	v_lshlrev_b32_e32 v104, 2, v0
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_133
; %bb.132:                              ;   in Loop: Header=BB0_104 Depth=1
	v_lshlrev_b32_e32 v0, 2, v106
	ds_read_b32 v4, v0 offset:45072
	v_mov_b32_e32 v107, v105
	v_lshl_add_u64 v[0:1], v[36:37], 0, v[106:107]
	v_lshlrev_b64 v[0:1], 11, v[0:1]
	v_lshl_add_u64 v[6:7], v[32:33], 0, v[0:1]
	v_lshl_add_u64 v[8:9], v[6:7], 0, v[104:105]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[0:1], v[4:5], v[124:125] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[126:127] op_sel_hi:[0,1]
	v_mov_b32_e32 v35, v105
	v_accvgpr_read_b32 v69, a63
	global_store_dwordx4 v[8:9], v[0:3], off
	v_lshl_add_u64 v[6:7], v[34:35], 2, v[6:7]
	v_accvgpr_read_b32 v41, a35
	v_pk_mul_f32 v[0:1], v[4:5], v[140:141] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[142:143] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v40, a34
	v_accvgpr_read_b32 v39, a33
	v_accvgpr_read_b32 v38, a32
	global_store_dwordx4 v[6:7], v[0:3], off offset:256
	v_accvgpr_read_b32 v68, a62
	v_accvgpr_read_b32 v67, a61
	v_accvgpr_read_b32 v66, a60
	v_accvgpr_read_b32 v65, a59
	v_accvgpr_read_b32 v64, a58
	v_accvgpr_read_b32 v63, a57
	v_accvgpr_read_b32 v62, a56
	v_accvgpr_read_b32 v61, a55
	v_accvgpr_read_b32 v60, a54
	v_accvgpr_read_b32 v59, a53
	v_accvgpr_read_b32 v58, a52
	v_accvgpr_read_b32 v57, a51
	v_accvgpr_read_b32 v56, a50
	v_accvgpr_read_b32 v55, a49
	v_accvgpr_read_b32 v54, a48
	v_accvgpr_read_b32 v53, a47
	v_accvgpr_read_b32 v52, a46
	v_accvgpr_read_b32 v51, a45
	v_accvgpr_read_b32 v50, a44
	v_accvgpr_read_b32 v49, a43
	v_accvgpr_read_b32 v48, a42
	v_accvgpr_read_b32 v47, a41
	v_accvgpr_read_b32 v46, a40
	v_accvgpr_read_b32 v45, a39
	v_accvgpr_read_b32 v44, a38
	v_accvgpr_read_b32 v43, a37
	v_accvgpr_read_b32 v42, a36
	v_pk_mul_f32 v[0:1], v[4:5], v[38:39] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[40:41] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:512
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[54:55] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[56:57] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v38, a64
	v_accvgpr_read_b32 v39, a65
	v_accvgpr_read_b32 v40, a66
	v_accvgpr_read_b32 v41, a67
	global_store_dwordx4 v[6:7], v[0:3], off offset:768
	v_accvgpr_read_b32 v42, a68
	v_accvgpr_read_b32 v43, a69
	v_accvgpr_read_b32 v44, a70
	v_accvgpr_read_b32 v45, a71
	v_accvgpr_read_b32 v46, a72
	v_accvgpr_read_b32 v47, a73
	v_accvgpr_read_b32 v48, a74
	v_accvgpr_read_b32 v49, a75
	v_accvgpr_read_b32 v50, a76
	v_accvgpr_read_b32 v51, a77
	v_accvgpr_read_b32 v52, a78
	v_accvgpr_read_b32 v53, a79
	v_accvgpr_read_b32 v54, a80
	v_accvgpr_read_b32 v55, a81
	v_accvgpr_read_b32 v56, a82
	v_accvgpr_read_b32 v57, a83
	v_accvgpr_read_b32 v58, a84
	v_accvgpr_read_b32 v59, a85
	v_accvgpr_read_b32 v60, a86
	v_accvgpr_read_b32 v61, a87
	v_accvgpr_read_b32 v62, a88
	v_accvgpr_read_b32 v63, a89
	v_accvgpr_read_b32 v64, a90
	v_accvgpr_read_b32 v65, a91
	v_accvgpr_read_b32 v66, a92
	v_accvgpr_read_b32 v67, a93
	v_accvgpr_read_b32 v68, a94
	v_accvgpr_read_b32 v69, a95
	v_pk_mul_f32 v[0:1], v[4:5], v[38:39] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[40:41] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:1024
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[54:55] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[56:57] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v38, a96
	v_accvgpr_read_b32 v39, a97
	v_accvgpr_read_b32 v40, a98
	v_accvgpr_read_b32 v41, a99
	global_store_dwordx4 v[6:7], v[0:3], off offset:1280
	v_accvgpr_read_b32 v54, a112
	v_accvgpr_read_b32 v55, a113
	v_accvgpr_read_b32 v56, a114
	v_accvgpr_read_b32 v57, a115
	v_pk_mul_f32 v[0:1], v[4:5], v[38:39] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[40:41] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:1536
	v_accvgpr_read_b32 v42, a100
	v_accvgpr_read_b32 v43, a101
	v_pk_mul_f32 v[0:1], v[4:5], v[54:55] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[56:57] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v44, a102
	v_accvgpr_read_b32 v45, a103
	v_accvgpr_read_b32 v46, a104
	v_accvgpr_read_b32 v47, a105
	v_accvgpr_read_b32 v48, a106
	v_accvgpr_read_b32 v49, a107
	v_accvgpr_read_b32 v50, a108
	v_accvgpr_read_b32 v51, a109
	v_accvgpr_read_b32 v52, a110
	v_accvgpr_read_b32 v53, a111
	v_accvgpr_read_b32 v58, a116
	v_accvgpr_read_b32 v59, a117
	v_accvgpr_read_b32 v60, a118
	v_accvgpr_read_b32 v61, a119
	v_accvgpr_read_b32 v62, a120
	v_accvgpr_read_b32 v63, a121
	v_accvgpr_read_b32 v64, a122
	v_accvgpr_read_b32 v65, a123
	v_accvgpr_read_b32 v66, a124
	v_accvgpr_read_b32 v67, a125
	v_accvgpr_read_b32 v68, a126
	v_accvgpr_read_b32 v69, a127
	global_store_dwordx4 v[6:7], v[0:3], off offset:1792
.LBB0_133:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v38, 16, v106
	v_cmp_lt_i32_e32 vcc, v38, v99
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_135
; %bb.134:                              ;   in Loop: Header=BB0_104 Depth=1
	v_lshlrev_b32_e32 v0, 2, v106
	ds_read_b32 v4, v0 offset:45136
	v_mov_b32_e32 v39, v105
	v_lshl_add_u64 v[0:1], v[36:37], 0, v[38:39]
	v_lshlrev_b64 v[0:1], 11, v[0:1]
	v_lshl_add_u64 v[6:7], v[32:33], 0, v[0:1]
	v_lshl_add_u64 v[8:9], v[6:7], 0, v[104:105]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[0:1], v[4:5], v[128:129] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[130:131] op_sel_hi:[0,1]
	v_mov_b32_e32 v35, v105
	v_accvgpr_read_b32 v69, a63
	global_store_dwordx4 v[8:9], v[0:3], off
	v_lshl_add_u64 v[6:7], v[34:35], 2, v[6:7]
	v_accvgpr_read_b32 v45, a39
	v_pk_mul_f32 v[0:1], v[4:5], v[144:145] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[146:147] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v44, a38
	v_accvgpr_read_b32 v43, a37
	v_accvgpr_read_b32 v42, a36
	global_store_dwordx4 v[6:7], v[0:3], off offset:256
	v_accvgpr_read_b32 v68, a62
	v_accvgpr_read_b32 v67, a61
	v_accvgpr_read_b32 v66, a60
	v_accvgpr_read_b32 v65, a59
	v_accvgpr_read_b32 v64, a58
	v_accvgpr_read_b32 v63, a57
	v_accvgpr_read_b32 v62, a56
	v_accvgpr_read_b32 v61, a55
	v_accvgpr_read_b32 v60, a54
	v_accvgpr_read_b32 v59, a53
	v_accvgpr_read_b32 v58, a52
	v_accvgpr_read_b32 v57, a51
	v_accvgpr_read_b32 v56, a50
	v_accvgpr_read_b32 v55, a49
	v_accvgpr_read_b32 v54, a48
	v_accvgpr_read_b32 v53, a47
	v_accvgpr_read_b32 v52, a46
	v_accvgpr_read_b32 v51, a45
	v_accvgpr_read_b32 v50, a44
	v_accvgpr_read_b32 v49, a43
	v_accvgpr_read_b32 v48, a42
	v_accvgpr_read_b32 v47, a41
	v_accvgpr_read_b32 v46, a40
	v_accvgpr_read_b32 v41, a35
	v_accvgpr_read_b32 v40, a34
	v_accvgpr_read_b32 v39, a33
	v_accvgpr_read_b32 v38, a32
	v_pk_mul_f32 v[0:1], v[4:5], v[42:43] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[44:45] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:512
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[58:59] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[60:61] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v38, a64
	v_accvgpr_read_b32 v42, a68
	v_accvgpr_read_b32 v43, a69
	v_accvgpr_read_b32 v44, a70
	v_accvgpr_read_b32 v45, a71
	global_store_dwordx4 v[6:7], v[0:3], off offset:768
	v_accvgpr_read_b32 v39, a65
	v_accvgpr_read_b32 v40, a66
	v_accvgpr_read_b32 v41, a67
	v_accvgpr_read_b32 v46, a72
	v_accvgpr_read_b32 v47, a73
	v_accvgpr_read_b32 v48, a74
	v_accvgpr_read_b32 v49, a75
	v_accvgpr_read_b32 v50, a76
	v_accvgpr_read_b32 v51, a77
	v_accvgpr_read_b32 v52, a78
	v_accvgpr_read_b32 v53, a79
	v_accvgpr_read_b32 v54, a80
	v_accvgpr_read_b32 v55, a81
	v_accvgpr_read_b32 v56, a82
	v_accvgpr_read_b32 v57, a83
	v_accvgpr_read_b32 v58, a84
	v_accvgpr_read_b32 v59, a85
	v_accvgpr_read_b32 v60, a86
	v_accvgpr_read_b32 v61, a87
	v_accvgpr_read_b32 v62, a88
	v_accvgpr_read_b32 v63, a89
	v_accvgpr_read_b32 v64, a90
	v_accvgpr_read_b32 v65, a91
	v_accvgpr_read_b32 v66, a92
	v_accvgpr_read_b32 v67, a93
	v_accvgpr_read_b32 v68, a94
	v_accvgpr_read_b32 v69, a95
	v_pk_mul_f32 v[0:1], v[4:5], v[42:43] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[44:45] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:1024
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[58:59] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[60:61] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v38, a96
	v_accvgpr_read_b32 v42, a100
	v_accvgpr_read_b32 v43, a101
	v_accvgpr_read_b32 v44, a102
	v_accvgpr_read_b32 v45, a103
	global_store_dwordx4 v[6:7], v[0:3], off offset:1280
	v_accvgpr_read_b32 v58, a116
	v_accvgpr_read_b32 v59, a117
	v_accvgpr_read_b32 v60, a118
	v_accvgpr_read_b32 v61, a119
	v_pk_mul_f32 v[0:1], v[4:5], v[42:43] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[44:45] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:1536
	v_accvgpr_read_b32 v39, a97
	v_accvgpr_read_b32 v40, a98
	v_pk_mul_f32 v[0:1], v[4:5], v[58:59] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[60:61] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v41, a99
	v_accvgpr_read_b32 v46, a104
	v_accvgpr_read_b32 v47, a105
	v_accvgpr_read_b32 v48, a106
	v_accvgpr_read_b32 v49, a107
	v_accvgpr_read_b32 v50, a108
	v_accvgpr_read_b32 v51, a109
	v_accvgpr_read_b32 v52, a110
	v_accvgpr_read_b32 v53, a111
	v_accvgpr_read_b32 v54, a112
	v_accvgpr_read_b32 v55, a113
	v_accvgpr_read_b32 v56, a114
	v_accvgpr_read_b32 v57, a115
	v_accvgpr_read_b32 v62, a120
	v_accvgpr_read_b32 v63, a121
	v_accvgpr_read_b32 v64, a122
	v_accvgpr_read_b32 v65, a123
	v_accvgpr_read_b32 v66, a124
	v_accvgpr_read_b32 v67, a125
	v_accvgpr_read_b32 v68, a126
	v_accvgpr_read_b32 v69, a127
	global_store_dwordx4 v[6:7], v[0:3], off offset:1792
.LBB0_135:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v38, 32, v106
	v_cmp_lt_i32_e32 vcc, v38, v99
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_137
; %bb.136:                              ;   in Loop: Header=BB0_104 Depth=1
	v_lshlrev_b32_e32 v0, 2, v106
	ds_read_b32 v4, v0 offset:45200
	v_mov_b32_e32 v39, v105
	v_lshl_add_u64 v[0:1], v[36:37], 0, v[38:39]
	v_lshlrev_b64 v[0:1], 11, v[0:1]
	v_lshl_add_u64 v[6:7], v[32:33], 0, v[0:1]
	v_lshl_add_u64 v[8:9], v[6:7], 0, v[104:105]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[0:1], v[4:5], v[132:133] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[134:135] op_sel_hi:[0,1]
	v_mov_b32_e32 v35, v105
	v_accvgpr_read_b32 v69, a63
	global_store_dwordx4 v[8:9], v[0:3], off
	v_lshl_add_u64 v[6:7], v[34:35], 2, v[6:7]
	v_accvgpr_read_b32 v49, a43
	v_pk_mul_f32 v[0:1], v[4:5], v[148:149] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[150:151] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v48, a42
	v_accvgpr_read_b32 v47, a41
	v_accvgpr_read_b32 v46, a40
	global_store_dwordx4 v[6:7], v[0:3], off offset:256
	v_accvgpr_read_b32 v68, a62
	v_accvgpr_read_b32 v67, a61
	v_accvgpr_read_b32 v66, a60
	v_accvgpr_read_b32 v65, a59
	v_accvgpr_read_b32 v64, a58
	v_accvgpr_read_b32 v63, a57
	v_accvgpr_read_b32 v62, a56
	v_accvgpr_read_b32 v61, a55
	v_accvgpr_read_b32 v60, a54
	v_accvgpr_read_b32 v59, a53
	v_accvgpr_read_b32 v58, a52
	v_accvgpr_read_b32 v57, a51
	v_accvgpr_read_b32 v56, a50
	v_accvgpr_read_b32 v55, a49
	v_accvgpr_read_b32 v54, a48
	v_accvgpr_read_b32 v53, a47
	v_accvgpr_read_b32 v52, a46
	v_accvgpr_read_b32 v51, a45
	v_accvgpr_read_b32 v50, a44
	v_accvgpr_read_b32 v45, a39
	v_accvgpr_read_b32 v44, a38
	v_accvgpr_read_b32 v43, a37
	v_accvgpr_read_b32 v42, a36
	v_accvgpr_read_b32 v41, a35
	v_accvgpr_read_b32 v40, a34
	v_accvgpr_read_b32 v39, a33
	v_accvgpr_read_b32 v38, a32
	v_pk_mul_f32 v[0:1], v[4:5], v[46:47] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[48:49] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:512
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[62:63] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[64:65] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v38, a64
	v_accvgpr_read_b32 v46, a72
	v_accvgpr_read_b32 v47, a73
	v_accvgpr_read_b32 v48, a74
	v_accvgpr_read_b32 v49, a75
	global_store_dwordx4 v[6:7], v[0:3], off offset:768
	v_accvgpr_read_b32 v39, a65
	v_accvgpr_read_b32 v40, a66
	v_accvgpr_read_b32 v41, a67
	v_accvgpr_read_b32 v42, a68
	v_accvgpr_read_b32 v43, a69
	v_accvgpr_read_b32 v44, a70
	v_accvgpr_read_b32 v45, a71
	v_accvgpr_read_b32 v50, a76
	v_accvgpr_read_b32 v51, a77
	v_accvgpr_read_b32 v52, a78
	v_accvgpr_read_b32 v53, a79
	v_accvgpr_read_b32 v54, a80
	v_accvgpr_read_b32 v55, a81
	v_accvgpr_read_b32 v56, a82
	v_accvgpr_read_b32 v57, a83
	v_accvgpr_read_b32 v58, a84
	v_accvgpr_read_b32 v59, a85
	v_accvgpr_read_b32 v60, a86
	v_accvgpr_read_b32 v61, a87
	v_accvgpr_read_b32 v62, a88
	v_accvgpr_read_b32 v63, a89
	v_accvgpr_read_b32 v64, a90
	v_accvgpr_read_b32 v65, a91
	v_accvgpr_read_b32 v66, a92
	v_accvgpr_read_b32 v67, a93
	v_accvgpr_read_b32 v68, a94
	v_accvgpr_read_b32 v69, a95
	v_pk_mul_f32 v[0:1], v[4:5], v[46:47] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[48:49] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:1024
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[62:63] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[64:65] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v38, a96
	v_accvgpr_read_b32 v46, a104
	v_accvgpr_read_b32 v47, a105
	v_accvgpr_read_b32 v48, a106
	v_accvgpr_read_b32 v49, a107
	global_store_dwordx4 v[6:7], v[0:3], off offset:1280
	v_accvgpr_read_b32 v62, a120
	v_accvgpr_read_b32 v63, a121
	v_accvgpr_read_b32 v64, a122
	v_accvgpr_read_b32 v65, a123
	v_pk_mul_f32 v[0:1], v[4:5], v[46:47] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[48:49] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:1536
	v_accvgpr_read_b32 v39, a97
	v_accvgpr_read_b32 v40, a98
	v_pk_mul_f32 v[0:1], v[4:5], v[62:63] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[64:65] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v41, a99
	v_accvgpr_read_b32 v42, a100
	v_accvgpr_read_b32 v43, a101
	v_accvgpr_read_b32 v44, a102
	v_accvgpr_read_b32 v45, a103
	v_accvgpr_read_b32 v50, a108
	v_accvgpr_read_b32 v51, a109
	v_accvgpr_read_b32 v52, a110
	v_accvgpr_read_b32 v53, a111
	v_accvgpr_read_b32 v54, a112
	v_accvgpr_read_b32 v55, a113
	v_accvgpr_read_b32 v56, a114
	v_accvgpr_read_b32 v57, a115
	v_accvgpr_read_b32 v58, a116
	v_accvgpr_read_b32 v59, a117
	v_accvgpr_read_b32 v60, a118
	v_accvgpr_read_b32 v61, a119
	v_accvgpr_read_b32 v66, a124
	v_accvgpr_read_b32 v67, a125
	v_accvgpr_read_b32 v68, a126
	v_accvgpr_read_b32 v69, a127
	global_store_dwordx4 v[6:7], v[0:3], off offset:1792
.LBB0_137:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v38, 48, v106
	v_cmp_lt_i32_e32 vcc, v38, v99
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_139
; %bb.138:                              ;   in Loop: Header=BB0_104 Depth=1
	v_lshlrev_b32_e32 v0, 2, v106
	ds_read_b32 v4, v0 offset:45264
	v_mov_b32_e32 v39, v105
	v_lshl_add_u64 v[0:1], v[36:37], 0, v[38:39]
	v_lshlrev_b64 v[0:1], 11, v[0:1]
	v_lshl_add_u64 v[6:7], v[32:33], 0, v[0:1]
	v_lshl_add_u64 v[8:9], v[6:7], 0, v[104:105]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[0:1], v[4:5], v[136:137] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[138:139] op_sel_hi:[0,1]
	v_mov_b32_e32 v35, v105
	global_store_dwordx4 v[8:9], v[0:3], off
	v_lshl_add_u64 v[6:7], v[34:35], 2, v[6:7]
	v_accvgpr_read_b32 v8, a32
	v_pk_mul_f32 v[0:1], v[4:5], v[152:153] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[154:155] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v20, a44
	v_accvgpr_read_b32 v21, a45
	v_accvgpr_read_b32 v22, a46
	v_accvgpr_read_b32 v23, a47
	global_store_dwordx4 v[6:7], v[0:3], off offset:256
	v_accvgpr_read_b32 v9, a33
	v_accvgpr_read_b32 v10, a34
	v_accvgpr_read_b32 v11, a35
	v_accvgpr_read_b32 v12, a36
	v_accvgpr_read_b32 v13, a37
	v_accvgpr_read_b32 v14, a38
	v_accvgpr_read_b32 v15, a39
	v_accvgpr_read_b32 v16, a40
	v_accvgpr_read_b32 v17, a41
	v_accvgpr_read_b32 v18, a42
	v_accvgpr_read_b32 v19, a43
	v_accvgpr_read_b32 v24, a48
	v_accvgpr_read_b32 v25, a49
	v_accvgpr_read_b32 v26, a50
	v_accvgpr_read_b32 v27, a51
	v_accvgpr_read_b32 v28, a52
	v_accvgpr_read_b32 v29, a53
	v_accvgpr_read_b32 v30, a54
	v_accvgpr_read_b32 v31, a55
	v_accvgpr_read_b32 v32, a56
	v_accvgpr_read_b32 v33, a57
	v_accvgpr_read_b32 v34, a58
	v_accvgpr_read_b32 v35, a59
	v_accvgpr_read_b32 v36, a60
	v_accvgpr_read_b32 v37, a61
	v_accvgpr_read_b32 v38, a62
	v_accvgpr_read_b32 v39, a63
	v_pk_mul_f32 v[0:1], v[4:5], v[20:21] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[22:23] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:512
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[36:37] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[38:39] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v8, a64
	v_accvgpr_read_b32 v20, a76
	v_accvgpr_read_b32 v21, a77
	v_accvgpr_read_b32 v22, a78
	v_accvgpr_read_b32 v23, a79
	global_store_dwordx4 v[6:7], v[0:3], off offset:768
	v_accvgpr_read_b32 v9, a65
	v_accvgpr_read_b32 v10, a66
	v_accvgpr_read_b32 v11, a67
	v_accvgpr_read_b32 v12, a68
	v_accvgpr_read_b32 v13, a69
	v_accvgpr_read_b32 v14, a70
	v_accvgpr_read_b32 v15, a71
	v_accvgpr_read_b32 v16, a72
	v_accvgpr_read_b32 v17, a73
	v_accvgpr_read_b32 v18, a74
	v_accvgpr_read_b32 v19, a75
	v_accvgpr_read_b32 v24, a80
	v_accvgpr_read_b32 v25, a81
	v_accvgpr_read_b32 v26, a82
	v_accvgpr_read_b32 v27, a83
	v_accvgpr_read_b32 v28, a84
	v_accvgpr_read_b32 v29, a85
	v_accvgpr_read_b32 v30, a86
	v_accvgpr_read_b32 v31, a87
	v_accvgpr_read_b32 v32, a88
	v_accvgpr_read_b32 v33, a89
	v_accvgpr_read_b32 v34, a90
	v_accvgpr_read_b32 v35, a91
	v_accvgpr_read_b32 v36, a92
	v_accvgpr_read_b32 v37, a93
	v_accvgpr_read_b32 v38, a94
	v_accvgpr_read_b32 v39, a95
	v_pk_mul_f32 v[0:1], v[4:5], v[20:21] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[22:23] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:1024
	s_nop 1
	v_pk_mul_f32 v[0:1], v[4:5], v[36:37] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[38:39] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v8, a96
	v_accvgpr_read_b32 v20, a108
	v_accvgpr_read_b32 v21, a109
	v_accvgpr_read_b32 v22, a110
	v_accvgpr_read_b32 v23, a111
	global_store_dwordx4 v[6:7], v[0:3], off offset:1280
	v_accvgpr_read_b32 v36, a124
	v_accvgpr_read_b32 v37, a125
	v_accvgpr_read_b32 v38, a126
	v_accvgpr_read_b32 v39, a127
	v_pk_mul_f32 v[0:1], v[4:5], v[20:21] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[22:23] op_sel_hi:[0,1]
	global_store_dwordx4 v[6:7], v[0:3], off offset:1536
	v_accvgpr_read_b32 v9, a97
	v_accvgpr_read_b32 v10, a98
	v_pk_mul_f32 v[0:1], v[4:5], v[36:37] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[4:5], v[38:39] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v11, a99
	v_accvgpr_read_b32 v12, a100
	v_accvgpr_read_b32 v13, a101
	v_accvgpr_read_b32 v14, a102
	v_accvgpr_read_b32 v15, a103
	v_accvgpr_read_b32 v16, a104
	v_accvgpr_read_b32 v17, a105
	v_accvgpr_read_b32 v18, a106
	v_accvgpr_read_b32 v19, a107
	v_accvgpr_read_b32 v24, a112
	v_accvgpr_read_b32 v25, a113
	v_accvgpr_read_b32 v26, a114
	v_accvgpr_read_b32 v27, a115
	v_accvgpr_read_b32 v28, a116
	v_accvgpr_read_b32 v29, a117
	v_accvgpr_read_b32 v30, a118
	v_accvgpr_read_b32 v31, a119
	v_accvgpr_read_b32 v32, a120
	v_accvgpr_read_b32 v33, a121
	v_accvgpr_read_b32 v34, a122
	v_accvgpr_read_b32 v35, a123
	global_store_dwordx4 v[6:7], v[0:3], off offset:1792
.LBB0_139:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
.LBB0_140:                              ;   in Loop: Header=BB0_104 Depth=1
	ds_read_b64 v[0:1], v105 offset:45856
	ds_read_b32 v4, v105 offset:45872
	ds_read_b64 v[2:3], v105 offset:45880
	ds_read_b64 v[112:113], v105 offset:50192
	s_mov_b32 s22, 1
	s_waitcnt lgkmcnt(3)
	v_readfirstlane_b32 s0, v0
	v_readfirstlane_b32 s1, v1
	s_add_u32 s2, s0, s80
	s_addc_u32 s3, s1, s81
	global_load_dword v0, v105, s[2:3]
	s_nop 1
	global_load_dword v1, v105, s[0:1]
	s_waitcnt lgkmcnt(1)
	v_readfirstlane_b32 s2, v2
	s_mul_i32 s2, s2, s76
	s_mov_b32 s21, s84
	v_mov_b32_e32 v107, v254
	s_waitcnt vmcnt(1)
	v_readfirstlane_b32 s3, v0
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v1
	s_add_i32 s2, s2, s3
	s_sub_i32 s2, s2, s4
	s_add_u32 s0, s0, s78
	s_addc_u32 s1, s1, s79
	global_load_dword v0, v105, s[0:1]
	v_readfirstlane_b32 s1, v3
	v_readfirstlane_b32 s0, v4
	s_sub_i32 s6, 0, s1
	v_cvt_f32_u32_e32 v1, s1
	v_cvt_f32_u32_e32 v2, s0
	s_not_b32 s3, s3
	v_rcp_iflag_f32_e32 v1, v1
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_readfirstlane_b32 s4, v1
	s_mul_i32 s6, s6, s4
	s_mul_hi_u32 s6, s4, s6
	s_add_i32 s4, s4, s6
	v_readfirstlane_b32 s5, v2
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s6, v0
	s_add_i32 s6, s6, s3
	s_mul_hi_u32 s3, s6, s4
	s_mul_i32 s3, s3, s1
	s_sub_i32 s3, s6, s3
	s_sub_i32 s4, s3, s1
	s_cmp_ge_u32 s3, s1
	s_cselect_b32 s3, s4, s3
	s_sub_i32 s4, s3, s1
	s_cmp_ge_u32 s3, s1
	s_cselect_b32 s1, s4, s3
	s_sub_i32 s3, 0, s0
	s_mul_i32 s3, s3, s5
	s_mul_hi_u32 s3, s5, s3
	s_add_i32 s5, s5, s3
	s_mul_hi_u32 s3, s2, s5
	s_mul_i32 s4, s3, s0
	s_sub_i32 s4, s2, s4
	s_sub_i32 s1, s6, s1
	s_add_i32 s6, s3, 1
	s_sub_i32 s7, s4, s0
	s_cmp_ge_u32 s4, s0
	s_cselect_b32 s3, s6, s3
	s_cselect_b32 s4, s7, s4
	s_add_i32 s6, s3, 1
	s_cmp_ge_u32 s4, s0
	s_cselect_b32 s19, s6, s3
	s_add_i32 s1, s1, s2
	s_mul_hi_u32 s2, s1, s5
	s_mul_i32 s3, s2, s0
	s_sub_i32 s1, s1, s3
	s_add_i32 s4, s2, 1
	s_sub_i32 s3, s1, s0
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s2, s4, s2
	s_cselect_b32 s1, s3, s1
	s_add_i32 s3, s2, 1
	s_cmp_ge_u32 s1, s0
	s_cselect_b32 s2, s3, s2
	s_sub_i32 s20, s2, s19
	s_add_i32 s20, s20, 1
	s_mov_b64 s[0:1], -1
	s_cmp_lt_u32 s20, 17
	s_cbranch_scc1 .LBB0_193
; %bb.141:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mov_b32 s0, s33
	ds_read_b64 v[0:1], v105 offset:45856
	s_sub_i32 s14, s0, s19
	s_and_b32 s22, s14, -16
	s_add_i32 s23, s22, s19
	s_add_i32 s0, s23, 16
	s_add_i32 s2, s2, 1
	s_min_u32 s8, s2, s0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v0
	v_readfirstlane_b32 s1, v1
	s_add_u32 s2, s0, s80
	s_addc_u32 s3, s1, s81
	global_load_dword v2, v105, s[2:3]
	s_nop 1
	global_load_dword v0, v105, s[0:1]
	ds_read_b32 v3, v105 offset:45872
	ds_read_b64 v[4:5], v105 offset:45880
	s_waitcnt lgkmcnt(1)
	v_readfirstlane_b32 s3, v3
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s5, v4
	s_mul_i32 s5, s5, s76
	s_mul_i32 s4, s8, s3
	v_readfirstlane_b32 s2, v5
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v1, s5, v2
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, v1, v0
	v_cmp_le_u32_e32 vcc, s4, v3
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_cbranch_vccnz .LBB0_144
; %bb.142:                              ;   in Loop: Header=BB0_104 Depth=1
	s_add_u32 s6, s0, s78
	s_addc_u32 s7, s1, s79
	global_load_dword v1, v105, s[6:7]
	v_sub_u32_e32 v4, s4, v3
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v1, v1, v2
	v_cmp_ge_u32_e32 vcc, v4, v1
	s_cbranch_vccnz .LBB0_144
; %bb.143:                              ;   in Loop: Header=BB0_104 Depth=1
	v_cvt_f32_u32_e32 v5, s2
	s_sub_i32 s4, 0, s2
	v_rcp_iflag_f32_e32 v5, v5
	s_nop 0
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v6, s4, v5
	v_mul_hi_u32 v6, v5, v6
	v_add_u32_e32 v5, v5, v6
	v_mul_hi_u32 v5, v4, v5
	v_mul_lo_u32 v6, v5, s2
	v_sub_u32_e32 v6, v4, v6
	v_add_u32_e32 v7, 1, v5
	v_subrev_u32_e32 v8, s2, v6
	v_cmp_le_u32_e32 vcc, s2, v6
	s_nop 1
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v7, 1, v5
	v_cmp_le_u32_e32 vcc, s2, v6
	s_nop 1
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_mul_lo_u32 v6, v5, s2
	v_sub_u32_e32 v4, v4, v6
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_nop 1
	v_addc_co_u32_e32 v4, vcc, 0, v5, vcc
	v_mul_lo_u32 v4, v4, s2
	v_min_u32_e32 v1, v1, v4
.LBB0_144:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mul_i32 s3, s3, s23
	v_cmp_le_u32_e32 vcc, s3, v3
	s_cbranch_vccnz .LBB0_147
; %bb.145:                              ;   in Loop: Header=BB0_104 Depth=1
	s_add_u32 s0, s0, s78
	s_addc_u32 s1, s1, s79
	global_load_dword v0, v105, s[0:1]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v0, v0, v2
	v_sub_u32_e32 v2, s3, v3
	v_cmp_ge_u32_e32 vcc, v2, v0
	s_cbranch_vccnz .LBB0_147
; %bb.146:                              ;   in Loop: Header=BB0_104 Depth=1
	v_cvt_f32_u32_e32 v3, s2
	s_sub_i32 s0, 0, s2
	v_rcp_iflag_f32_e32 v3, v3
	s_nop 0
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_mul_lo_u32 v4, s0, v3
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, v3, v4
	v_mul_hi_u32 v3, v2, v3
	v_mul_lo_u32 v4, v3, s2
	v_sub_u32_e32 v4, v2, v4
	v_add_u32_e32 v5, 1, v3
	v_subrev_u32_e32 v6, s2, v4
	v_cmp_le_u32_e32 vcc, s2, v4
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_cndmask_b32_e32 v4, v4, v6, vcc
	v_add_u32_e32 v5, 1, v3
	v_cmp_le_u32_e32 vcc, s2, v4
	s_nop 1
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_mul_lo_u32 v4, v3, s2
	v_sub_u32_e32 v2, v2, v4
	v_cmp_ne_u32_e32 vcc, 0, v2
	s_nop 1
	v_addc_co_u32_e32 v2, vcc, 0, v3, vcc
	v_mul_lo_u32 v2, v2, s2
	v_min_u32_e32 v0, v0, v2
.LBB0_147:                              ;   in Loop: Header=BB0_104 Depth=1
	ds_read_b64 v[32:33], v105 offset:50192
	v_sub_u32_e32 v107, v1, v0
	s_cmp_eq_u32 s22, 0
	s_mov_b32 s4, s84
	v_mov_b32_e32 v0, v98
	s_cselect_b64 s[0:1], -1, 0
	buffer_wbl2 sc1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_nop 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_153
; %bb.148:                              ;   in Loop: Header=BB0_104 Depth=1
	s_lshl_b32 s5, s23, 2
	s_and_b64 s[10:11], s[0:1], exec
	s_cselect_b32 s9, 2, 0
	s_or_b32 s10, s5, s9
	s_mov_b32 s11, s35
	s_mov_b32 s5, s35
	s_lshl_b64 s[10:11], s[10:11], 2
	v_lshl_add_u64 v[0:1], v[32:33], 0, s[10:11]
	s_lshl_b64 s[4:5], s[4:5], 2
	s_mov_b64 s[6:7], exec
	v_lshl_add_u64 v[0:1], v[0:1], 0, s[4:5]
	v_lshl_add_u64 v[32:33], v[0:1], 0, s[72:73]
	v_mbcnt_lo_u32_b32 v0, s6, 0
	v_mbcnt_hi_u32_b32 v0, s7, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_150
; %bb.149:                              ;   in Loop: Header=BB0_104 Depth=1
	s_bcnt1_i32_b64 s6, s[6:7]
	v_mul_lo_u32 v1, v254, s6
	buffer_wbl2 sc1
	global_atomic_add v1, v[32:33], v1, off sc0
	s_waitcnt vmcnt(0)
	buffer_inv sc1
.LBB0_150:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s4, v1
	v_mul_lo_u32 v0, v254, v0
	s_nop 0
	v_add_u32_e32 v1, s4, v254
	v_add_u32_e32 v0, v1, v0
	v_cmp_eq_u32_e32 vcc, v0, v107
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_152
; %bb.151:                              ;   in Loop: Header=BB0_104 Depth=1
	global_store_dword v[32:33], v105, off
.LBB0_152:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_cndmask_b32_e64 v0, 0, 1, vcc
	ds_write_b32 v105, v0 offset:45900
.LBB0_153:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v105 offset:45900
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s2, v0
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB0_241
; %bb.154:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mov_b32 s2, s84
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	ds_read2_b64 v[32:35], v109 offset0:124 offset1:126
	ds_read_b32 v228, v105 offset:50252
	ds_read_b32 v0, v105 offset:50248
	s_mov_b32 s3, s84
	s_lshl_b32 s3, s3, 6
	s_sub_i32 s24, s8, s23
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s4, v0
	s_sub_i32 s3, s4, s3
	s_min_i32 s25, s3, 64
	s_mul_i32 s4, s25, s24
	s_cmpk_lt_i32 s4, 0x2801
	s_mov_b32 s26, s25
	s_cbranch_scc1 .LBB0_156
; %bb.155:                              ;   in Loop: Header=BB0_104 Depth=1
	s_abs_i32 s4, s24
	v_cvt_f32_u32_e32 v0, s4
	s_sub_i32 s6, 0, s4
	s_ashr_i32 s5, s24, 31
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_nop 0
	v_readfirstlane_b32 s7, v0
	s_mul_i32 s6, s6, s7
	s_mul_hi_u32 s6, s7, s6
	s_add_i32 s7, s7, s6
	s_mul_hi_u32 s6, s7, 0x2800
	s_mul_i32 s7, s6, s4
	s_sub_i32 s7, 0x2800, s7
	s_add_i32 s8, s6, 1
	s_sub_i32 s9, s7, s4
	s_cmp_ge_u32 s7, s4
	s_cselect_b32 s6, s8, s6
	s_cselect_b32 s7, s9, s7
	s_add_i32 s8, s6, 1
	s_cmp_ge_u32 s7, s4
	s_cselect_b32 s4, s8, s6
	s_xor_b32 s4, s4, s5
	s_sub_i32 s26, s4, s5
.LBB0_156:                              ;   in Loop: Header=BB0_104 Depth=1
	s_cmp_lt_i32 s3, 1
	s_cbranch_scc1 .LBB0_192
; %bb.157:                              ;   in Loop: Header=BB0_104 Depth=1
	s_lshl_b32 s2, s2, 6
	s_lshl_b32 s3, s23, 1
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	v_or_b32_e32 v0, s3, v0
	s_ashr_i32 s3, s2, 31
	s_cmp_gt_i32 s24, 0
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_gt_i32 s24, 3
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_gt_i32 s24, 7
	v_ashrrev_i32_e32 v229, 31, v228
	s_cselect_b64 s[8:9], -1, 0
	s_bitcmp1_b32 s24, 1
	v_mul_lo_u32 v1, v229, v0
	v_mul_hi_u32 v2, v228, v0
	s_cselect_b64 s[10:11], -1, 0
	s_bitcmp1_b32 s24, 0
	v_add_u32_e32 v31, v2, v1
	v_mul_lo_u32 v30, v228, v0
	s_cselect_b64 s[12:13], -1, 0
	s_add_i32 s15, s23, 1
	v_lshl_add_u64 v[220:221], v[30:31], 0, s[2:3]
	s_cmp_eq_u32 s15, s19
	v_lshlrev_b64 v[0:1], 2, v[220:221]
	s_cselect_b64 s[0:1], -1, 0
	v_lshl_add_u64 v[222:223], v[34:35], 0, v[0:1]
	s_lshl_b32 s15, s15, 1
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	v_or_b32_e32 v0, s15, v0
	s_add_i32 s15, s23, 2
	s_cmp_eq_u32 s15, s19
	s_cselect_b64 s[0:1], -1, 0
	v_mul_lo_u32 v1, v0, v229
	v_mul_hi_u32 v2, v0, v228
	v_mul_lo_u32 v114, v0, v228
	s_lshl_b32 s15, s15, 1
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	v_or_b32_e32 v0, s15, v0
	v_add_u32_e32 v115, v2, v1
	v_mul_lo_u32 v1, v0, v229
	v_mul_hi_u32 v2, v0, v228
	v_mul_lo_u32 v118, v0, v228
	v_cvt_f32_u32_e32 v0, s24
	s_add_i32 s15, s23, 3
	s_cmp_eq_u32 s15, s19
	s_cselect_b64 s[0:1], -1, 0
	v_rcp_iflag_f32_e32 v0, v0
	v_add_u32_e32 v119, v2, v1
	s_lshl_b32 s15, s15, 1
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_or_b32_e32 v1, s15, v1
	s_sub_i32 s27, 0, s24
	v_mul_lo_u32 v2, v1, v229
	v_mul_hi_u32 v3, v1, v228
	v_mul_lo_u32 v120, v1, v228
	v_mul_lo_u32 v1, s27, v0
	v_mul_hi_u32 v1, v0, v1
	s_lshl_b32 s0, s14, 1
	v_add_u32_e32 v122, v0, v1
	v_mov_b32_e32 v123, v105
	s_andn2_b32 s0, s0, 31
	s_mov_b32 s3, 0
	v_add_u32_e32 v121, v3, v2
	v_lshlrev_b64 v[232:233], 8, v[122:123]
	s_lshl_b32 s28, s24, 1
	s_sub_i32 s29, 0, s22
	s_lshl_b32 s30, s24, 2
	s_lshl_b32 s31, s24, 10
	s_lshl1_add_u32 s37, s19, s0
	s_branch .LBB0_159
.LBB0_158:                              ;   in Loop: Header=BB0_159 Depth=2
	s_add_i32 s3, s3, s26
	s_cmp_lt_i32 s3, s25
	s_barrier
	s_cbranch_scc0 .LBB0_192
.LBB0_159:                              ;   Parent Loop BB0_104 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_161 Depth 3
                                        ;       Child Loop BB0_165 Depth 3
                                        ;         Child Loop BB0_167 Depth 4
                                        ;         Child Loop BB0_170 Depth 4
                                        ;         Child Loop BB0_173 Depth 4
                                        ;       Child Loop BB0_176 Depth 3
                                        ;         Child Loop BB0_180 Depth 4
	s_sub_i32 s0, s25, s3
	s_min_i32 s39, s0, s26
	v_mov_b32_e32 v0, v98
	s_mul_i32 s16, s39, s24
	s_nop 0
	v_cmp_gt_i32_e32 vcc, s16, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_162
; %bb.160:                              ;   in Loop: Header=BB0_159 Depth=2
	v_mad_u64_u32 v[36:37], s[14:15], v122, v0, 0
	s_add_i32 s17, s3, s2
	v_lshlrev_b32_e32 v1, 2, v0
	v_add_lshl_u32 v2, s23, v0, 1
	s_mov_b64 s[14:15], 0
.LBB0_161:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_159 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_mul_lo_u32 v3, s24, v37
	v_sub_u32_e32 v3, v0, v3
	v_add_u32_e32 v4, 1, v37
	v_cmp_le_u32_e32 vcc, s24, v3
	v_add_u32_e32 v5, s27, v3
	s_nop 0
	v_cndmask_b32_e32 v4, v37, v4, vcc
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_add_u32_e32 v5, 1, v4
	v_cmp_le_u32_e32 vcc, s24, v3
	v_lshl_add_u64 v[36:37], v[36:37], 0, v[232:233]
	s_nop 0
	v_cndmask_b32_e32 v3, v4, v5, vcc
	v_mul_lo_u32 v5, v3, s24
	v_mul_lo_u32 v6, s28, v3
	v_add_u32_e32 v4, s17, v3
	v_add_u32_e32 v3, s29, v5
	v_cmp_eq_u32_e32 vcc, v3, v0
	v_ashrrev_i32_e32 v5, 31, v4
	v_add_u32_e32 v0, 0x100, v0
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_sub_u32_e32 v3, v3, v6
	v_add_u32_e32 v3, v2, v3
	v_mad_u64_u32 v[6:7], s[40:41], v3, v228, 0
	v_mov_b32_e32 v8, v7
	v_mad_u64_u32 v[8:9], s[40:41], v3, v229, v[8:9]
	v_mov_b32_e32 v7, v8
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[34:35]
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[6:7]
	global_load_dword v3, v[4:5], off
	v_cmp_le_i32_e32 vcc, s16, v0
	v_add_u32_e32 v2, 0x200, v2
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v3
	v_add_u32_e32 v1, 0x400, v1
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_161
.LBB0_162:                              ;   in Loop: Header=BB0_159 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v0, v98
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_nop 0
	v_cmp_gt_i32_e32 vcc, s39, v0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_174
; %bb.163:                              ;   in Loop: Header=BB0_159 Depth=2
	v_mul_lo_u32 v1, s30, v0
	s_mov_b64 s[16:17], 0
	s_branch .LBB0_165
.LBB0_164:                              ;   in Loop: Header=BB0_165 Depth=3
	v_log_f32_e32 v2, v2
	v_add_u32_e32 v4, s3, v0
	v_add_u32_e32 v0, 0x100, v0
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_le_i32_e32 vcc, s39, v0
	v_lshl_add_u64 v[4:5], v[4:5], 2, v[222:223]
	v_add_f32_e32 v2, v3, v2
	s_or_b64 s[16:17], vcc, s[16:17]
	v_add_u32_e32 v1, s31, v1
	global_store_dword v[4:5], v2, off
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_174
.LBB0_165:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_159 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_167 Depth 4
                                        ;         Child Loop BB0_170 Depth 4
                                        ;         Child Loop BB0_173 Depth 4
	v_cndmask_b32_e64 v2, 0, 1, s[4:5]
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	s_andn2_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v2, 0xff800000
	s_cbranch_vccnz .LBB0_168
; %bb.166:                              ;   in Loop: Header=BB0_165 Depth=3
	s_mov_b32 s40, 0
	v_mov_b32_e32 v2, 0xff800000
	v_mov_b32_e32 v3, v1
.LBB0_167:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_159 Depth=2
                                        ;       Parent Loop BB0_165 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	ds_read_b32 v4, v3
	v_max_f32_e32 v2, v2, v2
	s_add_i32 s40, s40, 1
	v_add_u32_e32 v3, 4, v3
	s_cmp_ge_i32 s40, s24
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v4, v4, v4
	v_max_f32_e32 v2, v4, v2
	s_cbranch_scc0 .LBB0_167
.LBB0_168:                              ;   in Loop: Header=BB0_165 Depth=3
	s_and_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v4, 0
	s_cbranch_vccnz .LBB0_171
; %bb.169:                              ;   in Loop: Header=BB0_165 Depth=3
	s_mov_b32 s40, 0
	v_mov_b32_e32 v4, 0
	s_mov_b32 s41, 0
.LBB0_170:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_159 Depth=2
                                        ;       Parent Loop BB0_165 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v3, s40, v1
	ds_read_b32 v5, v3
	s_add_i32 s41, s41, 1
	s_add_i32 s40, s40, 4
	s_cmp_ge_i32 s41, s24
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v6, v5, v2
	v_exp_f32_e32 v6, v6
	v_cmp_neq_f32_e32 vcc, v5, v2
	s_nop 1
	v_cndmask_b32_e32 v5, 1.0, v6, vcc
	v_add_f32_e32 v4, v4, v5
	ds_write_b32 v3, v5
	s_cbranch_scc0 .LBB0_170
.LBB0_171:                              ;   in Loop: Header=BB0_165 Depth=3
	v_max_f32_e32 v3, v2, v2
	v_max_f32_e32 v3, 0xff800000, v3
	v_sub_f32_e32 v5, v2, v3
	v_exp_f32_e32 v5, v5
	v_cmp_neq_f32_e32 vcc, v2, v3
	s_nop 1
	v_cndmask_b32_e32 v5, 1.0, v5, vcc
	s_and_b64 vcc, exec, s[0:1]
	v_fma_f32 v2, v5, v4, 0
	s_cbranch_vccnz .LBB0_164
; %bb.172:                              ;   in Loop: Header=BB0_165 Depth=3
	v_div_scale_f32 v4, s[0:1], v2, v2, v5
	v_rcp_f32_e32 v6, v4
	v_div_scale_f32 v7, vcc, v5, v2, v5
	s_mov_b32 s0, 0
	v_fma_f32 v8, -v4, v6, 1.0
	v_fmac_f32_e32 v6, v8, v6
	v_mul_f32_e32 v8, v7, v6
	v_fma_f32 v9, -v4, v8, v7
	v_fmac_f32_e32 v8, v9, v6
	v_fma_f32 v4, -v4, v8, v7
	v_div_fmas_f32 v4, v4, v6, v8
	v_div_fixup_f32 v4, v4, v2, v5
	s_mov_b32 s1, 0
.LBB0_173:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_159 Depth=2
                                        ;       Parent Loop BB0_165 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v5, s0, v1
	ds_read_b32 v6, v5
	s_add_i32 s1, s1, 1
	s_add_i32 s0, s0, 4
	s_cmp_lt_i32 s1, s24
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v4, v6
	ds_write_b32 v5, v6
	s_cbranch_scc1 .LBB0_173
	s_branch .LBB0_164
.LBB0_174:                              ;   in Loop: Header=BB0_159 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s0, s3, s2
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[2:3], v[30:31], 0, s[0:1]
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	v_lshl_add_u64 v[236:237], v[32:33], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[114:115], 0, s[0:1]
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	v_lshl_add_u64 v[238:239], v[32:33], 0, v[2:3]
	v_lshl_add_u64 v[2:3], v[118:119], 0, s[0:1]
	v_mov_b32_e32 v0, v98
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_lshl_add_u64 v[240:241], v[32:33], 0, v[2:3]
	v_lshlrev_b32_e32 v1, 5, v0
	v_lshl_add_u64 v[2:3], v[120:121], 0, s[0:1]
	v_and_b32_e32 v234, 0x7e0, v1
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	v_mov_b32_e32 v235, v105
	v_lshl_add_u64 v[242:243], v[32:33], 0, v[2:3]
	v_lshl_add_u64 v[244:245], v[32:33], 0, v[234:235]
	s_branch .LBB0_176
.LBB0_175:                              ;   in Loop: Header=BB0_176 Depth=3
	v_add_u32_e32 v0, 0x400, v0
.LBB0_176:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_159 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_180 Depth 4
	s_nop 0
	v_readfirstlane_b32 s14, v0
	s_lshr_b32 s16, s14, 6
	s_cmp_ge_i32 s16, s39
	s_cbranch_scc1 .LBB0_185
; %bb.177:                              ;   in Loop: Header=BB0_176 Depth=3
	v_mov_b32_e32 v104, v105
	s_mov_b32 s14, 0
	s_andn2_b64 vcc, exec, s[6:7]
	v_mov_b64_e32 v[254:255], v[104:105]
	v_mov_b64_e32 v[212:213], v[104:105]
	v_mov_b64_e32 v[218:219], v[104:105]
	v_mov_b64_e32 v[216:217], v[104:105]
	v_mov_b64_e32 v[204:205], v[104:105]
	v_mov_b64_e32 v[206:207], v[104:105]
	v_mov_b64_e32 v[208:209], v[104:105]
	v_mov_b64_e32 v[210:211], v[104:105]
	v_mov_b64_e32 v[196:197], v[104:105]
	v_mov_b64_e32 v[198:199], v[104:105]
	v_mov_b64_e32 v[200:201], v[104:105]
	v_mov_b64_e32 v[202:203], v[104:105]
	v_mov_b64_e32 v[246:247], v[104:105]
	v_mov_b64_e32 v[248:249], v[104:105]
	v_mov_b64_e32 v[250:251], v[104:105]
	v_mov_b64_e32 v[252:253], v[104:105]
	s_cbranch_vccnz .LBB0_181
; %bb.178:                              ;   in Loop: Header=BB0_176 Depth=3
	s_add_i32 s15, s16, 4
	s_cmp_lt_u32 s15, s39
	s_cselect_b32 s40, s15, s16
	s_add_i32 s15, s16, 8
	s_cmp_lt_u32 s15, s39
	s_cselect_b32 s17, s15, s16
	s_add_i32 s15, s16, 12
	s_cmp_lt_u32 s15, s39
	s_cselect_b32 s15, s15, s16
	v_lshl_or_b32 v226, s15, 11, v234
	v_readfirstlane_b32 s50, v242
	v_readfirstlane_b32 s51, v243
	v_lshl_or_b32 v104, s16, 11, v234
	v_lshl_or_b32 v230, s40, 11, v234
	v_lshl_or_b32 v224, s17, 11, v234
	v_readfirstlane_b32 s44, v236
	v_readfirstlane_b32 s45, v237
	v_readfirstlane_b32 s46, v238
	v_readfirstlane_b32 s47, v239
	v_readfirstlane_b32 s48, v240
	v_readfirstlane_b32 s49, v241
	global_load_dwordx4 v[44:47], v226, s[50:51] offset:16
	global_load_dwordx4 v[48:51], v226, s[50:51]
	global_load_dwordx4 v[164:167], v224, s[44:45] offset:16
	global_load_dwordx4 v[172:175], v224, s[44:45]
	global_load_dwordx4 v[168:171], v224, s[46:47] offset:16
	global_load_dwordx4 v[180:183], v224, s[46:47]
	global_load_dwordx4 v[176:179], v224, s[48:49] offset:16
	global_load_dwordx4 v[188:191], v224, s[48:49]
	global_load_dwordx4 v[184:187], v224, s[50:51] offset:16
	global_load_dwordx4 v[192:195], v224, s[50:51]
	global_load_dwordx4 v[2:5], v230, s[44:45] offset:16
	global_load_dwordx4 v[6:9], v230, s[44:45]
	global_load_dwordx4 v[10:13], v230, s[46:47] offset:16
	global_load_dwordx4 v[14:17], v230, s[46:47]
	global_load_dwordx4 v[196:199], v230, s[48:49] offset:16
	global_load_dwordx4 v[204:207], v230, s[48:49]
	global_load_dwordx4 v[200:203], v230, s[50:51] offset:16
	global_load_dwordx4 v[208:211], v230, s[50:51]
	global_load_dwordx4 v[18:21], v104, s[44:45] offset:16
	global_load_dwordx4 v[22:25], v104, s[44:45]
	global_load_dwordx4 v[26:29], v104, s[46:47] offset:16
	global_load_dwordx4 v[216:219], v104, s[46:47]
	global_load_dwordx4 v[246:249], v104, s[48:49] offset:16
	global_load_dwordx4 v[250:253], v104, s[48:49]
	global_load_dwordx4 v[212:215], v104, s[50:51] offset:16
	global_load_dwordx4 v[60:63], v104, s[50:51]
	global_load_dwordx4 v[52:55], v226, s[44:45] offset:16
	global_load_dwordx4 v[56:59], v226, s[44:45]
	global_load_dwordx4 v[156:159], v226, s[46:47] offset:16
	global_load_dwordx4 v[160:163], v226, s[46:47]
	global_load_dwordx4 v[36:39], v226, s[48:49] offset:16
	global_load_dwordx4 v[40:43], v226, s[48:49]
	s_mul_i32 s41, s16, s24
	s_lshl_b32 s52, s41, 2
	s_mul_i32 s41, s40, s24
	s_lshl_b32 s43, s41, 2
	s_mul_i32 s41, s17, s24
	s_mov_b32 s14, 4
	s_lshl_b32 s42, s41, 2
	s_mul_i32 s41, s15, s24
	s_lshl_b32 s41, s41, 2
	; sched_barrier mask(0x00000000)
	v_mov_b32_e32 v1, s52
	ds_read2_b32 v[64:65], v1 offset1:1
	s_andn2_b64 vcc, exec, s[8:9]
	s_waitcnt vmcnt(13) lgkmcnt(0)
	v_pk_fma_f32 v[18:19], v[64:65], v[18:19], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[18:19], v[64:65], v[26:27], v[18:19] op_sel:[1,0,0]
	ds_read2_b32 v[26:27], v1 offset0:2 offset1:3
	v_pk_fma_f32 v[22:23], v[64:65], v[22:23], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(10)
	v_pk_fma_f32 v[22:23], v[64:65], v[216:217], v[22:23] op_sel:[1,0,0]
	v_mov_b32_e32 v1, s43
	v_pk_fma_f32 v[24:25], v[64:65], v[24:25], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(9) lgkmcnt(0)
	v_pk_fma_f32 v[18:19], v[26:27], v[246:247], v[18:19] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(8)
	v_pk_fma_f32 v[22:23], v[26:27], v[250:251], v[22:23] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[250:251], v[26:27], v[212:213], v[18:19] op_sel:[1,0,0]
	ds_read2_b32 v[18:19], v1 offset1:1
	v_pk_fma_f32 v[20:21], v[64:65], v[20:21], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[24:25], v[64:65], v[218:219], v[24:25] op_sel:[1,0,0]
	v_pk_fma_f32 v[20:21], v[64:65], v[28:29], v[20:21] op_sel:[1,0,0]
	v_pk_fma_f32 v[24:25], v[26:27], v[252:253], v[24:25] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[18:19], v[2:3], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[2:3], v[18:19], v[10:11], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v1 offset0:2 offset1:3
	v_mov_b32_e32 v1, s42
	v_pk_fma_f32 v[6:7], v[18:19], v[6:7], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[8:9], v[18:19], v[8:9], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[4:5], v[18:19], v[4:5], 0 op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[10:11], v[196:197], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[200:201], v[10:11], v[200:201], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[2:3], v1 offset1:1
	v_pk_fma_f32 v[6:7], v[18:19], v[14:15], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[18:19], v[16:17], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[4:5], v[18:19], v[12:13], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[10:11], v[204:205], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[206:207], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[10:11], v[198:199], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[196:197], v[10:11], v[208:209], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[198:199], v[10:11], v[210:211], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[202:203], v[10:11], v[202:203], v[4:5] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[2:3], v[172:173], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[174:175], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[164:165], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[10:11], v[2:3], v[166:167], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[4:5], v[2:3], v[180:181], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[182:183], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[168:169], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[2:3], v[170:171], v[10:11] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v1 offset0:2 offset1:3
	v_mov_b32_e32 v1, s41
	v_pk_fma_f32 v[20:21], v[26:27], v[248:249], v[20:21] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[246:247], v[26:27], v[60:61], v[22:23] op_sel:[1,0,0]
	v_pk_fma_f32 v[248:249], v[26:27], v[62:63], v[24:25] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[10:11], v[178:179], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[210:211], v[10:11], v[186:187], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[2:3], v1 offset1:1
	v_pk_fma_f32 v[4:5], v[10:11], v[188:189], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[10:11], v[190:191], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[176:177], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[204:205], v[10:11], v[192:193], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[206:207], v[10:11], v[194:195], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[208:209], v[10:11], v[184:185], v[8:9] op_sel:[1,0,0]
	s_waitcnt vmcnt(4) lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[2:3], v[56:57], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[58:59], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[52:53], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[10:11], v[2:3], v[54:55], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[4:5], v[2:3], v[160:161], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[162:163], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[156:157], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[2:3], v[158:159], v[10:11] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v1 offset0:2 offset1:3
	v_pk_fma_f32 v[252:253], v[26:27], v[214:215], v[20:21] op_sel:[1,0,0]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[10:11], v[40:41], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[10:11], v[42:43], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[36:37], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[10:11], v[38:39], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[254:255], v[10:11], v[48:49], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[212:213], v[10:11], v[50:51], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[218:219], v[10:11], v[44:45], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[216:217], v[10:11], v[46:47], v[2:3] op_sel:[1,0,0]
	s_cbranch_vccnz .LBB0_181
; %bb.179:                              ;   in Loop: Header=BB0_176 Depth=3
	v_mov_b32_e32 v231, v105
	v_mov_b32_e32 v225, v105
	v_mov_b32_e32 v227, v105
	s_mul_i32 s15, s30, s15
	s_mul_i32 s17, s30, s17
	s_mul_i32 s40, s30, s40
	s_mul_i32 s41, s30, s16
	s_mov_b32 s42, 0
	s_mov_b32 s43, s37
.LBB0_180:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_159 Depth=2
                                        ;       Parent Loop BB0_176 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_mov_b32 s44, s14
	s_add_i32 s14, s22, s14
	s_cmp_eq_u32 s14, 0
	s_addc_u32 s14, s43, 8
	v_mul_lo_u32 v1, s14, v229
	v_mul_hi_u32 v2, s14, v228
	v_add_u32_e32 v3, v2, v1
	v_mul_lo_u32 v2, s14, v228
	s_add_i32 s14, s43, 10
	v_mul_lo_u32 v1, s14, v229
	v_mul_hi_u32 v8, s14, v228
	v_add_u32_e32 v9, v8, v1
	v_mul_lo_u32 v8, s14, v228
	s_add_i32 s14, s43, 12
	v_mul_lo_u32 v1, s14, v229
	v_mul_hi_u32 v12, s14, v228
	v_add_u32_e32 v13, v12, v1
	v_mul_lo_u32 v12, s14, v228
	s_add_i32 s14, s43, 14
	v_mul_lo_u32 v1, s14, v229
	v_mul_hi_u32 v18, s14, v228
	v_add_u32_e32 v19, v18, v1
	v_mul_lo_u32 v18, s14, v228
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[0:1]
	v_lshl_add_u64 v[12:13], v[12:13], 0, s[0:1]
	v_lshl_add_u64 v[18:19], v[18:19], 0, s[0:1]
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	v_lshlrev_b64 v[8:9], 11, v[8:9]
	v_lshlrev_b64 v[12:13], 11, v[12:13]
	v_lshlrev_b64 v[18:19], 11, v[18:19]
	v_lshl_add_u64 v[2:3], v[32:33], 0, v[2:3]
	v_lshl_add_u64 v[8:9], v[32:33], 0, v[8:9]
	v_lshl_add_u64 v[12:13], v[32:33], 0, v[12:13]
	v_lshl_add_u64 v[18:19], v[32:33], 0, v[18:19]
	v_lshl_add_u64 v[68:69], v[2:3], 0, v[104:105]
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[230:231]
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[224:225]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[226:227]
	v_lshl_add_u64 v[76:77], v[8:9], 0, v[104:105]
	v_lshl_add_u64 v[14:15], v[8:9], 0, v[230:231]
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[224:225]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[226:227]
	v_lshl_add_u64 v[84:85], v[12:13], 0, v[104:105]
	v_lshl_add_u64 v[22:23], v[12:13], 0, v[230:231]
	v_lshl_add_u64 v[16:17], v[12:13], 0, v[224:225]
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[226:227]
	v_lshl_add_u64 v[92:93], v[18:19], 0, v[104:105]
	v_lshl_add_u64 v[60:61], v[18:19], 0, v[230:231]
	v_lshl_add_u64 v[20:21], v[18:19], 0, v[224:225]
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[226:227]
	global_load_dwordx4 v[36:39], v[2:3], off offset:16
	global_load_dwordx4 v[44:47], v[2:3], off
	global_load_dwordx4 v[40:43], v[8:9], off offset:16
	global_load_dwordx4 v[52:55], v[8:9], off
	global_load_dwordx4 v[48:51], v[12:13], off offset:16
	global_load_dwordx4 v[156:159], v[12:13], off
	global_load_dwordx4 v[56:59], v[18:19], off offset:16
	global_load_dwordx4 v[160:163], v[18:19], off
	global_load_dwordx4 v[164:167], v[4:5], off offset:16
	global_load_dwordx4 v[172:175], v[4:5], off
	global_load_dwordx4 v[168:171], v[10:11], off offset:16
	global_load_dwordx4 v[180:183], v[10:11], off
	global_load_dwordx4 v[176:179], v[16:17], off offset:16
	global_load_dwordx4 v[188:191], v[16:17], off
	global_load_dwordx4 v[184:187], v[20:21], off offset:16
	global_load_dwordx4 v[192:195], v[20:21], off
	s_nop 0
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[14:15], off offset:16
	s_nop 0
	global_load_dwordx4 v[14:17], v[14:15], off
	s_nop 0
	global_load_dwordx4 v[18:21], v[22:23], off offset:16
	s_nop 0
	global_load_dwordx4 v[22:25], v[22:23], off
	s_nop 0
	global_load_dwordx4 v[26:29], v[60:61], off offset:16
	s_nop 0
	global_load_dwordx4 v[60:63], v[60:61], off
	s_nop 0
	global_load_dwordx4 v[64:67], v[68:69], off offset:16
	s_nop 0
	global_load_dwordx4 v[68:71], v[68:69], off
	s_nop 0
	global_load_dwordx4 v[72:75], v[76:77], off offset:16
	s_nop 0
	global_load_dwordx4 v[76:79], v[76:77], off
	s_nop 0
	global_load_dwordx4 v[80:83], v[84:85], off offset:16
	s_nop 0
	global_load_dwordx4 v[84:87], v[84:85], off
	s_nop 0
	global_load_dwordx4 v[88:91], v[92:93], off offset:16
	s_nop 0
	global_load_dwordx4 v[92:95], v[92:93], off
	s_add_i32 s14, s42, s15
	s_add_i32 s45, s42, s41
	s_add_i32 s46, s42, s40
	s_add_i32 s47, s42, s17
	; sched_barrier mask(0x00000000)
	v_mov_b32_e32 v1, s45
	ds_read2_b32 v[96:97], v1 offset0:4 offset1:5
	s_add_i32 s42, s42, 16
	s_add_i32 s43, s43, 8
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_pk_fma_f32 v[64:65], v[96:97], v[64:65], v[250:251] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(5)
	v_pk_fma_f32 v[64:65], v[96:97], v[72:73], v[64:65] op_sel:[1,0,0]
	ds_read2_b32 v[72:73], v1 offset0:6 offset1:7
	v_mov_b32_e32 v1, s46
	v_pk_fma_f32 v[68:69], v[96:97], v[68:69], v[246:247] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[70:71], v[96:97], v[70:71], v[248:249] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[66:67], v[96:97], v[66:67], v[252:253] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(3) lgkmcnt(0)
	v_pk_fma_f32 v[64:65], v[72:73], v[80:81], v[64:65] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[250:251], v[72:73], v[88:89], v[64:65] op_sel:[1,0,0]
	ds_read2_b32 v[64:65], v1 offset0:4 offset1:5
	v_pk_fma_f32 v[68:69], v[96:97], v[76:77], v[68:69] op_sel:[1,0,0]
	v_pk_fma_f32 v[70:71], v[96:97], v[78:79], v[70:71] op_sel:[1,0,0]
	v_pk_fma_f32 v[66:67], v[96:97], v[74:75], v[66:67] op_sel:[1,0,0]
	v_pk_fma_f32 v[68:69], v[72:73], v[84:85], v[68:69] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[64:65], v[2:3], v[200:201] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[64:65], v[10:11], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v1 offset0:6 offset1:7
	v_mov_b32_e32 v1, s47
	v_pk_fma_f32 v[6:7], v[64:65], v[6:7], v[196:197] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[64:65], v[8:9], v[198:199] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[64:65], v[4:5], v[202:203] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[10:11], v[18:19], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[200:201], v[10:11], v[26:27], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[2:3], v1 offset0:4 offset1:5
	v_pk_fma_f32 v[6:7], v[64:65], v[14:15], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[64:65], v[16:17], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[4:5], v[64:65], v[12:13], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[10:11], v[22:23], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[24:25], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[10:11], v[20:21], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[196:197], v[10:11], v[60:61], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[198:199], v[10:11], v[62:63], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[202:203], v[10:11], v[28:29], v[4:5] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[2:3], v[172:173], v[204:205] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[2:3], v[174:175], v[206:207] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[2:3], v[164:165], v[208:209] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[2:3], v[166:167], v[210:211] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[2:3], v[180:181], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[182:183], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[168:169], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[2:3], v[170:171], v[10:11] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v1 offset0:6 offset1:7
	v_mov_b32_e32 v1, s14
	v_pk_fma_f32 v[70:71], v[72:73], v[86:87], v[70:71] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[66:67], v[72:73], v[82:83], v[66:67] op_sel_hi:[0,1,1]
	s_add_i32 s14, s44, 4
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[10:11], v[178:179], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[210:211], v[10:11], v[186:187], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[2:3], v1 offset0:4 offset1:5
	v_pk_fma_f32 v[4:5], v[10:11], v[188:189], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[10:11], v[190:191], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[176:177], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[204:205], v[10:11], v[192:193], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[206:207], v[10:11], v[194:195], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[208:209], v[10:11], v[184:185], v[8:9] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[2:3], v[44:45], v[254:255] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[2:3], v[46:47], v[212:213] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[2:3], v[36:37], v[218:219] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[2:3], v[38:39], v[216:217] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[2:3], v[52:53], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[54:55], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[40:41], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[2:3], v[42:43], v[10:11] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v1 offset0:6 offset1:7
	s_add_i32 s44, s44, 8
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[246:247], v[72:73], v[92:93], v[68:69] op_sel:[1,0,0]
	v_pk_fma_f32 v[248:249], v[72:73], v[94:95], v[70:71] op_sel:[1,0,0]
	v_pk_fma_f32 v[252:253], v[72:73], v[90:91], v[66:67] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[10:11], v[156:157], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[10:11], v[158:159], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[48:49], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[10:11], v[50:51], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[254:255], v[10:11], v[160:161], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[212:213], v[10:11], v[162:163], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[218:219], v[10:11], v[56:57], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[216:217], v[10:11], v[58:59], v[2:3] op_sel:[1,0,0]
	s_cmp_le_i32 s44, s24
	s_cbranch_scc1 .LBB0_180
.LBB0_181:                              ;   in Loop: Header=BB0_176 Depth=3
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_183
; %bb.182:                              ;   in Loop: Header=BB0_176 Depth=3
	s_add_i32 s15, s14, s23
	s_cmp_eq_u32 s15, s19
	s_cselect_b64 s[40:41], -1, 0
	s_lshl_b32 s17, s15, 1
	v_cndmask_b32_e64 v1, 0, 1, s[40:41]
	v_or_b32_e32 v1, s17, v1
	s_add_i32 s17, s16, 4
	s_cmp_lt_u32 s17, s39
	s_cselect_b32 s17, s17, s16
	s_add_i32 s40, s16, 8
	s_cmp_lt_u32 s40, s39
	s_cselect_b32 s42, s40, s16
	s_add_i32 s40, s16, 12
	s_cmp_lt_u32 s40, s39
	s_cselect_b32 s43, s40, s16
	s_add_i32 s15, s15, 1
	s_cmp_eq_u32 s15, s19
	s_cselect_b64 s[40:41], -1, 0
	s_lshl_b32 s15, s15, 1
	v_cndmask_b32_e64 v4, 0, 1, s[40:41]
	v_or_b32_e32 v4, s15, v4
	s_mul_i32 s15, s16, s24
	v_mul_lo_u32 v2, v1, v229
	v_mul_hi_u32 v3, v1, v228
	v_mul_lo_u32 v5, v4, v229
	v_mul_hi_u32 v7, v4, v228
	s_add_i32 s15, s15, s14
	v_add_u32_e32 v3, v3, v2
	v_mul_lo_u32 v2, v1, v228
	v_add_u32_e32 v5, v7, v5
	v_mul_lo_u32 v4, v4, v228
	s_lshl_b32 s44, s15, 2
	s_mul_i32 s15, s17, s24
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	v_lshl_add_u64 v[4:5], v[4:5], 0, s[0:1]
	s_add_i32 s15, s15, s14
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	v_lshlrev_b64 v[4:5], 11, v[4:5]
	s_lshl_b32 s45, s15, 2
	s_mul_i32 s15, s42, s24
	v_lshl_add_u64 v[2:3], v[32:33], 0, v[2:3]
	v_lshl_add_u64 v[4:5], v[32:33], 0, v[4:5]
	s_add_i32 s15, s15, s14
	v_lshl_or_b32 v52, s17, 11, v234
	v_lshl_or_b32 v14, s42, 11, v234
	v_lshl_or_b32 v6, s43, 11, v234
	s_lshl_b32 s17, s15, 2
	s_mul_i32 s15, s43, s24
	v_readfirstlane_b32 s40, v2
	v_readfirstlane_b32 s41, v3
	v_readfirstlane_b32 s42, v4
	v_readfirstlane_b32 s43, v5
	v_lshl_or_b32 v1, s16, 11, v234
	s_nop 1
	global_load_dwordx4 v[36:39], v6, s[40:41] offset:16
	global_load_dwordx4 v[40:43], v6, s[40:41]
	global_load_dwordx4 v[44:47], v6, s[42:43] offset:16
	global_load_dwordx4 v[48:51], v6, s[42:43]
	global_load_dwordx4 v[2:5], v14, s[40:41] offset:16
	s_nop 0
	global_load_dwordx4 v[6:9], v14, s[40:41]
	global_load_dwordx4 v[10:13], v14, s[42:43] offset:16
	s_nop 0
	global_load_dwordx4 v[14:17], v14, s[42:43]
	s_nop 0
	global_load_dwordx4 v[18:21], v52, s[40:41] offset:16
	global_load_dwordx4 v[22:25], v52, s[40:41]
	global_load_dwordx4 v[26:29], v52, s[42:43] offset:16
	s_nop 0
	global_load_dwordx4 v[52:55], v52, s[42:43]
	s_nop 0
	global_load_dwordx4 v[56:59], v1, s[40:41] offset:16
	global_load_dwordx4 v[60:63], v1, s[40:41]
	global_load_dwordx4 v[64:67], v1, s[42:43] offset:16
	global_load_dwordx4 v[68:71], v1, s[42:43]
	s_add_i32 s15, s15, s14
	s_lshl_b32 s15, s15, 2
	; sched_barrier mask(0x00000000)
	v_mov_b32_e32 v1, s44
	ds_read2_b32 v[72:73], v1 offset1:1
	v_mov_b32_e32 v1, s45
	s_or_b32 s14, s14, 2
	s_waitcnt vmcnt(3) lgkmcnt(0)
	v_pk_fma_f32 v[56:57], v[72:73], v[56:57], v[250:251] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[250:251], v[72:73], v[64:65], v[56:57] op_sel:[1,0,0]
	ds_read2_b32 v[56:57], v1 offset1:1
	v_mov_b32_e32 v1, s17
	v_pk_fma_f32 v[60:61], v[72:73], v[60:61], v[246:247] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[62:63], v[72:73], v[62:63], v[248:249] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[58:59], v[72:73], v[58:59], v[252:253] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[18:19], v[56:57], v[18:19], v[200:201] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[200:201], v[56:57], v[26:27], v[18:19] op_sel:[1,0,0]
	ds_read2_b32 v[18:19], v1 offset1:1
	v_mov_b32_e32 v1, s15
	v_pk_fma_f32 v[22:23], v[56:57], v[22:23], v[196:197] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[56:57], v[24:25], v[198:199] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[56:57], v[20:21], v[202:203] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[18:19], v[2:3], v[208:209] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[208:209], v[18:19], v[10:11], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[2:3], v1 offset1:1
	v_pk_fma_f32 v[6:7], v[18:19], v[6:7], v[204:205] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[18:19], v[8:9], v[206:207] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[18:19], v[4:5], v[210:211] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[204:205], v[18:19], v[14:15], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[206:207], v[18:19], v[16:17], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[210:211], v[18:19], v[12:13], v[4:5] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[2:3], v[40:41], v[254:255] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[2:3], v[42:43], v[212:213] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[2:3], v[36:37], v[218:219] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[2:3], v[38:39], v[216:217] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[246:247], v[72:73], v[68:69], v[60:61] op_sel:[1,0,0]
	v_pk_fma_f32 v[248:249], v[72:73], v[70:71], v[62:63] op_sel:[1,0,0]
	v_pk_fma_f32 v[252:253], v[72:73], v[66:67], v[58:59] op_sel:[1,0,0]
	v_pk_fma_f32 v[196:197], v[56:57], v[52:53], v[22:23] op_sel:[1,0,0]
	v_pk_fma_f32 v[198:199], v[56:57], v[54:55], v[24:25] op_sel:[1,0,0]
	v_pk_fma_f32 v[202:203], v[56:57], v[28:29], v[20:21] op_sel:[1,0,0]
	v_pk_fma_f32 v[254:255], v[2:3], v[48:49], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[212:213], v[2:3], v[50:51], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[218:219], v[2:3], v[44:45], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[216:217], v[2:3], v[46:47], v[10:11] op_sel:[1,0,0]
.LBB0_183:                              ;   in Loop: Header=BB0_176 Depth=3
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_186
; %bb.184:                              ;   in Loop: Header=BB0_176 Depth=3
	s_add_i32 s15, s14, s23
	s_cmp_eq_u32 s15, s19
	s_cselect_b64 s[40:41], -1, 0
	v_cndmask_b32_e64 v1, 0, 1, s[40:41]
	s_lshl_b32 s15, s15, 1
	s_add_i32 s17, s16, 4
	v_or_b32_e32 v1, s15, v1
	s_cmp_lt_u32 s17, s39
	v_mul_lo_u32 v2, v1, v229
	v_mul_hi_u32 v3, v1, v228
	s_cselect_b32 s15, s17, s16
	s_add_i32 s40, s16, 8
	v_add_u32_e32 v3, v3, v2
	v_mul_lo_u32 v2, v1, v228
	s_cmp_lt_u32 s40, s39
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	s_cselect_b32 s42, s40, s16
	s_add_i32 s40, s16, 12
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	s_cmp_lt_u32 s40, s39
	v_lshl_add_u64 v[2:3], v[32:33], 0, v[2:3]
	s_cselect_b32 s43, s40, s16
	v_lshl_or_b32 v22, s15, 11, v234
	v_lshl_or_b32 v14, s42, 11, v234
	v_lshl_or_b32 v6, s43, 11, v234
	v_readfirstlane_b32 s40, v2
	v_readfirstlane_b32 s41, v3
	v_lshl_or_b32 v1, s16, 11, v234
	s_nop 3
	global_load_dwordx4 v[2:5], v6, s[40:41] offset:16
	s_nop 0
	global_load_dwordx4 v[6:9], v6, s[40:41]
	s_nop 0
	global_load_dwordx4 v[10:13], v14, s[40:41] offset:16
	s_nop 0
	global_load_dwordx4 v[14:17], v14, s[40:41]
	s_nop 0
	global_load_dwordx4 v[18:21], v22, s[40:41] offset:16
	s_nop 0
	global_load_dwordx4 v[22:25], v22, s[40:41]
	s_nop 0
	global_load_dwordx4 v[26:29], v1, s[40:41] offset:16
	global_load_dwordx4 v[36:39], v1, s[40:41]
	s_mul_i32 s40, s16, s24
	s_lshl_b32 s14, s14, 2
	s_mul_i32 s15, s15, s24
	s_mul_i32 s42, s42, s24
	s_mul_i32 s43, s43, s24
	s_lshl2_add_u32 s40, s40, s14
	s_lshl2_add_u32 s15, s15, s14
	s_lshl2_add_u32 s41, s42, s14
	s_lshl2_add_u32 s14, s43, s14
	; sched_barrier mask(0x00000000)
	v_mov_b32_e32 v1, s40
	ds_read_b32 v40, v1
	v_mov_b32_e32 v1, s15
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_pk_fma_f32 v[48:49], v[40:41], v[36:37], v[246:247] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[36:37], v[40:41], v[26:27], v[250:251] op_sel_hi:[0,1,1]
	ds_read_b32 v26, v1
	v_mov_b32_e32 v1, s41
	v_pk_fma_f32 v[50:51], v[40:41], v[38:39], v[248:249] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[38:39], v[40:41], v[28:29], v[252:253] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[40:41], v[26:27], v[18:19], v[200:201] op_sel_hi:[0,1,1]
	ds_read_b32 v18, v1
	v_mov_b32_e32 v1, s14
	v_pk_fma_f32 v[52:53], v[26:27], v[22:23], v[196:197] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[54:55], v[26:27], v[24:25], v[198:199] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[42:43], v[26:27], v[20:21], v[202:203] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[44:45], v[18:19], v[10:11], v[208:209] op_sel_hi:[0,1,1]
	ds_read_b32 v10, v1
	v_pk_fma_f32 v[56:57], v[18:19], v[14:15], v[204:205] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[58:59], v[18:19], v[16:17], v[206:207] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[46:47], v[18:19], v[12:13], v[210:211] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[160:161], v[10:11], v[6:7], v[254:255] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[162:163], v[10:11], v[8:9], v[212:213] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[156:157], v[10:11], v[2:3], v[218:219] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[158:159], v[10:11], v[4:5], v[216:217] op_sel_hi:[0,1,1]
	s_cbranch_execz .LBB0_187
	s_branch .LBB0_188
.LBB0_185:                              ;   in Loop: Header=BB0_176 Depth=3
                                        ; implicit-def: $vgpr0
	s_cbranch_execz .LBB0_176
	s_branch .LBB0_158
.LBB0_186:                              ;   in Loop: Header=BB0_176 Depth=3
                                        ; implicit-def: $vgpr38_vgpr39
                                        ; implicit-def: $vgpr50_vgpr51
                                        ; implicit-def: $vgpr42_vgpr43
                                        ; implicit-def: $vgpr54_vgpr55
                                        ; implicit-def: $vgpr46_vgpr47
                                        ; implicit-def: $vgpr58_vgpr59
                                        ; implicit-def: $vgpr158_vgpr159
                                        ; implicit-def: $vgpr162_vgpr163
                                        ; implicit-def: $sgpr17
.LBB0_187:                              ;   in Loop: Header=BB0_176 Depth=3
	s_add_i32 s17, s16, 4
	v_mov_b64_e32 v[160:161], v[254:255]
	v_mov_b64_e32 v[162:163], v[212:213]
	v_mov_b64_e32 v[156:157], v[218:219]
	v_mov_b64_e32 v[158:159], v[216:217]
	v_mov_b64_e32 v[56:57], v[204:205]
	v_mov_b64_e32 v[58:59], v[206:207]
	v_mov_b64_e32 v[44:45], v[208:209]
	v_mov_b64_e32 v[46:47], v[210:211]
	v_mov_b64_e32 v[52:53], v[196:197]
	v_mov_b64_e32 v[54:55], v[198:199]
	v_mov_b64_e32 v[40:41], v[200:201]
	v_mov_b64_e32 v[42:43], v[202:203]
	v_mov_b64_e32 v[48:49], v[246:247]
	v_mov_b64_e32 v[50:51], v[248:249]
	v_mov_b64_e32 v[36:37], v[250:251]
	v_mov_b64_e32 v[38:39], v[252:253]
.LBB0_188:                              ;   in Loop: Header=BB0_176 Depth=3
	s_add_i32 s14, s16, s3
	s_ashr_i32 s15, s14, 31
	v_lshl_add_u64 v[2:3], v[220:221], 0, s[14:15]
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	v_lshl_add_u64 v[2:3], v[244:245], 0, v[2:3]
	s_cmp_ge_u32 s17, s39
	global_store_dwordx4 v[2:3], v[48:51], off
	global_store_dwordx4 v[2:3], v[36:39], off offset:16
	s_cbranch_scc1 .LBB0_175
; %bb.189:                              ;   in Loop: Header=BB0_176 Depth=3
	s_add_i32 s40, s14, 4
	s_ashr_i32 s41, s40, 31
	v_lshl_add_u64 v[2:3], v[220:221], 0, s[40:41]
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	s_add_i32 s15, s16, 8
	v_lshl_add_u64 v[2:3], v[244:245], 0, v[2:3]
	s_cmp_ge_u32 s15, s39
	global_store_dwordx4 v[2:3], v[52:55], off
	global_store_dwordx4 v[2:3], v[40:43], off offset:16
	s_cbranch_scc1 .LBB0_175
; %bb.190:                              ;   in Loop: Header=BB0_176 Depth=3
	s_add_i32 s40, s14, 8
	s_ashr_i32 s41, s40, 31
	v_lshl_add_u64 v[2:3], v[220:221], 0, s[40:41]
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	s_add_i32 s16, s16, 12
	v_lshl_add_u64 v[2:3], v[244:245], 0, v[2:3]
	s_cmp_ge_u32 s16, s39
	global_store_dwordx4 v[2:3], v[56:59], off
	global_store_dwordx4 v[2:3], v[44:47], off offset:16
	s_cbranch_scc1 .LBB0_175
; %bb.191:                              ;   in Loop: Header=BB0_176 Depth=3
	s_add_i32 s14, s14, 12
	s_ashr_i32 s15, s14, 31
	v_lshl_add_u64 v[2:3], v[220:221], 0, s[14:15]
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	v_lshl_add_u64 v[2:3], v[244:245], 0, v[2:3]
	global_store_dwordx4 v[2:3], v[160:163], off
	global_store_dwordx4 v[2:3], v[156:159], off offset:16
	s_branch .LBB0_175
.LBB0_192:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mov_b64 s[0:1], -1
	s_mov_b32 s22, 16
.LBB0_193:                              ;   in Loop: Header=BB0_104 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_242
; %bb.194:                              ;   in Loop: Header=BB0_104 Depth=1
	v_mov_b32_e32 v0, v98
	buffer_wbl2 sc1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_nop 0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_200
; %bb.195:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mov_b64 s[2:3], exec
	s_lshl1_add_u32 s4, s34, s21
	s_mov_b32 s5, s35
	v_mbcnt_lo_u32_b32 v0, s2, 0
	s_lshl_b64 s[4:5], s[4:5], 2
	v_mbcnt_hi_u32_b32 v0, s3, v0
	v_lshl_add_u64 v[32:33], v[112:113], 0, s[4:5]
	v_cmp_eq_u32_e32 vcc, 0, v0
                                        ; implicit-def: $vgpr1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_104 Depth=1
	s_bcnt1_i32_b64 s2, s[2:3]
	v_mul_lo_u32 v1, v107, s2
	buffer_wbl2 sc1
	global_atomic_add v1, v[32:33], v1, off sc0
	s_waitcnt vmcnt(0)
	buffer_inv sc1
.LBB0_197:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[4:5]
	v_readfirstlane_b32 s2, v1
	v_mul_lo_u32 v0, v107, v0
	s_nop 0
	v_add_u32_e32 v1, s2, v107
	v_add_u32_e32 v0, v1, v0
	v_cmp_eq_u32_e32 vcc, s77, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_199
; %bb.198:                              ;   in Loop: Header=BB0_104 Depth=1
	global_store_dword v[32:33], v105, off
.LBB0_199:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_cndmask_b32_e64 v0, 0, 1, vcc
	ds_write_b32 v105, v0 offset:45900
.LBB0_200:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v0, v105 offset:45900
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v0
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .LBB0_242
; %bb.201:                              ;   in Loop: Header=BB0_104 Depth=1
	s_waitcnt vmcnt(0)
	buffer_inv sc1
	ds_read_b32 v0, v105 offset:50252
	ds_read2_b64 v[32:35], v109 offset0:124 offset1:126
	s_ff1_i32_b32 s0, s22
	s_lshr_b32 s1, s20, s0
	s_add_i32 s0, s22, -1
	s_and_b32 s0, s0, s20
	s_mov_b32 s0, s84
	s_waitcnt lgkmcnt(1)
	v_readfirstlane_b32 s21, v0
	ds_read_b32 v0, v105 offset:50248
	s_addc_u32 s20, s1, 0
	s_mov_b32 s1, s84
	ds_read2_b64 v[36:39], v109 offset0:118 offset1:120
	ds_read_b64 v[40:41], v105 offset:50128
	ds_read_b32 v224, v105 offset:50248
	s_lshl_b32 s1, s1, 6
	s_waitcnt lgkmcnt(3)
	v_readfirstlane_b32 s2, v0
	s_sub_i32 s2, s2, s1
	s_min_i32 s23, s2, 64
	s_mul_i32 s3, s23, s20
	s_mov_b32 s1, s84
	s_cmpk_lt_i32 s3, 0x2801
	s_mov_b32 s24, s23
	s_cbranch_scc1 .LBB0_203
; %bb.202:                              ;   in Loop: Header=BB0_104 Depth=1
	s_abs_i32 s3, s20
	v_cvt_f32_u32_e32 v0, s3
	s_sub_i32 s5, 0, s3
	s_ashr_i32 s4, s20, 31
	v_rcp_iflag_f32_e32 v0, v0
	s_nop 0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_nop 0
	v_readfirstlane_b32 s6, v0
	s_mul_i32 s5, s5, s6
	s_mul_hi_u32 s5, s6, s5
	s_add_i32 s6, s6, s5
	s_mul_hi_u32 s5, s6, 0x2800
	s_mul_i32 s6, s5, s3
	s_sub_i32 s6, 0x2800, s6
	s_add_i32 s7, s5, 1
	s_sub_i32 s8, s6, s3
	s_cmp_ge_u32 s6, s3
	s_cselect_b32 s5, s7, s5
	s_cselect_b32 s6, s8, s6
	s_add_i32 s7, s5, 1
	s_cmp_ge_u32 s6, s3
	s_cselect_b32 s3, s7, s5
	s_xor_b32 s3, s3, s4
	s_sub_i32 s24, s3, s4
.LBB0_203:                              ;   in Loop: Header=BB0_104 Depth=1
	s_cmp_lt_i32 s2, 1
	s_cbranch_scc1 .LBB0_242
; %bb.204:                              ;   in Loop: Header=BB0_104 Depth=1
	s_waitcnt lgkmcnt(0)
	v_ashrrev_i32_e32 v0, 31, v224
	s_lshl_b32 s26, s0, 6
	v_mul_hi_u32 v1, v224, s34
	v_mul_lo_u32 v0, v0, s34
	s_lshl_b32 s0, s1, 6
	v_add_u32_e32 v1, v1, v0
	v_mul_lo_u32 v0, v224, s34
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[220:221], v[0:1], 0, s[0:1]
	v_lshlrev_b64 v[0:1], 2, v[220:221]
	v_lshl_add_u64 v[222:223], v[40:41], 0, v[0:1]
	v_cvt_f32_u32_e32 v0, s20
	v_cvt_f32_u32_e32 v1, v224
	s_ashr_i32 s25, s21, 31
	s_cmp_gt_i32 s20, 0
	v_rcp_iflag_f32_e32 v0, v0
	s_cselect_b64 s[4:5], -1, 0
	s_cmp_gt_i32 s20, 3
	v_rcp_iflag_f32_e32 v1, v1
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_gt_i32 s20, 7
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	s_cselect_b64 s[8:9], -1, 0
	s_bitcmp1_b32 s20, 1
	v_cvt_u32_f32_e32 v0, v0
	s_cselect_b64 s[10:11], -1, 0
	s_bitcmp1_b32 s20, 0
	s_cselect_b64 s[12:13], -1, 0
	s_lshl_b32 s28, s19, 1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_or_b32 s2, s28, 1
	s_sub_i32 s44, 0, s20
	v_cvt_u32_f32_e32 v1, v1
	s_mul_i32 s3, s2, s25
	s_mul_hi_u32 s14, s2, s21
	s_mul_i32 s30, s2, s21
	s_add_i32 s2, s22, s19
	v_mul_lo_u32 v2, s44, v0
	s_add_i32 s29, s14, s3
	s_lshl_b32 s3, s2, 1
	s_lshl_b32 s39, s22, 2
	v_mul_hi_u32 v2, v0, v2
	s_mul_i32 s14, s3, s25
	s_mul_hi_u32 s15, s3, s21
	s_mul_i32 s37, s3, s21
	s_add_i32 s3, s39, s28
	s_lshl1_add_u32 s2, s22, s2
	v_add_u32_e32 v112, v0, v2
	v_sub_u32_e32 v0, 0, v224
	s_add_i32 s31, s15, s14
	s_mul_hi_u32 s14, s3, s21
	s_mul_i32 s15, s3, s25
	s_lshl_b32 s2, s2, 1
	v_mul_lo_u32 v0, v0, v1
	s_add_i32 s40, s14, s15
	s_mul_i32 s41, s3, s21
	s_mul_i32 s3, s2, s25
	s_mul_hi_u32 s14, s2, s21
	v_mov_b32_e32 v113, v105
	v_mul_hi_u32 v0, v1, v0
	s_mov_b32 s27, 0
	v_cmp_ne_u64_e64 s[0:1], 0, v[40:41]
	s_add_i32 s42, s14, s3
	s_mul_i32 s43, s2, s21
	v_add_u32_e32 v225, v1, v0
	v_lshlrev_b64 v[226:227], 8, v[112:113]
	s_lshl_b32 s45, s20, 2
	s_lshl_b32 s46, s20, 10
	s_mul_i32 s47, s22, 6
	s_mul_i32 s48, s22, 14
	s_lshl_b32 s49, s22, 3
	s_mul_i32 s50, s22, 12
	s_mul_i32 s51, s22, 10
	s_branch .LBB0_206
.LBB0_205:                              ;   in Loop: Header=BB0_206 Depth=2
	s_add_i32 s27, s27, s24
	s_cmp_ge_i32 s27, s23
	s_barrier
	s_cbranch_scc1 .LBB0_242
.LBB0_206:                              ;   Parent Loop BB0_104 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_208 Depth 3
                                        ;       Child Loop BB0_212 Depth 3
                                        ;         Child Loop BB0_214 Depth 4
                                        ;         Child Loop BB0_217 Depth 4
                                        ;         Child Loop BB0_220 Depth 4
                                        ;       Child Loop BB0_225 Depth 3
                                        ;         Child Loop BB0_229 Depth 4
	s_sub_i32 s2, s23, s27
	s_min_i32 s52, s2, s24
	v_mov_b32_e32 v40, v98
	s_mul_i32 s16, s52, s20
	s_nop 0
	v_cmp_gt_i32_e32 vcc, s16, v40
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_209
; %bb.207:                              ;   in Loop: Header=BB0_206 Depth=2
	v_mad_u64_u32 v[42:43], s[14:15], v112, v40, 0
	s_add_i32 s17, s27, s26
	v_lshlrev_b32_e32 v0, 2, v40
	s_mov_b64 s[14:15], 0
.LBB0_208:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_206 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_mul_lo_u32 v1, s20, v43
	v_not_b32_e32 v2, v43
	v_sub_u32_e32 v1, v40, v1
	v_add_u32_e32 v4, 1, v43
	v_mad_u64_u32 v[2:3], s[54:55], s20, v2, v[40:41]
	v_cmp_le_u32_e32 vcc, s20, v1
	s_nop 1
	v_cndmask_b32_e32 v3, v43, v4, vcc
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_add_u32_e32 v2, 1, v3
	v_cmp_le_u32_e32 vcc, s20, v1
	v_lshl_add_u64 v[42:43], v[42:43], 0, v[226:227]
	s_nop 0
	v_cndmask_b32_e32 v1, v3, v2, vcc
	v_mad_u64_u32 v[2:3], s[54:55], s44, v1, v[40:41]
	v_add_u32_e32 v4, s17, v1
	v_mul_lo_u32 v1, v2, s22
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_add_u32_e32 v2, s19, v1
	v_ashrrev_i32_e32 v5, 31, v4
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_lshl_or_b32 v1, v2, 1, v1
	v_mad_u64_u32 v[2:3], s[54:55], v1, s21, 0
	v_mov_b32_e32 v6, v3
	v_mad_u64_u32 v[6:7], s[54:55], v1, s25, v[6:7]
	v_mov_b32_e32 v3, v6
	v_lshl_add_u64 v[2:3], v[2:3], 2, v[34:35]
	v_lshl_add_u64 v[2:3], v[4:5], 2, v[2:3]
	global_load_dword v1, v[2:3], off
	v_add_u32_e32 v40, 0x100, v40
	v_cmp_le_i32_e32 vcc, s16, v40
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v1
	v_add_u32_e32 v0, 0x400, v0
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .LBB0_208
.LBB0_209:                              ;   in Loop: Header=BB0_206 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v0, v98
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_nop 0
	v_cmp_gt_i32_e32 vcc, s52, v0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_223
; %bb.210:                              ;   in Loop: Header=BB0_206 Depth=2
	v_mul_lo_u32 v1, s45, v0
	s_mov_b64 s[16:17], 0
	s_branch .LBB0_212
.LBB0_211:                              ;   in Loop: Header=BB0_212 Depth=3
	v_add_u32_e32 v0, 0x100, v0
	v_cmp_le_i32_e32 vcc, s52, v0
	s_or_b64 s[16:17], vcc, s[16:17]
	v_add_u32_e32 v1, s46, v1
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_223
.LBB0_212:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_206 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_214 Depth 4
                                        ;         Child Loop BB0_217 Depth 4
                                        ;         Child Loop BB0_220 Depth 4
	v_add_u32_e32 v40, s27, v0
	v_add_u32_e32 v2, v40, v220
	v_mul_hi_u32 v3, v2, v225
	v_mul_lo_u32 v3, v3, v224
	v_sub_u32_e32 v2, v2, v3
	v_sub_u32_e32 v3, v2, v224
	v_cmp_ge_u32_e32 vcc, v2, v224
	s_nop 1
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_sub_u32_e32 v3, v2, v224
	v_cmp_ge_u32_e32 vcc, v2, v224
	s_nop 1
	v_cndmask_b32_e32 v104, v2, v3, vcc
	v_lshl_add_u64 v[2:3], v[104:105], 2, v[36:37]
	global_load_dword v2, v[2:3], off
	v_cndmask_b32_e64 v3, 0, 1, s[4:5]
	v_cmp_ne_u32_e64 s[2:3], 1, v3
	s_andn2_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v3, 0xff800000
	s_cbranch_vccnz .LBB0_215
; %bb.213:                              ;   in Loop: Header=BB0_212 Depth=3
	v_mov_b32_e32 v3, 0xff800000
	s_mov_b32 s53, s20
	v_mov_b32_e32 v4, v1
.LBB0_214:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_206 Depth=2
                                        ;       Parent Loop BB0_212 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	ds_read_b32 v5, v4
	v_max_f32_e32 v3, v3, v3
	s_add_i32 s53, s53, -1
	v_add_u32_e32 v4, 4, v4
	s_cmp_eq_u32 s53, 0
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v5, v5, v5
	v_max_f32_e32 v3, v5, v3
	s_cbranch_scc0 .LBB0_214
.LBB0_215:                              ;   in Loop: Header=BB0_212 Depth=3
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v6, 0
	s_cbranch_vccnz .LBB0_218
; %bb.216:                              ;   in Loop: Header=BB0_212 Depth=3
	s_mov_b32 s53, 0
	v_mov_b32_e32 v6, 0
	s_mov_b32 s54, s20
.LBB0_217:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_206 Depth=2
                                        ;       Parent Loop BB0_212 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v4, s53, v1
	ds_read_b32 v5, v4
	s_add_i32 s53, s53, 4
	s_add_i32 s54, s54, -1
	s_cmp_eq_u32 s54, 0
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v7, v5, v3
	v_exp_f32_e32 v7, v7
	v_cmp_neq_f32_e32 vcc, v5, v3
	s_nop 1
	v_cndmask_b32_e32 v5, 1.0, v7, vcc
	v_add_f32_e32 v6, v6, v5
	ds_write_b32 v4, v5
	s_cbranch_scc0 .LBB0_217
.LBB0_218:                              ;   in Loop: Header=BB0_212 Depth=3
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, 0x3fb8aa3b, v2
	v_max_f32_e32 v5, v3, v3
	v_max_f32_e32 v5, v5, v4
	v_sub_f32_e32 v7, v3, v5
	v_exp_f32_e32 v7, v7
	v_fma_f32 v8, v2, s97, -v5
	v_exp_f32_e32 v8, v8
	v_cmp_neq_f32_e32 vcc, v3, v5
	s_nop 1
	v_cndmask_b32_e32 v7, 1.0, v7, vcc
	v_cmp_neq_f32_e32 vcc, v4, v5
	s_nop 1
	v_cndmask_b32_e32 v3, 1.0, v8, vcc
	v_cmp_neq_f32_e32 vcc, s96, v4
	s_nop 1
	v_cndmask_b32_e32 v3, 0, v3, vcc
	s_and_b64 vcc, exec, s[2:3]
	v_fmac_f32_e32 v3, v7, v6
	s_cbranch_vccnz .LBB0_221
; %bb.219:                              ;   in Loop: Header=BB0_212 Depth=3
	v_div_scale_f32 v6, s[2:3], v3, v3, v7
	v_rcp_f32_e32 v8, v6
	v_div_scale_f32 v9, vcc, v7, v3, v7
	s_mov_b32 s2, 0
	v_fma_f32 v10, -v6, v8, 1.0
	v_fmac_f32_e32 v8, v10, v8
	v_mul_f32_e32 v10, v9, v8
	v_fma_f32 v11, -v6, v10, v9
	v_fmac_f32_e32 v10, v11, v8
	v_fma_f32 v6, -v6, v10, v9
	v_div_fmas_f32 v6, v6, v8, v10
	v_div_fixup_f32 v6, v6, v3, v7
	s_mov_b32 s3, s20
.LBB0_220:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_206 Depth=2
                                        ;       Parent Loop BB0_212 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v7, s2, v1
	ds_read_b32 v8, v7
	s_add_i32 s2, s2, 4
	s_add_i32 s3, s3, -1
	s_cmp_lg_u32 s3, 0
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v8, v6, v8
	ds_write_b32 v7, v8
	s_cbranch_scc1 .LBB0_220
.LBB0_221:                              ;   in Loop: Header=BB0_212 Depth=3
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_211
; %bb.222:                              ;   in Loop: Header=BB0_212 Depth=3
	v_log_f32_e32 v3, v3
	v_ashrrev_i32_e32 v41, 31, v40
	v_add_f32_e32 v3, v5, v3
	v_mul_f32_e32 v5, 0x3f317218, v3
	v_cmp_eq_f32_e32 vcc, v3, v4
	s_nop 1
	v_cndmask_b32_e32 v4, v5, v2, vcc
	v_lshl_add_u64 v[2:3], v[40:41], 2, v[222:223]
	global_store_dword v[2:3], v4, off
	s_branch .LBB0_211
.LBB0_223:                              ;   in Loop: Header=BB0_206 Depth=2
	s_or_b64 exec, exec, s[14:15]
	s_add_i32 s2, s27, s26
	s_ashr_i32 s3, s2, 31
	s_add_u32 s14, s30, s2
	s_addc_u32 s15, s29, s3
	s_lshl_b64 s[14:15], s[14:15], 11
	v_lshl_add_u64 v[228:229], v[32:33], 0, s[14:15]
	s_add_u32 s14, s37, s2
	s_addc_u32 s15, s31, s3
	s_lshl_b64 s[14:15], s[14:15], 11
	v_lshl_add_u64 v[230:231], v[32:33], 0, s[14:15]
	s_add_u32 s14, s41, s2
	s_addc_u32 s15, s40, s3
	s_lshl_b64 s[14:15], s[14:15], 11
	v_mov_b32_e32 v0, v98
	v_lshl_add_u64 v[232:233], v[32:33], 0, s[14:15]
	s_add_u32 s14, s43, s2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_addc_u32 s15, s42, s3
	v_and_b32_e32 v2, 63, v0
	s_lshl_b64 s[14:15], s[14:15], 11
	v_lshlrev_b32_e32 v104, 4, v2
	v_lshlrev_b32_e32 v1, 5, v2
	v_lshl_add_u64 v[234:235], v[32:33], 0, s[14:15]
	v_lshl_add_u64 v[236:237], v[38:39], 0, v[104:105]
	s_branch .LBB0_225
.LBB0_224:                              ;   in Loop: Header=BB0_225 Depth=3
	v_add_u32_e32 v0, 0x400, v0
.LBB0_225:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_206 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_229 Depth 4
	s_nop 0
	v_readfirstlane_b32 s14, v0
	s_lshr_b32 s16, s14, 6
	s_cmp_ge_i32 s16, s52
	s_cbranch_scc1 .LBB0_234
; %bb.226:                              ;   in Loop: Header=BB0_225 Depth=3
	v_mov_b32_e32 v104, v105
	s_mov_b32 s14, 0
	s_andn2_b64 vcc, exec, s[6:7]
	v_mov_b64_e32 v[252:253], v[104:105]
	v_mov_b64_e32 v[250:251], v[104:105]
	v_mov_b64_e32 v[248:249], v[104:105]
	v_mov_b64_e32 v[246:247], v[104:105]
	v_mov_b64_e32 v[214:215], v[104:105]
	v_mov_b64_e32 v[212:213], v[104:105]
	v_mov_b64_e32 v[210:211], v[104:105]
	v_mov_b64_e32 v[208:209], v[104:105]
	v_mov_b64_e32 v[206:207], v[104:105]
	v_mov_b64_e32 v[204:205], v[104:105]
	v_mov_b64_e32 v[202:203], v[104:105]
	v_mov_b64_e32 v[200:201], v[104:105]
	v_mov_b64_e32 v[238:239], v[104:105]
	v_mov_b64_e32 v[240:241], v[104:105]
	v_mov_b64_e32 v[242:243], v[104:105]
	v_mov_b64_e32 v[244:245], v[104:105]
	s_cbranch_vccnz .LBB0_230
; %bb.227:                              ;   in Loop: Header=BB0_225 Depth=3
	s_add_i32 s15, s16, 4
	s_cmp_lt_u32 s15, s52
	s_cselect_b32 s53, s15, s16
	s_add_i32 s15, s16, 8
	s_cmp_lt_u32 s15, s52
	s_cselect_b32 s17, s15, s16
	s_add_i32 s15, s16, 12
	s_cmp_lt_u32 s15, s52
	s_cselect_b32 s15, s15, s16
	v_lshl_or_b32 v254, s15, 11, v1
	v_readfirstlane_b32 s80, v234
	v_readfirstlane_b32 s81, v235
	v_lshl_or_b32 v104, s16, 11, v1
	v_lshl_or_b32 v216, s53, 11, v1
	v_lshl_or_b32 v218, s17, 11, v1
	v_readfirstlane_b32 s68, v228
	v_readfirstlane_b32 s69, v229
	v_readfirstlane_b32 s70, v230
	v_readfirstlane_b32 s71, v231
	v_readfirstlane_b32 s78, v232
	v_readfirstlane_b32 s79, v233
	global_load_dwordx4 v[48:51], v254, s[80:81] offset:16
	global_load_dwordx4 v[52:55], v254, s[80:81]
	global_load_dwordx4 v[168:171], v218, s[68:69] offset:16
	global_load_dwordx4 v[176:179], v218, s[68:69]
	global_load_dwordx4 v[172:175], v218, s[70:71] offset:16
	global_load_dwordx4 v[184:187], v218, s[70:71]
	global_load_dwordx4 v[180:183], v218, s[78:79] offset:16
	global_load_dwordx4 v[192:195], v218, s[78:79]
	global_load_dwordx4 v[188:191], v218, s[80:81] offset:16
	global_load_dwordx4 v[196:199], v218, s[80:81]
	global_load_dwordx4 v[2:5], v216, s[68:69] offset:16
	global_load_dwordx4 v[6:9], v216, s[68:69]
	global_load_dwordx4 v[10:13], v216, s[70:71] offset:16
	global_load_dwordx4 v[14:17], v216, s[70:71]
	global_load_dwordx4 v[200:203], v216, s[78:79] offset:16
	global_load_dwordx4 v[208:211], v216, s[78:79]
	global_load_dwordx4 v[204:207], v216, s[80:81] offset:16
	global_load_dwordx4 v[212:215], v216, s[80:81]
	global_load_dwordx4 v[18:21], v104, s[68:69] offset:16
	global_load_dwordx4 v[22:25], v104, s[68:69]
	global_load_dwordx4 v[26:29], v104, s[70:71] offset:16
	global_load_dwordx4 v[60:63], v104, s[70:71]
	global_load_dwordx4 v[64:67], v104, s[78:79] offset:16
	global_load_dwordx4 v[68:71], v104, s[78:79]
	global_load_dwordx4 v[72:75], v104, s[80:81] offset:16
	global_load_dwordx4 v[76:79], v104, s[80:81]
	global_load_dwordx4 v[56:59], v254, s[68:69] offset:16
	global_load_dwordx4 v[156:159], v254, s[68:69]
	global_load_dwordx4 v[160:163], v254, s[70:71] offset:16
	global_load_dwordx4 v[164:167], v254, s[70:71]
	global_load_dwordx4 v[40:43], v254, s[78:79] offset:16
	global_load_dwordx4 v[44:47], v254, s[78:79]
	s_mul_i32 s54, s16, s20
	s_lshl_b32 s57, s54, 2
	s_mul_i32 s54, s53, s20
	s_lshl_b32 s56, s54, 2
	s_mul_i32 s54, s17, s20
	s_mov_b32 s14, 4
	s_lshl_b32 s55, s54, 2
	s_mul_i32 s54, s15, s20
	s_lshl_b32 s54, s54, 2
	; sched_barrier mask(0x00000000)
	v_mov_b32_e32 v80, s57
	ds_read2_b32 v[30:31], v80 offset1:1
	s_andn2_b64 vcc, exec, s[8:9]
	s_waitcnt vmcnt(13) lgkmcnt(0)
	v_pk_fma_f32 v[18:19], v[30:31], v[18:19], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(11)
	v_pk_fma_f32 v[18:19], v[30:31], v[26:27], v[18:19] op_sel:[1,0,0]
	ds_read2_b32 v[26:27], v80 offset0:2 offset1:3
	v_pk_fma_f32 v[20:21], v[30:31], v[20:21], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[20:21], v[30:31], v[28:29], v[20:21] op_sel:[1,0,0]
	v_pk_fma_f32 v[22:23], v[30:31], v[22:23], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[24:25], v[30:31], v[24:25], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(9) lgkmcnt(0)
	v_pk_fma_f32 v[20:21], v[26:27], v[66:67], v[20:21] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[18:19], v[26:27], v[64:65], v[18:19] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(7)
	v_pk_fma_f32 v[244:245], v[26:27], v[74:75], v[20:21] op_sel:[1,0,0]
	v_mov_b32_e32 v20, s56
	v_pk_fma_f32 v[242:243], v[26:27], v[72:73], v[18:19] op_sel:[1,0,0]
	ds_read2_b32 v[18:19], v20 offset1:1
	v_pk_fma_f32 v[22:23], v[30:31], v[60:61], v[22:23] op_sel:[1,0,0]
	v_pk_fma_f32 v[24:25], v[30:31], v[62:63], v[24:25] op_sel:[1,0,0]
	v_pk_fma_f32 v[22:23], v[26:27], v[68:69], v[22:23] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[26:27], v[70:71], v[24:25] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[18:19], v[2:3], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[2:3], v[18:19], v[10:11], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v20 offset0:2 offset1:3
	v_pk_fma_f32 v[4:5], v[18:19], v[4:5], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[4:5], v[18:19], v[12:13], v[4:5] op_sel:[1,0,0]
	v_mov_b32_e32 v12, s55
	v_pk_fma_f32 v[6:7], v[18:19], v[6:7], 0 op_sel_hi:[0,1,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[10:11], v[200:201], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[204:205], v[10:11], v[204:205], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[2:3], v12 offset1:1
	v_pk_fma_f32 v[8:9], v[18:19], v[8:9], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[6:7], v[18:19], v[14:15], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[18:19], v[16:17], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[10:11], v[208:209], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[210:211], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[10:11], v[202:203], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[200:201], v[10:11], v[212:213], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[202:203], v[10:11], v[214:215], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[206:207], v[10:11], v[206:207], v[4:5] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[2:3], v[176:177], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[178:179], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[168:169], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[10:11], v[2:3], v[170:171], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[4:5], v[2:3], v[184:185], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[186:187], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[172:173], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[2:3], v[174:175], v[10:11] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v12 offset0:2 offset1:3
	v_mov_b32_e32 v12, s54
	s_waitcnt vmcnt(6)
	v_pk_fma_f32 v[238:239], v[26:27], v[76:77], v[22:23] op_sel:[1,0,0]
	v_pk_fma_f32 v[240:241], v[26:27], v[78:79], v[24:25] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[10:11], v[182:183], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[214:215], v[10:11], v[190:191], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[2:3], v12 offset1:1
	v_pk_fma_f32 v[4:5], v[10:11], v[192:193], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[10:11], v[194:195], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[180:181], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[208:209], v[10:11], v[196:197], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[210:211], v[10:11], v[198:199], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[212:213], v[10:11], v[188:189], v[8:9] op_sel:[1,0,0]
	s_waitcnt vmcnt(4) lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[2:3], v[156:157], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[158:159], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[56:57], 0 op_sel_hi:[0,1,0]
	v_pk_fma_f32 v[10:11], v[2:3], v[58:59], 0 op_sel_hi:[0,1,0]
	s_waitcnt vmcnt(2)
	v_pk_fma_f32 v[4:5], v[2:3], v[164:165], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[166:167], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[160:161], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[2:3], v[162:163], v[10:11] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v12 offset0:2 offset1:3
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[10:11], v[44:45], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[10:11], v[46:47], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[40:41], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[10:11], v[42:43], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[246:247], v[10:11], v[52:53], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[248:249], v[10:11], v[54:55], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[250:251], v[10:11], v[48:49], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[252:253], v[10:11], v[50:51], v[2:3] op_sel:[1,0,0]
	s_cbranch_vccnz .LBB0_230
; %bb.228:                              ;   in Loop: Header=BB0_225 Depth=3
	v_mov_b32_e32 v217, v105
	v_mov_b32_e32 v219, v105
	v_mov_b32_e32 v255, v105
	s_mul_i32 s15, s45, s15
	s_mul_i32 s17, s45, s17
	s_mul_i32 s53, s45, s53
	s_mul_i32 s54, s45, s16
	s_mov_b32 s55, 0
	s_mov_b32 s61, s28
	s_mov_b32 s56, 0
.LBB0_229:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_206 Depth=2
                                        ;       Parent Loop BB0_225 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_cmp_eq_u32 s55, s39
	s_cselect_b64 s[68:69], -1, 0
	s_add_i32 s57, s49, s61
	s_cmp_lg_u64 s[68:69], 0
	s_addc_u32 s68, s49, s61
	s_mul_i32 s69, s68, s25
	s_mul_hi_u32 s70, s68, s21
	s_add_i32 s70, s70, s69
	s_mul_i32 s68, s68, s21
	s_add_u32 s68, s68, s2
	s_addc_u32 s69, s70, s3
	s_lshl_b64 s[68:69], s[68:69], 11
	v_lshl_add_u64 v[2:3], v[32:33], 0, s[68:69]
	s_add_i32 s68, s51, s61
	s_mul_i32 s69, s68, s25
	s_mul_hi_u32 s70, s68, s21
	s_add_i32 s70, s70, s69
	s_mul_i32 s68, s68, s21
	s_add_u32 s68, s68, s2
	s_addc_u32 s69, s70, s3
	s_lshl_b64 s[68:69], s[68:69], 11
	s_cmp_eq_u32 s47, s55
	v_lshl_add_u64 v[8:9], v[32:33], 0, s[68:69]
	s_addc_u32 s68, s50, s61
	s_mul_i32 s69, s68, s25
	s_mul_hi_u32 s70, s68, s21
	s_add_i32 s70, s70, s69
	s_mul_i32 s68, s68, s21
	s_add_u32 s68, s68, s2
	s_addc_u32 s69, s70, s3
	s_lshl_b64 s[68:69], s[68:69], 11
	s_add_i32 s61, s48, s61
	v_lshl_add_u64 v[12:13], v[32:33], 0, s[68:69]
	s_mul_i32 s68, s61, s25
	s_mul_hi_u32 s69, s61, s21
	s_add_i32 s69, s69, s68
	s_mul_i32 s61, s61, s21
	s_add_u32 s68, s61, s2
	s_addc_u32 s69, s69, s3
	s_lshl_b64 s[68:69], s[68:69], 11
	v_lshl_add_u64 v[18:19], v[32:33], 0, s[68:69]
	v_lshl_add_u64 v[30:31], v[2:3], 0, v[104:105]
	v_lshl_add_u64 v[6:7], v[2:3], 0, v[216:217]
	v_lshl_add_u64 v[4:5], v[2:3], 0, v[218:219]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[254:255]
	v_lshl_add_u64 v[76:77], v[8:9], 0, v[104:105]
	v_lshl_add_u64 v[14:15], v[8:9], 0, v[216:217]
	v_lshl_add_u64 v[10:11], v[8:9], 0, v[218:219]
	v_lshl_add_u64 v[8:9], v[8:9], 0, v[254:255]
	v_lshl_add_u64 v[84:85], v[12:13], 0, v[104:105]
	v_lshl_add_u64 v[22:23], v[12:13], 0, v[216:217]
	v_lshl_add_u64 v[16:17], v[12:13], 0, v[218:219]
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[254:255]
	v_lshl_add_u64 v[92:93], v[18:19], 0, v[104:105]
	v_lshl_add_u64 v[60:61], v[18:19], 0, v[216:217]
	v_lshl_add_u64 v[20:21], v[18:19], 0, v[218:219]
	v_lshl_add_u64 v[18:19], v[18:19], 0, v[254:255]
	global_load_dwordx4 v[40:43], v[2:3], off offset:16
	global_load_dwordx4 v[48:51], v[2:3], off
	global_load_dwordx4 v[44:47], v[8:9], off offset:16
	global_load_dwordx4 v[56:59], v[8:9], off
	global_load_dwordx4 v[52:55], v[12:13], off offset:16
	global_load_dwordx4 v[160:163], v[12:13], off
	global_load_dwordx4 v[156:159], v[18:19], off offset:16
	global_load_dwordx4 v[164:167], v[18:19], off
	global_load_dwordx4 v[168:171], v[4:5], off offset:16
	global_load_dwordx4 v[176:179], v[4:5], off
	global_load_dwordx4 v[172:175], v[10:11], off offset:16
	global_load_dwordx4 v[184:187], v[10:11], off
	global_load_dwordx4 v[180:183], v[16:17], off offset:16
	global_load_dwordx4 v[192:195], v[16:17], off
	global_load_dwordx4 v[188:191], v[20:21], off offset:16
	global_load_dwordx4 v[196:199], v[20:21], off
	s_nop 0
	global_load_dwordx4 v[2:5], v[6:7], off offset:16
	s_nop 0
	global_load_dwordx4 v[6:9], v[6:7], off
	s_nop 0
	global_load_dwordx4 v[10:13], v[14:15], off offset:16
	s_nop 0
	global_load_dwordx4 v[14:17], v[14:15], off
	s_nop 0
	global_load_dwordx4 v[18:21], v[22:23], off offset:16
	s_nop 0
	global_load_dwordx4 v[22:25], v[22:23], off
	s_nop 0
	global_load_dwordx4 v[26:29], v[60:61], off offset:16
	s_nop 0
	global_load_dwordx4 v[60:63], v[60:61], off
	s_nop 0
	global_load_dwordx4 v[64:67], v[30:31], off offset:16
	global_load_dwordx4 v[68:71], v[30:31], off
	global_load_dwordx4 v[72:75], v[76:77], off offset:16
	s_nop 0
	global_load_dwordx4 v[76:79], v[76:77], off
	s_nop 0
	global_load_dwordx4 v[80:83], v[84:85], off offset:16
	s_nop 0
	global_load_dwordx4 v[84:87], v[84:85], off
	s_nop 0
	global_load_dwordx4 v[88:91], v[92:93], off offset:16
	s_nop 0
	global_load_dwordx4 v[92:95], v[92:93], off
	s_mov_b32 s61, s14
	s_add_i32 s14, s56, s15
	s_add_i32 s68, s56, s54
	s_add_i32 s69, s56, s53
	s_add_i32 s70, s56, s17
	; sched_barrier mask(0x00000000)
	v_mov_b32_e32 v96, s68
	ds_read2_b32 v[30:31], v96 offset0:4 offset1:5
	s_add_i32 s56, s56, 16
	s_sub_i32 s55, s55, s39
	s_waitcnt vmcnt(6) lgkmcnt(0)
	v_pk_fma_f32 v[68:69], v[30:31], v[68:69], v[238:239] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[70:71], v[30:31], v[70:71], v[240:241] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[64:65], v[30:31], v[64:65], v[242:243] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[66:67], v[30:31], v[66:67], v[244:245] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(4)
	v_pk_fma_f32 v[68:69], v[30:31], v[76:77], v[68:69] op_sel:[1,0,0]
	v_pk_fma_f32 v[70:71], v[30:31], v[78:79], v[70:71] op_sel:[1,0,0]
	v_pk_fma_f32 v[64:65], v[30:31], v[72:73], v[64:65] op_sel:[1,0,0]
	v_pk_fma_f32 v[30:31], v[30:31], v[74:75], v[66:67] op_sel:[1,0,0]
	ds_read2_b32 v[66:67], v96 offset0:6 offset1:7
	s_waitcnt vmcnt(3) lgkmcnt(0)
	v_pk_fma_f32 v[64:65], v[66:67], v[80:81], v[64:65] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[30:31], v[66:67], v[82:83], v[30:31] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(1)
	v_pk_fma_f32 v[242:243], v[66:67], v[88:89], v[64:65] op_sel:[1,0,0]
	v_mov_b32_e32 v64, s69
	v_pk_fma_f32 v[244:245], v[66:67], v[90:91], v[30:31] op_sel:[1,0,0]
	ds_read2_b32 v[30:31], v64 offset0:4 offset1:5
	v_pk_fma_f32 v[68:69], v[66:67], v[84:85], v[68:69] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[70:71], v[66:67], v[86:87], v[70:71] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[238:239], v[66:67], v[92:93], v[68:69] op_sel:[1,0,0]
	v_pk_fma_f32 v[240:241], v[66:67], v[94:95], v[70:71] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[30:31], v[2:3], v[204:205] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[30:31], v[10:11], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v64 offset0:6 offset1:7
	v_pk_fma_f32 v[4:5], v[30:31], v[4:5], v[206:207] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[30:31], v[12:13], v[4:5] op_sel:[1,0,0]
	v_mov_b32_e32 v12, s70
	v_pk_fma_f32 v[6:7], v[30:31], v[6:7], v[200:201] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[10:11], v[18:19], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[204:205], v[10:11], v[26:27], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[2:3], v12 offset0:4 offset1:5
	v_pk_fma_f32 v[8:9], v[30:31], v[8:9], v[202:203] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[30:31], v[14:15], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[30:31], v[16:17], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[10:11], v[22:23], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[24:25], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[10:11], v[20:21], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[200:201], v[10:11], v[60:61], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[202:203], v[10:11], v[62:63], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[206:207], v[10:11], v[28:29], v[4:5] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[2:3], v[176:177], v[208:209] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[2:3], v[178:179], v[210:211] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[2:3], v[168:169], v[212:213] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[2:3], v[170:171], v[214:215] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[2:3], v[184:185], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[186:187], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[172:173], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[2:3], v[174:175], v[10:11] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v12 offset0:6 offset1:7
	v_mov_b32_e32 v12, s14
	s_add_i32 s14, s61, 4
	s_add_i32 s61, s61, 8
	s_cmp_le_i32 s61, s20
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[10:11], v[182:183], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[214:215], v[10:11], v[190:191], v[2:3] op_sel:[1,0,0]
	ds_read2_b32 v[2:3], v12 offset0:4 offset1:5
	v_pk_fma_f32 v[4:5], v[10:11], v[192:193], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[10:11], v[194:195], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[180:181], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[208:209], v[10:11], v[196:197], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[210:211], v[10:11], v[198:199], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[212:213], v[10:11], v[188:189], v[8:9] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[2:3], v[48:49], v[246:247] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[2:3], v[50:51], v[248:249] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[2:3], v[40:41], v[250:251] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[2:3], v[42:43], v[252:253] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[2:3], v[56:57], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[6:7], v[2:3], v[58:59], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[8:9], v[2:3], v[44:45], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[2:3], v[2:3], v[46:47], v[10:11] op_sel:[1,0,0]
	ds_read2_b32 v[10:11], v12 offset0:6 offset1:7
	s_mov_b32 s61, s57
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[10:11], v[160:161], v[4:5] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[10:11], v[162:163], v[6:7] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[10:11], v[52:53], v[8:9] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[2:3], v[10:11], v[54:55], v[2:3] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[246:247], v[10:11], v[164:165], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[248:249], v[10:11], v[166:167], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[250:251], v[10:11], v[156:157], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[252:253], v[10:11], v[158:159], v[2:3] op_sel:[1,0,0]
	s_cbranch_scc1 .LBB0_229
.LBB0_230:                              ;   in Loop: Header=BB0_225 Depth=3
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_232
; %bb.231:                              ;   in Loop: Header=BB0_225 Depth=3
	s_mul_i32 s15, s14, s22
	s_add_i32 s17, s15, s19
	s_cmp_eq_u32 s15, 0
	s_cselect_b64 s[54:55], -1, 0
	s_lshl_b32 s15, s17, 1
	v_cndmask_b32_e64 v2, 0, 1, s[54:55]
	v_or_b32_e32 v2, s15, v2
	s_add_i32 s15, s16, 4
	s_cmp_lt_u32 s15, s52
	s_cselect_b32 s15, s15, s16
	s_add_i32 s53, s16, 8
	s_cmp_lt_u32 s53, s52
	s_cselect_b32 s53, s53, s16
	s_add_i32 s54, s16, 12
	s_cmp_lt_u32 s54, s52
	s_cselect_b32 s56, s54, s16
	s_add_i32 s17, s17, s22
	s_lshl_b32 s17, s17, 1
	s_mul_i32 s54, s17, s25
	s_mul_hi_u32 s55, s17, s21
	v_mul_lo_u32 v3, v2, s25
	v_mul_hi_u32 v4, v2, s21
	s_add_i32 s55, s55, s54
	s_mul_i32 s17, s17, s21
	v_add_u32_e32 v3, v4, v3
	v_mul_lo_u32 v2, v2, s21
	v_lshl_or_b32 v31, s15, 11, v1
	s_add_u32 s54, s17, s2
	s_mul_i32 s15, s15, s20
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_addc_u32 s55, s55, s3
	s_add_i32 s15, s15, s14
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	s_lshl_b64 s[54:55], s[54:55], 11
	s_mul_i32 s17, s16, s20
	s_lshl_b32 s68, s15, 2
	s_mul_i32 s15, s53, s20
	v_lshl_add_u64 v[2:3], v[32:33], 0, v[2:3]
	v_lshl_add_u64 v[4:5], v[32:33], 0, s[54:55]
	s_add_i32 s17, s17, s14
	s_add_i32 s15, s15, s14
	v_lshl_or_b32 v14, s53, 11, v1
	v_lshl_or_b32 v6, s56, 11, v1
	s_lshl_b32 s61, s17, 2
	s_lshl_b32 s17, s15, 2
	s_mul_i32 s15, s56, s20
	v_readfirstlane_b32 s54, v2
	v_readfirstlane_b32 s55, v3
	v_readfirstlane_b32 s56, v4
	v_readfirstlane_b32 s57, v5
	v_lshl_or_b32 v30, s16, 11, v1
	s_nop 1
	global_load_dwordx4 v[40:43], v6, s[54:55] offset:16
	global_load_dwordx4 v[44:47], v6, s[54:55]
	global_load_dwordx4 v[48:51], v6, s[56:57] offset:16
	global_load_dwordx4 v[52:55], v6, s[56:57]
	global_load_dwordx4 v[2:5], v14, s[54:55] offset:16
	s_nop 0
	global_load_dwordx4 v[6:9], v14, s[54:55]
	global_load_dwordx4 v[10:13], v14, s[56:57] offset:16
	s_nop 0
	global_load_dwordx4 v[14:17], v14, s[56:57]
	s_nop 0
	global_load_dwordx4 v[18:21], v31, s[54:55] offset:16
	global_load_dwordx4 v[22:25], v31, s[54:55]
	global_load_dwordx4 v[26:29], v31, s[56:57] offset:16
	global_load_dwordx4 v[56:59], v31, s[56:57]
	global_load_dwordx4 v[60:63], v30, s[54:55] offset:16
	global_load_dwordx4 v[64:67], v30, s[54:55]
	global_load_dwordx4 v[68:71], v30, s[56:57] offset:16
	global_load_dwordx4 v[72:75], v30, s[56:57]
	s_add_i32 s15, s15, s14
	s_lshl_b32 s15, s15, 2
	; sched_barrier mask(0x00000000)
	v_mov_b32_e32 v30, s61
	ds_read2_b32 v[30:31], v30 offset1:1
	s_or_b32 s14, s14, 2
	s_waitcnt vmcnt(2) lgkmcnt(0)
	v_pk_fma_f32 v[64:65], v[30:31], v[64:65], v[238:239] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[66:67], v[30:31], v[66:67], v[240:241] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[60:61], v[30:31], v[60:61], v[242:243] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[62:63], v[30:31], v[62:63], v[244:245] op_sel_hi:[0,1,1]
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[238:239], v[30:31], v[72:73], v[64:65] op_sel:[1,0,0]
	v_pk_fma_f32 v[240:241], v[30:31], v[74:75], v[66:67] op_sel:[1,0,0]
	v_pk_fma_f32 v[242:243], v[30:31], v[68:69], v[60:61] op_sel:[1,0,0]
	v_pk_fma_f32 v[244:245], v[30:31], v[70:71], v[62:63] op_sel:[1,0,0]
	v_mov_b32_e32 v30, s68
	ds_read2_b32 v[30:31], v30 offset1:1
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[18:19], v[30:31], v[18:19], v[204:205] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[204:205], v[30:31], v[26:27], v[18:19] op_sel:[1,0,0]
	v_mov_b32_e32 v18, s17
	ds_read2_b32 v[18:19], v18 offset1:1
	v_pk_fma_f32 v[22:23], v[30:31], v[22:23], v[200:201] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[24:25], v[30:31], v[24:25], v[202:203] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[20:21], v[30:31], v[20:21], v[206:207] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[200:201], v[30:31], v[56:57], v[22:23] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[2:3], v[18:19], v[2:3], v[212:213] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[212:213], v[18:19], v[10:11], v[2:3] op_sel:[1,0,0]
	v_mov_b32_e32 v2, s15
	ds_read2_b32 v[2:3], v2 offset1:1
	v_pk_fma_f32 v[6:7], v[18:19], v[6:7], v[208:209] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[18:19], v[8:9], v[210:211] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[4:5], v[18:19], v[4:5], v[214:215] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[208:209], v[18:19], v[14:15], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[210:211], v[18:19], v[16:17], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[214:215], v[18:19], v[12:13], v[4:5] op_sel:[1,0,0]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[4:5], v[2:3], v[44:45], v[246:247] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[6:7], v[2:3], v[46:47], v[248:249] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[8:9], v[2:3], v[40:41], v[250:251] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[10:11], v[2:3], v[42:43], v[252:253] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[202:203], v[30:31], v[58:59], v[24:25] op_sel:[1,0,0]
	v_pk_fma_f32 v[206:207], v[30:31], v[28:29], v[20:21] op_sel:[1,0,0]
	v_pk_fma_f32 v[246:247], v[2:3], v[52:53], v[4:5] op_sel:[1,0,0]
	v_pk_fma_f32 v[248:249], v[2:3], v[54:55], v[6:7] op_sel:[1,0,0]
	v_pk_fma_f32 v[250:251], v[2:3], v[48:49], v[8:9] op_sel:[1,0,0]
	v_pk_fma_f32 v[252:253], v[2:3], v[50:51], v[10:11] op_sel:[1,0,0]
.LBB0_232:                              ;   in Loop: Header=BB0_225 Depth=3
	s_and_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_235
; %bb.233:                              ;   in Loop: Header=BB0_225 Depth=3
	s_mul_i32 s15, s14, s22
	s_add_i32 s17, s15, s19
	s_cmp_eq_u32 s15, 0
	s_cselect_b64 s[54:55], -1, 0
	v_cndmask_b32_e64 v2, 0, 1, s[54:55]
	s_lshl_b32 s15, s17, 1
	s_add_i32 s17, s16, 4
	v_or_b32_e32 v2, s15, v2
	s_cmp_lt_u32 s17, s52
	v_mul_lo_u32 v3, v2, s25
	v_mul_hi_u32 v4, v2, s21
	s_cselect_b32 s15, s17, s16
	s_add_i32 s53, s16, 8
	v_add_u32_e32 v3, v4, v3
	v_mul_lo_u32 v2, v2, s21
	s_cmp_lt_u32 s53, s52
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[2:3]
	s_cselect_b32 s53, s53, s16
	s_add_i32 s54, s16, 12
	v_lshlrev_b64 v[2:3], 11, v[2:3]
	s_cmp_lt_u32 s54, s52
	v_lshl_add_u64 v[2:3], v[32:33], 0, v[2:3]
	s_cselect_b32 s56, s54, s16
	v_lshl_or_b32 v22, s15, 11, v1
	v_lshl_or_b32 v14, s53, 11, v1
	v_lshl_or_b32 v6, s56, 11, v1
	v_readfirstlane_b32 s54, v2
	v_readfirstlane_b32 s55, v3
	v_lshl_or_b32 v30, s16, 11, v1
	s_nop 3
	global_load_dwordx4 v[2:5], v6, s[54:55] offset:16
	s_nop 0
	global_load_dwordx4 v[6:9], v6, s[54:55]
	s_nop 0
	global_load_dwordx4 v[10:13], v14, s[54:55] offset:16
	s_nop 0
	global_load_dwordx4 v[14:17], v14, s[54:55]
	s_nop 0
	global_load_dwordx4 v[18:21], v22, s[54:55] offset:16
	s_nop 0
	global_load_dwordx4 v[22:25], v22, s[54:55]
	s_nop 0
	global_load_dwordx4 v[26:29], v30, s[54:55] offset:16
	global_load_dwordx4 v[42:45], v30, s[54:55]
	s_mul_i32 s54, s16, s20
	s_lshl_b32 s14, s14, 2
	s_mul_i32 s15, s15, s20
	s_mul_i32 s53, s53, s20
	s_mul_i32 s56, s56, s20
	s_lshl2_add_u32 s54, s54, s14
	s_lshl2_add_u32 s15, s15, s14
	s_lshl2_add_u32 s53, s53, s14
	s_lshl2_add_u32 s14, s56, s14
	; sched_barrier mask(0x00000000)
	v_mov_b32_e32 v30, s54
	ds_read_b32 v30, v30
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_pk_fma_f32 v[46:47], v[30:31], v[26:27], v[242:243] op_sel_hi:[0,1,1]
	v_mov_b32_e32 v26, s15
	ds_read_b32 v26, v26
	s_waitcnt vmcnt(0)
	v_pk_fma_f32 v[42:43], v[30:31], v[42:43], v[238:239] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[44:45], v[30:31], v[44:45], v[240:241] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[40:41], v[30:31], v[28:29], v[244:245] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[50:51], v[26:27], v[18:19], v[204:205] op_sel_hi:[0,1,1]
	v_mov_b32_e32 v18, s53
	ds_read_b32 v18, v18
	v_pk_fma_f32 v[54:55], v[26:27], v[22:23], v[200:201] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[52:53], v[26:27], v[24:25], v[202:203] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[48:49], v[26:27], v[20:21], v[206:207] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[58:59], v[18:19], v[10:11], v[212:213] op_sel_hi:[0,1,1]
	v_mov_b32_e32 v10, s14
	ds_read_b32 v10, v10
	v_pk_fma_f32 v[158:159], v[18:19], v[14:15], v[208:209] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[156:157], v[18:19], v[16:17], v[210:211] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[56:57], v[18:19], v[12:13], v[214:215] op_sel_hi:[0,1,1]
	s_waitcnt lgkmcnt(0)
	v_pk_fma_f32 v[166:167], v[10:11], v[6:7], v[246:247] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[164:165], v[10:11], v[8:9], v[248:249] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[162:163], v[10:11], v[2:3], v[250:251] op_sel_hi:[0,1,1]
	v_pk_fma_f32 v[160:161], v[10:11], v[4:5], v[252:253] op_sel_hi:[0,1,1]
	s_cbranch_execz .LBB0_236
	s_branch .LBB0_237
.LBB0_234:                              ;   in Loop: Header=BB0_225 Depth=3
                                        ; implicit-def: $vgpr0
	s_cbranch_execz .LBB0_225
	s_branch .LBB0_205
.LBB0_235:                              ;   in Loop: Header=BB0_225 Depth=3
                                        ; implicit-def: $vgpr40_vgpr41
                                        ; implicit-def: $vgpr46_vgpr47
                                        ; implicit-def: $vgpr44_vgpr45
                                        ; implicit-def: $vgpr42_vgpr43
                                        ; implicit-def: $vgpr54_vgpr55
                                        ; implicit-def: $vgpr52_vgpr53
                                        ; implicit-def: $vgpr50_vgpr51
                                        ; implicit-def: $vgpr48_vgpr49
                                        ; implicit-def: $vgpr158_vgpr159
                                        ; implicit-def: $vgpr156_vgpr157
                                        ; implicit-def: $vgpr58_vgpr59
                                        ; implicit-def: $vgpr56_vgpr57
                                        ; implicit-def: $vgpr166_vgpr167
                                        ; implicit-def: $vgpr164_vgpr165
                                        ; implicit-def: $vgpr162_vgpr163
                                        ; implicit-def: $vgpr160_vgpr161
                                        ; implicit-def: $sgpr17
.LBB0_236:                              ;   in Loop: Header=BB0_225 Depth=3
	s_add_i32 s17, s16, 4
	v_mov_b64_e32 v[160:161], v[252:253]
	v_mov_b64_e32 v[162:163], v[250:251]
	v_mov_b64_e32 v[164:165], v[248:249]
	v_mov_b64_e32 v[166:167], v[246:247]
	v_mov_b64_e32 v[56:57], v[214:215]
	v_mov_b64_e32 v[58:59], v[212:213]
	v_mov_b64_e32 v[156:157], v[210:211]
	v_mov_b64_e32 v[158:159], v[208:209]
	v_mov_b64_e32 v[48:49], v[206:207]
	v_mov_b64_e32 v[50:51], v[204:205]
	v_mov_b64_e32 v[52:53], v[202:203]
	v_mov_b64_e32 v[54:55], v[200:201]
	v_mov_b64_e32 v[42:43], v[238:239]
	v_mov_b64_e32 v[44:45], v[240:241]
	v_mov_b64_e32 v[46:47], v[242:243]
	v_mov_b64_e32 v[40:41], v[244:245]
.LBB0_237:                              ;   in Loop: Header=BB0_225 Depth=3
	s_add_i32 s14, s16, s27
	s_ashr_i32 s15, s14, 31
	v_lshl_add_u64 v[2:3], v[220:221], 0, s[14:15]
	v_lshlrev_b64 v[2:3], 10, v[2:3]
	v_lshl_add_u64 v[6:7], v[236:237], 0, v[2:3]
	v_cvt_pk_bf16_f32 v2, v42, v43
	v_cvt_pk_bf16_f32 v3, v44, v45
	v_cvt_pk_bf16_f32 v4, v46, v47
	v_cvt_pk_bf16_f32 v5, v40, v41
	s_cmp_ge_u32 s17, s52
	global_store_dwordx4 v[6:7], v[2:5], off
	s_cbranch_scc1 .LBB0_224
; %bb.238:                              ;   in Loop: Header=BB0_225 Depth=3
	s_add_i32 s54, s14, 4
	s_ashr_i32 s55, s54, 31
	v_lshl_add_u64 v[2:3], v[220:221], 0, s[54:55]
	v_lshlrev_b64 v[2:3], 10, v[2:3]
	s_add_i32 s15, s16, 8
	v_lshl_add_u64 v[6:7], v[236:237], 0, v[2:3]
	v_cvt_pk_bf16_f32 v2, v54, v55
	v_cvt_pk_bf16_f32 v3, v52, v53
	v_cvt_pk_bf16_f32 v4, v50, v51
	v_cvt_pk_bf16_f32 v5, v48, v49
	s_cmp_ge_u32 s15, s52
	global_store_dwordx4 v[6:7], v[2:5], off
	s_cbranch_scc1 .LBB0_224
; %bb.239:                              ;   in Loop: Header=BB0_225 Depth=3
	s_add_i32 s54, s14, 8
	s_ashr_i32 s55, s54, 31
	v_lshl_add_u64 v[2:3], v[220:221], 0, s[54:55]
	v_lshlrev_b64 v[2:3], 10, v[2:3]
	s_add_i32 s16, s16, 12
	v_lshl_add_u64 v[6:7], v[236:237], 0, v[2:3]
	v_cvt_pk_bf16_f32 v2, v158, v159
	v_cvt_pk_bf16_f32 v3, v156, v157
	v_cvt_pk_bf16_f32 v4, v58, v59
	v_cvt_pk_bf16_f32 v5, v56, v57
	s_cmp_ge_u32 s16, s52
	global_store_dwordx4 v[6:7], v[2:5], off
	s_cbranch_scc1 .LBB0_224
; %bb.240:                              ;   in Loop: Header=BB0_225 Depth=3
	s_add_i32 s14, s14, 12
	s_ashr_i32 s15, s14, 31
	v_lshl_add_u64 v[2:3], v[220:221], 0, s[14:15]
	v_lshlrev_b64 v[2:3], 10, v[2:3]
	v_lshl_add_u64 v[6:7], v[236:237], 0, v[2:3]
	v_cvt_pk_bf16_f32 v2, v166, v167
	v_cvt_pk_bf16_f32 v3, v164, v165
	v_cvt_pk_bf16_f32 v4, v162, v163
	v_cvt_pk_bf16_f32 v5, v160, v161
	global_store_dwordx4 v[6:7], v[2:5], off
	s_branch .LBB0_224
.LBB0_241:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mov_b32 s22, 1
.LBB0_242:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mov_b64 s[0:1], 0
.LBB0_243:                              ;   in Loop: Header=BB0_104 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_258
; %bb.244:                              ;   in Loop: Header=BB0_104 Depth=1
	s_mov_b32 s0, s84
	s_waitcnt lgkmcnt(2)
	ds_read_b64 v[38:39], v105 offset:50128
	ds_read_b32 v0, v105 offset:50248
	ds_read_b32 v1, v105 offset:45896
	v_add_u32_e64 v2, s99, 0
	ds_read2_b64 v[32:35], v2 offset0:118 offset1:120
	s_lshl_b32 s0, s0, 6
	s_ashr_i32 s1, s0, 31
	s_waitcnt lgkmcnt(1)
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_lshl_add_u64 v[36:37], v[110:111], 0, s[0:1]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccz .LBB0_440
; %bb.245:                              ;   in Loop: Header=BB0_104 Depth=1
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_258
.LBB0_246:                              ;   in Loop: Header=BB0_104 Depth=1
	v_mov_b32_e32 v40, v98
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v40, v99
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_249
; %bb.247:                              ;   in Loop: Header=BB0_104 Depth=1
	v_cvt_f32_u32_e32 v1, v0
	v_sub_u32_e32 v3, 0, v0
	v_add_u32_e32 v2, v40, v36
	v_lshlrev_b32_e32 v6, 2, v40
	v_rcp_iflag_f32_e32 v1, v1
	s_nop 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v3, v3, v1
	v_mul_hi_u32 v3, v1, v3
	v_add_u32_e32 v1, v1, v3
	v_mul_hi_u32 v1, v2, v1
	v_mul_lo_u32 v1, v1, v0
	v_sub_u32_e32 v1, v2, v1
	v_sub_u32_e32 v2, v1, v0
	v_cmp_ge_u32_e32 vcc, v1, v0
	s_nop 1
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_sub_u32_e32 v2, v1, v0
	v_cmp_ge_u32_e32 vcc, v1, v0
	s_nop 1
	v_cndmask_b32_e32 v104, v1, v2, vcc
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[0:1], v[104:105], 2, v[32:33]
	global_load_dword v0, v[0:1], off
	v_add_u32_e32 v1, 16, v6
	ds_read2st64_b32 v[4:5], v1 offset0:177 offset1:178
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v2, v4, v4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, 0x3fb8aa3b, v0
	v_max_f32_e32 v2, v2, v1
	v_sub_f32_e32 v3, v4, v2
	v_exp_f32_e32 v3, v3
	v_fma_f32 v7, v0, s97, -v2
	v_exp_f32_e32 v7, v7
	v_cmp_neq_f32_e32 vcc, v4, v2
	s_nop 1
	v_cndmask_b32_e32 v4, 1.0, v3, vcc
	v_cmp_neq_f32_e32 vcc, v1, v2
	s_nop 1
	v_cndmask_b32_e32 v3, 1.0, v7, vcc
	v_cmp_neq_f32_e32 vcc, s96, v1
	s_nop 1
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_fmac_f32_e32 v3, v5, v4
	v_div_scale_f32 v5, s[0:1], v3, v3, v4
	v_rcp_f32_e32 v7, v5
	v_div_scale_f32 v8, vcc, v4, v3, v4
	v_cmp_eq_u64_e64 s[0:1], 0, v[38:39]
	v_fma_f32 v9, -v5, v7, 1.0
	v_fmac_f32_e32 v7, v9, v7
	v_mul_f32_e32 v9, v8, v7
	v_fma_f32 v10, -v5, v9, v8
	v_fmac_f32_e32 v9, v10, v7
	v_fma_f32 v5, -v5, v9, v8
	v_div_fmas_f32 v5, v5, v7, v9
	v_div_fixup_f32 v4, v5, v3, v4
	s_and_b64 vcc, exec, s[0:1]
	ds_write_b32 v6, v4 offset:45072
	s_cbranch_vccnz .LBB0_249
; %bb.248:                              ;   in Loop: Header=BB0_104 Depth=1
	v_log_f32_e32 v3, v3
	v_lshlrev_b64 v[4:5], 2, v[36:37]
	v_mov_b32_e32 v41, v105
	v_add_f32_e32 v2, v2, v3
	v_mul_f32_e32 v3, 0x3f317218, v2
	v_cmp_eq_f32_e32 vcc, v2, v1
	s_nop 1
	v_cndmask_b32_e32 v2, v3, v0, vcc
	v_lshl_add_u64 v[0:1], v[38:39], 0, v[4:5]
	v_lshl_add_u64 v[0:1], v[40:41], 2, v[0:1]
	global_store_dword v[0:1], v2, off
.LBB0_249:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_lshl_b32 s0, s18, 4
	v_lshlrev_b32_e32 v1, 2, v108
	v_or_b32_e32 v0, s0, v1
	v_accvgpr_read_b32 v2, a180
	v_cmp_gt_i32_e32 vcc, v2, v106
	v_lshlrev_b32_e32 v2, 2, v106
	v_lshlrev_b32_e32 v104, 1, v0
	s_waitcnt lgkmcnt(0)
	v_add_lshl_u32 v32, s0, v1, 1
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_251
; %bb.250:                              ;   in Loop: Header=BB0_104 Depth=1
	ds_read_b32 v0, v2 offset:45072
	v_mov_b32_e32 v107, v105
	v_lshl_add_u64 v[4:5], v[36:37], 0, v[106:107]
	v_lshlrev_b64 v[4:5], 10, v[4:5]
	v_lshl_add_u64 v[4:5], v[34:35], 0, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[6:7], v[0:1], v[124:125] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[0:1], v[126:127] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_lshl_add_u64 v[8:9], v[4:5], 0, v[104:105]
	global_store_dwordx2 v[8:9], v[6:7], off
	v_pk_mul_f32 v[6:7], v[0:1], v[140:141] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[0:1], v[142:143] op_sel_hi:[0,1]
	v_mov_b32_e32 v33, v105
	v_accvgpr_read_b32 v69, a63
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[32:33]
	v_accvgpr_read_b32 v41, a35
	v_accvgpr_read_b32 v40, a34
	v_accvgpr_read_b32 v39, a33
	v_accvgpr_read_b32 v38, a32
	global_store_dwordx2 v[4:5], v[6:7], off offset:128
	v_pk_mul_f32 v[6:7], v[0:1], v[38:39] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[0:1], v[40:41] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v68, a62
	v_accvgpr_read_b32 v67, a61
	v_accvgpr_read_b32 v66, a60
	v_accvgpr_read_b32 v65, a59
	v_accvgpr_read_b32 v64, a58
	v_accvgpr_read_b32 v63, a57
	v_accvgpr_read_b32 v62, a56
	v_accvgpr_read_b32 v61, a55
	v_accvgpr_read_b32 v60, a54
	v_accvgpr_read_b32 v59, a53
	v_accvgpr_read_b32 v58, a52
	v_accvgpr_read_b32 v57, a51
	v_accvgpr_read_b32 v56, a50
	v_accvgpr_read_b32 v55, a49
	v_accvgpr_read_b32 v54, a48
	v_accvgpr_read_b32 v53, a47
	v_accvgpr_read_b32 v52, a46
	v_accvgpr_read_b32 v51, a45
	v_accvgpr_read_b32 v50, a44
	v_accvgpr_read_b32 v49, a43
	v_accvgpr_read_b32 v48, a42
	v_accvgpr_read_b32 v47, a41
	v_accvgpr_read_b32 v46, a40
	v_accvgpr_read_b32 v45, a39
	v_accvgpr_read_b32 v44, a38
	v_accvgpr_read_b32 v43, a37
	v_accvgpr_read_b32 v42, a36
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	global_store_dwordx2 v[4:5], v[6:7], off offset:256
	v_pk_mul_f32 v[6:7], v[0:1], v[54:55] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[0:1], v[56:57] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v38, a64
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_accvgpr_read_b32 v39, a65
	v_accvgpr_read_b32 v40, a66
	v_accvgpr_read_b32 v41, a67
	global_store_dwordx2 v[4:5], v[6:7], off offset:384
	v_pk_mul_f32 v[6:7], v[0:1], v[38:39] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[0:1], v[40:41] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v42, a68
	v_accvgpr_read_b32 v43, a69
	v_accvgpr_read_b32 v44, a70
	v_accvgpr_read_b32 v45, a71
	v_accvgpr_read_b32 v46, a72
	v_accvgpr_read_b32 v47, a73
	v_accvgpr_read_b32 v48, a74
	v_accvgpr_read_b32 v49, a75
	v_accvgpr_read_b32 v50, a76
	v_accvgpr_read_b32 v51, a77
	v_accvgpr_read_b32 v52, a78
	v_accvgpr_read_b32 v53, a79
	v_accvgpr_read_b32 v54, a80
	v_accvgpr_read_b32 v55, a81
	v_accvgpr_read_b32 v56, a82
	v_accvgpr_read_b32 v57, a83
	v_accvgpr_read_b32 v58, a84
	v_accvgpr_read_b32 v59, a85
	v_accvgpr_read_b32 v60, a86
	v_accvgpr_read_b32 v61, a87
	v_accvgpr_read_b32 v62, a88
	v_accvgpr_read_b32 v63, a89
	v_accvgpr_read_b32 v64, a90
	v_accvgpr_read_b32 v65, a91
	v_accvgpr_read_b32 v66, a92
	v_accvgpr_read_b32 v67, a93
	v_accvgpr_read_b32 v68, a94
	v_accvgpr_read_b32 v69, a95
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	global_store_dwordx2 v[4:5], v[6:7], off offset:512
	v_pk_mul_f32 v[6:7], v[0:1], v[54:55] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[0:1], v[56:57] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v38, a96
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_accvgpr_read_b32 v39, a97
	v_accvgpr_read_b32 v40, a98
	v_accvgpr_read_b32 v41, a99
	global_store_dwordx2 v[4:5], v[6:7], off offset:640
	v_pk_mul_f32 v[6:7], v[0:1], v[38:39] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[0:1], v[40:41] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v54, a112
	v_accvgpr_read_b32 v55, a113
	v_accvgpr_read_b32 v56, a114
	v_accvgpr_read_b32 v57, a115
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	global_store_dwordx2 v[4:5], v[6:7], off offset:768
	v_pk_mul_f32 v[6:7], v[0:1], v[54:55] op_sel_hi:[0,1]
	v_pk_mul_f32 v[0:1], v[0:1], v[56:57] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v0, v1
	v_accvgpr_read_b32 v42, a100
	v_accvgpr_read_b32 v43, a101
	v_accvgpr_read_b32 v44, a102
	v_accvgpr_read_b32 v45, a103
	v_accvgpr_read_b32 v46, a104
	v_accvgpr_read_b32 v47, a105
	v_accvgpr_read_b32 v48, a106
	v_accvgpr_read_b32 v49, a107
	v_accvgpr_read_b32 v50, a108
	v_accvgpr_read_b32 v51, a109
	v_accvgpr_read_b32 v52, a110
	v_accvgpr_read_b32 v53, a111
	v_accvgpr_read_b32 v58, a116
	v_accvgpr_read_b32 v59, a117
	v_accvgpr_read_b32 v60, a118
	v_accvgpr_read_b32 v61, a119
	v_accvgpr_read_b32 v62, a120
	v_accvgpr_read_b32 v63, a121
	v_accvgpr_read_b32 v64, a122
	v_accvgpr_read_b32 v65, a123
	v_accvgpr_read_b32 v66, a124
	v_accvgpr_read_b32 v67, a125
	v_accvgpr_read_b32 v68, a126
	v_accvgpr_read_b32 v69, a127
	global_store_dwordx2 v[4:5], v[6:7], off offset:896
.LBB0_251:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 16, v106
	v_cmp_lt_i32_e32 vcc, v0, v99
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_253
; %bb.252:                              ;   in Loop: Header=BB0_104 Depth=1
	ds_read_b32 v4, v2 offset:45136
	v_mov_b32_e32 v1, v105
	v_lshl_add_u64 v[0:1], v[36:37], 0, v[0:1]
	v_lshlrev_b64 v[0:1], 10, v[0:1]
	v_lshl_add_u64 v[0:1], v[34:35], 0, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[6:7], v[4:5], v[128:129] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[130:131] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_lshl_add_u64 v[8:9], v[0:1], 0, v[104:105]
	global_store_dwordx2 v[8:9], v[6:7], off
	v_pk_mul_f32 v[6:7], v[4:5], v[144:145] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[146:147] op_sel_hi:[0,1]
	v_mov_b32_e32 v33, v105
	v_accvgpr_read_b32 v49, a47
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[32:33]
	v_accvgpr_read_b32 v41, a39
	v_accvgpr_read_b32 v40, a38
	v_accvgpr_read_b32 v39, a37
	v_accvgpr_read_b32 v38, a36
	global_store_dwordx2 v[0:1], v[6:7], off offset:128
	v_accvgpr_read_b32 v65, a63
	v_pk_mul_f32 v[6:7], v[4:5], v[38:39] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[40:41] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v48, a46
	v_accvgpr_read_b32 v47, a45
	v_accvgpr_read_b32 v46, a44
	v_accvgpr_read_b32 v45, a43
	v_accvgpr_read_b32 v44, a42
	v_accvgpr_read_b32 v43, a41
	v_accvgpr_read_b32 v42, a40
	v_accvgpr_read_b32 v57, a55
	v_accvgpr_read_b32 v56, a54
	v_accvgpr_read_b32 v55, a53
	v_accvgpr_read_b32 v54, a52
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	global_store_dwordx2 v[0:1], v[6:7], off offset:256
	v_pk_mul_f32 v[6:7], v[4:5], v[54:55] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[56:57] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v38, a68
	v_accvgpr_read_b32 v64, a62
	v_accvgpr_read_b32 v63, a61
	v_accvgpr_read_b32 v62, a60
	v_accvgpr_read_b32 v61, a59
	v_accvgpr_read_b32 v60, a58
	v_accvgpr_read_b32 v59, a57
	v_accvgpr_read_b32 v58, a56
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_accvgpr_read_b32 v39, a69
	v_accvgpr_read_b32 v40, a70
	v_accvgpr_read_b32 v41, a71
	global_store_dwordx2 v[0:1], v[6:7], off offset:384
	v_accvgpr_read_b32 v54, a84
	v_pk_mul_f32 v[6:7], v[4:5], v[38:39] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[40:41] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v42, a72
	v_accvgpr_read_b32 v43, a73
	v_accvgpr_read_b32 v44, a74
	v_accvgpr_read_b32 v45, a75
	v_accvgpr_read_b32 v46, a76
	v_accvgpr_read_b32 v47, a77
	v_accvgpr_read_b32 v48, a78
	v_accvgpr_read_b32 v49, a79
	v_accvgpr_read_b32 v55, a85
	v_accvgpr_read_b32 v56, a86
	v_accvgpr_read_b32 v57, a87
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	global_store_dwordx2 v[0:1], v[6:7], off offset:512
	v_pk_mul_f32 v[6:7], v[4:5], v[54:55] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[56:57] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v38, a100
	v_accvgpr_read_b32 v58, a88
	v_accvgpr_read_b32 v59, a89
	v_accvgpr_read_b32 v60, a90
	v_accvgpr_read_b32 v61, a91
	v_accvgpr_read_b32 v62, a92
	v_accvgpr_read_b32 v63, a93
	v_accvgpr_read_b32 v64, a94
	v_accvgpr_read_b32 v65, a95
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_accvgpr_read_b32 v39, a101
	v_accvgpr_read_b32 v40, a102
	v_accvgpr_read_b32 v41, a103
	global_store_dwordx2 v[0:1], v[6:7], off offset:640
	v_accvgpr_read_b32 v54, a116
	v_pk_mul_f32 v[6:7], v[4:5], v[38:39] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[40:41] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v55, a117
	v_accvgpr_read_b32 v56, a118
	v_accvgpr_read_b32 v57, a119
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	global_store_dwordx2 v[0:1], v[6:7], off offset:768
	v_pk_mul_f32 v[6:7], v[4:5], v[54:55] op_sel_hi:[0,1]
	v_pk_mul_f32 v[4:5], v[4:5], v[56:57] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v4, v5
	v_accvgpr_read_b32 v42, a104
	v_accvgpr_read_b32 v43, a105
	v_accvgpr_read_b32 v44, a106
	v_accvgpr_read_b32 v45, a107
	v_accvgpr_read_b32 v46, a108
	v_accvgpr_read_b32 v47, a109
	v_accvgpr_read_b32 v48, a110
	v_accvgpr_read_b32 v49, a111
	v_accvgpr_read_b32 v58, a120
	v_accvgpr_read_b32 v59, a121
	v_accvgpr_read_b32 v60, a122
	v_accvgpr_read_b32 v61, a123
	v_accvgpr_read_b32 v62, a124
	v_accvgpr_read_b32 v63, a125
	v_accvgpr_read_b32 v64, a126
	v_accvgpr_read_b32 v65, a127
	global_store_dwordx2 v[0:1], v[6:7], off offset:896
.LBB0_253:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 32, v106
	v_cmp_lt_i32_e32 vcc, v0, v99
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_255
; %bb.254:                              ;   in Loop: Header=BB0_104 Depth=1
	ds_read_b32 v4, v2 offset:45200
	v_mov_b32_e32 v1, v105
	v_lshl_add_u64 v[0:1], v[36:37], 0, v[0:1]
	v_lshlrev_b64 v[0:1], 10, v[0:1]
	v_lshl_add_u64 v[0:1], v[34:35], 0, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[6:7], v[4:5], v[132:133] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[134:135] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_lshl_add_u64 v[8:9], v[0:1], 0, v[104:105]
	global_store_dwordx2 v[8:9], v[6:7], off
	v_pk_mul_f32 v[6:7], v[4:5], v[148:149] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[150:151] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_mov_b32_e32 v33, v105
	v_accvgpr_read_b32 v8, a40
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[32:33]
	v_accvgpr_read_b32 v9, a41
	v_accvgpr_read_b32 v10, a42
	v_accvgpr_read_b32 v11, a43
	global_store_dwordx2 v[0:1], v[6:7], off offset:128
	v_accvgpr_read_b32 v24, a56
	v_pk_mul_f32 v[6:7], v[4:5], v[8:9] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[10:11] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v25, a57
	v_accvgpr_read_b32 v26, a58
	v_accvgpr_read_b32 v27, a59
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_accvgpr_read_b32 v12, a44
	v_accvgpr_read_b32 v13, a45
	v_accvgpr_read_b32 v14, a46
	v_accvgpr_read_b32 v15, a47
	global_store_dwordx2 v[0:1], v[6:7], off offset:256
	v_pk_mul_f32 v[6:7], v[4:5], v[24:25] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[26:27] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_accvgpr_read_b32 v8, a72
	v_accvgpr_read_b32 v28, a60
	v_accvgpr_read_b32 v29, a61
	v_accvgpr_read_b32 v30, a62
	v_accvgpr_read_b32 v31, a63
	v_accvgpr_read_b32 v9, a73
	v_accvgpr_read_b32 v10, a74
	v_accvgpr_read_b32 v11, a75
	global_store_dwordx2 v[0:1], v[6:7], off offset:384
	v_accvgpr_read_b32 v24, a88
	v_pk_mul_f32 v[6:7], v[4:5], v[8:9] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[10:11] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v25, a89
	v_accvgpr_read_b32 v26, a90
	v_accvgpr_read_b32 v27, a91
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_accvgpr_read_b32 v12, a76
	v_accvgpr_read_b32 v13, a77
	v_accvgpr_read_b32 v14, a78
	v_accvgpr_read_b32 v15, a79
	global_store_dwordx2 v[0:1], v[6:7], off offset:512
	v_pk_mul_f32 v[6:7], v[4:5], v[24:25] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[26:27] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_accvgpr_read_b32 v8, a104
	v_accvgpr_read_b32 v28, a92
	v_accvgpr_read_b32 v29, a93
	v_accvgpr_read_b32 v30, a94
	v_accvgpr_read_b32 v31, a95
	v_accvgpr_read_b32 v9, a105
	v_accvgpr_read_b32 v10, a106
	v_accvgpr_read_b32 v11, a107
	global_store_dwordx2 v[0:1], v[6:7], off offset:640
	v_accvgpr_read_b32 v24, a120
	v_pk_mul_f32 v[6:7], v[4:5], v[8:9] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[4:5], v[10:11] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v25, a121
	v_accvgpr_read_b32 v26, a122
	v_accvgpr_read_b32 v27, a123
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	global_store_dwordx2 v[0:1], v[6:7], off offset:768
	v_pk_mul_f32 v[6:7], v[4:5], v[24:25] op_sel_hi:[0,1]
	v_pk_mul_f32 v[4:5], v[4:5], v[26:27] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v4, v5
	v_accvgpr_read_b32 v12, a108
	v_accvgpr_read_b32 v13, a109
	v_accvgpr_read_b32 v14, a110
	v_accvgpr_read_b32 v15, a111
	v_accvgpr_read_b32 v28, a124
	v_accvgpr_read_b32 v29, a125
	v_accvgpr_read_b32 v30, a126
	v_accvgpr_read_b32 v31, a127
	global_store_dwordx2 v[0:1], v[6:7], off offset:896
.LBB0_255:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 48, v106
	v_cmp_lt_i32_e32 vcc, v0, v99
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_257
; %bb.256:                              ;   in Loop: Header=BB0_104 Depth=1
	ds_read_b32 v2, v2 offset:45264
	v_mov_b32_e32 v1, v105
	v_lshl_add_u64 v[0:1], v[36:37], 0, v[0:1]
	v_lshlrev_b64 v[0:1], 10, v[0:1]
	v_lshl_add_u64 v[0:1], v[34:35], 0, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[4:5], v[2:3], v[136:137] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[138:139] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	v_lshl_add_u64 v[6:7], v[0:1], 0, v[104:105]
	global_store_dwordx2 v[6:7], v[4:5], off
	v_pk_mul_f32 v[4:5], v[2:3], v[152:153] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[154:155] op_sel_hi:[0,1]
	v_mov_b32_e32 v33, v105
	v_accvgpr_read_b32 v12, a44
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	v_lshl_add_u64 v[0:1], v[0:1], 0, v[32:33]
	v_accvgpr_read_b32 v13, a45
	v_accvgpr_read_b32 v14, a46
	v_accvgpr_read_b32 v15, a47
	global_store_dwordx2 v[0:1], v[4:5], off offset:128
	v_accvgpr_read_b32 v28, a60
	v_pk_mul_f32 v[4:5], v[2:3], v[12:13] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[14:15] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v29, a61
	v_accvgpr_read_b32 v30, a62
	v_accvgpr_read_b32 v31, a63
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:256
	v_pk_mul_f32 v[4:5], v[2:3], v[28:29] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[30:31] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v12, a76
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	v_accvgpr_read_b32 v13, a77
	v_accvgpr_read_b32 v14, a78
	v_accvgpr_read_b32 v15, a79
	global_store_dwordx2 v[0:1], v[4:5], off offset:384
	v_accvgpr_read_b32 v28, a92
	v_pk_mul_f32 v[4:5], v[2:3], v[12:13] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[14:15] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v29, a93
	v_accvgpr_read_b32 v30, a94
	v_accvgpr_read_b32 v31, a95
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:512
	v_pk_mul_f32 v[4:5], v[2:3], v[28:29] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[30:31] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v12, a108
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	v_accvgpr_read_b32 v13, a109
	v_accvgpr_read_b32 v14, a110
	v_accvgpr_read_b32 v15, a111
	global_store_dwordx2 v[0:1], v[4:5], off offset:640
	v_accvgpr_read_b32 v28, a124
	v_pk_mul_f32 v[4:5], v[2:3], v[12:13] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[14:15] op_sel_hi:[0,1]
	v_accvgpr_read_b32 v29, a125
	v_accvgpr_read_b32 v30, a126
	v_accvgpr_read_b32 v31, a127
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:768
	v_pk_mul_f32 v[4:5], v[2:3], v[28:29] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[2:3], v[30:31] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v2, v3
	global_store_dwordx2 v[0:1], v[4:5], off offset:896
.LBB0_257:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
.LBB0_258:                              ;   in Loop: Header=BB0_104 Depth=1
	v_accvgpr_read_b32 v17, a172
	v_accvgpr_read_b32 v24, a173
	s_branch .LBB0_102
.LBB0_259:                              ;   in Loop: Header=BB0_104 Depth=1
	ds_read_b32 v0, v105 offset:50256
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v0
	s_cbranch_vccnz .LBB0_102
; %bb.260:                              ;   in Loop: Header=BB0_104 Depth=1
	ds_read_b32 v8, v105 offset:50248
	ds_read_b64 v[4:5], v105 offset:50128
	v_add_u32_e64 v0, s99, 0
	s_mov_b32 s0, s84
	ds_read2_b64 v[0:3], v0 offset0:118 offset1:120
	s_waitcnt lgkmcnt(2)
	v_ashrrev_i32_e32 v6, 31, v8
	v_mul_hi_u32 v7, v8, s34
	v_mul_lo_u32 v6, v6, s34
	s_lshl_b32 s0, s0, 6
	ds_read_b32 v9, v105 offset:50248
	v_add_u32_e32 v7, v7, v6
	v_mul_lo_u32 v6, v8, s34
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[6:7], v[6:7], 0, s[0:1]
	s_mov_b32 s0, s84
	s_lshl_b32 s0, s0, 6
	s_waitcnt lgkmcnt(0)
	v_subrev_u32_e32 v9, s0, v9
	v_min_i32_e32 v9, 64, v9
	v_mov_b32_e32 v104, v98
	v_lshlrev_b32_e32 v10, 6, v9
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v104, v10
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_263
; %bb.261:                              ;   in Loop: Header=BB0_104 Depth=1
	v_lshlrev_b64 v[12:13], 10, v[6:7]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[12:13]
	v_lshl_add_u64 v[2:3], v[104:105], 4, v[2:3]
	s_mov_b64 s[2:3], 0
.LBB0_262:                              ;   Parent Loop BB0_104 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v104, 0x100, v104
	v_cmp_ge_i32_e32 vcc, v104, v10
	global_store_dwordx4 v[2:3], a[160:163], off
	s_or_b64 s[2:3], vcc, s[2:3]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[74:75]
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_262
.LBB0_263:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	s_cbranch_vccz .LBB0_102
; %bb.264:                              ;   in Loop: Header=BB0_104 Depth=1
	v_mov_b32_e32 v104, v98
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v104, v9
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_101
; %bb.265:                              ;   in Loop: Header=BB0_104 Depth=1
	v_cvt_f32_u32_e32 v2, v8
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v9, v2
	v_lshl_add_u64 v[2:3], v[6:7], 0, v[104:105]
	v_sub_u32_e32 v6, 0, v8
	v_mul_lo_u32 v6, v6, v9
	v_mul_hi_u32 v6, v9, v6
	v_add_u32_e32 v6, v9, v6
	v_mul_hi_u32 v6, v2, v6
	v_mul_lo_u32 v6, v6, v8
	v_sub_u32_e32 v6, v2, v6
	v_sub_u32_e32 v7, v6, v8
	v_cmp_ge_u32_e32 vcc, v6, v8
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_sub_u32_e32 v7, v6, v8
	v_cmp_ge_u32_e32 vcc, v6, v8
	s_nop 1
	v_cndmask_b32_e32 v104, v6, v7, vcc
	v_lshl_add_u64 v[0:1], v[104:105], 2, v[0:1]
	global_load_dword v6, v[0:1], off
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[4:5]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v6, off
	s_branch .LBB0_101
.LBB0_266:                              ;   in Loop: Header=BB0_104 Depth=1
	v_mov_b32_e32 v0, v98
	s_nop 0
	v_lshrrev_b32_e32 v4, 6, v0
	v_cmp_lt_i32_e32 vcc, v4, v99
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_621
; %bb.267:                              ;   in Loop: Header=BB0_104 Depth=1
	v_and_b32_e32 v40, 63, v0
	v_or_b32_e32 v1, 64, v40
	v_lshrrev_b32_e32 v48, 5, v1
	v_or_b32_e32 v1, 0x80, v40
	v_lshrrev_b32_e32 v50, 5, v1
	v_or_b32_e32 v1, 0x100, v40
	v_lshlrev_b32_e32 v104, 2, v40
	v_lshrrev_b32_e32 v56, 5, v1
	v_or_b32_e32 v1, 0x140, v40
	s_lshl_b32 s0, s2, 6
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[42:43], v[32:33], 0, v[104:105]
	v_lshlrev_b64 v[2:3], 2, v[36:37]
	v_lshrrev_b32_e32 v58, 5, v1
	v_or_b32_e32 v1, 0x180, v40
	v_or_b32_e32 v104, 0x1c0, v0
	v_accvgpr_read_b32 v6, a164
	s_ashr_i32 s1, s0, 31
	v_lshl_add_u64 v[44:45], v[34:35], 0, v[2:3]
	v_bfe_u32 v46, v0, 5, 1
	v_or_b32_e32 v52, 0xc0, v0
	v_lshrrev_b32_e32 v156, 5, v1
	v_lshlrev_b64 v[0:1], 1, v[104:105]
	v_accvgpr_read_b32 v8, a166
	v_accvgpr_read_b32 v9, a167
	v_accvgpr_read_b32 v3, a176
	v_lshl_add_u64 v[38:39], v[110:111], 0, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v254
	v_mov_b32_e32 v41, v105
	v_cmp_eq_u32_e64 s[2:3], 0, v40
	v_mov_b32_e32 v47, v105
	v_mov_b32_e32 v49, v105
	v_mov_b32_e32 v51, v105
	v_mov_b32_e32 v53, v105
	v_lshrrev_b32_e32 v54, 5, v52
	v_mov_b32_e32 v55, v105
	v_mov_b32_e32 v57, v105
	v_mov_b32_e32 v59, v105
	v_mov_b32_e32 v157, v105
	v_lshl_add_u64 v[158:159], v[8:9], 0, v[0:1]
	v_lshl_add_u64 v[160:161], v[102:103], 0, v[0:1]
	v_xor_b32_e32 v0, 32, v3
	v_xor_b32_e32 v1, 16, v3
	v_xor_b32_e32 v2, 8, v3
	v_xor_b32_e32 v3, 4, v3
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v104, v4
	v_accvgpr_read_b32 v7, a165
	s_branch .LBB0_269
.LBB0_268:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e32 v104, 4, v104
	v_cmp_ge_i32_e32 vcc, v104, v99
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_621
.LBB0_269:                              ;   Parent Loop BB0_104 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_343 Depth 3
	v_lshl_add_u64 v[176:177], v[38:39], 0, v[104:105]
	v_accvgpr_read_b32 v6, a164
	v_lshlrev_b64 v[4:5], 9, v[176:177]
	v_accvgpr_read_b32 v7, a165
	v_lshl_add_u64 v[174:175], v[6:7], 0, v[4:5]
	v_lshl_add_u64 v[178:179], v[174:175], 0, v[40:41]
	global_load_ubyte v6, v[178:179], off
	v_mov_b32_e32 v4, 0x7fc00000
	v_accvgpr_read_b32 v8, a166
	v_accvgpr_read_b32 v9, a167
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_275
; %bb.270:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.271:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.272:                              ;   in Loop: Header=BB0_269 Depth=2
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.273:                              ;   in Loop: Header=BB0_269 Depth=2
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.274:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_275:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[174:175], 0, v[46:47]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v162, 0
	v_mov_b32_e32 v163, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_279
; %bb.276:                              ;   in Loop: Header=BB0_269 Depth=2
	v_mov_b32_e32 v162, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v163, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.277:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[162:163], v5
; %bb.278:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[162:163], v[162:163], v[4:5]
.LBB0_279:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	global_load_ubyte v6, v[178:179], off offset:64
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_285
; %bb.280:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.281:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.282:                              ;   in Loop: Header=BB0_269 Depth=2
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.283:                              ;   in Loop: Header=BB0_269 Depth=2
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.284:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_285:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[174:175], 0, v[48:49]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v164, 0
	v_mov_b32_e32 v165, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_289
; %bb.286:                              ;   in Loop: Header=BB0_269 Depth=2
	v_mov_b32_e32 v164, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v165, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.287:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[164:165], v5
; %bb.288:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[164:165], v[164:165], v[4:5]
.LBB0_289:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	global_load_ubyte v6, v[178:179], off offset:128
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_295
; %bb.290:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.291:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.292:                              ;   in Loop: Header=BB0_269 Depth=2
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.293:                              ;   in Loop: Header=BB0_269 Depth=2
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.294:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_295:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[174:175], 0, v[50:51]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v166, 0
	v_mov_b32_e32 v167, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_299
; %bb.296:                              ;   in Loop: Header=BB0_269 Depth=2
	v_mov_b32_e32 v166, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v167, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.297:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[166:167], v5
; %bb.298:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[166:167], v[166:167], v[4:5]
.LBB0_299:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[4:5], v[174:175], 0, v[52:53]
	global_load_ubyte v6, v[4:5], off
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_305
; %bb.300:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.301:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.302:                              ;   in Loop: Header=BB0_269 Depth=2
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.303:                              ;   in Loop: Header=BB0_269 Depth=2
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.304:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_305:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[174:175], 0, v[54:55]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v168, 0
	v_mov_b32_e32 v169, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_309
; %bb.306:                              ;   in Loop: Header=BB0_269 Depth=2
	v_mov_b32_e32 v168, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v169, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.307:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[168:169], v5
; %bb.308:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[168:169], v[168:169], v[4:5]
.LBB0_309:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	global_load_ubyte v6, v[178:179], off offset:256
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_315
; %bb.310:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.311:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.312:                              ;   in Loop: Header=BB0_269 Depth=2
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.313:                              ;   in Loop: Header=BB0_269 Depth=2
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.314:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_315:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[174:175], 0, v[56:57]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v170, 0
	v_mov_b32_e32 v171, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_319
; %bb.316:                              ;   in Loop: Header=BB0_269 Depth=2
	v_mov_b32_e32 v170, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v171, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.317:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[170:171], v5
; %bb.318:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[170:171], v[170:171], v[4:5]
.LBB0_319:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	global_load_ubyte v6, v[178:179], off offset:320
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_325
; %bb.320:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.321:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.322:                              ;   in Loop: Header=BB0_269 Depth=2
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.323:                              ;   in Loop: Header=BB0_269 Depth=2
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.324:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_325:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[174:175], 0, v[58:59]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v172, 0
	v_mov_b32_e32 v173, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_329
; %bb.326:                              ;   in Loop: Header=BB0_269 Depth=2
	v_mov_b32_e32 v172, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v173, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.327:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[172:173], v5
; %bb.328:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[172:173], v[172:173], v[4:5]
.LBB0_329:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	global_load_ubyte v6, v[178:179], off offset:384
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_335
; %bb.330:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.331:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.332:                              ;   in Loop: Header=BB0_269 Depth=2
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.333:                              ;   in Loop: Header=BB0_269 Depth=2
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.334:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_335:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[174:175], 0, v[156:157]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v174, 0
	v_mov_b32_e32 v175, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_339
; %bb.336:                              ;   in Loop: Header=BB0_269 Depth=2
	v_mov_b32_e32 v174, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v175, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.337:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[174:175], v5
; %bb.338:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[174:175], v[174:175], v[4:5]
.LBB0_339:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v224, 0
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b64_e32 v[200:201], 0
	v_mov_b64_e32 v[202:203], 0
	v_mov_b64_e32 v[206:207], 0
	v_mov_b64_e32 v[208:209], 0
	v_mov_b64_e32 v[210:211], 0
	v_mov_b64_e32 v[216:217], 0
	v_mov_b64_e32 v[220:221], 0
	v_mov_b64_e32 v[222:223], 0
	v_mov_b32_e32 v225, 0xfff00000
	v_mov_b64_e32 v[204:205], 0
	s_cbranch_vccnz .LBB0_424
; %bb.340:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshlrev_b64 v[4:5], 7, v[176:177]
	v_lshl_add_u64 v[4:5], v[158:159], 0, v[4:5]
	global_load_ushort v4, v[4:5], off offset:-896
	v_mov_b32_e32 v198, 0
	v_accvgpr_read_b32 v178, a182
	s_mov_b32 s12, 0
	v_mov_b32_e32 v199, 0xfff00000
	v_mov_b64_e32 v[180:181], 0
	v_mov_b64_e32 v[196:197], 0
	v_mov_b64_e32 v[194:195], 0
	v_mov_b64_e32 v[192:193], 0
	v_mov_b64_e32 v[190:191], 0
	v_mov_b64_e32 v[188:189], 0
	v_mov_b64_e32 v[186:187], 0
	v_mov_b64_e32 v[184:185], 0
	v_mov_b64_e32 v[182:183], 0
	v_accvgpr_read_b32 v179, a183
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v4, 16, v4
	v_cvt_f64_f32_e32 v[176:177], v4
	s_branch .LBB0_343
.LBB0_341:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
.LBB0_342:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	v_add_f64 v[4:5], v[204:205], -v[204:205]
	v_cmp_lt_f64_e32 vcc, 0, v[204:205]
	s_add_i32 s12, s12, 1
	v_lshl_add_u64 v[178:179], v[178:179], 0, 4
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_add_f64 v[204:205], v[4:5], v[206:207]
	v_mul_f64 v[222:223], v[204:205], v[200:201]
	v_mul_f64 v[220:221], v[204:205], v[202:203]
	v_mul_f64 v[216:217], v[204:205], v[208:209]
	v_mul_f64 v[210:211], v[204:205], v[212:213]
	v_mul_f64 v[208:209], v[204:205], v[214:215]
	v_mul_f64 v[206:207], v[204:205], v[218:219]
	v_mul_f64 v[202:203], v[204:205], v[226:227]
	v_mul_f64 v[200:201], v[204:205], v[228:229]
	v_fmac_f64_e32 v[222:223], v[230:231], v[196:197]
	v_fmac_f64_e32 v[220:221], v[230:231], v[194:195]
	v_fmac_f64_e32 v[216:217], v[230:231], v[192:193]
	v_fmac_f64_e32 v[210:211], v[230:231], v[190:191]
	v_fmac_f64_e32 v[208:209], v[230:231], v[188:189]
	v_fmac_f64_e32 v[206:207], v[230:231], v[186:187]
	v_fmac_f64_e32 v[202:203], v[230:231], v[184:185]
	v_fmac_f64_e32 v[200:201], v[230:231], v[182:183]
	v_fmac_f64_e32 v[204:205], v[180:181], v[230:231]
	v_cmp_ge_u32_e32 vcc, s12, v254
	s_and_b64 vcc, exec, vcc
	v_mov_b64_e32 v[198:199], v[224:225]
	v_mov_b64_e32 v[180:181], v[204:205]
	v_mov_b64_e32 v[196:197], v[222:223]
	v_mov_b64_e32 v[194:195], v[220:221]
	v_mov_b64_e32 v[192:193], v[216:217]
	v_mov_b64_e32 v[190:191], v[210:211]
	v_mov_b64_e32 v[188:189], v[208:209]
	v_mov_b64_e32 v[186:187], v[206:207]
	v_mov_b64_e32 v[184:185], v[202:203]
	v_mov_b64_e32 v[182:183], v[200:201]
	s_cbranch_vccnz .LBB0_424
.LBB0_343:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_269 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	global_load_dword v204, v[178:179], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v205, 31, v204
	v_lshlrev_b64 v[4:5], 9, v[204:205]
	v_lshl_add_u64 v[206:207], v[100:101], 0, v[4:5]
	v_lshl_add_u64 v[210:211], v[206:207], 0, v[40:41]
	global_load_ubyte v6, v[210:211], off
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_349
; %bb.344:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.345:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.346:                              ;   in Loop: Header=BB0_343 Depth=3
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.347:                              ;   in Loop: Header=BB0_343 Depth=3
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.348:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
.LBB0_349:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[206:207], 0, v[46:47]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v200, 0
	v_mov_b32_e32 v201, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_353
; %bb.350:                              ;   in Loop: Header=BB0_343 Depth=3
	v_mov_b32_e32 v200, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v201, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.351:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[200:201], v5
; %bb.352:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[200:201], v[200:201], v[4:5]
.LBB0_353:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	global_load_ubyte v6, v[210:211], off offset:64
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_359
; %bb.354:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.355:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.356:                              ;   in Loop: Header=BB0_343 Depth=3
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.357:                              ;   in Loop: Header=BB0_343 Depth=3
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.358:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
.LBB0_359:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[206:207], 0, v[48:49]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v202, 0
	v_mov_b32_e32 v203, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_363
; %bb.360:                              ;   in Loop: Header=BB0_343 Depth=3
	v_mov_b32_e32 v202, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v203, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.361:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[202:203], v5
; %bb.362:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[202:203], v[202:203], v[4:5]
.LBB0_363:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	global_load_ubyte v6, v[210:211], off offset:128
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_369
; %bb.364:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.365:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.366:                              ;   in Loop: Header=BB0_343 Depth=3
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.367:                              ;   in Loop: Header=BB0_343 Depth=3
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.368:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
.LBB0_369:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[206:207], 0, v[50:51]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v208, 0
	v_mov_b32_e32 v209, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_373
; %bb.370:                              ;   in Loop: Header=BB0_343 Depth=3
	v_mov_b32_e32 v208, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v209, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.371:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[208:209], v5
; %bb.372:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[208:209], v[208:209], v[4:5]
.LBB0_373:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[4:5], v[206:207], 0, v[52:53]
	global_load_ubyte v6, v[4:5], off
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_379
; %bb.374:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.375:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.376:                              ;   in Loop: Header=BB0_343 Depth=3
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.377:                              ;   in Loop: Header=BB0_343 Depth=3
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.378:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
.LBB0_379:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[206:207], 0, v[54:55]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v212, 0
	v_mov_b32_e32 v213, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_383
; %bb.380:                              ;   in Loop: Header=BB0_343 Depth=3
	v_mov_b32_e32 v212, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v213, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.381:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[212:213], v5
; %bb.382:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[212:213], v[212:213], v[4:5]
.LBB0_383:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	global_load_ubyte v6, v[210:211], off offset:256
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_389
; %bb.384:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.385:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.386:                              ;   in Loop: Header=BB0_343 Depth=3
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.387:                              ;   in Loop: Header=BB0_343 Depth=3
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.388:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
.LBB0_389:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[206:207], 0, v[56:57]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v214, 0
	v_mov_b32_e32 v215, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_393
; %bb.390:                              ;   in Loop: Header=BB0_343 Depth=3
	v_mov_b32_e32 v214, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v215, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.391:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[214:215], v5
; %bb.392:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[214:215], v[214:215], v[4:5]
.LBB0_393:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	global_load_ubyte v6, v[210:211], off offset:320
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_399
; %bb.394:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.395:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.396:                              ;   in Loop: Header=BB0_343 Depth=3
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.397:                              ;   in Loop: Header=BB0_343 Depth=3
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.398:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
.LBB0_399:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[206:207], 0, v[58:59]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v218, 0
	v_mov_b32_e32 v219, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_403
; %bb.400:                              ;   in Loop: Header=BB0_343 Depth=3
	v_mov_b32_e32 v216, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v217, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.401:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[216:217], v5
; %bb.402:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[218:219], v[216:217], v[4:5]
.LBB0_403:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	global_load_ubyte v6, v[210:211], off offset:384
	v_mov_b32_e32 v4, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0x7f, v6
	v_cmp_ne_u16_e32 vcc, s90, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_409
; %bb.404:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 24, v6
	v_and_b32_e32 v6, 0x80000000, v4
	v_cmp_lt_u16_e32 vcc, 7, v5
                                        ; implicit-def: $vgpr4
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.405:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v4, 20, v5
	v_add3_u32 v4, v4, v6, s94
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr6
; %bb.406:                              ;   in Loop: Header=BB0_343 Depth=3
	s_andn2_saveexec_b64 s[10:11], s[10:11]
; %bb.407:                              ;   in Loop: Header=BB0_343 Depth=3
	v_cvt_f32_ubyte0_e32 v4, v5
	v_mul_f32_e32 v4, 0x3b000000, v4
	v_or_b32_e32 v4, v6, v4
; %bb.408:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
.LBB0_409:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	v_lshl_add_u64 v[6:7], v[206:207], 0, v[156:157]
	global_load_ubyte v5, v[6:7], off offset:448
	v_mov_b32_e32 v226, 0
	v_mov_b32_e32 v227, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v5
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_413
; %bb.410:                              ;   in Loop: Header=BB0_343 Depth=3
	v_mov_b32_e32 v206, 0
	v_cmp_ne_u16_e32 vcc, 0, v5
	v_bfrev_b32_e32 v207, 28
	s_and_saveexec_b64 s[10:11], vcc
; %bb.411:                              ;   in Loop: Header=BB0_343 Depth=3
	v_lshlrev_b32_e32 v5, 23, v5
	v_cvt_f64_f32_e32 v[206:207], v5
; %bb.412:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
	v_cvt_f64_f32_e32 v[4:5], v4
	v_mul_f64 v[226:227], v[206:207], v[4:5]
.LBB0_413:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	v_lshlrev_b64 v[4:5], 7, v[204:205]
	v_lshl_add_u64 v[4:5], v[160:161], 0, v[4:5]
	global_load_ushort v6, v[4:5], off offset:-896
	v_fma_f64 v[4:5], v[162:163], v[200:201], 0
	v_fmac_f64_e32 v[4:5], v[164:165], v[202:203]
	v_fmac_f64_e32 v[4:5], v[166:167], v[208:209]
	v_fmac_f64_e32 v[4:5], v[168:169], v[212:213]
	v_fmac_f64_e32 v[4:5], v[170:171], v[214:215]
	v_fmac_f64_e32 v[4:5], v[172:173], v[218:219]
	v_fmac_f64_e32 v[4:5], v[174:175], v[226:227]
	v_accvgpr_read_b32 v7, a178
	v_mov_b64_e32 v[206:207], 1.0
	v_mov_b64_e32 v[230:231], v[206:207]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v6, 16, v6
	v_cvt_f64_f32_e32 v[228:229], v6
	v_fmac_f64_e32 v[4:5], v[176:177], v[228:229]
	ds_bpermute_b32 v6, v7, v4
	ds_bpermute_b32 v7, v7, v5
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[4:5], v[4:5], v[6:7]
	v_accvgpr_read_b32 v7, a177
	ds_bpermute_b32 v6, v7, v4
	ds_bpermute_b32 v7, v7, v5
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[4:5], v[4:5], v[6:7]
	ds_bpermute_b32 v6, v0, v4
	ds_bpermute_b32 v7, v0, v5
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[4:5], v[4:5], v[6:7]
	ds_bpermute_b32 v6, v1, v4
	ds_bpermute_b32 v7, v1, v5
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[4:5], v[4:5], v[6:7]
	ds_bpermute_b32 v6, v2, v4
	ds_bpermute_b32 v7, v2, v5
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[4:5], v[4:5], v[6:7]
	ds_bpermute_b32 v6, v3, v4
	ds_bpermute_b32 v7, v3, v5
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[4:5], v[4:5], v[6:7]
	v_mul_f64 v[204:205], v[4:5], s[62:63]
	v_cmp_gt_f64_e32 vcc, v[198:199], v[204:205]
	v_cmp_u_f64_e64 s[4:5], v[204:205], v[204:205]
	s_or_b64 vcc, vcc, s[4:5]
	v_cndmask_b32_e32 v225, v205, v199, vcc
	v_cndmask_b32_e32 v224, v204, v198, vcc
	v_cmp_neq_f64_e32 vcc, v[198:199], v[224:225]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_419
; %bb.414:                              ;   in Loop: Header=BB0_343 Depth=3
	v_add_f64 v[198:199], v[198:199], -v[224:225]
	v_cmp_nlt_f64_e32 vcc, s[64:65], v[198:199]
                                        ; implicit-def: $vgpr230_vgpr231
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.415:                              ;   in Loop: Header=BB0_343 Depth=3
	v_cmp_u_f64_e32 vcc, v[198:199], v[198:199]
	s_nop 1
	v_cndmask_b32_e32 v231, 0, v199, vcc
	v_cndmask_b32_e32 v230, 0, v198, vcc
                                        ; implicit-def: $vgpr198_vgpr199
; %bb.416:                              ;   in Loop: Header=BB0_343 Depth=3
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_418
; %bb.417:                              ;   in Loop: Header=BB0_343 Depth=3
	v_cvt_i32_f64_e32 v4, v[198:199]
	v_cmp_gt_f64_e32 vcc, 0, v[198:199]
	s_mov_b32 s14, 0
	s_mov_b32 s15, 0x408f4000
	v_subbrev_co_u32_e32 v4, vcc, 0, v4, vcc
	v_cmp_nlt_f64_e32 vcc, s[14:15], v[198:199]
	v_mov_b32_e32 v5, 0x400
	s_nop 0
	v_cndmask_b32_e32 v6, v5, v4, vcc
	v_cvt_f64_i32_e32 v[4:5], v6
	v_add_f64 v[4:5], v[198:199], -v[4:5]
	v_cvt_f32_f64_e32 v4, v[4:5]
	v_exp_f32_e32 v7, v4
	v_mov_b32_e32 v4, 0x3ff00000
	v_lshl_add_u32 v5, v6, 20, v4
	v_mov_b32_e32 v4, v105
	v_cvt_f64_f32_e32 v[6:7], v7
	v_mul_f64 v[230:231], v[4:5], v[6:7]
.LBB0_418:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[10:11]
.LBB0_419:                              ;   in Loop: Header=BB0_343 Depth=3
	s_or_b64 exec, exec, s[4:5]
	v_cmp_neq_f64_e32 vcc, v[204:205], v[224:225]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_342
; %bb.420:                              ;   in Loop: Header=BB0_343 Depth=3
	v_add_f64 v[198:199], v[204:205], -v[224:225]
	v_cmp_nlt_f64_e32 vcc, s[64:65], v[198:199]
                                        ; implicit-def: $vgpr206_vgpr207
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.421:                              ;   in Loop: Header=BB0_343 Depth=3
	v_cmp_u_f64_e32 vcc, v[198:199], v[198:199]
	s_nop 1
	v_cndmask_b32_e32 v207, 0, v199, vcc
	v_cndmask_b32_e32 v206, 0, v198, vcc
                                        ; implicit-def: $vgpr198_vgpr199
; %bb.422:                              ;   in Loop: Header=BB0_343 Depth=3
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_341
; %bb.423:                              ;   in Loop: Header=BB0_343 Depth=3
	v_cvt_i32_f64_e32 v4, v[198:199]
	v_cmp_gt_f64_e32 vcc, 0, v[198:199]
	s_mov_b32 s14, 0
	s_mov_b32 s15, 0x408f4000
	v_subbrev_co_u32_e32 v4, vcc, 0, v4, vcc
	v_cmp_nlt_f64_e32 vcc, s[14:15], v[198:199]
	v_mov_b32_e32 v5, 0x400
	s_nop 0
	v_cndmask_b32_e32 v6, v5, v4, vcc
	v_cvt_f64_i32_e32 v[4:5], v6
	v_add_f64 v[4:5], v[198:199], -v[4:5]
	v_cvt_f32_f64_e32 v4, v[4:5]
	v_exp_f32_e32 v7, v4
	v_mov_b32_e32 v4, 0x3ff00000
	v_lshl_add_u32 v5, v6, 20, v4
	v_mov_b32_e32 v4, v105
	v_cvt_f64_f32_e32 v[6:7], v7
	v_mul_f64 v[206:207], v[4:5], v[6:7]
	s_branch .LBB0_341
.LBB0_424:                              ;   in Loop: Header=BB0_269 Depth=2
	v_lshrrev_b32_e32 v4, 20, v205
	v_add_u32_e32 v5, 0xfffff801, v4
	v_cmp_lt_u32_e32 vcc, s95, v5
                                        ; implicit-def: $vgpr162_vgpr163
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_426
; %bb.425:                              ;   in Loop: Header=BB0_269 Depth=2
	v_and_b32_e32 v5, 0xfffff, v205
	v_or_b32_e32 v7, 0x3ff00000, v5
	v_mov_b32_e32 v6, v204
	v_cvt_f32_f64_e32 v5, v[6:7]
	v_log_f32_e32 v6, v5
	v_add_u32_e32 v4, 0xfffffc01, v4
	v_cvt_f64_i32_e32 v[4:5], v4
	v_cvt_f64_f32_e32 v[6:7], v6
	v_add_f64 v[162:163], v[4:5], v[6:7]
.LBB0_426:                              ;   in Loop: Header=BB0_269 Depth=2
	s_andn2_saveexec_b64 s[4:5], s[4:5]
; %bb.427:                              ;   in Loop: Header=BB0_269 Depth=2
	v_cvt_f32_f64_e32 v4, v[204:205]
	v_log_f32_e32 v4, v4
	s_nop 0
	v_cvt_f64_f32_e32 v[162:163], v4
; %bb.428:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	s_mov_b32 s4, 0
	v_add_f64 v[164:165], v[224:225], v[162:163]
	s_mov_b32 s5, 0xfff00000
	v_mov_b32_e32 v4, 0xfff00000
	v_cmp_lg_f64_e32 vcc, s[4:5], v[164:165]
	v_mov_b64_e32 v[166:167], 1.0
	s_nop 0
	v_cndmask_b32_e32 v163, v4, v165, vcc
	v_cndmask_b32_e32 v162, 0, v164, vcc
	v_cmp_neq_f64_e32 vcc, v[164:165], v[162:163]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_434
; %bb.429:                              ;   in Loop: Header=BB0_269 Depth=2
	v_add_f64 v[168:169], v[164:165], -v[162:163]
	v_cmp_nlt_f64_e32 vcc, s[64:65], v[168:169]
                                        ; implicit-def: $vgpr166_vgpr167
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.430:                              ;   in Loop: Header=BB0_269 Depth=2
	v_cmp_u_f64_e32 vcc, v[168:169], v[168:169]
	s_nop 1
	v_cndmask_b32_e32 v167, 0, v169, vcc
	v_cndmask_b32_e32 v166, 0, v168, vcc
                                        ; implicit-def: $vgpr168_vgpr169
; %bb.431:                              ;   in Loop: Header=BB0_269 Depth=2
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_433
; %bb.432:                              ;   in Loop: Header=BB0_269 Depth=2
	v_cvt_i32_f64_e32 v4, v[168:169]
	v_cmp_gt_f64_e32 vcc, 0, v[168:169]
	s_mov_b32 s12, 0
	s_mov_b32 s13, 0x408f4000
	v_subbrev_co_u32_e32 v4, vcc, 0, v4, vcc
	v_cmp_nlt_f64_e32 vcc, s[12:13], v[168:169]
	v_mov_b32_e32 v5, 0x400
	s_nop 0
	v_cndmask_b32_e32 v6, v5, v4, vcc
	v_cvt_f64_i32_e32 v[4:5], v6
	v_add_f64 v[4:5], v[168:169], -v[4:5]
	v_cvt_f32_f64_e32 v4, v[4:5]
	v_exp_f32_e32 v7, v4
	v_mov_b32_e32 v4, 0x3ff00000
	v_lshl_add_u32 v5, v6, 20, v4
	v_mov_b32_e32 v4, v105
	v_cvt_f64_f32_e32 v[6:7], v7
	v_mul_f64 v[166:167], v[4:5], v[6:7]
.LBB0_433:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_434:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_cmp_u_f64_e32 vcc, v[164:165], v[164:165]
	v_mov_b32_e32 v4, 0x3ff00000
	s_nop 0
	v_cndmask_b32_e32 v5, v4, v165, vcc
	v_cndmask_b32_e32 v4, 0, v164, vcc
	v_fma_f64 v[168:169], v[4:5], v[166:167], 0
	v_lshrrev_b32_e32 v4, 20, v169
	v_add_u32_e32 v5, 0xfffff801, v4
	v_cmp_lt_u32_e32 vcc, s95, v5
                                        ; implicit-def: $vgpr164_vgpr165
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB0_436
; %bb.435:                              ;   in Loop: Header=BB0_269 Depth=2
	v_and_b32_e32 v5, 0xfffff, v169
	v_or_b32_e32 v7, 0x3ff00000, v5
	v_mov_b32_e32 v6, v168
	v_cvt_f32_f64_e32 v5, v[6:7]
	v_log_f32_e32 v6, v5
	v_add_u32_e32 v4, 0xfffffc01, v4
	v_cvt_f64_i32_e32 v[4:5], v4
	v_cvt_f64_f32_e32 v[6:7], v6
	v_add_f64 v[164:165], v[4:5], v[6:7]
.LBB0_436:                              ;   in Loop: Header=BB0_269 Depth=2
	s_andn2_saveexec_b64 s[4:5], s[4:5]
; %bb.437:                              ;   in Loop: Header=BB0_269 Depth=2
	v_cvt_f32_f64_e32 v4, v[168:169]
	v_log_f32_e32 v4, v4
	s_nop 0
	v_cvt_f64_f32_e32 v[164:165], v4
; %bb.438:                              ;   in Loop: Header=BB0_269 Depth=2
	s_or_b64 exec, exec, s[4:5]
	v_div_scale_f64 v[4:5], s[4:5], v[168:169], v[168:169], v[166:167]
	v_rcp_f64_e32 v[6:7], v[4:5]
	v_div_scale_f64 v[8:9], vcc, v[166:167], v[168:169], v[166:167]
	v_fma_f64 v[10:11], -v[4:5], v[6:7], 1.0
	v_fmac_f64_e32 v[6:7], v[6:7], v[10:11]
	v_fma_f64 v[10:11], -v[4:5], v[6:7], 1.0
	v_fmac_f64_e32 v[6:7], v[6:7], v[10:11]
	v_mul_f64 v[10:11], v[8:9], v[6:7]
	v_fma_f64 v[4:5], -v[4:5], v[10:11], v[8:9]
	v_div_scale_f64 v[8:9], s[4:5], v[204:205], v[204:205], v[222:223]
	v_rcp_f64_e32 v[12:13], v[8:9]
	v_div_fmas_f64 v[4:5], v[4:5], v[6:7], v[10:11]
	v_div_fixup_f64 v[4:5], v[4:5], v[168:169], v[166:167]
	v_fma_f64 v[6:7], -v[8:9], v[12:13], 1.0
	v_fmac_f64_e32 v[12:13], v[12:13], v[6:7]
	v_fma_f64 v[6:7], -v[8:9], v[12:13], 1.0
	v_fmac_f64_e32 v[12:13], v[12:13], v[6:7]
	v_div_scale_f64 v[6:7], vcc, v[222:223], v[204:205], v[222:223]
	v_mul_f64 v[10:11], v[6:7], v[12:13]
	v_fma_f64 v[6:7], -v[8:9], v[10:11], v[6:7]
	v_div_scale_f64 v[8:9], s[4:5], v[204:205], v[204:205], v[220:221]
	v_rcp_f64_e32 v[14:15], v[8:9]
	v_div_fmas_f64 v[6:7], v[6:7], v[12:13], v[10:11]
	v_div_fixup_f64 v[6:7], v[6:7], v[204:205], v[222:223]
	v_mul_f64 v[6:7], v[6:7], v[4:5]
	v_fma_f64 v[10:11], -v[8:9], v[14:15], 1.0
	v_fmac_f64_e32 v[14:15], v[14:15], v[10:11]
	v_fma_f64 v[10:11], -v[8:9], v[14:15], 1.0
	v_fmac_f64_e32 v[14:15], v[14:15], v[10:11]
	v_div_scale_f64 v[10:11], vcc, v[220:221], v[204:205], v[220:221]
	v_mul_f64 v[12:13], v[10:11], v[14:15]
	v_fma_f64 v[8:9], -v[8:9], v[12:13], v[10:11]
	v_div_scale_f64 v[10:11], s[4:5], v[204:205], v[204:205], v[216:217]
	v_rcp_f64_e32 v[16:17], v[10:11]
	v_div_fmas_f64 v[8:9], v[8:9], v[14:15], v[12:13]
	v_div_fixup_f64 v[8:9], v[8:9], v[204:205], v[220:221]
	v_cvt_f32_f64_e32 v6, v[6:7]
	v_fma_f64 v[12:13], -v[10:11], v[16:17], 1.0
	v_fmac_f64_e32 v[16:17], v[16:17], v[12:13]
	v_fma_f64 v[12:13], -v[10:11], v[16:17], 1.0
	v_fmac_f64_e32 v[16:17], v[16:17], v[12:13]
	v_div_scale_f64 v[12:13], vcc, v[216:217], v[204:205], v[216:217]
	v_mul_f64 v[14:15], v[12:13], v[16:17]
	v_fma_f64 v[10:11], -v[10:11], v[14:15], v[12:13]
	v_div_scale_f64 v[12:13], s[4:5], v[204:205], v[204:205], v[210:211]
	v_rcp_f64_e32 v[18:19], v[12:13]
	v_div_fmas_f64 v[10:11], v[10:11], v[16:17], v[14:15]
	v_div_fixup_f64 v[10:11], v[10:11], v[204:205], v[216:217]
	v_fma_f64 v[14:15], -v[12:13], v[18:19], 1.0
	v_fmac_f64_e32 v[18:19], v[18:19], v[14:15]
	v_fma_f64 v[14:15], -v[12:13], v[18:19], 1.0
	v_fmac_f64_e32 v[18:19], v[18:19], v[14:15]
	v_div_scale_f64 v[14:15], vcc, v[210:211], v[204:205], v[210:211]
	v_mul_f64 v[16:17], v[14:15], v[18:19]
	v_fma_f64 v[12:13], -v[12:13], v[16:17], v[14:15]
	v_div_scale_f64 v[14:15], s[4:5], v[204:205], v[204:205], v[208:209]
	v_rcp_f64_e32 v[20:21], v[14:15]
	v_div_fmas_f64 v[12:13], v[12:13], v[18:19], v[16:17]
	v_div_fixup_f64 v[12:13], v[12:13], v[204:205], v[210:211]
	v_fma_f64 v[16:17], -v[14:15], v[20:21], 1.0
	v_fmac_f64_e32 v[20:21], v[20:21], v[16:17]
	v_fma_f64 v[16:17], -v[14:15], v[20:21], 1.0
	v_fmac_f64_e32 v[20:21], v[20:21], v[16:17]
	v_div_scale_f64 v[16:17], vcc, v[208:209], v[204:205], v[208:209]
	v_mul_f64 v[18:19], v[16:17], v[20:21]
	v_fma_f64 v[14:15], -v[14:15], v[18:19], v[16:17]
	v_div_scale_f64 v[16:17], s[4:5], v[204:205], v[204:205], v[206:207]
	v_rcp_f64_e32 v[22:23], v[16:17]
	v_div_fmas_f64 v[14:15], v[14:15], v[20:21], v[18:19]
	v_div_fixup_f64 v[14:15], v[14:15], v[204:205], v[208:209]
	v_fma_f64 v[18:19], -v[16:17], v[22:23], 1.0
	v_fmac_f64_e32 v[22:23], v[22:23], v[18:19]
	v_fma_f64 v[18:19], -v[16:17], v[22:23], 1.0
	v_fmac_f64_e32 v[22:23], v[22:23], v[18:19]
	v_div_scale_f64 v[18:19], vcc, v[206:207], v[204:205], v[206:207]
	v_mul_f64 v[20:21], v[18:19], v[22:23]
	v_fma_f64 v[16:17], -v[16:17], v[20:21], v[18:19]
	v_div_scale_f64 v[18:19], s[4:5], v[204:205], v[204:205], v[202:203]
	v_rcp_f64_e32 v[24:25], v[18:19]
	v_div_fmas_f64 v[16:17], v[16:17], v[22:23], v[20:21]
	v_div_fixup_f64 v[16:17], v[16:17], v[204:205], v[206:207]
	v_fma_f64 v[20:21], -v[18:19], v[24:25], 1.0
	v_fmac_f64_e32 v[24:25], v[24:25], v[20:21]
	v_fma_f64 v[20:21], -v[18:19], v[24:25], 1.0
	v_fmac_f64_e32 v[24:25], v[24:25], v[20:21]
	v_div_scale_f64 v[20:21], vcc, v[202:203], v[204:205], v[202:203]
	v_mul_f64 v[22:23], v[20:21], v[24:25]
	v_fma_f64 v[18:19], -v[18:19], v[22:23], v[20:21]
	v_div_scale_f64 v[20:21], s[4:5], v[204:205], v[204:205], v[200:201]
	v_rcp_f64_e32 v[26:27], v[20:21]
	v_div_fmas_f64 v[18:19], v[18:19], v[24:25], v[22:23]
	v_div_fixup_f64 v[18:19], v[18:19], v[204:205], v[202:203]
	v_fma_f64 v[22:23], -v[20:21], v[26:27], 1.0
	v_fmac_f64_e32 v[26:27], v[26:27], v[22:23]
	v_fma_f64 v[22:23], -v[20:21], v[26:27], 1.0
	v_fmac_f64_e32 v[26:27], v[26:27], v[22:23]
	v_div_scale_f64 v[22:23], vcc, v[200:201], v[204:205], v[200:201]
	v_mul_f64 v[24:25], v[22:23], v[26:27]
	v_fma_f64 v[20:21], -v[20:21], v[24:25], v[22:23]
	v_lshl_add_u64 v[22:23], v[36:37], 0, v[104:105]
	v_lshlrev_b64 v[22:23], 11, v[22:23]
	v_lshl_add_u64 v[22:23], v[42:43], 0, v[22:23]
	global_store_dword v[22:23], v6, off
	v_mul_f64 v[6:7], v[8:9], v[4:5]
	v_cvt_f32_f64_e32 v6, v[6:7]
	global_store_dword v[22:23], v6, off offset:256
	v_mul_f64 v[6:7], v[10:11], v[4:5]
	v_cvt_f32_f64_e32 v6, v[6:7]
	global_store_dword v[22:23], v6, off offset:512
	v_mul_f64 v[6:7], v[12:13], v[4:5]
	v_cvt_f32_f64_e32 v6, v[6:7]
	global_store_dword v[22:23], v6, off offset:768
	v_mul_f64 v[6:7], v[14:15], v[4:5]
	v_cvt_f32_f64_e32 v6, v[6:7]
	v_div_fmas_f64 v[20:21], v[20:21], v[26:27], v[24:25]
	global_store_dword v[22:23], v6, off offset:1024
	v_mul_f64 v[6:7], v[16:17], v[4:5]
	v_div_fixup_f64 v[20:21], v[20:21], v[204:205], v[200:201]
	v_cvt_f32_f64_e32 v6, v[6:7]
	global_store_dword v[22:23], v6, off offset:1280
	v_mul_f64 v[6:7], v[18:19], v[4:5]
	v_mul_f64 v[4:5], v[20:21], v[4:5]
	v_cvt_f32_f64_e32 v6, v[6:7]
	v_cvt_f32_f64_e32 v4, v[4:5]
	global_store_dword v[22:23], v6, off offset:1536
	global_store_dword v[22:23], v4, off offset:1792
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_268
; %bb.439:                              ;   in Loop: Header=BB0_269 Depth=2
	v_add_f64 v[6:7], v[162:163], v[164:165]
	v_lshl_add_u64 v[4:5], v[104:105], 2, v[44:45]
	v_cvt_f32_f64_e32 v6, v[6:7]
	global_store_dword v[4:5], v6, off
	s_branch .LBB0_268
.LBB0_440:                              ;   in Loop: Header=BB0_104 Depth=1
	v_mov_b32_e32 v1, v98
	s_nop 0
	v_lshrrev_b32_e32 v6, 6, v1
	v_cmp_lt_i32_e32 vcc, v6, v99
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_622
; %bb.441:                              ;   in Loop: Header=BB0_104 Depth=1
	v_cvt_f32_u32_e32 v4, v0
	v_and_b32_e32 v40, 63, v1
	v_or_b32_e32 v2, 64, v40
	v_lshrrev_b32_e32 v46, 5, v2
	v_or_b32_e32 v2, 0x80, v40
	v_lshrrev_b32_e32 v48, 5, v2
	v_or_b32_e32 v2, 0x100, v40
	v_rcp_iflag_f32_e32 v4, v4
	v_lshlrev_b32_e32 v104, 1, v40
	v_lshrrev_b32_e32 v54, 5, v2
	v_or_b32_e32 v2, 0x140, v40
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[42:43], v[34:35], 0, v[104:105]
	v_lshrrev_b32_e32 v56, 5, v2
	v_or_b32_e32 v2, 0x180, v40
	v_or_b32_e32 v104, 0x1c0, v1
	v_accvgpr_read_b32 v8, a164
	v_lshrrev_b32_e32 v58, 5, v2
	v_lshlrev_b64 v[2:3], 1, v[104:105]
	v_accvgpr_read_b32 v10, a166
	v_accvgpr_read_b32 v11, a167
	v_lshl_add_u64 v[156:157], v[10:11], 0, v[2:3]
	v_lshl_add_u64 v[158:159], v[102:103], 0, v[2:3]
	v_mul_f32_e32 v3, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v5, v3
	v_accvgpr_read_b32 v7, a176
	v_bfe_u32 v44, v1, 5, 1
	v_or_b32_e32 v50, 0xc0, v1
	v_xor_b32_e32 v1, 32, v7
	v_xor_b32_e32 v2, 16, v7
	v_xor_b32_e32 v3, 8, v7
	v_xor_b32_e32 v4, 4, v7
	v_sub_u32_e32 v7, 0, v0
	v_mul_lo_u32 v7, v7, v5
	v_cmp_ne_u64_e32 vcc, 0, v[38:39]
	v_cmp_eq_u32_e64 s[0:1], 0, v40
	v_mul_hi_u32 v7, v5, v7
	v_mov_b32_e32 v41, v105
	s_mov_b64 s[4:5], 0
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v45, v105
	v_mov_b32_e32 v47, v105
	v_mov_b32_e32 v49, v105
	v_mov_b32_e32 v51, v105
	v_lshrrev_b32_e32 v52, 5, v50
	v_mov_b32_e32 v53, v105
	v_mov_b32_e32 v55, v105
	v_mov_b32_e32 v57, v105
	v_mov_b32_e32 v59, v105
	v_add_u32_e32 v5, v5, v7
	v_mov_b32_e32 v104, v6
	v_accvgpr_read_b32 v9, a165
	s_branch .LBB0_443
.LBB0_442:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v104, 4, v104
	v_cmp_ge_i32_e32 vcc, v104, v99
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_622
.LBB0_443:                              ;   Parent Loop BB0_104 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_516 Depth 3
	v_lshl_add_u64 v[160:161], v[36:37], 0, v[104:105]
	v_accvgpr_read_b32 v8, a164
	v_lshlrev_b64 v[6:7], 9, v[160:161]
	v_accvgpr_read_b32 v9, a165
	v_lshl_add_u64 v[174:175], v[8:9], 0, v[6:7]
	v_lshl_add_u64 v[176:177], v[174:175], 0, v[40:41]
	global_load_ubyte v8, v[176:177], off
	v_mov_b32_e32 v6, 0x7fc00000
	v_accvgpr_read_b32 v10, a166
	v_accvgpr_read_b32 v11, a167
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_449
; %bb.444:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.445:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.446:                              ;   in Loop: Header=BB0_443 Depth=2
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.447:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.448:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
.LBB0_449:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[174:175], 0, v[44:45]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v162, 0
	v_mov_b32_e32 v163, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_453
; %bb.450:                              ;   in Loop: Header=BB0_443 Depth=2
	v_mov_b32_e32 v162, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v163, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.451:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[162:163], v7
; %bb.452:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[162:163], v[162:163], v[6:7]
.LBB0_453:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v8, v[176:177], off offset:64
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_459
; %bb.454:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.455:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.456:                              ;   in Loop: Header=BB0_443 Depth=2
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.457:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.458:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
.LBB0_459:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[174:175], 0, v[46:47]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v164, 0
	v_mov_b32_e32 v165, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_463
; %bb.460:                              ;   in Loop: Header=BB0_443 Depth=2
	v_mov_b32_e32 v164, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v165, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.461:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[164:165], v7
; %bb.462:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[164:165], v[164:165], v[6:7]
.LBB0_463:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v8, v[176:177], off offset:128
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_469
; %bb.464:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.465:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.466:                              ;   in Loop: Header=BB0_443 Depth=2
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.467:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.468:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
.LBB0_469:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[174:175], 0, v[48:49]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v166, 0
	v_mov_b32_e32 v167, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_473
; %bb.470:                              ;   in Loop: Header=BB0_443 Depth=2
	v_mov_b32_e32 v166, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v167, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.471:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[166:167], v7
; %bb.472:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[166:167], v[166:167], v[6:7]
.LBB0_473:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[6:7], v[174:175], 0, v[50:51]
	global_load_ubyte v8, v[6:7], off
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_479
; %bb.474:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.475:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.476:                              ;   in Loop: Header=BB0_443 Depth=2
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.477:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.478:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
.LBB0_479:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[174:175], 0, v[52:53]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v168, 0
	v_mov_b32_e32 v169, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_483
; %bb.480:                              ;   in Loop: Header=BB0_443 Depth=2
	v_mov_b32_e32 v168, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v169, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.481:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[168:169], v7
; %bb.482:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[168:169], v[168:169], v[6:7]
.LBB0_483:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v8, v[176:177], off offset:256
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_489
; %bb.484:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.485:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.486:                              ;   in Loop: Header=BB0_443 Depth=2
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.487:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.488:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
.LBB0_489:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[174:175], 0, v[54:55]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v170, 0
	v_mov_b32_e32 v171, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_493
; %bb.490:                              ;   in Loop: Header=BB0_443 Depth=2
	v_mov_b32_e32 v170, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v171, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.491:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[170:171], v7
; %bb.492:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[170:171], v[170:171], v[6:7]
.LBB0_493:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v8, v[176:177], off offset:320
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_499
; %bb.494:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.495:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.496:                              ;   in Loop: Header=BB0_443 Depth=2
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.497:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.498:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
.LBB0_499:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[174:175], 0, v[56:57]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v172, 0
	v_mov_b32_e32 v173, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_503
; %bb.500:                              ;   in Loop: Header=BB0_443 Depth=2
	v_mov_b32_e32 v172, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v173, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.501:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[172:173], v7
; %bb.502:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[172:173], v[172:173], v[6:7]
.LBB0_503:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v8, v[176:177], off offset:384
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_509
; %bb.504:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.505:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.506:                              ;   in Loop: Header=BB0_443 Depth=2
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.507:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.508:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
.LBB0_509:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[174:175], 0, v[58:59]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v174, 0
	v_mov_b32_e32 v175, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_513
; %bb.510:                              ;   in Loop: Header=BB0_443 Depth=2
	v_mov_b32_e32 v174, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v175, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.511:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[174:175], v7
; %bb.512:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[174:175], v[174:175], v[6:7]
.LBB0_513:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[6:7], 7, v[160:161]
	v_lshl_add_u64 v[6:7], v[156:157], 0, v[6:7]
	global_load_ushort v6, v[6:7], off offset:-896
	v_mov_b32_e32 v198, 0
	v_accvgpr_read_b32 v178, a182
	s_mov_b32 s10, 0
	v_mov_b32_e32 v199, 0xfff00000
	v_mov_b64_e32 v[180:181], 0
	v_mov_b64_e32 v[196:197], 0
	v_mov_b64_e32 v[194:195], 0
	v_mov_b64_e32 v[192:193], 0
	v_mov_b64_e32 v[190:191], 0
	v_mov_b64_e32 v[188:189], 0
	v_mov_b64_e32 v[186:187], 0
	v_mov_b64_e32 v[184:185], 0
	v_mov_b64_e32 v[182:183], 0
	v_accvgpr_read_b32 v179, a183
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v6, 16, v6
	v_cvt_f64_f32_e32 v[176:177], v6
	s_branch .LBB0_516
.LBB0_514:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
.LBB0_515:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_add_f64 v[6:7], v[204:205], -v[204:205]
	v_cmp_lt_f64_e32 vcc, 0, v[204:205]
	s_add_i32 s10, s10, 1
	v_lshl_add_u64 v[178:179], v[178:179], 0, 4
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_add_f64 v[204:205], v[6:7], v[206:207]
	v_mul_f64 v[220:221], v[204:205], v[200:201]
	v_mul_f64 v[218:219], v[204:205], v[202:203]
	v_mul_f64 v[216:217], v[204:205], v[208:209]
	v_mul_f64 v[210:211], v[204:205], v[212:213]
	v_mul_f64 v[208:209], v[204:205], v[214:215]
	v_mul_f64 v[206:207], v[204:205], v[222:223]
	v_mul_f64 v[202:203], v[204:205], v[226:227]
	v_mul_f64 v[200:201], v[204:205], v[228:229]
	v_fmac_f64_e32 v[220:221], v[230:231], v[196:197]
	v_fmac_f64_e32 v[218:219], v[230:231], v[194:195]
	v_fmac_f64_e32 v[216:217], v[230:231], v[192:193]
	v_fmac_f64_e32 v[210:211], v[230:231], v[190:191]
	v_fmac_f64_e32 v[208:209], v[230:231], v[188:189]
	v_fmac_f64_e32 v[206:207], v[230:231], v[186:187]
	v_fmac_f64_e32 v[202:203], v[230:231], v[184:185]
	v_fmac_f64_e32 v[200:201], v[230:231], v[182:183]
	v_fmac_f64_e32 v[204:205], v[180:181], v[230:231]
	s_cmp_ge_u32 s10, s77
	v_mov_b64_e32 v[198:199], v[224:225]
	v_mov_b64_e32 v[180:181], v[204:205]
	v_mov_b64_e32 v[196:197], v[220:221]
	v_mov_b64_e32 v[194:195], v[218:219]
	v_mov_b64_e32 v[192:193], v[216:217]
	v_mov_b64_e32 v[190:191], v[210:211]
	v_mov_b64_e32 v[188:189], v[208:209]
	v_mov_b64_e32 v[186:187], v[206:207]
	v_mov_b64_e32 v[184:185], v[202:203]
	v_mov_b64_e32 v[182:183], v[200:201]
	s_cbranch_scc1 .LBB0_597
.LBB0_516:                              ;   Parent Loop BB0_104 Depth=1
                                        ;     Parent Loop BB0_443 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	global_load_dword v204, v[178:179], off
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v205, 31, v204
	v_lshlrev_b64 v[6:7], 9, v[204:205]
	v_lshl_add_u64 v[206:207], v[100:101], 0, v[6:7]
	v_lshl_add_u64 v[210:211], v[206:207], 0, v[40:41]
	global_load_ubyte v8, v[210:211], off
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_522
; %bb.517:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.518:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.519:                              ;   in Loop: Header=BB0_516 Depth=3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.520:                              ;   in Loop: Header=BB0_516 Depth=3
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.521:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
.LBB0_522:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[206:207], 0, v[44:45]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v200, 0
	v_mov_b32_e32 v201, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_526
; %bb.523:                              ;   in Loop: Header=BB0_516 Depth=3
	v_mov_b32_e32 v200, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v201, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.524:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[200:201], v7
; %bb.525:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[200:201], v[200:201], v[6:7]
.LBB0_526:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v8, v[210:211], off offset:64
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_532
; %bb.527:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.528:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.529:                              ;   in Loop: Header=BB0_516 Depth=3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.530:                              ;   in Loop: Header=BB0_516 Depth=3
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.531:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
.LBB0_532:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[206:207], 0, v[46:47]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v202, 0
	v_mov_b32_e32 v203, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_536
; %bb.533:                              ;   in Loop: Header=BB0_516 Depth=3
	v_mov_b32_e32 v202, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v203, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.534:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[202:203], v7
; %bb.535:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[202:203], v[202:203], v[6:7]
.LBB0_536:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v8, v[210:211], off offset:128
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_542
; %bb.537:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.538:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.539:                              ;   in Loop: Header=BB0_516 Depth=3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.540:                              ;   in Loop: Header=BB0_516 Depth=3
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.541:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
.LBB0_542:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[206:207], 0, v[48:49]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v208, 0
	v_mov_b32_e32 v209, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_546
; %bb.543:                              ;   in Loop: Header=BB0_516 Depth=3
	v_mov_b32_e32 v208, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v209, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.544:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[208:209], v7
; %bb.545:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[208:209], v[208:209], v[6:7]
.LBB0_546:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[6:7], v[206:207], 0, v[50:51]
	global_load_ubyte v8, v[6:7], off
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_552
; %bb.547:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.548:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.549:                              ;   in Loop: Header=BB0_516 Depth=3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.550:                              ;   in Loop: Header=BB0_516 Depth=3
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.551:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
.LBB0_552:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[206:207], 0, v[52:53]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v212, 0
	v_mov_b32_e32 v213, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_556
; %bb.553:                              ;   in Loop: Header=BB0_516 Depth=3
	v_mov_b32_e32 v212, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v213, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.554:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[212:213], v7
; %bb.555:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[212:213], v[212:213], v[6:7]
.LBB0_556:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v8, v[210:211], off offset:256
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_562
; %bb.557:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.558:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.559:                              ;   in Loop: Header=BB0_516 Depth=3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.560:                              ;   in Loop: Header=BB0_516 Depth=3
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.561:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
.LBB0_562:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[206:207], 0, v[54:55]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v214, 0
	v_mov_b32_e32 v215, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_566
; %bb.563:                              ;   in Loop: Header=BB0_516 Depth=3
	v_mov_b32_e32 v214, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v215, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.564:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[214:215], v7
; %bb.565:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[214:215], v[214:215], v[6:7]
.LBB0_566:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v8, v[210:211], off offset:320
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_572
; %bb.567:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.568:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.569:                              ;   in Loop: Header=BB0_516 Depth=3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.570:                              ;   in Loop: Header=BB0_516 Depth=3
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.571:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
.LBB0_572:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[206:207], 0, v[56:57]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v222, 0
	v_mov_b32_e32 v223, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_576
; %bb.573:                              ;   in Loop: Header=BB0_516 Depth=3
	v_mov_b32_e32 v216, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v217, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.574:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[216:217], v7
; %bb.575:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[222:223], v[216:217], v[6:7]
.LBB0_576:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v8, v[210:211], off offset:384
	v_mov_b32_e32 v6, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 0x7f, v8
	v_cmp_ne_u16_e32 vcc, s90, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_582
; %bb.577:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 24, v8
	v_and_b32_e32 v8, 0x80000000, v6
	v_cmp_lt_u16_e32 vcc, 7, v7
                                        ; implicit-def: $vgpr6
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.578:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v6, 20, v7
	v_add3_u32 v6, v6, v8, s94
                                        ; implicit-def: $vgpr7
                                        ; implicit-def: $vgpr8
; %bb.579:                              ;   in Loop: Header=BB0_516 Depth=3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
; %bb.580:                              ;   in Loop: Header=BB0_516 Depth=3
	v_cvt_f32_ubyte0_e32 v6, v7
	v_mul_f32_e32 v6, 0x3b000000, v6
	v_or_b32_e32 v6, v8, v6
; %bb.581:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
.LBB0_582:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[8:9], v[206:207], 0, v[58:59]
	global_load_ubyte v7, v[8:9], off offset:448
	v_mov_b32_e32 v226, 0
	v_mov_b32_e32 v227, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s87, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_586
; %bb.583:                              ;   in Loop: Header=BB0_516 Depth=3
	v_mov_b32_e32 v206, 0
	v_cmp_ne_u16_e32 vcc, 0, v7
	v_bfrev_b32_e32 v207, 28
	s_and_saveexec_b64 s[8:9], vcc
; %bb.584:                              ;   in Loop: Header=BB0_516 Depth=3
	v_lshlrev_b32_e32 v7, 23, v7
	v_cvt_f64_f32_e32 v[206:207], v7
; %bb.585:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[226:227], v[206:207], v[6:7]
.LBB0_586:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[6:7], 7, v[204:205]
	v_lshl_add_u64 v[6:7], v[158:159], 0, v[6:7]
	global_load_ushort v8, v[6:7], off offset:-896
	v_fma_f64 v[6:7], v[162:163], v[200:201], 0
	v_fmac_f64_e32 v[6:7], v[164:165], v[202:203]
	v_fmac_f64_e32 v[6:7], v[166:167], v[208:209]
	v_fmac_f64_e32 v[6:7], v[168:169], v[212:213]
	v_fmac_f64_e32 v[6:7], v[170:171], v[214:215]
	v_fmac_f64_e32 v[6:7], v[172:173], v[222:223]
	v_fmac_f64_e32 v[6:7], v[174:175], v[226:227]
	v_accvgpr_read_b32 v9, a178
	v_mov_b64_e32 v[206:207], 1.0
	v_mov_b64_e32 v[230:231], v[206:207]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v8, 16, v8
	v_cvt_f64_f32_e32 v[228:229], v8
	v_fmac_f64_e32 v[6:7], v[176:177], v[228:229]
	ds_bpermute_b32 v8, v9, v6
	ds_bpermute_b32 v9, v9, v7
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[6:7], v[6:7], v[8:9]
	v_accvgpr_read_b32 v9, a177
	ds_bpermute_b32 v8, v9, v6
	ds_bpermute_b32 v9, v9, v7
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[6:7], v[6:7], v[8:9]
	ds_bpermute_b32 v8, v1, v6
	ds_bpermute_b32 v9, v1, v7
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[6:7], v[6:7], v[8:9]
	ds_bpermute_b32 v8, v2, v6
	ds_bpermute_b32 v9, v2, v7
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[6:7], v[6:7], v[8:9]
	ds_bpermute_b32 v8, v3, v6
	ds_bpermute_b32 v9, v3, v7
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[6:7], v[6:7], v[8:9]
	ds_bpermute_b32 v8, v4, v6
	ds_bpermute_b32 v9, v4, v7
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[6:7], v[6:7], v[8:9]
	v_mul_f64 v[204:205], v[6:7], s[62:63]
	v_cmp_gt_f64_e32 vcc, v[198:199], v[204:205]
	v_cmp_u_f64_e64 s[0:1], v[204:205], v[204:205]
	s_or_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v225, v205, v199, vcc
	v_cndmask_b32_e32 v224, v204, v198, vcc
	v_cmp_neq_f64_e32 vcc, v[198:199], v[224:225]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_592
; %bb.587:                              ;   in Loop: Header=BB0_516 Depth=3
	v_add_f64 v[198:199], v[198:199], -v[224:225]
	v_cmp_nlt_f64_e32 vcc, s[64:65], v[198:199]
                                        ; implicit-def: $vgpr230_vgpr231
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.588:                              ;   in Loop: Header=BB0_516 Depth=3
	v_cmp_u_f64_e32 vcc, v[198:199], v[198:199]
	s_nop 1
	v_cndmask_b32_e32 v231, 0, v199, vcc
	v_cndmask_b32_e32 v230, 0, v198, vcc
                                        ; implicit-def: $vgpr198_vgpr199
; %bb.589:                              ;   in Loop: Header=BB0_516 Depth=3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_591
; %bb.590:                              ;   in Loop: Header=BB0_516 Depth=3
	v_cvt_i32_f64_e32 v6, v[198:199]
	v_cmp_gt_f64_e32 vcc, 0, v[198:199]
	s_mov_b32 s12, 0
	s_mov_b32 s13, 0x408f4000
	v_subbrev_co_u32_e32 v6, vcc, 0, v6, vcc
	v_cmp_nlt_f64_e32 vcc, s[12:13], v[198:199]
	v_mov_b32_e32 v7, 0x400
	s_nop 0
	v_cndmask_b32_e32 v8, v7, v6, vcc
	v_cvt_f64_i32_e32 v[6:7], v8
	v_add_f64 v[6:7], v[198:199], -v[6:7]
	v_cvt_f32_f64_e32 v6, v[6:7]
	v_exp_f32_e32 v9, v6
	v_mov_b32_e32 v6, 0x3ff00000
	v_lshl_add_u32 v7, v8, 20, v6
	v_mov_b32_e32 v6, v105
	v_cvt_f64_f32_e32 v[8:9], v9
	v_mul_f64 v[230:231], v[6:7], v[8:9]
.LBB0_591:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[8:9]
.LBB0_592:                              ;   in Loop: Header=BB0_516 Depth=3
	s_or_b64 exec, exec, s[0:1]
	v_cmp_neq_f64_e32 vcc, v[204:205], v[224:225]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_515
; %bb.593:                              ;   in Loop: Header=BB0_516 Depth=3
	v_add_f64 v[198:199], v[204:205], -v[224:225]
	v_cmp_nlt_f64_e32 vcc, s[64:65], v[198:199]
                                        ; implicit-def: $vgpr206_vgpr207
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.594:                              ;   in Loop: Header=BB0_516 Depth=3
	v_cmp_u_f64_e32 vcc, v[198:199], v[198:199]
	s_nop 1
	v_cndmask_b32_e32 v207, 0, v199, vcc
	v_cndmask_b32_e32 v206, 0, v198, vcc
                                        ; implicit-def: $vgpr198_vgpr199
; %bb.595:                              ;   in Loop: Header=BB0_516 Depth=3
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_514
; %bb.596:                              ;   in Loop: Header=BB0_516 Depth=3
	v_cvt_i32_f64_e32 v6, v[198:199]
	v_cmp_gt_f64_e32 vcc, 0, v[198:199]
	s_mov_b32 s12, 0
	s_mov_b32 s13, 0x408f4000
	v_subbrev_co_u32_e32 v6, vcc, 0, v6, vcc
	v_cmp_nlt_f64_e32 vcc, s[12:13], v[198:199]
	v_mov_b32_e32 v7, 0x400
	s_nop 0
	v_cndmask_b32_e32 v8, v7, v6, vcc
	v_cvt_f64_i32_e32 v[6:7], v8
	v_add_f64 v[6:7], v[198:199], -v[6:7]
	v_cvt_f32_f64_e32 v6, v[6:7]
	v_exp_f32_e32 v9, v6
	v_mov_b32_e32 v6, 0x3ff00000
	v_lshl_add_u32 v7, v8, 20, v6
	v_mov_b32_e32 v6, v105
	v_cvt_f64_f32_e32 v[8:9], v9
	v_mul_f64 v[206:207], v[6:7], v[8:9]
	s_branch .LBB0_514
.LBB0_597:                              ;   in Loop: Header=BB0_443 Depth=2
	v_lshrrev_b32_e32 v6, 20, v205
	v_add_u32_e32 v7, 0xfffff801, v6
	v_cmp_lt_u32_e32 vcc, s95, v7
                                        ; implicit-def: $vgpr162_vgpr163
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_599
; %bb.598:                              ;   in Loop: Header=BB0_443 Depth=2
	v_and_b32_e32 v7, 0xfffff, v205
	v_or_b32_e32 v9, 0x3ff00000, v7
	v_mov_b32_e32 v8, v204
	v_cvt_f32_f64_e32 v7, v[8:9]
	v_log_f32_e32 v8, v7
	v_add_u32_e32 v6, 0xfffffc01, v6
	v_cvt_f64_i32_e32 v[6:7], v6
	v_cvt_f64_f32_e32 v[8:9], v8
	v_add_f64 v[162:163], v[6:7], v[8:9]
.LBB0_599:                              ;   in Loop: Header=BB0_443 Depth=2
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.600:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cvt_f32_f64_e32 v6, v[204:205]
	v_log_f32_e32 v6, v6
	s_nop 0
	v_cvt_f64_f32_e32 v[162:163], v6
; %bb.601:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_mul_hi_u32 v6, v160, v5
	v_mul_lo_u32 v6, v6, v0
	v_sub_u32_e32 v6, v160, v6
	v_sub_u32_e32 v7, v6, v0
	v_cmp_ge_u32_e32 vcc, v6, v0
	v_add_f64 v[164:165], v[224:225], v[162:163]
	v_mov_b64_e32 v[166:167], 1.0
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_sub_u32_e32 v7, v6, v0
	v_cmp_ge_u32_e32 vcc, v6, v0
	s_nop 1
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_mov_b32_e32 v7, v105
	v_lshl_add_u64 v[6:7], v[6:7], 2, v[32:33]
	global_load_dword v6, v[6:7], off
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[6:7], v6
	v_mul_f64 v[170:171], v[6:7], s[66:67]
	v_cmp_gt_f64_e32 vcc, v[164:165], v[170:171]
	v_cmp_u_f64_e64 s[0:1], v[170:171], v[170:171]
	s_or_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v163, v171, v165, vcc
	v_cndmask_b32_e32 v162, v170, v164, vcc
	v_cmp_neq_f64_e32 vcc, v[164:165], v[162:163]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_607
; %bb.602:                              ;   in Loop: Header=BB0_443 Depth=2
	v_add_f64 v[168:169], v[164:165], -v[162:163]
	v_cmp_nlt_f64_e32 vcc, s[64:65], v[168:169]
                                        ; implicit-def: $vgpr166_vgpr167
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.603:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cmp_u_f64_e32 vcc, v[168:169], v[168:169]
	s_nop 1
	v_cndmask_b32_e32 v167, 0, v169, vcc
	v_cndmask_b32_e32 v166, 0, v168, vcc
                                        ; implicit-def: $vgpr168_vgpr169
; %bb.604:                              ;   in Loop: Header=BB0_443 Depth=2
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB0_606
; %bb.605:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cvt_i32_f64_e32 v6, v[168:169]
	v_cmp_gt_f64_e32 vcc, 0, v[168:169]
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0x408f4000
	v_subbrev_co_u32_e32 v6, vcc, 0, v6, vcc
	v_cmp_nlt_f64_e32 vcc, s[10:11], v[168:169]
	v_mov_b32_e32 v7, 0x400
	s_nop 0
	v_cndmask_b32_e32 v8, v7, v6, vcc
	v_cvt_f64_i32_e32 v[6:7], v8
	v_add_f64 v[6:7], v[168:169], -v[6:7]
	v_cvt_f32_f64_e32 v6, v[6:7]
	v_exp_f32_e32 v9, v6
	v_mov_b32_e32 v6, 0x3ff00000
	v_lshl_add_u32 v7, v8, 20, v6
	v_mov_b32_e32 v6, v105
	v_cvt_f64_f32_e32 v[8:9], v9
	v_mul_f64 v[166:167], v[6:7], v[8:9]
.LBB0_606:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
.LBB0_607:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0xfff00000
	v_cmp_neq_f64_e32 vcc, s[0:1], v[170:171]
	v_mov_b64_e32 v[168:169], 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_615
; %bb.608:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cmp_neq_f64_e32 vcc, v[170:171], v[162:163]
	v_mov_b64_e32 v[168:169], 1.0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_614
; %bb.609:                              ;   in Loop: Header=BB0_443 Depth=2
	v_add_f64 v[170:171], v[170:171], -v[162:163]
	v_cmp_nlt_f64_e32 vcc, s[64:65], v[170:171]
                                        ; implicit-def: $vgpr168_vgpr169
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
; %bb.610:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cmp_u_f64_e32 vcc, v[170:171], v[170:171]
	s_nop 1
	v_cndmask_b32_e32 v169, 0, v171, vcc
	v_cndmask_b32_e32 v168, 0, v170, vcc
                                        ; implicit-def: $vgpr170_vgpr171
; %bb.611:                              ;   in Loop: Header=BB0_443 Depth=2
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB0_613
; %bb.612:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cvt_i32_f64_e32 v6, v[170:171]
	v_cmp_gt_f64_e32 vcc, 0, v[170:171]
	s_mov_b32 s12, 0
	s_mov_b32 s13, 0x408f4000
	v_subbrev_co_u32_e32 v6, vcc, 0, v6, vcc
	v_cmp_nlt_f64_e32 vcc, s[12:13], v[170:171]
	v_mov_b32_e32 v7, 0x400
	s_nop 0
	v_cndmask_b32_e32 v8, v7, v6, vcc
	v_cvt_f64_i32_e32 v[6:7], v8
	v_add_f64 v[6:7], v[170:171], -v[6:7]
	v_cvt_f32_f64_e32 v6, v[6:7]
	v_exp_f32_e32 v9, v6
	v_mov_b32_e32 v6, 0x3ff00000
	v_lshl_add_u32 v7, v8, 20, v6
	v_mov_b32_e32 v6, v105
	v_cvt_f64_f32_e32 v[8:9], v9
	v_mul_f64 v[168:169], v[6:7], v[8:9]
.LBB0_613:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[10:11]
.LBB0_614:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[8:9]
.LBB0_615:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_cmp_u_f64_e32 vcc, v[164:165], v[164:165]
	v_mov_b32_e32 v6, 0x3ff00000
	s_nop 0
	v_cndmask_b32_e32 v7, v6, v165, vcc
	v_cndmask_b32_e32 v6, 0, v164, vcc
	v_fmac_f64_e32 v[168:169], v[6:7], v[166:167]
	v_lshrrev_b32_e32 v6, 20, v169
	v_add_u32_e32 v7, 0xfffff801, v6
	v_cmp_lt_u32_e32 vcc, s95, v7
                                        ; implicit-def: $vgpr164_vgpr165
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_617
; %bb.616:                              ;   in Loop: Header=BB0_443 Depth=2
	v_and_b32_e32 v7, 0xfffff, v169
	v_or_b32_e32 v9, 0x3ff00000, v7
	v_mov_b32_e32 v8, v168
	v_cvt_f32_f64_e32 v7, v[8:9]
	v_log_f32_e32 v8, v7
	v_add_u32_e32 v6, 0xfffffc01, v6
	v_cvt_f64_i32_e32 v[6:7], v6
	v_cvt_f64_f32_e32 v[8:9], v8
	v_add_f64 v[164:165], v[6:7], v[8:9]
.LBB0_617:                              ;   in Loop: Header=BB0_443 Depth=2
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.618:                              ;   in Loop: Header=BB0_443 Depth=2
	v_cvt_f32_f64_e32 v6, v[168:169]
	v_log_f32_e32 v6, v6
	s_nop 0
	v_cvt_f64_f32_e32 v[164:165], v6
; %bb.619:                              ;   in Loop: Header=BB0_443 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_div_scale_f64 v[6:7], s[0:1], v[168:169], v[168:169], v[166:167]
	v_rcp_f64_e32 v[8:9], v[6:7]
	v_div_scale_f64 v[10:11], vcc, v[166:167], v[168:169], v[166:167]
	v_fma_f64 v[12:13], -v[6:7], v[8:9], 1.0
	v_fmac_f64_e32 v[8:9], v[8:9], v[12:13]
	v_fma_f64 v[12:13], -v[6:7], v[8:9], 1.0
	v_fmac_f64_e32 v[8:9], v[8:9], v[12:13]
	v_mul_f64 v[12:13], v[10:11], v[8:9]
	v_fma_f64 v[6:7], -v[6:7], v[12:13], v[10:11]
	v_div_scale_f64 v[10:11], s[0:1], v[204:205], v[204:205], v[220:221]
	v_rcp_f64_e32 v[14:15], v[10:11]
	v_div_fmas_f64 v[6:7], v[6:7], v[8:9], v[12:13]
	v_div_fixup_f64 v[6:7], v[6:7], v[168:169], v[166:167]
	v_fma_f64 v[8:9], -v[10:11], v[14:15], 1.0
	v_fmac_f64_e32 v[14:15], v[14:15], v[8:9]
	v_fma_f64 v[8:9], -v[10:11], v[14:15], 1.0
	v_fmac_f64_e32 v[14:15], v[14:15], v[8:9]
	v_div_scale_f64 v[8:9], vcc, v[220:221], v[204:205], v[220:221]
	v_mul_f64 v[12:13], v[8:9], v[14:15]
	v_fma_f64 v[8:9], -v[10:11], v[12:13], v[8:9]
	v_div_scale_f64 v[10:11], s[0:1], v[204:205], v[204:205], v[218:219]
	v_rcp_f64_e32 v[16:17], v[10:11]
	v_div_fmas_f64 v[8:9], v[8:9], v[14:15], v[12:13]
	v_div_fixup_f64 v[8:9], v[8:9], v[204:205], v[220:221]
	v_mul_f64 v[8:9], v[8:9], v[6:7]
	v_fma_f64 v[12:13], -v[10:11], v[16:17], 1.0
	v_fmac_f64_e32 v[16:17], v[16:17], v[12:13]
	v_fma_f64 v[12:13], -v[10:11], v[16:17], 1.0
	v_fmac_f64_e32 v[16:17], v[16:17], v[12:13]
	v_div_scale_f64 v[12:13], vcc, v[218:219], v[204:205], v[218:219]
	v_mul_f64 v[14:15], v[12:13], v[16:17]
	v_fma_f64 v[10:11], -v[10:11], v[14:15], v[12:13]
	v_div_scale_f64 v[12:13], s[0:1], v[204:205], v[204:205], v[216:217]
	v_rcp_f64_e32 v[18:19], v[12:13]
	v_div_fmas_f64 v[10:11], v[10:11], v[16:17], v[14:15]
	v_cvt_f32_f64_e32 v8, v[8:9]
	v_bfe_u32 v9, v8, 16, 1
	v_fma_f64 v[14:15], -v[12:13], v[18:19], 1.0
	v_fmac_f64_e32 v[18:19], v[18:19], v[14:15]
	v_fma_f64 v[14:15], -v[12:13], v[18:19], 1.0
	v_fmac_f64_e32 v[18:19], v[18:19], v[14:15]
	v_div_scale_f64 v[14:15], vcc, v[216:217], v[204:205], v[216:217]
	v_mul_f64 v[16:17], v[14:15], v[18:19]
	v_fma_f64 v[12:13], -v[12:13], v[16:17], v[14:15]
	v_div_scale_f64 v[14:15], s[0:1], v[204:205], v[204:205], v[210:211]
	v_rcp_f64_e32 v[20:21], v[14:15]
	v_div_fmas_f64 v[12:13], v[12:13], v[18:19], v[16:17]
	v_add3_u32 v9, v8, v9, s98
	v_lshrrev_b32_e32 v9, 16, v9
	v_fma_f64 v[16:17], -v[14:15], v[20:21], 1.0
	v_fmac_f64_e32 v[20:21], v[20:21], v[16:17]
	v_fma_f64 v[16:17], -v[14:15], v[20:21], 1.0
	v_fmac_f64_e32 v[20:21], v[20:21], v[16:17]
	v_div_scale_f64 v[16:17], vcc, v[210:211], v[204:205], v[210:211]
	v_mul_f64 v[18:19], v[16:17], v[20:21]
	v_fma_f64 v[14:15], -v[14:15], v[18:19], v[16:17]
	v_div_scale_f64 v[16:17], s[0:1], v[204:205], v[204:205], v[208:209]
	v_rcp_f64_e32 v[22:23], v[16:17]
	v_div_fmas_f64 v[14:15], v[14:15], v[20:21], v[18:19]
	v_div_fixup_f64 v[10:11], v[10:11], v[204:205], v[218:219]
	v_div_fixup_f64 v[12:13], v[12:13], v[204:205], v[216:217]
	v_fma_f64 v[18:19], -v[16:17], v[22:23], 1.0
	v_fmac_f64_e32 v[22:23], v[22:23], v[18:19]
	v_fma_f64 v[18:19], -v[16:17], v[22:23], 1.0
	v_fmac_f64_e32 v[22:23], v[22:23], v[18:19]
	v_div_scale_f64 v[18:19], vcc, v[208:209], v[204:205], v[208:209]
	v_mul_f64 v[20:21], v[18:19], v[22:23]
	v_fma_f64 v[16:17], -v[16:17], v[20:21], v[18:19]
	v_div_scale_f64 v[18:19], s[0:1], v[204:205], v[204:205], v[206:207]
	v_rcp_f64_e32 v[24:25], v[18:19]
	v_div_fmas_f64 v[16:17], v[16:17], v[22:23], v[20:21]
	v_div_fixup_f64 v[14:15], v[14:15], v[204:205], v[210:211]
	v_div_fixup_f64 v[16:17], v[16:17], v[204:205], v[208:209]
	v_fma_f64 v[20:21], -v[18:19], v[24:25], 1.0
	v_fmac_f64_e32 v[24:25], v[24:25], v[20:21]
	v_fma_f64 v[20:21], -v[18:19], v[24:25], 1.0
	v_fmac_f64_e32 v[24:25], v[24:25], v[20:21]
	v_div_scale_f64 v[20:21], vcc, v[206:207], v[204:205], v[206:207]
	v_mul_f64 v[22:23], v[20:21], v[24:25]
	v_fma_f64 v[18:19], -v[18:19], v[22:23], v[20:21]
	v_div_scale_f64 v[20:21], s[0:1], v[204:205], v[204:205], v[202:203]
	v_rcp_f64_e32 v[26:27], v[20:21]
	v_div_fmas_f64 v[18:19], v[18:19], v[24:25], v[22:23]
	v_div_fixup_f64 v[18:19], v[18:19], v[204:205], v[206:207]
	v_fma_f64 v[22:23], -v[20:21], v[26:27], 1.0
	v_fmac_f64_e32 v[26:27], v[26:27], v[22:23]
	v_fma_f64 v[22:23], -v[20:21], v[26:27], 1.0
	v_fmac_f64_e32 v[26:27], v[26:27], v[22:23]
	v_div_scale_f64 v[22:23], vcc, v[202:203], v[204:205], v[202:203]
	v_mul_f64 v[24:25], v[22:23], v[26:27]
	v_fma_f64 v[20:21], -v[20:21], v[24:25], v[22:23]
	v_div_scale_f64 v[22:23], s[0:1], v[204:205], v[204:205], v[200:201]
	v_rcp_f64_e32 v[28:29], v[22:23]
	v_div_fmas_f64 v[20:21], v[20:21], v[26:27], v[24:25]
	v_div_fixup_f64 v[20:21], v[20:21], v[204:205], v[202:203]
	v_fma_f64 v[24:25], -v[22:23], v[28:29], 1.0
	v_fmac_f64_e32 v[28:29], v[28:29], v[24:25]
	v_fma_f64 v[24:25], -v[22:23], v[28:29], 1.0
	v_fmac_f64_e32 v[28:29], v[28:29], v[24:25]
	v_div_scale_f64 v[24:25], vcc, v[200:201], v[204:205], v[200:201]
	v_mul_f64 v[26:27], v[24:25], v[28:29]
	v_fma_f64 v[22:23], -v[22:23], v[26:27], v[24:25]
	v_lshlrev_b64 v[24:25], 10, v[160:161]
	s_nop 0
	v_div_fmas_f64 v[22:23], v[22:23], v[28:29], v[26:27]
	v_mov_b32_e32 v27, 64
	v_or_b32_sdwa v26, v8, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v8, v8
	v_lshl_add_u64 v[24:25], v[42:43], 0, v[24:25]
	v_div_fixup_f64 v[22:23], v[22:23], v[204:205], v[200:201]
	v_cndmask_b32_e32 v8, v9, v26, vcc
	global_store_short v[24:25], v8, off
	v_mul_f64 v[8:9], v[10:11], v[6:7]
	v_cvt_f32_f64_e32 v8, v[8:9]
	v_bfe_u32 v9, v8, 16, 1
	v_add3_u32 v9, v8, v9, s98
	v_lshrrev_b32_e32 v9, 16, v9
	v_or_b32_sdwa v10, v8, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v8, v8
	s_nop 1
	v_cndmask_b32_e32 v8, v9, v10, vcc
	global_store_short v[24:25], v8, off offset:128
	v_mul_f64 v[8:9], v[12:13], v[6:7]
	v_cvt_f32_f64_e32 v8, v[8:9]
	v_bfe_u32 v9, v8, 16, 1
	v_add3_u32 v9, v8, v9, s98
	v_lshrrev_b32_e32 v9, 16, v9
	v_or_b32_sdwa v10, v8, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v8, v8
	s_nop 1
	v_cndmask_b32_e32 v8, v9, v10, vcc
	global_store_short v[24:25], v8, off offset:256
	v_mul_f64 v[8:9], v[14:15], v[6:7]
	v_cvt_f32_f64_e32 v8, v[8:9]
	v_bfe_u32 v9, v8, 16, 1
	v_add3_u32 v9, v8, v9, s98
	v_lshrrev_b32_e32 v9, 16, v9
	v_or_b32_sdwa v10, v8, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v8, v8
	s_nop 1
	v_cndmask_b32_e32 v8, v9, v10, vcc
	global_store_short v[24:25], v8, off offset:384
	v_mul_f64 v[8:9], v[16:17], v[6:7]
	v_cvt_f32_f64_e32 v8, v[8:9]
	v_bfe_u32 v9, v8, 16, 1
	v_add3_u32 v9, v8, v9, s98
	v_lshrrev_b32_e32 v9, 16, v9
	v_or_b32_sdwa v10, v8, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v8, v8
	s_nop 1
	v_cndmask_b32_e32 v8, v9, v10, vcc
	global_store_short v[24:25], v8, off offset:512
	v_mul_f64 v[8:9], v[18:19], v[6:7]
	v_cvt_f32_f64_e32 v8, v[8:9]
	v_bfe_u32 v9, v8, 16, 1
	v_add3_u32 v9, v8, v9, s98
	v_lshrrev_b32_e32 v9, 16, v9
	v_or_b32_sdwa v10, v8, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v8, v8
	s_nop 1
	v_cndmask_b32_e32 v8, v9, v10, vcc
	global_store_short v[24:25], v8, off offset:640
	v_mul_f64 v[8:9], v[20:21], v[6:7]
	v_cvt_f32_f64_e32 v8, v[8:9]
	v_bfe_u32 v9, v8, 16, 1
	v_mul_f64 v[6:7], v[22:23], v[6:7]
	v_add3_u32 v9, v8, v9, s98
	v_cvt_f32_f64_e32 v6, v[6:7]
	v_lshrrev_b32_e32 v9, 16, v9
	v_or_b32_sdwa v10, v8, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v8, v8
	v_bfe_u32 v7, v6, 16, 1
	v_add3_u32 v7, v6, v7, s98
	v_cndmask_b32_e32 v8, v9, v10, vcc
	v_cmp_u_f32_e32 vcc, v6, v6
	v_or_b32_sdwa v6, v6, v27 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	global_store_short v[24:25], v8, off offset:768
	v_cndmask_b32_sdwa v6, v7, v6, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	global_store_short v[24:25], v6, off offset:896
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_442
; %bb.620:                              ;   in Loop: Header=BB0_443 Depth=2
	s_mov_b32 s10, 0x652b82fe
	v_add_f64 v[6:7], v[162:163], v[164:165]
	s_mov_b32 s11, 0x3ff71547
	v_div_scale_f64 v[8:9], s[8:9], s[10:11], s[10:11], v[6:7]
	v_rcp_f64_e32 v[10:11], v[8:9]
	v_div_scale_f64 v[12:13], vcc, v[6:7], s[10:11], v[6:7]
	s_mov_b32 s66, 0x652b82fe
	v_fma_f64 v[14:15], -v[8:9], v[10:11], 1.0
	v_fmac_f64_e32 v[10:11], v[10:11], v[14:15]
	v_fma_f64 v[14:15], -v[8:9], v[10:11], 1.0
	v_fmac_f64_e32 v[10:11], v[10:11], v[14:15]
	v_mul_f64 v[14:15], v[12:13], v[10:11]
	v_fma_f64 v[8:9], -v[8:9], v[14:15], v[12:13]
	v_div_fmas_f64 v[8:9], v[8:9], v[10:11], v[14:15]
	v_div_fixup_f64 v[6:7], v[8:9], s[10:11], v[6:7]
	s_mov_b32 s67, 0x3ff71547
	v_cvt_f32_f64_e32 v8, v[6:7]
	v_lshl_add_u64 v[6:7], v[160:161], 2, v[38:39]
	global_store_dword v[6:7], v8, off
	s_branch .LBB0_442
.LBB0_621:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_129
	s_branch .LBB0_140
.LBB0_622:                              ;   in Loop: Header=BB0_104 Depth=1
	s_or_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_246
	s_branch .LBB0_258
.LBB0_623:
	v_mov_b32_e32 v0, 0
	ds_read_b32 v1, v0 offset:50256
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v1
	s_cbranch_vccnz .LBB0_635
; %bb.624:
	ds_read_b32 v1, v0 offset:45864
	ds_read_b32 v0, v0 offset:50244
	s_waitcnt lgkmcnt(1)
	v_add_u32_e32 v10, s33, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_ge_u32_e32 vcc, v10, v0
	s_cbranch_vccnz .LBB0_635
; %bb.625:
	s_mov_b32 s2, 0xc000
	v_mov_b32_e32 v5, 0
	v_add_u32_e64 v11, s2, 0
	s_mov_b32 s2, 0xc400
	s_mov_b64 s[0:1], 0x1000
	v_mov_b32_e32 v16, v5
	v_mov_b32_e32 v17, v5
	v_mov_b32_e32 v18, v5
	v_mov_b32_e32 v19, v5
	v_add_u32_e64 v12, s2, 0
	s_branch .LBB0_628
.LBB0_626:                              ;   in Loop: Header=BB0_628 Depth=1
	s_or_b64 exec, exec, s[2:3]
.LBB0_627:                              ;   in Loop: Header=BB0_628 Depth=1
	ds_read2_b32 v[0:1], v12 offset0:12 offset1:17
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, v0, v10
	v_cmp_lt_u32_e32 vcc, v10, v1
	s_cbranch_vccz .LBB0_635
.LBB0_628:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_631 Depth 2
	ds_read_b32 v0, v5 offset:50256
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 1, v0
	s_cbranch_vccnz .LBB0_627
; %bb.629:                              ;   in Loop: Header=BB0_628 Depth=1
	ds_read_b32 v13, v5 offset:50248
	ds_read_b64 v[6:7], v5 offset:50128
	ds_read2_b64 v[0:3], v11 offset0:118 offset1:120
	s_mov_b32 s2, s84
	s_waitcnt lgkmcnt(2)
	v_ashrrev_i32_e32 v4, 31, v13
	v_mul_hi_u32 v9, v13, v10
	v_mul_lo_u32 v4, v4, v10
	v_add_u32_e32 v9, v9, v4
	s_lshl_b32 s2, s2, 6
	ds_read_b32 v4, v5 offset:50248
	v_mul_lo_u32 v8, v13, v10
	s_ashr_i32 s3, s2, 31
	v_lshl_add_u64 v[8:9], v[8:9], 0, s[2:3]
	s_mov_b32 s2, s84
	s_lshl_b32 s2, s2, 6
	s_waitcnt lgkmcnt(0)
	v_subrev_u32_e32 v4, s2, v4
	v_min_i32_e32 v14, 64, v4
	v_mov_b32_e32 v4, v98
	v_lshlrev_b32_e32 v15, 6, v14
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v4, v15
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_632
; %bb.630:                              ;   in Loop: Header=BB0_628 Depth=1
	v_lshlrev_b64 v[20:21], 10, v[8:9]
	v_lshl_add_u64 v[2:3], v[2:3], 0, v[20:21]
	v_lshl_add_u64 v[2:3], v[4:5], 4, v[2:3]
	s_mov_b64 s[4:5], 0
.LBB0_631:                              ;   Parent Loop BB0_628 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v4, 0x100, v4
	v_cmp_ge_i32_e32 vcc, v4, v15
	global_store_dwordx4 v[2:3], v[16:19], off
	s_or_b64 s[4:5], vcc, s[4:5]
	v_lshl_add_u64 v[2:3], v[2:3], 0, s[0:1]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_631
.LBB0_632:                              ;   in Loop: Header=BB0_628 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_cmp_ne_u64_e32 vcc, 0, v[6:7]
	s_cbranch_vccz .LBB0_627
; %bb.633:                              ;   in Loop: Header=BB0_628 Depth=1
	v_mov_b32_e32 v4, v98
	s_nop 0
	v_cmp_lt_i32_e32 vcc, v4, v14
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_626
; %bb.634:                              ;   in Loop: Header=BB0_628 Depth=1
	v_cvt_f32_u32_e32 v2, v13
	v_rcp_iflag_f32_e32 v2, v2
	s_nop 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v14, v2
	v_lshl_add_u64 v[2:3], v[8:9], 0, v[4:5]
	v_sub_u32_e32 v4, 0, v13
	v_mul_lo_u32 v4, v4, v14
	v_mul_hi_u32 v4, v14, v4
	v_add_u32_e32 v4, v14, v4
	v_mul_hi_u32 v4, v2, v4
	v_mul_lo_u32 v4, v4, v13
	v_sub_u32_e32 v4, v2, v4
	v_sub_u32_e32 v8, v4, v13
	v_cmp_ge_u32_e32 vcc, v4, v13
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_sub_u32_e32 v8, v4, v13
	v_cmp_ge_u32_e32 vcc, v4, v13
	s_nop 1
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_lshl_add_u64 v[0:1], v[4:5], 2, v[0:1]
	global_load_dword v4, v[0:1], off
	v_lshl_add_u64 v[0:1], v[2:3], 2, v[6:7]
	s_waitcnt vmcnt(0)
	global_store_dword v[0:1], v4, off
	s_branch .LBB0_626
.LBB0_635:
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
		.amdhsa_next_free_vgpr 440
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
	.set mla_v4_nm_ps.num_agpr, 184
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
; codeLenInByte = 45600
; TotalNumSgprs: 106
; NumVgprs: 256
; NumAgprs: 184
; TotalNumVgprs: 440
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 50272 bytes/workgroup (compile time only)
; SGPRBlocks: 13
; VGPRBlocks: 54
; NumSGPRsForWavesPerEU: 106
; NumVGPRsForWavesPerEU: 440
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
	.type	__hip_cuid_,@object             ; @__hip_cuid_
	.section	.bss,"aw",@nobits
	.globl	__hip_cuid_
__hip_cuid_:
	.byte	0                               ; 0x0
	.size	__hip_cuid_, 1

	.section	".note.GNU-stack","",@progbits
	.addrsig
	.addrsig_sym __hip_cuid_
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     184
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
    .sgpr_spill_count: 0
    .symbol:         mla_v4_nm_ps.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     440
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
