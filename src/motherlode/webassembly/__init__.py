"""The rules compiled for WebAssembly: modules for browsers, made from the same functions as everything else."""
