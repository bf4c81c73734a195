"""The page for those who run a server lists every setting, with what it is."""

from motherlode.server.chosen_settings import names
from motherlode.server.settings import Settings
from tools.settings_page import COMMAND, PAGE, page, table


def test_the_table_is_what_the_settings_say():
    assert PAGE.read_text(encoding="utf-8") == page(), f"run: {COMMAND}"


def test_every_setting_says_what_it_is():
    rows = [[cell.strip() for cell in row.split("|")[1:-1]] for row in table()]
    assert [name.strip("`") for name, _, _ in rows] == list(dict(names(Settings())))
    assert all(said for _, _, said in rows), rows
