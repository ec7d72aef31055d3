import { PIN_SHAPE } from "@creel/domain/species/pin-shape";
import type { Map as MapLibre } from "maplibre-gl";

import { MARSH } from "../style/chart/land-layers.ts";
import { LANDING } from "../style/chart/landing-layers.ts";
import { type Palette, readPalette, type ThemeName, tokenColor } from "../style/palette.ts";
import { drawHatching, drawLanding, drawMarsh } from "./chart-images.ts";
import { PIXEL_RATIO, drawImage, stroke, writeText } from "./draw-image.ts";

const FAMILY = '"Atkinson Hyperlegible Next", sans-serif';

const PIN_SIZE = { width: 40, height: 48 };
const PIN_OFFSET = 2;
const CLUSTER_SIZE = 52;

/** The prefix of a pin's image; what `markFor` names follows. */
export function pinImage(theme: ThemeName): string {
  return `pin|${theme}|`;
}

/** Without its count: an image for each would be drawn, cloned and uploaded for hundreds of them. */
export function clusterImage(theme: ThemeName): string {
  return `cluster|${theme}`;
}

export function hatchImage(theme: ThemeName): string {
  return `hatch|${theme}`;
}

/** Draws each image when the map asks for it. */
export function drawMissingImages(map: MapLibre): void {
  map.setMissingStyleImageResolver((id) => {
    const [kind, themeName, first = "", second = "", third] = id.split("|");
    const theme = themeName === "dark" ? "dark" : "light";
    if (kind === "pin") {
      const isSign = third !== undefined;
      map.addImage(id, drawPin({ token: first, initials: second, isSign }, theme), {
        pixelRatio: PIXEL_RATIO,
      });
    }
    if (kind === "cluster") map.addImage(id, drawCluster(readPalette(theme)), { pixelRatio: PIXEL_RATIO });
    if (kind === "hatch") map.addImage(id, drawHatching(readPalette(theme)), { pixelRatio: PIXEL_RATIO });
    if (kind === MARSH) map.addImage(id, drawMarsh(readPalette(theme)), { pixelRatio: PIXEL_RATIO });
    if (kind === LANDING) {
      map.addImage(id, drawLanding(first, readPalette(theme)), { pixelRatio: PIXEL_RATIO });
    }
  });
}

/** Before the first image is drawn: a canvas does not wait for a font. */
export async function loadMarkFont(): Promise<void> {
  await document.fonts.load(`750 13px ${FAMILY}`).catch(() => []);
}

interface Pin {
  token: string;
  initials: string;
  isSign: boolean;
}

function drawPin({ token, initials, isSign }: Pin, theme: ThemeName): ImageData {
  const { ring, hair } = readPalette(theme);
  const color = tokenColor(isSign ? token : `sp-${token}`, theme);
  const paint = isSign
    ? { fill: ring, edge: color, letters: color }
    : { fill: color, edge: ring, letters: tokenColor(`on-${token}`, theme) };
  return drawImage(PIN_SIZE, (context) => {
    context.translate(PIN_OFFSET, PIN_OFFSET);
    const shape = new Path2D(PIN_SHAPE);
    stroke(context, shape, { color: hair, width: 5 });
    context.fillStyle = paint.fill;
    context.fill(shape);
    stroke(context, shape, { color: paint.edge, width: 3 });
    if (!isSign) context.fill(shape);
    writeText(context, initials, {
      color: paint.letters,
      font: `750 13px ${FAMILY}`,
      x: 18,
      y: 18.5,
    });
  });
}

function drawCluster({ deep, ring, hair }: Palette): ImageData {
  const middle = CLUSTER_SIZE / 2;
  return drawImage({ width: CLUSTER_SIZE, height: CLUSTER_SIZE }, (context) => {
    const disc = new Path2D();
    disc.arc(middle, middle, 22, 0, 2 * Math.PI);
    stroke(context, disc, { color: hair, width: 6 });
    stroke(context, disc, { color: ring, width: 4 });
    context.fillStyle = deep;
    context.fill(disc);
  });
}
