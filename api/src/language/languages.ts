import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";

import { SOURCE_LOCALE } from "@creel/texts/locales";
import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import * as z from "zod/mini";

export const english = makeLanguage(SOURCE_LOCALE, {});
const languages = new Map([[SOURCE_LOCALE, english]]);

/** The folder of the compiled texts in the web app's folder. */
export const TEXTS_FOLDER = ".texts";

const catalogSchema = z.object({ messages: z.record(z.string(), z.custom<Messages[string]>()) });

/**
 * Loads the compiled texts. Before the first build there are none, and everything is in English. Skips the compressed
 * files that the build makes for browsers.
 */
export async function loadLanguages(folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((each) => each.endsWith(".json"))) {
    const { messages } = catalogSchema.parse(JSON.parse(await readFile(join(folder, file), "utf8")));
    const { name } = parse(file);
    languages.set(name, makeLanguage(name, messages));
  }
}

/** Returns English if the language is unknown or `null`. */
export function languageOf(locale: string | null): I18n {
  return languages.get(locale ?? SOURCE_LOCALE) ?? english;
}

function makeLanguage(locale: string, messages: Messages): I18n {
  const language = setupI18n({ locale, messages: { [locale]: messages } });
  // English messages are in the source code, uncompiled.
  language.setMessagesCompiler(compileMessage);
  return language;
}
