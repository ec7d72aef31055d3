/** Letters that are no other letter with a mark on it. */
const LETTERS: Record<string, string> = {
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
};

/** A name as people type it: small letters without marks, words apart by one space, no apostrophes. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[\p{M}'’‘ʻʼ`]/gu, "")
    .replaceAll(/[æðđħıłøœßþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
