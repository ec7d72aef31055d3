import { defineConfig } from "vitest/config";

import { inSuite } from "./testing/src/nightly.ts";
import { texts } from "./web/texts.ts";

// On a clock in the United States weights are pounds and ounces.
process.env.TZ ??= "UTC";

/** In milliseconds, for a busy machine: they end what hangs and measure nothing. */
const LONG_TIMEOUTS = {
  testTimeout: inSuite(300_000, 600_000),
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

/** Starting a process, and the document of a component, takes longer than most of these files. */
const inOneProcess = {
  isolate: false,
  // What resets comes before what is set up.
  sequence: { setupFiles: "list" as const },
  setupFiles: [
    "scripts/setup/reset-test-state.mjs",
    "scripts/setup/end-timers.mjs",
    "scripts/setup/property-runs.mjs",
  ],
  ...LONG_TIMEOUTS,
};

/** Left out with TEST_DISTRIBUTED=1: a distributed database has no triggers, and other plans. */
const PLAIN_ONLY = [
  "**/tallies.api.test.ts",
  "**/admin-catch-plans.api.test.ts",
  "**/user-list-plans.api.test.ts",
  "**/list-plans.api.test.ts",
];

export default defineConfig({
  test: {
    reporters: ["default", ["json", { outputFile: "node_modules/.cache/creel-suite/unit.json" }]],
    // Most tests wait for the database for half of their time.
    maxWorkers: 2,
    projects: [
      { test: { name: "scripts", include: ["scripts/**/*.test.mjs"], ...LONG_TIMEOUTS } },
      { test: { name: "domain", include: ["domain/src/**/*.test.ts"], ...inOneProcess } },
      { test: { name: "texts", include: ["texts/src/**/*.test.ts"], ...inOneProcess } },
      { test: { name: "testing", include: ["testing/src/**/*.test.ts"], ...inOneProcess } },
      {
        plugins: [texts()],
        test: {
          name: "web",
          include: ["web/{src,service-worker}/**/*.test.ts"],
          css: true,
          ...inOneProcess,
          setupFiles: [
            ...inOneProcess.setupFiles,
            "fake-indexeddb/auto",
            "web/src/testing/without-browser.ts",
            "web/src/i18n/locale.ts",
          ],
        },
      },
      {
        plugins: [texts()],
        test: {
          name: "components",
          include: ["web/src/**/*.test.tsx"],
          environment: "jsdom",
          globalSetup: ["scripts/build/build-basemap-once.mjs"],
          ...inOneProcess,
          setupFiles: [
            ...inOneProcess.setupFiles,
            "scripts/setup/without-owner-stacks.mjs",
            "@testing-library/jest-dom/vitest",
            "fake-indexeddb/auto",
            "web/src/testing/fresh-page.ts",
            "web/src/testing/browser.ts",
          ],
        },
      },
      {
        test: {
          name: "api",
          include: ["api/src/**/*.test.ts"],
          exclude: ["**/*.faults.test.ts", ...(process.env["TEST_DISTRIBUTED"] === "1" ? PLAIN_ONLY : [])],
          globalSetup: ["scripts/build/build-tides.mjs", "api/src/testing/databases/database-server.ts"],
          ...inOneProcess,
          // It remembers the latest time, and a file may have a clock of its own.
          server: { deps: { inline: ["uuid"] } },
          setupFiles: [...inOneProcess.setupFiles, "api/src/testing/logs/no-console-errors.ts"],
        },
      },
    ],
  },
});
