/** Single numbers of a record, by the names of its fields. */

/** @typedef {import("./facts.js").Facts} Facts */
/** @typedef {import("./facts.js").Field} Field */

/** @type {Record<string, [(data: DataView, at: number) => number, (data: DataView, at: number, number: number) => void]>} */
const TYPES = {
  i1: [(data, at) => data.getInt8(at), (data, at, number) => data.setInt8(at, number)],
  i2: [(data, at) => data.getInt16(at, true), (data, at, number) => data.setInt16(at, number, true)],
  i4: [(data, at) => data.getInt32(at, true), (data, at, number) => data.setInt32(at, number, true)],
};

/** @param {Facts} facts @param {string} name */
function fieldOf(facts, name) {
  const field = facts.record.fields.find((one) => one.name === name);
  if (!field) throw new Error(`${facts.game} has no field ${name}`);
  return field;
}

/** @param {Uint8Array} record */
function dataOf(record) {
  return new DataView(record.buffer, record.byteOffset, record.byteLength);
}

/** @param {Facts} facts @param {Uint8Array} record @param {string} name */
export function readField(facts, record, name) {
  const field = fieldOf(facts, name);
  return TYPES[field.type][0](dataOf(record), field.offset);
}

/** @param {Facts} facts @param {Uint8Array} record @param {string} name @param {number} number */
export function writeField(facts, record, name, number) {
  const field = fieldOf(facts, name);
  TYPES[field.type][1](dataOf(record), field.offset, number);
}
