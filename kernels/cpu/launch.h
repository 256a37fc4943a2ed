// The CPU backend of launcher.cu.
#pragma once

#include "common/combine.h"
#include "common/params.h"

namespace mla::cpu {

void launch(const SplitParams&);
void launch(const PersistentParams&);
void launch(const PackParams&);
void launch(const CombineParams&);

// Forces an instruction set by name, or "auto" for the best one present. False where it is unknown or absent.
bool select_isa(const char* name);
const char* selected_isa();

// FLOP/s of the selected path's multiply-add instruction on one core, measured for about 20 ms.
double peak_flops();

}  // namespace mla::cpu
