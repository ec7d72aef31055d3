import { join } from "node:path";

import { LOCALES } from "@creel/texts/addresses";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { patchCssModules } from "vite-css-modules";

import { texts } from "./texts.ts";

/** Where `npm run dev` runs the API. */
const API = process.env["API_URL"] ?? "http://localhost:3001";

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), texts(), patchCssModules({ exportMode: "named" }), inLanguagesOfCreel()],
  css: { modules: { localsConvention: "camelCaseOnly" } },
  server: { port: 3000, proxy: { "/api": API, "/s/": API, "/cal/": API } },
  // A worker may load parts on demand, as it does with the reader of workbooks.
  worker: { format: "es" },
  build: {
    target: "es2023",
    // Inlining would create data: URLs, which the content security policy forbids.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, handle) {
        // A class name that its style sheet does not define.
        if (log.code === "IMPORT_IS_UNDEFINED") throw new Error(log.message);
        handle(level, log);
      },
      input: ["index.html", "share.html", "src/app/boot/mount.tsx", "src/app/boot/plain-page.ts"].map(
        (file) => join(import.meta.dirname, file),
      ),
      // Inlines constants, so that a page has only those it uses, not all from the same file.
      optimization: { inlineConst: { mode: "all", pass: 2 } },
      output: {
        // Groups the code that starts each page, and the code that every page of the app needs. Each file is a request.
        codeSplitting: {
          // Copies small shared files into the files that use them; they still share one state. A hundred small files
          // would be a sixth longer. The bundler then keeps 0.8 kB of its own code in a file that no group can take.
          // Pages preload it with their first module, so that it delays no other.
          experimentalInlineCommonChunks: { maxSize: isSsrBuild ? 0 : 8000 },
          groups: [
            { name: "load", test: /preload-helper|src\/app\/load\//, priority: 4 },
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
            {
              name: "widgets",
              tags: ["$initial"],
              test: /node_modules\/(react-aria|react-stately|@internationalized)|src\/app\/boot\/widgets/,
              priority: 3,
            },
            {
              name: "libraries",
              tags: ["$initial"],
              test: /node_modules|src\/app\/boot\/libraries/,
              priority: 2,
            },
            { name: "app", tags: ["$initial"], test: isOfApp, priority: 1 },
          ],
        },
      },
    },
  },
}));

/**
 * Leaves out the code that starts the app, which loads before it. Style sheets stay with the modules that import them.
 */
function isOfApp(id: string): boolean {
  return !/\.html$|src\/app\/boot\/|\.css$/.test(id);
}

/**
 * React Aria has screen reader texts in thirty languages. The languages that Creel does not support made the catch form
 * a fifth longer. Missing texts fall back to English.
 */
function inLanguagesOfCreel(): Plugin {
  const spoken = new Set(LOCALES.map((locale) => locale.slice(0, 2)));
  return {
    name: "in-languages-of-creel",
    enforce: "pre",
    load(id) {
      const [, language] =
        /[\\/]react-(?:aria|stately)[\\/].*[\\/]intl[\\/].*[\\/]([a-z]{2})-[A-Z]{2}\.m?js$/.exec(id) ?? [];
      return language === undefined || spoken.has(language) ? null : "export default undefined;";
    },
  };
}
