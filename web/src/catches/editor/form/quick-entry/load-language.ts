import type { Language } from "./languages/language.ts";

const LANGUAGES: Readonly<Record<string, () => Promise<{ LANGUAGE: Language }>>> = {
  de: () => import("./languages/de.ts"),
  es: () => import("./languages/es.ts"),
  fi: () => import("./languages/fi.ts"),
  fr: () => import("./languages/fr.ts"),
  nl: () => import("./languages/nl.ts"),
  pl: () => import("./languages/pl.ts"),
  pt: () => import("./languages/pt.ts"),
  sv: () => import("./languages/sv.ts"),
};

/** Loads what lines say in the language of the page; `null` for English. */
export async function loadLanguage(locale: string): Promise<Language | null> {
  const load = LANGUAGES[locale.split("-")[0] ?? ""];
  return load ? (await load()).LANGUAGE : null;
}
