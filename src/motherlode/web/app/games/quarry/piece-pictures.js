/** The pictures of the pieces of The Quarry: how their names begin, by kind of piece. @type {Record<string, string>} */
export const PICTURES = { card: "stone", action: "action" };
