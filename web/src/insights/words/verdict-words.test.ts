import type { Verdict } from "@creel/domain/insights/verdicts/verdict";
import { expect, test } from "vitest";

import type { NamedBin } from "./name-bins.ts";
import { wordsOfFactor } from "./verdict-words.ts";

const LIKELY = { low: 1.2, high: 2.6 };

function binOf(verdict: Verdict | null, known: Partial<NamedBin> = {}): NamedBin {
  return {
    bin: "firstLight",
    name: "First light",
    subject: "First light",
    fish: 41,
    hours: 38,
    outings: 24,
    rate: null,
    ratio: { raw: 2, standardError: 0.2, rawInterval: LIKELY, shown: 1.8, likely: LIKELY },
    p: null,
    verdict,
    ...known,
  };
}

const FEW = binOf({ code: "tooFew", outings: 3 });
const LITTLE = binOf({ code: "littleDifference" });
const NEVER = binOf({ code: "noRealisticNumber" });

test("a difference is told with its size, its doubt and its sample", () => {
  expect(wordsOfFactor([binOf({ code: "better" }), FEW])).toEqual([
    "First light is better for you: about 1.8 times, likely 1.2 to 2.6. 24 trips.",
  ]);
  const slower = {
    raw: 0.5,
    standardError: 0.2,
    rawInterval: LIKELY,
    shown: 0.6,
    likely: { low: 0.4, high: 0.9 },
  };
  expect(wordsOfFactor([binOf({ code: "worse" }, { subject: "Midday", ratio: slower })])[0]).toBe(
    "Midday is slower for you: about 0.6 times, likely 0.4 to 0.9. 24 trips.",
  );
});

test("a difference whose size may be none is told without a size", () => {
  const ratio = {
    raw: 0.5,
    standardError: 0.5,
    rawInterval: LIKELY,
    shown: 0.7,
    likely: { low: 0.3, high: 1.7 },
  };
  expect(wordsOfFactor([binOf({ code: "worse" }, { subject: "Night", ratio })])).toEqual([
    "Night is slower for you; by how much cannot be told yet. 24 trips.",
  ]);
  expect(wordsOfFactor([binOf({ code: "better" }, { ratio })])[0]).toMatch(
    /^First light is better for you; by how much cannot/,
  );
});

test.each([
  [[LITTLE, LITTLE, FEW], "Little or no difference: at most a quarter either way."],
  [[LITTLE, NEVER], "No realistic number of trips would settle this."],
  [[LITTLE, binOf({ code: "cannotTell", outings: null })], "Cannot tell yet."],
  [
    [binOf({ code: "cannotTell", outings: 90 }), binOf({ code: "cannotTell", outings: 61 }), NEVER],
    "Cannot tell yet. About 61 trips are needed in all.",
  ],
  [[FEW], "Too few to say."],
  [[binOf(null)], ""],
])("without one no more is said than is known", (bins, words) => {
  expect(wordsOfFactor(bins).join(" ")).toBe(words);
});
