import { locale } from "./locale.ts";
import { SOURCE_LOCALE } from "./locales.ts";

/** The name of something as it stands within a sentence: small in English, as it is in other languages. */
export function inSentence(name: string): string {
  return locale.split("-")[0] === SOURCE_LOCALE ? name.toLowerCase() : name;
}
