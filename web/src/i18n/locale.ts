import { i18n, type Messages } from "@lingui/core";

import { type Area, matchLocale, matchRegion } from "./locales.ts";

/** English has none: its texts stand in the code. */
const CATALOGS = import.meta.glob<{ messages: Messages }>(["../../locales/*/*.po", "!../../locales/en/*.po"]);

const languages = typeof navigator === "undefined" ? [] : navigator.languages;

/** The language that Creel is read in, for `Intl`: that of the page, which public/theme.js has settled. */
export const locale = matchLocale(
  typeof document === "undefined" ? languages : [document.documentElement.lang],
);

/** For dates with words in them: the same language, as it is written in the region of who reads. */
export const dateLocale = matchRegion(locale, languages);

i18n.loadAndActivate({ locale, messages: {} });

/** With the language activated. */
export { i18n };

/** Loads the texts in the language that more than one page shows. Each area of its own is loaded with its first page. */
export async function loadTexts(areas: readonly Area[] = ["app", "shared", "site"]): Promise<void> {
  await Promise.all(areas.map(loadArea));
}

async function loadArea(area: Area): Promise<void> {
  const catalog = CATALOGS[`../../locales/${locale}/${area}.po`];
  if (!catalog) return;
  const { messages } = await catalog();
  i18n.load(locale, messages);
}
