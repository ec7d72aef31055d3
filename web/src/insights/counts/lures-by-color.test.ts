import { ownLureCode } from "@creel/domain/insights/lure-code";
import { expect, test } from "vitest";

import { lureOf, variantOf } from "../../testing/gear.ts";
import { commonColors, luresByColor } from "./lures-by-color.ts";

const LIGHT = variantOf({ color: "firetiger", weight: "¼ oz" });
const HEAVY = variantOf({ color: "Firetiger ", weight: "½ oz" });
const PURPLE = variantOf({ color: "purple" });
const JIG = lureOf({ name: "Jig", variants: [LIGHT, HEAVY, PURPLE] });
const RED = variantOf({ color: "purple" });
const SPOON = lureOf({ name: "Spoon", variants: [RED] });
const DELETED = lureOf();

const count = (lure: { id: string }, variant: { id: string } | null, catches: number, hours = 0) => ({
  code: ownLureCode({ lureId: lure.id, variantId: variant?.id ?? null }),
  catches,
  outings: hours,
  hours,
  fishOfHours: hours,
});

const COUNTS = [
  count(SPOON, RED, 9),
  count(JIG, PURPLE, 1),
  count(JIG, LIGHT, 4, 2),
  count(JIG, HEAVY, 3, 1),
  count(JIG, null, 2),
  count(DELETED, null, 50),
];

test("lures are told apart by color alone, the most fish first, without those that are no more", () => {
  expect(luresByColor(COUNTS, [JIG, SPOON])).toEqual([
    {
      id: JIG.id,
      name: "Jig",
      catches: 10,
      colors: [
        { color: "firetiger", catches: 7, outings: 3, hours: 3, fishOfHours: 3 },
        { color: null, catches: 2, outings: 0, hours: 0, fishOfHours: 0 },
        { color: "purple", catches: 1, outings: 0, hours: 0, fishOfHours: 0 },
      ],
    },
    {
      id: SPOON.id,
      name: "Spoon",
      catches: 9,
      colors: [{ color: "purple", catches: 9, outings: 0, hours: 0, fishOfHours: 0 }],
    },
  ]);
});

test("the colors that are shown are those with most fish of all lures", () => {
  const lures = luresByColor(COUNTS, [JIG, SPOON]);
  expect(commonColors(lures, 2)).toEqual(["purple", "firetiger"]);
  expect(commonColors(lures, 9)).toEqual(["purple", "firetiger", null]);
});
