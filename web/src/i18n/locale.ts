import { i18n, type Messages } from "@lingui/core";

import { type Area, matchLocale } from "./locales.ts";

/** English has none: its texts stand in the code. */
const CATALOGS = import.meta.glob<{ messages: Messages }>(["../../locales/*/*.po", "!../../locales/en/*.po"]);

/** The language that Creel is read in, for `Intl`. */
export const locale = matchLocale(typeof navigator === "undefined" ? [] : navigator.languages);

i18n.loadAndActivate({ locale, messages: {} });

/** Loads the texts of an area in the language, before its code. */
export async function loadTexts(area: Area): Promise<void> {
  const catalog = CATALOGS[`../../locales/${locale}/${area}.po`];
  if (!catalog) return;
  const { messages } = await catalog();
  i18n.load(locale, messages);
}
