/** A compiled module: checked, instantiated, and with memory for what its functions take. It imports nothing. */

/** @typedef {import("./facts.js").Facts} Facts */
/** @typedef {(...given: (number | bigint)[]) => number} Compiled */

const SECTION = "motherlode"; // of the module, with the digest of its rules
const PAGE = 1 << 16;
const ALIGNED = 16;

/** A module of other rules than those of the facts: it is never run. */
export class OtherRules extends Error {
  /** @param {string} game @param {string} expected @param {string} found */
  constructor(game, expected, found) {
    super(`the module of ${game} is of the rules ${found || "of nobody knows what"}, not of ${expected}`);
    this.name = "OtherRules";
  }
}

export class Module {
  /** @param {Facts} facts @param {WebAssembly.Instance} instance */
  constructor(facts, instance) {
    this.facts = facts;
    const { memory, __heap_base, ...functions } = /** @type {any} */ (instance.exports);
    /** @type {WebAssembly.Memory} */ this.memory = memory;
    /** @type {Record<string, Compiled>} */ this.functions = functions;
    /** @type {Map<string, number>} */ this.addresses = new Map();
    /** @type {number} */ this.free = __heap_base.value;
  }

  /** Where a buffer lies; it is zero in the beginning. @param {string} buffer @returns {number} */
  address(buffer) {
    const known = this.addresses.get(buffer);
    if (known !== undefined) return known;
    const size = this.facts.buffers[buffer];
    if (typeof size === "string") return this.address(size);
    const address = Math.ceil(this.free / ALIGNED) * ALIGNED;
    this.free = address + size;
    const missing = this.free - this.memory.buffer.byteLength;
    if (missing > 0) this.memory.grow(Math.ceil(missing / PAGE));
    this.addresses.set(buffer, address);
    return address;
  }

  /**
   * Call a function; of its arguments those that are buffers are found by their names.
   * @param {string} name @param {...(number | bigint)} given the numbers, in order
   */
  call(name, ...given) {
    let next = 0;
    const all = this.facts.exports[name].map((kind) => (kind === "number" || kind === "seed" ? given[next++] : this.address(kind)));
    return this.functions[name](...all);
  }

  /** @param {string} buffer @returns {number} */
  size(buffer) {
    const size = this.facts.buffers[buffer];
    return typeof size === "string" ? this.size(size) : size;
  }

  /** The bytes of a buffer; valid until memory grows. @param {string} buffer @param {number} [length] */
  bytes(buffer, length) {
    const address = this.address(buffer); // which may make memory grow
    return new Uint8Array(this.memory.buffer, address, length ?? this.size(buffer));
  }

  /** @param {string} buffer @param {number} [length] */
  integers(buffer, length) {
    const address = this.address(buffer); // which may make memory grow
    return new Int32Array(this.memory.buffer, address, length ?? this.size(buffer) / Int32Array.BYTES_PER_ELEMENT);
  }

  /** @param {string} buffer */
  view(buffer) {
    const address = this.address(buffer); // which may make memory grow
    return new DataView(this.memory.buffer, address, this.size(buffer));
  }
}

/**
 * @param {Facts} facts
 * @param {BufferSource | Response | Promise<Response> | WebAssembly.Module} source
 * @returns {Promise<Module>}
 */
export async function load(facts, source) {
  const compiled = await compile(source);
  const [section] = WebAssembly.Module.customSections(compiled, SECTION);
  const found = section ? new TextDecoder().decode(section) : "";
  if (found !== facts.digest) throw new OtherRules(facts.game, facts.digest, found);
  return new Module(facts, await WebAssembly.instantiate(compiled, {}));
}

/** @param {BufferSource | Response | Promise<Response> | WebAssembly.Module} source */
async function compile(source) {
  if (source instanceof WebAssembly.Module) return source;
  const given = await source;
  return WebAssembly.compile(given instanceof Response ? await given.arrayBuffer() : /** @type {BufferSource} */ (given));
}
