/** The passages of the rules as they are seen: words with their marks, rules with their ids, tables with pictures. */

import { html, nothing } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import { plain } from "./markdown.js";
import { pieces } from "./search.js";

/** @typedef {import("./markdown.js").Span} Span */
/** @typedef {import("./markdown.js").Block} Block */
/** @typedef {import("./markdown.js").Table} Table */
/** @typedef {import("./search.js").Found} Found */
/**
 * @typedef {object} Reading
 * @property {Found | null} found what is looked for, and where it is
 * @property {string} marked the id of the rule that the address names
 * @property {Map<string, string>} pictures of the pieces, by their names
 * @property {string} explain what the sign of a reconstructed number means, in words
 */

export const SIGN = "†";
export const NOTE = "rules-reconstructed"; // the id of what explains the sign

/** @param {Block} block @param {Reading} reading */
export function passage(block, reading) {
  const away = reading.found !== null && !reading.found.passages.has(block.key);
  if (block.kind === "table") return table(block, away, reading);
  if (block.kind === "paragraph") return html`<p data-key=${block.key} ?hidden=${away}>${inline(block.spans, reading)}</p>`;
  const { id } = block;
  return html`<li class="rule" id=${id} tabindex="-1" data-key=${block.key} ?hidden=${away} ?data-marked=${reading.marked === id}>
    <a class="id" href="#${id}">${words(id, reading)}</a> <div>${inline(block.spans, reading)}</div>
  </li>`;
}

/** Rules that follow each other are one list. @param {Block[]} blocks @param {Reading} reading */
export function passages(blocks, reading) {
  /** @type {Block[][]} */
  const runs = [];
  for (const block of blocks) {
    const last = runs.at(-1);
    if (last && block.kind === "rule" && last[0].kind === "rule") last.push(block);
    else runs.push([block]);
  }
  return runs.map((run) =>
    run[0].kind === "rule"
      ? html`<ul>${run.map((block) => passage(block, reading))}</ul>`
      : passage(run[0], reading),
  );
}

/** @param {Span[]} spans @param {Reading} reading @returns {unknown} */
export function inline(spans, reading) {
  return spans.map((span) => {
    switch (span.kind) {
      case "code":
        return html`<code translate="no">${words(span.text, reading)}</code>`;
      case "strong":
        return html`<strong>${words(span.text, reading)}</strong>`;
      case "rule":
        return html`<a class="cited" href="#${span.text}">${words(span.text, reading)}</a>`;
      case "reconstructed":
        return html`<button type="button" class="reconstructed" popovertarget=${NOTE} title=${reading.explain}
          ><span aria-hidden="true">${SIGN}</span> ${words(span.text, reading)}</button>`;
      case "edition":
        return html`<span class="edition" role="note" data-edition=${span.edition}
          ><b>${words(span.text, reading)}:</b> ${inline(span.spans, reading)}</span>`;
      default:
        return words(span.text, reading);
    }
  });
}

/** A text, with what is looked for in it. @param {string} text @param {Reading} reading */
function words(text, { found }) {
  if (!found) return text;
  return pieces(text, found.needles).map((piece) => (piece.found ? html`<mark>${piece.text}</mark>` : piece.text));
}

/**
 * Roles are said, because a narrow screen lays a table out in blocks.
 * @param {Table} table @param {boolean} away @param {Reading} reading
 */
function table({ key, columns, rows, wordy }, away, reading) {
  const pieces = rows.every(({ cells }) => cells.length === 5 && cells[2][0].kind === "code");
  const kind = wordy ? "wordy" : columns.some(({ edition }) => edition) ? "editions" : pieces ? "figures pieces" : "figures";
  const heads = columns.map(({ spans }) => plain(spans));
  return html`<table role="table" class=${kind} data-key=${key} ?hidden=${away}>
    <thead role="rowgroup"><tr role="row">
      ${columns.map(
        ({ spans, edition, numbers }) =>
          spans.length
            ? html`<th role="columnheader" scope="col" class=${numbers ? "number" : ""} data-edition=${edition ?? nothing}
                >${picture(spans, reading)}${inline(spans, reading)}</th>`
            : html`<td role="cell"></td>`,
      )}
    </tr></thead>
    <tbody role="rowgroup">
      ${rows.map(
        (row) => html`<tr role="row" data-key=${row.key} ?hidden=${reading.found !== null && !reading.found.passages.has(row.key)}>
          ${row.cells.map((spans, index) => {
            const { numbers, reconstructed, edition } = columns[index];
            if (index === 0) return html`<th role="rowheader" scope="row" class=${numbers ? "number" : ""}>${picture(spans, reading)}${inline(spans, reading)}</th>`;
            const sign = reconstructed ? html`<sup class="sign" aria-hidden="true">${SIGN}</sup>` : nothing;
            return html`<td role="cell" class=${numbers ? "number" : ""} data-head=${heads[index]} data-edition=${edition ?? nothing}>${inline(spans, reading)}${sign}</td>`;
          })}
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** The picture of the piece that a cell names first. @param {Span[]} spans @param {Reading} reading */
function picture(spans, { pictures }) {
  const text = spans[0]?.kind === "text" ? spans[0].text : "";
  const id = pictures.get(text) ?? pictures.get(text.replace(/ \($/, ""));
  return id ? symbol(id) : nothing;
}
