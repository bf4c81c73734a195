/** The pictures of the pieces of the dice game: how their names begin, by kind of piece. @type {Record<string, string>} */
export const PICTURES = { crystal: "crystal", face: "face" };
