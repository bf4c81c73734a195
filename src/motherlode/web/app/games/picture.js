/** A picture from the sprites for something that moves, outside of any template. */

/** @param {string} id */
export function picture(id) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `/web/art/sprites.svg#${id}`);
  svg.classList.add("symbol");
  svg.append(use);
  return svg;
}
