import { compress } from "./compression.ts";

/** 0 to 100. */
export type OnPercent = (percent: number) => void;

/** Browsers report no progress in between. */
const PERCENT = { begun: 5, decoded: 55, drawn: 75, encoded: 95 };

export interface LargePhoto {
  file: Blob;
  /** The bytes that the server takes. */
  most: number;
}

/**
 * Decodes a photo, turns it upright, draws it smaller and writes it as a JPEG, which has no metadata.
 * Runs in the worker, and in the page where a worker cannot draw.
 *
 * @throws when this browser cannot read the photo.
 */
export async function drawSmaller({ file, most }: LargePhoto, onPercent: OnPercent): Promise<Blob> {
  onPercent(PERCENT.begun);
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
  onPercent(PERCENT.decoded);
  try {
    return await compress(async (maxSide, quality) => {
      const canvas = draw(photo, maxSide);
      onPercent(PERCENT.drawn);
      const jpeg = await encode(canvas, quality);
      onPercent(PERCENT.encoded);
      return jpeg;
    }, most);
  } finally {
    photo.close();
  }
}

/**
 * A small JPEG of a photo, as a list of many shows it.
 *
 * @param side The longest, in pixels.
 * @throws when this browser cannot read the photo.
 */
export async function drawThumbnail(file: Blob, side: number): Promise<Blob> {
  const photo = await createImageBitmap(file, { imageOrientation: "from-image" });
  try {
    return await encode(draw(photo, side), THUMBNAIL_QUALITY);
  } finally {
    photo.close();
  }
}

/** From 0 to 1. */
const THUMBNAIL_QUALITY = 0.7;

type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** On white, because a JPEG has no transparency. */
function draw(photo: ImageBitmap, maxSide: number): Canvas {
  const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height));
  const width = Math.max(1, Math.round(photo.width * scale));
  const height = Math.max(1, Math.round(photo.height * scale));
  const canvas = makeCanvas(width, height);
  const context = contextOf(canvas);
  if (!context) throw new Error("This browser gives no canvas to draw on");
  context.fillStyle = "#fff";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(photo, 0, 0, width, height);
  return canvas;
}

function makeCanvas(width: number, height: number): Canvas {
  if ("OffscreenCanvas" in globalThis) return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

function contextOf(canvas: Canvas): OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D | null {
  return "convertToBlob" in canvas ? canvas.getContext("2d") : canvas.getContext("2d");
}

function encode(canvas: Canvas, quality: number): Promise<Blob> {
  const type = "image/jpeg";
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve, reject) => {
    const take = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error("No JPEG was made")));
    canvas.toBlob(take, type, quality);
  });
}

/** In pixels; shown 112 wide, on screens of two and three pixels for one. */
export const THUMBNAIL_SIDE = 280;
