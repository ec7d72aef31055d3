import { defineConfig } from "vitest/config";

const MINUTES = 60_000;

/** Faults on purpose, one file after the other, because they measure how long recovery takes. */
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
