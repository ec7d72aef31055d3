import { defineConfig } from "@playwright/test";

import { findChromium } from "../scripts/find-chromium.mjs";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const desk = { viewport: { width: 1440, height: 900 } };

/** Journeys that are tagged so are made in every size and theme; the others once. */
const EVERYWHERE = /@everywhere/;

export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./start-creel.ts",
  fullyParallel: true,
  forbidOnly: Boolean(process.env["CI"]),
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"]],
  use: {
    locale: "en-US",
    timezoneId: "America/Chicago",
    trace: "retain-on-failure",
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
      ],
    },
  },
  projects: [
    { name: "desk by day", use: { ...desk, colorScheme: "light" } },
    { name: "desk by night", use: { ...desk, colorScheme: "dark" }, grep: EVERYWHERE },
    { name: "phone by day", use: { ...phone, colorScheme: "light" }, grep: EVERYWHERE },
    { name: "phone by night", use: { ...phone, colorScheme: "dark" }, grep: EVERYWHERE },
  ],
});
