import { expect, test } from "vitest";

import { neededFish, verdictOn } from "./verdict.ts";

test.each([
  { ratio: 1.8, share: 1 / 3, clumping: 2, level: 0.1, fish: 161 },
  { ratio: 1.3, share: 1 / 3, clumping: 2, level: 0.1, fish: 809 },
  { ratio: 1.05, share: 1 / 4, clumping: 3, level: 0.1, fish: 41_573 },
  { ratio: 1.8, share: 1 / 3, clumping: 2, level: 0.05, fish: 204 },
])("it takes $fish fish to find $ratio times at $level", ({ fish, ...question }) => {
  // Source: SciPy's normal quantiles. Ours are accurate to 0.00045.
  expect(Math.abs(neededFish(question) / fish - 1)).toBeLessThan(0.005);
});

const ALL = { outings: 40, hours: 160, fish: 80 };
const FOUND = { outings: 34, day: "2026-05-03" };
const KIND = { factor: "light", bin: "evening", hours: 58, ofKind: 52 } as const;
const EVIDENCE = {
  totals: { outings: 20, hours: 50, fish: 25 },
  all: ALL,
  t: 1.2,
  found: null,
  goesWith: null,
  clumping: 1.5,
  left: 1,
  level: 0.1,
};

function ratioOf(shown: number, low: number, high: number) {
  return { raw: shown, standardError: 0.3, rawInterval: { low, high }, shown, likely: { low, high } };
}

test.each([
  [
    "under five outings it is too few",
    { totals: { outings: 4, hours: 50, fish: 25 } },
    { code: "tooFew", outings: 4 },
  ],
  [
    "under ten hours it is too few",
    { totals: { outings: 20, hours: 9, fish: 25 } },
    { code: "tooFew", outings: 20 },
  ],
  ["a claim is better", { found: FOUND }, { code: "better", found: FOUND }],
  ["or worse", { found: FOUND, t: -3 }, { code: "worse", found: FOUND }],
  ["what goes with the light is said to", { goesWith: KIND }, { code: "goesWith", kind: KIND }],
  ["a quarter either way is little", { ratio: ratioOf(1, 0.8, 1.25) }, { code: "littleDifference" }],
  ["the outings that 1.8 times would take are named", {}, { code: "cannotTell", outings: 63 }],
  ["more, where half of the comparison is left", { left: 0.5 }, { code: "cannotTell", outings: 126 }],
  ["no realistic number", { clumping: 6 }, { code: "noRealisticNumber" }],
  ["as many as that are there", { clumping: 0.9 }, { code: "cannotTell", outings: null }],
  ["nothing to compare with", { totals: ALL }, { code: "cannotTell", outings: null }],
])("%s", (_name, evidence, verdict) => {
  expect(verdictOn({ ...EVIDENCE, ratio: ratioOf(1.7, 0.9, 3), ...evidence })).toEqual(verdict);
});
