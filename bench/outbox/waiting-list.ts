// npm run bench:outbox: compares the list of catches while 500 wait to be sent with the same list while none does.
import type { BrowserContext, Page } from "@playwright/test";

import { withChrome } from "../../e2e/screens/chrome.ts";
import { median, printLine } from "../results.ts";
import { openContext, PHONE, settle } from "../screens/load-screen.ts";
import { startSampleCreel } from "../screens/sample-creel.ts";
import { storeItems } from "./store-items.ts";

const CATCHES = 1000;
const WAITING = 500;
/** The slowdown of the processor: a phone has a quarter of this machine's speed. */
const SLOWED = 4;
const TURNS = Number(process.env["TURNS"] ?? 15);
/** The maximum median of the turns' ratios. */
const MOST = 1.1;
/** The number of cards on the first page. */
const CARDS = 24;

const creel = await startSampleCreel();
try {
  const signIn = await creel.addAngler(CATCHES);
  await withChrome(async (browser) => {
    const none = await openContext(browser, PHONE, await signIn());
    const many = await openContext(browser, PHONE, await signIn());
    await storeInContext(many);
    const turns: { none: number; many: number }[] = [];
    // The first turn fills the browser's caches, so it does not count.
    for (let turn = 0; turn <= TURNS; turn += 1) {
      const taken = turn % 2 === 0 ? await inTurn(none, many) : (await inTurn(many, none)).toReversed();
      const [noneMs = Number.NaN, manyMs = Number.NaN] = taken;
      if (turn > 0) turns.push({ none: noneMs, many: manyMs });
    }
    const ratio = median(turns.map((turn) => turn.many / turn.none));
    const [bare, full] = [median(turns.map((turn) => turn.none)), median(turns.map((turn) => turn.many))];
    printLine(
      `My Catches stands ${bare.toFixed(0)} ms after the tap, with ${WAITING} that wait ${full.toFixed(0)} ms: ${ratio.toFixed(2)} of it, at most ${MOST}`,
    );
    if (ratio > MOST) process.exitCode = 1;
  });
} finally {
  await creel.stop();
}

/** Opens the list in each context. The machine is different for the second one, so the callers alternate the order. */
async function inTurn(...contexts: BrowserContext[]): Promise<number[]> {
  const taken: number[] = [];
  for (const context of contexts) taken.push(await openList(context));
  return taken;
}

async function storeInContext(context: BrowserContext): Promise<void> {
  const page = await openDashboard(context);
  await storeItems(page, WAITING);
  await page.close();
}

async function openDashboard(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${creel.url}/dashboard`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await settle(page);
  return page;
}

/** Returns the milliseconds from the tap on "Catches" until the first page of the list and its totals are shown. */
async function openList(context: BrowserContext): Promise<number> {
  const page = await openDashboard(context);
  try {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
    await page.evaluate(watchCards, CARDS);
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Catches" }).last().tap();
    await page.waitForFunction(() => window.cardsMs !== undefined);
    return await page.evaluate(() => window.cardsMs ?? Number.NaN);
  } finally {
    await page.close();
  }
}

/** Runs in the page. From the touch on, looks in each frame for the cards and the line of totals. */
function watchCards(count: number): void {
  addEventListener(
    "pointerdown",
    ({ timeStamp }) => {
      const look = () => {
        const isCounted = document.querySelector("main p[role=status] b") !== null;
        const isThere = isCounted && document.querySelectorAll("main article").length >= count;
        if (isThere) window.cardsMs = performance.now() - timeStamp;
        else requestAnimationFrame(look);
      };
      look();
    },
    { once: true, capture: true },
  );
}

declare global {
  interface Window {
    cardsMs?: number;
  }
}
