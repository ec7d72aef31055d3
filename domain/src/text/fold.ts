/** Letters that do not decompose into a letter and a mark, and the final sigma. */
export const FOLDED_LETTERS: Readonly<Record<string, string>> = {
  æ: "ae",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  ø: "o",
  œ: "oe",
  ß: "ss",
  þ: "th",
  ς: "σ",
};

/** The combining marks of Latin, Greek and Cyrillic letters. */
export const FOLDED_MARKS = String.raw`[\u0300-\u036f]`;

const MARKS = new RegExp(FOLDED_MARKS, "g");
const LETTERS = new RegExp(`[${Object.keys(FOLDED_LETTERS).join("")}]`, "g");

export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(MARKS, "")
    .toLowerCase()
    .replaceAll(LETTERS, (letter) => FOLDED_LETTERS[letter] ?? letter);
}

/** Reduces a name to its letters and digits: "caughtAt", "Caught at" and "caught_at" give the same key. */
export function nameKey(name: string): string {
  return foldText(name).replaceAll(/[^\p{L}\p{N}]+/gu, "");
}
