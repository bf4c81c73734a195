/** A reviewed match in words: each move, what it changed, and what would have been better. */

/** @typedef {import("../narration.js").Narration} Narration */
/** @typedef {import("../words.js").Words} Words */
/** @typedef {import("./record.js").Step} Step */
/** @typedef {{ win: number[], error: number[] }} Chances */
/** @typedef {{ move: string, win: number, error: number, playouts: number }} Weighed */
/**
 * @typedef {{ moves: Weighed[], loss: number, gap: number, error: number, lead: number,
 *   reason: { key: string, arguments: Record<string, any> } }} Decision
 */
/**
 * @typedef {{ number: number, seat: number, move: string, question: string, about: Record<string, any>, drawn: string[],
 *   before: Chances, after: Chances, luck: Chances, risk: string, escaped: boolean, lucky: number | null,
 *   decision: Decision | null }} Reviewed a move of the match, looked back on
 */
/** @typedef {{ seat: number, score: number, luck: number, luck_error: number, loss: number, decisions: number, slips: number }} Balance */
/**
 * @typedef {{ game: string, winners: number[], playouts: number, margin: number, danger: string, steps: Reviewed[],
 *   balances: Balance[], escapes: number[], turning_points: number[], best: number | null, worst: number | null }} Review
 */

const BARE = ["only", "even", "more"]; // reasons that say nothing beyond the numbers

/** A share in percent. @param {Words} words @param {number} share @param {boolean} [signed] */
export function percent(words, share, signed = false) {
  const number = Math.round(1000 * share) / 10;
  const sign = number < 0 ? "−" : signed && number > 0 ? "+" : "";
  return words.say("percent", { percent: `${sign}${words.say("number-1", { number: Math.abs(number) })}` });
}

/** What comes behind a ±. @param {Words} words @param {number} error @param {number} margin */
export function give(words, error, margin) {
  return words.say("number-1", { number: Math.round(1000 * margin * error) / 10 });
}

/** Everybody's chances after a number of moves. @param {Review} review @param {number} move */
export function chancesAt(review, move) {
  return move ? review.steps[move - 1].after : review.steps[0].before;
}

/** moves that were put into words before, each in one language @type {WeakMap<Step, { language: string, text: string }>} */
const known = new WeakMap();

/** A move and what came of it. @param {Narration} narration @param {Step} step @param {Step | undefined} before */
export function eventText(narration, step, before) {
  const { language } = narration.words;
  const earlier = known.get(step);
  if (earlier?.language === language) return earlier.text;
  const text = inWords(narration, step, before);
  if (before || !step.number) known.set(step, { language, text });
  return text;
}

/** The same, not remembered; a sealed answer is open by now. @param {Narration} narration @param {Step} step @param {Step | undefined} before */
function inWords(narration, step, before) {
  const happened = narration.events(step.happened);
  if (!step.number) return [narration.words.say("table-started"), ...happened].join(" ");
  const { windows, reactions } = narration.game;
  const question = before?.question ?? "";
  const sealed = windows.includes(question) && !reactions.includes(question);
  if (happened.length && !sealed) return happened.join(" ");
  const chose = narration.words.say("chose", { seat: narration.seat(step.seat), move: narration.move(step.move, before?.about ?? {}) });
  return [chose, ...happened.slice(1)].join(" ");
}

/** What chance did: whose chances it changed most; nothing where that may be noise. @param {Narration} narration @param {Reviewed} step */
export function luckText(narration, step) {
  const { words } = narration;
  if (step.lucky === null) return "";
  const after = step.after.win[step.lucky];
  const before = Math.max(0, after - step.luck.win[step.lucky]);
  return words.say("review-change", {
    seat: narration.seat(step.lucky + 1),
    before: percent(words, before),
    after: percent(words, after),
  });
}

/** What would have been better, and why; nothing where nothing clearly was. @param {Narration} narration @param {Reviewed} step @param {number} margin */
export function verdict(narration, step, margin) {
  const { decision } = step;
  if (!decision || (!decision.loss && !decision.lead)) return "";
  const why = BARE.includes(decision.reason.key) ? [] : [narration.reason(decision.reason, step.about)];
  return [difference(narration, step, margin), ...why].join(" ");
}

/** What was found between the move and the best other one, clear or not. @param {Narration} narration @param {Reviewed} step @param {number} margin */
export function difference(narration, { decision, about, move }, margin) {
  const { words } = narration;
  if (!decision) return "";
  const [best, second] = decision.moves;
  if (best.move === move) return words.say("review-right", { lead: percent(words, best.win - second.win) });
  return words.say("review-better", {
    move: narration.move(best.move, about),
    loss: percent(words, decision.gap),
    margin: percent(words, margin * decision.error),
  });
}

/** The move that comes nearest to being the best one, or the costliest, where none is so beyond doubt. @param {Review} review @param {"best" | "worst"} which */
export function nearest({ steps }, which) {
  const by = (/** @type {Reviewed} */ { decision, move }) => {
    if (!decision) return 0;
    const [best, second] = decision.moves;
    if (which === "worst") return decision.gap;
    return best.move === move ? best.win - second.win : 0;
  };
  const found = steps.reduce((one, other) => (by(other) > by(one) ? other : one));
  return by(found) > 0 ? found.number : null;
}
