"""The document of the protocol says what the types say."""

import re
from typing import get_type_hints

from motherlode.server import protocol
from tools.protocol_page import COMMAND, DOCS, NOTES, PAGE, SCHEMA, page, schema_text

STALE = f"docs/ is not what the types say; run: {COMMAND}"


def test_the_documents_are_up_to_date():
    assert (DOCS / PAGE).read_text(encoding="utf-8") == page(), STALE
    assert (DOCS / SCHEMA).read_text(encoding="utf-8") == schema_text(), STALE


def test_every_link_of_the_page_leads_somewhere_and_no_heading_is_there_twice():
    text = page()
    headings = re.findall(r"^###? `?([^`\n]+)`?$", text, re.MULTILINE)
    anchors = [heading.lower().replace(" ", "-") for heading in headings]
    assert len(anchors) == len(set(anchors)), sorted(anchors)
    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(anchors)
    for file in re.findall(r"\]\(([a-z.-]+)\)", text):
        assert (DOCS / file).exists(), file


def test_notes_are_about_fields_that_exist():
    for name, field in NOTES:
        kind = getattr(protocol, name)
        assert field in get_type_hints(kind), (name, field)
