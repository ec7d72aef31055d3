import { readdir, readFile } from "node:fs/promises";
import { join, parse } from "node:path";

import { SOURCE_LOCALE } from "@creel/texts/locales";
import { type I18n, type Messages, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import * as z from "zod/mini";

export const english = makeLanguage(SOURCE_LOCALE, {});
const languages = new Map([[SOURCE_LOCALE, english]]);

/** Where the build puts the compiled texts, in the folder of the web app. */
export const TEXTS_FOLDER = ".texts";

const catalogSchema = z.object({ messages: z.record(z.string(), z.custom<Messages[string]>()) });

/**
 * Without any, as before the first build, everything is said in English. The build packs each file for browsers, too:
 * those are passed over.
 */
export async function loadLanguages(folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((each) => each.endsWith(".json"))) {
    const { messages } = catalogSchema.parse(JSON.parse(await readFile(join(folder, file), "utf8")));
    const { name } = parse(file);
    languages.set(name, makeLanguage(name, messages));
  }
}

/** English where the language is not known, or there is none. */
export function languageOf(locale: string | null): I18n {
  return languages.get(locale ?? SOURCE_LOCALE) ?? english;
}

function makeLanguage(locale: string, messages: Messages): I18n {
  const language = setupI18n({ locale, messages: { [locale]: messages } });
  // English stands in the code as it is written.
  language.setMessagesCompiler(compileMessage);
  return language;
}
