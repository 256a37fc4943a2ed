// mla_v4_nm.s: the split kernel of the gfx950 code-object ABI.
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
	.globl	mla_v4_nm                       ; -- Begin function mla_v4_nm
	.p2align	8
	.type	mla_v4_nm,@function
mla_v4_nm:                              ; @mla_v4_nm
; %bb.0:
	s_load_dwordx2 s[6:7], s[0:1], 0xe0
	s_mov_b32 s8, s3
	s_ashr_i32 s9, s3, 31
	s_lshl_b64 s[12:13], s[8:9], 2
	s_waitcnt lgkmcnt(0)
	s_add_u32 s10, s6, s12
	s_addc_u32 s11, s7, s13
	s_load_dwordx2 s[14:15], s[10:11], 0x0
	s_waitcnt lgkmcnt(0)
	s_sub_i32 s3, s15, s14
	s_cmp_ge_i32 s4, s3
	s_cbranch_scc1 .LBB0_61
; %bb.1:
	s_load_dwordx2 s[10:11], s[0:1], 0xd0
	s_load_dwordx2 s[14:15], s[0:1], 0x40
	s_load_dword s5, s[0:1], 0x90
	s_waitcnt lgkmcnt(0)
	s_add_u32 s16, s10, s12
	s_addc_u32 s17, s11, s13
	s_add_u32 s10, s14, s12
	s_addc_u32 s11, s15, s13
	s_load_dwordx2 s[14:15], s[10:11], 0x0
	s_load_dword s9, s[0:1], 0xf0
	s_load_dwordx2 s[26:27], s[16:17], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s15, s14
	s_cselect_b64 s[16:17], -1, 0
	s_or_b32 s18, s2, s4
	s_cselect_b64 s[18:19], -1, 0
	s_or_b64 s[16:17], s[18:19], s[16:17]
	v_mov_b32_e32 v3, s15
	s_and_b64 vcc, exec, s[16:17]
	v_mov_b32_e32 v2, s14
	s_cbranch_vccnz .LBB0_5
; %bb.2:
	s_load_dwordx2 s[18:19], s[0:1], 0x130
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u64 s[18:19], 0
	s_cselect_b64 s[16:17], -1, 0
	s_and_b64 s[20:21], vcc, s[16:17]
	s_and_saveexec_b64 s[16:17], s[20:21]
	s_cbranch_execz .LBB0_4
; %bb.3:
	s_add_u32 s18, s18, s12
	s_addc_u32 s19, s19, s13
	s_sub_i32 s14, s15, s14
	s_lshr_b32 s15, s14, 5
	s_and_b32 s14, s14, 31
	s_addc_u32 s14, s15, 0
	s_min_u32 s14, s14, s3
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s14
	global_store_dword v1, v2, s[18:19]
	global_load_dwordx2 v[2:3], v1, s[10:11]
.LBB0_4:
	s_or_b64 exec, exec, s[16:17]
.LBB0_5:
	s_load_dword s88, s[0:1], 0x80
	s_load_dwordx2 s[10:11], s[0:1], 0x120
	s_load_dwordx2 s[16:17], s[0:1], 0x10
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[14:15], -1, 0
	s_cmp_lt_i32 s3, 2
	s_cselect_b64 s[18:19], -1, 0
	s_and_b64 s[24:25], s[18:19], s[14:15]
	s_and_b64 s[14:15], s[24:25], exec
	s_cselect_b32 s22, 1, s5
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, v3, v2
	v_mov_b32_e32 v59, 0
	v_mov_b64_e32 v[254:255], 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_11
; %bb.6:
	s_cmp_eq_u64 s[6:7], 0
	v_mov_b32_e32 v6, s22
	s_cbranch_scc1 .LBB0_8
; %bb.7:
	s_add_u32 s6, s6, s12
	s_addc_u32 s7, s7, s13
	v_mov_b32_e32 v1, 0
	global_load_dwordx2 v[4:5], v1, s[6:7]
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v1, v5, v4
	v_max_u32_e32 v1, 1, v1
	v_min_u32_e32 v6, s22, v1
.LBB0_8:
	v_sub_u32_e32 v1, v3, v2
	v_and_b32_e32 v4, 31, v1
	v_lshrrev_b32_e32 v3, 5, v1
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v59, 0
	v_addc_co_u32_e32 v4, vcc, 0, v3, vcc
	v_min_u32_e32 v6, v4, v6
	v_cmp_lt_u32_e32 vcc, s4, v6
	v_mov_b64_e32 v[254:255], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:
	v_cvt_f32_u32_e32 v3, v6
	v_sub_u32_e32 v8, 0, v6
	s_load_dwordx2 s[12:13], s[0:1], 0x50
	s_add_i32 s3, s4, 1
	v_rcp_iflag_f32_e32 v3, v3
	s_nop 0
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v7, v3
	v_ashrrev_i32_e32 v3, 31, v2
	s_waitcnt lgkmcnt(0)
	v_lshl_add_u64 v[2:3], v[2:3], 2, s[12:13]
	v_mul_lo_u32 v8, v8, v7
	v_mul_hi_u32 v8, v7, v8
	v_add_u32_e32 v7, v7, v8
	v_mul_hi_u32 v7, v4, v7
	v_mul_lo_u32 v8, v7, v6
	v_sub_u32_e32 v8, v4, v8
	v_add_u32_e32 v9, 1, v7
	v_cmp_ge_u32_e32 vcc, v8, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_sub_u32_e32 v9, v8, v6
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_add_u32_e32 v9, 1, v7
	v_cmp_ge_u32_e32 vcc, v8, v6
	s_nop 1
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_mul_lo_u32 v6, v7, v6
	v_sub_u32_e32 v6, v4, v6
	v_mul_lo_u32 v8, v7, s4
	v_min_u32_e32 v4, s4, v6
	v_add_lshl_u32 v4, v4, v8, 5
	v_min_u32_e32 v4, v1, v4
	v_lshl_add_u64 v[254:255], v[4:5], 2, v[2:3]
	v_add_u32_e32 v2, v8, v7
	v_min_u32_e32 v3, s3, v6
	v_add_lshl_u32 v2, v3, v2, 5
	v_min_u32_e32 v1, v1, v2
	v_sub_u32_e32 v59, v1, v4
.LBB0_10:
	s_or_b64 exec, exec, s[6:7]
.LBB0_11:
	s_or_b64 exec, exec, s[14:15]
	s_load_dwordx2 s[6:7], s[0:1], 0x0
	s_load_dwordx2 s[12:13], s[0:1], 0x20
	s_load_dwordx2 s[14:15], s[0:1], 0x30
	s_load_dwordx2 s[20:21], s[0:1], 0x100
	s_load_dwordx2 s[18:19], s[0:1], 0x110
	v_cmp_ne_u32_e32 vcc, 0, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_61
; %bb.12:
	v_mov_b32_e32 v18, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_nop 0
	v_readfirstlane_b32 s3, v18
	s_lshr_b32 s5, s3, 6
	v_and_b32_e32 v10, 63, v18
	s_sub_i32 s0, 0, s5
	v_cmp_eq_u32_e32 vcc, s0, v10
	s_and_saveexec_b64 s[0:1], vcc
; %bb.13:
	v_mov_b32_e32 v1, 0
	ds_write_b32 v1, v1 offset:45896
; %bb.14:
	s_or_b64 exec, exec, s[0:1]
	s_sub_i32 s0, s27, s26
	s_mul_i32 s0, s0, s88
	s_lshl_b32 s1, s2, 6
	s_mul_hi_i32 s2, s0, s8
	s_mul_i32 s8, s0, s8
	s_ashr_i32 s9, s1, 31
	s_add_u32 s8, s8, s1
	s_addc_u32 s9, s2, s9
	s_sub_i32 s89, s0, s1
	v_and_b32_e32 v42, 15, v18
	s_min_i32 s33, s89, 64
	v_lshl_or_b32 v1, s5, 4, v42
	s_add_i32 s0, s33, -1
	v_min_i32_e32 v2, s0, v1
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[2:3]
	v_lshrrev_b32_e32 v53, 5, v10
	v_lshlrev_b64 v[2:3], 9, v[4:5]
	v_bfe_u32 v20, v10, 4, 1
	v_lshl_add_u64 v[6:7], s[12:13], 0, v[2:3]
	v_mul_u32_u24_e32 v2, 0x60, v53
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[12:13], v[6:7], 0, v[2:3]
	v_lshlrev_b32_e32 v2, 4, v20
	v_lshl_add_u64 v[12:13], v[12:13], 0, v[2:3]
	v_lshrrev_b32_e32 v55, 4, v10
	global_load_dwordx4 a[128:131], v[12:13], off
	global_load_dwordx4 a[136:139], v[12:13], off offset:32
	global_load_dwordx4 a[132:135], v[12:13], off offset:192
	global_load_dwordx4 a[144:147], v[12:13], off offset:64
	global_load_dwordx4 a[140:143], v[12:13], off offset:224
	global_load_dwordx4 a[148:151], v[12:13], off offset:256
	v_and_b32_e32 v2, 48, v18
	v_mul_u32_u24_e32 v8, 3, v55
	v_lshl_add_u64 v[12:13], v[6:7], 0, v[2:3]
	v_mov_b32_e32 v9, v3
	v_mov_b32_e32 v21, v3
	v_lshlrev_b64 v[4:5], 7, v[4:5]
	v_lshl_add_u64 v[14:15], v[6:7], 0, v[8:9]
	v_lshl_add_u64 v[16:17], v[6:7], 0, v[20:21]
	global_load_dwordx4 a[152:155], v[12:13], off offset:384
	global_load_sbyte v6, v[14:15], off offset:450
	global_load_ubyte v1, v[16:17], off offset:460
	global_load_ushort v7, v[14:15], off offset:448
	v_lshl_add_u64 v[4:5], s[20:21], 0, v[4:5]
	v_lshl_add_u64 v[4:5], v[4:5], 0, v[2:3]
	global_load_dwordx4 v[32:35], v[4:5], off
	global_load_dwordx4 v[36:39], v[4:5], off offset:64
	v_lshrrev_b32_e32 v16, 1, v18
	s_lshl_b32 s23, s5, 3
	v_lshrrev_b32_e32 v2, 3, v18
	v_and_or_b32 v13, v2, 4, s23
	v_and_b32_e32 v2, 4, v16
	v_or3_b32 v12, v2, v55, s23
	v_cmp_lt_u32_e32 vcc, 31, v59
                                        ; implicit-def: $vgpr5
                                        ; implicit-def: $vgpr11
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_16
; %bb.15:
	v_lshlrev_b32_e32 v2, 2, v13
	v_lshl_add_u64 v[14:15], v[254:255], 0, v[2:3]
	v_lshlrev_b32_e32 v2, 2, v12
	v_lshl_add_u64 v[12:13], v[254:255], 0, v[2:3]
	global_load_dwordx4 v[2:5], v[14:15], off
	global_load_dword v11, v[12:13], off
	; sched_barrier mask(0x00000000)
                                        ; implicit-def: $vgpr13
                                        ; implicit-def: $vgpr12
.LBB0_16:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_add_u32_e32 v9, -1, v59
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_18
; %bb.17:
	s_waitcnt vmcnt(1)
	v_min_u32_e32 v2, v9, v13
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v3, 0
	v_lshl_add_u64 v[14:15], v[254:255], 0, v[2:3]
	v_or_b32_e32 v2, 1, v13
	v_min_u32_e32 v2, v9, v2
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshl_add_u64 v[22:23], v[254:255], 0, v[2:3]
	v_or_b32_e32 v2, 2, v13
	v_min_u32_e32 v2, v9, v2
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshl_add_u64 v[24:25], v[254:255], 0, v[2:3]
	v_or_b32_e32 v2, 3, v13
	v_min_u32_e32 v2, v9, v2
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshl_add_u64 v[26:27], v[254:255], 0, v[2:3]
	v_min_u32_e32 v2, v9, v12
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshl_add_u64 v[12:13], v[254:255], 0, v[2:3]
	global_load_dword v2, v[14:15], off
	global_load_dword v3, v[22:23], off
	global_load_dword v4, v[24:25], off
	global_load_dword v5, v[26:27], off
	global_load_dword v11, v[12:13], off
.LBB0_18:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v12, s23, v53
	v_and_b32_e32 v14, 31, v18
	v_bitop3_b32 v12, v12, v14, 9 bitop3:0x6c
	v_lshlrev_b32_e32 v22, 4, v12
	v_mov_b32_e32 v23, 0
	s_mov_b64 s[0:1], src_shared_base
	v_bitop3_b32 v15, s23, 9, v53 bitop3:0xc8
	v_lshl_add_u64 v[12:13], s[14:15], 0, v[22:23]
	s_movk_i32 s0, 0x200
	s_waitcnt vmcnt(1)
	v_mad_u64_u32 v[12:13], vcc, v2, s0, v[12:13]
	v_bitop3_b32 v2, v15, v14, 2 bitop3:0x36
	v_lshlrev_b32_e32 v24, 4, v2
	v_mov_b32_e32 v25, v23
	s_lshl_b32 s43, s5, 12
	s_mov_b32 m0, s43
	s_nop 0
	global_load_lds_dwordx4 v[12:13], off
	v_lshl_add_u64 v[12:13], s[14:15], 0, v[24:25]
	v_mad_u64_u32 v[2:3], vcc, v3, s0, v[12:13]
	s_or_b32 s26, s43, 0x400
	s_mov_b32 m0, s26
	s_nop 0
	global_load_lds_dwordx4 v[2:3], off
	v_bitop3_b32 v2, v15, v14, 4 bitop3:0x36
	v_lshlrev_b32_e32 v26, 4, v2
	v_mov_b32_e32 v27, v23
	v_lshl_add_u64 v[2:3], s[14:15], 0, v[26:27]
	v_mad_u64_u32 v[2:3], vcc, v4, s0, v[2:3]
	s_or_b32 s26, s43, 0x800
	s_mov_b32 m0, s26
	s_nop 0
	global_load_lds_dwordx4 v[2:3], off
	v_bitop3_b32 v2, v15, v14, 6 bitop3:0x36
	v_lshlrev_b32_e32 v28, 4, v2
	v_mov_b32_e32 v29, v23
	v_lshl_add_u64 v[2:3], s[14:15], 0, v[28:29]
	v_mad_u64_u32 v[2:3], vcc, v5, s0, v[2:3]
	s_or_b32 s0, s43, 0xc00
	s_lshl_b32 s2, s5, 10
	s_mov_b32 m0, s0
	s_nop 0
	global_load_lds_dwordx4 v[2:3], off
	s_movk_i32 s0, 0x4000
	s_cmp_lg_u64 s[0:1], 0
	s_cselect_b32 s0, 0x4000, -1
	s_add_i32 s44, s2, s0
	s_lshr_b32 s0, s23, 1
	v_bitop3_b32 v2, v55, v18, s0 bitop3:0x36
	v_lshlrev_b32_e32 v2, 4, v2
	v_and_b32_e32 v30, 0x70, v2
	v_mov_b32_e32 v31, v23
	v_lshl_add_u64 v[2:3], s[18:19], 0, v[30:31]
	s_movk_i32 s0, 0x80
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[2:3], vcc, v11, s0, v[2:3]
                                        ; implicit-def: $vgpr52
                                        ; implicit-def: $vgpr50_vgpr51
	s_nop 0
	s_mov_b32 m0, s44
	s_nop 0
	global_load_lds_dwordx4 v[2:3], off
	v_lshrrev_b32_e32 v2, 1, v10
	v_and_b32_e32 v54, 4, v2
	v_lshl_or_b32 v3, v53, 2, s23
	v_or3_b32 v2, s23, v54, v55
	v_cmp_lt_u32_e32 vcc, 63, v59
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_20
; %bb.19:
	v_lshlrev_b32_e32 v4, 2, v3
	v_mov_b32_e32 v5, v23
	v_lshl_add_u64 v[4:5], v[254:255], 0, v[4:5]
	v_lshlrev_b32_e32 v2, 2, v2
	v_mov_b32_e32 v3, v23
	v_lshl_add_u64 v[2:3], v[254:255], 0, v[2:3]
	global_load_dwordx4 v[48:51], v[4:5], off offset:128
	global_load_dword v52, v[2:3], off offset:128
	; sched_barrier mask(0x00000000)
                                        ; implicit-def: $vgpr3
                                        ; implicit-def: $vgpr9
                                        ; implicit-def: $vgpr2
.LBB0_20:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_accvgpr_write_b32 a160, v0
	v_lshrrev_b32_e32 v0, 8, v7
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_22
; %bb.21:
	v_add_u32_e32 v4, 32, v3
	v_min_u32_e32 v4, v9, v4
	v_lshlrev_b32_e32 v4, 2, v4
	v_mov_b32_e32 v5, 0
	v_lshl_add_u64 v[10:11], v[254:255], 0, v[4:5]
	v_add_u32_e32 v4, 33, v3
	v_min_u32_e32 v4, v9, v4
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshl_add_u64 v[12:13], v[254:255], 0, v[4:5]
	v_add_u32_e32 v4, 34, v3
	v_min_u32_e32 v4, v9, v4
	v_add_u32_e32 v3, 35, v3
	v_lshlrev_b32_e32 v4, 2, v4
	v_min_u32_e32 v3, v9, v3
	v_add_u32_e32 v2, 32, v2
	v_lshl_add_u64 v[14:15], v[254:255], 0, v[4:5]
	v_lshlrev_b32_e32 v4, 2, v3
	v_min_u32_e32 v2, v9, v2
	v_lshl_add_u64 v[40:41], v[254:255], 0, v[4:5]
	v_lshlrev_b32_e32 v4, 2, v2
	v_lshl_add_u64 v[2:3], v[254:255], 0, v[4:5]
	global_load_dword v48, v[10:11], off
	global_load_dword v49, v[12:13], off
	global_load_dword v50, v[14:15], off
	global_load_dword v51, v[40:41], off
	global_load_dword v52, v[2:3], off
.LBB0_22:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], src_shared_base
	v_and_b32_e32 v0, 0xff, v0
	s_mov_b32 s0, 0x6050400
	v_perm_b32 v0, v0, v7, s0
	v_and_b32_e32 v2, 0xff, v6
	v_lshl_or_b32 v40, v2, 16, v0
	v_mul_u32_u24_e32 v0, 6, v53
	v_or_b32_e32 v5, v0, v20
	s_movk_i32 s0, 0x4000
	v_and_b32_e32 v41, 0xff, v1
	v_lshlrev_b32_e32 v7, 9, v42
	v_add_u32_e32 v1, 12, v5
	v_add_u32_e32 v2, 2, v5
	v_add_u32_e32 v3, 14, v5
	v_add_u32_e32 v4, 4, v5
	v_lshlrev_b32_e32 v9, 4, v42
	s_movk_i32 s23, 0x1c0
	s_cmp_lg_u64 s[0:1], 0
	v_bitop3_b32 v0, v42, v0, v20 bitop3:0x1e
	v_xor_b32_e32 v1, v42, v1
	v_xor_b32_e32 v2, v42, v2
	v_xor_b32_e32 v3, v42, v3
	v_xor_b32_e32 v4, v42, v4
	v_bitop3_b32 v5, v42, v5, 16 bitop3:0x1e
	v_bitop3_b32 v6, v42, v55, 24 bitop3:0x1e
	v_bitop3_b32 v9, v9, v7, s23 bitop3:0xde
	v_and_b32_e32 v10, 7, v16
	s_cselect_b32 s0, 0x4000, -1
	v_lshl_or_b32 v0, v0, 4, v7
	v_lshl_or_b32 v1, v1, 4, v7
	v_lshl_or_b32 v2, v2, 4, v7
	v_lshl_or_b32 v3, v3, 4, v7
	v_lshl_or_b32 v4, v4, 4, v7
	v_lshl_or_b32 v5, v5, 4, v7
	v_lshl_or_b32 v6, v6, 4, v7
	v_or_b32_e32 v7, v9, v8
	v_or3_b32 v8, v20, v9, 12
	v_lshl_add_u32 v11, v42, 7, s0
	v_bitop3_b32 v9, v55, v16, 7 bitop3:0x78
	v_bitop3_b32 v10, v55, v10, 4 bitop3:0x36
	v_lshl_add_u32 v9, v9, 4, v11
	v_lshl_add_u32 v10, v10, 4, v11
	v_lshlrev_b32_e32 v17, 3, v55
	v_lshrrev_b32_e32 v11, 1, v42
	v_or_b32_e32 v15, v17, v11
	v_lshlrev_b32_e32 v12, 3, v18
	s_add_i32 s26, s5, 4
	v_and_b32_e32 v21, 8, v12
	v_bitop3_b32 v12, s26, v15, 15 bitop3:0x78
	s_add_i32 s26, s5, 8
	v_bitop3_b32 v13, s26, v15, 15 bitop3:0x78
	s_add_i32 s26, s5, 12
	v_lshlrev_b32_e32 v19, 9, v15
	v_bitop3_b32 v11, s5, v15, 15 bitop3:0x78
	v_bitop3_b32 v14, s26, v15, 15 bitop3:0x78
	v_lshlrev_b32_e32 v15, 4, v15
	v_and_b32_e32 v15, 0xf0, v15
	v_lshl_add_u32 v11, v11, 4, v19
	v_lshl_add_u32 v12, v12, 4, v19
	v_lshl_add_u32 v13, v13, 4, v19
	v_lshl_add_u32 v14, v14, 4, v19
	v_bitop3_b32 v15, v15, s23, v19 bitop3:0x36
	v_lshrrev_b32_e32 v19, 2, v42
	v_or_b32_e32 v17, v19, v17
	v_and_b32_e32 v16, 1, v16
	v_or_b32_e32 v11, v11, v21
	v_or_b32_e32 v12, v12, v21
	v_or_b32_e32 v13, v13, v21
	v_or_b32_e32 v14, v14, v21
	v_or_b32_e32 v15, v15, v21
	v_lshl_or_b32 v19, s5, 1, v16
	v_add_u32_e32 v21, s0, v21
	v_lshrrev_b32_e32 v16, 1, v17
	v_bitop3_b32 v16, v16, v19, 5 bitop3:0x6c
	v_lshl_add_u32 v43, v17, 7, v21
	v_or_b32_e32 v17, 4, v17
	v_lshl_add_u32 v16, v16, 4, v43
	v_lshrrev_b32_e32 v43, 1, v17
	v_bitop3_b32 v19, v43, v19, 7 bitop3:0x6c
	v_lshl_add_u32 v17, v17, 7, v21
	v_lshrrev_b32_e32 v58, 2, v18
	v_lshl_add_u32 v17, v19, 4, v17
	v_sub_u32_e32 v19, 0, v58
	v_and_b32_e32 v21, 3, v19
	v_bitop3_b32 v18, v55, v19, 3 bitop3:0x78
	s_mov_b32 s0, 0xa000
	v_bitop3_b32 v19, v53, v19, 3 bitop3:0x78
	v_bitop3_b32 v21, v53, v21, 2 bitop3:0x36
	v_lshlrev_b32_e32 v43, 6, v42
	s_cmp_lg_u64 s[0:1], 0
	v_lshl_or_b32 v20, v20, 3, s2
	v_lshlrev_b32_e32 v19, 4, v19
	v_lshlrev_b32_e32 v21, 4, v21
	v_lshl_or_b32 v18, v18, 4, v43
	s_cselect_b32 s0, 0xa000, -1
	v_or3_b32 v19, v19, v20, v43
	v_or3_b32 v20, v21, v20, v43
	v_add_u32_e32 v18, s0, v18
	v_add_u32_e32 v19, s0, v19
	v_add_u32_e32 v20, s0, v20
	s_lshl_b32 s0, s5, 5
	v_or_b32_e32 v54, v54, v55
	s_and_b32 s55, s3, 0xffffffc0
	v_lshl_or_b32 v53, v53, 4, s0
	v_lshl_or_b32 v54, v54, 2, s0
	s_mov_b32 s0, 0xb000
	s_mov_b32 s56, 0
	s_mov_b64 s[26:27], 0x100
	v_lshlrev_b32_e32 v55, 1, v55
	s_cmp_lg_u64 s[0:1], 0
	v_lshl_add_u64 v[56:57], v[254:255], 0, s[26:27]
	v_and_b32_e32 v55, 2, v55
	s_cselect_b32 s23, 0xb000, -1
	s_lshr_b32 s45, s3, 7
	s_mov_b32 s87, s56
	s_mov_b32 s2, s56
	s_mov_b32 s3, s56
	v_lshl_or_b32 v21, v42, 2, s55
	v_mov_b32_e32 v42, 0xff800000
	v_readfirstlane_b32 s41, v57
	v_readfirstlane_b32 s40, v56
	v_accvgpr_write_b32 a161, v59
	v_readfirstlane_b32 s42, v59
	v_and_or_b32 v55, v58, 8, v55
	s_mov_b32 s57, s56
	s_mov_b32 s58, s56
	s_mov_b32 s59, s56
	s_mov_b32 s60, s56
	s_mov_b32 s61, s56
	s_mov_b32 s62, s56
	s_mov_b32 s63, s56
	s_mov_b32 s64, s56
	s_mov_b32 s65, s56
	s_mov_b32 s66, s56
	s_mov_b32 s67, s56
	s_mov_b32 s68, s56
	s_mov_b32 s69, s56
	s_mov_b32 s70, s56
	s_mov_b32 s71, s56
	s_mov_b32 s72, s56
	s_mov_b32 s73, s56
	s_mov_b32 s74, s56
	s_mov_b32 s75, s56
	s_mov_b32 s76, s56
	s_mov_b32 s77, s56
	s_mov_b32 s78, s56
	s_mov_b32 s79, s56
	s_mov_b32 s80, s56
	s_mov_b32 s81, s56
	s_mov_b32 s82, s56
	s_mov_b32 s83, s56
	s_mov_b32 s84, s56
	s_mov_b32 s85, s56
	s_mov_b32 s86, s56
	s_mov_b32 s0, s56
	s_mov_b32 s1, s56
	v_accvgpr_write_b32 a0, s56
	v_accvgpr_write_b32 a32, s56
	v_accvgpr_write_b32 a95, s87
	v_accvgpr_write_b32 a127, s87
	v_mov_b64_e32 v[58:59], s[2:3]
	v_mov_b32_e32 v43, v42
	v_mov_b32_e32 v44, s56
	v_mov_b32_e32 v45, s56
	v_mov_b32_e32 v46, s56
	v_mov_b32_e32 v47, s56
	s_lshl2_add_u32 s5, s5, s23
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
	v_mov_b64_e32 v[56:57], s[0:1]
	v_add_u32_e32 v21, 0xb010, v21
	v_lshl_add_u64 v[30:31], v[30:31], 0, s[18:19]
	v_lshl_add_u64 v[22:23], v[22:23], 0, s[14:15]
	v_lshl_add_u64 v[24:25], v[24:25], 0, s[14:15]
	v_lshl_add_u64 v[26:27], v[26:27], 0, s[14:15]
	v_lshl_add_u64 v[28:29], v[28:29], 0, s[14:15]
	v_accvgpr_write_b32 a156, s56
	v_accvgpr_write_b32 a157, s56
	v_accvgpr_write_b32 a158, s56
	v_accvgpr_write_b32 a159, s56
	v_mov_b32_e32 v60, s5
	v_mov_b32_e32 v61, s23
	s_mov_b32 s46, 0x3d8293ee
	s_mov_b32 s47, 0xd800000
	s_movk_i32 s48, 0x200
	s_movk_i32 s49, 0x80
	s_mov_b32 s50, 0xc010c00
	s_mov_b32 s51, 0xc030c02
	s_mov_b32 s52, 0xf27ff280
	s_mov_b32 s53, 0x41000000
	s_mov_b32 s54, 0x417af232
	s_waitcnt vmcnt(0)
	TILE_LOOP
	s_movk_i32 s0, 0x4601
	v_mbcnt_lo_u32_b32 v35, -1, 0
	v_mbcnt_hi_u32_b32 v35, -1, v35
	v_lshlrev_b32_e32 v230, 2, v35
	v_add_f32_e32 v36, v44, v45
	v_xor_b32_e32 v35, 64, v230
	ds_bpermute_b32 v37, v35, v36
	v_xor_b32_e32 v232, 0x80, v230
	v_accvgpr_read_b32 v33, a160
	v_lshrrev_b32_e32 v38, 16, v56
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v36, v36, v37
	ds_bpermute_b32 v37, v232, v36
	v_readfirstlane_b32 s5, v33
	v_and_b32_e32 v39, 0xffff, v56
	v_max_u32_sdwa v40, v57, v57 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
	s_cmpk_gt_u32 s5, 0x7f
	v_and_b32_e32 v32, 15, v33
	v_max3_u32 v38, v38, v39, v40
	v_max_u32_sdwa v39, v58, v58 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
	v_max_u32_sdwa v40, v59, v59 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:WORD_0
	s_cselect_b64 vcc, -1, 0
	v_max3_u32 v38, v38, v39, v40
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v37, v36, v37
	v_addc_co_u32_e32 v36, vcc, 0, v32, vcc
	v_accvgpr_read_b32 v155, a31
	v_accvgpr_read_b32 v123, a63
	v_accvgpr_read_b32 v60, a64
	v_accvgpr_read_b32 v0, a96
	v_cmp_lt_u32_e32 vcc, 13, v36
	v_cmp_gt_u32_e64 s[0:1], s0, v38
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
	v_accvgpr_read_b32 v34, a160
	s_or_b64 s[26:27], s[0:1], vcc
	s_mov_b64 s[0:1], -1
	s_barrier
	s_and_saveexec_b64 s[2:3], s[26:27]
; %bb.23:
	s_mov_b32 s0, 0x47000000
	s_mov_b32 s23, 0x7f800000
	v_cmp_nle_f32_e64 s[0:1], |v42|, s0
	v_cmp_nlg_f32_e32 vcc, s23, v37
	s_or_b64 s[0:1], s[0:1], vcc
	s_orn2_b64 s[0:1], s[0:1], exec
; %bb.24:
	s_or_b64 exec, exec, s[2:3]
	v_and_b32_e32 v36, 63, v33
	v_bfe_u32 v33, v33, 4, 2
	s_lshr_b32 s48, s5, 6
	v_cmp_eq_u32_e32 vcc, 0, v33
	s_and_saveexec_b64 s[2:3], vcc
; %bb.25:
	v_lshlrev_b32_e32 v38, 2, v32
	v_lshl_or_b32 v38, s48, 6, v38
	v_add_u32_e32 v38, 16, v38
	ds_write2st64_b32 v38, v42, v37 offset0:177 offset1:178
; %bb.26:
	s_or_b64 exec, exec, s[2:3]
	v_max3_f32 v37, |v124|, 0, |v125|
	v_max3_f32 v37, v37, |v126|, |v127|
	v_max3_f32 v37, v37, |v128|, |v129|
	v_max3_f32 v37, v37, |v130|, |v131|
	v_max3_f32 v37, v37, |v132|, |v133|
	v_max3_f32 v37, v37, |v134|, |v135|
	v_max3_f32 v37, v37, |v136|, |v137|
	v_max3_f32 v37, v37, |v138|, |v139|
	v_max3_f32 v37, v37, |v140|, |v141|
	v_max3_f32 v37, v37, |v142|, |v143|
	v_max3_f32 v37, v37, |v144|, |v145|
	v_max3_f32 v37, v37, |v146|, |v147|
	v_max3_f32 v37, v37, |v148|, |v149|
	v_max3_f32 v37, v37, |v150|, |v151|
	v_max3_f32 v37, v37, |v152|, |v153|
	v_max3_f32 v37, v37, |v154|, |v155|
	v_max3_f32 v37, v37, |v92|, |v93|
	v_max3_f32 v37, v37, |v94|, |v95|
	v_max3_f32 v37, v37, |v96|, |v97|
	v_max3_f32 v37, v37, |v98|, |v99|
	v_max3_f32 v37, v37, |v100|, |v101|
	v_max3_f32 v37, v37, |v102|, |v103|
	v_max3_f32 v37, v37, |v104|, |v105|
	v_max3_f32 v37, v37, |v106|, |v107|
	v_max3_f32 v37, v37, |v108|, |v109|
	v_max3_f32 v37, v37, |v110|, |v111|
	v_max3_f32 v37, v37, |v112|, |v113|
	v_max3_f32 v37, v37, |v114|, |v115|
	v_max3_f32 v37, v37, |v116|, |v117|
	v_max3_f32 v37, v37, |v118|, |v119|
	v_max3_f32 v37, v37, |v120|, |v121|
	v_max3_f32 v37, v37, |v122|, |v123|
	v_max3_f32 v37, v37, |v60|, |v61|
	v_max3_f32 v37, v37, |v62|, |v63|
	v_max3_f32 v37, v37, |v64|, |v65|
	v_max3_f32 v37, v37, |v66|, |v67|
	v_max3_f32 v37, v37, |v68|, |v69|
	v_max3_f32 v37, v37, |v70|, |v71|
	v_max3_f32 v37, v37, |v72|, |v73|
	v_max3_f32 v37, v37, |v74|, |v75|
	v_max3_f32 v37, v37, |v76|, |v77|
	v_max3_f32 v37, v37, |v78|, |v79|
	v_max3_f32 v37, v37, |v80|, |v81|
	v_max3_f32 v37, v37, |v82|, |v83|
	v_max3_f32 v37, v37, |v84|, |v85|
	v_max3_f32 v37, v37, |v86|, |v87|
	v_max3_f32 v37, v37, |v88|, |v89|
	v_max3_f32 v37, v37, |v90|, |v91|
	v_max3_f32 v37, v37, |v0|, |v1|
	v_max3_f32 v37, v37, |v2|, |v3|
	v_max3_f32 v37, v37, |v4|, |v5|
	v_max3_f32 v37, v37, |v6|, |v7|
	v_max3_f32 v37, v37, |v8|, |v9|
	v_max3_f32 v37, v37, |v10|, |v11|
	v_max3_f32 v37, v37, |v12|, |v13|
	v_max3_f32 v37, v37, |v14|, |v15|
	v_max3_f32 v37, v37, |v16|, |v17|
	v_max3_f32 v37, v37, |v18|, |v19|
	v_max3_f32 v37, v37, |v20|, |v21|
	v_max3_f32 v37, v37, |v22|, |v23|
	v_max3_f32 v37, v37, |v24|, |v25|
	v_max3_f32 v37, v37, |v26|, |v27|
	v_max3_f32 v37, v37, |v28|, |v29|
	v_max3_f32 v37, v37, |v30|, |v31|
	s_mov_b32 s2, 0x7f800000
	v_cmp_nlg_f32_e32 vcc, s2, v37
	s_or_b64 s[0:1], s[0:1], vcc
	v_cndmask_b32_e64 v37, 0, 1, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v37
	s_cmp_lg_u64 vcc, 0
	s_cselect_b64 s[0:1], -1, 0
	v_cmp_eq_u32_e32 vcc, 0, v36
	s_and_b64 s[2:3], s[0:1], vcc
	s_mov_b64 s[0:1], exec
	s_and_b64 s[2:3], s[0:1], s[2:3]
	v_accvgpr_read_b32 v241, a161
	s_mov_b64 exec, s[2:3]
; %bb.27:
	v_mov_b32_e32 v36, 1
	v_mov_b32_e32 v37, 0
	ds_write_b32 v37, v36 offset:45896
; %bb.28:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[0:1], s[24:25], exec
	s_cselect_b32 s17, 0, s17
	s_cselect_b32 s16, 0, s16
	s_cmp_lg_u32 s22, 1
	s_mov_b64 s[0:1], -1
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB0_47
; %bb.29:
	v_mov_b32_e32 v36, 0
	ds_read_b32 v36, v36 offset:45896
	s_ashr_i32 s49, s88, 31
	s_cmp_eq_u32 s4, 0
	s_cselect_b64 s[24:25], -1, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v36
	s_cbranch_vccz .LBB0_62
; %bb.30:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_46
.LBB0_31:
	v_mov_b32_e32 v40, v34
	s_nop 0
	v_cmp_le_i32_e32 vcc, s33, v40
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
; %bb.32:
	s_ashr_i32 s23, s22, 31
	s_ashr_i32 s5, s4, 31
                                        ; implicit-def: $vgpr40
; %bb.33:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b64_e32 v[36:37], s[22:23]
	v_mov_b64_e32 v[38:39], s[4:5]
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_37
; %bb.34:
	v_cvt_f32_u32_e32 v36, s88
	s_sub_i32 s2, 0, s88
	v_add_u32_e32 v39, s8, v40
	v_mov_b32_e32 v37, 0
	v_rcp_iflag_f32_e32 v36, v36
	s_nop 0
	v_mul_f32_e32 v36, 0x4f7ffffe, v36
	v_cvt_u32_f32_e32 v36, v36
	v_mul_lo_u32 v38, s2, v36
	v_mul_hi_u32 v38, v36, v38
	v_add_u32_e32 v36, v36, v38
	v_mul_hi_u32 v36, v39, v36
	v_mul_lo_u32 v38, v36, s88
	v_sub_u32_e32 v38, v39, v38
	v_add_u32_e32 v41, 1, v36
	v_cmp_le_u32_e32 vcc, s88, v38
	s_nop 1
	v_cndmask_b32_e32 v36, v36, v41, vcc
	v_subrev_u32_e32 v41, s88, v38
	v_cndmask_b32_e32 v38, v38, v41, vcc
	v_add_u32_e32 v41, 1, v36
	v_cmp_le_u32_e32 vcc, s88, v38
	s_nop 1
	v_cndmask_b32_e32 v38, v36, v41, vcc
	v_mul_lo_u32 v36, v38, s88
	v_sub_u32_e32 v36, v39, v36
	s_andn2_b64 vcc, exec, s[24:25]
	v_mov_b32_e32 v39, 0xff800000
	s_cbranch_vccnz .LBB0_36
; %bb.35:
	v_lshl_add_u64 v[42:43], v[36:37], 2, s[10:11]
	global_load_dword v39, v[42:43], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, 0x3fb8aa3b, v39
.LBB0_36:
	v_lshlrev_b32_e32 v42, 2, v40
	v_add_u32_e32 v40, 16, v42
	ds_read2st64_b32 v[40:41], v40 offset0:177 offset1:178
	v_max_f32_e32 v43, v39, v39
	s_mov_b32 s2, 0xff800000
	s_mov_b32 s5, 0x3fb8aa3b
	s_ashr_i32 s23, s22, 31
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v44, v40, v40
	v_max_f32_e32 v43, v44, v43
	v_sub_f32_e32 v44, v40, v43
	v_exp_f32_e32 v44, v44
	v_sub_f32_e32 v45, v39, v43
	v_exp_f32_e32 v45, v45
	v_cmp_neq_f32_e32 vcc, v40, v43
	s_nop 1
	v_cndmask_b32_e32 v40, 1.0, v44, vcc
	v_cmp_neq_f32_e32 vcc, v39, v43
	s_nop 1
	v_cndmask_b32_e32 v44, 1.0, v45, vcc
	v_cmp_neq_f32_e32 vcc, s2, v39
	s_nop 1
	v_cndmask_b32_e32 v39, 0, v44, vcc
	v_fmac_f32_e32 v39, v41, v40
	v_div_scale_f32 v41, s[2:3], v39, v39, v40
	v_rcp_f32_e32 v44, v41
	v_log_f32_e32 v47, v39
	v_fma_f32 v45, -v41, v44, 1.0
	v_fmac_f32_e32 v44, v45, v44
	v_div_scale_f32 v45, vcc, v40, v39, v40
	v_mul_f32_e32 v46, v45, v44
	v_fma_f32 v48, -v41, v46, v45
	v_fmac_f32_e32 v46, v48, v44
	v_add_f32_e32 v43, v43, v47
	v_fma_f32 v41, -v41, v46, v45
	v_div_scale_f32 v45, s[2:3], s5, s5, v43
	v_rcp_f32_e32 v47, v45
	v_div_fmas_f32 v41, v41, v44, v46
	v_div_fixup_f32 v39, v41, v39, v40
	ds_write_b32 v42, v39 offset:45072
	v_fma_f32 v39, -v45, v47, 1.0
	v_fmac_f32_e32 v47, v39, v47
	v_div_scale_f32 v39, vcc, v43, s5, v43
	v_mul_f32_e32 v40, v39, v47
	v_fma_f32 v41, -v45, v40, v39
	v_fmac_f32_e32 v40, v41, v47
	v_fma_f32 v39, -v45, v40, v39
	v_div_fmas_f32 v39, v39, v47, v40
	v_div_fixup_f32 v43, v39, s5, v43
	s_ashr_i32 s5, s4, 31
	v_mov_b64_e32 v[40:41], s[4:5]
	v_mad_u64_u32 v[40:41], s[2:3], v38, s22, v[40:41]
	v_mov_b32_e32 v42, v41
	v_mad_u64_u32 v[38:39], s[2:3], v38, s23, v[42:43]
	v_mul_lo_u32 v41, v38, s88
	v_mul_lo_u32 v42, v40, s49
	v_mad_u64_u32 v[38:39], s[2:3], v40, s88, 0
	v_add3_u32 v39, v39, v42, v41
	v_lshl_add_u64 v[38:39], v[38:39], 2, s[16:17]
	v_lshl_add_u64 v[36:37], v[36:37], 2, v[38:39]
	global_store_dword v[36:37], v43, off
	v_mov_b64_e32 v[36:37], s[22:23]
	v_mov_b64_e32 v[38:39], s[4:5]
.LBB0_37:
	s_or_b64 exec, exec, s[0:1]
	s_lshl_b32 s0, s48, 4
	v_lshl_or_b32 v40, v33, 2, s0
	v_mov_b32_e32 v43, 0
	v_cmp_gt_i32_e32 vcc, s89, v32
	v_lshlrev_b32_e32 v40, 2, v40
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_39
; %bb.38:
	v_cvt_f32_u32_e32 v41, s88
	v_lshlrev_b32_e32 v42, 2, v32
	s_sub_i32 s2, 0, s88
	ds_read_b32 v46, v42 offset:45072
	v_rcp_iflag_f32_e32 v41, v41
	v_add_u32_e32 v44, s8, v32
	v_mul_f32_e32 v41, 0x4f7ffffe, v41
	v_cvt_u32_f32_e32 v41, v41
	v_mul_lo_u32 v42, s2, v41
	v_mul_hi_u32 v42, v41, v42
	v_add_u32_e32 v41, v41, v42
	v_mul_hi_u32 v41, v44, v41
	v_mul_lo_u32 v42, v41, s88
	v_sub_u32_e32 v42, v44, v42
	v_add_u32_e32 v45, 1, v41
	v_cmp_le_u32_e32 vcc, s88, v42
	s_nop 1
	v_cndmask_b32_e32 v41, v41, v45, vcc
	v_subrev_u32_e32 v45, s88, v42
	v_cndmask_b32_e32 v42, v42, v45, vcc
	v_add_u32_e32 v45, 1, v41
	v_cmp_le_u32_e32 vcc, s88, v42
	s_nop 1
	v_cndmask_b32_e32 v41, v41, v45, vcc
	v_mul_lo_u32 v42, v41, s88
	v_sub_u32_e32 v42, v44, v42
	v_mad_u64_u32 v[44:45], s[2:3], v36, v41, v[38:39]
	v_mov_b32_e32 v48, v45
	v_mad_u64_u32 v[48:49], s[2:3], v37, v41, v[48:49]
	v_mul_lo_u32 v41, v48, s88
	v_mad_u64_u32 v[48:49], s[2:3], v44, s88, v[42:43]
	v_mul_lo_u32 v42, v44, s49
	v_add3_u32 v49, v41, v49, v42
	v_lshlrev_b64 v[44:45], 11, v[48:49]
	v_lshl_add_u64 v[44:45], s[6:7], 0, v[44:45]
	v_mov_b32_e32 v41, v43
	v_lshl_add_u64 v[48:49], v[44:45], 0, v[40:41]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[42:43], v[46:47], v[124:125] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[126:127] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[140:141] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[142:143] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:256
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[92:93] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[94:95] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:512
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[108:109] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[110:111] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:768
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[60:61] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[62:63] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1024
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[76:77] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[78:79] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1280
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[0:1] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[2:3] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1536
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[16:17] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[18:19] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1792
.LBB0_39:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v41, 16, v32
	v_cmp_gt_i32_e32 vcc, s33, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_41
; %bb.40:
	v_cvt_f32_u32_e32 v42, s88
	v_lshlrev_b32_e32 v43, 2, v32
	s_sub_i32 s2, 0, s88
	ds_read_b32 v46, v43 offset:45136
	v_rcp_iflag_f32_e32 v42, v42
	v_add_u32_e32 v41, s8, v41
	v_mul_f32_e32 v42, 0x4f7ffffe, v42
	v_cvt_u32_f32_e32 v42, v42
	v_mul_lo_u32 v43, s2, v42
	v_mul_hi_u32 v43, v42, v43
	v_add_u32_e32 v42, v42, v43
	v_mul_hi_u32 v42, v41, v42
	v_mul_lo_u32 v43, v42, s88
	v_sub_u32_e32 v43, v41, v43
	v_add_u32_e32 v44, 1, v42
	v_cmp_le_u32_e32 vcc, s88, v43
	s_nop 1
	v_cndmask_b32_e32 v42, v42, v44, vcc
	v_subrev_u32_e32 v44, s88, v43
	v_cndmask_b32_e32 v43, v43, v44, vcc
	v_add_u32_e32 v44, 1, v42
	v_cmp_le_u32_e32 vcc, s88, v43
	s_nop 1
	v_cndmask_b32_e32 v43, v42, v44, vcc
	v_mad_u64_u32 v[44:45], s[2:3], v36, v43, v[38:39]
	v_mul_lo_u32 v42, v43, s88
	v_mov_b32_e32 v48, v45
	v_sub_u32_e32 v42, v41, v42
	v_mad_u64_u32 v[48:49], s[2:3], v37, v43, v[48:49]
	v_mov_b32_e32 v43, 0
	v_mul_lo_u32 v41, v48, s88
	v_mad_u64_u32 v[48:49], s[2:3], v44, s88, v[42:43]
	v_mul_lo_u32 v42, v44, s49
	v_add3_u32 v49, v41, v49, v42
	v_lshlrev_b64 v[44:45], 11, v[48:49]
	v_lshl_add_u64 v[44:45], s[6:7], 0, v[44:45]
	v_mov_b32_e32 v41, v43
	v_lshl_add_u64 v[48:49], v[44:45], 0, v[40:41]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[42:43], v[46:47], v[128:129] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[130:131] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[144:145] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[146:147] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:256
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[96:97] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[98:99] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:512
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[112:113] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[114:115] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:768
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[64:65] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[66:67] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1024
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[80:81] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[82:83] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1280
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[4:5] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[6:7] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1536
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[20:21] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[22:23] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1792
.LBB0_41:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v41, 32, v32
	v_cmp_gt_i32_e32 vcc, s33, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_43
; %bb.42:
	v_cvt_f32_u32_e32 v42, s88
	v_lshlrev_b32_e32 v43, 2, v32
	s_sub_i32 s2, 0, s88
	ds_read_b32 v46, v43 offset:45200
	v_rcp_iflag_f32_e32 v42, v42
	v_add_u32_e32 v41, s8, v41
	v_mul_f32_e32 v42, 0x4f7ffffe, v42
	v_cvt_u32_f32_e32 v42, v42
	v_mul_lo_u32 v43, s2, v42
	v_mul_hi_u32 v43, v42, v43
	v_add_u32_e32 v42, v42, v43
	v_mul_hi_u32 v42, v41, v42
	v_mul_lo_u32 v43, v42, s88
	v_sub_u32_e32 v43, v41, v43
	v_add_u32_e32 v44, 1, v42
	v_cmp_le_u32_e32 vcc, s88, v43
	s_nop 1
	v_cndmask_b32_e32 v42, v42, v44, vcc
	v_subrev_u32_e32 v44, s88, v43
	v_cndmask_b32_e32 v43, v43, v44, vcc
	v_add_u32_e32 v44, 1, v42
	v_cmp_le_u32_e32 vcc, s88, v43
	s_nop 1
	v_cndmask_b32_e32 v43, v42, v44, vcc
	v_mad_u64_u32 v[44:45], s[2:3], v36, v43, v[38:39]
	v_mul_lo_u32 v42, v43, s88
	v_mov_b32_e32 v48, v45
	v_sub_u32_e32 v42, v41, v42
	v_mad_u64_u32 v[48:49], s[2:3], v37, v43, v[48:49]
	v_mov_b32_e32 v43, 0
	v_mul_lo_u32 v41, v48, s88
	v_mad_u64_u32 v[48:49], s[2:3], v44, s88, v[42:43]
	v_mul_lo_u32 v42, v44, s49
	v_add3_u32 v49, v41, v49, v42
	v_lshlrev_b64 v[44:45], 11, v[48:49]
	v_lshl_add_u64 v[44:45], s[6:7], 0, v[44:45]
	v_mov_b32_e32 v41, v43
	v_lshl_add_u64 v[48:49], v[44:45], 0, v[40:41]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[42:43], v[46:47], v[132:133] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[134:135] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[148:149] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[150:151] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:256
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[100:101] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[102:103] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:512
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[116:117] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[118:119] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:768
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[68:69] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[70:71] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1024
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[84:85] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[86:87] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1280
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[8:9] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[10:11] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1536
	s_nop 1
	v_pk_mul_f32 v[42:43], v[46:47], v[24:25] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[46:47], v[26:27] op_sel_hi:[0,1]
	global_store_dwordx4 v[48:49], v[42:45], off offset:1792
.LBB0_43:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v41, 48, v32
	v_cmp_gt_i32_e32 vcc, s33, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_45
; %bb.44:
	v_cvt_f32_u32_e32 v42, s88
	v_lshlrev_b32_e32 v43, 2, v32
	s_sub_i32 s2, 0, s88
	v_add_u32_e32 v41, s8, v41
	v_rcp_iflag_f32_e32 v42, v42
	s_nop 0
	v_mul_f32_e32 v42, 0x4f7ffffe, v42
	v_cvt_u32_f32_e32 v44, v42
	ds_read_b32 v42, v43 offset:45264
	v_mul_lo_u32 v43, s2, v44
	v_mul_hi_u32 v43, v44, v43
	v_add_u32_e32 v43, v44, v43
	v_mul_hi_u32 v43, v41, v43
	v_mul_lo_u32 v44, v43, s88
	v_sub_u32_e32 v44, v41, v44
	v_add_u32_e32 v45, 1, v43
	v_cmp_le_u32_e32 vcc, s88, v44
	s_nop 1
	v_cndmask_b32_e32 v43, v43, v45, vcc
	v_subrev_u32_e32 v45, s88, v44
	v_cndmask_b32_e32 v44, v44, v45, vcc
	v_add_u32_e32 v45, 1, v43
	v_cmp_le_u32_e32 vcc, s88, v44
	s_nop 1
	v_cndmask_b32_e32 v43, v43, v45, vcc
	v_mad_u64_u32 v[38:39], s[2:3], v36, v43, v[38:39]
	v_mul_lo_u32 v44, v43, s88
	v_mov_b32_e32 v36, v39
	v_sub_u32_e32 v44, v41, v44
	v_mad_u64_u32 v[36:37], s[2:3], v37, v43, v[36:37]
	v_mov_b32_e32 v45, 0
	v_mul_lo_u32 v39, v36, s88
	v_mad_u64_u32 v[36:37], s[2:3], v38, s88, v[44:45]
	v_mul_lo_u32 v38, v38, s49
	v_add3_u32 v37, v39, v37, v38
	v_lshlrev_b64 v[36:37], 11, v[36:37]
	v_lshl_add_u64 v[36:37], s[6:7], 0, v[36:37]
	v_mov_b32_e32 v41, v45
	v_lshl_add_u64 v[40:41], v[36:37], 0, v[40:41]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[36:37], v[42:43], v[136:137] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[42:43], v[138:139] op_sel_hi:[0,1]
	global_store_dwordx4 v[40:41], v[36:39], off
	s_nop 1
	v_pk_mul_f32 v[36:37], v[42:43], v[152:153] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[42:43], v[154:155] op_sel_hi:[0,1]
	global_store_dwordx4 v[40:41], v[36:39], off offset:256
	s_nop 1
	v_pk_mul_f32 v[36:37], v[42:43], v[104:105] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[42:43], v[106:107] op_sel_hi:[0,1]
	global_store_dwordx4 v[40:41], v[36:39], off offset:512
	s_nop 1
	v_pk_mul_f32 v[36:37], v[42:43], v[120:121] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[42:43], v[122:123] op_sel_hi:[0,1]
	global_store_dwordx4 v[40:41], v[36:39], off offset:768
	s_nop 1
	v_pk_mul_f32 v[36:37], v[42:43], v[72:73] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[42:43], v[74:75] op_sel_hi:[0,1]
	global_store_dwordx4 v[40:41], v[36:39], off offset:1024
	s_nop 1
	v_pk_mul_f32 v[36:37], v[42:43], v[88:89] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[42:43], v[90:91] op_sel_hi:[0,1]
	global_store_dwordx4 v[40:41], v[36:39], off offset:1280
	s_nop 1
	v_pk_mul_f32 v[36:37], v[42:43], v[12:13] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[42:43], v[14:15] op_sel_hi:[0,1]
	global_store_dwordx4 v[40:41], v[36:39], off offset:1536
	s_nop 1
	v_pk_mul_f32 v[36:37], v[42:43], v[28:29] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[42:43], v[30:31] op_sel_hi:[0,1]
	global_store_dwordx4 v[40:41], v[36:39], off offset:1792
.LBB0_45:
	s_or_b64 exec, exec, s[0:1]
.LBB0_46:
	s_mov_b64 s[0:1], 0
.LBB0_47:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_61
; %bb.48:
	v_mov_b32_e32 v36, 0
	ds_read_b32 v36, v36 offset:45896
	s_mov_b64 s[0:1], -1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v36
	s_cbranch_vccz .LBB0_245
; %bb.49:
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_61
.LBB0_50:
	s_nop 0
	v_cmp_gt_i32_e32 vcc, s33, v34
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_53
; %bb.51:
	v_cvt_f32_u32_e32 v35, s88
	s_sub_i32 s2, 0, s88
	v_add_u32_e32 v36, s8, v34
	v_mov_b32_e32 v37, 0
	v_rcp_iflag_f32_e32 v35, v35
	v_lshlrev_b32_e32 v42, 2, v34
	s_mov_b32 s3, 0xff800000
	s_cmp_eq_u64 s[16:17], 0
	v_mul_f32_e32 v35, 0x4f7ffffe, v35
	v_cvt_u32_f32_e32 v35, v35
	v_mul_lo_u32 v38, s2, v35
	v_mul_hi_u32 v38, v35, v38
	v_add_u32_e32 v35, v35, v38
	v_mul_hi_u32 v35, v36, v35
	v_mul_lo_u32 v35, v35, s88
	v_sub_u32_e32 v35, v36, v35
	v_subrev_u32_e32 v36, s88, v35
	v_cmp_le_u32_e32 vcc, s88, v35
	s_mov_b32 s2, 0x3fb8aa3b
	s_nop 0
	v_cndmask_b32_e32 v35, v35, v36, vcc
	v_subrev_u32_e32 v36, s88, v35
	v_cmp_le_u32_e32 vcc, s88, v35
	s_nop 1
	v_cndmask_b32_e32 v36, v35, v36, vcc
	v_lshl_add_u64 v[38:39], v[36:37], 2, s[10:11]
	global_load_dword v36, v[38:39], off
	v_add_u32_e32 v35, 16, v42
	ds_read2st64_b32 v[40:41], v35 offset0:177 offset1:178
	s_waitcnt lgkmcnt(0)
	v_max_f32_e32 v35, v40, v40
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v38, 0x3fb8aa3b, v36
	v_max_f32_e32 v39, v35, v38
	v_sub_f32_e32 v35, v40, v39
	v_exp_f32_e32 v35, v35
	v_fma_f32 v43, v36, s2, -v39
	v_exp_f32_e32 v43, v43
	v_cmp_neq_f32_e32 vcc, v40, v39
	s_nop 1
	v_cndmask_b32_e32 v40, 1.0, v35, vcc
	v_cmp_neq_f32_e32 vcc, v38, v39
	s_nop 1
	v_cndmask_b32_e32 v35, 1.0, v43, vcc
	v_cmp_neq_f32_e32 vcc, s3, v38
	s_nop 1
	v_cndmask_b32_e32 v35, 0, v35, vcc
	v_fmac_f32_e32 v35, v41, v40
	v_div_scale_f32 v41, s[2:3], v35, v35, v40
	v_rcp_f32_e32 v43, v41
	v_div_scale_f32 v44, vcc, v40, v35, v40
	v_fma_f32 v45, -v41, v43, 1.0
	v_fmac_f32_e32 v43, v45, v43
	v_mul_f32_e32 v45, v44, v43
	v_fma_f32 v46, -v41, v45, v44
	v_fmac_f32_e32 v45, v46, v43
	v_fma_f32 v41, -v41, v45, v44
	v_div_fmas_f32 v41, v41, v43, v45
	v_div_fixup_f32 v40, v41, v35, v40
	ds_write_b32 v42, v40 offset:45072
	s_cbranch_scc1 .LBB0_53
; %bb.52:
	v_log_f32_e32 v40, v35
	s_lshl_b64 s[2:3], s[8:9], 2
	v_mov_b32_e32 v35, v37
	s_add_u32 s2, s16, s2
	v_add_f32_e32 v37, v39, v40
	v_mul_f32_e32 v39, 0x3f317218, v37
	v_cmp_eq_f32_e32 vcc, v37, v38
	s_addc_u32 s3, s17, s3
	v_lshl_add_u64 v[34:35], v[34:35], 2, s[2:3]
	v_cndmask_b32_e32 v36, v39, v36, vcc
	global_store_dword v[34:35], v36, off
.LBB0_53:
	s_or_b64 exec, exec, s[0:1]
	s_lshl_b32 s0, s48, 4
	v_lshl_or_b32 v34, v33, 2, s0
	v_mov_b32_e32 v33, 0
	v_cmp_gt_i32_e32 vcc, s89, v32
	v_lshlrev_b32_e32 v36, 2, v32
	v_lshlrev_b32_e32 v34, 1, v34
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_55
; %bb.54:
	ds_read_b32 v38, v36 offset:45072
	v_lshl_add_u64 v[40:41], s[8:9], 0, v[32:33]
	v_lshlrev_b64 v[40:41], 10, v[40:41]
	v_lshl_add_u64 v[40:41], s[6:7], 0, v[40:41]
	v_mov_b32_e32 v35, v33
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[42:43], v[38:39], v[124:125] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[38:39], v[126:127] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v42, v42, v43
	v_cvt_pk_bf16_f32 v43, v44, v45
	v_lshl_add_u64 v[40:41], v[40:41], 0, v[34:35]
	global_store_dwordx2 v[40:41], v[42:43], off
	v_pk_mul_f32 v[42:43], v[38:39], v[140:141] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[38:39], v[142:143] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v42, v42, v43
	v_cvt_pk_bf16_f32 v43, v44, v45
	global_store_dwordx2 v[40:41], v[42:43], off offset:128
	v_pk_mul_f32 v[42:43], v[38:39], v[92:93] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[38:39], v[94:95] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v42, v42, v43
	v_cvt_pk_bf16_f32 v43, v44, v45
	global_store_dwordx2 v[40:41], v[42:43], off offset:256
	v_pk_mul_f32 v[42:43], v[38:39], v[108:109] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[38:39], v[110:111] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v42, v42, v43
	v_cvt_pk_bf16_f32 v43, v44, v45
	global_store_dwordx2 v[40:41], v[42:43], off offset:384
	v_pk_mul_f32 v[42:43], v[38:39], v[60:61] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[38:39], v[62:63] op_sel_hi:[0,1]
	v_pk_mul_f32 v[0:1], v[38:39], v[0:1] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[38:39], v[2:3] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v42, v42, v43
	v_cvt_pk_bf16_f32 v43, v44, v45
	v_cvt_pk_bf16_f32 v0, v0, v1
	v_cvt_pk_bf16_f32 v1, v2, v3
	global_store_dwordx2 v[40:41], v[42:43], off offset:512
	v_pk_mul_f32 v[42:43], v[38:39], v[76:77] op_sel_hi:[0,1]
	v_pk_mul_f32 v[44:45], v[38:39], v[78:79] op_sel_hi:[0,1]
	global_store_dwordx2 v[40:41], v[0:1], off offset:768
	v_pk_mul_f32 v[0:1], v[38:39], v[16:17] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[38:39], v[18:19] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v42, v42, v43
	v_cvt_pk_bf16_f32 v43, v44, v45
	v_cvt_pk_bf16_f32 v0, v0, v1
	v_cvt_pk_bf16_f32 v1, v2, v3
	global_store_dwordx2 v[40:41], v[42:43], off offset:640
	global_store_dwordx2 v[40:41], v[0:1], off offset:896
.LBB0_55:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 16, v32
	v_cmp_gt_i32_e32 vcc, s33, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_57
; %bb.56:
	ds_read_b32 v2, v36 offset:45136
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[16:17], s[8:9], 0, v[0:1]
	v_lshlrev_b64 v[16:17], 10, v[16:17]
	v_lshl_add_u64 v[16:17], s[6:7], 0, v[16:17]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[18:19], v[2:3], v[128:129] op_sel_hi:[0,1]
	v_pk_mul_f32 v[38:39], v[2:3], v[130:131] op_sel_hi:[0,1]
	v_mov_b32_e32 v35, v1
	v_cvt_pk_bf16_f32 v18, v18, v19
	v_cvt_pk_bf16_f32 v19, v38, v39
	v_lshl_add_u64 v[0:1], v[16:17], 0, v[34:35]
	global_store_dwordx2 v[0:1], v[18:19], off
	v_pk_mul_f32 v[16:17], v[2:3], v[144:145] op_sel_hi:[0,1]
	v_pk_mul_f32 v[18:19], v[2:3], v[146:147] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v16, v16, v17
	v_cvt_pk_bf16_f32 v17, v18, v19
	global_store_dwordx2 v[0:1], v[16:17], off offset:128
	v_pk_mul_f32 v[16:17], v[2:3], v[96:97] op_sel_hi:[0,1]
	v_pk_mul_f32 v[18:19], v[2:3], v[98:99] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v16, v16, v17
	v_cvt_pk_bf16_f32 v17, v18, v19
	global_store_dwordx2 v[0:1], v[16:17], off offset:256
	v_pk_mul_f32 v[16:17], v[2:3], v[112:113] op_sel_hi:[0,1]
	v_pk_mul_f32 v[18:19], v[2:3], v[114:115] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v16, v16, v17
	v_cvt_pk_bf16_f32 v17, v18, v19
	global_store_dwordx2 v[0:1], v[16:17], off offset:384
	v_pk_mul_f32 v[16:17], v[2:3], v[64:65] op_sel_hi:[0,1]
	v_pk_mul_f32 v[18:19], v[2:3], v[66:67] op_sel_hi:[0,1]
	v_pk_mul_f32 v[4:5], v[2:3], v[4:5] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[6:7] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v16, v16, v17
	v_cvt_pk_bf16_f32 v17, v18, v19
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[16:17], off offset:512
	v_pk_mul_f32 v[16:17], v[2:3], v[80:81] op_sel_hi:[0,1]
	v_pk_mul_f32 v[18:19], v[2:3], v[82:83] op_sel_hi:[0,1]
	global_store_dwordx2 v[0:1], v[4:5], off offset:768
	v_pk_mul_f32 v[4:5], v[2:3], v[20:21] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[2:3], v[22:23] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v16, v16, v17
	v_cvt_pk_bf16_f32 v17, v18, v19
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v2, v3
	global_store_dwordx2 v[0:1], v[16:17], off offset:640
	global_store_dwordx2 v[0:1], v[4:5], off offset:896
.LBB0_57:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 32, v32
	v_cmp_gt_i32_e32 vcc, s33, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_59
; %bb.58:
	ds_read_b32 v2, v36 offset:45200
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[0:1]
	v_lshlrev_b64 v[4:5], 10, v[4:5]
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[6:7], v[2:3], v[132:133] op_sel_hi:[0,1]
	v_pk_mul_f32 v[16:17], v[2:3], v[134:135] op_sel_hi:[0,1]
	v_mov_b32_e32 v35, v1
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v16, v17
	v_lshl_add_u64 v[0:1], v[4:5], 0, v[34:35]
	global_store_dwordx2 v[0:1], v[6:7], off
	v_pk_mul_f32 v[4:5], v[2:3], v[148:149] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[150:151] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:128
	v_pk_mul_f32 v[4:5], v[2:3], v[100:101] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[102:103] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:256
	v_pk_mul_f32 v[4:5], v[2:3], v[116:117] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[118:119] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:384
	v_pk_mul_f32 v[4:5], v[2:3], v[68:69] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[70:71] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:512
	v_pk_mul_f32 v[4:5], v[2:3], v[84:85] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[86:87] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:640
	v_pk_mul_f32 v[4:5], v[2:3], v[8:9] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[10:11] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:768
	v_pk_mul_f32 v[4:5], v[2:3], v[24:25] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[2:3], v[26:27] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v2, v3
	global_store_dwordx2 v[0:1], v[4:5], off offset:896
.LBB0_59:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, 48, v32
	v_cmp_gt_i32_e32 vcc, s33, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_61
; %bb.60:
	ds_read_b32 v2, v36 offset:45264
	v_mov_b32_e32 v1, 0
	v_lshl_add_u64 v[4:5], s[8:9], 0, v[0:1]
	v_lshlrev_b64 v[4:5], 10, v[4:5]
	v_lshl_add_u64 v[4:5], s[6:7], 0, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_pk_mul_f32 v[6:7], v[2:3], v[136:137] op_sel_hi:[0,1]
	v_pk_mul_f32 v[8:9], v[2:3], v[138:139] op_sel_hi:[0,1]
	v_mov_b32_e32 v35, v1
	v_cvt_pk_bf16_f32 v6, v6, v7
	v_cvt_pk_bf16_f32 v7, v8, v9
	v_lshl_add_u64 v[0:1], v[4:5], 0, v[34:35]
	global_store_dwordx2 v[0:1], v[6:7], off
	v_pk_mul_f32 v[4:5], v[2:3], v[152:153] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[154:155] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:128
	v_pk_mul_f32 v[4:5], v[2:3], v[104:105] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[106:107] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:256
	v_pk_mul_f32 v[4:5], v[2:3], v[120:121] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[122:123] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:384
	v_pk_mul_f32 v[4:5], v[2:3], v[72:73] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[74:75] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:512
	v_pk_mul_f32 v[4:5], v[2:3], v[88:89] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[90:91] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:640
	v_pk_mul_f32 v[4:5], v[2:3], v[12:13] op_sel_hi:[0,1]
	v_pk_mul_f32 v[6:7], v[2:3], v[14:15] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v6, v7
	global_store_dwordx2 v[0:1], v[4:5], off offset:768
	v_pk_mul_f32 v[4:5], v[2:3], v[28:29] op_sel_hi:[0,1]
	v_pk_mul_f32 v[2:3], v[2:3], v[30:31] op_sel_hi:[0,1]
	v_cvt_pk_bf16_f32 v4, v4, v5
	v_cvt_pk_bf16_f32 v5, v2, v3
	global_store_dwordx2 v[0:1], v[4:5], off offset:896
.LBB0_61:
	s_endpgm
.LBB0_62:
	v_mov_b32_e32 v37, v34
	s_nop 0
	v_lshrrev_b32_e32 v36, 6, v37
	v_cmp_gt_i32_e32 vcc, s33, v36
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_426
; %bb.63:
	v_and_b32_e32 v38, 63, v37
	v_bfe_u32 v44, v37, 5, 1
	v_or_b32_e32 v50, 0xc0, v37
	v_or_b32_e32 v156, 0x1c0, v37
	v_cvt_f32_u32_e32 v37, s88
	v_or_b32_e32 v41, 64, v38
	v_lshrrev_b32_e32 v46, 5, v41
	v_or_b32_e32 v41, 0x80, v38
	v_rcp_iflag_f32_e32 v37, v37
	v_lshrrev_b32_e32 v48, 5, v41
	v_or_b32_e32 v41, 0x100, v38
	v_lshrrev_b32_e32 v54, 5, v41
	v_mul_f32_e32 v37, 0x4f7ffffe, v37
	v_cvt_u32_f32_e32 v37, v37
	v_or_b32_e32 v41, 0x140, v38
	v_mov_b32_e32 v40, 0
	v_lshrrev_b32_e32 v56, 5, v41
	v_or_b32_e32 v41, 0x180, v38
	s_sub_i32 s2, 0, s88
	v_lshrrev_b32_e32 v58, 5, v41
	v_mov_b32_e32 v157, v40
	v_mul_lo_u32 v41, s2, v37
	v_lshlrev_b32_e32 v42, 2, v38
	v_mov_b32_e32 v43, v40
	v_lshlrev_b64 v[158:159], 1, v[156:157]
	v_mul_hi_u32 v41, v37, v41
	s_mov_b32 s30, 0xbd87e24d
	s_mov_b32 s34, 0
	s_mov_b32 s36, 0
	s_mov_b32 s38, 0x652b82fe
	s_mov_b32 s40, 0
	s_ashr_i32 s23, s22, 31
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v39, v40
	v_lshl_add_u64 v[42:43], s[6:7], 0, v[42:43]
	v_cmp_eq_u32_e64 s[0:1], 0, v38
	v_mov_b32_e32 v45, v40
	v_mov_b32_e32 v47, v40
	v_mov_b32_e32 v49, v40
	v_mov_b32_e32 v51, v40
	v_lshrrev_b32_e32 v52, 5, v50
	v_mov_b32_e32 v53, v40
	v_mov_b32_e32 v55, v40
	v_mov_b32_e32 v57, v40
	v_mov_b32_e32 v59, v40
	v_lshl_add_u64 v[156:157], s[20:21], 0, v[158:159]
	v_lshl_add_u64 v[158:159], s[18:19], 0, v[158:159]
	v_xor_b32_e32 v231, 32, v230
	v_xor_b32_e32 v233, 16, v230
	v_xor_b32_e32 v234, 8, v230
	v_xor_b32_e32 v235, 4, v230
	v_add_u32_e32 v236, v37, v41
	s_mov_b64 s[28:29], 0
	s_movk_i32 s50, 0x7f
	s_brev_b32 s51, 60
	s_movk_i32 s52, 0xff
	s_mov_b32 s31, 0x3fb0527d
	s_mov_b32 s35, 0xc08f4000
	s_mov_b32 s37, 0x408f4000
	s_movk_i32 s53, 0xf801
	s_mov_b32 s39, 0x3ff71547
	s_mov_b32 s41, 0xfff00000
	s_brev_b32 s42, 6
	v_mov_b32_e32 v237, 0x400
	v_mov_b32_e32 v238, 0x3ff00000
	s_branch .LBB0_65
.LBB0_64:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v36, 4, v36
	v_cmp_le_i32_e32 vcc, s33, v36
	s_or_b64 s[28:29], vcc, s[28:29]
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_426
.LBB0_65:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_138 Depth 2
	v_mov_b32_e32 v37, v40
	v_lshl_add_u64 v[174:175], s[8:9], 0, v[36:37]
	v_lshlrev_b64 v[160:161], 9, v[174:175]
	v_lshl_add_u64 v[172:173], s[12:13], 0, v[160:161]
	v_lshl_add_u64 v[176:177], v[172:173], 0, v[38:39]
	global_load_ubyte v160, v[176:177], off
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v160
	v_cmp_ne_u16_e32 vcc, s50, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_71
; %bb.66:                               ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 24, v160
	v_and_b32_e32 v160, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[44:45], vcc
	s_xor_b64 s[44:45], exec, s[44:45]
; %bb.67:                               ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v160, s51
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr160
; %bb.68:                               ;   in Loop: Header=BB0_65 Depth=1
	s_andn2_saveexec_b64 s[44:45], s[44:45]
; %bb.69:                               ;   in Loop: Header=BB0_65 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v160, v37
; %bb.70:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_71:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[160:161], v[172:173], 0, v[44:45]
	global_load_ubyte v41, v[160:161], off offset:448
	v_mov_b32_e32 v160, 0
	v_mov_b32_e32 v161, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_75
; %bb.72:                               ;   in Loop: Header=BB0_65 Depth=1
	v_mov_b32_e32 v160, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v161, 28
	s_and_saveexec_b64 s[44:45], vcc
; %bb.73:                               ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[160:161], v41
; %bb.74:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
	v_cvt_f64_f32_e32 v[162:163], v37
	v_mul_f64 v[160:161], v[160:161], v[162:163]
.LBB0_75:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	global_load_ubyte v162, v[176:177], off offset:64
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v162
	v_cmp_ne_u16_e32 vcc, s50, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_81
; %bb.76:                               ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 24, v162
	v_and_b32_e32 v162, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[44:45], vcc
	s_xor_b64 s[44:45], exec, s[44:45]
; %bb.77:                               ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v162, s51
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr162
; %bb.78:                               ;   in Loop: Header=BB0_65 Depth=1
	s_andn2_saveexec_b64 s[44:45], s[44:45]
; %bb.79:                               ;   in Loop: Header=BB0_65 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v162, v37
; %bb.80:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_81:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[162:163], v[172:173], 0, v[46:47]
	global_load_ubyte v41, v[162:163], off offset:448
	v_mov_b32_e32 v162, 0
	v_mov_b32_e32 v163, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_85
; %bb.82:                               ;   in Loop: Header=BB0_65 Depth=1
	v_mov_b32_e32 v162, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v163, 28
	s_and_saveexec_b64 s[44:45], vcc
; %bb.83:                               ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[162:163], v41
; %bb.84:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
	v_cvt_f64_f32_e32 v[164:165], v37
	v_mul_f64 v[162:163], v[162:163], v[164:165]
.LBB0_85:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	global_load_ubyte v164, v[176:177], off offset:128
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v164
	v_cmp_ne_u16_e32 vcc, s50, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_91
; %bb.86:                               ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 24, v164
	v_and_b32_e32 v164, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[44:45], vcc
	s_xor_b64 s[44:45], exec, s[44:45]
; %bb.87:                               ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v164, s51
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr164
; %bb.88:                               ;   in Loop: Header=BB0_65 Depth=1
	s_andn2_saveexec_b64 s[44:45], s[44:45]
; %bb.89:                               ;   in Loop: Header=BB0_65 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v164, v37
; %bb.90:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_91:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[164:165], v[172:173], 0, v[48:49]
	global_load_ubyte v41, v[164:165], off offset:448
	v_mov_b32_e32 v164, 0
	v_mov_b32_e32 v165, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_95
; %bb.92:                               ;   in Loop: Header=BB0_65 Depth=1
	v_mov_b32_e32 v164, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v165, 28
	s_and_saveexec_b64 s[44:45], vcc
; %bb.93:                               ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[164:165], v41
; %bb.94:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
	v_cvt_f64_f32_e32 v[166:167], v37
	v_mul_f64 v[164:165], v[164:165], v[166:167]
.LBB0_95:                               ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[166:167], v[172:173], 0, v[50:51]
	global_load_ubyte v166, v[166:167], off
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v166
	v_cmp_ne_u16_e32 vcc, s50, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_101
; %bb.96:                               ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 24, v166
	v_and_b32_e32 v166, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[44:45], vcc
	s_xor_b64 s[44:45], exec, s[44:45]
; %bb.97:                               ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v166, s51
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr166
; %bb.98:                               ;   in Loop: Header=BB0_65 Depth=1
	s_andn2_saveexec_b64 s[44:45], s[44:45]
; %bb.99:                               ;   in Loop: Header=BB0_65 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v166, v37
; %bb.100:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_101:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[166:167], v[172:173], 0, v[52:53]
	global_load_ubyte v41, v[166:167], off offset:448
	v_mov_b32_e32 v166, 0
	v_mov_b32_e32 v167, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_105
; %bb.102:                              ;   in Loop: Header=BB0_65 Depth=1
	v_mov_b32_e32 v166, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v167, 28
	s_and_saveexec_b64 s[44:45], vcc
; %bb.103:                              ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[166:167], v41
; %bb.104:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
	v_cvt_f64_f32_e32 v[168:169], v37
	v_mul_f64 v[166:167], v[166:167], v[168:169]
.LBB0_105:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	global_load_ubyte v168, v[176:177], off offset:256
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v168
	v_cmp_ne_u16_e32 vcc, s50, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_111
; %bb.106:                              ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 24, v168
	v_and_b32_e32 v168, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[44:45], vcc
	s_xor_b64 s[44:45], exec, s[44:45]
; %bb.107:                              ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v168, s51
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr168
; %bb.108:                              ;   in Loop: Header=BB0_65 Depth=1
	s_andn2_saveexec_b64 s[44:45], s[44:45]
; %bb.109:                              ;   in Loop: Header=BB0_65 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v168, v37
; %bb.110:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_111:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[168:169], v[172:173], 0, v[54:55]
	global_load_ubyte v41, v[168:169], off offset:448
	v_mov_b32_e32 v168, 0
	v_mov_b32_e32 v169, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_115
; %bb.112:                              ;   in Loop: Header=BB0_65 Depth=1
	v_mov_b32_e32 v168, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v169, 28
	s_and_saveexec_b64 s[44:45], vcc
; %bb.113:                              ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[168:169], v41
; %bb.114:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
	v_cvt_f64_f32_e32 v[170:171], v37
	v_mul_f64 v[168:169], v[168:169], v[170:171]
.LBB0_115:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	global_load_ubyte v170, v[176:177], off offset:320
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v170
	v_cmp_ne_u16_e32 vcc, s50, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_121
; %bb.116:                              ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 24, v170
	v_and_b32_e32 v170, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[44:45], vcc
	s_xor_b64 s[44:45], exec, s[44:45]
; %bb.117:                              ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v170, s51
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr170
; %bb.118:                              ;   in Loop: Header=BB0_65 Depth=1
	s_andn2_saveexec_b64 s[44:45], s[44:45]
; %bb.119:                              ;   in Loop: Header=BB0_65 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v170, v37
; %bb.120:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_121:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[170:171], v[172:173], 0, v[56:57]
	global_load_ubyte v41, v[170:171], off offset:448
	v_mov_b32_e32 v170, 0
	v_mov_b32_e32 v171, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_125
; %bb.122:                              ;   in Loop: Header=BB0_65 Depth=1
	v_mov_b32_e32 v170, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v171, 28
	s_and_saveexec_b64 s[44:45], vcc
; %bb.123:                              ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[170:171], v41
; %bb.124:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
	v_cvt_f64_f32_e32 v[178:179], v37
	v_mul_f64 v[170:171], v[170:171], v[178:179]
.LBB0_125:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	global_load_ubyte v176, v[176:177], off offset:384
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v176
	v_cmp_ne_u16_e32 vcc, s50, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_131
; %bb.126:                              ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 24, v176
	v_and_b32_e32 v176, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[44:45], vcc
	s_xor_b64 s[44:45], exec, s[44:45]
; %bb.127:                              ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v176, s51
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr176
; %bb.128:                              ;   in Loop: Header=BB0_65 Depth=1
	s_andn2_saveexec_b64 s[44:45], s[44:45]
; %bb.129:                              ;   in Loop: Header=BB0_65 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v176, v37
; %bb.130:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_131:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[172:173], v[172:173], 0, v[58:59]
	global_load_ubyte v41, v[172:173], off offset:448
	v_mov_b32_e32 v172, 0
	v_mov_b32_e32 v173, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v41
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_135
; %bb.132:                              ;   in Loop: Header=BB0_65 Depth=1
	v_mov_b32_e32 v172, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v173, 28
	s_and_saveexec_b64 s[44:45], vcc
; %bb.133:                              ;   in Loop: Header=BB0_65 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[172:173], v41
; %bb.134:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
	v_cvt_f64_f32_e32 v[176:177], v37
	v_mul_f64 v[172:173], v[172:173], v[176:177]
.LBB0_135:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b64 v[174:175], 7, v[174:175]
	v_lshl_add_u64 v[174:175], v[156:157], 0, v[174:175]
	global_load_ushort v41, v[174:175], off offset:-896
	v_mov_b32_e32 v196, 0
	s_mov_b64 s[44:45], 0
	v_mov_b32_e32 v197, 0xfff00000
	v_mov_b64_e32 v[178:179], 0
	v_mov_b64_e32 v[194:195], 0
	v_mov_b64_e32 v[192:193], 0
	v_mov_b64_e32 v[190:191], 0
	v_mov_b64_e32 v[188:189], 0
	v_mov_b64_e32 v[186:187], 0
	v_mov_b64_e32 v[184:185], 0
	v_mov_b64_e32 v[182:183], 0
	v_mov_b64_e32 v[180:181], 0
	v_mov_b32_e32 v37, v241
	v_mov_b64_e32 v[176:177], v[254:255]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v41, 16, v41
	v_cvt_f64_f32_e32 v[174:175], v41
	s_branch .LBB0_138
.LBB0_136:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
.LBB0_137:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_add_f64 v[196:197], v[202:203], -v[202:203]
	v_cmp_lt_f64_e32 vcc, 0, v[202:203]
	v_add_u32_e32 v37, -1, v37
	v_lshl_add_u64 v[176:177], v[176:177], 0, 4
	v_cndmask_b32_e32 v197, 0, v197, vcc
	v_cndmask_b32_e32 v196, 0, v196, vcc
	v_add_f64 v[202:203], v[196:197], v[204:205]
	v_mul_f64 v[218:219], v[202:203], v[198:199]
	v_mul_f64 v[216:217], v[202:203], v[200:201]
	v_mul_f64 v[214:215], v[202:203], v[206:207]
	v_mul_f64 v[208:209], v[202:203], v[210:211]
	v_mul_f64 v[206:207], v[202:203], v[212:213]
	v_mul_f64 v[204:205], v[202:203], v[220:221]
	v_mul_f64 v[200:201], v[202:203], v[224:225]
	v_mul_f64 v[198:199], v[202:203], v[226:227]
	v_fmac_f64_e32 v[218:219], v[228:229], v[194:195]
	v_fmac_f64_e32 v[216:217], v[228:229], v[192:193]
	v_fmac_f64_e32 v[214:215], v[228:229], v[190:191]
	v_fmac_f64_e32 v[208:209], v[228:229], v[188:189]
	v_fmac_f64_e32 v[206:207], v[228:229], v[186:187]
	v_fmac_f64_e32 v[204:205], v[228:229], v[184:185]
	v_fmac_f64_e32 v[200:201], v[228:229], v[182:183]
	v_fmac_f64_e32 v[198:199], v[228:229], v[180:181]
	v_fmac_f64_e32 v[202:203], v[178:179], v[228:229]
	v_cmp_eq_u32_e32 vcc, 0, v37
	s_or_b64 s[44:45], vcc, s[44:45]
	v_mov_b64_e32 v[196:197], v[222:223]
	v_mov_b64_e32 v[178:179], v[202:203]
	v_mov_b64_e32 v[194:195], v[218:219]
	v_mov_b64_e32 v[192:193], v[216:217]
	v_mov_b64_e32 v[190:191], v[214:215]
	v_mov_b64_e32 v[188:189], v[208:209]
	v_mov_b64_e32 v[186:187], v[206:207]
	v_mov_b64_e32 v[184:185], v[204:205]
	v_mov_b64_e32 v[182:183], v[200:201]
	v_mov_b64_e32 v[180:181], v[198:199]
	s_andn2_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_219
.LBB0_138:                              ;   Parent Loop BB0_65 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_dword v202, v[176:177], off
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v203, 31, v202
	v_lshlrev_b64 v[198:199], 9, v[202:203]
	v_lshl_add_u64 v[204:205], s[14:15], 0, v[198:199]
	v_lshl_add_u64 v[208:209], v[204:205], 0, v[38:39]
	global_load_ubyte v199, v[208:209], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v198, 0x7f, v199
	v_cmp_ne_u16_e32 vcc, s50, v198
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_144
; %bb.139:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 24, v199
	v_and_b32_e32 v199, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v198
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
; %bb.140:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 20, v198
	v_add3_u32 v41, v41, v199, s51
                                        ; implicit-def: $vgpr198
                                        ; implicit-def: $vgpr199
; %bb.141:                              ;   in Loop: Header=BB0_138 Depth=2
	s_andn2_saveexec_b64 s[46:47], s[46:47]
; %bb.142:                              ;   in Loop: Header=BB0_138 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v198
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v199, v41
; %bb.143:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
.LBB0_144:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[198:199], v[204:205], 0, v[44:45]
	global_load_ubyte v200, v[198:199], off offset:448
	v_mov_b32_e32 v198, 0
	v_mov_b32_e32 v199, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v200
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_148
; %bb.145:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v198, 0
	v_cmp_ne_u16_e32 vcc, 0, v200
	v_bfrev_b32_e32 v199, 28
	s_and_saveexec_b64 s[46:47], vcc
; %bb.146:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v198, 23, v200
	v_cvt_f64_f32_e32 v[198:199], v198
; %bb.147:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
	v_cvt_f64_f32_e32 v[200:201], v41
	v_mul_f64 v[198:199], v[198:199], v[200:201]
.LBB0_148:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	global_load_ubyte v201, v[208:209], off offset:64
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v200, 0x7f, v201
	v_cmp_ne_u16_e32 vcc, s50, v200
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_154
; %bb.149:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 24, v201
	v_and_b32_e32 v201, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v200
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
; %bb.150:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 20, v200
	v_add3_u32 v41, v41, v201, s51
                                        ; implicit-def: $vgpr200
                                        ; implicit-def: $vgpr201
; %bb.151:                              ;   in Loop: Header=BB0_138 Depth=2
	s_andn2_saveexec_b64 s[46:47], s[46:47]
; %bb.152:                              ;   in Loop: Header=BB0_138 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v200
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v201, v41
; %bb.153:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
.LBB0_154:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[200:201], v[204:205], 0, v[46:47]
	global_load_ubyte v206, v[200:201], off offset:448
	v_mov_b32_e32 v200, 0
	v_mov_b32_e32 v201, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v206
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_158
; %bb.155:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v200, 0
	v_cmp_ne_u16_e32 vcc, 0, v206
	v_bfrev_b32_e32 v201, 28
	s_and_saveexec_b64 s[46:47], vcc
; %bb.156:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v200, 23, v206
	v_cvt_f64_f32_e32 v[200:201], v200
; %bb.157:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
	v_cvt_f64_f32_e32 v[206:207], v41
	v_mul_f64 v[200:201], v[200:201], v[206:207]
.LBB0_158:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	global_load_ubyte v207, v[208:209], off offset:128
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v206, 0x7f, v207
	v_cmp_ne_u16_e32 vcc, s50, v206
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_164
; %bb.159:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 24, v207
	v_and_b32_e32 v207, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v206
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
; %bb.160:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 20, v206
	v_add3_u32 v41, v41, v207, s51
                                        ; implicit-def: $vgpr206
                                        ; implicit-def: $vgpr207
; %bb.161:                              ;   in Loop: Header=BB0_138 Depth=2
	s_andn2_saveexec_b64 s[46:47], s[46:47]
; %bb.162:                              ;   in Loop: Header=BB0_138 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v206
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v207, v41
; %bb.163:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
.LBB0_164:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[206:207], v[204:205], 0, v[48:49]
	global_load_ubyte v210, v[206:207], off offset:448
	v_mov_b32_e32 v206, 0
	v_mov_b32_e32 v207, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v210
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_168
; %bb.165:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v206, 0
	v_cmp_ne_u16_e32 vcc, 0, v210
	v_bfrev_b32_e32 v207, 28
	s_and_saveexec_b64 s[46:47], vcc
; %bb.166:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v206, 23, v210
	v_cvt_f64_f32_e32 v[206:207], v206
; %bb.167:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
	v_cvt_f64_f32_e32 v[210:211], v41
	v_mul_f64 v[206:207], v[206:207], v[210:211]
.LBB0_168:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[210:211], v[204:205], 0, v[50:51]
	global_load_ubyte v211, v[210:211], off
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v210, 0x7f, v211
	v_cmp_ne_u16_e32 vcc, s50, v210
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_174
; %bb.169:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 24, v211
	v_and_b32_e32 v211, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v210
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
; %bb.170:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 20, v210
	v_add3_u32 v41, v41, v211, s51
                                        ; implicit-def: $vgpr210
                                        ; implicit-def: $vgpr211
; %bb.171:                              ;   in Loop: Header=BB0_138 Depth=2
	s_andn2_saveexec_b64 s[46:47], s[46:47]
; %bb.172:                              ;   in Loop: Header=BB0_138 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v210
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v211, v41
; %bb.173:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
.LBB0_174:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[210:211], v[204:205], 0, v[52:53]
	global_load_ubyte v212, v[210:211], off offset:448
	v_mov_b32_e32 v210, 0
	v_mov_b32_e32 v211, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v212
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_178
; %bb.175:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v210, 0
	v_cmp_ne_u16_e32 vcc, 0, v212
	v_bfrev_b32_e32 v211, 28
	s_and_saveexec_b64 s[46:47], vcc
; %bb.176:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v210, 23, v212
	v_cvt_f64_f32_e32 v[210:211], v210
; %bb.177:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
	v_cvt_f64_f32_e32 v[212:213], v41
	v_mul_f64 v[210:211], v[210:211], v[212:213]
.LBB0_178:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	global_load_ubyte v213, v[208:209], off offset:256
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v212, 0x7f, v213
	v_cmp_ne_u16_e32 vcc, s50, v212
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_184
; %bb.179:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 24, v213
	v_and_b32_e32 v213, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v212
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
; %bb.180:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 20, v212
	v_add3_u32 v41, v41, v213, s51
                                        ; implicit-def: $vgpr212
                                        ; implicit-def: $vgpr213
; %bb.181:                              ;   in Loop: Header=BB0_138 Depth=2
	s_andn2_saveexec_b64 s[46:47], s[46:47]
; %bb.182:                              ;   in Loop: Header=BB0_138 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v212
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v213, v41
; %bb.183:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
.LBB0_184:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[212:213], v[204:205], 0, v[54:55]
	global_load_ubyte v214, v[212:213], off offset:448
	v_mov_b32_e32 v212, 0
	v_mov_b32_e32 v213, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v214
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_188
; %bb.185:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v212, 0
	v_cmp_ne_u16_e32 vcc, 0, v214
	v_bfrev_b32_e32 v213, 28
	s_and_saveexec_b64 s[46:47], vcc
; %bb.186:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v212, 23, v214
	v_cvt_f64_f32_e32 v[212:213], v212
; %bb.187:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
	v_cvt_f64_f32_e32 v[214:215], v41
	v_mul_f64 v[212:213], v[212:213], v[214:215]
.LBB0_188:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	global_load_ubyte v215, v[208:209], off offset:320
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v214, 0x7f, v215
	v_cmp_ne_u16_e32 vcc, s50, v214
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_194
; %bb.189:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 24, v215
	v_and_b32_e32 v215, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v214
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
; %bb.190:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 20, v214
	v_add3_u32 v41, v41, v215, s51
                                        ; implicit-def: $vgpr214
                                        ; implicit-def: $vgpr215
; %bb.191:                              ;   in Loop: Header=BB0_138 Depth=2
	s_andn2_saveexec_b64 s[46:47], s[46:47]
; %bb.192:                              ;   in Loop: Header=BB0_138 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v214
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v215, v41
; %bb.193:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
.LBB0_194:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[214:215], v[204:205], 0, v[56:57]
	global_load_ubyte v216, v[214:215], off offset:448
	v_mov_b32_e32 v220, 0
	v_mov_b32_e32 v221, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v216
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_198
; %bb.195:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v214, 0
	v_cmp_ne_u16_e32 vcc, 0, v216
	v_bfrev_b32_e32 v215, 28
	s_and_saveexec_b64 s[46:47], vcc
; %bb.196:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v214, 23, v216
	v_cvt_f64_f32_e32 v[214:215], v214
; %bb.197:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
	v_cvt_f64_f32_e32 v[216:217], v41
	v_mul_f64 v[220:221], v[214:215], v[216:217]
.LBB0_198:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	global_load_ubyte v209, v[208:209], off offset:384
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v208, 0x7f, v209
	v_cmp_ne_u16_e32 vcc, s50, v208
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_204
; %bb.199:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 24, v209
	v_and_b32_e32 v209, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v208
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
; %bb.200:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v41, 20, v208
	v_add3_u32 v41, v41, v209, s51
                                        ; implicit-def: $vgpr208
                                        ; implicit-def: $vgpr209
; %bb.201:                              ;   in Loop: Header=BB0_138 Depth=2
	s_andn2_saveexec_b64 s[46:47], s[46:47]
; %bb.202:                              ;   in Loop: Header=BB0_138 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v208
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v209, v41
; %bb.203:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
.LBB0_204:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_lshl_add_u64 v[204:205], v[204:205], 0, v[58:59]
	global_load_ubyte v208, v[204:205], off offset:448
	v_mov_b32_e32 v224, 0
	v_mov_b32_e32 v225, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s52, v208
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_208
; %bb.205:                              ;   in Loop: Header=BB0_138 Depth=2
	v_mov_b32_e32 v204, 0
	v_cmp_ne_u16_e32 vcc, 0, v208
	v_bfrev_b32_e32 v205, 28
	s_and_saveexec_b64 s[46:47], vcc
; %bb.206:                              ;   in Loop: Header=BB0_138 Depth=2
	v_lshlrev_b32_e32 v204, 23, v208
	v_cvt_f64_f32_e32 v[204:205], v204
; %bb.207:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
	v_cvt_f64_f32_e32 v[208:209], v41
	v_mul_f64 v[224:225], v[204:205], v[208:209]
.LBB0_208:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b64 v[202:203], 7, v[202:203]
	v_lshl_add_u64 v[202:203], v[158:159], 0, v[202:203]
	global_load_ushort v41, v[202:203], off offset:-896
	v_fma_f64 v[202:203], v[160:161], v[198:199], 0
	v_fmac_f64_e32 v[202:203], v[162:163], v[200:201]
	v_fmac_f64_e32 v[202:203], v[164:165], v[206:207]
	v_fmac_f64_e32 v[202:203], v[166:167], v[210:211]
	v_fmac_f64_e32 v[202:203], v[168:169], v[212:213]
	v_fmac_f64_e32 v[202:203], v[170:171], v[220:221]
	v_fmac_f64_e32 v[202:203], v[172:173], v[224:225]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v41, 16, v41
	v_cvt_f64_f32_e32 v[226:227], v41
	v_fmac_f64_e32 v[202:203], v[174:175], v[226:227]
	ds_bpermute_b32 v204, v232, v202
	ds_bpermute_b32 v205, v232, v203
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[204:205]
	ds_bpermute_b32 v204, v35, v202
	ds_bpermute_b32 v205, v35, v203
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[204:205]
	ds_bpermute_b32 v204, v231, v202
	ds_bpermute_b32 v205, v231, v203
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[204:205]
	ds_bpermute_b32 v204, v233, v202
	ds_bpermute_b32 v205, v233, v203
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[204:205]
	ds_bpermute_b32 v204, v234, v202
	ds_bpermute_b32 v205, v234, v203
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[204:205]
	ds_bpermute_b32 v208, v235, v202
	ds_bpermute_b32 v209, v235, v203
	v_mov_b64_e32 v[204:205], 1.0
	v_mov_b64_e32 v[228:229], v[204:205]
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[202:203], v[202:203], v[208:209]
	v_mul_f64 v[202:203], v[202:203], s[30:31]
	v_cmp_gt_f64_e32 vcc, v[196:197], v[202:203]
	v_cmp_u_f64_e64 s[2:3], v[202:203], v[202:203]
	s_or_b64 vcc, vcc, s[2:3]
	v_cndmask_b32_e32 v223, v203, v197, vcc
	v_cndmask_b32_e32 v222, v202, v196, vcc
	v_cmp_neq_f64_e32 vcc, v[196:197], v[222:223]
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_214
; %bb.209:                              ;   in Loop: Header=BB0_138 Depth=2
	v_add_f64 v[196:197], v[196:197], -v[222:223]
	v_cmp_nlt_f64_e32 vcc, s[34:35], v[196:197]
                                        ; implicit-def: $vgpr228_vgpr229
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
; %bb.210:                              ;   in Loop: Header=BB0_138 Depth=2
	v_cmp_u_f64_e32 vcc, v[196:197], v[196:197]
	s_nop 1
	v_cndmask_b32_e32 v229, 0, v197, vcc
	v_cndmask_b32_e32 v228, 0, v196, vcc
                                        ; implicit-def: $vgpr196_vgpr197
; %bb.211:                              ;   in Loop: Header=BB0_138 Depth=2
	s_andn2_saveexec_b64 s[46:47], s[46:47]
	s_cbranch_execz .LBB0_213
; %bb.212:                              ;   in Loop: Header=BB0_138 Depth=2
	v_cvt_i32_f64_e32 v41, v[196:197]
	v_cmp_gt_f64_e32 vcc, 0, v[196:197]
	s_nop 1
	v_subbrev_co_u32_e32 v41, vcc, 0, v41, vcc
	v_cmp_nlt_f64_e32 vcc, s[36:37], v[196:197]
	s_nop 1
	v_cndmask_b32_e32 v41, v237, v41, vcc
	v_cvt_f64_i32_e32 v[208:209], v41
	v_add_f64 v[196:197], v[196:197], -v[208:209]
	v_cvt_f32_f64_e32 v196, v[196:197]
	v_exp_f32_e32 v196, v196
	v_lshl_add_u32 v41, v41, 20, v238
	v_cvt_f64_f32_e32 v[196:197], v196
	v_mul_f64 v[228:229], v[40:41], v[196:197]
.LBB0_213:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[46:47]
.LBB0_214:                              ;   in Loop: Header=BB0_138 Depth=2
	s_or_b64 exec, exec, s[2:3]
	v_cmp_neq_f64_e32 vcc, v[202:203], v[222:223]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_137
; %bb.215:                              ;   in Loop: Header=BB0_138 Depth=2
	v_add_f64 v[196:197], v[202:203], -v[222:223]
	v_cmp_nlt_f64_e32 vcc, s[34:35], v[196:197]
                                        ; implicit-def: $vgpr204_vgpr205
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
; %bb.216:                              ;   in Loop: Header=BB0_138 Depth=2
	v_cmp_u_f64_e32 vcc, v[196:197], v[196:197]
	s_nop 1
	v_cndmask_b32_e32 v205, 0, v197, vcc
	v_cndmask_b32_e32 v204, 0, v196, vcc
                                        ; implicit-def: $vgpr196_vgpr197
; %bb.217:                              ;   in Loop: Header=BB0_138 Depth=2
	s_andn2_saveexec_b64 s[46:47], s[46:47]
	s_cbranch_execz .LBB0_136
; %bb.218:                              ;   in Loop: Header=BB0_138 Depth=2
	v_cvt_i32_f64_e32 v41, v[196:197]
	v_cmp_gt_f64_e32 vcc, 0, v[196:197]
	s_nop 1
	v_subbrev_co_u32_e32 v41, vcc, 0, v41, vcc
	v_cmp_nlt_f64_e32 vcc, s[36:37], v[196:197]
	s_nop 1
	v_cndmask_b32_e32 v41, v237, v41, vcc
	v_cvt_f64_i32_e32 v[204:205], v41
	v_add_f64 v[196:197], v[196:197], -v[204:205]
	v_cvt_f32_f64_e32 v196, v[196:197]
	v_exp_f32_e32 v196, v196
	v_lshl_add_u32 v41, v41, 20, v238
	v_cvt_f64_f32_e32 v[196:197], v196
	v_mul_f64 v[204:205], v[40:41], v[196:197]
	s_branch .LBB0_136
.LBB0_219:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
	v_lshrrev_b32_e32 v37, 20, v203
	v_add_u32_e32 v41, 0xfffff801, v37
	v_cmp_lt_u32_e32 vcc, s53, v41
                                        ; implicit-def: $vgpr160_vgpr161
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_221
; %bb.220:                              ;   in Loop: Header=BB0_65 Depth=1
	v_and_b32_e32 v41, 0xfffff, v203
	v_or_b32_e32 v161, 0x3ff00000, v41
	v_mov_b32_e32 v160, v202
	v_cvt_f32_f64_e32 v41, v[160:161]
	v_log_f32_e32 v41, v41
	v_add_u32_e32 v37, 0xfffffc01, v37
	v_cvt_f64_i32_e32 v[160:161], v37
	v_cvt_f64_f32_e32 v[162:163], v41
	v_add_f64 v[160:161], v[160:161], v[162:163]
.LBB0_221:                              ;   in Loop: Header=BB0_65 Depth=1
	s_andn2_saveexec_b64 s[2:3], s[2:3]
; %bb.222:                              ;   in Loop: Header=BB0_65 Depth=1
	v_cvt_f32_f64_e32 v37, v[202:203]
	v_log_f32_e32 v37, v37
	s_nop 0
	v_cvt_f64_f32_e32 v[160:161], v37
; %bb.223:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v168, 0
	v_add_u32_e32 v37, s8, v36
	s_andn2_b64 vcc, exec, s[24:25]
	v_mov_b32_e32 v169, 0xfff00000
	v_mul_hi_u32 v170, v37, v236
	s_cbranch_vccnz .LBB0_225
; %bb.224:                              ;   in Loop: Header=BB0_65 Depth=1
	v_mul_lo_u32 v41, v170, s88
	v_sub_u32_e32 v41, v37, v41
	v_subrev_u32_e32 v162, s88, v41
	v_cmp_le_u32_e32 vcc, s88, v41
	v_mov_b32_e32 v163, v40
	s_nop 0
	v_cndmask_b32_e32 v41, v41, v162, vcc
	v_subrev_u32_e32 v162, s88, v41
	v_cmp_le_u32_e32 vcc, s88, v41
	s_nop 1
	v_cndmask_b32_e32 v162, v41, v162, vcc
	v_lshl_add_u64 v[162:163], v[162:163], 2, s[10:11]
	global_load_dword v41, v[162:163], off
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[162:163], v41
	v_mul_f64 v[168:169], v[162:163], s[38:39]
.LBB0_225:                              ;   in Loop: Header=BB0_65 Depth=1
	v_add_f64 v[162:163], v[222:223], v[160:161]
	v_cmp_gt_f64_e32 vcc, v[162:163], v[168:169]
	v_cmp_u_f64_e64 s[2:3], v[168:169], v[168:169]
	s_or_b64 vcc, vcc, s[2:3]
	v_cndmask_b32_e32 v161, v169, v163, vcc
	v_cndmask_b32_e32 v160, v168, v162, vcc
	v_cmp_neq_f64_e32 vcc, v[162:163], v[160:161]
	v_mov_b64_e32 v[164:165], 1.0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_231
; %bb.226:                              ;   in Loop: Header=BB0_65 Depth=1
	v_add_f64 v[166:167], v[162:163], -v[160:161]
	v_cmp_nlt_f64_e32 vcc, s[34:35], v[166:167]
                                        ; implicit-def: $vgpr164_vgpr165
	s_and_saveexec_b64 s[44:45], vcc
	s_xor_b64 s[44:45], exec, s[44:45]
; %bb.227:                              ;   in Loop: Header=BB0_65 Depth=1
	v_cmp_u_f64_e32 vcc, v[166:167], v[166:167]
	s_nop 1
	v_cndmask_b32_e32 v165, 0, v167, vcc
	v_cndmask_b32_e32 v164, 0, v166, vcc
                                        ; implicit-def: $vgpr166_vgpr167
; %bb.228:                              ;   in Loop: Header=BB0_65 Depth=1
	s_andn2_saveexec_b64 s[44:45], s[44:45]
	s_cbranch_execz .LBB0_230
; %bb.229:                              ;   in Loop: Header=BB0_65 Depth=1
	v_cvt_i32_f64_e32 v41, v[166:167]
	v_cmp_gt_f64_e32 vcc, 0, v[166:167]
	s_nop 1
	v_subbrev_co_u32_e32 v41, vcc, 0, v41, vcc
	v_cmp_nlt_f64_e32 vcc, s[36:37], v[166:167]
	s_nop 1
	v_cndmask_b32_e32 v41, v237, v41, vcc
	v_cvt_f64_i32_e32 v[164:165], v41
	v_add_f64 v[164:165], v[166:167], -v[164:165]
	v_cvt_f32_f64_e32 v164, v[164:165]
	v_exp_f32_e32 v164, v164
	v_lshl_add_u32 v41, v41, 20, v238
	v_cvt_f64_f32_e32 v[164:165], v164
	v_mul_f64 v[164:165], v[40:41], v[164:165]
.LBB0_230:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_231:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_cmp_neq_f64_e32 vcc, s[40:41], v[168:169]
	v_mov_b64_e32 v[166:167], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_239
; %bb.232:                              ;   in Loop: Header=BB0_65 Depth=1
	v_cmp_neq_f64_e32 vcc, v[168:169], v[160:161]
	v_mov_b64_e32 v[166:167], 1.0
	s_and_saveexec_b64 s[44:45], vcc
	s_cbranch_execz .LBB0_238
; %bb.233:                              ;   in Loop: Header=BB0_65 Depth=1
	v_add_f64 v[168:169], v[168:169], -v[160:161]
	v_cmp_nlt_f64_e32 vcc, s[34:35], v[168:169]
                                        ; implicit-def: $vgpr166_vgpr167
	s_and_saveexec_b64 s[46:47], vcc
	s_xor_b64 s[46:47], exec, s[46:47]
; %bb.234:                              ;   in Loop: Header=BB0_65 Depth=1
	v_cmp_u_f64_e32 vcc, v[168:169], v[168:169]
	s_nop 1
	v_cndmask_b32_e32 v167, 0, v169, vcc
	v_cndmask_b32_e32 v166, 0, v168, vcc
                                        ; implicit-def: $vgpr168_vgpr169
; %bb.235:                              ;   in Loop: Header=BB0_65 Depth=1
	s_andn2_saveexec_b64 s[46:47], s[46:47]
	s_cbranch_execz .LBB0_237
; %bb.236:                              ;   in Loop: Header=BB0_65 Depth=1
	v_cvt_i32_f64_e32 v41, v[168:169]
	v_cmp_gt_f64_e32 vcc, 0, v[168:169]
	s_nop 1
	v_subbrev_co_u32_e32 v41, vcc, 0, v41, vcc
	v_cmp_nlt_f64_e32 vcc, s[36:37], v[168:169]
	s_nop 1
	v_cndmask_b32_e32 v41, v237, v41, vcc
	v_cvt_f64_i32_e32 v[166:167], v41
	v_add_f64 v[166:167], v[168:169], -v[166:167]
	v_cvt_f32_f64_e32 v166, v[166:167]
	v_exp_f32_e32 v166, v166
	v_lshl_add_u32 v41, v41, 20, v238
	v_cvt_f64_f32_e32 v[166:167], v166
	v_mul_f64 v[166:167], v[40:41], v[166:167]
.LBB0_237:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[46:47]
.LBB0_238:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_239:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_cmp_u_f64_e32 vcc, v[162:163], v[162:163]
	s_nop 1
	v_cndmask_b32_e32 v163, v238, v163, vcc
	v_cndmask_b32_e32 v162, 0, v162, vcc
	v_fmac_f64_e32 v[166:167], v[162:163], v[164:165]
	v_lshrrev_b32_e32 v41, 20, v167
	v_add_u32_e32 v162, 0xfffff801, v41
	v_cmp_lt_u32_e32 vcc, s53, v162
                                        ; implicit-def: $vgpr162_vgpr163
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_241
; %bb.240:                              ;   in Loop: Header=BB0_65 Depth=1
	v_and_b32_e32 v162, 0xfffff, v167
	v_or_b32_e32 v163, 0x3ff00000, v162
	v_mov_b32_e32 v162, v166
	v_cvt_f32_f64_e32 v162, v[162:163]
	v_log_f32_e32 v168, v162
	v_add_u32_e32 v41, 0xfffffc01, v41
	v_cvt_f64_i32_e32 v[162:163], v41
	v_cvt_f64_f32_e32 v[168:169], v168
	v_add_f64 v[162:163], v[162:163], v[168:169]
.LBB0_241:                              ;   in Loop: Header=BB0_65 Depth=1
	s_andn2_saveexec_b64 s[2:3], s[2:3]
; %bb.242:                              ;   in Loop: Header=BB0_65 Depth=1
	v_cvt_f32_f64_e32 v41, v[166:167]
	v_log_f32_e32 v41, v41
	s_nop 0
	v_cvt_f64_f32_e32 v[162:163], v41
; %bb.243:                              ;   in Loop: Header=BB0_65 Depth=1
	s_or_b64 exec, exec, s[2:3]
	v_div_scale_f64 v[168:169], s[2:3], v[166:167], v[166:167], v[164:165]
	v_rcp_f64_e32 v[172:173], v[168:169]
	v_div_scale_f64 v[174:175], vcc, v[164:165], v[166:167], v[164:165]
	v_mul_lo_u32 v41, v170, s88
	v_fma_f64 v[176:177], -v[168:169], v[172:173], 1.0
	v_fmac_f64_e32 v[172:173], v[172:173], v[176:177]
	v_fma_f64 v[176:177], -v[168:169], v[172:173], 1.0
	v_fmac_f64_e32 v[172:173], v[172:173], v[176:177]
	v_mul_f64 v[176:177], v[174:175], v[172:173]
	v_fma_f64 v[168:169], -v[168:169], v[176:177], v[174:175]
	v_div_scale_f64 v[174:175], s[2:3], v[202:203], v[202:203], v[218:219]
	v_rcp_f64_e32 v[178:179], v[174:175]
	v_div_fmas_f64 v[168:169], v[168:169], v[172:173], v[176:177]
	v_div_fixup_f64 v[168:169], v[168:169], v[166:167], v[164:165]
	v_div_scale_f64 v[172:173], s[2:3], v[202:203], v[202:203], v[216:217]
	v_fma_f64 v[164:165], -v[174:175], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[164:165]
	v_fma_f64 v[164:165], -v[174:175], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[164:165]
	v_div_scale_f64 v[164:165], vcc, v[218:219], v[202:203], v[218:219]
	v_mul_f64 v[166:167], v[164:165], v[178:179]
	v_fma_f64 v[164:165], -v[174:175], v[166:167], v[164:165]
	v_rcp_f64_e32 v[174:175], v[172:173]
	s_nop 0
	v_div_fmas_f64 v[164:165], v[164:165], v[178:179], v[166:167]
	v_div_fixup_f64 v[176:177], v[164:165], v[202:203], v[218:219]
	v_sub_u32_e32 v41, v37, v41
	v_fma_f64 v[164:165], -v[172:173], v[174:175], 1.0
	v_fmac_f64_e32 v[174:175], v[174:175], v[164:165]
	v_fma_f64 v[164:165], -v[172:173], v[174:175], 1.0
	v_fmac_f64_e32 v[174:175], v[174:175], v[164:165]
	v_div_scale_f64 v[164:165], vcc, v[216:217], v[202:203], v[216:217]
	v_mul_f64 v[166:167], v[164:165], v[174:175]
	v_fma_f64 v[164:165], -v[172:173], v[166:167], v[164:165]
	v_div_scale_f64 v[172:173], s[2:3], v[202:203], v[202:203], v[214:215]
	v_rcp_f64_e32 v[178:179], v[172:173]
	v_div_fmas_f64 v[164:165], v[164:165], v[174:175], v[166:167]
	v_div_fixup_f64 v[174:175], v[164:165], v[202:203], v[216:217]
	v_mul_f64 v[176:177], v[176:177], v[168:169]
	v_fma_f64 v[164:165], -v[172:173], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[164:165]
	v_fma_f64 v[164:165], -v[172:173], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[164:165]
	v_div_scale_f64 v[164:165], vcc, v[214:215], v[202:203], v[214:215]
	v_mul_f64 v[166:167], v[164:165], v[178:179]
	v_fma_f64 v[164:165], -v[172:173], v[166:167], v[164:165]
	v_div_scale_f64 v[172:173], s[2:3], v[202:203], v[202:203], v[208:209]
	v_rcp_f64_e32 v[180:181], v[172:173]
	v_div_fmas_f64 v[164:165], v[164:165], v[178:179], v[166:167]
	v_div_fixup_f64 v[178:179], v[164:165], v[202:203], v[214:215]
	v_mul_f64 v[174:175], v[174:175], v[168:169]
	v_fma_f64 v[164:165], -v[172:173], v[180:181], 1.0
	v_fmac_f64_e32 v[180:181], v[180:181], v[164:165]
	v_fma_f64 v[164:165], -v[172:173], v[180:181], 1.0
	v_fmac_f64_e32 v[180:181], v[180:181], v[164:165]
	v_div_scale_f64 v[164:165], vcc, v[208:209], v[202:203], v[208:209]
	v_mul_f64 v[166:167], v[164:165], v[180:181]
	v_fma_f64 v[164:165], -v[172:173], v[166:167], v[164:165]
	v_div_scale_f64 v[172:173], s[2:3], v[202:203], v[202:203], v[206:207]
	v_rcp_f64_e32 v[182:183], v[172:173]
	v_div_fmas_f64 v[164:165], v[164:165], v[180:181], v[166:167]
	v_div_fixup_f64 v[180:181], v[164:165], v[202:203], v[208:209]
	v_fma_f64 v[164:165], -v[172:173], v[182:183], 1.0
	v_fmac_f64_e32 v[182:183], v[182:183], v[164:165]
	v_fma_f64 v[164:165], -v[172:173], v[182:183], 1.0
	v_fmac_f64_e32 v[182:183], v[182:183], v[164:165]
	v_div_scale_f64 v[164:165], vcc, v[206:207], v[202:203], v[206:207]
	v_mul_f64 v[166:167], v[164:165], v[182:183]
	v_fma_f64 v[164:165], -v[172:173], v[166:167], v[164:165]
	v_div_scale_f64 v[172:173], s[2:3], v[202:203], v[202:203], v[204:205]
	v_rcp_f64_e32 v[184:185], v[172:173]
	v_div_fmas_f64 v[164:165], v[164:165], v[182:183], v[166:167]
	v_div_fixup_f64 v[182:183], v[164:165], v[202:203], v[206:207]
	v_fma_f64 v[164:165], -v[172:173], v[184:185], 1.0
	v_fmac_f64_e32 v[184:185], v[184:185], v[164:165]
	v_fma_f64 v[164:165], -v[172:173], v[184:185], 1.0
	v_fmac_f64_e32 v[184:185], v[184:185], v[164:165]
	v_div_scale_f64 v[164:165], vcc, v[204:205], v[202:203], v[204:205]
	v_mul_f64 v[166:167], v[164:165], v[184:185]
	v_fma_f64 v[164:165], -v[172:173], v[166:167], v[164:165]
	v_div_scale_f64 v[172:173], s[2:3], v[202:203], v[202:203], v[200:201]
	v_rcp_f64_e32 v[186:187], v[172:173]
	v_div_fmas_f64 v[164:165], v[164:165], v[184:185], v[166:167]
	v_div_fixup_f64 v[184:185], v[164:165], v[202:203], v[204:205]
	v_fma_f64 v[164:165], -v[172:173], v[186:187], 1.0
	v_fmac_f64_e32 v[186:187], v[186:187], v[164:165]
	v_fma_f64 v[164:165], -v[172:173], v[186:187], 1.0
	v_fmac_f64_e32 v[186:187], v[186:187], v[164:165]
	v_div_scale_f64 v[164:165], vcc, v[200:201], v[202:203], v[200:201]
	v_mul_f64 v[166:167], v[164:165], v[186:187]
	v_fma_f64 v[164:165], -v[172:173], v[166:167], v[164:165]
	v_div_scale_f64 v[172:173], s[2:3], v[202:203], v[202:203], v[198:199]
	v_rcp_f64_e32 v[188:189], v[172:173]
	v_div_fmas_f64 v[164:165], v[164:165], v[186:187], v[166:167]
	v_div_fixup_f64 v[186:187], v[164:165], v[202:203], v[200:201]
	v_fma_f64 v[164:165], -v[172:173], v[188:189], 1.0
	v_fmac_f64_e32 v[188:189], v[188:189], v[164:165]
	v_fma_f64 v[164:165], -v[172:173], v[188:189], 1.0
	v_fmac_f64_e32 v[188:189], v[188:189], v[164:165]
	v_div_scale_f64 v[164:165], vcc, v[198:199], v[202:203], v[198:199]
	v_mul_f64 v[166:167], v[164:165], v[188:189]
	v_fma_f64 v[164:165], -v[172:173], v[166:167], v[164:165]
	s_nop 1
	v_div_fmas_f64 v[164:165], v[164:165], v[188:189], v[166:167]
	v_div_fixup_f64 v[172:173], v[164:165], v[202:203], v[198:199]
	v_add_u32_e32 v164, 1, v170
	v_cmp_le_u32_e32 vcc, s88, v41
	v_subrev_u32_e32 v165, s88, v41
	v_mov_b64_e32 v[166:167], s[4:5]
	v_cndmask_b32_e32 v164, v170, v164, vcc
	v_cndmask_b32_e32 v41, v41, v165, vcc
	v_add_u32_e32 v165, 1, v164
	v_cmp_le_u32_e32 vcc, s88, v41
	s_nop 1
	v_cndmask_b32_e32 v41, v164, v165, vcc
	v_mad_u64_u32 v[166:167], s[2:3], v41, s22, v[166:167]
	v_mul_lo_u32 v164, v41, s88
	v_mov_b32_e32 v170, v167
	v_sub_u32_e32 v164, v37, v164
	v_mad_u64_u32 v[170:171], s[2:3], v41, s23, v[170:171]
	v_mov_b32_e32 v165, v40
	v_mul_lo_u32 v37, v170, s88
	v_mul_lo_u32 v41, v166, s49
	v_mad_u64_u32 v[170:171], s[2:3], v166, s88, v[164:165]
	v_add3_u32 v171, v37, v171, v41
	v_lshlrev_b64 v[170:171], 11, v[170:171]
	v_lshl_add_u64 v[170:171], v[42:43], 0, v[170:171]
	v_cvt_f32_f64_e32 v167, v[176:177]
	global_store_dword v[170:171], v167, off
	v_cvt_f32_f64_e32 v167, v[174:175]
	v_mul_f64 v[174:175], v[178:179], v[168:169]
	global_store_dword v[170:171], v167, off offset:256
	v_cvt_f32_f64_e32 v167, v[174:175]
	v_mul_f64 v[174:175], v[180:181], v[168:169]
	global_store_dword v[170:171], v167, off offset:512
	v_cvt_f32_f64_e32 v167, v[174:175]
	v_mul_f64 v[174:175], v[182:183], v[168:169]
	global_store_dword v[170:171], v167, off offset:768
	v_cvt_f32_f64_e32 v167, v[174:175]
	v_mul_f64 v[174:175], v[184:185], v[168:169]
	global_store_dword v[170:171], v167, off offset:1024
	v_cvt_f32_f64_e32 v167, v[174:175]
	v_mul_f64 v[174:175], v[186:187], v[168:169]
	global_store_dword v[170:171], v167, off offset:1280
	v_cvt_f32_f64_e32 v167, v[174:175]
	v_mul_f64 v[168:169], v[172:173], v[168:169]
	global_store_dword v[170:171], v167, off offset:1536
	v_cvt_f32_f64_e32 v167, v[168:169]
	global_store_dword v[170:171], v167, off offset:1792
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_64
; %bb.244:                              ;   in Loop: Header=BB0_65 Depth=1
	v_add_f64 v[160:161], v[160:161], v[162:163]
	s_mov_b32 s43, s39
	v_div_scale_f64 v[162:163], s[44:45], s[42:43], s[42:43], v[160:161]
	v_rcp_f64_e32 v[168:169], v[162:163]
	v_mad_u64_u32 v[166:167], s[44:45], v166, s88, 0
	v_add3_u32 v167, v167, v41, v37
	v_fma_f64 v[170:171], -v[162:163], v[168:169], 1.0
	v_fmac_f64_e32 v[168:169], v[168:169], v[170:171]
	v_fma_f64 v[170:171], -v[162:163], v[168:169], 1.0
	v_fmac_f64_e32 v[168:169], v[168:169], v[170:171]
	v_div_scale_f64 v[170:171], vcc, v[160:161], s[42:43], v[160:161]
	v_mul_f64 v[172:173], v[170:171], v[168:169]
	v_fma_f64 v[162:163], -v[162:163], v[172:173], v[170:171]
	s_nop 1
	v_div_fmas_f64 v[162:163], v[162:163], v[168:169], v[172:173]
	v_div_fixup_f64 v[160:161], v[162:163], s[42:43], v[160:161]
	v_cvt_f32_f64_e32 v37, v[160:161]
	v_lshl_add_u64 v[160:161], v[166:167], 2, s[16:17]
	v_lshl_add_u64 v[160:161], v[164:165], 2, v[160:161]
	global_store_dword v[160:161], v37, off
	s_branch .LBB0_64
.LBB0_245:
	v_mov_b32_e32 v37, v34
	s_nop 0
	v_lshrrev_b32_e32 v36, 6, v37
	v_cmp_gt_i32_e32 vcc, s33, v36
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_427
; %bb.246:
	v_and_b32_e32 v38, 63, v37
	v_bfe_u32 v44, v37, 5, 1
	v_or_b32_e32 v50, 0xc0, v37
	v_or_b32_e32 v156, 0x1c0, v37
	v_cvt_f32_u32_e32 v37, s88
	v_or_b32_e32 v41, 64, v38
	v_lshrrev_b32_e32 v46, 5, v41
	v_or_b32_e32 v41, 0x80, v38
	v_rcp_iflag_f32_e32 v37, v37
	s_cmp_lg_u64 s[16:17], 0
	v_lshrrev_b32_e32 v48, 5, v41
	v_or_b32_e32 v41, 0x100, v38
	v_mul_f32_e32 v37, 0x4f7ffffe, v37
	v_cvt_u32_f32_e32 v37, v37
	v_mov_b32_e32 v40, 0
	s_cselect_b64 s[0:1], -1, 0
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_lshrrev_b32_e32 v54, 5, v41
	v_or_b32_e32 v41, 0x140, v38
	s_and_b64 s[22:23], s[0:1], vcc
	v_lshrrev_b32_e32 v56, 5, v41
	v_or_b32_e32 v41, 0x180, v38
	v_mov_b32_e32 v157, v40
	s_sub_i32 s0, 0, s88
	v_lshrrev_b32_e32 v58, 5, v41
	v_lshlrev_b64 v[158:159], 1, v[156:157]
	v_mul_lo_u32 v41, s0, v37
	v_lshlrev_b32_e32 v42, 1, v38
	v_mov_b32_e32 v43, v40
	v_lshl_add_u64 v[156:157], s[20:21], 0, v[158:159]
	v_lshl_add_u64 v[158:159], s[18:19], 0, v[158:159]
	v_mul_hi_u32 v41, v37, v41
	s_mov_b32 s18, 0xbd87e24d
	s_mov_b32 s20, 0
	s_mov_b32 s24, 0
	s_mov_b32 s26, 0x652b82fe
	s_mov_b32 s28, 0
	v_mov_b32_e32 v39, v40
	v_lshl_add_u64 v[42:43], s[6:7], 0, v[42:43]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v45, v40
	v_mov_b32_e32 v47, v40
	v_mov_b32_e32 v49, v40
	v_mov_b32_e32 v51, v40
	v_lshrrev_b32_e32 v52, 5, v50
	v_mov_b32_e32 v53, v40
	v_mov_b32_e32 v55, v40
	v_mov_b32_e32 v57, v40
	v_mov_b32_e32 v59, v40
	v_xor_b32_e32 v233, 32, v230
	v_xor_b32_e32 v234, 16, v230
	v_xor_b32_e32 v235, 8, v230
	v_xor_b32_e32 v236, 4, v230
	v_add_u32_e32 v237, v37, v41
	s_movk_i32 s36, 0x7f
	s_brev_b32 s37, 60
	s_movk_i32 s38, 0xff
	s_mov_b32 s19, 0x3fb0527d
	s_mov_b32 s21, 0xc08f4000
	s_mov_b32 s25, 0x408f4000
	s_movk_i32 s39, 0xf801
	s_mov_b32 s27, 0x3ff71547
	s_mov_b32 s29, 0xfff00000
	s_movk_i32 s40, 0x7fff
	v_mov_b32_e32 v238, 0x400
	v_mov_b32_e32 v239, 0x3ff00000
	v_mov_b32_e32 v240, 64
	s_branch .LBB0_248
.LBB0_247:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e32 v36, 4, v36
	v_cmp_le_i32_e32 vcc, s33, v36
	s_or_b64 s[4:5], vcc, s[4:5]
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_427
.LBB0_248:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_321 Depth 2
	v_mov_b32_e32 v37, v40
	v_lshl_add_u64 v[160:161], s[8:9], 0, v[36:37]
	v_lshlrev_b64 v[162:163], 9, v[160:161]
	v_lshl_add_u64 v[174:175], s[12:13], 0, v[162:163]
	v_lshl_add_u64 v[176:177], v[174:175], 0, v[38:39]
	global_load_ubyte v162, v[176:177], off
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v162
	v_cmp_ne_u16_e32 vcc, s36, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_254
; %bb.249:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 24, v162
	v_and_b32_e32 v162, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[30:31], vcc
	s_xor_b64 s[30:31], exec, s[30:31]
; %bb.250:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v162, s37
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr162
; %bb.251:                              ;   in Loop: Header=BB0_248 Depth=1
	s_andn2_saveexec_b64 s[30:31], s[30:31]
; %bb.252:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v162, v37
; %bb.253:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
.LBB0_254:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[162:163], v[174:175], 0, v[44:45]
	global_load_ubyte v41, v[162:163], off offset:448
	v_mov_b32_e32 v162, 0
	v_mov_b32_e32 v163, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_258
; %bb.255:                              ;   in Loop: Header=BB0_248 Depth=1
	v_mov_b32_e32 v162, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v163, 28
	s_and_saveexec_b64 s[30:31], vcc
; %bb.256:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[162:163], v41
; %bb.257:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_cvt_f64_f32_e32 v[164:165], v37
	v_mul_f64 v[162:163], v[162:163], v[164:165]
.LBB0_258:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v164, v[176:177], off offset:64
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v164
	v_cmp_ne_u16_e32 vcc, s36, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_264
; %bb.259:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 24, v164
	v_and_b32_e32 v164, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[30:31], vcc
	s_xor_b64 s[30:31], exec, s[30:31]
; %bb.260:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v164, s37
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr164
; %bb.261:                              ;   in Loop: Header=BB0_248 Depth=1
	s_andn2_saveexec_b64 s[30:31], s[30:31]
; %bb.262:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v164, v37
; %bb.263:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
.LBB0_264:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[164:165], v[174:175], 0, v[46:47]
	global_load_ubyte v41, v[164:165], off offset:448
	v_mov_b32_e32 v164, 0
	v_mov_b32_e32 v165, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_268
; %bb.265:                              ;   in Loop: Header=BB0_248 Depth=1
	v_mov_b32_e32 v164, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v165, 28
	s_and_saveexec_b64 s[30:31], vcc
; %bb.266:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[164:165], v41
; %bb.267:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_cvt_f64_f32_e32 v[166:167], v37
	v_mul_f64 v[164:165], v[164:165], v[166:167]
.LBB0_268:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v166, v[176:177], off offset:128
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v166
	v_cmp_ne_u16_e32 vcc, s36, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_274
; %bb.269:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 24, v166
	v_and_b32_e32 v166, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[30:31], vcc
	s_xor_b64 s[30:31], exec, s[30:31]
; %bb.270:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v166, s37
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr166
; %bb.271:                              ;   in Loop: Header=BB0_248 Depth=1
	s_andn2_saveexec_b64 s[30:31], s[30:31]
; %bb.272:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v166, v37
; %bb.273:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
.LBB0_274:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[166:167], v[174:175], 0, v[48:49]
	global_load_ubyte v41, v[166:167], off offset:448
	v_mov_b32_e32 v166, 0
	v_mov_b32_e32 v167, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_278
; %bb.275:                              ;   in Loop: Header=BB0_248 Depth=1
	v_mov_b32_e32 v166, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v167, 28
	s_and_saveexec_b64 s[30:31], vcc
; %bb.276:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[166:167], v41
; %bb.277:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_cvt_f64_f32_e32 v[168:169], v37
	v_mul_f64 v[166:167], v[166:167], v[168:169]
.LBB0_278:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[168:169], v[174:175], 0, v[50:51]
	global_load_ubyte v168, v[168:169], off
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v168
	v_cmp_ne_u16_e32 vcc, s36, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_284
; %bb.279:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 24, v168
	v_and_b32_e32 v168, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[30:31], vcc
	s_xor_b64 s[30:31], exec, s[30:31]
; %bb.280:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v168, s37
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr168
; %bb.281:                              ;   in Loop: Header=BB0_248 Depth=1
	s_andn2_saveexec_b64 s[30:31], s[30:31]
; %bb.282:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v168, v37
; %bb.283:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
.LBB0_284:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[168:169], v[174:175], 0, v[52:53]
	global_load_ubyte v41, v[168:169], off offset:448
	v_mov_b32_e32 v168, 0
	v_mov_b32_e32 v169, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_288
; %bb.285:                              ;   in Loop: Header=BB0_248 Depth=1
	v_mov_b32_e32 v168, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v169, 28
	s_and_saveexec_b64 s[30:31], vcc
; %bb.286:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[168:169], v41
; %bb.287:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_cvt_f64_f32_e32 v[170:171], v37
	v_mul_f64 v[168:169], v[168:169], v[170:171]
.LBB0_288:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v170, v[176:177], off offset:256
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v170
	v_cmp_ne_u16_e32 vcc, s36, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_294
; %bb.289:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 24, v170
	v_and_b32_e32 v170, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[30:31], vcc
	s_xor_b64 s[30:31], exec, s[30:31]
; %bb.290:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v170, s37
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr170
; %bb.291:                              ;   in Loop: Header=BB0_248 Depth=1
	s_andn2_saveexec_b64 s[30:31], s[30:31]
; %bb.292:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v170, v37
; %bb.293:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
.LBB0_294:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[170:171], v[174:175], 0, v[54:55]
	global_load_ubyte v41, v[170:171], off offset:448
	v_mov_b32_e32 v170, 0
	v_mov_b32_e32 v171, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_298
; %bb.295:                              ;   in Loop: Header=BB0_248 Depth=1
	v_mov_b32_e32 v170, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v171, 28
	s_and_saveexec_b64 s[30:31], vcc
; %bb.296:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[170:171], v41
; %bb.297:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_cvt_f64_f32_e32 v[172:173], v37
	v_mul_f64 v[170:171], v[170:171], v[172:173]
.LBB0_298:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v172, v[176:177], off offset:320
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v172
	v_cmp_ne_u16_e32 vcc, s36, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_304
; %bb.299:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 24, v172
	v_and_b32_e32 v172, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[30:31], vcc
	s_xor_b64 s[30:31], exec, s[30:31]
; %bb.300:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v172, s37
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr172
; %bb.301:                              ;   in Loop: Header=BB0_248 Depth=1
	s_andn2_saveexec_b64 s[30:31], s[30:31]
; %bb.302:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v172, v37
; %bb.303:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
.LBB0_304:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[172:173], v[174:175], 0, v[56:57]
	global_load_ubyte v41, v[172:173], off offset:448
	v_mov_b32_e32 v172, 0
	v_mov_b32_e32 v173, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_308
; %bb.305:                              ;   in Loop: Header=BB0_248 Depth=1
	v_mov_b32_e32 v172, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v173, 28
	s_and_saveexec_b64 s[30:31], vcc
; %bb.306:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[172:173], v41
; %bb.307:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_cvt_f64_f32_e32 v[178:179], v37
	v_mul_f64 v[172:173], v[172:173], v[178:179]
.LBB0_308:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v176, v[176:177], off offset:384
	v_mov_b32_e32 v37, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v41, 0x7f, v176
	v_cmp_ne_u16_e32 vcc, s36, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_314
; %bb.309:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 24, v176
	v_and_b32_e32 v176, 0x80000000, v37
	v_cmp_lt_u16_e32 vcc, 7, v41
                                        ; implicit-def: $vgpr37
	s_and_saveexec_b64 s[30:31], vcc
	s_xor_b64 s[30:31], exec, s[30:31]
; %bb.310:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v37, 20, v41
	v_add3_u32 v37, v37, v176, s37
                                        ; implicit-def: $vgpr41
                                        ; implicit-def: $vgpr176
; %bb.311:                              ;   in Loop: Header=BB0_248 Depth=1
	s_andn2_saveexec_b64 s[30:31], s[30:31]
; %bb.312:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cvt_f32_ubyte0_e32 v37, v41
	v_mul_f32_e32 v37, 0x3b000000, v37
	v_or_b32_e32 v37, v176, v37
; %bb.313:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
.LBB0_314:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[174:175], v[174:175], 0, v[58:59]
	global_load_ubyte v41, v[174:175], off offset:448
	v_mov_b32_e32 v174, 0
	v_mov_b32_e32 v175, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v41
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_318
; %bb.315:                              ;   in Loop: Header=BB0_248 Depth=1
	v_mov_b32_e32 v174, 0
	v_cmp_ne_u16_e32 vcc, 0, v41
	v_bfrev_b32_e32 v175, 28
	s_and_saveexec_b64 s[30:31], vcc
; %bb.316:                              ;   in Loop: Header=BB0_248 Depth=1
	v_lshlrev_b32_e32 v41, 23, v41
	v_cvt_f64_f32_e32 v[174:175], v41
; %bb.317:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_cvt_f64_f32_e32 v[176:177], v37
	v_mul_f64 v[174:175], v[174:175], v[176:177]
.LBB0_318:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[176:177], 7, v[160:161]
	v_lshl_add_u64 v[176:177], v[156:157], 0, v[176:177]
	global_load_ushort v41, v[176:177], off offset:-896
	v_mov_b32_e32 v198, 0
	s_mov_b64 s[30:31], 0
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
	v_mov_b32_e32 v37, v241
	v_mov_b64_e32 v[178:179], v[254:255]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v41, 16, v41
	v_cvt_f64_f32_e32 v[176:177], v41
	s_branch .LBB0_321
.LBB0_319:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
.LBB0_320:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_add_f64 v[198:199], v[204:205], -v[204:205]
	v_cmp_lt_f64_e32 vcc, 0, v[204:205]
	v_add_u32_e32 v37, -1, v37
	v_lshl_add_u64 v[178:179], v[178:179], 0, 4
	v_cndmask_b32_e32 v199, 0, v199, vcc
	v_cndmask_b32_e32 v198, 0, v198, vcc
	v_add_f64 v[204:205], v[198:199], v[206:207]
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
	v_cmp_eq_u32_e32 vcc, 0, v37
	s_or_b64 s[30:31], vcc, s[30:31]
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
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_402
.LBB0_321:                              ;   Parent Loop BB0_248 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	global_load_dword v204, v[178:179], off
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_ashrrev_i32_e32 v205, 31, v204
	v_lshlrev_b64 v[200:201], 9, v[204:205]
	v_lshl_add_u64 v[206:207], s[14:15], 0, v[200:201]
	v_lshl_add_u64 v[210:211], v[206:207], 0, v[38:39]
	global_load_ubyte v201, v[210:211], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v200, 0x7f, v201
	v_cmp_ne_u16_e32 vcc, s36, v200
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_327
; %bb.322:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 24, v201
	v_and_b32_e32 v201, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v200
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
; %bb.323:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 20, v200
	v_add3_u32 v41, v41, v201, s37
                                        ; implicit-def: $vgpr200
                                        ; implicit-def: $vgpr201
; %bb.324:                              ;   in Loop: Header=BB0_321 Depth=2
	s_andn2_saveexec_b64 s[34:35], s[34:35]
; %bb.325:                              ;   in Loop: Header=BB0_321 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v200
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v201, v41
; %bb.326:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
.LBB0_327:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[200:201], v[206:207], 0, v[44:45]
	global_load_ubyte v202, v[200:201], off offset:448
	v_mov_b32_e32 v200, 0
	v_mov_b32_e32 v201, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v202
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_331
; %bb.328:                              ;   in Loop: Header=BB0_321 Depth=2
	v_mov_b32_e32 v200, 0
	v_cmp_ne_u16_e32 vcc, 0, v202
	v_bfrev_b32_e32 v201, 28
	s_and_saveexec_b64 s[34:35], vcc
; %bb.329:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v200, 23, v202
	v_cvt_f64_f32_e32 v[200:201], v200
; %bb.330:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
	v_cvt_f64_f32_e32 v[202:203], v41
	v_mul_f64 v[200:201], v[200:201], v[202:203]
.LBB0_331:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v203, v[210:211], off offset:64
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v202, 0x7f, v203
	v_cmp_ne_u16_e32 vcc, s36, v202
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_337
; %bb.332:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 24, v203
	v_and_b32_e32 v203, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v202
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
; %bb.333:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 20, v202
	v_add3_u32 v41, v41, v203, s37
                                        ; implicit-def: $vgpr202
                                        ; implicit-def: $vgpr203
; %bb.334:                              ;   in Loop: Header=BB0_321 Depth=2
	s_andn2_saveexec_b64 s[34:35], s[34:35]
; %bb.335:                              ;   in Loop: Header=BB0_321 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v202
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v203, v41
; %bb.336:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
.LBB0_337:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[202:203], v[206:207], 0, v[46:47]
	global_load_ubyte v208, v[202:203], off offset:448
	v_mov_b32_e32 v202, 0
	v_mov_b32_e32 v203, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v208
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_341
; %bb.338:                              ;   in Loop: Header=BB0_321 Depth=2
	v_mov_b32_e32 v202, 0
	v_cmp_ne_u16_e32 vcc, 0, v208
	v_bfrev_b32_e32 v203, 28
	s_and_saveexec_b64 s[34:35], vcc
; %bb.339:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v202, 23, v208
	v_cvt_f64_f32_e32 v[202:203], v202
; %bb.340:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
	v_cvt_f64_f32_e32 v[208:209], v41
	v_mul_f64 v[202:203], v[202:203], v[208:209]
.LBB0_341:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v209, v[210:211], off offset:128
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v208, 0x7f, v209
	v_cmp_ne_u16_e32 vcc, s36, v208
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_347
; %bb.342:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 24, v209
	v_and_b32_e32 v209, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v208
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
; %bb.343:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 20, v208
	v_add3_u32 v41, v41, v209, s37
                                        ; implicit-def: $vgpr208
                                        ; implicit-def: $vgpr209
; %bb.344:                              ;   in Loop: Header=BB0_321 Depth=2
	s_andn2_saveexec_b64 s[34:35], s[34:35]
; %bb.345:                              ;   in Loop: Header=BB0_321 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v208
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v209, v41
; %bb.346:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
.LBB0_347:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[208:209], v[206:207], 0, v[48:49]
	global_load_ubyte v212, v[208:209], off offset:448
	v_mov_b32_e32 v208, 0
	v_mov_b32_e32 v209, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v212
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_351
; %bb.348:                              ;   in Loop: Header=BB0_321 Depth=2
	v_mov_b32_e32 v208, 0
	v_cmp_ne_u16_e32 vcc, 0, v212
	v_bfrev_b32_e32 v209, 28
	s_and_saveexec_b64 s[34:35], vcc
; %bb.349:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v208, 23, v212
	v_cvt_f64_f32_e32 v[208:209], v208
; %bb.350:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
	v_cvt_f64_f32_e32 v[212:213], v41
	v_mul_f64 v[208:209], v[208:209], v[212:213]
.LBB0_351:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[212:213], v[206:207], 0, v[50:51]
	global_load_ubyte v213, v[212:213], off
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v212, 0x7f, v213
	v_cmp_ne_u16_e32 vcc, s36, v212
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_357
; %bb.352:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 24, v213
	v_and_b32_e32 v213, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v212
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
; %bb.353:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 20, v212
	v_add3_u32 v41, v41, v213, s37
                                        ; implicit-def: $vgpr212
                                        ; implicit-def: $vgpr213
; %bb.354:                              ;   in Loop: Header=BB0_321 Depth=2
	s_andn2_saveexec_b64 s[34:35], s[34:35]
; %bb.355:                              ;   in Loop: Header=BB0_321 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v212
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v213, v41
; %bb.356:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
.LBB0_357:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[212:213], v[206:207], 0, v[52:53]
	global_load_ubyte v214, v[212:213], off offset:448
	v_mov_b32_e32 v212, 0
	v_mov_b32_e32 v213, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v214
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_361
; %bb.358:                              ;   in Loop: Header=BB0_321 Depth=2
	v_mov_b32_e32 v212, 0
	v_cmp_ne_u16_e32 vcc, 0, v214
	v_bfrev_b32_e32 v213, 28
	s_and_saveexec_b64 s[34:35], vcc
; %bb.359:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v212, 23, v214
	v_cvt_f64_f32_e32 v[212:213], v212
; %bb.360:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
	v_cvt_f64_f32_e32 v[214:215], v41
	v_mul_f64 v[212:213], v[212:213], v[214:215]
.LBB0_361:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v215, v[210:211], off offset:256
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v214, 0x7f, v215
	v_cmp_ne_u16_e32 vcc, s36, v214
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_367
; %bb.362:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 24, v215
	v_and_b32_e32 v215, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v214
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
; %bb.363:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 20, v214
	v_add3_u32 v41, v41, v215, s37
                                        ; implicit-def: $vgpr214
                                        ; implicit-def: $vgpr215
; %bb.364:                              ;   in Loop: Header=BB0_321 Depth=2
	s_andn2_saveexec_b64 s[34:35], s[34:35]
; %bb.365:                              ;   in Loop: Header=BB0_321 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v214
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v215, v41
; %bb.366:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
.LBB0_367:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[214:215], v[206:207], 0, v[54:55]
	global_load_ubyte v216, v[214:215], off offset:448
	v_mov_b32_e32 v214, 0
	v_mov_b32_e32 v215, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v216
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_371
; %bb.368:                              ;   in Loop: Header=BB0_321 Depth=2
	v_mov_b32_e32 v214, 0
	v_cmp_ne_u16_e32 vcc, 0, v216
	v_bfrev_b32_e32 v215, 28
	s_and_saveexec_b64 s[34:35], vcc
; %bb.369:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v214, 23, v216
	v_cvt_f64_f32_e32 v[214:215], v214
; %bb.370:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
	v_cvt_f64_f32_e32 v[216:217], v41
	v_mul_f64 v[214:215], v[214:215], v[216:217]
.LBB0_371:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v217, v[210:211], off offset:320
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v216, 0x7f, v217
	v_cmp_ne_u16_e32 vcc, s36, v216
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_377
; %bb.372:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 24, v217
	v_and_b32_e32 v217, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v216
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
; %bb.373:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 20, v216
	v_add3_u32 v41, v41, v217, s37
                                        ; implicit-def: $vgpr216
                                        ; implicit-def: $vgpr217
; %bb.374:                              ;   in Loop: Header=BB0_321 Depth=2
	s_andn2_saveexec_b64 s[34:35], s[34:35]
; %bb.375:                              ;   in Loop: Header=BB0_321 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v216
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v217, v41
; %bb.376:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
.LBB0_377:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[216:217], v[206:207], 0, v[56:57]
	global_load_ubyte v218, v[216:217], off offset:448
	v_mov_b32_e32 v222, 0
	v_mov_b32_e32 v223, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v218
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_381
; %bb.378:                              ;   in Loop: Header=BB0_321 Depth=2
	v_mov_b32_e32 v216, 0
	v_cmp_ne_u16_e32 vcc, 0, v218
	v_bfrev_b32_e32 v217, 28
	s_and_saveexec_b64 s[34:35], vcc
; %bb.379:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v216, 23, v218
	v_cvt_f64_f32_e32 v[216:217], v216
; %bb.380:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
	v_cvt_f64_f32_e32 v[218:219], v41
	v_mul_f64 v[222:223], v[216:217], v[218:219]
.LBB0_381:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	global_load_ubyte v211, v[210:211], off offset:384
	v_mov_b32_e32 v41, 0x7fc00000
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v210, 0x7f, v211
	v_cmp_ne_u16_e32 vcc, s36, v210
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_387
; %bb.382:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 24, v211
	v_and_b32_e32 v211, 0x80000000, v41
	v_cmp_lt_u16_e32 vcc, 7, v210
                                        ; implicit-def: $vgpr41
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
; %bb.383:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v41, 20, v210
	v_add3_u32 v41, v41, v211, s37
                                        ; implicit-def: $vgpr210
                                        ; implicit-def: $vgpr211
; %bb.384:                              ;   in Loop: Header=BB0_321 Depth=2
	s_andn2_saveexec_b64 s[34:35], s[34:35]
; %bb.385:                              ;   in Loop: Header=BB0_321 Depth=2
	v_cvt_f32_ubyte0_e32 v41, v210
	v_mul_f32_e32 v41, 0x3b000000, v41
	v_or_b32_e32 v41, v211, v41
; %bb.386:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
.LBB0_387:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshl_add_u64 v[206:207], v[206:207], 0, v[58:59]
	global_load_ubyte v210, v[206:207], off offset:448
	v_mov_b32_e32 v226, 0
	v_mov_b32_e32 v227, 0x7ff80000
	s_waitcnt vmcnt(0)
	v_cmp_gt_i16_e32 vcc, s38, v210
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_391
; %bb.388:                              ;   in Loop: Header=BB0_321 Depth=2
	v_mov_b32_e32 v206, 0
	v_cmp_ne_u16_e32 vcc, 0, v210
	v_bfrev_b32_e32 v207, 28
	s_and_saveexec_b64 s[34:35], vcc
; %bb.389:                              ;   in Loop: Header=BB0_321 Depth=2
	v_lshlrev_b32_e32 v206, 23, v210
	v_cvt_f64_f32_e32 v[206:207], v206
; %bb.390:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
	v_cvt_f64_f32_e32 v[210:211], v41
	v_mul_f64 v[226:227], v[206:207], v[210:211]
.LBB0_391:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[204:205], 7, v[204:205]
	v_lshl_add_u64 v[204:205], v[158:159], 0, v[204:205]
	global_load_ushort v41, v[204:205], off offset:-896
	v_fma_f64 v[204:205], v[162:163], v[200:201], 0
	v_fmac_f64_e32 v[204:205], v[164:165], v[202:203]
	v_fmac_f64_e32 v[204:205], v[166:167], v[208:209]
	v_fmac_f64_e32 v[204:205], v[168:169], v[212:213]
	v_fmac_f64_e32 v[204:205], v[170:171], v[214:215]
	v_fmac_f64_e32 v[204:205], v[172:173], v[222:223]
	v_fmac_f64_e32 v[204:205], v[174:175], v[226:227]
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v41, 16, v41
	v_cvt_f64_f32_e32 v[228:229], v41
	v_fmac_f64_e32 v[204:205], v[176:177], v[228:229]
	ds_bpermute_b32 v206, v232, v204
	ds_bpermute_b32 v207, v232, v205
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[206:207]
	ds_bpermute_b32 v206, v35, v204
	ds_bpermute_b32 v207, v35, v205
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[206:207]
	ds_bpermute_b32 v206, v233, v204
	ds_bpermute_b32 v207, v233, v205
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[206:207]
	ds_bpermute_b32 v206, v234, v204
	ds_bpermute_b32 v207, v234, v205
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[206:207]
	ds_bpermute_b32 v206, v235, v204
	ds_bpermute_b32 v207, v235, v205
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[206:207]
	ds_bpermute_b32 v210, v236, v204
	ds_bpermute_b32 v211, v236, v205
	v_mov_b64_e32 v[206:207], 1.0
	v_mov_b64_e32 v[230:231], v[206:207]
	s_waitcnt lgkmcnt(0)
	v_add_f64 v[204:205], v[204:205], v[210:211]
	v_mul_f64 v[204:205], v[204:205], s[18:19]
	v_cmp_gt_f64_e32 vcc, v[198:199], v[204:205]
	v_cmp_u_f64_e64 s[0:1], v[204:205], v[204:205]
	s_or_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v225, v205, v199, vcc
	v_cndmask_b32_e32 v224, v204, v198, vcc
	v_cmp_neq_f64_e32 vcc, v[198:199], v[224:225]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_397
; %bb.392:                              ;   in Loop: Header=BB0_321 Depth=2
	v_add_f64 v[198:199], v[198:199], -v[224:225]
	v_cmp_nlt_f64_e32 vcc, s[20:21], v[198:199]
                                        ; implicit-def: $vgpr230_vgpr231
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
; %bb.393:                              ;   in Loop: Header=BB0_321 Depth=2
	v_cmp_u_f64_e32 vcc, v[198:199], v[198:199]
	s_nop 1
	v_cndmask_b32_e32 v231, 0, v199, vcc
	v_cndmask_b32_e32 v230, 0, v198, vcc
                                        ; implicit-def: $vgpr198_vgpr199
; %bb.394:                              ;   in Loop: Header=BB0_321 Depth=2
	s_andn2_saveexec_b64 s[34:35], s[34:35]
	s_cbranch_execz .LBB0_396
; %bb.395:                              ;   in Loop: Header=BB0_321 Depth=2
	v_cvt_i32_f64_e32 v41, v[198:199]
	v_cmp_gt_f64_e32 vcc, 0, v[198:199]
	s_nop 1
	v_subbrev_co_u32_e32 v41, vcc, 0, v41, vcc
	v_cmp_nlt_f64_e32 vcc, s[24:25], v[198:199]
	s_nop 1
	v_cndmask_b32_e32 v41, v238, v41, vcc
	v_cvt_f64_i32_e32 v[210:211], v41
	v_add_f64 v[198:199], v[198:199], -v[210:211]
	v_cvt_f32_f64_e32 v198, v[198:199]
	v_exp_f32_e32 v198, v198
	v_lshl_add_u32 v41, v41, 20, v239
	v_cvt_f64_f32_e32 v[198:199], v198
	v_mul_f64 v[230:231], v[40:41], v[198:199]
.LBB0_396:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[34:35]
.LBB0_397:                              ;   in Loop: Header=BB0_321 Depth=2
	s_or_b64 exec, exec, s[0:1]
	v_cmp_neq_f64_e32 vcc, v[204:205], v[224:225]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_320
; %bb.398:                              ;   in Loop: Header=BB0_321 Depth=2
	v_add_f64 v[198:199], v[204:205], -v[224:225]
	v_cmp_nlt_f64_e32 vcc, s[20:21], v[198:199]
                                        ; implicit-def: $vgpr206_vgpr207
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
; %bb.399:                              ;   in Loop: Header=BB0_321 Depth=2
	v_cmp_u_f64_e32 vcc, v[198:199], v[198:199]
	s_nop 1
	v_cndmask_b32_e32 v207, 0, v199, vcc
	v_cndmask_b32_e32 v206, 0, v198, vcc
                                        ; implicit-def: $vgpr198_vgpr199
; %bb.400:                              ;   in Loop: Header=BB0_321 Depth=2
	s_andn2_saveexec_b64 s[34:35], s[34:35]
	s_cbranch_execz .LBB0_319
; %bb.401:                              ;   in Loop: Header=BB0_321 Depth=2
	v_cvt_i32_f64_e32 v41, v[198:199]
	v_cmp_gt_f64_e32 vcc, 0, v[198:199]
	s_nop 1
	v_subbrev_co_u32_e32 v41, vcc, 0, v41, vcc
	v_cmp_nlt_f64_e32 vcc, s[24:25], v[198:199]
	s_nop 1
	v_cndmask_b32_e32 v41, v238, v41, vcc
	v_cvt_f64_i32_e32 v[206:207], v41
	v_add_f64 v[198:199], v[198:199], -v[206:207]
	v_cvt_f32_f64_e32 v198, v[198:199]
	v_exp_f32_e32 v198, v198
	v_lshl_add_u32 v41, v41, 20, v239
	v_cvt_f64_f32_e32 v[198:199], v198
	v_mul_f64 v[206:207], v[40:41], v[198:199]
	s_branch .LBB0_319
.LBB0_402:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_lshrrev_b32_e32 v37, 20, v205
	v_add_u32_e32 v41, 0xfffff801, v37
	v_cmp_lt_u32_e32 vcc, s39, v41
                                        ; implicit-def: $vgpr162_vgpr163
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_404
; %bb.403:                              ;   in Loop: Header=BB0_248 Depth=1
	v_and_b32_e32 v41, 0xfffff, v205
	v_or_b32_e32 v163, 0x3ff00000, v41
	v_mov_b32_e32 v162, v204
	v_cvt_f32_f64_e32 v41, v[162:163]
	v_log_f32_e32 v41, v41
	v_add_u32_e32 v37, 0xfffffc01, v37
	v_cvt_f64_i32_e32 v[162:163], v37
	v_cvt_f64_f32_e32 v[164:165], v41
	v_add_f64 v[162:163], v[162:163], v[164:165]
.LBB0_404:                              ;   in Loop: Header=BB0_248 Depth=1
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.405:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cvt_f32_f64_e32 v37, v[204:205]
	v_log_f32_e32 v37, v37
	s_nop 0
	v_cvt_f64_f32_e32 v[162:163], v37
; %bb.406:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_mul_hi_u32 v37, v160, v237
	v_mul_lo_u32 v37, v37, s88
	v_sub_u32_e32 v37, v160, v37
	v_subrev_u32_e32 v41, s88, v37
	v_cmp_le_u32_e32 vcc, s88, v37
	v_mov_b32_e32 v165, v40
	v_mov_b64_e32 v[166:167], 1.0
	v_cndmask_b32_e32 v37, v37, v41, vcc
	v_subrev_u32_e32 v41, s88, v37
	v_cmp_le_u32_e32 vcc, s88, v37
	s_nop 1
	v_cndmask_b32_e32 v164, v37, v41, vcc
	v_lshl_add_u64 v[164:165], v[164:165], 2, s[10:11]
	global_load_dword v37, v[164:165], off
	v_add_f64 v[164:165], v[224:225], v[162:163]
	s_waitcnt vmcnt(0)
	v_cvt_f64_f32_e32 v[162:163], v37
	v_mul_f64 v[170:171], v[162:163], s[26:27]
	v_cmp_gt_f64_e32 vcc, v[164:165], v[170:171]
	v_cmp_u_f64_e64 s[0:1], v[170:171], v[170:171]
	s_or_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v163, v171, v165, vcc
	v_cndmask_b32_e32 v162, v170, v164, vcc
	v_cmp_neq_f64_e32 vcc, v[164:165], v[162:163]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_412
; %bb.407:                              ;   in Loop: Header=BB0_248 Depth=1
	v_add_f64 v[168:169], v[164:165], -v[162:163]
	v_cmp_nlt_f64_e32 vcc, s[20:21], v[168:169]
                                        ; implicit-def: $vgpr166_vgpr167
	s_and_saveexec_b64 s[30:31], vcc
	s_xor_b64 s[30:31], exec, s[30:31]
; %bb.408:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cmp_u_f64_e32 vcc, v[168:169], v[168:169]
	s_nop 1
	v_cndmask_b32_e32 v167, 0, v169, vcc
	v_cndmask_b32_e32 v166, 0, v168, vcc
                                        ; implicit-def: $vgpr168_vgpr169
; %bb.409:                              ;   in Loop: Header=BB0_248 Depth=1
	s_andn2_saveexec_b64 s[30:31], s[30:31]
	s_cbranch_execz .LBB0_411
; %bb.410:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cvt_i32_f64_e32 v37, v[168:169]
	v_cmp_gt_f64_e32 vcc, 0, v[168:169]
	s_nop 1
	v_subbrev_co_u32_e32 v37, vcc, 0, v37, vcc
	v_cmp_nlt_f64_e32 vcc, s[24:25], v[168:169]
	s_nop 1
	v_cndmask_b32_e32 v37, v238, v37, vcc
	v_cvt_f64_i32_e32 v[166:167], v37
	v_add_f64 v[166:167], v[168:169], -v[166:167]
	v_cvt_f32_f64_e32 v41, v[166:167]
	v_exp_f32_e32 v166, v41
	v_lshl_add_u32 v41, v37, 20, v239
	v_cvt_f64_f32_e32 v[166:167], v166
	v_mul_f64 v[166:167], v[40:41], v[166:167]
.LBB0_411:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
.LBB0_412:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_cmp_neq_f64_e32 vcc, s[28:29], v[170:171]
	v_mov_b64_e32 v[168:169], 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_420
; %bb.413:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cmp_neq_f64_e32 vcc, v[170:171], v[162:163]
	v_mov_b64_e32 v[168:169], 1.0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_419
; %bb.414:                              ;   in Loop: Header=BB0_248 Depth=1
	v_add_f64 v[170:171], v[170:171], -v[162:163]
	v_cmp_nlt_f64_e32 vcc, s[20:21], v[170:171]
                                        ; implicit-def: $vgpr168_vgpr169
	s_and_saveexec_b64 s[34:35], vcc
	s_xor_b64 s[34:35], exec, s[34:35]
; %bb.415:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cmp_u_f64_e32 vcc, v[170:171], v[170:171]
	s_nop 1
	v_cndmask_b32_e32 v169, 0, v171, vcc
	v_cndmask_b32_e32 v168, 0, v170, vcc
                                        ; implicit-def: $vgpr170_vgpr171
; %bb.416:                              ;   in Loop: Header=BB0_248 Depth=1
	s_andn2_saveexec_b64 s[34:35], s[34:35]
	s_cbranch_execz .LBB0_418
; %bb.417:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cvt_i32_f64_e32 v37, v[170:171]
	v_cmp_gt_f64_e32 vcc, 0, v[170:171]
	s_nop 1
	v_subbrev_co_u32_e32 v37, vcc, 0, v37, vcc
	v_cmp_nlt_f64_e32 vcc, s[24:25], v[170:171]
	s_nop 1
	v_cndmask_b32_e32 v37, v238, v37, vcc
	v_cvt_f64_i32_e32 v[168:169], v37
	v_add_f64 v[168:169], v[170:171], -v[168:169]
	v_cvt_f32_f64_e32 v41, v[168:169]
	v_exp_f32_e32 v168, v41
	v_lshl_add_u32 v41, v37, 20, v239
	v_cvt_f64_f32_e32 v[168:169], v168
	v_mul_f64 v[168:169], v[40:41], v[168:169]
.LBB0_418:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[34:35]
.LBB0_419:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[30:31]
.LBB0_420:                              ;   in Loop: Header=BB0_248 Depth=1
	s_or_b64 exec, exec, s[0:1]
	v_cmp_u_f64_e32 vcc, v[164:165], v[164:165]
	s_nop 1
	v_cndmask_b32_e32 v165, v239, v165, vcc
	v_cndmask_b32_e32 v164, 0, v164, vcc
	v_fmac_f64_e32 v[168:169], v[164:165], v[166:167]
	v_lshrrev_b32_e32 v37, 20, v169
	v_add_u32_e32 v41, 0xfffff801, v37
	v_cmp_lt_u32_e32 vcc, s39, v41
                                        ; implicit-def: $vgpr164_vgpr165
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_422
; %bb.421:                              ;   in Loop: Header=BB0_248 Depth=1
	v_and_b32_e32 v41, 0xfffff, v169
	v_or_b32_e32 v165, 0x3ff00000, v41
	v_mov_b32_e32 v164, v168
	v_cvt_f32_f64_e32 v41, v[164:165]
	v_log_f32_e32 v41, v41
	v_add_u32_e32 v37, 0xfffffc01, v37
	v_cvt_f64_i32_e32 v[164:165], v37
	v_cvt_f64_f32_e32 v[170:171], v41
	v_add_f64 v[164:165], v[164:165], v[170:171]
.LBB0_422:                              ;   in Loop: Header=BB0_248 Depth=1
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.423:                              ;   in Loop: Header=BB0_248 Depth=1
	v_cvt_f32_f64_e32 v37, v[168:169]
	v_log_f32_e32 v37, v37
	s_nop 0
	v_cvt_f64_f32_e32 v[164:165], v37
; %bb.424:                              ;   in Loop: Header=BB0_248 Depth=1
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
	v_div_scale_f64 v[174:175], s[0:1], v[204:205], v[204:205], v[220:221]
	v_rcp_f64_e32 v[178:179], v[174:175]
	v_div_fmas_f64 v[170:171], v[170:171], v[172:173], v[176:177]
	v_div_fixup_f64 v[166:167], v[170:171], v[168:169], v[166:167]
	v_div_scale_f64 v[172:173], s[0:1], v[204:205], v[204:205], v[218:219]
	v_fma_f64 v[168:169], -v[174:175], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[168:169]
	v_fma_f64 v[168:169], -v[174:175], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[168:169]
	v_div_scale_f64 v[168:169], vcc, v[220:221], v[204:205], v[220:221]
	v_mul_f64 v[170:171], v[168:169], v[178:179]
	v_fma_f64 v[168:169], -v[174:175], v[170:171], v[168:169]
	v_rcp_f64_e32 v[174:175], v[172:173]
	s_nop 0
	v_div_fmas_f64 v[168:169], v[168:169], v[178:179], v[170:171]
	v_div_fixup_f64 v[168:169], v[168:169], v[204:205], v[220:221]
	v_mul_f64 v[168:169], v[168:169], v[166:167]
	v_fma_f64 v[170:171], -v[172:173], v[174:175], 1.0
	v_fmac_f64_e32 v[174:175], v[174:175], v[170:171]
	v_fma_f64 v[170:171], -v[172:173], v[174:175], 1.0
	v_fmac_f64_e32 v[174:175], v[174:175], v[170:171]
	v_div_scale_f64 v[170:171], vcc, v[218:219], v[204:205], v[218:219]
	v_mul_f64 v[176:177], v[170:171], v[174:175]
	v_fma_f64 v[170:171], -v[172:173], v[176:177], v[170:171]
	v_div_scale_f64 v[172:173], s[0:1], v[204:205], v[204:205], v[216:217]
	v_rcp_f64_e32 v[178:179], v[172:173]
	v_div_fmas_f64 v[170:171], v[170:171], v[174:175], v[176:177]
	v_cvt_f32_f64_e32 v37, v[168:169]
	v_bfe_u32 v41, v37, 16, 1
	v_fma_f64 v[174:175], -v[172:173], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[174:175]
	v_fma_f64 v[174:175], -v[172:173], v[178:179], 1.0
	v_fmac_f64_e32 v[178:179], v[178:179], v[174:175]
	v_div_scale_f64 v[174:175], vcc, v[216:217], v[204:205], v[216:217]
	v_mul_f64 v[176:177], v[174:175], v[178:179]
	v_fma_f64 v[172:173], -v[172:173], v[176:177], v[174:175]
	v_div_scale_f64 v[174:175], s[0:1], v[204:205], v[204:205], v[210:211]
	v_rcp_f64_e32 v[180:181], v[174:175]
	v_div_fmas_f64 v[172:173], v[172:173], v[178:179], v[176:177]
	v_add3_u32 v41, v37, v41, s40
	v_div_fixup_f64 v[170:171], v[170:171], v[204:205], v[218:219]
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
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v168, v37, v240 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
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
	v_div_fixup_f64 v[172:173], v[172:173], v[204:205], v[216:217]
	v_div_fixup_f64 v[174:175], v[174:175], v[204:205], v[210:211]
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
	v_div_fixup_f64 v[176:177], v[176:177], v[204:205], v[208:209]
	v_div_fixup_f64 v[178:179], v[178:179], v[204:205], v[206:207]
	v_fma_f64 v[182:183], -v[180:181], v[186:187], 1.0
	v_fmac_f64_e32 v[186:187], v[186:187], v[182:183]
	v_fma_f64 v[182:183], -v[180:181], v[186:187], 1.0
	v_fmac_f64_e32 v[186:187], v[186:187], v[182:183]
	v_div_scale_f64 v[182:183], vcc, v[202:203], v[204:205], v[202:203]
	v_mul_f64 v[184:185], v[182:183], v[186:187]
	v_fma_f64 v[180:181], -v[180:181], v[184:185], v[182:183]
	v_div_scale_f64 v[182:183], s[0:1], v[204:205], v[204:205], v[200:201]
	v_rcp_f64_e32 v[188:189], v[182:183]
	v_div_fmas_f64 v[180:181], v[180:181], v[186:187], v[184:185]
	v_div_fixup_f64 v[180:181], v[180:181], v[204:205], v[202:203]
	v_fma_f64 v[184:185], -v[182:183], v[188:189], 1.0
	v_fmac_f64_e32 v[188:189], v[188:189], v[184:185]
	v_fma_f64 v[184:185], -v[182:183], v[188:189], 1.0
	v_fmac_f64_e32 v[188:189], v[188:189], v[184:185]
	v_div_scale_f64 v[184:185], vcc, v[200:201], v[204:205], v[200:201]
	v_mul_f64 v[186:187], v[184:185], v[188:189]
	v_fma_f64 v[182:183], -v[182:183], v[186:187], v[184:185]
	v_lshlrev_b64 v[184:185], 10, v[160:161]
	s_nop 0
	v_div_fmas_f64 v[182:183], v[182:183], v[188:189], v[186:187]
	v_cmp_u_f32_e32 vcc, v37, v37
	v_lshl_add_u64 v[184:185], v[42:43], 0, v[184:185]
	v_div_fixup_f64 v[182:183], v[182:183], v[204:205], v[200:201]
	v_cndmask_b32_e32 v37, v41, v168, vcc
	v_mul_f64 v[168:169], v[170:171], v[166:167]
	global_store_short v[184:185], v37, off
	v_cvt_f32_f64_e32 v37, v[168:169]
	v_bfe_u32 v41, v37, 16, 1
	v_add3_u32 v41, v37, v41, s40
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v168, v37, v240 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v37, v37
	s_nop 1
	v_cndmask_b32_e32 v37, v41, v168, vcc
	v_mul_f64 v[168:169], v[172:173], v[166:167]
	global_store_short v[184:185], v37, off offset:128
	v_cvt_f32_f64_e32 v37, v[168:169]
	v_bfe_u32 v41, v37, 16, 1
	v_add3_u32 v41, v37, v41, s40
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v168, v37, v240 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v37, v37
	s_nop 1
	v_cndmask_b32_e32 v37, v41, v168, vcc
	v_mul_f64 v[168:169], v[174:175], v[166:167]
	global_store_short v[184:185], v37, off offset:256
	v_cvt_f32_f64_e32 v37, v[168:169]
	v_bfe_u32 v41, v37, 16, 1
	v_add3_u32 v41, v37, v41, s40
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v168, v37, v240 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v37, v37
	s_nop 1
	v_cndmask_b32_e32 v37, v41, v168, vcc
	v_mul_f64 v[168:169], v[176:177], v[166:167]
	global_store_short v[184:185], v37, off offset:384
	v_cvt_f32_f64_e32 v37, v[168:169]
	v_bfe_u32 v41, v37, 16, 1
	v_add3_u32 v41, v37, v41, s40
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v168, v37, v240 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v37, v37
	s_nop 1
	v_cndmask_b32_e32 v37, v41, v168, vcc
	v_mul_f64 v[168:169], v[178:179], v[166:167]
	global_store_short v[184:185], v37, off offset:512
	v_cvt_f32_f64_e32 v37, v[168:169]
	v_bfe_u32 v41, v37, 16, 1
	v_add3_u32 v41, v37, v41, s40
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v168, v37, v240 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v37, v37
	s_nop 1
	v_cndmask_b32_e32 v37, v41, v168, vcc
	v_mul_f64 v[168:169], v[180:181], v[166:167]
	global_store_short v[184:185], v37, off offset:640
	v_cvt_f32_f64_e32 v37, v[168:169]
	v_bfe_u32 v41, v37, 16, 1
	v_add3_u32 v41, v37, v41, s40
	v_lshrrev_b32_e32 v41, 16, v41
	v_or_b32_sdwa v168, v37, v240 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	v_cmp_u_f32_e32 vcc, v37, v37
	v_mul_f64 v[166:167], v[182:183], v[166:167]
	s_nop 0
	v_cndmask_b32_e32 v37, v41, v168, vcc
	global_store_short v[184:185], v37, off offset:768
	v_cvt_f32_f64_e32 v37, v[166:167]
	v_bfe_u32 v41, v37, 16, 1
	v_add3_u32 v41, v37, v41, s40
	v_cmp_u_f32_e32 vcc, v37, v37
	v_or_b32_sdwa v37, v37, v240 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	s_nop 0
	v_cndmask_b32_sdwa v37, v41, v37, vcc dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:DWORD
	global_store_short v[184:185], v37, off offset:896
	s_and_saveexec_b64 s[0:1], s[22:23]
	s_cbranch_execz .LBB0_247
; %bb.425:                              ;   in Loop: Header=BB0_248 Depth=1
	v_add_f64 v[162:163], v[162:163], v[164:165]
	v_div_scale_f64 v[164:165], s[30:31], s[26:27], s[26:27], v[162:163]
	v_rcp_f64_e32 v[166:167], v[164:165]
	v_div_scale_f64 v[168:169], vcc, v[162:163], s[26:27], v[162:163]
	v_lshl_add_u64 v[160:161], v[160:161], 2, s[16:17]
	v_fma_f64 v[170:171], -v[164:165], v[166:167], 1.0
	v_fmac_f64_e32 v[166:167], v[166:167], v[170:171]
	v_fma_f64 v[170:171], -v[164:165], v[166:167], 1.0
	v_fmac_f64_e32 v[166:167], v[166:167], v[170:171]
	v_mul_f64 v[170:171], v[168:169], v[166:167]
	v_fma_f64 v[164:165], -v[164:165], v[170:171], v[168:169]
	v_div_fmas_f64 v[164:165], v[164:165], v[166:167], v[170:171]
	v_div_fixup_f64 v[162:163], v[164:165], s[26:27], v[162:163]
	v_cvt_f32_f64_e32 v37, v[162:163]
	global_store_dword v[160:161], v37, off
	s_branch .LBB0_247
.LBB0_426:
	s_or_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_31
	s_branch .LBB0_46
.LBB0_427:
	s_or_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_50
	s_branch .LBB0_61
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel mla_v4_nm
		.amdhsa_group_segment_fixed_size 50000
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 418
		.amdhsa_next_free_sgpr 96
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
	.size	mla_v4_nm, .Lfunc_end0-mla_v4_nm
                                        ; -- End function
	.set mla_v4_nm.num_vgpr, 256
	.set mla_v4_nm.num_agpr, 162
	.set mla_v4_nm.numbered_sgpr, 90
	.set mla_v4_nm.num_named_barrier, 0
	.set mla_v4_nm.private_seg_size, 0
	.set mla_v4_nm.uses_vcc, 1
	.set mla_v4_nm.uses_flat_scratch, 0
	.set mla_v4_nm.has_dyn_sized_stack, 0
	.set mla_v4_nm.has_recursion, 0
	.set mla_v4_nm.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
; Kernel info:
; codeLenInByte = 22508
; TotalNumSgprs: 96
; NumVgprs: 256
; NumAgprs: 162
; TotalNumVgprs: 418
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 50000 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 52
; NumSGPRsForWavesPerEU: 102
; NumVGPRsForWavesPerEU: 418
; AccumOffset: 256
; Occupancy: 1
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 2
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
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
  - .agpr_count:     162
    .args:
      - .offset:         0
        .size:           336
        .value_kind:     by_value
    .group_segment_fixed_size: 50000
    .kernarg_segment_align: 16
    .kernarg_segment_size: 336
    .max_flat_workgroup_size: 256
    .name:           mla_v4_nm
    .private_segment_fixed_size: 0
    .sgpr_count:     96
    .sgpr_spill_count: 0
    .symbol:         mla_v4_nm.kd
    .uniform_work_group_size: 1
    .uses_dynamic_stack: false
    .vgpr_count:     418
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx950
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
