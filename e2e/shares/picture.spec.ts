import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";
import sharp from "sharp";

import { logWithPhotos } from "../forms/logged-photos.ts";
import { expect, test } from "../setup/fixtures.ts";

const PHONE = { width: 390, height: 844 };
/** The color of the catch's photo, which is the first of the photos that journeys use. */
const GREEN = [0x8a, 0xa0, 0x5a];
const PAPER = [0xfa, 0xfc, 0xf9];
const DARK = 0x80;

test.use({
  expected: {
    errors: [
      /ERR_INTERNET_DISCONNECTED/,
      /^warning: (?:The map: |Failed to load font)/,
      // Requests of the dashboard and of a catch's map that are still pending when the network goes.
      /^warning: The trips of the dashboard could not be loaded: NetworkError/,
      /^error: Error: Worker failed to load/,
    ],
  },
});

test("a picture of a catch is made on the device without a network, at its size and without metadata", async ({
  page,
  context,
  url,
  angler,
}) => {
  await logWithPhotos(url, angler, { count: 1 });
  await page.goto("/dashboard");
  await openShare(page);
  // The picture can use only a photo that was loaded before.
  await page.getByRole("dialog", { name: "Share this catch" }).locator("img").first().waitFor();
  await context.setOffline(true);

  const wide = await savePicture(page);
  expect(wide.name).toBe("creel-wide.png");
  await expectPlainPng(wide.file, { width: 1200, height: 630 });
  await expectColor(wide.file, { left: 360, top: 300 }, GREEN);
  await expectColor(wide.file, { left: 740, top: 10 }, PAPER);
  expect(await isWritten(wide.file, { left: 768, top: 60, width: 392, height: 64 })).toBe(true);

  await page.setViewportSize(PHONE);
  const tall = await savePicture(page);
  expect(tall.name).toBe("creel-tall.png");
  await expectPlainPng(tall.file, { width: 1080, height: 1350 });
  await expectColor(tall.file, { left: 540, top: 400 }, GREEN);
  expect(await isWritten(tall.file, { left: 64, top: 858, width: 952, height: 64 })).toBe(true);
});

async function openShare(page: Page): Promise<void> {
  await page.getByRole("button", { name: "View Walleye" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Share" }).click();
}

async function savePicture(page: Page): Promise<{ name: string; file: Buffer }> {
  const saving = page.waitForEvent("download");
  await page
    .getByRole("dialog", { name: "Share this catch" })
    .getByRole("button", { name: "Picture" })
    .click();
  const download = await saving;
  return { name: download.suggestedFilename(), file: await readFile(await download.path()) };
}

const PNG_SIGNATURE_BYTES = 8;
/** The bytes that a chunk has besides its data: length, type and checksum. */
const CHUNK_BYTES = 12;

/** Returns the types of a PNG's chunks, such as "IHDR" and "IDAT". */
function chunksOf(file: Buffer): string[] {
  const types: string[] = [];
  for (let at = PNG_SIGNATURE_BYTES; at < file.length; at += CHUNK_BYTES + file.readUInt32BE(at)) {
    types.push(file.toString("latin1", at + 4, at + 8));
  }
  return [...new Set(types)];
}

/** Expects a PNG with nothing but pixels and their color space. */
async function expectPlainPng(file: Buffer, size: { width: number; height: number }): Promise<void> {
  const { format, width, height, exif, xmp, iptc, orientation } = await sharp(file).metadata();
  expect({ format, width, height }).toEqual({ format: "png", ...size });
  expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
  const others = chunksOf(file).filter((type) => !["IHDR", "sRGB", "IDAT", "IEND"].includes(type));
  expect(others).toEqual([]);
}

interface Place {
  left: number;
  top: number;
}

/** The tolerance for each color value, because compression changes the photo's colors a little. */
const OFF = 3;

async function expectColor(file: Buffer, place: Place, color: readonly number[]): Promise<void> {
  const pixel = await sharp(file)
    .extract({ ...place, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const differences = color.map((channel, index) => Math.abs(channel - (pixel[index] ?? 0)));
  expect(Math.max(...differences)).toBeLessThanOrEqual(OFF);
}

/** True if the box has a dark pixel on the paper. */
async function isWritten(file: Buffer, box: Place & { width: number; height: number }): Promise<boolean> {
  const pixels = await sharp(file).extract(box).greyscale().removeAlpha().raw().toBuffer();
  return pixels.some((pixel) => pixel < DARK);
}
