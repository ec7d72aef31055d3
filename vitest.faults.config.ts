import { defineConfig } from "vitest/config";

import { inSuite } from "./testing/src/nightly.ts";

const MINUTES = 60_000;

/** Bad input, one kill under load and a clean stop. */
const EVERY_CHANGE = "api/src/faults/{bad-input,kill,stop}.faults.test.ts";
const ALL = "api/src/faults/*.faults.test.ts";
const SOAK = "api/src/faults/soak.faults.test.ts";
const isSoak = process.env["SOAK"] === "1";

/** Faults on purpose. Most tests wait for something to recover, so two files run side by side. */
export default defineConfig({
  test: {
    include: [isSoak ? SOAK : inSuite(EVERY_CHANGE, ALL)],
    exclude: isSoak ? [] : [SOAK],
    globalSetup: [
      "scripts/build/build-tides.mjs",
      "api/src/testing/databases/database-server.ts",
      "api/src/testing/faults/report.ts",
    ],
    setupFiles: ["scripts/setup/property-runs.mjs", "api/src/testing/logs/no-console-errors.ts"],
    maxWorkers: 2,
    // In milliseconds: they end what hangs and measure nothing.
    testTimeout: 12 * MINUTES,
    hookTimeout: MINUTES,
  },
});
