import type { Browser, BrowserContext, Page } from "@playwright/test";

import { sceneNamed } from "../../e2e/screens/scenes/all-scenes.ts";
import type { StoredSession } from "./sample-creel.ts";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const DESK = { viewport: { width: 1440, height: 900 } };
type Device = typeof PHONE | typeof DESK;

export interface Screen {
  path: string;
  isSignedIn: boolean;
}

const PUBLIC = [
  "home",
  "about",
  "contact",
  "privacy",
  "terms",
  "cookies",
  "login",
  "sign-up",
  "forgot-password",
];
const OWN = ["dashboard", "catches", "catches-table", "map-everything", "weather-home", "profile"];

/** Every screen except the admin's. */
export const SCREENS: readonly Screen[] = [...PUBLIC, ...OWN].map(screenNamed);

/** Returns a screen of the catalog in its first state, for a user with a log of another size. */
export function screenNamed(name: string): Screen {
  const { path, who } = sceneNamed(name);
  if (typeof path !== "string") throw new Error(`The path of ${name} depends on the sample`);
  return { path, isSignedIn: who !== "stranger" };
}

/** Measurements of loading a screen for the first time. */
export interface FirstLook {
  /** The sum of all layout shifts, including the ones that follow an input. */
  shift: number;
  /** The paths of the scripts that were loaded before any input. */
  scripts: string[];
}

/** Returns a new context for each load, with an empty cache and the session in its storage. */
export async function openContext(
  browser: Browser,
  device: Device,
  session: StoredSession | null,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...device, locale: "en-US", timezoneId: "America/Chicago" });
  await context.addInitScript((stored) => {
    if (stored !== null && location.protocol !== "about:" && !localStorage.getItem("creel.session")) {
      localStorage.setItem("creel.session", stored);
    }
  }, session);
  return context;
}

/** Loads a screen, and waits until the network is idle. */
export async function lookAt(context: BrowserContext, address: string): Promise<FirstLook> {
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  await settle(page);
  return page.evaluate(async () => {
    const shifts = await new Promise<number>((resolve) => {
      const observer = new PerformanceObserver((list) => {
        const values = list.getEntries().map((entry) => ("value" in entry ? Number(entry.value) : 0));
        resolve(values.reduce((sum, value) => sum + value, 0));
      });
      observer.observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve(0), 200);
    });
    // Scripts that load later belong to dialogs, which are prefetched when the page is idle.
    const spare = performance.getEntriesByName("time to spare")[0]?.startTime ?? Infinity;
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ startTime }) => startTime < spare)
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith(".js"))
      .map(({ pathname }) => pathname.slice(1));
    return { shift: shifts, scripts: [...new Set(scripts)] };
  });
}

/** Waits until the page is idle and painted. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestIdleCallback(() => requestAnimationFrame(() => setTimeout(resolve)), { timeout: 3000 });
      }),
  );
}
