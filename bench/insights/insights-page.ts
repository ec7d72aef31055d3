// npm run bench:insights: measures how long the page of statistics takes on a phone that is four times as slow.
import { simulatedOutings } from "@creel/testing/simulated-outings";
import type { BrowserContext, Page } from "@playwright/test";

import { withChrome } from "../../e2e/screens/chrome.ts";
import { median, printLine } from "../results.ts";
import { openContext, PHONE, settle } from "../screens/load-screen.ts";
import { startSampleCreel } from "../screens/sample-creel.ts";
import { serveBarePage } from "./bare-page.ts";
import { watchRates } from "./watch-rates.ts";

const TRIPS = 320;
/** Fish per hour, chosen so that there are 2,000 fish. */
const RATE = 1.45;
/** The slowdown of the processor: a phone has a quarter of this machine's speed. */
const SLOWED = 4;
const TURNS = Number(process.env["TURNS"] ?? 7);
const MOST = { ratesMs: 1500, taskMs: 200 } as const;
const PATH = "/catches/insights";

/** Times in milliseconds. */
interface Taken {
  /** The time until rates are shown. */
  rates: number;
  /** The part of that time that was spent waiting for workers. */
  worker: number;
  /** The longest task on the page's own thread until the verdicts are shown, too. */
  task: number;
}

type Turn = Record<"address" | "tab" | "bare", Taken>;

const WAYS: readonly [name: string, way: keyof Turn][] = [
  ["by its tab", "tab"],
  ["by its address", "address"],
  ["what it draws, alone", "bare"],
];

const creel = await startSampleCreel();
try {
  const { outings } = simulatedOutings(TRIPS, { rate: RATE });
  const signIn = await creel.addAngler(0, outings);
  const session = await signIn();
  await withChrome(async (browser) => {
    const context = await openContext(browser, PHONE, session);
    // From here on, the app is on the device.
    const first = await openByAddress(context, `${creel.url}${PATH}`, false);
    await verdictsAreThere(first);
    const { accessToken } = JSON.parse(session);
    const bare = await serveBarePage(first, creel.url, String(accessToken));
    await first.close();
    const turns: Turn[] = [];
    for (let turn = 0; turn < TURNS; turn += 1) {
      turns.push({
        bare: await taken(await openByAddress(context, bare.url, true)),
        address: await taken(await openByAddress(context, `${creel.url}${PATH}`, true)),
        tab: await taken(await openByTab(context)),
      });
    }
    await bare.stop();
    report(turns);
  });
} finally {
  await creel.stop();
}

async function openByAddress(context: BrowserContext, address: string, isSlow: boolean): Promise<Page> {
  const page = await context.newPage();
  if (isSlow) await slowDown(page);
  await page.addInitScript(watchRates);
  await page.goto(address);
  return page;
}

async function openByTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${creel.url}/catches`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await settle(page);
  await slowDown(page);
  await page.evaluate(watchRates);
  await page.getByRole("link", { name: "Stats" }).tap();
  return page;
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
}

async function verdictsAreThere(page: Page): Promise<void> {
  await page.waitForFunction(() => window.verdictsMs !== undefined, undefined, { polling: 500 });
  await settle(page);
}

/** Waits for the verdicts and returns the times. The browser slows only the page's own thread, not the workers. */
async function taken(page: Page): Promise<Taken> {
  await verdictsAreThere(page);
  const result = await page.evaluate(() => ({
    rates: window.ratesMs ?? Number.NaN,
    worker: window.workerMs,
    task: window.longestTaskMs,
  }));
  await page.close();
  return result;
}

function report(turns: readonly Turn[]): void {
  for (const [name, way] of WAYS) {
    const medianOf = (figure: (turn: Turn) => number) => median(turns.map(figure));
    const rates = medianOf((turn) => turn[way].rates);
    const ratio = medianOf((turn) => turn[way].rates / turn.bare.rates);
    const allSlowed = medianOf((turn) => turn[way].rates + (SLOWED - 1) * turn[way].worker);
    const task = medianOf((turn) => turn[way].task);
    const cells = [
      `${rates.toFixed(0)} ms`,
      ratio.toFixed(2),
      `${allSlowed.toFixed(0)} ms`,
      `${task.toFixed(0)} ms`,
    ];
    printLine(`| ${[name, ...cells].join(" | ")} |`);
    if (way !== "bare" && (rates > MOST.ratesMs || task > MOST.taskMs)) process.exitCode = 1;
  }
}
