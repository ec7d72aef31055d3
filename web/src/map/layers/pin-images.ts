import { PIN_SHAPE } from "@creel/domain/species/pin-shape";
import type { Map as MapLibre } from "maplibre-gl";

import { MARSH } from "../style/land-layers.ts";
import { LANDING } from "../style/landing-layers.ts";
import { type Palette, readPalette, type ThemeName, tokenColor } from "../style/palette.ts";

/** Sharp on a dense screen; on others twice as fine is four times as much to draw, for nothing that is seen. */
const PIXEL_RATIO = globalThis.devicePixelRatio > 1 ? 2 : 1;

/** One canvas for all: hundreds of clusters are drawn before a map is seen. */
let canvas: HTMLCanvasElement | null = null;

const MARSH_SIZE = 28;

/** Tufts of reed above a line of water, as on charts. */
const TUFT = "M7 12V5M4 11.5 2.5 7M10 11.5 11.5 7M1 13h12";
const SECOND_TUFT = { x: 14, y: 14 };

const LANDING_SIZE = 22;
const ANCHOR = "M11 6.5v9M8 9h6M6 12.5c.5 2 2.5 3 5 3s4.5-1 5-3M11 6.5a1.4 1.4 0 1 1 .01 0";
const RAMP = "M5 15.5 16 11M6 8.5h8l-1.5 2.4-4.6 1.9zM5 17.5h12";

const HATCH_SIZE = 12;

/** Goes on in the next image. */
const HATCH = "M-1 13 13-1M-7 7 7-7M5 19 19 5";

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

interface Size {
  width: number;
  height: number;
}

function drawImage({ width, height }: Size, paint: (context: CanvasRenderingContext2D) => void): ImageData {
  canvas ??= document.createElement("canvas");
  // This also clears it.
  canvas.width = width * PIXEL_RATIO;
  canvas.height = height * PIXEL_RATIO;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("This browser has no canvas to draw pins on");
  context.scale(PIXEL_RATIO, PIXEL_RATIO);
  context.lineJoin = "round";
  context.save();
  paint(context);
  context.restore();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

interface Stroke {
  color: string;
  width: number;
}

function stroke(context: CanvasRenderingContext2D, shape: Path2D, { color, width }: Stroke): void {
  context.strokeStyle = color;
  context.lineWidth = width;
  context.stroke(shape);
}

interface TextStyle {
  color: string;
  font: string;
  x: number;
  y: number;
}

function writeText(context: CanvasRenderingContext2D, text: string, { color, font, x, y }: TextStyle): void {
  context.fillStyle = color;
  context.font = font;
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(text, x, y);
}

/** Over what is too little known to have a color. */
function drawHatching({ deep }: Palette): ImageData {
  return drawImage({ width: HATCH_SIZE, height: HATCH_SIZE }, (context) => {
    context.globalAlpha = 0.55;
    stroke(context, new Path2D(HATCH), { color: deep, width: 1 });
  });
}

function drawMarsh({ shore }: Palette): ImageData {
  return drawImage({ width: MARSH_SIZE, height: MARSH_SIZE }, (context) => {
    const tuft = new Path2D(TUFT);
    context.globalAlpha = 0.6;
    stroke(context, tuft, { color: shore, width: 1 });
    context.translate(SECOND_TUFT.x, SECOND_TUFT.y);
    stroke(context, tuft, { color: shore, width: 1 });
  });
}

/** @param kind where a boat goes into the water, or else where it lies */
function drawLanding(kind: string, { label, land }: Palette): ImageData {
  return drawImage({ width: LANDING_SIZE, height: LANDING_SIZE }, (context) => {
    const disc = new Path2D();
    disc.arc(LANDING_SIZE / 2, LANDING_SIZE / 2, 10, 0, 2 * Math.PI);
    context.fillStyle = land;
    context.fill(disc);
    stroke(context, disc, { color: label, width: 1 });
    stroke(context, new Path2D(kind === "ramp" ? RAMP : ANCHOR), { color: label, width: 1.4 });
  });
}
