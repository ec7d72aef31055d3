// npm run bench:photos: compares our worker with browser-image-compression, on the same files in the same browser.
import { chromium, type Page } from "@playwright/test";
import { ssim } from "ssim.js";

import { findChromium } from "../../scripts/setup/find-chromium.mjs";
import { median, printLine } from "../results.ts";
import { makePhoto, PHOTO_SIZES } from "./photo-files.ts";
import { decode, downscale } from "./photo-pixels.ts";
import { servePhotoPage } from "./photo-server.ts";

const ROUNDS = 7;
const BOTH = ["ours", "theirs"] as const;
type Side = (typeof BOTH)[number];

/** The result as the page returns it. The type is repeated here, because `page.ts` is typed for browsers. */
interface Made {
  ms: number;
  frozenMs: number;
  jpeg: string;
}

const photos = new Map<string, Buffer>();
for (const size of PHOTO_SIZES) photos.set(size.name, await makePhoto(size));

const server = await servePhotoPage(photos);
const browser = await chromium.launch({ executablePath: findChromium() ?? "", args: ["--no-sandbox"] });
try {
  const page = await browser.newPage();
  await page.goto(server.url);
  for (const [name, photo] of photos) await compare(page, name, photo);
} finally {
  await browser.close();
  await server.close();
}

/** Measures both alternately, so that the machine's load affects them equally. */
async function compare(page: Page, name: string, photo: Buffer): Promise<void> {
  for (const side of BOTH) await measure(page, side, name);
  const made: Record<Side, Made[]> = { ours: [], theirs: [] };
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of BOTH) made[side].push(await measure(page, side, name));
  }
  printLine(`${name}, ${megabytes(photo)}`);
  const ratios = made.ours.map(({ ms }, round) => ms / (made.theirs[round]?.ms ?? Number.NaN));
  printLine(
    `  time: ${median(ratios).toFixed(2)} of theirs (${spread(ratios)}), ${middle(made.ours, "ms")} ms against ${middle(made.theirs, "ms")} ms`,
  );
  printLine(
    `  longest freeze of the page: ${middle(made.ours, "frozenMs")} ms against ${middle(made.theirs, "frozenMs")} ms`,
  );
  await compareQuality(photo, jpegOf(made.ours), jpegOf(made.theirs));
}

/** Compares each JPEG with the original resized by sharp, the reference at that size. */
async function compareQuality(photo: Buffer, ours: Buffer, theirs: Buffer): Promise<void> {
  const [our, their] = await Promise.all([likeness(photo, ours), likeness(photo, theirs)]);
  printLine(`  SSIM: ${our.toFixed(4)} against ${their.toFixed(4)}`);
  printLine(
    `  size: ${(ours.length / theirs.length).toFixed(2)} of theirs, ${megabytes(ours)} against ${megabytes(theirs)}`,
  );
}

/** Returns how much a JPEG looks like its photo, from 0 to 1. */
async function likeness(photo: Buffer, jpeg: Buffer): Promise<number> {
  const small = await decode(jpeg);
  return ssim(await downscale(photo, small), small).mssim;
}

function measure(page: Page, side: Side, name: string): Promise<Made> {
  // The call is text, because the page's types are not known on this side.
  return page.evaluate(`measures.${side}("/photos/${name}")`);
}

function jpegOf([made]: readonly Made[]): Buffer {
  return Buffer.from(made?.jpeg ?? "", "base64");
}

function middle(made: readonly Made[], name: "ms" | "frozenMs"): string {
  return median(made.map((each) => each[name])).toFixed(0);
}

function spread(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(2)} to ${Math.max(...values).toFixed(2)}`;
}

function megabytes({ length }: Buffer): string {
  return `${(length / 1024 / 1024).toFixed(2)} MB`;
}
