import { expect, test } from "vitest";

import { parseExif } from "./photo-exif.ts";
import { tagsIn } from "./tags-in.ts";

/** A TIFF of one tag, as photos have it: DateTimeOriginal in the block of EXIF. */
function exifOf(date: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + 20);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode("II*\0"));
  view.setUint32(4, 8, true);
  const putEntry = (at: number, [tag, type, count, value]: [number, number, number, number]) => {
    view.setUint16(at, 1, true);
    view.setUint16(at + 2, tag, true);
    view.setUint16(at + 4, type, true);
    view.setUint32(at + 6, count, true);
    view.setUint32(at + 10, value, true);
  };
  putEntry(8, [0x87_69, 4, 1, 26]);
  putEntry(26, [0x90_03, 2, 20, 44]);
  bytes.set(new TextEncoder().encode(date), 44);
  return bytes;
}

const text = (content: string) => new TextEncoder().encode(content);

function sizeOf(bytes: Uint8Array, isLittle: boolean): Uint8Array<ArrayBuffer> {
  const size = new Uint8Array(4);
  new DataView(size.buffer).setUint32(0, bytes.length, isLittle);
  return size;
}

const webpChunk = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  new Blob([text(name), sizeOf(bytes, true), bytes, new Uint8Array(bytes.length % 2)]);
const pngChunk = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  new Blob([sizeOf(bytes, false), text(name), bytes, new Uint8Array(4)]);

const EXIF = exifOf("2024:06:01 06:42:31");
const PNG = new Uint8Array([0x89, ...text("PNG\r\n\u001A\n")]);
const PICTURE = new Uint8Array(200_001);

test.each([
  ["WebP", ["RIFF\0\0\0\0WEBP", webpChunk("VP8 ", PICTURE), webpChunk("EXIF", EXIF)]],
  [
    "WebP as some programs write it",
    ["RIFF\0\0\0\0WEBP", webpChunk("EXIF", new Uint8Array([...text("Exif\0\0"), ...EXIF]))],
  ],
  [
    "PNG, behind its picture",
    [PNG, pngChunk("IHDR", new Uint8Array(13)), pngChunk("IDAT", PICTURE), pngChunk("eXIf", EXIF)],
  ],
])("the time of a %s is read", async (_kind, parts) => {
  expect(await tagsIn(new Blob(parts))).toMatchObject({ DateTimeOriginal: "2024:06:01 06:42:31" });
});

test.each([
  ["without tags", ["RIFF\0\0\0\0WEBP", webpChunk("VP8 ", PICTURE)]],
  ["that is cut off", ["RIFF\0\0\0\0WEBPVP8 \u00FF"]],
])("a WebP %s has none", async (_what, parts) => {
  expect(parseExif(await tagsIn(new Blob(parts)))).toMatchObject({ takenAt: null, position: null });
});
