import { locale } from "./locale.ts";
import { SOURCE_LOCALE } from "./locales.ts";

/** Returns a name for use within a sentence: in lower case in English, unchanged in other languages. */
export function inSentence(name: string): string {
  return locale.split("-")[0] === SOURCE_LOCALE ? name.toLowerCase() : name;
}
