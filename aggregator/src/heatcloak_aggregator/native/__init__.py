"""Compiled functions that load without Numba.

A `NativeFunction` becomes machine code in three steps, and the result of each is stored:

1. Numba lowers the Python source to LLVM's intermediate representation (IR): `lowering`. The package ships
   the result in ``llvm_ir/``, so this is needed only for a function whose source has changed;
   ``python -m heatcloak_aggregator.native --lower`` updates the shipped files.
2. LLVM optimizes the IR for this processor, which takes a few tenths of a second, and writes an object file:
   `machine_code`. It is kept in a folder: `cache`. ``python -m heatcloak_aggregator.native`` does so for all
   functions in advance.
3. llvmlite loads the object file, which takes 30 ms. ctypes calls it without the interpreter's lock.

A native function must not allocate or raise: it works on numbers and on arrays that the caller provides. The
IR may therefore refer only to the C library's mathematics and memory functions; this is checked.

The package uses documented interfaces of Numba (`cfunc`, `carray`, `register_jitable`, `config`) and
`llvmlite.binding`. It was written for Numba 0.68 and llvmlite 0.50.
"""

from heatcloak_aggregator.native.function import NativeFunction, native
from heatcloak_aggregator.native.sources import kernel, sum_kernel

__all__ = ["NativeFunction", "kernel", "native", "sum_kernel"]
