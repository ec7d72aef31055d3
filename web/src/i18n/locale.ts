import { i18n, type Messages } from "@lingui/core";

import { type Area, matchLocale, matchRegion, SOURCE_LOCALE } from "./locales.ts";

/** English has no catalog because its texts are in the code. A translation is built once all its texts are reviewed. */
const CATALOGS = import.meta.glob<{ messages: Messages }>(
  "../../locales/{de,en-XA,es,fi,fr,nl,pl,pt-BR,sv}/*.po",
);

const languages = typeof navigator === "undefined" ? [] : navigator.languages;

/** The language of the page, for `Intl`. It is chosen by public/theme.js. */
export const locale = matchLocale(
  typeof document === "undefined" ? languages : [document.documentElement.lang],
);

/** The same language with the user's region, for dates that contain words. */
export const dateLocale = matchRegion(locale, languages);

/**
 * For numbers and clocks without words. English has many readers whose language Creel does not have, so it leaves them
 * the formats of their browser; a translation has its own.
 */
export const figureLocale = locale === SOURCE_LOCALE ? undefined : dateLocale;

i18n.loadAndActivate({ locale, messages: {} });

/** The i18n instance with the language activated. */
export { i18n };

/** Loads the texts that several pages share. The texts of an area are loaded with its first page. */
export async function loadTexts(areas: readonly Area[] = ["app", "shared", "site"]): Promise<void> {
  await Promise.all(areas.map(loadArea));
}

async function loadArea(area: Area): Promise<void> {
  const catalog = CATALOGS[`../../locales/${locale}/${area}.po`];
  if (!catalog) return;
  const { messages } = await catalog();
  i18n.load(locale, messages);
}
