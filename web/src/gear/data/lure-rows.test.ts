import { expect, test } from "vitest";

import { lureOf, rodOf, variantOf } from "../../testing/gear.ts";
import { lureRows } from "./lure-rows.ts";

function shown(...all: Parameters<typeof lureRows>[0]) {
  return lureRows(all).map(({ name, about, caught }) => [name, about, caught.fish]);
}

test("each variant of a lure is a row of its own, the most fish first; a rod is none", () => {
  const jig = lureOf({
    name: "Jig",
    brand: "Northland",
    fish: 60,
    variants: [
      variantOf({ color: "purple", weight: "⅜ oz", fish: 2 }),
      variantOf({ color: "firetiger", weight: "¼ oz", fish: 58 }),
    ],
  });
  expect(shown(jig, lureOf({ name: "Spoon", fish: 31 }), rodOf())).toEqual([
    ["Jig, firetiger", "Northland, ¼ oz", 58],
    ["Spoon", "", 31],
    ["Jig, purple", "Northland, ⅜ oz", 2],
  ]);
});

test("what was caught with no variant is in the row of the lure", () => {
  const jig = lureOf({ name: "Jig", fish: 5, variants: [variantOf({ color: "red", fish: 3 })] });
  expect(shown(jig)).toEqual([
    ["Jig, red", "", 3],
    ["Jig", "", 2],
  ]);
});
