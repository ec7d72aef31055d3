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
  server: { port: 3000, proxy: { "/api": API, "/s/": API } },
  // A worker may load a part of itself when it needs it, as the reader of workbooks is.
  worker: { format: "es" },
  build: {
    target: "es2023",
    // Inlining would put data: URLs where the content security policy allows none.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, handle) {
        // A class that its style sheet does not have.
        if (log.code === "IMPORT_IS_UNDEFINED") throw new Error(log.message);
        handle(level, log);
      },
      input: ["index.html", "share.html", "src/app/boot/mount.tsx", "src/app/boot/plain-page.ts"].map(
        (file) => join(import.meta.dirname, file),
      ),
      // A page then carries the few constants it uses, not each that stands in the same file.
      optimization: { inlineConst: { mode: "all", pass: 2 } },
      output: {
        // What begins each page, and three files for what every page of the app needs: each file is a request.
        codeSplitting: {
          // Small files that several pages share are copied into the files that use them, and keep one state: a hundred
          // small files are a sixth longer. The bundler then keeps 0.8 kB of its own in a file that no group can take;
          // pages preload it with their first module, so that it waits for no other.
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

/** What starts the app is loaded before it. Style sheets follow whoever imports them. */
function isOfApp(id: string): boolean {
  return !/\.html$|src\/app\/boot\/|\.css$/.test(id);
}

/**
 * React Aria brings what it says to who hears the page in thirty languages; with those that Creel does not speak the form
 * of a catch was longer by a fifth. Words that are not there are said in English.
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
