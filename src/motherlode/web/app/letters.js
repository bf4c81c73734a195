/**
 * The typefaces are on their way before anything is written in them: what is shown in another one first would jump. Who
 * cannot have them in time reads in a face of their own system, drawn at such a size that it takes as much room
 * (fonts/fonts.css), until the next visit.
 */

const FACES = ['1rem "Golos Text"', '600 1rem "Golos Text"', "1rem Bitter"];
/** a letter of every part that a language needs */
const LETTERS = { en: "a", pt: "a", ru: "aя" };
const PATIENCE = 3000; // milliseconds

/** When the letters of a language are there, or have taken too long. @param {keyof typeof LETTERS} language */
export async function lettersOf(language) {
  const coming = FACES.map((face) => document.fonts.load(face, LETTERS[language]));
  await Promise.race([Promise.allSettled(coming), new Promise((done) => setTimeout(done, PATIENCE))]);
}
