// Measures how long a catch takes from the release of Save until the page says that it is kept, on a phone four times
// as slow.
import type { Browser, BrowserContext, Page } from "@playwright/test";

import { withChrome } from "../../e2e/screens/chrome.ts";
import { median, quantile, printLine } from "../results.ts";
import { openContext, PHONE, settle } from "../screens/load-screen.ts";
import { startSampleCreel } from "../screens/sample-creel.ts";
import { storeItems } from "./store-items.ts";
import { timeBareStore, watchSave } from "./watch-save.ts";

/** The slowdown of the processor: a phone has a quarter of this machine's speed. */
const SLOWED = 4;
const TURNS = Number(process.env["TURNS"] ?? 15);
/** The maximum median without a network. */
const MOST_MS = 150;
const LAKE = { latitude: 47.831174, longitude: -92.264829 };

interface Situation {
  isOnline: boolean;
  photos: number;
  waiting: number;
}

const SITUATIONS: readonly Situation[] = [false, true].flatMap((isOnline) =>
  [0, 200].flatMap((waiting) => [0, 2].map((photos) => ({ isOnline, photos, waiting }))),
);

const creel = await startSampleCreel();
try {
  await withChrome(async (browser) => {
    for (const situation of SITUATIONS) await measure(browser, situation);
  });
} finally {
  await creel.stop();
}

async function measure(browser: Browser, situation: Situation): Promise<void> {
  const signIn = await creel.addAngler(20);
  const context = await openContext(browser, PHONE, await signIn());
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(LAKE);
  const page = await openLog(context, situation.waiting);
  const photo = await drawPhoto(page);
  await context.setOffline(!situation.isOnline);
  const turns: { saved: number; bare: number }[] = [];
  // The first turn also loads the code of the form, so it does not count.
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const taken = await saveOne(page, situation, photo);
    if (turn > 0) turns.push(taken);
  }
  await context.close();
  report(
    situation,
    turns.map(({ saved }) => saved),
    turns.map(({ bare }) => bare),
  );
}

function report({ isOnline, photos, waiting }: Situation, saved: number[], bare: number[]): void {
  const ratio = median(saved.map((ms, turn) => ms / (bare[turn] ?? Number.NaN)));
  const [usual, slow] = [median(saved), quantile(saved, 0.95)];
  const shownText = isOnline ? `"Pike saved", answered by the server` : `"Saved on this phone"`;
  printLine(
    `${shownText}, ${photos} photos, ${waiting} waiting: ${usual.toFixed(0)} ms, p95 ${slow.toFixed(0)} ms; ${ratio.toFixed(1)} times the bare transaction of ${median(bare).toFixed(0)} ms`,
  );
  if (!isOnline && usual > MOST_MS) process.exitCode = 1;
}

async function openLog(context: BrowserContext, waiting: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${creel.url}/dashboard`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.waitForLoadState("networkidle");
  await settle(page);
  if (waiting === 0) return page;
  await storeItems(page, waiting);
  await page.close();
  return openLog(context, 0);
}

/** Returns the milliseconds of the save, and of the same records in a bare transaction. */
async function saveOne(
  page: Page,
  { photos, isOnline }: Situation,
  photo: Buffer,
): Promise<{ saved: number; bare: number }> {
  await page.getByRole("button", { name: "Log a catch" }).tap();
  const form = page.getByRole("dialog", { name: "Log Your Catch" });
  await form.locator("label:has(input[type=radio])").first().tap();
  if (photos > 0) {
    const files = Array.from({ length: photos }, (_, index) => ({
      name: `${index}.jpg`,
      mimeType: "image/jpeg",
      buffer: photo,
    }));
    await form.locator("input[type=file][multiple]").setInputFiles(files);
    await form
      .getByText("Ready to upload")
      .nth(photos - 1)
      .waitFor();
  }
  await settle(page);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  const bare = await page.evaluate(timeBareStore, { photos, bytes: photo.byteLength });
  await page.evaluate(watchSave, isOnline ? " saved" : "Saved on this phone");
  await form.getByRole("button", { name: "Save Catch" }).tap();
  await page.waitForFunction(() => window.savedMs !== undefined);
  const saved = await page.evaluate(() => window.savedMs ?? Number.NaN);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await devtools.detach();
  await form.waitFor({ state: "detached" });
  const toast = page.getByRole("region", { name: "Messages" });
  await toast.getByRole("button", { name: "Close" }).first().tap();
  await toast.waitFor({ state: "detached" });
  return { saved, bare };
}

/** Returns a photo as large as the ones that the form has shrunk: 1,600 by 1,200 pixels, about 1 MB. */
async function drawPhoto(page: Page): Promise<Buffer> {
  const bytes = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1600, 1200);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser draws nothing");
    for (let spot = 0; spot < 60_000; spot += 1) {
      context.fillStyle = `hsl(${(spot * 137) % 360} 60% ${20 + (spot % 60)}%)`;
      context.fillRect((spot * 7919) % 1600, (spot * 104_729) % 1200, 9, 9);
    }
    const blob = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
    return [...new Uint8Array(await blob.arrayBuffer())];
  });
  return Buffer.from(bytes);
}
