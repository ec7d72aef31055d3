import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

import { shows } from "../screens/actions.ts";
import { openScene } from "../screens/open-scene.ts";
import type { Scene, Stage } from "../screens/scene.ts";
import type { Shape } from "../screens/shapes.ts";
import type { Studio } from "../screens/studio.ts";
import { catchesOnMap } from "../setup/fixtures.ts";
import { shoot } from "./shoot.ts";

const ROOT = join(import.meta.dirname, "../..");
const SAMPLES = join(ROOT, "docs/pictures/samples");
const SCREENSHOTS = join(ROOT, "web/public/screenshots");
const SITE = join(ROOT, "web/src/site/pictures");

const MAPS = [
  {
    shape: { name: "desk", width: 1440, height: 840 },
    scale: 1,
    place: "lat=47.02&lng=-90.95&zoom=8.1",
  },
  {
    shape: { name: "phone", width: 390, height: 780 },
    scale: 2,
    place: "lat=46.9&lng=-90.85&zoom=7.4",
  },
];
const TIMES = [
  { time: "day", theme: "light" },
  { time: "night", theme: "dark" },
] as const;
const SHARED: Shape = { name: "social", width: 1200, height: 630 };

const pinsAreDrawn = ({ page }: Stage) => catchesOnMap(page);

/** Takes the pictures of the home page and of shared links from the app as it is. */
export async function takeSitePictures(studio: Studio): Promise<void> {
  await takeMaps(studio);
  await takeScreenshots(studio);
  await takeSocial(studio);
  await makeSmall();
}

async function takeMaps(studio: Studio): Promise<void> {
  for (const { shape, scale, place } of MAPS) {
    const scene: Scene = {
      name: "map",
      who: "featured",
      path: ({ catchIds }) => `/map?${place}&catchId=${catchIds[0]}`,
      prepare: pinsAreDrawn,
      isWindow: true,
      isDrawn: true,
    };
    for (const { time, theme } of TIMES) {
      const stage = await openScene(studio, scene, { shape, theme, scale });
      const shot = sharp(await shoot(stage, scene));
      await stage.context.close();
      const name = join(SITE, `map-${shape.name}-${time}`);
      await shot.clone().avif({ quality: 55, effort: 7 }).toFile(`${name}.avif`);
      await shot.clone().webp({ quality: 72, effort: 6 }).toFile(`${name}.webp`);
    }
  }
}

/** Takes the screenshots that a browser shows before Creel is installed. The manifest has their sizes. */
async function takeScreenshots(studio: Studio): Promise<void> {
  await mkdir(SCREENSHOTS, { recursive: true });
  for (const { shape, scale, place } of MAPS) {
    const form = shape.name === "desk" ? "wide" : "narrow";
    for (const { name, path, prepare } of [
      { name: "dashboard", path: "/dashboard", prepare: shows("Recent Catches") },
      { name: "map", path: `/map?${place}`, prepare: pinsAreDrawn },
    ]) {
      const scene: Scene = { name, who: "featured", path, prepare, isWindow: true, isDrawn: true };
      const stage = await openScene(studio, scene, { shape, theme: "light", scale });
      const shot = sharp(await shoot(stage, scene));
      await stage.context.close();
      await shot.webp({ quality: 72, effort: 6 }).toFile(join(SCREENSHOTS, `${name}-${form}.webp`));
    }
  }
}

/** Takes the preview picture of shared links, which shows the top of the home page. */
async function takeSocial(studio: Studio): Promise<void> {
  const scene: Scene = {
    name: "social",
    who: "stranger",
    path: "/",
    // Buttons are removed, because nobody can press them in a picture.
    prepare: ({ page }) =>
      page.evaluate(() => {
        for (const part of document.querySelectorAll("header nav, header nav + div, h1 ~ div")) part.remove();
      }),
    isWindow: true,
  };
  const stage = await openScene(studio, scene, { shape: SHARED, theme: "light" });
  const shot = sharp(await shoot(stage, scene));
  await stage.context.close();
  await shot.jpeg({ quality: 82, mozjpeg: true }).toFile(join(ROOT, "web/public/social.jpg"));
}

/** Resizes the sample photos to the sizes in which the pages show them. */
async function makeSmall(): Promise<void> {
  const sizes = {
    perch: { width: 400, height: 264 },
    walleye: { width: 320, height: 264 },
    smallmouth: { width: 280, height: 264 },
    dawn: { width: 640, height: 300 },
  };
  for (const [name, size] of Object.entries(sizes)) {
    const small = sharp(join(SAMPLES, `${name}.webp`)).resize({ ...size, fit: "cover" });
    await small.webp({ quality: 68, effort: 6 }).toFile(join(SITE, `${name}.webp`));
  }
}
