import { defineConfig } from "vitest/config";

/** Long enough for a machine that does other things as well: a limit is there to end what hangs, not to measure. */
const patiently = { testTimeout: 60_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** A process for each file takes longer than most of these files do. Those of the API keep theirs: they open things. */
const inOneProcess = { isolate: false, setupFiles: ["scripts/forget-last-file.mjs"], ...patiently };

/** Not with TEST_DISTRIBUTED=1: about triggers and plans, which a distributed database has none of or others. */
const PLAIN_ONLY = [
  "**/tallies.api.test.ts",
  "**/admin-catch-plans.api.test.ts",
  "**/user-list-plans.api.test.ts",
  "**/list-plans.api.test.ts",
];

export default defineConfig({
  test: {
    // Most of them wait for the database as often as for themselves.
    maxWorkers: 2,
    projects: [
      { test: { name: "scripts", include: ["scripts/**/*.test.mjs"], ...patiently } },
      { test: { name: "domain", include: ["domain/src/**/*.test.ts"], ...inOneProcess } },
      { test: { name: "testing", include: ["testing/src/**/*.test.ts"], ...inOneProcess } },
      {
        test: {
          name: "web",
          include: ["web/{src,service-worker}/**/*.test.ts"],
          css: true,
          ...inOneProcess,
        },
      },
      {
        test: {
          name: "components",
          include: ["web/src/**/*.test.tsx"],
          environment: "jsdom",
          // In one process without forgetting what the last file loaded: the app is read once, and each test signs out.
          isolate: false,
          setupFiles: [
            "@testing-library/jest-dom/vitest",
            "fake-indexeddb/auto",
            "web/src/testing/browser.ts",
          ],
          ...patiently,
        },
      },
      {
        test: {
          name: "api",
          include: ["api/src/**/*.test.ts"],
          exclude: ["**/*.faults.test.ts", ...(process.env["TEST_DISTRIBUTED"] === "1" ? PLAIN_ONLY : [])],
          globalSetup: ["api/src/testing/databases/database-server.ts"],
          setupFiles: ["api/src/testing/logs/no-console-errors.ts"],
          ...patiently,
        },
      },
    ],
  },
});
