import { locale } from "./locale.ts";

/** Returns a name for use within a sentence: in lower case, but unchanged in German, which capitalizes nouns. */
export function inSentence(name: string): string {
  return locale.split("-")[0] === "de" ? name : name.toLocaleLowerCase(locale);
}

/** Returns the text with a capital first letter, for the start of a line: "marraskuu 2026" becomes "Marraskuu 2026". */
export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}
