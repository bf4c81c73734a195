/** A command as it was sent, if it is one: its fields by the forms of the protocol (`command-forms.js`), with what is usual filled in. */

import { COMMANDS } from "./command-forms.js";
import { Refusal } from "./refusal.js";

/** @typedef {import("./command-forms.js").Form} Form */
/** @typedef {{ type: string, id: string, [field: string]: any }} Command */

/** @param {string} frame @returns {Command} */
export function readCommand(frame) {
  const given = parsed(frame);
  if (given === null || typeof given !== "object" || !(given.type in COMMANDS)) throw malformed("no command of this protocol");
  const { fields } = COMMANDS[given.type];
  for (const field of Object.keys(given)) if (field !== "type" && !(field in fields)) throw malformed(`${field} is not known`);
  /** @type {Command} */ const command = { type: given.type, id: "" };
  for (const [field, form] of Object.entries(fields)) {
    if (given[field] === undefined && "usual" in form) command[field] = form.usual;
    else if (fits(form, given[field])) command[field] = given[field];
    else throw malformed(`${field} does not fit`);
  }
  return command;
}

/** The id of a command that cannot be read, as far as it has one. @param {string} frame */
export function idOf(frame) {
  try {
    const { id } = parsed(frame);
    return typeof id === "string" ? id.slice(0, 64) : "";
  } catch {
    return "";
  }
}

/** @param {string} frame */
function parsed(frame) {
  try {
    return JSON.parse(frame);
  } catch {
    throw malformed("no JSON");
  }
}

/** @param {string} why */
function malformed(why) {
  return new Refusal("malformed", { why });
}

/** @param {Form} form @param {any} value @returns {boolean} */
function fits(form, value) {
  if (form.any) return form.any.some((one) => fits(one, value));
  if (form.of) return form.of.includes(value);
  switch (form.type) {
    case "null":
      return value === null;
    case "boolean":
      return typeof value === "boolean";
    case "integer":
      return Number.isInteger(value) && inside(form, value);
    case "string":
      return typeof value === "string" && inside(form, [...value].length) && (!form.pattern || new RegExp(form.pattern, "u").test(value));
    case "list":
      return Array.isArray(value) && inside(form, value.length) && value.every((one) => fits(/** @type {Form} */ (form.item), one));
    default: {
      if (value === null || typeof value !== "object" || Array.isArray(value)) return false;
      const { fields } = form;
      return !fields || (Object.keys(value).every((key) => key in fields) && Object.entries(fields).every(([key, one]) => fits(one, value[key])));
    }
  }
}

/** @param {Form} form @param {number} size */
function inside({ least = -Infinity, most = Infinity }, size) {
  return least <= size && size <= most;
}
