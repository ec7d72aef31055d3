// Extracts the catalogs of texts from the code, and compiles them for the server.
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { createCompiledCatalog, getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

import { PSEUDO_LOCALE, SOURCE_LOCALE } from "../../texts/src/locales.ts";
import { ROOT } from "../setup/prepare.mjs";

const LINGUI = join(ROOT, "node_modules/@lingui/cli/dist/lingui.js");
const CONFIG = "web/lingui.config.ts";
/** Matches the areas with texts that the server uses. */
const OF_SERVER = /\/(api|shared)$/;

/** Extracts the texts in English and for the language of the tests. The translators' catalogs are in the repository. */
export function extractTexts() {
  const locales = [SOURCE_LOCALE, PSEUDO_LOCALE].join(",");
  execFileSync(process.execPath, [LINGUI, "extract", "--clean", "--locale", locales, "--config", CONFIG], {
    cwd: ROOT,
    stdio: "pipe",
  });
}

/** Writes a file for each language except English, whose texts are in the code. */
export async function compileServerTexts(folder) {
  const config = getConfig({ configPath: join(ROOT, CONFIG) });
  const { locales, sourceLocale } = config;
  const [{ locale: pseudoLocale }] = config.pseudoLocale;
  const catalogs = (await getCatalogs(config)).filter(({ path }) => OF_SERVER.test(path));
  mkdirSync(folder, { recursive: true });
  for (const locale of locales.filter((one) => one !== sourceLocale)) {
    const read = catalogs.map((catalog) => catalog.getTranslations(locale, { sourceLocale }));
    const messages = Object.assign({}, ...(await Promise.all(read)).map((one) => one.messages));
    const { source, errors } = createCompiledCatalog(locale, messages, { namespace: "json", pseudoLocale });
    if (errors.length > 0) {
      throw new AggregateError(
        errors.map(({ error }) => error),
        locale,
      );
    }
    writeFileSync(join(folder, `${locale}.json`), source);
  }
}
