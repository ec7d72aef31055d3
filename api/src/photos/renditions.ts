import { PHOTO_LIMITS, PHOTO_SIDES } from "@creel/domain/photos/photo";
import sharp from "sharp";

import { AppError } from "../errors/errors.ts";
import type { Refusal } from "../errors/refusals.ts";

/** The stored forms of a photo: upright, in sRGB and without any of the file's metadata. */
export interface Renditions {
  /** JPEG. */
  display: Buffer;
  /** WebP. */
  thumbnail: Buffer;
  /** A data URL. */
  placeholder: string;
  /** Pixels of the display rendition. */
  width: number;
  height: number;
}

/** Returns the columns that are stored with a photo's files. */
export function measuresOf({ width, height, placeholder, display, thumbnail }: Renditions) {
  return { width, height, placeholder, bytes: display.length + thumbnail.length };
}

/** Only the decoders of accepted formats are enabled for uploaded files. */
const LOADERS = [
  "VipsForeignLoadJpeg",
  "VipsForeignLoadPng",
  "VipsForeignLoadWebp",
  "VipsForeignLoadNsgif",
  "VipsForeignLoadHeif",
];
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: LOADERS });
// Every photo is decoded once, so a cache would not help.
sharp.cache(false);

const DISPLAY_QUALITY = 80;
const THUMBNAIL_QUALITY = 75;
const PLACEHOLDER_SIDE = 16;
const PLACEHOLDER_QUALITY = 20;
const TIMEOUT_SECONDS = 10;

const READ_OPTIONS = { limitInputPixels: PHOTO_LIMITS.pixels, failOn: "error", pages: 1 } as const;

const UNSUPPORTED: Refusal = { code: "photo_format" };
const DAMAGED: Refusal = { code: "photo_damaged" };
const TOO_MANY_PIXELS: Refusal = { code: "photo_pixels", megapixels: PHOTO_LIMITS.pixels / 1_000_000 };
const TOO_LONG: Refusal = { code: "photo_side", pixels: PHOTO_LIMITS.side };

/**
 * Renders a photo. Detects the format by decoding, regardless of the file's name or type.
 * @throws AppError unsupported_type, invalid_input
 */
export async function makeRenditions(file: Buffer): Promise<Renditions> {
  await checkKind(file);
  try {
    return await render(file);
  } catch (error) {
    throw refuse("invalid_input", DAMAGED, error);
  }
}

async function checkKind(file: Buffer): Promise<void> {
  const { format, compression, width, height } = await readHeader(file);
  // HEIC and AVIF share a container and differ in their compression.
  if (format === "heif" && compression !== "av1") throw refuse("unsupported_type", UNSUPPORTED);
  if (Math.max(width, height) > PHOTO_LIMITS.side) throw refuse("invalid_input", TOO_LONG);
}

async function readHeader(file: Buffer) {
  try {
    return await sharp(file, READ_OPTIONS).metadata();
  } catch (error) {
    const reason = error instanceof Error ? error.message : "";
    if (reason.includes("pixel limit")) throw refuse("invalid_input", TOO_MANY_PIXELS, error);
    if (reason.includes("corrupt header")) throw refuse("invalid_input", DAMAGED, error);
    throw refuse("unsupported_type", UNSUPPORTED, error);
  }
}

/** Resizes to fit a square of this side, never enlarging. */
function fit(side: number) {
  return { width: side, height: side, fit: "inside", withoutEnlargement: true } as const;
}

async function render(file: Buffer): Promise<Renditions> {
  const { data, info } = await sharp(file, READ_OPTIONS)
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient()
    .resize(fit(PHOTO_SIDES.display))
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });

  const { width, height, channels } = info;
  const upright = () => sharp(data, { raw: { width, height, channels } });
  const [display, thumbnail, placeholder] = await Promise.all([
    upright().jpeg({ quality: DISPLAY_QUALITY, mozjpeg: true }).toBuffer(),
    upright().resize(fit(PHOTO_SIDES.thumbnail)).webp({ quality: THUMBNAIL_QUALITY }).toBuffer(),
    upright().resize(fit(PLACEHOLDER_SIDE)).webp({ quality: PLACEHOLDER_QUALITY }).toBuffer(),
  ]);
  const dataUrl = `data:image/webp;base64,${placeholder.toString("base64")}`;
  return { display, thumbnail, placeholder: dataUrl, width, height };
}

function refuse(code: "unsupported_type" | "invalid_input", refusal: Refusal, cause?: unknown): AppError {
  return new AppError(code, { fields: { photo: refusal }, cause });
}
