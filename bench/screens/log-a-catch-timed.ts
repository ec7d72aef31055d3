import { setTimeout as wait } from "node:timers/promises";

import type { Browser, Locator, Page } from "@playwright/test";

import { withChrome } from "../../e2e/screens/chrome.ts";
import { callApi, CATCH } from "../../e2e/setup/api.ts";

/** The slowdown of the processor: a phone has a quarter of this machine's speed. */
const SLOW_DOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LAKE = { latitude: 47.831174, longitude: -92.264829 };
/**
 * The time that a person takes to find and hit a button: "pointing" of the keystroke-level model (Card, Moran and
 * Newell).
 */
const POINTING_MS = 1100;
/** The time for a key of the keypad, which is already under the thumb. */
const KEY_MS = 280;

export interface TimedLogging {
  /** The number of taps, without the one on the species. */
  taps: number;
  /**
   * The time from the tap on the app's icon until the app says that the catch is saved. It includes a person's time for
   * each tap.
   */
  seconds: number;
}

/**
 * Logs a catch with its weight, its lure and its place on a slow phone, from a cold start: the browser has nothing of
 * the app but the session. The angler has logged before, and the device reports its position.
 */
export async function timeLogging(url: string): Promise<TimedLogging> {
  const session = await signUpWithCatches(url);
  return withChrome((browser) => logOne(browser, url, session));
}

async function signUpWithCatches(url: string): Promise<string> {
  const email = `twenty-seconds-${Date.now()}@example.com`;
  const names = { firstName: "Maren", lastName: "Lindqvist" };
  const body = { ...names, email, password: "perch and bobber", timeZone: "America/Chicago" };
  const session = await callApi(url, "/auth/register", { body });
  const token = String(session["accessToken"]);
  for (const species of ["Perch", "Walleye", "Walleye"]) {
    await callApi(url, "/catches", { token, body: { ...CATCH, species, lure_type: "Jig", depth: 18 } });
  }
  return JSON.stringify(session);
}

async function logOne(browser: Browser, url: string, session: string): Promise<TimedLogging> {
  const context = await browser.newContext({ ...PHONE, geolocation: LAKE, permissions: ["geolocation"] });
  await context.addInitScript((text) => localStorage.setItem("creel.session", text), session);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });

  let taps = 0;
  const tap = async (target: Locator) => {
    taps += 1;
    await point(target);
  };
  const start = performance.now();
  await page.goto(`${url}/dashboard`, { waitUntil: "commit" });
  await tap(page.getByRole("button", { name: "Log a catch" }));
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  await point(form.getByText("Walleye", { exact: true }));
  await tap(form.getByRole("textbox", { name: "Weight" }));
  await page.keyboard.type("6.2", { delay: KEY_MS });
  await tap(form.getByRole("button", { name: "Jig", exact: true }));
  await tap(form.getByRole("button", { name: "Save Catch" }));
  await page.getByText("Walleye saved").waitFor();
  const seconds = (performance.now() - start) / 1000;
  await expectPlace(page);
  return { taps, seconds };
}

async function point(target: Locator): Promise<void> {
  await target.waitFor();
  await wait(POINTING_MS);
  await target.tap();
}

/** Expects the catch to have its place. Otherwise it was saved quickly but would be missing on the map. */
async function expectPlace(page: Page): Promise<void> {
  await page.getByRole("button", { name: "View", exact: true }).tap();
  await page.getByText("47.8312, -92.2648").waitFor();
}
