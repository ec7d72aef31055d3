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
  timeout: 120_000,
  // It ends what never comes, as the time-out above does; a busy machine may take half a minute.
  expect: { timeout: 60_000 },
  ...(isNightly ? {} : { grepInvert: NIGHTLY }),
  reporter: [["list"], ["json", { outputFile: "../node_modules/.cache/creel-suite/journeys.json" }]],
  use: {
    locale: "en-US",
    timezoneId: "America/Chicago",
    // Nothing flies or fades, so nothing is drawn twenty times; a journey that is about motion asks for it.
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
        // The map is drawn in software, where there is no graphics card.
        "--use-angle=swiftshader",
        "--enable-unsafe-swiftshader",
        // Everything but the map is put together without it, which costs a third less.
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
