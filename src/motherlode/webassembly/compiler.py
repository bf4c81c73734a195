"""From the rules to WebAssembly: Numba's modules before any optimisation, LLVM for `wasm32`, and LLVM's own linker.

Numba compiles for the processor it runs on. Here its modules are taken as it hands them to LLVM: nothing is optimised
for this machine, nothing becomes machine code, and nothing of Python's runtime is linked: the rules allocate nothing.
What is then left undefined is an error of the linker.

It runs in a process of its own (`modules` starts it), with no cache: what is left unoptimised here must not be found by
anybody else.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from numba.core import callconv, codegen
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.core.runtime.nrt import rtsys

from motherlode.games.catalog import find
from motherlode.games.kit.compile import rule
from motherlode.webassembly.exports import NOTHING, NUMBER, SEED, Export, buffers_of, exports_of

TRIPLE = "wasm32-unknown-unknown"
LAYOUT = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+multivalue"  # in every browser since 2021
RESULT = 32  # bits of what a function returns
STACK = 1 << 17  # bytes
ADDRESS = "numba.dynamic.globals"  # how Numba calls an address of its process; no function of ours looks at one
SECTION = "motherlode"  # of the module, with the digest
LINKER = (sys.executable, "-m", "ziglang", "wasm-ld")

# The rules allocate nothing; so nobody need count who holds a part of an array.
NO_COUNTING = "define void @NRT_incref(ptr %p) { ret void }\ndefine void @NRT_decref(ptr %p) { ret void }\n"

# What is raised is a pickled exception with a file name of this machine; a module only stops.
RAISED = re.compile(r"^(@\.const\.picklebuf\.\S+ = .*? constant \{[^}]*\}) \{.*\}", re.M)

# What is called from outside: Numba's function wants room for its result, and says whether something was raised in it.
CALLED = """
declare i32 @"{called}"({taken})
define {returns} @"{name}"({outside}) {{
  %room = alloca i64
  %why = alloca ptr
  {widened}
  %status = call i32 @"{called}"({inside})
  %returned = icmp eq i32 %status, {returned}
  %nothing = icmp eq i32 %status, {nothing}
  %good = or i1 %returned, %nothing
  br i1 %good, label %done, label %failed
failed:
  call void @llvm.trap()
  unreachable
done:
  {result}
}}
"""


class Unoptimised(codegen.JITCodeLibrary):  # type: ignore[misc]
    """Keeps a module as Numba made it, without its runtime, and makes no machine code of it."""

    def add_linking_library(self, library: Any) -> None:
        """All but Numba's runtime."""
        if library is not rtsys.library:
            super().add_linking_library(library)

    def _optimize_functions(self, module: Any) -> None:
        """Not for this machine."""

    def _optimize_final_module(self) -> None:
        """Not for this machine."""

    def _finalize_final_module(self) -> None:
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is no machine code."""
        return 0


def keep_unoptimised() -> None:
    """From here on, nothing in this process is compiled for this machine."""
    context = cpu_target.target_context
    rtsys.initialize(context)  # made as usual
    context.codegen()._library_class = Unoptimised
    context.codegen().set_env = lambda name, environment: None


def kinds_of(game: Any) -> dict[str, tuple[Any, str]]:
    """By the kind of an argument: its type for Numba, and for LLVM outside."""
    pointers = {
        name: (numba.types.CPointer(numba.from_dtype(buffer.dtype)), "ptr") for name, buffer in buffers_of(game).items()
    }
    return {**pointers, NUMBER: (numba.types.int64, "i32"), SEED: (numba.types.int64, "i64")}


def compiled(export: Export, kinds: dict[str, tuple[Any, str]]) -> tuple[Any, str]:
    """The module of an exported function, and the text of what is called from outside."""
    signature = tuple(kinds[argument][0] for argument in export.arguments)
    function: Any = rule(export.function)
    function.compile(signature)
    (made,) = function.overloads.values()
    outside = ", ".join(f"{kinds[argument][1]} %a{place}" for place, argument in enumerate(export.arguments))
    widened = [
        f"%b{place} = sext i32 %a{place} to i64" for place, kind in enumerate(export.arguments) if kind == NUMBER
    ]
    inside = [
        f"i64 %b{place}" if kind == NUMBER else f"{kinds[kind][1]} %a{place}"
        for place, kind in enumerate(export.arguments)
    ]
    taken = ["ptr", "ptr", *(argument.split()[0] for argument in inside)]
    text = CALLED.format(
        name=export.name,
        returns="void" if export.returns == NOTHING else "i32",
        outside=outside,
        called=made.fndesc.llvm_func_name,
        taken=", ".join(taken),
        inside=", ".join(["ptr %room", "ptr %why", *inside]),
        widened="\n  ".join(widened),
        result=result_of(export, made.signature.return_type),
        returned=callconv.RETCODE_OK.constant,
        nothing=callconv.RETCODE_NONE.constant,
    )
    return made.library._get_module_for_linking(), text


def result_of(export: Export, kind: Any) -> str:
    """How a whole number of any width is returned."""
    if export.returns == NOTHING:
        return "ret void"
    width = kind.bitwidth
    step = "trunc" if width > RESULT else "sext"
    if width == RESULT:
        return f"%found = load i{width}, ptr %room\n  ret i32 %found"
    return f"%found = load i{width}, ptr %room\n  %number = {step} i{width} %found to i32\n  ret i32 %number"


def whole_module(game: Any) -> Any:
    """All functions of a game's module, and all that they call, before any optimisation."""
    kinds = kinds_of(game)
    exports = exports_of(game)
    with global_compiler_lock:
        parts = [compiled(export, kinds) for export in exports]
    module = llvm.parse_assembly("\n".join([NO_COUNTING, *(text for _, text in parts)]))
    for part, _ in parts:
        module.link_in(part.clone())
    return for_webassembly(module, {export.name for export in exports})


def for_webassembly(module: Any, exported: set[str]) -> Any:
    """The same module for the other machine; all but what is exported is its own business."""
    text = re.sub(r"^target (triple|datalayout) = .*$", "", str(module), flags=re.M)
    text = RAISED.sub(r"\1 zeroinitializer", text)
    module = llvm.parse_assembly(f'target triple = "{TRIPLE}"\ntarget datalayout = "{LAYOUT}"\n{text}')
    for function in module.functions:
        if not function.is_declaration and function.name not in exported:
            function.linkage = "internal"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"  # some are `common`, which WebAssembly does not know
    module.verify()
    return module


def object_code(module: Any, opt: int = 3) -> bytes:
    """One pass of LLVM over everything at once."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(cpu="generic", features=FEATURES, opt=opt)
    passes = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(opt))
    passes.getModulePassManager().run(module, passes)
    here = [variable.name for variable in module.global_variables if variable.name.startswith(ADDRESS)]
    assert not here, f"the module has addresses of this process in it: {here}"
    made: bytes = machine.emit_object(module)
    return made


def linked(made: bytes, exported: list[str]) -> bytes:
    """A module that imports nothing."""
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, "game.o"), Path(folder, "game.wasm")
        source.write_bytes(made)
        options = ["--no-entry", "--gc-sections", "--strip-all", "--stack-first", f"-zstack-size={STACK}"]
        exports = [f"--export={name}" for name in (*exported, "__heap_base")]
        subprocess.run([*LINKER, *options, *exports, "-o", target, source], check=True)
        return target.read_bytes()


def with_section(module: bytes, name: str, content: str) -> bytes:
    """The module with a section of its own at its end."""
    said, inside = name.encode(), content.encode()
    assert len(said) + len(inside) < 0x7F, "the lengths have one byte each"
    return module + bytes([0, 1 + len(said) + len(inside), len(said)]) + said + inside


def main(name: str, file: str, digest: str) -> None:
    """Compile the module of a game."""
    game = find(name)
    keep_unoptimised()
    module = whole_module(game)
    made = linked(object_code(module), [export.name for export in exports_of(game)])
    Path(file).write_bytes(with_section(made, SECTION, digest))


if __name__ == "__main__":
    main(*sys.argv[1:])
