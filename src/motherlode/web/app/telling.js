/**
 * Events, questions and moves in the words of one reader. What an event is made of comes from the server's list of
 * games (`/api/games`), the words from the catalogs; there is no rule in here.
 */

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("./words.js").Argument} Argument */
/** @typedef {import("./state.js").Happened} Happened */
/** @typedef {import("./state.js").Place} Place */
/** @typedef {import("./state.js").Asking} Asking */
/** @typedef {{ key: string, form: string, pieces?: string, slugs?: string[], inside?: ViewKey[] }} ViewKey */
/** @typedef {{ name: string, short_name: string, words: boolean, board: string, lesson: boolean, rules_page: boolean, view: ViewKey[], fewest: number, most: number, events: Record<string, [string, string][]>,
 *   pieces: Record<string, string[]>, levels: { name: string, rating: number }[], windows: string[], reactions: string[], answers?: Record<string, string>,
 *   options: Record<string, (string | number | boolean)[]>, printed: Record<string, any> }} GameInfo */

const NO_PIECE = "none";

export class Telling {
  /** @param {Words} words @param {GameInfo} game @param {Place[]} places @param {number} reader */
  constructor(words, game, places, reader) {
    this.words = words;
    this.game = game;
    this.places = places;
    this.reader = reader;
    /** all that the words depend on besides the event: what was told to the same listener sounds the same */
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

  /** A line for each thing that happened; pieces that move together are told together. @param {Happened[]} list */
  happened(list) {
    const lines = [];
    for (let i = 0; i < list.length; ) {
      const heap = this.heap(list[i], i);
      let end = i + 1;
      while (end < list.length && this.heap(list[end], end) === heap) end++;
      lines.push(end - i > 1 ? this.together(list.slice(i, end)) : this.happening(list[i]));
      i = end;
    }
    return lines.filter(Boolean);
  }

  /** Events with equal heaps are told as one. @param {Happened} happening @param {number} place */
  heap(happening, place) {
    if (happening.name === "laid-bonus") return "laid-bonus";
    const kind = this.counted(happening);
    if (kind === null) return place;
    const rest = Object.entries(happening.arguments).filter(([name]) => name !== kind && name !== "count");
    return JSON.stringify([happening.name, rest]);
  }

  /** @param {Happened} happening */
  counted(happening) {
    for (const [name, kind] of this.game.events[happening.name] ?? []) {
      const slug = happening.arguments[name];
      if ("count" in happening.arguments && slug && this.has(`${kind}-${slug}.count`)) return name === kind ? name : null;
    }
    return null;
  }

  /** @param {Happened} happening */
  happening(happening) {
    const key = `event-${happening.name}`;
    return this.has(key) ? this.say(key, this.given(happening)) : happening.name;
  }

  /** @param {Happened[]} same */
  together(same) {
    if (same[0].name === "laid-bonus") {
      const spaces = same.map(({ arguments: { card, coins } }) => this.bonus(card, coins));
      return `${this.words.say("labelled", { label: this.say("table-bravery"), text: spaces.join("; ") })}.`;
    }
    const kind = this.counted(same[0]) ?? "";
    const heap = new Map();
    for (const { arguments: given } of same) heap.set(given[kind], (heap.get(given[kind]) ?? 0) + given.count);
    const counts = [...heap].map(([slug, count]) => this.say(`${kind}-${slug}.count`, { count }));
    return this.say(`event-${same[0].name}`, {
      ...this.given(same[0]),
      [kind]: "",
      [`${kind}-count`]: this.words.join(counts),
    });
  }

  /** @param {Happened} happening */
  given({ name, arguments: values }) {
    const kinds = Object.fromEntries(this.game.events[name] ?? []);
    return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, this.argument(kinds[key], value)]));
  }

  /** @param {string} kind @param {any} value @returns {Argument} */
  argument(kind, value) {
    if (kind === "seat") return this.seat(value);
    return kind in this.game.pieces ? this.piece(kind, value) : value;
  }

  /** @param {string | null} card @param {number} coins */
  bonus(card, coins) {
    return this.say("table-bravery-space", { card: this.piece("card", card), coins });
  }

  /** The open question, to the one who is asked or to those who wait. @param {Asking} asking @param {number} seat */
  question(asking, seat) {
    const key = `question-${asking.question}`;
    if (!this.has(key)) return asking.question;
    /** @type {Record<string, Argument>} */
    const about = { about: asking.about.card ?? NO_PIECE, seat: this.seat(seat) };
    for (const [name, value] of Object.entries(asking.about)) {
      if (name === "other") about[name] = this.seat(value ?? seat);
      else about[name] = name in this.game.pieces ? this.piece(name, value) : value ?? NO_PIECE;
    }
    return this.say(key, about);
  }

  /** The label of a move. @param {string} phrase @param {Record<string, any>} about */
  move(phrase, about) {
    const [key, given] = this.named(phrase.split(" "), about);
    return this.has(`move-${key}`) ? this.say(`move-${key}`, given) : phrase;
  }

  /** @param {string[]} parts @param {Record<string, any>} about @returns {[string, Record<string, Argument>]} */
  named(parts, about) {
    const [verb, ...rest] = parts;
    if (parts.at(-2) === "seat" && /^\d+$/.test(parts.at(-1) ?? "")) {
      return [parts.slice(0, -1).join("-"), { other: this.seat(Number(parts.at(-1))) }];
    }
    if (verb === "reroll") return [verb, { faces: this.faces(rest) }];
    for (const [kind, slugs] of Object.entries(this.game.pieces)) {
      if (rest.length && slugs.includes(rest[0])) {
        /** @type {Record<string, Argument>} */ const given = { [kind]: this.piece(kind, rest[0]) };
        if (/^\d+$/.test(rest[1] ?? "")) given.count = Number(rest[1]);
        return [verb, given];
      }
    }
    if (verb === "react") return [verb, { card: this.piece("card", this.game.answers?.[about.card] ?? null) }];
    return [parts.join("-"), {}];
  }

  /** Dice faces, counted. @param {string[]} faces */
  faces(faces) {
    const counts = new Map();
    for (const face of faces) counts.set(face, (counts.get(face) ?? 0) + 1);
    return this.words.join([...counts].map(([face, count]) => this.say(`face-${face}.count-acc`, { count })));
  }

  /** Why the coach would do it. @param {{ key: string, arguments: Record<string, any> }} reason @param {Record<string, any>} about */
  reason({ key, arguments: given }, about) {
    /** @type {Record<string, string>} */
    const told = {};
    for (const name of ["gain", "loss"]) if (name in given) told[name] = this.amount(ratio(given[name]));
    if ("chance" in given) told.chance = this.words.percent.format(ratio(given.chance));
    if ("other" in given) told.other = this.move(given.other, about);
    if ("face" in given) told.faces = this.say(`face-${given.face}.count-acc`, { count: given.count });
    return this.words.say(`coach-why-${key}`, told);
  }

  /** Coins or points, with a + where that matters. @param {number} number */
  amount(number, signed = false) {
    const rounded = Math.round(Math.abs(number) * 10) / 10;
    const text = `${number < 0 ? "−" : signed ? "+" : ""}${this.words.number.format(rounded)}`;
    const key = `coach-amount-${this.game.name}`;
    return this.words.has(key) ? this.words.say(key, { amount: rounded, number: text }) : text;
  }

  /** Something that happened around the game. @param {any} event @param {boolean} begun whether the game had begun by then */
  around(event, begun) {
    const { kind, seat: number, place, why } = event;
    const seat = this.seat(number);
    if (kind === "nudged") return this.words.say("table-time-up", { seat });
    if (kind === "missing") return this.words.say("table-missing", { seat });
    if (place.kind === "open") return this.words.say("table-opened", { number });
    const bot = this.level(place.bot ?? "");
    if (why) return this.words.say(`table-handed-${why}`, { seat, bot });
    if (place.bot) return this.words.say("table-bot-sat", { bot });
    return this.words.say(begun ? "table-back" : "table-sat", { seat });
  }

  /** Why a move cannot be made now. @param {string} reason @param {string} rule @param {string} move */
  refusal(reason, rule, move) {
    const key = `refusal-${reason}`;
    const text = this.has(key)
      ? this.say(key, { move: this.move(move, {}), seat: this.seat(this.reader) })
      : reason.replaceAll("-", " ");
    return rule ? this.words.say("refused-rule", { reason: text, rule }) : text;
  }
}

/** A number that may be written as a fraction, as in `3/11`. @param {string | number} value */
export function ratio(value) {
  const [above, below = 1] = String(value).split("/").map(Number);
  return above / below;
}
