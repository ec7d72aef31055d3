import type { PhotoKind } from "./photo-kind.ts";

const MB = 1024 * 1024;

/** A photo of at most so many bytes is sent as it is (specification, section 9). */
const USED_AS_IS_BYTES = 5 * MB;

interface Target {
  maxBytes: number;
  /** The longest side, in pixels. */
  maxSide: number;
  /** From 0 to 1, for JPEG. */
  quality: number;
}

const FIRST_PASS: Target = { maxBytes: 5 * MB, maxSide: 1920, quality: 0.8 };
const SECOND_PASS_ABOVE_BYTES = 8 * MB;
const SECOND_PASS: Target = { maxBytes: 3 * MB, maxSide: 1600, quality: 0.7 };

/** Each further pass shrinks side and quality by this factor. */
const STEP = 0.9;
const MAX_TRIES = 10;

/** `maxSide` is in pixels, `quality` from 0 to 1. */
export type Encode = (maxSide: number, quality: number) => Promise<Blob>;

/**
 * The server takes no HEIC, so HEIC becomes JPEG at any size.
 * @param most the bytes that the server takes, if it takes less
 */
export function needsCompression(kind: PhotoKind, bytes: number, most = Infinity): boolean {
  return kind === "heic" || bytes > Math.min(USED_AS_IS_BYTES, most);
}

/**
 * At most 5 MB; what is still over 8 MB goes through once more, to at most 3 MB.
 * @param most the bytes that the server takes, if it takes less
 */
export async function compress(encode: Encode, most = Infinity): Promise<Blob> {
  const once = await fit(encode, { ...FIRST_PASS, maxBytes: Math.min(FIRST_PASS.maxBytes, most) });
  return once.size > SECOND_PASS_ABOVE_BYTES ? fit(encode, SECOND_PASS) : once;
}

async function fit(encode: Encode, { maxBytes, ...target }: Target): Promise<Blob> {
  let { maxSide, quality } = target;
  let made = await encode(maxSide, quality);
  for (let tries = 1; made.size > maxBytes && tries < MAX_TRIES; tries += 1) {
    maxSide = Math.round(maxSide * STEP);
    quality *= STEP;
    made = await encode(maxSide, quality);
  }
  return made;
}
