// Compares two folders of pictures, pixel by pixel: `npm run pictures:compare BEFORE AFTER [DIFFERENCES]`.
import { mkdir, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import sharp from "sharp";

/** The color for a pixel that differs, as red, green, blue and opacity. */
const RED = 0xff0000ff;
/** The tolerance for each color value, of 255: the browser rounds the edge of a corner differently from run to run. */
const ROUNDING = 2;
/** The lightness of the gray, of 255. */
const LIGHT = 160;

const [before, after, differences = "pictures/differences"] = process.argv.slice(2);
if (!before || !after) throw new Error("Name the folders of the pictures before and after");
await compareFolders({ before, after, differences });

type Folders = Record<"before" | "after" | "differences", string>;

/**
 * Names each picture that differs, and draws the difference: the newer picture in gray, and differing pixels in red.
 */
async function compareFolders(folders: Folders): Promise<void> {
  await mkdir(folders.differences, { recursive: true });
  const [old, young] = await Promise.all([picturesIn(folders.before), picturesIn(folders.after)]);
  const lines: string[] = [];
  for (const name of old.difference(young)) lines.push(`${name}: not there any more`);
  for (const name of young.difference(old)) lines.push(`${name}: new`);
  for (const name of old.intersection(young)) {
    const count = await compare(name, folders);
    if (count > 0) lines.push(`${name}: ${count.toLocaleString("en-US")} pixels differ`);
  }
  for (const line of lines.toSorted()) process.stdout.write(`${line}\n`);
  process.stdout.write(`${lines.length} of ${old.union(young).size} pictures differ\n`);
  if (lines.length > 0) process.exitCode = 1;
}

async function picturesIn(folder: string): Promise<Set<string>> {
  return new Set((await readdir(folder)).filter((name) => name.endsWith(".png")));
}

async function compare(name: string, { before: old, after: young, differences: to }: Folders) {
  const files = await Promise.all([readFile(join(old, name)), readFile(join(young, name))]);
  if (files[0].equals(files[1])) return 0;
  const sizes = await Promise.all(files.map((file) => sharp(file).metadata()));
  const size = {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
  };
  const [one, other] = await Promise.all([readPixels(files[0], size), readPixels(files[1], size)]);
  const { count, drawn } = drawDifference(one, other);
  if (count > 0) await sharp(drawn, { raw: { ...size, channels: 4 } }).toFile(join(to, name));
  return count;
}

interface Size {
  width: number;
  height: number;
}

/** Returns four bytes per pixel. A smaller picture is filled up with transparent pixels. */
async function readPixels(file: Buffer, { width, height }: Size): Promise<Buffer> {
  const picture = sharp(file).ensureAlpha();
  const { width: ownWidth, height: ownHeight } = await picture.metadata();
  return picture
    .extend({ right: width - ownWidth, bottom: height - ownHeight, background: "transparent" })
    .raw()
    .toBuffer();
}

function drawDifference(one: Buffer, other: Buffer): { count: number; drawn: Buffer } {
  const drawn = Buffer.alloc(other.length);
  let count = 0;
  for (let at = 0; at < other.length; at += 4) {
    if (isAlike(one, other, at)) {
      const gray = LIGHT + Math.round(((255 - LIGHT) * (other[at + 1] ?? 0)) / 255);
      drawn.fill(gray, at, at + 3);
      drawn[at + 3] = 255;
    } else {
      drawn.writeUInt32BE(RED, at);
      count += 1;
    }
  }
  return { count, drawn };
}

function isAlike(one: Buffer, other: Buffer, at: number): boolean {
  for (let byte = at; byte < at + 4; byte += 1) {
    if (Math.abs((one[byte] ?? 0) - (other[byte] ?? 0)) > ROUNDING) return false;
  }
  return true;
}
