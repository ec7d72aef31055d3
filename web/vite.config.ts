import { join } from "node:path";

import { LOCALES } from "@creel/texts/addresses";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { patchCssModules } from "vite-css-modules";

import { texts } from "./texts.ts";

/** Where `npm run dev` runs the API. */
const API = process.env["API_URL"] ?? "http://localhost:3001";

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    react(),
    texts(),
    patchCssModules({ exportMode: "named", generateSourceTypes: true }),
    inLanguagesOfCreel(),
  ],
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
        // Four files for what every page of the app needs, and one for what most pages of an angler do: a hundred small ones
        // are a sixth longer, and each is a request.
        codeSplitting: {
          groups: [
            {
              // By file: src/device reads the document, which is not there when pages are drawn at the build.
              name: "load",
              test: /preload-helper|(\.|-)requests\.ts$|src\/(device\/storage-keys|http\/prefetch|store\/parse-json|weather\/place\/(place-query|weather-place))/,
              priority: 4,
            },
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
            {
              name: "figures",
              test: /src\/(units|species|ui\/feedback|http|session)\//,
              priority: 1,
            },
            { name: "icons", test: /lucide-react.*icons/, minShareCount: 4, priority: 1 },
            {
              // By file where a folder also has what few pages show: with all of the shell or of the list, the dashboard
              // loads 30 to 45 kB more, with all of the alerts 2 kB more, with what draws the weather 4 kB more.
              name: "angler",
              test: /src\/app\/loading\/|\/(anglers-shell|catch-(card|lists|name|skeletons)|catches-failure|no-catches|page-header|weather-(alerts|widget))\.tsx$|\/hooks\/use-(logbook-counts|recent-catches)/,
            },
            // Small files take a slow phone longer to ask for than to run. Dependencies are other pages', too. Two groups that
            // need each other run in the wrong order: scripts/check-budgets.mjs finds them.
            {
              name: "filters",
              test: /src\/ui\/filters\/(filter-(chip|row)|choice-(filter|list)|dates\/date-range-filter)\.tsx$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "catch-filters",
              test: /src\/catches\/filters\/(use-(meant-)?filters|describe-filters|(date|weather)-filter|choice-names|model)|hooks\/use-catch-list/,
              includeDependenciesRecursively: false,
            },
            {
              name: "map-view",
              test: /src\/map\/(view\/|style\/[^/]+$|canvas\/control-groups)|basemap\/files/,
              includeDependenciesRecursively: false,
            },
            {
              // What is begun while the code that draws the map is on its way.
              name: "clusters",
              test: /src\/map\/clusters\/(ask-clusters|cluster-layer|pack-points|use-prepared-clusters)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "worker-client",
              test: /src\/device\/(worker-client|serial-queue)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              // What draws it, beside MapLibre itself.
              name: "map-canvas",
              test: /src\/map\/(canvas\/(?!control-groups|map-canvas)|clusters\/(once-tiles-loaded|use-cluster-tiles)\.ts$|names\/(loaded-map|names-in-map)|pins\/)|@vis\.gl\/react-maplibre|landing-layers/,
              includeDependenciesRecursively: false,
            },
            {
              name: "lures",
              test: /labels\/use-lure-names|gear\/data\/(use-gear|own-lures)|describe-gear|lure-code/,
              includeDependenciesRecursively: false,
            },
            {
              name: "state",
              test: /react-aria-components.*SelectionIndicator|useToggleState|useControlledState/,
              includeDependenciesRecursively: false,
            },
            {
              name: "input",
              test: /react-aria-components.*\/(Input|Group|Form)\.\w+$|react-(aria|stately).*\/(useField|useTextField|useFormValidation(State)?)\.\w+$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "toggle",
              test: /react-aria-components.*ToggleButton|useToggleButton|ui\/filters\/toggle-chip/,
              includeDependenciesRecursively: false,
            },
            { name: "insights", test: isOfInsightsPage, includeDependenciesRecursively: false },
            { name: "verdicts", test: isOfWhatWorked, includeDependenciesRecursively: false },
            {
              // What is begun while the page itself is on its way.
              name: "rates-ahead",
              test: /src\/(insights\/(data\/insights\.calls|report\/ask-report|insight-question))\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "log-report",
              test: /insights\/(report\/(log-report\.query|decisions\.query|prefetch-rates)|filters\/filters-in-address)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "trip-fields",
              test: /domain\/src\/(trips\/(expectation|prediction)|custom-fields\/new-custom-field)\.ts$/,
              includeDependenciesRecursively: false,
            },
            {
              name: "rates",
              test: /src\/(dates\/format-trip|ui\/layout\/section|ui\/charts\/interval-line|insights\/(rates\/rate-axis|words\/(bin-names|score|verdict)))/,
              includeDependenciesRecursively: false,
            },
            {
              // What is loaded after the page: what sends, and what is told of what waits. In files of their own, they made every
              // page 1 kB longer by their names alone.
              name: "outbox",
              test: /src\/outbox\/(lock\/)?[^/]+\.ts$|src\/device\/(room|make-room)|outbox\/(waiting|owner|questions)\/[^/]+\.ts$|notices\/what-waits|offline\/make-safe|shell\/outbox\/start-outbox/,
            },
          ],
        },
      },
    },
  },
});

/** What starts the app is loaded before it. Style sheets follow whoever imports them. */
function isOfApp(id: string): boolean {
  return !/\.html$|src\/app\/boot\/|\.css$/.test(id);
}

/** What its first screen needs before anybody does anything on it; what other pages show, too, stands apart. */
function isOfInsightsPage(id: string): boolean {
  return /web\/src\/insights\/(page\/(insights-|stats)|filters\/(filter-c|use-)|decisions\/(by-|column-|interval-|rate-|lead|decision-)|words\/(name-bins|measured-bins|factor-names))/.test(
    id,
  );
}

/** What stands below that, and is loaded once it is drawn; with what nothing else uses, as icons. */
function isOfWhatWorked(id: string): boolean {
  const isDrawn =
    /web\/src\/insights\/(page\/(below|what-worked|folds|no-diff|how-computed)|decisions\/s|counts\/(bests|months|use-|count-log|count-custom|count-numbers|most)|filters\/compare-by|rates|report\/use-report|questions\/my-question|score\/score-panel|without-hours\/|words\/catch-day)/;
  const isUsedByIt =
    /domain\/src\/insights\/(decisions\/measured-fish|without-hours\/fish-at-depth)|icons\/(book-open|circle-gauge|circle-question-mark|fish-symbol|hash|list-filter)\./;
  return (isDrawn.test(id) && !/-csv\.ts|rate-axis/.test(id)) || isUsedByIt.test(id);
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
