/** The players: everybody with ballot, hand, tokens and the cards that were seen; who may be chosen can be touched. */

import { html, nothing } from "../../../vendor/lit.js";
import { symbol } from "../../art.js";
import { renderPresence } from "../presence.js";
import { hasVoted, kinds, listed, movesOf, TOKENS, votes, voting } from "./view.js";

/** @typedef {import("../quarry.js").Quarry} Quarry */

/** @param {Quarry} board */
export function renderPlayers(board) {
  const cast = votes(board);
  return html`<ul class="crew" data-seats=${board.view.seats.length} aria-label=${board.say("crew")}>
    ${board.view.seats.map((_, index) => renderMiner(board, index + 1, cast[index]))}
  </ul>`;
}

/** @param {Quarry} board @param {number} seat @param {string | null} vote */
function renderMiner(board, seat, vote) {
  const { view, narration } = board;
  const { hand_size: count, known } = view.seats[seat - 1];
  const chosen = board.picked ? movesOf(board, board.picked).find((move) => move.endsWith(` seat ${seat}`)) : undefined;
  return html`<li class="miner" data-seat=${seat} ?data-me=${seat === board.seat} ?data-turn=${view.turn === seat} ?data-lit=${chosen}>
    <span class="portrait">${symbol(`dwarf-${seat}`, "face")}${renderBallot(board, seat, vote)}</span>
    <span class="called"><span class="name" title=${narration.name(seat)}>${narration.name(seat)}</span>
      ${seat === narration.reader ? html`<span class="presence">${board.say("you")}</span>` : renderPresence(board.state, narration, seat)}</span>
    <span class="held">
      <span class="size">${symbol("card-back")}<b aria-hidden="true">${count}</b><span class="visually-hidden">${narration.say("table-cards", { count })}</span></span>
      ${TOKENS.map(([token, picture]) => (view[token] === seat ? renderToken(board, token, picture) : nothing))}
    </span>
    ${known && seat !== board.seat ? renderKnown(board, known) : nothing}
    ${chosen ? html`<button type="button" class="pick" data-move=${chosen} aria-label=${board.label(chosen)} title=${board.label(chosen)} @click=${() => board.move(chosen)}></button>` : nothing}
  </li>`;
}

/** @param {Quarry} board @param {string} token @param {string} picture */
export function renderToken({ narration }, token, picture) {
  const name = narration.say(`table-${token}`);
  return html`<span class="token" data-token=${token} title=${name}>${symbol(picture)}<span class="visually-hidden">${name}</span></span>`;
}

/** A ballot: open, covered, or not there yet. @param {Quarry} board @param {number} seat @param {string | null} vote */
function renderBallot(board, seat, vote) {
  const { narration } = board;
  if (vote) return renderSlip(`vote-${vote}`, board.say("voted-for", { tunnel: narration.piece("tunnel", vote) }), vote);
  if (hasVoted(board, seat)) return renderSlip("ballot", narration.say("table-voted"));
  return voting(board) ? renderSlip("ballot-awaited", board.say("thinking")) : nothing;
}

/** @param {string} picture @param {string} text @param {string} [vote] */
function renderSlip(picture, text, vote) {
  return html`<span class="ballot" data-vote=${vote ?? nothing} title=${text}>${symbol(picture)}<span class="visually-hidden">${text}</span></span>`;
}

/** @param {Quarry} board @param {string[]} stones */
function renderKnown(board, stones) {
  const { narration } = board;
  const text = narration.words.say("labelled", { label: narration.say("table-known"), text: listed(board, stones) });
  return html`<span class="known" title=${text}>
    <span class="visually-hidden">${text}</span>
    ${kinds(board, stones).map(([kind, count]) => html`<span aria-hidden="true">${symbol(`stone-${kind}`)}${count > 1 ? count : nothing}</span>`)}
  </span>`;
}
