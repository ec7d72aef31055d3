import { defineConfig } from "vitest/config";

const MINUTES = 60_000;

/** What breaks things on purpose: alone, one file after the other, because it measures how long mending takes. */
export default defineConfig({
  test: {
    name: "faults",
    include: ["api/src/**/*.faults.test.ts"],
    globalSetup: ["api/src/testing/databases/database-server.ts", "api/src/testing/faults/report.ts"],
    setupFiles: ["api/src/testing/logs/no-console-errors.ts"],
    fileParallelism: false,
    testTimeout: 12 * MINUTES,
    hookTimeout: MINUTES,
  },
});
