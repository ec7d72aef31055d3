import { defineConfig } from "vitest/config";

const MINUTES = 60_000;
const LOAD = "api/src/faults/load.faults.test.ts";

const shared = {
  setupFiles: ["api/src/testing/logs/no-console-errors.ts"],
  testTimeout: 12 * MINUTES,
  hookTimeout: MINUTES,
};

/**
 * Faults on purpose. Those of load compare one angler's answers with and without load, so they run
 * alone. The others mostly wait for something to recover, so they run two at a time.
 */
export default defineConfig({
  test: {
    globalSetup: ["api/src/testing/databases/database-server.ts", "api/src/testing/faults/report.ts"],
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...shared,
          name: "load",
          include: [LOAD],
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...shared,
          name: "faults",
          include: ["api/src/**/*.faults.test.ts"],
          exclude: [LOAD],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
