import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../../..");

/** Returns the letters of all translations that the API sends. */
function lettersOfTexts(): Set<string> {
  const catalogs = globSync("web/locales/*/{api,shared}.po", {
    cwd: ROOT,
    exclude: (path) => /en-XA/.test(path),
  });
  const texts = catalogs.map((path) => readFileSync(join(ROOT, path), "utf8")).join("");
  return new Set(texts.match(/\p{L}/gu));
}

/** Reads the ranges of the character map, which has format 4 of the OpenType specification. */
function charactersOf(font: Buffer): (code: number) => boolean {
  const tables = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  const record = tables.find((at) => font.toString("latin1", at, at + 4) === "cmap") ?? 0;
  const cmap = font.readUInt32BE(record + 8);
  const maps = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
  });
  const map = maps.find((at) => font.readUInt16BE(at) === 4) ?? 0;
  const size = font.readUInt16BE(map + 6);
  const ranges = Array.from({ length: size / 2 }, (_, index) => {
    const end = map + 14 + 2 * index;
    return { first: font.readUInt16BE(end + size + 2), last: font.readUInt16BE(end) };
  });
  return (code) => ranges.some(({ first, last }) => code >= first && code <= last);
}

// A server in a container has no other font, and would draw an empty box.
test.each(["regular", "bold"])(
  "the %s letters of the picture have each letter of each language",
  (weight) => {
    const has = charactersOf(readFileSync(join(import.meta.dirname, "letters", `${weight}.ttf`)));
    const missing = [...lettersOfTexts()].filter((letter) => !has(letter.codePointAt(0) ?? 0));
    expect(missing).toEqual([]);
  },
);
