/** The language of the texts in the code. */
export const SOURCE_LOCALE = "en";
/** The language for tests: English with an accent on each letter, so that a text without translation is visible. */
export const PSEUDO_LOCALE = "en-XA";
/** The languages with catalogs in web/locales. */
export const TRANSLATIONS: readonly string[] = [];

/** Returns the first of the reader's languages, in their order, that Creel has. Returns English if there is none. */
export function matchLocale(languages: readonly string[]): string {
  const known = [...TRANSLATIONS, PSEUDO_LOCALE, SOURCE_LOCALE];
  for (const language of languages) {
    const found =
      known.find((locale) => locale === language) ??
      known.find((locale) => locale === language.split("-")[0]);
    if (found !== undefined) return found;
  }
  return SOURCE_LOCALE;
}
