// Draws the photos of the sample log, fish of our own invention on a measuring board: `node scripts/draw/draw-sample-photos.mjs`.
import { join } from "node:path";

import { chromium } from "@playwright/test";
import sharp from "sharp";

import { findChromium } from "../setup/find-chromium.mjs";
import { ROOT } from "../setup/prepare.mjs";
import { draw, SIZE } from "./fish-svg.mjs";

const PHOTOS = join(ROOT, "api/src/catches/samples/photos");
const QUALITY = 62;

const WALLEYE = {
  back: "#5c5426",
  mid: "#a08c3a",
  belly: "#e9e2c8",
  fin: "#7d6c2c",
  mark: "#3d3516",
  kind: "blotches",
};
const PIKE = {
  back: "#2f4428",
  mid: "#55703a",
  belly: "#dfe0bc",
  fin: "#7c6a3a",
  mark: "#e7e6b4",
  kind: "spots",
  long: 1.08,
};
const SMALLMOUTH = {
  back: "#3f3a1e",
  mid: "#7c6a32",
  belly: "#d9d0a8",
  fin: "#4b4626",
  mark: "#2c2812",
  kind: "bars",
};
const LARGEMOUTH = {
  back: "#37451f",
  mid: "#74843a",
  belly: "#e6e4c4",
  fin: "#55602c",
  mark: "#1f2a12",
  kind: "band",
  tall: 1.08,
};
const PERCH = {
  back: "#4d5a22",
  mid: "#b0a038",
  belly: "#efe6c2",
  fin: "#c8702a",
  mark: "#26330f",
  kind: "bars",
  long: 0.92,
};
const MUSKY = {
  back: "#4a4a30",
  mid: "#8f8a5c",
  belly: "#ece6cc",
  fin: "#7a4e34",
  mark: "#37331f",
  kind: "bars",
  long: 1.1,
  tall: 0.86,
};
const BLUEGILL = {
  back: "#2f4046",
  mid: "#5d7a78",
  belly: "#e3b25e",
  fin: "#3c4d50",
  mark: "#1d2c33",
  kind: "bars",
  long: 0.78,
  tall: 1.3,
};

const PICTURES = {
  "walleye-1": { ...WALLEYE, seed: 4, turn: -4, board: "#e7e1cc", deck: "#3b4a4c" },
  "walleye-2": { ...WALLEYE, seed: 17, turn: 5, board: "#dcdad0", deck: "#565048" },
  "walleye-3": { ...WALLEYE, seed: 52, turn: -9, board: "#e4c64a", deck: "#2c3a3f", long: 1.06 },
  "pike-1": { ...PIKE, seed: 12, turn: 3, board: "#d9d9d2", deck: "#5a564c" },
  "pike-2": { ...PIKE, seed: 71, turn: -6, board: "#e8dfc6", deck: "#33444a" },
  "smallmouth-1": { ...SMALLMOUTH, seed: 23, turn: -8, board: "#e4c64a", deck: "#2d3b42" },
  "smallmouth-2": { ...SMALLMOUTH, seed: 64, turn: 4, board: "#e2e0d6", deck: "#4c4a42" },
  "perch-1": { ...PERCH, seed: 31, turn: 6, board: "#eae8e0", deck: "#6b6a5f" },
  "musky-1": { ...MUSKY, seed: 38, turn: -3, board: "#cfd6d2", deck: "#3a4540" },
  "musky-2": { ...MUSKY, seed: 90, turn: 7, board: "#e6dfc8", deck: "#4f5355" },
  "bluegill-1": { ...BLUEGILL, seed: 45, turn: -5, board: "#e9e4d2", deck: "#46524a" },
  "largemouth-1": { ...LARGEMOUTH, seed: 58, turn: 2, board: "#dfe1dc", deck: "#5d5a50" },
};

const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox"] });
try {
  const page = await browser.newPage({ viewport: SIZE });
  for (const [name, fish] of Object.entries(PICTURES)) {
    await page.setContent(`<body style="margin: 0">${draw(fish)}`);
    const shot = await page.screenshot({ type: "png" });
    await sharp(shot)
      .webp({ quality: QUALITY, effort: 6 })
      .toFile(join(PHOTOS, `${name}.webp`));
  }
} finally {
  await browser.close();
}
