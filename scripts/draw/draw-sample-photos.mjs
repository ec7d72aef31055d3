// Draws the photos of the sample log, with each fish as long as the board beneath it says, in the sizes that are stored
// for any photo: `node scripts/draw/draw-sample-photos.mjs`.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "@playwright/test";
import sharp from "sharp";

import { makeRenditions } from "../../api/src/photos/renditions.ts";
import { samplePhotoOf } from "../../domain/src/samples/sample-photos.ts";
import { SAMPLE_TRIPS } from "../../domain/src/samples/sample-trips.ts";
import { findChromium } from "../setup/find-chromium.mjs";
import { ROOT } from "../setup/prepare.mjs";
import { draw, SIZE } from "./fish-svg.mjs";

const PHOTOS = join(ROOT, "api/src/catches/samples/photos");
const WIDTH = 840;

const DECKS = ["#3b4a4c", "#565048", "#2c3a3f", "#4d5a55", "#5c4a38", "#34444a"];
const ICE = "#b9c3c9";
const BOARDS = ["#e7e1cc", "#dcdad0", "#e4c64a", "#e8dfc6", "#dfe6e4", "#d8cdb0"];

const fish = SAMPLE_TRIPS.flatMap((trip) =>
  trip.fish.map((each) => ({ ...each, isOnIce: trip.method === "Ice" })),
);
/** Returns the same seed for the same name, so that a photo stays as it is when others are added. */
function seedOf(name) {
  return Array.from(name).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)) % 100_003, 7);
}

rmSync(PHOTOS, { recursive: true, force: true });
mkdirSync(PHOTOS);

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: SIZE });
  for (const { isOnIce, ...each } of fish) {
    const name = samplePhotoOf(each);
    if (name === null) continue;
    const seed = seedOf(name);
    const look = {
      seed,
      turn: (seed % 15) - 7,
      board: BOARDS[seed % BOARDS.length],
      deck: isOnIce ? ICE : DECKS[(seed >> 3) % DECKS.length],
    };
    await page.setContent(`<body style="margin: 0">${draw({ ...each, ...look })}`);
    const shot = await page.screenshot({ type: "png" });
    const photo = await sharp(shot).resize(WIDTH).png().toBuffer();
    const { display, thumbnail, ...measures } = await makeRenditions(photo);
    writeFileSync(join(PHOTOS, `${name}.jpg`), display);
    writeFileSync(join(PHOTOS, `${name}.webp`), thumbnail);
    writeFileSync(join(PHOTOS, `${name}.json`), `${JSON.stringify(measures, null, 2)}\n`);
  }
} finally {
  await browser.close();
}
