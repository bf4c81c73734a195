/**
 * Reads the Markdown that the rules are written in, and no other: a title, parts under `##`, paragraphs, rules as list
 * items that start with their anchor, tables; and within them code, bold, one kind of italics (what an edition plays
 * differently), ids of rules, and the word in brackets that marks a number as reconstructed.
 */

/** @typedef {{ kind: "text" | "code" | "strong" | "rule" | "reconstructed", text: string }} Run */
/** @typedef {{ kind: "edition", edition: string, text: string, spans: Run[] }} Aside its text is the edition's name */
/** @typedef {Run | Aside} Span */
/** @typedef {{ key: string, kind: "paragraph", spans: Span[] }} Paragraph */
/** @typedef {{ key: string, kind: "rule", id: string, spans: Span[] }} Rule */
/** @typedef {{ spans: Span[], edition: string | null, reconstructed: boolean, numbers: boolean }} Column */
/** @typedef {{ key: string, kind: "table", columns: Column[], rows: { key: string, cells: Span[][] }[], wordy: boolean }} Table */
/** @typedef {Paragraph | Rule | Table} Block */
/** @typedef {{ key: string, heading: Span[], blocks: Block[] }} Part */
/** @typedef {{ title: string, lead: Block[], parts: Part[], ids: Set<string> }} RulesText */
/** @typedef {{ reconstructed: string, editions: Record<string, string> }} Signs the words that mark numbers, and editions by their names */

const RULE = /^- <a id="([A-Z]+\d+)"><\/a>\*\*\1\*\* (.+)$/;
const LINE_OF_A_TABLE = /^\|[\s:|-]+\|$/;
const EDITION = /`(\w+)`/;
const NUMBER = /^[\d\s–−+]+$/;
const LONG = 60; // letters in one cell, from which a table is read rather than looked up

/** @param {string} text @param {Signs} signs @returns {RulesText} */
export function read(text, signs) {
  const ids = new Set(Array.from(text.matchAll(/<a id="([^"]+)">/g), ([, id]) => id));
  const inline = reader(ids, signs);
  /** @type {RulesText} */
  const page = { title: "", lead: [], parts: [], ids };
  const lines = text.split("\n");
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const blocks = page.parts.at(-1)?.blocks ?? page.lead;
    const key = `line-${at}`; // the same in every language, for the texts go line by line
    const rule = RULE.exec(line);
    if (line.startsWith("# ")) page.title = line.slice(2);
    else if (line.startsWith("## ")) {
      page.parts.push({ key: `part-${page.parts.length + 1}`, heading: inline(line.slice(3)), blocks: [] });
    } else if (rule) blocks.push({ key, kind: "rule", id: rule[1], spans: inline(rule[2]) });
    else if (line.startsWith("|")) {
      const from = at;
      while (lines[at + 1]?.startsWith("|")) at++;
      blocks.push(table(lines.slice(from, at + 1), from, inline));
    } else if (line.trim()) blocks.push({ key, kind: "paragraph", spans: inline(line) });
  }
  return page;
}

/** What reads a line. @param {Set<string>} ids @param {Signs} signs @returns {(line: string) => Span[]} */
function reader(ids, signs) {
  const marks = new RegExp(`\`([^\`]+)\`|\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\\((${signs.reconstructed})\\)|\\b([A-Z]\\d+)\\b`, "g");
  return function inline(line) {
    /** @type {Span[]} */
    const spans = [];
    let done = 0;
    for (const found of line.matchAll(marks)) {
      const [whole, code, strong, aside, reconstructed, id] = found;
      if (id && !ids.has(id)) continue;
      if (found.index > done) spans.push({ kind: "text", text: line.slice(done, found.index) });
      done = found.index + whole.length;
      if (code) spans.push({ kind: "code", text: code });
      else if (strong) spans.push({ kind: "strong", text: strong });
      else if (aside) spans.push(edition(aside, signs, inline));
      else if (reconstructed) spans.push({ kind: "reconstructed", text: reconstructed });
      else spans.push({ kind: "rule", text: id });
    }
    if (done < line.length) spans.push({ kind: "text", text: line.slice(done) });
    return spans;
  };
}

/** @param {string} aside @param {Signs} signs @param {(line: string) => Span[]} inline @returns {Span} */
function edition(aside, signs, inline) {
  const name = Object.keys(signs.editions).find((name) => aside.startsWith(`${name}: `));
  if (!name) return { kind: "strong", text: aside };
  const spans = /** @type {Run[]} */ (inline(aside.slice(name.length + 2)));
  return { kind: "edition", edition: signs.editions[name], text: name, spans };
}

/** @param {string[]} lines @param {number} from @param {(line: string) => Span[]} inline @returns {Table} */
function table(lines, from, inline) {
  const [head, ...rest] = lines.map((line, index) => ({
    key: `line-${from + index}`,
    line,
    cells: line.split("|").slice(1, -1).map((cell) => cell.trim()),
  }));
  const rows = rest.filter(({ line }) => !LINE_OF_A_TABLE.test(line));
  return {
    key: head.key,
    kind: "table",
    columns: head.cells.map((cell, index) => {
      const spans = inline(cell);
      return {
        spans,
        edition: EDITION.exec(cell)?.[1] ?? null,
        reconstructed: spans.some(({ kind }) => kind === "reconstructed"),
        numbers: rows.every(({ cells }) => NUMBER.test(cells[index])),
      };
    }),
    rows: rows.map(({ key, cells }) => ({ key, cells: cells.map(inline) })),
    wordy: rows.some(({ cells }) => cells.some((cell) => cell.length > LONG)),
  };
}

/** Everything that is read in some spans. @param {Span[]} spans @returns {string} */
export function plain(spans) {
  return spans.map((span) => (span.kind === "edition" ? `${span.text}: ${plain(span.spans)}` : span.text)).join("");
}

/** The editions between which a text distinguishes. @param {RulesText} page */
export function editions(page) {
  const found = new Set();
  for (const block of blocksOf(page)) {
    if (block.kind === "table") for (const { edition } of block.columns) edition && found.add(edition);
    else for (const span of block.spans) span.kind === "edition" && found.add(span.edition);
  }
  return found;
}

/** What concerns one edition only. @param {RulesText} page @param {string} edition @returns {RulesText} */
export function only(page, edition) {
  /** @param {{ edition: string | null }} column */
  const concerned = (column) => !column.edition || column.edition === edition;
  /** @param {Block} block @returns {Block} */
  const narrowed = (block) => {
    if (block.kind !== "table") {
      return { ...block, spans: block.spans.filter((span) => span.kind !== "edition" || span.edition === edition) };
    }
    return {
      ...block,
      columns: block.columns.filter(concerned),
      rows: block.rows.map(({ key, cells }) => ({ key, cells: cells.filter((_, index) => concerned(block.columns[index])) })),
    };
  };
  return {
    ...page,
    lead: page.lead.map(narrowed),
    parts: page.parts.map((part) => ({ ...part, blocks: part.blocks.map(narrowed) })),
  };
}

/** @param {RulesText} page */
function blocksOf(page) {
  return [...page.lead, ...page.parts.flatMap(({ blocks }) => blocks)];
}
