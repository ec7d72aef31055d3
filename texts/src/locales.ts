/** The language of the texts in the code. */
export const SOURCE_LOCALE = "en";
/** For tests: English in which each letter has an accent, so that a text that is not translated can be seen. */
export const PSEUDO_LOCALE = "en-XA";
/** Each has catalogs in web/locales. */
export const TRANSLATIONS: readonly string[] = [];

/** The first of the languages, in the order of who reads, in which Creel can be read. */
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
