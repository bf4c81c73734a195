// The rules of a page, played in Node: one job from standard input, its result on standard output; harness/rules_engine.py asks.
import fs from "node:fs";
import { createHash } from "node:crypto";

const { engine, facts, job, ...given } = JSON.parse(fs.readFileSync(0, "utf8"));
const { loadRules, RefusedAction } = await import(`${engine}/rules.js`);
const { evaluate } = await import(`${engine}/evaluation.js`);
const { botOf, newStream } = await import(`${engine}/bots.js`);
const { readLog } = await import(`${engine}/../local/notation.js`);
const { Review } = await import(`${engine}/../local/review.js`);
const rules = await loadRules(facts, fs.readFileSync(given.module));
const WARM = 300; // milliseconds

const jobs = {
  /** How whole random games end: the records, one after the other, in base64. */
  finals({ seats, games }) {
    const records = Array.from({ length: games }, (_, number) => Buffer.from(playRandomly(rules.blank(seats), number)));
    return Buffer.concat(records).toString("base64");
  },

  /** A match by bots, and everything that can be asked about it on the way. */
  transcript({ seats, seed, options, level, every }) {
    const record = rules.blank(seats, options);
    const viewers = Array.from({ length: seats + 1 }, (_, viewer) => viewer);
    const lines = [];
    const stream = newStream(rules, BigInt(seed));
    const bot = botOf(rules, level);
    let rows = rules.deal(record, BigInt(seed));
    for (let move = 0; ; move++) {
      const asked = rules.asked(record);
      lines.push({ asked, happened: rules.eventsSeen(rows, null), drawn: rules.drawn(rows) });
      if (move % every === 0 || !asked.length) {
        const reasons = viewers.slice(1).map((seat) => rules.phrases.map((_, action) => rules.refusal(record, seat, action)?.name ?? ""));
        lines.push({
          question: rules.question(record).name,
          about: rules.about(record),
          options: rules.options(record),
          views: viewers.map((viewer) => rules.viewJson(record, viewer)),
          seen: viewers.map((viewer) => rules.eventsSeen(rows, viewer)),
          observed: viewers.slice(1).map((seat) => [...rules.observe(record, seat)]),
          legal: viewers.slice(1).map((seat) => rules.legal(record, seat)),
          refusals: digestOf(JSON.stringify(reasons)),
          position: rules.positionJson(record),
          scores: rules.scores(record),
          ranks: rules.ranks(record),
          sights: viewers.slice(1).map((seat) => digestOf(rules.redact(record, seat))),
          guessed: viewers.slice(1).map((seat) => digestOf(rules.guess(rules.redact(record, seat), seat, BigInt(move)))),
        });
      }
      if (!asked.length) return lines;
      const [seat] = asked;
      const legal = rules.legal(record, seat);
      const action = bot.choose(rules.redact(record, seat), seat, legal, stream);
      lines.push({ seat, move: rules.phrases[action] });
      rules.reseed(record, BigInt(seed + 1000 * move));
      rows = rules.apply(record, seat, action);
    }
  },

  /** What a search finds in the first moves of a game, and what the coach finds. */
  search({ seats, seed, moves, playouts, keep }) {
    const record = rules.blank(seats);
    rules.deal(record, BigInt(seed));
    const stream = newStream(rules, BigInt(seed));
    const quick = botOf(rules, { bot: "greedy", player: "greedy", slips: 0 });
    const found = [];
    for (let move = 0; move < moves; move++) {
      const [seat] = rules.asked(record);
      if (!seat) break;
      const view = rules.redact(record, seat), legal = rules.legal(record, seat);
      const thinking = botOf(rules, { bot: "", player: "search", slips: 0, playouts });
      if (legal.length > 1) {
        found.push(thinking.think(view, seat, legal, stream).moves);
        const coached = evaluate(rules, view, seat, legal, stream, { playouts }, keep ? [legal.at(-1)] : []);
        found.push(coached.map(({ action, ...more }) => ({ move: rules.phrases[action], ...more })));
      }
      rules.apply(record, seat, quick.choose(view, seat, legal, stream));
    }
    return found;
  },

  /** What the coach says of a finished match. */
  review({ notation, playouts }) {
    const review = new Review(rules, readLog(notation), playouts);
    while (review.done < review.of) review.advance();
    return review.summedUp();
  },

  /** A move that is not legal changes nothing, not even the random stream. */
  refused({ seats, seed, seat, action }) {
    const record = rules.blank(seats);
    rules.deal(record, BigInt(seed));
    const before = digestOf(record);
    try {
      rules.apply(record, seat, action);
    } catch (error) {
      if (error instanceof RefusedAction) return { ...error.reason, same: digestOf(record) === before };
      throw error;
    }
    return null;
  },

  /** Decisions a second of processor time, of whole random games; the best of several runs. */
  decisions({ seats, seconds, runs }) {
    rules.put("state", rules.blank(seats));
    const row = 2 * seats;
    let number = 0;
    const run = (milliseconds) => {
      let decisions = 0;
      const began = processorTime();
      let now = began;
      while (now - began < milliseconds) {
        for (let more = 0; more < 200; more++) {
          rules.module.call("play", BigInt(number++));
          decisions += rules.module.integers("row")[row];
        }
        now = processorTime();
      }
      return decisions / ((now - began) / 1000);
    };
    run(WARM);
    return Math.max(...Array.from({ length: runs }, () => run(seconds * 1000)));
  },

  /** Iterations a second of processor time, of the search, in each of some positions that Python packed. */
  iterations({ positions, playouts }) {
    const stream = newStream(rules, 1n);
    const speed = ({ view, seat }) => {
      const record = rules.record(view);
      const thinking = botOf(rules, { bot: "", player: "search", slips: 0, playouts });
      const began = processorTime();
      thinking.think(record, seat, [0, 0], stream);
      return playouts / ((processorTime() - began) / 1000);
    };
    speed(positions[0]);
    return positions.map(speed);
  },
};

/** Milliseconds of this process on all cores. */
function processorTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function playRandomly(record, number) {
  rules.put("state", record);
  rules.module.call("play", BigInt(number));
  return rules.module.bytes("state").slice();
}

function digestOf(content) {
  return createHash("sha256").update(content).digest("hex");
}

process.stdout.write(JSON.stringify(jobs[job](given)));
