import { readFile } from "node:fs/promises";
import { join } from "node:path";

import sharp, { type Sharp } from "sharp";

/** The corners of the sample as they are to be seen, from the top left in the sense of reading. */
export const CORNERS = ["#d03020", "#20a040", "#2040c0", "#f0f0f0"] as const;

const SIDES = { width: 600, height: 400 };
/** Loch Rannoch, which no stored byte may tell. */
const GPS = {
  GPSLatitudeRef: "N",
  GPSLatitude: "56/1 41/1 0/1",
  GPSLongitudeRef: "W",
  GPSLongitude: "4/1 20/1 0/1",
};
const XMP = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>56,41N</exif:GPSLatitude></x:xmpmeta>';

/** Four fields of color, so that it can be seen which way is up. */
export function fields({ width, height } = SIDES): Sharp {
  const tile = (background: string) => ({
    create: {
      width: Math.floor(width / 2),
      height: Math.floor(height / 2),
      channels: 3 as const,
      background,
    },
  });
  const [topLeft, topRight, bottomLeft, bottomRight] = CORNERS;
  return sharp({ create: { width, height, channels: 3, background: topLeft } }).composite([
    { input: tile(topRight), gravity: "northeast" },
    { input: tile(bottomLeft), gravity: "southwest" },
    { input: tile(bottomRight), gravity: "southeast" },
  ]);
}

/** A photo as a telephone takes it: with the time, the place and a maker's name. */
export async function phonePhoto(image = fields()): Promise<Buffer> {
  return image
    .jpeg({ quality: 90 })
    .withExif({ IFD0: { Make: "Phone" }, IFD2: { DateTimeOriginal: "2026:11:20 06:42:00" }, IFD3: GPS })
    .withXmp(XMP)
    .toBuffer();
}

/** Stored turned or mirrored, with the EXIF orientation that sets it upright (EXIF 2.32, tag 0x0112). */
export async function orientedPhoto(orientation: number): Promise<Buffer> {
  const upright = await fields().png().toBuffer();
  const turned = await turn(upright, orientation);
  return sharp(turned).jpeg({ quality: 95 }).withMetadata({ orientation }).toBuffer();
}

async function turn(image: Buffer, orientation: number): Promise<Buffer> {
  // How far each is turned clockwise, and whether it is mirrored after that.
  const [angle = 0, isMirrored = false] =
    [[], [0], [0, true], [180], [180, true], [90, true], [270], [270, true], [90]][orientation] ?? [];
  const turned = await sharp(image).rotate(Number(angle)).png().toBuffer();
  return isMirrored ? sharp(turned).flop().png().toBuffer() : turned;
}

/** What compresses badly, as real photos do. */
export function noise(width: number, height: number): Sharp {
  const create = { width, height, channels: 3 as const, background: "gray" };
  return sharp({ create: { ...create, noise: { type: "gaussian", mean: 128, sigma: 25 } } });
}

/** 256 megapixels in 800 kB. */
export function pixelBomb(): Promise<Buffer> {
  const create = { width: 16_000, height: 16_000, channels: 3 as const, background: "white" };
  return sharp({ create, limitInputPixels: false }).png().toBuffer();
}

/** One pixel wide. */
export function strip(height: number): Promise<Buffer> {
  const create = { width: 1, height, channels: 3 as const, background: "white" };
  return sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer();
}

/** As iPhones store photos: HEVC in a HEIF container, made by libheif's heif-enc. */
export function heic(): Promise<Buffer> {
  return readFile(join(import.meta.dirname, "files/blue.heic"));
}
