import { gearWordsIn } from "./gear-words.ts";

interface Language {
  TEXTS: Readonly<Record<string, string>>;
}

const LANGUAGES: Readonly<Record<string, () => Promise<Language>>> = {
  de: () => import("./de.ts"),
  es: () => import("./es.ts"),
  fi: () => import("./fi.ts"),
  fr: () => import("./fr.ts"),
  nl: () => import("./nl.ts"),
  pl: () => import("./pl.ts"),
  "pt-BR": () => import("./pt-br.ts"),
  sv: () => import("./sv.ts"),
};

/** The languages of the sample log besides English. */
export const SAMPLE_LANGUAGES = Object.keys(LANGUAGES);

/** Loads the texts of one language, keyed by the English ones; none for English or an unknown language. */
export async function loadSampleTexts(language: string): Promise<ReadonlyMap<string, string>> {
  const load = LANGUAGES[language];
  if (load === undefined) return new Map();
  const { TEXTS } = await load();
  return new Map([...Object.entries(TEXTS), ...gearWordsIn(language)]);
}

/** Returns a text of the sample log in a language. */
export type SaySample = (text: string) => string;

export function sayInEnglish(text: string): string {
  return text;
}

/** Names, and texts without a translation, stay as they are. */
export async function saySampleIn(language: string): Promise<SaySample> {
  const texts = await loadSampleTexts(language);
  return (text) => texts.get(text) ?? text;
}
