"""What the page knows of commands, where it is its own server, is what the protocol says of them."""

from tools.command_forms import COMMAND, FILE, text


def test_the_forms_of_commands_are_up_to_date() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), f"{FILE.name} is not what the types say; run: {COMMAND}"
