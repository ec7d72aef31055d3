import { isNightly } from "@creel/testing/nightly";
import { defineConfig, devices } from "@playwright/test";

import { findChromium, findEngines } from "../scripts/setup/find-chromium.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

/** Journeys with this tag run in the nightly suite alone. */
const NIGHTLY = /@nightly/;
/** Each night, journeys with this tag also run in every size and theme. */
const EVERYWHERE = /@everywhere/;
/** Each night, journeys with this tag also run on a phone in the dark theme. */
const CROSSWISE = /@everywhere|@crosswise/;
/** Each night, journeys with this tag also run in Firefox and WebKit, where Playwright has installed them. */
const ENGINES = /@engines/;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./setup/start-creel.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  workers: 2,
  timeout: 300_000,
  // This ends only what hangs, like the timeout above; a busy machine may take half a minute.
  expect: { timeout: 120_000 },
  ...(isNightly ? {} : { grepInvert: NIGHTLY }),
  reporter: [["list"], ["json", { outputFile: "../node_modules/.cache/creel-suite/journeys.json" }]],
  use: {
    locale: "en-US",
    timezoneId: "America/Chicago",
    // Animations are off, so nothing is drawn twenty times. A journey about motion turns them on.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findChromium() ?? "",
      args: [
        "--no-sandbox",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // SwiftShader draws the map in software, because there may be no graphics card.
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        // Compositing everything but the map without SwiftShader costs a third less.
        "--disable-gpu-compositing",
      ],
    },
  },
  projects: [
    { name: "desk by day", use: { ...desk, colorScheme: "light" } },
    ...(isNightly ? nightlyProjects() : []),
  ],
});

function nightlyProjects() {
  return [
    { name: "desk by night", use: { ...desk, colorScheme: "dark" as const }, grep: EVERYWHERE },
    { name: "phone by day", use: { ...phone, colorScheme: "light" as const }, grep: EVERYWHERE },
    { name: "phone by night", use: { ...phone, colorScheme: "dark" as const }, grep: CROSSWISE },
    ...findEngines().map((name) => ({
      name,
      use: { ...devices[name === "webkit" ? "Desktop Safari" : "Desktop Firefox"], launchOptions: {} },
      grep: ENGINES,
    })),
  ];
}
