// Part of npm run bench:import: measures the import page with 10,000 rows and 200 photos of 4 MB, in a browser.
import { readFile } from "node:fs/promises";

import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { IMPORT_LIMITS } from "@creel/domain/import/import-row";
import type { Page } from "@playwright/test";
import { v7 as uuidv7 } from "uuid";

import { withChrome } from "../../e2e/screens/chrome.ts";
import { callApi } from "../../e2e/setup/api.ts";
import { printLine } from "../results.ts";
import { DESK, openContext } from "../screens/load-screen.ts";
import { startSampleCreel } from "../screens/sample-creel.ts";
import { type ImportFiles, writeImportFiles } from "./import-files.ts";

const CATCHES = Number(process.env["CATCHES"] ?? 10_000);
const PHOTOS = Number(process.env["PHOTOS"] ?? 200);
/** The number of photos that the baseline sends. Its time is scaled up to all photos. */
const BARE_PHOTOS = Math.min(PHOTOS, 10);
const LONGEST_MS = 10 * MINUTE_MS;
/** The longest task allowed on the page's thread, during which it cannot answer a press. */
const LONGEST_TASK_MS = 200;

const files = await writeImportFiles({ catches: CATCHES, photos: PHOTOS });
const creel = await startSampleCreel();
try {
  const signIn = await creel.addAngler(0);
  const session = await signIn();
  await withChrome(async (browser) => {
    const context = await openContext(browser, DESK, session);
    context.setDefaultTimeout(LONGEST_MS);
    await context.addInitScript(watchTasks);
    const page = await context.newPage();
    const rows = await importRows(page, files);
    const photos = await importPhotos(page, files);
    await page.close();
    const { accessToken } = JSON.parse(session);
    const bare = await context.newPage();
    await bare.goto(`${creel.url}/robots.txt`);
    await compareRows(bare, String(accessToken), rows.staged);
    await comparePhotos(bare, String(accessToken), photos);
    const all = rows.all + photos;
    printLine(`in all ${(all / MINUTE_MS).toFixed(1)} min`);
    if (all > LONGEST_MS) process.exitCode = 1;
  });
} catch (error) {
  // The error is printed first, because stopping may take long while jobs run.
  printLine(String(error));
  process.exitCode = 1;
} finally {
  await creel.stop();
  await files.remove();
}

async function importRows(page: Page, { table }: ImportFiles): Promise<{ all: number; staged: number }> {
  await open(page);
  const read = await timed(page, "read", async () => {
    await page.locator('input[type="file"]').first().setInputFiles(table);
    await page.getByText(/catches are complete/).waitFor();
  });
  const mapped = await timed(page, "on the map and back", async () => {
    const ways = page.getByRole("radiogroup", { name: "View as" }).locator("label");
    await ways.nth(1).click();
    await page.getByText(/lines have a place/).waitFor();
    await ways.nth(0).click();
    await page.getByRole("button", { name: /more$/ }).click();
  });
  const staged = await timed(page, "sent and compared", async () => {
    await page.getByRole("button", { name: "Compare with my log" }).click();
    await page.getByRole("button", { name: "Back to the file" }).waitFor();
  });
  const written = await timed(page, "written", async () => {
    await page.getByRole("button", { name: /^Import [\d,]+ catches/ }).click();
    await page.getByText(/catches imported\./).waitFor();
  });
  return { all: read + mapped + staged + written, staged };
}

async function importPhotos(page: Page, { photos }: ImportFiles): Promise<number> {
  await open(page);
  const read = await timed(page, "photos read", async () => {
    await page.locator('input[type="file"][accept="image/*"]').setInputFiles(photos);
    await page.getByRole("heading", { name: new RegExp(`^${PHOTOS} photos, `) }).waitFor();
  });
  const named = await timed(page, "photos named", async () => {
    await page.getByRole("button", { name: "Species" }).first().click();
    await page.getByRole("menuitem", { name: "Pike" }).click();
    await page.getByRole("button", { name: /^Same for/ }).click();
  });
  const up = await timed(page, "photos up", async () => {
    await page.getByRole("button", { name: /^Import \d+ catches/ }).click();
    await page.getByText(`${PHOTOS} photos uploaded.`).waitFor();
  });
  return read + named + up;
}

async function open(page: Page): Promise<void> {
  await page.goto(`${creel.url}/import`);
  await page.getByRole("button", { name: "Choose files" }).waitFor();
  await page.waitForLoadState("networkidle");
}

/** Returns the milliseconds that the work takes. Prints how long the page could not answer a press meanwhile. */
async function timed(page: Page, name: string, work: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.takeLongestTask());
  const begun = performance.now();
  await work();
  const taken = performance.now() - begun;
  const task = await page.evaluate(() => window.takeLongestTask());
  printLine(`${name}: ${(taken / SECOND_MS).toFixed(1)} s, longest task ${task.toFixed(0)} ms`);
  if (task > LONGEST_TASK_MS) process.exitCode = 1;
  return taken;
}

/**
 * The baseline: the same number of catches in the same portions, sent by a page that reads no file and compares
 * nothing.
 */
async function compareRows(bare: Page, token: string, ours: number): Promise<void> {
  const id = uuidv7();
  const rows = Array.from({ length: CATCHES }, (_, index) => ({
    position: index + 1,
    line: index + 2,
    subject: "catch",
    fields: {
      id: uuidv7(),
      species: "Pike",
      date: "2020-06-01T12:00:00Z",
      time_zone: "America/Chicago",
      latitude: 47.8,
      longitude: -92.2,
      length: 20,
      weight: 4,
      lure_type: "Jig",
      notes: "Said to be the best hour of that day and a little wind",
    },
  }));
  const begun = {
    path: `/api/imports/${id}`,
    body: JSON.stringify({ kind: "table", file_name: "bare.csv" }),
  };
  const portions = [];
  for (let from = 0; from < rows.length; from += IMPORT_LIMITS.rowsAtOnce) {
    const body = JSON.stringify({ rows: rows.slice(from, from + IMPORT_LIMITS.rowsAtOnce) });
    portions.push({ path: `/api/imports/${id}/rows`, body });
  }
  const calls = [begun, ...portions];
  const taken = await bare.evaluate(sendRowsBare, { token, calls });
  printLine(`rows sent bare: ${(taken / SECOND_MS).toFixed(1)} s; ours ${(ours / taken).toFixed(1)} times`);
}

/** The baseline: some of the same files unchanged, one after the other, sent by a page that looks at none of them. */
async function comparePhotos(bare: Page, token: string, ours: number): Promise<void> {
  const catchId = uuidv7();
  const fields = {
    species: "Pike",
    date: "2020-06-01T12:00:00Z",
    latitude: "47.8",
    longitude: "-92.2",
    id: catchId,
  };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  await callApi(creel.url, "/catches", { method: "POST", token, form });
  const [path = ""] = files.photos;
  const photo = (await readFile(path)).toString("base64");
  const taken = await bare.evaluate(sendPhotosBare, { token, catchId, photo, count: BARE_PHOTOS });
  const ratio = ours / PHOTOS / (taken / BARE_PHOTOS);
  printLine(
    `a photo sent bare: ${(taken / BARE_PHOTOS / SECOND_MS).toFixed(2)} s; ours ${ratio.toFixed(2)} times`,
  );
}

interface Rows {
  token: string;
  calls: readonly { path: string; body: string }[];
}

/** Runs in a page without the app. Sends one call after the other. Returns the milliseconds. */
async function sendRowsBare({ token, calls }: Rows): Promise<number> {
  const begun = performance.now();
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  for (const { path, body } of calls) {
    const answer = await fetch(path, { method: "PUT", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
  return performance.now() - begun;
}

interface Photos {
  token: string;
  catchId: string;
  /** The photo in base64. */
  photo: string;
  count: number;
}

/** Runs in a page without the app. Sends the same photo with different ids. Returns the milliseconds. */
async function sendPhotosBare({ token, catchId, photo, count }: Photos): Promise<number> {
  const body = Uint8Array.from(atob(photo), (letter) => letter.codePointAt(0) ?? 0);
  const headers = { authorization: `Bearer ${token}`, "content-type": "image/jpeg" };
  const begun = performance.now();
  for (let index = 0; index < count; index += 1) {
    const path = `/api/catches/${catchId}/photos/${crypto.randomUUID()}`;
    const answer = await fetch(path, { method: "PUT", headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }
  return performance.now() - begun;
}

declare global {
  interface Window {
    /** Returns the longest task since the last call, in milliseconds. */
    takeLongestTask: () => number;
  }
}

/** Runs in the page, before its own scripts. */
function watchTasks(): void {
  let longest = 0;
  const note = (entries: PerformanceEntryList) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ entryTypes: ["longtask"] });
  window.takeLongestTask = () => {
    note(observer.takeRecords());
    const taken = longest;
    longest = 0;
    return taken;
  };
}
