/** The pictures of the pieces of Quartz: how their names begin, by kind of piece. @type {Record<string, string>} */
export const PICTURES = { crystal: "crystal", card: "card" };
