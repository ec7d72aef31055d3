import type { UnitSystem } from "@creel/domain/accounts/user";

/** The language of the texts in the code. */
export const SOURCE_LOCALE = "en";
/** The language for tests: English with an accent on each letter, so that a text without translation is visible. */
export const PSEUDO_LOCALE = "en-XA";
/** The languages with catalogs in web/locales. */
export const TRANSLATIONS: readonly string[] = ["de", "es", "fi", "fr", "nl", "pl", "pt-BR", "sv"];

/**
 * Returns the first of the reader's languages, in their order, that Creel has, also from another region: Brazil's
 * Portuguese for a reader from Portugal. Returns English if there is none.
 */
export function matchLocale(languages: readonly string[]): string {
  const known = [...TRANSLATIONS, PSEUDO_LOCALE, SOURCE_LOCALE];
  for (const language of languages) {
    const [base] = language.split("-");
    const found =
      known.find((locale) => locale === language) ??
      known.find((locale) => locale === base) ??
      known.find((locale) => locale !== PSEUDO_LOCALE && locale.split("-")[0] === base);
    if (found !== undefined) return found;
  }
  return SOURCE_LOCALE;
}

/** Returns the units that visitors see and new accounts begin with. */
export function unitsOfLanguage(locale: string): UnitSystem {
  return locale.split("-")[0] === SOURCE_LOCALE ? "imperial" : "metric";
}
