"""From Python source to LLVM's intermediate representation (IR), with Numba."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from heatcloak_aggregator.native.machine_code import initialize
from heatcloak_aggregator.native.signature import KINDS, Signature
from heatcloak_aggregator.native.sources import kernels

_ANY_ORDER = {"reassoc", "nsz", "contract"}
_EXTERNAL = {"cos", "erf", "erfc", "exp", "expm1", "hypot", "ldexp", "log", "log1p", "sin", "sqrt"}
_EXTERNAL |= {"memcpy", "memmove", "memset", "pow"}
"""C functions that native code may call: every process has them."""
_LOWERED_INLINING = 5
"""Inlining threshold for shipped IR: low, as inlining happens again for the processor."""
_NO_REFERENCE_COUNTS = "".join(
    f"define void @{name}(ptr %0) alwaysinline {{\n  ret void\n}}\n" for name in ("NRT_incref", "NRT_decref")
)
"""Replaces Numba's reference counting: arrays of the caller have no count."""


def lower(function: Callable[..., Any], signature: Signature, name: str) -> str:
    """Return the IR of a module with one external function, ``entry``, for any 64-bit processor.

    Numba runs in this process, without optimization.

    Raises:
        RuntimeError: if the function allocates or raises.
    """
    from numba import carray, cfunc, types
    from numba.extending import register_jitable

    for each, any_order in kernels.items():
        register_jitable(error_model="numpy", fastmath=_ANY_ORDER if any_order else False)(each)
    register_jitable(error_model="numpy")(function)
    names = [f"a{number}" for number in range(len(signature.arguments))]
    code = f"def entry({', '.join([*names, *signature.dimensions])}):\n    "
    code += f"{'return ' if signature.result else ''}_function({signature.call_expressions(names)})\n"
    scope = {**function.__globals__, "carray": carray, "_function": function}
    exec(code, scope)  # noqa: S102  of our own signatures
    kinds = [getattr(types, KINDS[each.kind].dtype) for each in signature.arguments]
    taken = [
        types.CPointer(kind) if each.shape else kind
        for each, kind in zip(signature.arguments, kinds, strict=True)
    ]
    result = getattr(types, KINDS[signature.result].dtype) if signature.result else types.void
    shape = result(*taken, *(types.int64 for _ in signature.dimensions))
    compiled = cfunc(shape, nopython=True, error_model="numpy")(scope["entry"])
    return _portable(compiled.inspect_llvm(), compiled.native_name, name)


def _portable(code: str, name: str, of: str) -> str:
    """Reduce the IR of a module to what ``name`` needs, without anything that depends on the processor."""
    from llvmlite import binding

    initialize()
    module = binding.parse_assembly(code)
    for function in module.functions:
        if function.name in ("NRT_incref", "NRT_decref"):
            function.linkage = "linkonce_odr"
    module.link_in(binding.parse_assembly(_NO_REFERENCE_COUNTS))
    for function in module.functions:
        if not function.is_declaration:
            function.linkage = "external" if function.name == name else "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    module.get_function(name).name = "entry"
    tuning = binding.create_pipeline_tuning_options(speed_level=1)
    tuning.inlining_threshold = _LOWERED_INLINING
    tuning.loop_vectorization = tuning.slp_vectorization = tuning.loop_unrolling = False
    builder = binding.create_pass_builder(
        binding.Target.from_default_triple().create_target_machine(), tuning
    )
    builder.getModulePassManager().run(module, builder)
    outside = {each.name for each in module.functions if each.is_declaration and "llvm." not in each.name}
    text = str(module)
    if outside - _EXTERNAL or "numba.dynamic.globals" in text or re.search(r"inttoptr \(i64 \d", text):
        raise RuntimeError(
            f"{of} refers to {sorted(outside - _EXTERNAL)}: native functions must not allocate or raise, "
            "and must take arrays as arguments"
        )
    for number, function in enumerate(each for each in module.functions if not each.is_declaration):
        if function.name != "entry":
            function.name = f"f{number}"
        instructions = (each for block in function.blocks for each in block.instructions)
        for value in (*function.arguments, *function.blocks, *instructions):
            value.name = ""
    lines = (line.partition(" ; preds")[0].rstrip() for line in str(module).splitlines())
    kept = (line for line in lines if line and not line.startswith(("; ", "source_filename", "target ")))
    return "\n".join(kept) + "\n"
