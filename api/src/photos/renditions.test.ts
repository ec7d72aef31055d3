import { deflateRawSync } from "node:zlib";

import { inSuite } from "@creel/testing/nightly";
import sharp from "sharp";
import { expect, test } from "vitest";

import {
  CORNERS,
  fields,
  heic,
  noise,
  orientedPhoto,
  phonePhoto,
  pixelBomb,
  strip,
} from "../testing/fixtures/fixture-photos.ts";
import { makeRenditions } from "./renditions.ts";

async function cornersOf(image: Buffer): Promise<string[]> {
  const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => {
    const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
    return [...data.subarray(offset, offset + 3)];
  };
  return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)].map(nearestCorner);
}

function nearestCorner(pixel: number[]): string {
  const distance = (color: string) =>
    [1, 3, 5].reduce(
      (sum, start, channel) =>
        sum + Math.abs(Number.parseInt(color.slice(start, start + 2), 16) - (pixel[channel] ?? 0)),
      0,
    );
  return CORNERS.toSorted((one, other) => distance(one) - distance(other))[0] ?? "";
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])("sets a photo of orientation %i upright", async (orientation) => {
  const { display, thumbnail, width, height } = await makeRenditions(await orientedPhoto(orientation));

  expect(await cornersOf(display)).toEqual([...CORNERS]);
  expect(await cornersOf(thumbnail)).toEqual([...CORNERS]);
  expect([width, height]).toEqual([600, 400]);
});

const KINDS: [string, () => Promise<Buffer>][] = [
  ["a JPEG without EXIF", () => fields().jpeg().toBuffer()],
  ["a progressive JPEG", () => fields().jpeg({ progressive: true }).toBuffer()],
  ["a CMYK JPEG", () => fields().toColourspace("cmyk").jpeg().toBuffer()],
  ["a gray JPEG", () => fields().greyscale().jpeg().toBuffer()],
  ["a PNG with alpha", () => fields().ensureAlpha(0.5).png().toBuffer()],
  ["a WebP", () => fields().webp().toBuffer()],
  ["an AVIF", () => fields().avif().toBuffer()],
  ["a JPEG of 12 megapixels", () => fields({ width: 4032, height: 3024 }).jpeg().toBuffer()],
];
const SLOW_KINDS: typeof KINDS = [
  ["a JPEG of 12 noisy megapixels", () => noise(4032, 3024).jpeg().toBuffer()],
  ["a JPEG of 48 megapixels", () => fields({ width: 8064, height: 6000 }).jpeg().toBuffer()],
];

test.each(inSuite(KINDS, [...KINDS, ...SLOW_KINDS]))(
  "makes JPEG and WebP in sRGB of %s",
  async (_kind, make) => {
    const { display, thumbnail, placeholder, width, height } = await makeRenditions(await make());

    const shown = await sharp(display).metadata();
    const small = await sharp(thumbnail).metadata();
    expect(shown).toMatchObject({ format: "jpeg", space: "srgb", channels: 3, width, height });
    expect(small).toMatchObject({ format: "webp", space: "srgb" });
    expect(Math.max(width, height)).toBeLessThanOrEqual(1920);
    expect(Math.max(small.width, small.height)).toBeLessThanOrEqual(400);
    expect(placeholder).toMatch(/^data:image\/webp;base64,[\w+/=]{40,600}$/);
  },
);

test("keeps the colors of a CMYK photo", async () => {
  const { display } = await makeRenditions(await fields().toColourspace("cmyk").jpeg().toBuffer());

  expect(await cornersOf(display)).toEqual([...CORNERS]);
});

test("lays what is transparent on white", async () => {
  const clear = { create: { width: 40, height: 40, channels: 4 as const, background: "#00000000" } };

  const { display } = await makeRenditions(await sharp(clear).png().toBuffer());

  const [red, green, blue] = await sharp(display).raw().toBuffer();
  expect([red, green, blue]).toEqual([255, 255, 255]);
});

test("takes the first picture of an animated GIF", async () => {
  const still = await sharp(await fields().png().toBuffer())
    .removeAlpha()
    .raw()
    .toBuffer();
  const black = Buffer.alloc(still.length);
  const raw = { width: 600, height: 800, channels: 3 as const, pageHeight: 400 };
  const animated = await sharp(Buffer.concat([still, black]), { raw })
    .gif()
    .toBuffer();

  const { display, height } = await makeRenditions(animated);

  expect((await sharp(animated).metadata()).pages).toBe(2);
  expect(height).toBe(400);
  expect(await cornersOf(display)).toEqual([...CORNERS]);
});

test("keeps nothing of the metadata: no place, no time, no maker", async () => {
  const photo = await phonePhoto();
  expect(photo.includes("Phone") && photo.includes("GPSLatitude")).toBe(true);

  const { display, thumbnail, placeholder } = await makeRenditions(photo);

  const small = Buffer.from(placeholder.split(",")[1] ?? "", "base64");
  for (const rendition of [display, thumbnail, small]) {
    expect(await sharp(rendition).metadata()).not.toHaveProperty("exif");
    for (const trace of ["Exif", "Phone", "GPS", "xmpmeta", "2026:11:20"]) {
      expect(rendition.includes(trace), trace).toBe(false);
    }
  }
});

test("keeps nothing of what hides behind a photo", async () => {
  const archive = Buffer.concat([Buffer.from("PK\u0003\u0004secret"), deflateRawSync("secret")]);

  const { display, thumbnail } = await makeRenditions(Buffer.concat([await phonePhoto(), archive]));

  expect(display.includes("secret") || thumbnail.includes("secret")).toBe(false);
});

async function halfOfAPhoto(): Promise<Buffer> {
  const photo = await phonePhoto(noise(600, 400));
  return photo.subarray(0, photo.length / 2);
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

const FORMAT = { code: "photo_format" };
const DAMAGED = { code: "photo_damaged" };

const REFUSED: [string, string, object, () => Promise<Buffer> | Buffer][] = [
  ["an SVG", "unsupported_type", FORMAT, () => Buffer.from(SVG)],
  [
    "a page of HTML",
    "unsupported_type",
    FORMAT,
    () => Buffer.from("<!doctype html><script>alert(1)</script>"),
  ],
  ["a TIFF", "unsupported_type", FORMAT, () => fields().tiff().toBuffer()],
  ["a HEIC", "unsupported_type", FORMAT, heic],
  ["a file of nothing", "unsupported_type", FORMAT, () => Buffer.alloc(0)],
  ["a JPEG that ends half-way", "invalid_input", DAMAGED, halfOfAPhoto],
  ["a PNG of 256 megapixels", "invalid_input", { code: "photo_pixels", megapixels: 50 }, pixelBomb],
  [
    "a PNG of 1 by 20,001 pixels",
    "invalid_input",
    { code: "photo_side", pixels: 20_000 },
    () => strip(20_001),
  ],
];

test("takes a photo as long as a photo may be", async () => {
  expect(await makeRenditions(await strip(20_000))).toMatchObject({ width: 1, height: 1920 });
});

test.each(REFUSED)("refuses %s as %s and says so of the photo", async (_kind, code, photo, make) => {
  const file = await make();

  await expect(makeRenditions(file)).rejects.toMatchObject({ code, options: { fields: { photo } } });
});
