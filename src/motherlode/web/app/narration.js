/**
 * A match in the words of one reader: events, questions, moves and refusals, from what the game declares (`/api/games`).
 * A game without words of its own is narrated by the names in its tables. `words/narration.py` is the same in Python;
 * `tests/words/narration.json` holds both to the same texts.
 */

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./words.js").Argument} Argument */
/** @typedef {import("./state.js").Happened} Happened */
/** @typedef {import("./state.js").Place} Place */
/** @typedef {import("./state.js").Asking} Asking */
/** @typedef {{ key: string, form: string, pieces?: string, slugs?: string[], inside?: ViewKey[] }} ViewKey */
/** @typedef {{ name: string, short_name: string, words: boolean, board: string, lesson: boolean, rules_page: boolean, view: ViewKey[],
 *   fewest: number, most: number, events: Record<string, [string, string][]>,
 *   together: Record<string, string[]>, chapters: string[], repeated: string[], about: Record<string, string>,
 *   moves: { words: string, arguments: { name: string, kind: string, values: string[], most: number }[], answers: string }[],
 *   pieces: Record<string, string[]>,
 *   levels: { name: string, rating: number, give_or_take: number, kind: string, slips: number, playouts: number, milliseconds: number }[], windows: string[], reactions: string[], answers?: Record<string, string>,
 *   options: Record<string, (string | number | boolean)[]>, printed: Record<string, any>,
 *   house: Record<string, { lowest?: number, highest?: number, choices?: string[], most?: number }> }} GameInfo */

const NO_PIECE = "none"; // the slug of a piece that is not there, or that the reader may not know
const UNKNOWN_NUMBER = "?"; // a number that the reader may not know

export class Narration {
  /** @param {Words} words @param {GameInfo} game @param {Place[]} places @param {number} reader */
  constructor(words, game, places, reader) {
    this.words = words;
    this.game = game;
    this.places = places;
    this.reader = reader;
    /** all that the words depend on besides the event: what the same listener heard sounds the same */
    this.listener = [words.language, reader, ...places.map(({ name }) => name)].join(" / ");
  }

  /** A message of the game itself. @param {string} key @param {Record<string, Argument>} [given] */
  say(key, given) {
    return this.words.say(`${this.game.short_name}-${key}`, given);
  }

  /** @param {string} key */
  has(key) {
    return this.words.has(`${this.game.short_name}-${key}`);
  }

  /** @param {number} number */
  name(number) {
    const name = this.places[number - 1]?.name;
    if (!name) return this.words.say(`bot-name-${number}`);
    const shared = this.places.filter((place) => place.name === name).length > 1; // several seats on one screen
    return shared ? `${name} ${number}` : name;
  }

  /** A name, and which bot it is, or that nobody is there. @param {number} number @param {boolean} away */
  who(number, away) {
    const bot = this.places[number - 1]?.bot;
    const more = bot ? this.level(bot) : away ? this.words.say("page-away") : "";
    return more ? this.words.say("page-who", { name: this.name(number), more }) : this.name(number);
  }

  /** @param {number} number */
  seat(number) {
    return { seat: this.name(number), you: number === this.reader };
  }

  /** A bot by its level, or as it is written. @param {string} bot */
  level(bot) {
    return this.words.has(`level-${bot}`) ? this.words.say(`level-${bot}`) : bot;
  }

  /** @param {string} kind @param {string | null} slug */
  piece(kind, slug) {
    return { family: `${this.game.short_name}-${kind}`, slug: slug ?? NO_PIECE };
  }

  /** A value by what it stands for: a seat, a piece or a number. @param {string} kind @param {any} value @returns {Argument} */
  argument(kind, value) {
    if (kind === "seat") return this.seat(Number(value));
    if (kind in this.game.pieces) return this.piece(kind, value);
    return value === null || value === undefined ? UNKNOWN_NUMBER : Number(value);
  }

  /** A line for each event; events in a row that the game declares to be one are one line. @param {Happened[]} list */
  events(list) {
    const lines = [];
    for (let i = 0; i < list.length; ) {
      const group = this.group(list[i], i);
      let end = i + 1;
      while (end < list.length && this.group(list[end], end) === group) end++;
      lines.push(end - i > 1 ? this.together(list.slice(i, end)) : this.event(list[i]));
      i = end;
    }
    return lines.filter(Boolean);
  }

  /** One event. @param {Happened} event */
  event({ name, arguments: given }) {
    if (this.has(`event-${name}`)) return this.say(`event-${name}`, this.given(name, given));
    const named = (this.game.events[name] ?? []).map(([key, kind]) => `${key} ${this.plain(kind, given[key])}`);
    return named.length ? this.words.say("labelled", { label: name, text: named.join(", ") }) : name;
  }

  /** Events in a row with equal groups are one line; what cannot be counted stands alone. @param {Happened} event @param {number} place */
  group({ name, arguments: given }, place) {
    const together = this.game.together[name];
    const uncounted = this.game.events[name]?.some(([key, kind]) => kind === "count" && together?.includes(key) && given[key] === null);
    if (!together || uncounted || !this.has(`event-${name}`)) return place;
    return JSON.stringify([name, Object.entries(given).filter(([key]) => !together.includes(key))]);
  }

  /** Several events as one: a list, where the message has words for an item of it, else a heap of pieces. @param {Happened[]} events */
  together(events) {
    const [{ name, arguments: first }] = events;
    const key = `event-${name}`;
    if (this.has(`${key}.item`)) {
      const items = events.map((event) => this.say(`${key}.item`, this.given(name, event.arguments)));
      return this.say(`${key}.together`, { items: items.join("; ") });
    }
    const [piece, count] = this.game.together[name];
    /** @type {Map<string, number>} */ const heap = new Map();
    for (const { arguments: given } of events) heap.set(given[piece], (heap.get(given[piece]) ?? 0) + given[count]);
    const kind = Object.fromEntries(this.game.events[name])[piece];
    return this.say(key, { ...this.given(name, first), [piece]: "", [`${piece}-${count}`]: this.counted(kind, heap, "count") });
  }

  /** Pieces of a kind with their numbers, in one of the forms that their messages have. @param {string} kind @param {Map<string, number>} heap @param {string} form */
  counted(kind, heap, form) {
    return this.words.join([...heap].map(([slug, count]) => this.say(`${kind}-${slug}.${form}`, { count })));
  }

  /** @param {string} name @param {Record<string, any>} values */
  given(name, values) {
    return Object.fromEntries((this.game.events[name] ?? []).map(([key, kind]) => [key, this.argument(kind, values[key])]));
  }

  /** An argument of an event that has no words. @param {string} kind @param {any} value */
  plain(kind, value) {
    if (value === null || value === undefined) return "-";
    return kind === "seat" ? this.name(value) : String(value);
  }

  /** The open question, to the seat that is asked or to those that wait. @param {Asking} asking @param {number} seat */
  question(asking, seat) {
    const key = `question-${asking.question}`;
    if (!this.has(key)) return this.words.say("labelled", { label: this.name(seat), text: asking.question });
    /** @type {Record<string, Argument>} */
    const given = { seat: this.seat(seat) };
    for (const [name, kind] of Object.entries(this.game.about)) {
      given[name] = this.argument(kind, kind === "seat" ? asking.about[name] ?? seat : asking.about[name] ?? null);
    }
    return this.say(key, given);
  }

  /** The label of a move; a phrase that is no move as it stands. @param {string} phrase @param {Record<string, any>} about */
  move(phrase, about) {
    const found = this.parse(phrase);
    const key = `move-${found?.move.words.replaceAll(" ", "-")}`;
    if (!found || !this.has(key)) return phrase;
    const { move, values } = found;
    /** @type {Record<string, Argument>} */
    const given = {};
    move.arguments.forEach(({ name, kind, most }, place) => {
      given[name] = most > 1 ? this.counted(kind, countOf(values.slice(place)), "count-acc") : this.argument(kind, values[place]);
    });
    if (move.answers) given[move.answers] = this.piece(move.answers, this.game.answers?.[about[move.answers]] ?? null);
    return this.say(key, given);
  }

  /** The row of the grammar that a phrase is of, and the values of its arguments. @param {string} phrase */
  parse(phrase) {
    for (const move of this.game.moves) {
      if (phrase !== move.words && !phrase.startsWith(`${move.words} `)) continue;
      const values = phrase.slice(move.words.length + 1).split(" ").filter(Boolean);
      const several = (move.arguments.at(-1)?.most ?? 1) > 1;
      const last = move.arguments.length - 1;
      const fits = values.every((value, place) => move.arguments[Math.min(place, last)]?.values.includes(value));
      if (fits && (several ? values.length > last : values.length === last + 1)) return { move, values };
    }
    return null;
  }

  /** Why the coach would do it. @param {{ key: string, arguments: Record<string, any> }} reason @param {Record<string, any>} about */
  reason({ key, arguments: given }, about) {
    /** @type {Record<string, string>} */
    const said = {};
    for (const name of ["gain", "loss"]) if (name in given) said[name] = this.amount(ratio(given[name]));
    if ("chance" in given) said.chance = this.words.percent.format(ratio(given.chance));
    if ("other" in given) said.other = this.move(given.other, about);
    if ("face" in given) said.faces = this.say(`face-${given.face}.count-acc`, { count: given.count });
    return this.words.say(`coach-why-${key}`, said);
  }

  /** Coins or points, with a + where that matters. @param {number} number */
  amount(number, signed = false) {
    const rounded = Math.round(Math.abs(number) * 10) / 10;
    const text = `${number < 0 ? "−" : signed ? "+" : ""}${this.words.number.format(rounded)}`;
    const given = { amount: rounded, number: text };
    return this.has("coach-amount") ? this.say("coach-amount", given) : this.words.say("coach-amount", given);
  }

  /** Something that happened around the game. @param {any} event @param {boolean} begun whether the game had begun by then */
  around(event, begun) {
    const { kind, seat: number, place, why } = event;
    const seat = this.seat(number);
    if (kind === "rematched") return this.words.say("table-rematch-by", { seat });
    if (kind === "nudged") return this.words.say("table-time-up", { seat });
    if (kind === "missing") return this.words.say("table-missing", { seat });
    if (why === "kept" || why === "declined") return this.words.say(`table-${why}`, { seat });
    if (why === "named") return this.words.say("table-named", { number, name: seat.seat });
    if (place.kind === "open") return this.words.say("table-opened", { number });
    const bot = this.level(place.bot ?? "");
    if (why === "resigned") return this.words.say("table-resigned", { seat, bot });
    if (why) return this.words.say(`table-handed-${why}`, { seat, bot });
    if (place.bot) return this.words.say("table-bot-sat", { bot });
    return this.words.say(begun ? "table-back" : "table-sat", { seat });
  }

  /** Why a move cannot be made now, with the rule that says so. @param {string} reason @param {string} rule @param {string} move @param {Record<string, any>} [about] */
  refusal(reason, rule, move, about = {}) {
    const text = this.refusalReason(reason, move, about);
    return rule ? this.words.say("refused-rule", { reason: text, rule }) : this.words.say("refused", { reason: text });
  }

  /** The reason alone. @param {string} reason @param {string} move @param {Record<string, any>} [about] */
  refusalReason(reason, move, about = {}) {
    if (!this.has(`refusal-${reason}`)) return `${reason[0].toUpperCase()}${reason.slice(1).replaceAll("-", " ")}.`;
    return this.say(`refusal-${reason}`, { move: this.move(move, about), seat: this.seat(this.reader) });
  }
}

/** How often each value is there. @param {string[]} values */
function countOf(values) {
  /** @type {Map<string, number>} */ const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** A number that may be written as a fraction, as in `3/11`. @param {string | number} value */
export function ratio(value) {
  const [above, below = 1] = String(value).split("/").map(Number);
  return above / below;
}
