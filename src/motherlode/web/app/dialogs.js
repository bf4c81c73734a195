/** A question in a window of its own: whether something that cannot be undone is meant, or what somebody is called. */

import { html, nothing, render } from "../vendor/lit.js";
import { loadStyle } from "./boards.js";

const YES = "yes"; // what a window returns that was answered
const LONGEST_NAME = 40;

/** Whether somebody confirms it. @param {{ title: string, text?: string, yes: string, no: string }} said @returns {Promise<boolean>} */
export async function isMeant({ title, text, yes, no }) {
  const dialog = await opened(title, html`${text ? html`<p>${text}</p>` : nothing}${buttons(yes, no, true)}`);
  return dialog.returnValue === YES;
}

/** Which of several ways somebody chooses; empty where they stay. The first is the one that loses nothing. @param {{ title: string, text: string, ways: { way: string, text: string }[], no: string }} said @returns {Promise<string>} */
export async function wayOf({ title, text, ways, no }) {
  const dialog = await opened(title, html`<p>${text}</p><p class="choose ways">${ways.map(({ way, text }, index) =>
    html`<button value=${way} class=${index ? "" : "big"} ?autofocus=${!index}>${text}</button>`)}
    <button type="button" class="quiet" @click=${(/** @type {any} */ event) => event.target.closest("dialog").close()}>${no}</button></p>`);
  return dialog.returnValue;
}

/** A name that somebody types; null where nobody did. @param {{ title: string, text?: string, name?: string, yes: string, no: string }} said @returns {Promise<string | null>} */
export async function nameOf({ title, text, name = "", yes, no }) {
  const field = html`<input name="name" required maxlength=${LONGEST_NAME} autocomplete="off" .value=${name} aria-label=${title} autofocus>`;
  const dialog = await opened(title, html`${text ? html`<p>${text}</p>` : nothing}${field}${buttons(yes, no, false)}`);
  return dialog.returnValue === YES ? (/** @type {HTMLInputElement} */ (dialog.querySelector("input")).value.trim() || null) : null;
}

/** @param {string} yes @param {string} no @param {boolean} careful whether a mere Enter leaves everything as it is */
function buttons(yes, no, careful) {
  return html`<p class="choose"><button value=${YES} class="big">${yes}</button>
    <button type="button" ?autofocus=${careful} @click=${(/** @type {any} */ event) => event.target.closest("dialog").close()}>${no}</button></p>`;
}

/** The window when it is closed again. @param {string} title @param {unknown} content @returns {Promise<HTMLDialogElement>} */
async function opened(title, content) {
  await loadStyle("dialogs");
  const dialog = Object.assign(document.createElement("dialog"), { className: "question" });
  dialog.setAttribute("aria-label", title);
  render(html`<form method="dialog"><h2>${title}</h2>${content}</form>`, dialog);
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector("input")?.select();
  return new Promise((done) => dialog.addEventListener("close", () => (dialog.remove(), done(dialog)), { once: true }));
}
