/**
 * What stands beside a module: `webassembly/facts.py` writes it.
 *
 * @typedef {{ name: string, first: number, last: number, completes: boolean, alike: boolean, answered: string, sealed: boolean, reaction: boolean }} Question
 * @typedef {{ name: string, arguments: [string, string][], chance: boolean, reveal: boolean, private: string, together: string[], chapter: boolean, repeated: boolean }} EventKind
 * @typedef {{ name: string, rule: string }} Reason
 * @typedef {{ name: string, type: string, shape: number[], offset: number, sight: "open" | "own" | "hidden" }} Field
 * @typedef {{ form: "choice" | "switch" | "number" | "ruling", key: string, field: string, choices: (string | number | boolean)[],
 *   always_written?: boolean, by?: string, meanings?: number[][] }} Option
 * @typedef {{ bot: string, player: string, slips: number, playouts?: number | null, seconds?: number | null }} BotSpec
 * @typedef {{ game: string, digest: string, module: string, declared: Record<string, any> & { pieces: Record<string, string[]>, fewest: number, most: number },
 *   bots: string[], levels: Record<string, BotSpec>, phrases: string[], questions: Question[], about: { name: string, kind: string }[],
 *   events: EventKind[], reasons: Reason[], record: { bytes: number, fields: Field[] }, blank: Record<string, string>,
 *   options: Option[], buffers: Record<string, number | string>, exports: Record<string, string[]>, rows: { count: number, rows: number },
 *   edge: { bytes: number, value: number, squares: number, prior: number, visits: number, action: number }, root: number }} Facts
 */

export {};
