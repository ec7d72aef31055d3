import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { environmentOf, startFakeServices, stopFakeServices } from "@creel/testing/fake-services";
import type { Browser } from "@playwright/test";

import { startCreel } from "../setup/start-creel.ts";
import { withChrome } from "./chrome.ts";
import { NOW } from "./fixed-clock.ts";
import { ADMIN, makeSample, type Sessions } from "./sample-people.ts";
import { changeableWeather } from "./sample-weather.ts";

/** The app with its sample data, and a browser to view it. */
export interface Studio {
  url: string;
  browser: Browser;
  sessions: Sessions;
}

/** All people share one address here, and sign in often. */
const NO_LIMITS = Object.fromEntries(
  [
    "SIGN_IN_PER_ACCOUNT",
    "FORGOT_PER_ACCOUNT",
    "CONTACT_PER_ADDRESS",
    "WEATHER_PER_USER",
    "PLACES_PER_USER",
  ].map((name) => [`LIMIT_${name}`, "100000"]),
);

/** Runs the built app of a folder (by default this repository) while `use` runs. */
export async function withStudio(use: (studio: Studio) => Promise<void>, app?: string): Promise<void> {
  const services = await startFakeServices(() => new Date(NOW));
  for (const service of [services.forecast, services.historical, services.archive]) {
    service.behave = changeableWeather;
  }
  const environment = {
    NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, "stop-clock.ts")).href}`,
    MAP_STYLE_URL: "embedded",
    LOG_LEVEL: "warn",
    OPERATOR_NAME: "Two Harbors Anglers",
    SUPPORT_EMAIL: "help@example.com",
    OPERATOR_LOCATION: "Two Harbors, Minnesota",
    ...NO_LIMITS,
    ...ADMIN,
    ...environmentOf(services),
  };
  const creel = await startCreel(environment, app);
  try {
    const sessions = await makeSample(creel);
    await withChrome((browser) => use({ url: creel.url, browser, sessions }), ["--disable-gpu-compositing"]);
  } finally {
    await creel.stop();
    await stopFakeServices(services);
  }
}
