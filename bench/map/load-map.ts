import type { Browser, Page } from "@playwright/test";

import { quantile } from "../results.ts";

/** Measurements of one page load, all in milliseconds. */
export interface MapLoad {
  /** The time from the navigation until all pins are drawn and nothing moves. */
  firstPins: number;
  /** The longest task until then, during which the page answers no key. */
  longestTask: number;
  /**
   * The time per frame while the map is dragged, with the app on the device. It is the whole time divided by the number
   * of frames, because each single frame takes whole refreshes of the screen.
   */
  frame: number;
  slowFrame: number;
}

const VIEWPORT = { width: 1440, height: 900 };
const TIMEOUT_MS = 180_000;
/** A point on the map in both pages, in px. */
const MIDDLE = { x: 530, y: 500 };
const REACH_PX = 240;
const STEPS = 120;
/** The quantile of the frame times that counts as slow. */
const SLOW = 0.95;

/**
 * Opens a map in a new browser context, waits for its pins and drags it in a circle. The page marks "pins drawn" in its
 * timeline when the map is idle with its pins.
 *
 * @param session the stored session; `null` for a page without sign-in
 */
export async function loadMap(browser: Browser, url: string, session: string | null): Promise<MapLoad> {
  const context = await browser.newContext({ viewport: VIEWPORT });
  try {
    await context.addInitScript(watch, session);
    const page = await context.newPage();
    const failure = new Promise<never>((_, fail) => void page.once("pageerror", fail));
    await page.goto(url);
    await Promise.race([failure, page.waitForFunction(areDrawn, undefined, { timeout: TIMEOUT_MS })]);
    const { firstPins, tasks } = await page.evaluate(() => ({
      firstPins: performance.getEntriesByName("pins drawn")[0]?.startTime ?? Number.NaN,
      tasks: window.tasks,
    }));
    if (session !== null) await page.waitForFunction(isInstalled, undefined, { timeout: TIMEOUT_MS });
    await page.waitForFunction(isStill, undefined, { timeout: TIMEOUT_MS });
    const frames = await drag(page);
    const longestTask = Math.max(0, ...tasks.filter(({ start }) => start < firstPins).map(({ ms }) => ms));
    return { firstPins, longestTask, frame: mean(frames), slowFrame: quantile(frames, SLOW) };
  } finally {
    await context.close();
  }
}

function areDrawn(): boolean {
  return performance.getEntriesByName("pins drawn").length > 0;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** True once the app is on the device, which it stores on its first visit when the page has settled. */
function isInstalled(): boolean {
  return navigator.serviceWorker.controller !== null;
}

/**
 * True if layers that came after the pins are drawn, too, and the page has nothing more to do. The map adds a mark each
 * time it is idle, so the last mark and the last task must be 2 s ago.
 */
function isStill(): boolean {
  const [drawn] = performance.getEntriesByName("pins drawn").slice(-1);
  const lastTask = window.tasks.at(-1)?.start ?? 0;
  return drawn !== undefined && performance.now() - Math.max(drawn.startTime, lastTask) > 2000;
}

/** Runs in the page before its own scripts. */
function watch(session: string | null): void {
  if (session !== null) localStorage.setItem("creel.session", session);
  window.tasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      window.tasks.push({ start: startTime, ms: duration });
    }
  }).observe({ entryTypes: ["longtask"] });
}

/** Drags the map twice in a circle. Returns the time from each frame to the next. */
async function drag(page: Page): Promise<number[]> {
  await page.mouse.move(MIDDLE.x + REACH_PX, MIDDLE.y);
  await page.evaluate(() => {
    window.frames_ = [];
    const next = (time: number) => {
      window.frames_.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await page.mouse.down();
  for (let step = 1; step <= STEPS; step += 1) {
    const angle = (step / STEPS) * 4 * Math.PI;
    await page.mouse.move(MIDDLE.x + REACH_PX * Math.cos(angle), MIDDLE.y + REACH_PX * Math.sin(angle));
  }
  const times = await page.evaluate(() => window.frames_);
  await page.mouse.up();
  return times.slice(1).map((time, index) => time - (times[index] ?? time));
}

declare global {
  interface Window {
    tasks: { start: number; ms: number }[];
    frames_: number[];
  }
}
