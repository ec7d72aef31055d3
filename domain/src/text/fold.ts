/** Letters that are no other letter with a mark on it, and the end form of sigma. */
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

/** The marks that Latin, Greek and Cyrillic letters carry, once they are apart from them. */
export const FOLDED_MARKS = String.raw`[\u0300-\u036f]`;

const MARKS = new RegExp(FOLDED_MARKS, "g");
const LETTERS = new RegExp(`[${Object.keys(FOLDED_LETTERS).join("")}]`, "g");

/** A text as it is compared: small letters without marks. "Zändér" and "zander" are the same. */
export function foldText(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(MARKS, "")
    .toLowerCase()
    .replaceAll(LETTERS, (letter) => FOLDED_LETTERS[letter] ?? letter);
}
