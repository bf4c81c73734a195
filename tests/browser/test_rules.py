"""The rules to read: whole in every language, found by word and by number, and distinguished by edition."""

import re
from importlib.resources import files

import pytest
from playwright.sync_api import Page, expect

from harness.chromium import DESKTOP, PHONE
from harness.page_play import speak
from tests.amounts import usually
from tests.browser.test_access import faults
from tests.browser.test_games import LANGUAGES

GAMES = ("quartz", "dice", "quarry")
SIGN = "†"
RECONSTRUCTED = {"en": "reconstructed", "pt": "reconstruído", "ru": "восстановлено"}
EDITION = {
    "en": r"\*(?:Portuguese|Russian) edition: ",
    "pt": r"\*Edição em (?:português|russo): ",
    "ru": r"\*(?:Португальское|Русское) издание: ",
}


def source(game: str, language: str) -> str:
    return files("motherlode.words").joinpath(language, f"{game}.md").read_text(encoding="utf-8")


def ids(text: str) -> list[str]:
    return re.findall(r'<a id="([^"]+)">', text)


def rows(text: str) -> list[str]:
    """The rows of all tables, heads included, each as the words that it has."""
    lines = [line for line in text.splitlines() if line.startswith("|") and set(line) - set("|- ")]
    return [bare(" ".join(line.strip("|").split("|"))) for line in lines]


def bare(text: str) -> str:
    """The words alone, as they are compared: no mark-up, no signs, no brackets around the word of a sign."""
    for word in RECONSTRUCTED.values():
        text = text.replace(f"({word})", word)
    text = re.sub(r'^(#+|-) |<a id="[^"]+"></a>|[*`†]', "", text)
    return re.sub(r"\s+", " ", text).strip()


def in_sight(page: Page, rule: str) -> None:
    """A rule is marked, and stands below the search and above the lower edge."""
    expect(page.locator(f"#{rule}[data-marked]")).to_be_in_viewport()
    expect(page.locator(".rule[data-marked]")).to_have_count(1)
    page.wait_for_function(
        "rule => document.getElementById(rule).getBoundingClientRect().top"
        " >= document.querySelector('.rules .seek input').getBoundingClientRect().bottom",
        arg=rule,
    )


def seek(page: Page, question: str) -> None:
    page.locator(".rules input[type=search]").fill(question)


def shown(page: Page) -> list[str]:
    return [rule.get_attribute("id") for rule in page.locator(".rules .rule:visible").all()]


@pytest.mark.parametrize("language", usually(["ru"], LANGUAGES))
@pytest.mark.parametrize("game", GAMES)
def test_a_page_has_everything_of_its_text_and_nothing_of_the_markup_and_fits_the_narrowest_phone(
    visitors, game, language
):
    page = visitors(LANGUAGES[language]).go(f"/rules/{game}")
    expect(page.locator(".rules article h2").first).to_be_visible()
    text = source(game, language)
    assert page.locator(".rules .rule").evaluate_all("all => all.map((one) => one.id)") == ids(text)
    links = page.locator(".rules .rule").evaluate_all(
        "all => all.map((one) => [...one.querySelectorAll('a.id')].map((link) => link.getAttribute('href')))"
    )
    assert links == [[f"#{rule}"] for rule in ids(text)]
    table_rows = page.locator(".rules table tr").evaluate_all(
        "all => all.map((row) => [...row.children].map((cell) => cell.textContent).join(' '))"
    )
    assert [bare(row) for row in table_rows] == rows(text)
    whole = page.locator(".rules h1, .rules .lead, .rules section").evaluate_all(
        "all => all.map((one) => one.textContent)"
    )
    read = bare(" ".join(whole))
    assert not re.search(r"[*`|#<>]", read), "mark-up is left over"
    for line in text.splitlines():
        if line.strip() and not line.startswith("|"):
            assert bare(line) in read, line
    cited = set(
        page.locator(".rules a.cited").evaluate_all("all => all.map((one) => one.getAttribute('href').slice(1))")
    )
    assert cited
    assert cited <= set(ids(text))
    page.set_viewport_size({"width": 360, "height": 740})
    nothing_sticks_out_sideways(page)


def nothing_sticks_out_sideways(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    beyond = (
        "all => all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1).map((one) => one.className)"
    )
    assert page.locator(".rules article *:not(.visually-hidden)").evaluate_all(beyond) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_signs_are_the_same_in_every_language(visitors, game):
    page = visitors().go(f"/rules/{game}")
    expect(page.locator(".rules article h2").first).to_be_visible()
    seen = []
    for language in LANGUAGES:
        speak(page, language)
        expect(page.locator(".rules h1")).to_contain_text(source(game, language).splitlines()[0][2:])
        signs = page.locator(".rules button.reconstructed")
        expect(signs.first).to_contain_text(RECONSTRUCTED[language])
        assert signs.count() == source(game, language).count(f"({RECONSTRUCTED[language]})")
        asides = page.locator(".rules .edition")
        assert asides.count() == len(re.findall(EDITION[language], source(game, language)))
        numbers = page.locator(".rules td:has(.sign)").all_text_contents()
        assert numbers
        assert all(number.endswith(SIGN) for number in numbers)
        editions = asides.evaluate_all("all => all.map((one) => [one.closest('.rule').id, one.dataset.edition])")
        seen.append((signs.count(), editions, numbers))
    assert seen[0] == seen[1] == seen[2]


def test_a_sign_explains_itself(visitors):
    page = visitors().go("/rules/dice")
    note = page.locator("#rules-reconstructed")
    expect(note).to_be_hidden()
    page.locator(".rules button.reconstructed").first.press("Enter")
    expect(note).to_be_visible()
    expect(note).to_contain_text("only in a picture")
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_a_link_to_a_rule_arrives_there(visitors):
    page = visitors(size=PHONE).go("/rules/quartz#Q52")
    in_sight(page, "Q52")
    page.locator("#Q52").locator("xpath=following-sibling::*").locator("a.id").first.click()
    in_sight(page, "Q53")
    expect(page).to_have_url(re.compile("#Q53$"))
    page.locator("#Q50 a.cited").click()
    in_sight(page, "Q60")
    page.go_back()
    in_sight(page, "Q53")


def test_the_contents_lead_to_their_parts(visitors):
    page = visitors().go("/rules/quarry")
    links = page.locator(".rules .contents a")
    expect(links).to_have_count(source("quarry", "en").count("\n## "))
    links.nth(2).click()
    expect(page.locator(".rules section").nth(2).locator("h2")).to_be_in_viewport()
    expect(links.nth(2)).to_have_attribute("aria-current", "true")


def test_search_keeps_what_matches_whatever_its_case_and_accents(visitors):
    page = visitors("pt-BR").go("/rules/quarry")
    page.locator(".rules input[type=search]").wait_for()
    page.keyboard.press("/")
    expect(page.locator(".rules input[type=search]")).to_be_focused()
    page.keyboard.type("TUNEL vazio")
    expect(page.locator(".rules .rule:visible")).to_have_count(2)
    assert shown(page) == ["R10", "R50"]
    expect(page.locator(".rules section:visible h2")).to_have_count(3)  # the rulings mention it, too
    expect(page.locator(".rules tbody tr:visible")).to_have_count(1)
    expect(page.locator("#rules-found")).to_have_text("3 trechos")
    marks = page.locator(".rules mark:visible").all_text_contents()
    assert {mark.lower() for mark in marks} == {"túnel", "vazio"}
    page.keyboard.press("Escape")
    expect(page.locator(".rules input[type=search]")).to_have_value("")
    assert shown(page) == ids(source("quarry", "pt"))
    expect(page.locator(".rules mark")).to_have_count(0)
    seek(page, "xyzzy")
    expect(page.locator("#rules-found")).to_have_text("Nada encontrado")
    expect(page.locator(".rules section:visible")).to_have_count(0)


def test_search_tells_russian_letters_apart(visitors):
    page = visitors("ru-RU").go("/rules/quartz")
    seek(page, "ЕЩЕ")
    expect(page.locator(".rules mark:visible").first).to_have_text(re.compile("ещё", re.IGNORECASE))
    seek(page, "свой")
    expect(page.locator(".rules mark:visible").first).to_have_text(re.compile("свой", re.IGNORECASE))
    assert "свои" not in [mark.lower() for mark in page.locator(".rules mark:visible").all_text_contents()]


def test_the_number_of_a_rule_goes_there_and_leaves_the_text_whole(visitors):
    page = visitors().go("/rules/quartz")
    page.locator(".rules input[type=search]").press_sequentially("q12")
    in_sight(page, "Q12")
    expect(page.locator("#rules-found")).to_have_text("Rule Q12")
    expect(page).to_have_url(re.compile("#Q12$"))
    expect(page.locator(".rules input[type=search]")).to_be_focused()
    assert shown(page) == ids(source("quartz", "en"))


def test_one_edition_shows_what_concerns_it(visitors):
    page = visitors().go("/rules/quartz")
    asides = page.locator(".rules .edition:visible")
    heads = page.locator(".rules table.editions thead :is(th, td)")
    for edition, rules, columns in [
        ("all", ["Q30", "Q34", "Q40", "Q60", "Q84"], 4),
        ("en", [], 2),
        ("pt", ["Q30", "Q34", "Q40"], 2),
        ("ru", ["Q60", "Q84"], 2),
    ]:
        page.locator(f".rules input[name=edition][value={edition}]").check()
        expect(asides).to_have_count(len(rules))
        assert asides.evaluate_all("all => all.map((one) => one.closest('.rule').id)") == rules
        expect(heads).to_have_count(columns)
    expect(heads.last).to_contain_text("Russian")
    page.locator(".rules .games a").nth(1).click()
    expect(page.locator(".rules h1")).to_contain_text("Dice")
    expect(page.locator(".rules input[name=edition]")).to_have_count(0)  # it has one rulebook only


def test_another_language_keeps_the_place(visitors):
    page = visitors().go("/rules/dice#D26")
    in_sight(page, "D26")
    before = page.locator("#D26").bounding_box()
    for language, sign in [("ru", "Каска"), ("pt", "Capacete"), ("en", "Helmet")]:
        speak(page, language)
        expect(page.locator("#D26")).to_contain_text(sign)
        page.wait_for_function(
            "top => Math.abs(document.getElementById('D26').getBoundingClientRect().top - top) < 2", arg=before["y"]
        )


def test_from_the_rules_to_the_other_games_a_lesson_and_play(visitors):
    page = visitors().go("/rules/quartz#Q52")
    in_sight(page, "Q52")
    page.locator(".rules .games a").nth(2).click()
    expect(page.locator(".rules h1")).to_contain_text("The Quarry")
    expect(page).to_have_url(re.compile("/rules/quarry$"))
    expect(page.locator(".rule[data-marked]")).to_have_count(0)
    expect(page.locator(".rules .ways-on a").first).to_have_attribute("href", "/learn/quarry")
    page.locator(".rules .ways-on a").last.click()
    expect(page.locator("form.bots")).to_be_visible()


def test_a_game_that_is_not_there_has_no_rules(visitors):
    page = visitors().go("/rules/chess")
    expect(page.locator("p.loading")).to_have_text("There is nothing here.")


def test_paper_gets_the_text_alone(visitors):
    page = visitors().go("/rules/quartz")
    expect(page.locator(".rules article h2").first).to_be_visible()
    page.emulate_media(media="print")
    for part in (".top", ".rules .seek", ".rules .contents", ".rules .games", ".rules .ways-on"):
        expect(page.locator(part)).to_be_hidden()
    expect(page.locator("#Q12")).to_be_visible()


@pytest.mark.parametrize(
    ("language", "scheme", "size"),
    [
        ("pt", "dark", PHONE),
        pytest.param("en", "light", DESKTOP, marks=pytest.mark.thorough),
        pytest.param("ru", "light", PHONE, marks=pytest.mark.thorough),
    ],
)
@pytest.mark.parametrize(
    ("game", "rule"),
    [
        ("quartz", "Q30"),  # the page with the most: editions and what differs between them
        pytest.param("dice", "D26", marks=pytest.mark.thorough),
        pytest.param("quarry", "R10", marks=pytest.mark.thorough),
    ],
)
def test_the_rules_are_clean_for_everybody(visitors, game, rule, language, scheme, size):
    page = visitors(LANGUAGES[language], size, color_scheme=scheme, bypass_csp=True).go(f"/rules/{game}#{rule}")
    in_sight(page, rule)
    assert faults(page) == []
    seek(page, "a")
    assert faults(page) == [], "while searching"
