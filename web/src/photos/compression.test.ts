import { expect, test, vi } from "vitest";

import { compress, type Encode, needsCompression } from "./compression.ts";

const MB = 1024 * 1024;

test.each([
  ["jpeg", 5 * MB, false],
  ["jpeg", 5 * MB + 1, true],
  ["gif", 4 * MB, false],
  ["png", 30 * MB, true],
  ["heic", 1, true],
] as const)("of a %s of %d bytes it is %s that something else is sent", (kind, bytes, expected) => {
  expect(needsCompression(kind, bytes)).toBe(expected);
});

test.each([
  ["jpeg", MB, false],
  ["jpeg", MB + 1, true],
] as const)("in a demo of 1 MB it is so of a %s of %d bytes: %s", (kind, bytes, expected) => {
  expect(needsCompression(kind, bytes, MB)).toBe(expected);
});

test("in a demo a photo is made smaller until it fits in 1 MB", async () => {
  const encode = encoderOf(3, 2, 1);

  expect((await compress(encode, MB)).size).toBe(MB);
});

/** An encoder whose JPEGs have these sizes in turn, the last one for ever. */
function encoderOf(...megabytes: number[]) {
  return vi.fn<Encode>(async () => {
    const size = (megabytes.length > 1 ? megabytes.shift() : megabytes[0]) ?? 0;
    return new Blob([new Uint8Array(size * MB)]);
  });
}

test("a photo is made at most 1,920 pixels long, of quality 0.8, and that is all when it fits in 5 MB", async () => {
  const encode = encoderOf(5);

  const made = await compress(encode);

  expect(made.size).toBe(5 * MB);
  expect(encode.mock.calls).toEqual([[1920, 0.8]]);
});

test("what does not fit is made a tenth smaller and rougher until it does", async () => {
  const encode = encoderOf(6, 5.5, 4.9);

  const made = await compress(encode);

  expect(made.size / MB).toBeCloseTo(4.9);
  expect(encode.mock.calls.map(([side]) => side)).toEqual([1920, 1728, 1555]);
  expect(encode.mock.calls.at(-1)?.[1]).toBeCloseTo(0.648);
});

test("what is over 8 MB even so goes through once more, to 3 MB, 1,600 pixels, quality 0.7", async () => {
  const encode = encoderOf(...Array.from({ length: 10 }, () => 8.1), 3);

  const made = await compress(encode);

  expect(made.size).toBe(3 * MB);
  expect(encode.mock.calls).toHaveLength(11);
  expect(encode.mock.calls.at(-1)).toEqual([1600, 0.7]);
});

test("what stays between 5 and 8 MB is taken as it came out, and what never fits is given up at last", async () => {
  const middling = encoderOf(6);
  const hopeless = encoderOf(11);

  await compress(middling);
  const made = await compress(hopeless);

  expect(middling).toHaveBeenCalledTimes(10);
  expect(hopeless).toHaveBeenCalledTimes(20);
  expect(made.size).toBe(11 * MB);
});
