"""From LLVM's intermediate representation to machine code for this processor, with llvmlite."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

from heatcloak_aggregator.native.signature import Signature
from heatcloak_aggregator.native.sources import content_digest

_SOURCES = [str(Path(__file__).with_name(f"{name}.py")) for name in ("lowering", "machine_code", "signature")]
"""Modules whose changes make machine code out of date."""
_INLINING = 50
"""Inlining threshold for machine code."""


def object_file(code: str) -> bytes:
    """Optimize IR for this processor and return an object file."""
    from llvmlite import binding

    initialize()
    module, machine = binding.parse_assembly(code), _machine()
    module.triple, module.data_layout = machine.triple, str(machine.target_data)
    tuning = binding.create_pipeline_tuning_options(speed_level=3)
    # Larger loop bodies and more inlining would double the compilation time for little.
    tuning.inlining_threshold, tuning.loop_unrolling = _INLINING, False
    builder = binding.create_pass_builder(machine, tuning)
    builder.getModulePassManager().run(module, builder)
    content: bytes = machine.emit_object(module)
    return content


def link(content: bytes, signature: Signature) -> tuple[Callable[..., Any], list[object]]:
    """Load an object file.

    Returns:
        its function, and what must live as long as the function.
    """
    from llvmlite import binding

    initialize()
    engine = binding.create_mcjit_compiler(binding.parse_assembly(""), _machine())
    file = binding.ObjectFileRef.from_data(content)
    engine.add_object_file(file)
    engine.finalize_object()
    return signature.ctype(engine.get_function_address("entry")), [engine, file]


@cache
def toolchain() -> tuple[str, ...]:
    """Return the versions of the compilers, and the processor."""
    from llvmlite import binding

    features = binding.get_host_cpu_features().flatten()
    machine = (binding.get_process_triple(), binding.get_host_cpu_name(), features)
    return version("numba"), version("llvmlite"), sys.version, *machine, *map(content_digest, _SOURCES)


@cache
def initialize() -> None:
    """Prepare LLVM for this processor."""
    from llvmlite import binding

    binding.initialize_native_target()
    binding.initialize_native_asmprinter()


def _machine() -> Any:  # noqa: ANN401  llvmlite has no types
    from llvmlite import binding

    return binding.Target.from_default_triple().create_target_machine(
        cpu=binding.get_host_cpu_name(),
        features=binding.get_host_cpu_features().flatten(),
        opt=3,
        codemodel="jitdefault",
        jit=True,
    )
