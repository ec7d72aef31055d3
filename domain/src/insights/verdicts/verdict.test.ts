import { expect, test } from "vitest";

import { neededFish } from "../statistics/needed-fish.ts";
import { verdictOn } from "./verdict.ts";

test.each([
  { ratio: 1.8, share: 1 / 3, clumping: 2, fish: 161 },
  { ratio: 1.3, share: 1 / 3, clumping: 2, fish: 809 },
  { ratio: 1.05, share: 1 / 4, clumping: 3, fish: 41_573 },
])("it takes $fish fish to find $ratio times", ({ fish, ...question }) => {
  expect(Math.round(neededFish(question))).toBe(fish);
});

const ALL = { outings: 40, hours: 160, fish: 80 };
const EVIDENCE = {
  totals: { outings: 20, hours: 50, fish: 25 },
  all: ALL,
  t: 1.2,
  isClaim: false,
  clumping: 1.5,
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
  ["a claim is better", { isClaim: true }, { code: "better" }],
  ["or worse", { isClaim: true, t: -3 }, { code: "worse" }],
  ["a quarter either way is little", { ratio: ratioOf(1, 0.8, 1.25) }, { code: "littleDifference" }],
  ["needed outings are named", { ratio: ratioOf(1.7, 0.9, 3) }, { code: "cannotTell", outings: 77 }],
  ["no realistic number", { ratio: ratioOf(1.1, 0.7, 1.6) }, { code: "noRealisticNumber" }],
  ["nothing to compare with", { ratio: null }, { code: "cannotTell", outings: null }],
])("%s", (_name, evidence, verdict) => {
  expect(verdictOn({ ...EVIDENCE, ratio: ratioOf(1.7, 0.9, 3), ...evidence })).toEqual(verdict);
});
