import { defineConfig } from "@playwright/test";

import { findChromium } from "../scripts/setup/find-chromium.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

/** Journeys that are tagged so are made in every size and theme; the others once. */
const EVERYWHERE = /@everywhere/;
/** Those that are tagged so are made in both sizes and both themes, but not in every pair of them. */
const CROSSWISE = /@everywhere|@crosswise/;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./setup/start-creel.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
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
    { name: "desk by night", use: { ...desk, colorScheme: "dark" }, grep: EVERYWHERE },
    { name: "phone by day", use: { ...phone, colorScheme: "light" }, grep: EVERYWHERE },
    { name: "phone by night", use: { ...phone, colorScheme: "dark" }, grep: CROSSWISE },
  ],
});
