/** How others find the table: a link to copy or to send on, its code to say aloud, and a picture for a phone's camera. */

import { html, LitElement, nothing, svg } from "../../vendor/lit.js";
import { symbol } from "../art.js";
import "../clipboard.js";

export class Share extends LitElement {
  static properties = { words: { attribute: false }, link: {}, code: {}, title: { attribute: false }, picture: { state: true }, shown: { state: true } };

  constructor() {
    super();
    /** @type {import("../words.js").Words} */ this.words = /** @type {any} */ (null);
    this.link = "";
    this.code = "";
    /** what it is an invitation to */ this.title = "";
    /** the link as a picture, once somebody asked for it @type {{ size: number, path: string } | null} */ this.picture = null;
    this.shown = false;
  }

  createRenderRoot() {
    return this;
  }

  /** Send it on with the device's own share sheet; cancelling is not an error. */
  send() {
    navigator.share({ title: this.title, text: this.words.say("page-share-text", { game: this.title, code: this.code }), url: this.link }).catch(() => {});
  }

  async togglePicture() {
    this.shown = !this.shown;
    if (!this.shown || this.picture) return;
    const { pathOf, qrCode } = await import("../qr.js");
    const modules = qrCode(this.link);
    this.picture = modules && pathOf(modules);
  }

  render() {
    const { words, link, code, picture, shown } = this;
    return html`<div class="invite">
      <p class="how">${words.say("page-invite")}</p>
      <a href=${link}>${link}</a>
      <p class="ways-out">
        <ml-copy-link .words=${words} .link=${link} .label=${words.say("page-copy")}></ml-copy-link>
        ${"share" in navigator ? html`<button type="button" class="send" @click=${this.send}>${symbol("people-share")} ${words.say("page-share-send")}</button>` : nothing}
        <button type="button" class="show" aria-expanded=${shown} @click=${this.togglePicture}>${symbol("people-code")} ${words.say("page-share-picture")}</button>
      </p>
      ${shown && picture ? html`<svg class="qr" role="img" aria-label=${words.say("page-share-picture-of", { link })} viewBox="0 0 ${picture.size} ${picture.size}" shape-rendering="crispEdges">
        ${svg`<rect width="100%" height="100%" fill="#fff"></rect><path d=${picture.path} fill="#000"></path>`}</svg>` : nothing}
      <p class="code">${words.say("page-share-code")} <b>${code}</b></p>
    </div>`;
  }
}

customElements.define("ml-share", Share);
