"""Doors: our games as the environments of other libraries. Each module imports its library; the package needs none.

Every door shows a seat what `observe`, `legal` and `redact` say it may know, and nothing else. docs/adapters.md tells
how each is used.
"""
