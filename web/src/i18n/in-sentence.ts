import { locale } from "./locale.ts";

/** Returns a name for use within a sentence: in lower case, but unchanged in German, which capitalizes nouns. */
export function inSentence(name: string): string {
  return locale.split("-")[0] === "de" ? name : name.toLocaleLowerCase(locale);
}
