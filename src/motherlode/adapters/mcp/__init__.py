"""The Model Context Protocol: a language model sits at a table of a server and plays, by six tools.

`motherlode mcp` speaks JSON-RPC over standard input and output, and is to the server a client like any other.
"""
