import { join } from "node:path";

import sharp from "sharp";

import { openScene } from "../screens/open-scene.ts";
import { sceneNamed } from "../screens/scenes/all-scenes.ts";
import type { Shape, Theme } from "../screens/shapes.ts";
import type { Studio } from "../screens/studio.ts";
import { shoot } from "./shoot.ts";

const FOLDER = join(import.meta.dirname, "../../docs/pictures");
const DESK: Shape = { name: "desk", width: 1280, height: 860 };
/** High enough to show the hourly weather. */
const HIGH: Shape = { ...DESK, height: 1400 };
const PHONE: Shape = { name: "phone", width: 390, height: 844 };
/** The widths of the pictures in device pixels. */
const WIDTHS = { desk: 1120, phone: 520 };

interface Chosen {
  scene: string;
  shape: Shape;
  theme: Theme;
}

/** The pictures that docs/design.md, the guides and the README show. */
const CHOSEN: readonly Chosen[] = [
  { scene: "map-chosen", shape: DESK, theme: "light" },
  { scene: "dashboard", shape: DESK, theme: "light" },
  { scene: "sample-stats", shape: DESK, theme: "light" },
  { scene: "catches", shape: DESK, theme: "light" },
  { scene: "weather-tomorrow", shape: HIGH, theme: "dark" },
  { scene: "admin-messages", shape: DESK, theme: "light" },
  { scene: "dashboard-first-day", shape: DESK, theme: "dark" },
  { scene: "dashboard", shape: PHONE, theme: "dark" },
  { scene: "map-chosen", shape: PHONE, theme: "dark" },
  { scene: "form", shape: PHONE, theme: "light" },
  { scene: "form-mistakes", shape: PHONE, theme: "light" },
  { scene: "catch-photo", shape: PHONE, theme: "light" },
  { scene: "catches-none-match", shape: PHONE, theme: "light" },
  { scene: "form-one-line", shape: PHONE, theme: "light" },
  { scene: "trip-running", shape: PHONE, theme: "light" },
  { scene: "trip-running-sheet", shape: PHONE, theme: "light" },
  { scene: "trip-water-mode", shape: PHONE, theme: "light" },
  { scene: "sample-calendar", shape: DESK, theme: "light" },
  { scene: "sample-trip", shape: DESK, theme: "light" },
  { scene: "sample-waters", shape: DESK, theme: "light" },
  { scene: "water-river", shape: HIGH, theme: "light" },
  { scene: "profile-maps-saved", shape: PHONE, theme: "light" },
  { scene: "sample-tackle-box", shape: DESK, theme: "light" },
  { scene: "share-catch", shape: DESK, theme: "light" },
  { scene: "limits", shape: PHONE, theme: "light" },
  { scene: "import-compared", shape: DESK, theme: "light" },
  { scene: "access", shape: PHONE, theme: "light" },
  { scene: "notifications", shape: DESK, theme: "light" },
];

/** Takes the few small pictures that are part of the documentation. Each shows one window, without scrolling. */
export async function takeDocsPictures(studio: Studio): Promise<void> {
  for (const { scene: name, shape, theme } of CHOSEN) {
    const asWindow = { ...sceneNamed(name), isWindow: true, isTall: false };
    const stage = await openScene(studio, asWindow, { shape, theme, scale: shape === PHONE ? 2 : 1 });
    const picture = sharp(await shoot(stage, asWindow));
    await stage.context.close();
    const width = shape === PHONE ? WIDTHS.phone : WIDTHS.desk;
    await picture
      .resize(width)
      .webp({ quality: 78, effort: 6 })
      .toFile(join(FOLDER, `${name}-${shape.name}-${theme}.webp`));
  }
}
