import { defineConfig } from "@lingui/conf";
import { formatter } from "@lingui/format-po";
import { createSwcExtractor } from "@lingui/native-tools";

import { AREAS, PSEUDO_LOCALE, SOURCE_LOCALE, TRANSLATIONS } from "./src/i18n/locales.ts";

export default defineConfig({
  rootDir: import.meta.dirname,
  sourceLocale: SOURCE_LOCALE,
  locales: [SOURCE_LOCALE, PSEUDO_LOCALE, ...TRANSLATIONS],
  pseudoLocale: PSEUDO_LOCALE,
  extractors: [createSwcExtractor()],
  // Line numbers would change the catalogs with almost every commit.
  format: formatter({ lineNumbers: false }),
  catalogs: Object.entries(AREAS).map(([area, include]) => ({
    path: `<rootDir>/locales/{locale}/${area}`,
    include: include.map((folder) => `<rootDir>/../${folder}`),
    exclude: ["**/*.test.*", "**/generated/**"],
  })),
});
