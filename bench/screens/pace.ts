import type { BrowserContext } from "@playwright/test";

import { withChrome } from "../../e2e/screens/chrome.ts";
import { median } from "../results.ts";
import type { Interaction } from "./interactions.ts";
import { openContext, PHONE, settle } from "./load-screen.ts";
import type { SignIn } from "./sample-creel.ts";

export interface Pace {
  name: string;
  path: string;
  /** The median of the turns with the large logbook, in milliseconds. */
  ours: number;
  /** The median of the turns with the small logbook, in milliseconds. */
  baseline: number;
  /** The median of the turns' ratios. */
  ratio: number;
  /** Milliseconds from the touch until the opened element is shown, with the large logbook; `null` if nothing opens. */
  open: number | null;
}

const SLOWED = 4;
const TURNS = Number(process.env["TURNS"] ?? 3);
/** The browser does not report shorter events. */
const LEAST_MS = 16;

interface Logbooks {
  url: string;
  large: SignIn;
  small: SignIn;
}

/**
 * Measures an interaction on a phone with a slowed processor, with a large and a small logbook in turns. It has a
 * separate browser, in which the app is on the device from the second turn on.
 */
export async function pace(interaction: Interaction, { url, large, small }: Logbooks): Promise<Pace> {
  return withChrome(async (browser) => {
    const ours = await openContext(browser, PHONE, await large());
    const baseline = await openContext(browser, PHONE, await small());
    const turns: { ours: Taken; baseline: Taken }[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      turns.push({
        ours: await measure(ours, url, interaction),
        baseline: await measure(baseline, url, interaction),
      });
    }
    const opened = turns.flatMap((turn) => turn.ours.open ?? []);
    const { name, path } = interaction;
    return {
      name,
      path,
      ours: median(turns.map((turn) => turn.ours.ms)),
      baseline: median(turns.map((turn) => turn.baseline.ms)),
      ratio: median(turns.map((turn) => turn.ours.ms / turn.baseline.ms)),
      open: opened.length > 0 ? median(opened) : null,
    };
  });
}

interface Taken {
  /** The longest time from a touch or key until the next frame is drawn, in milliseconds. */
  ms: number;
  /** The time from the touch until the opened element is shown, in milliseconds; `null` if nothing opens. */
  open: number | null;
}

async function measure(context: BrowserContext, url: string, interaction: Interaction): Promise<Taken> {
  const page = await context.newPage();
  try {
    await page.goto(url + interaction.path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    await settle(page);
    await interaction.prepare?.(page);
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    await page.evaluate(watchEvents);
    if (interaction.opens) await page.evaluate(watchOpening, interaction.opens);
    await interaction.act(page);
    await settle(page);
    const { tookMs, openMs } = await page.evaluate(() => ({
      tookMs: window.tookMs,
      openMs: window.openMs ?? null,
    }));
    return { ms: Math.max(LEAST_MS, ...tookMs), open: openMs };
  } finally {
    await page.close();
  }
}

/** Runs in the page. */
function watchEvents(): void {
  window.tookMs = [];
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: "event",
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Other events are moves of the pointer and the like.
      const isInteraction = "interactionId" in entry && Number(entry.interactionId) > 0;
      if (isInteraction) window.tookMs.push(entry.duration);
    }
  }).observe(options);
}

/** Runs in the page. From the first touch on, looks in each frame for the element that the touch opens. */
function watchOpening(selector: string): void {
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      const look = () => {
        if (document.querySelector(selector)) window.openMs = Math.round(performance.now() - timeStamp);
        else requestAnimationFrame(look);
      };
      look();
    },
    { once: true, capture: true },
  );
}

declare global {
  interface Window {
    tookMs: number[];
    openMs?: number;
  }
}
