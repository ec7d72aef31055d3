import { expect, test } from "vitest";

import { lureColors } from "./lure-paint.ts";

test.each([
  ["firetiger", ["#d8c11c", "#e07b1c"]],
  ["Fire Tiger", ["#d8c11c", "#e07b1c"]],
  ["fire-tiger, glow", ["#d8c11c", "#e07b1c"]],
  ["red and white", ["#c8342c", "#f2efe6"]],
  ["Rot/Weiß", ["#c8342c", "#f2efe6"]],
  ["black", ["#1d2b2e", "#d9dedb"]],
  ["blue shad", ["#2f66b5", "#d9dedb"]],
  ["perch", ["#c9b52f", "#4f6b32"]],
])("%s is drawn in its two colors", (written, colors) => {
  expect(lureColors(written)).toEqual(colors);
});

test("what is no known color is drawn in plain ones", () => {
  expect(lureColors("number 7")).toEqual(lureColors(null));
});
