"""The log: whose every row is, a night as a table by dwarf, and headings above what came after them."""

import pytest
from playwright.sync_api import Page, expect

from harness.page_play import answer, answers, speak
from harness.page_tables import go_to, lay
from tests.amounts import usually

NIGHT = {
    "game": "quartz",
    "day": 3,
    "turn": 1,
    "seats": [
        {"cart": {"ruby": 2, "emerald": 2, "quartz": 1}},
        {"cart": {"amethyst": 4}},
        {"inside": False},
    ],
}
LONGEST = 120  # letters in a row: more is a paragraph
ROWS = """() => [...document.querySelectorAll(".log .lines li")].map((row) => ({
  number: Number(row.dataset.number), seat: Number(row.dataset.seat ?? 0), text: row.querySelector(".text").textContent,
  shown: !row.querySelector(".text").matches(".visually-hidden"),
}))"""
MANY = 14  # moves of a whole game that are looked at
# Whoever is named first in a sentence of a row that is not theirs.
STRANGERS = """() => {
  const { narration } = document.querySelector("ml-table");
  const names = narration.places.map((_, index) => narration.name(index + 1));
  const rows = [...document.querySelectorAll(".log .lines li[data-seat]")];
  return rows.flatMap(({ dataset, textContent }) => {
    const others = names.filter((_, index) => index + 1 !== Number(dataset.seat));
    const sentences = textContent.trim().split(/(?<=[.!?]) /);
    return sentences.filter((sentence) => others.some((name) => sentence.startsWith(`${name} `)));
  });
}"""


def leave_for_the_night(page: Page) -> None:
    """Everybody goes to town, until the next morning; what is asked on the way is answered by the last answer."""
    morning = page.locator(".log .heading", has_text="Day 4 begins.")
    while not morning.count():
        expect(page.locator("section.ask[data-yours]").or_(morning).first).to_be_visible()
        if not morning.count():
            answer(page, lambda page: answers(page).last.press("Enter"))


def test_a_night_is_a_row_for_each_dwarf_with_what_it_sold_the_set_and_the_coins(visitors):
    page = visitors().go()
    go_to(page, lay(page, "quartz", ["me", "miner", "miner"], NIGHT))
    leave_for_the_night(page)
    mine = page.locator(".log .ledger > [data-seat='1']").first
    expect(mine.locator("b")).to_contain_text("+")
    expect(mine.locator("use[href$='#crystal-ruby']").first).to_be_visible()
    sellers = page.locator(".log .ledger > [data-seat]").evaluate_all("all => all.map(({ dataset }) => dataset.seat)")
    assert sorted(sellers) == ["1", "2"], "each once, and who had nothing not at all"
    words = page.locator(".log li", has=page.locator(".ledger b")).locator(".text").all_inner_texts()
    assert "You sell crystals for" in " ".join(words), "and who cannot see it hears it"


def test_a_heading_stands_above_all_that_came_after_it_and_above_nothing_else(visitors):
    page = visitors().go()
    go_to(page, lay(page, "quartz", ["me", "miner", "miner"], NIGHT))
    leave_for_the_night(page)
    newest = page.locator(".log .chapters > section").first
    expect(newest.locator(".heading")).to_contain_text("Day 4 begins.")
    expect(newest.locator(".ledger b")).to_have_count(0)
    expect(page.locator(".log .chapters > section").nth(1).locator(".ledger b").first).to_be_visible()
    numbers = [row["number"] for row in page.evaluate(ROWS)]
    assert numbers == sorted(numbers, reverse=True), "the newest on top"


@pytest.mark.parametrize("game", usually(["quarry"], ["quartz", "dice", "quarry"]))
def test_every_row_is_short_and_under_the_portrait_of_whom_it_is_about(game, visitors):
    page = visitors().go()
    go_to(page, lay(page, game, ["me", "miner", "miner"]))
    expect(page.locator(f"ml-{game}")).to_be_visible()
    ended = page.locator("section.end")
    while not ended.count() and page.evaluate("document.querySelector('ml-table').state.history.length") < MANY:
        expect(page.locator("section.ask[data-yours]").or_(ended).first).to_be_visible()
        if not ended.count():
            answer(page, lambda page: answers(page).last.press("Enter"))
    assert page.evaluate(STRANGERS) == []
    assert {row["seat"] for row in page.evaluate(ROWS)} >= {1, 2, 3}
    speak(page, "ru")
    expect(page.locator(".log")).to_contain_text("Игра начинается.")
    paragraphs = [row["text"] for row in page.evaluate(ROWS) if row["shown"] and len(row["text"]) > LONGEST]
    assert paragraphs == []
