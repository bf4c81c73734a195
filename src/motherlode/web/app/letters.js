/**
 * The typefaces are on their way before anything is written in them: text shown in another one first would jump. If
 * they do not arrive in time, a system typeface is used until the next visit, at a size that takes as much room
 * (fonts/fonts.css).
 */

/** by language: faces, each with a letter of every part that is needed */
const LATIN = { '1rem "Golos Text"': "a", '600 1rem "Golos Text"': "a", "1rem Bitter": "a" };
const RUSSIAN = { '1rem "Golos Text"': "aя", '600 1rem "Golos Text"': "aя", '1rem "Bitter in Russian"': "я " };
const FACES = { en: LATIN, pt: LATIN, ru: RUSSIAN };
const PATIENCE = 3000; // milliseconds

/** When the letters of a language are there, or have taken too long. @param {keyof typeof FACES} language */
export async function lettersOf(language) {
  const coming = Object.entries(FACES[language]).map(([face, letters]) => document.fonts.load(face, letters));
  await Promise.race([Promise.allSettled(coming), new Promise((done) => setTimeout(done, PATIENCE))]);
}
