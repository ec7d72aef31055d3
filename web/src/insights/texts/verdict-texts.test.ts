import type { Verdict } from "@creel/domain/insights/verdicts/verdict";
import { expect, test } from "vitest";

import type { NamedBin } from "./name-bins.ts";
import { describeFactorVerdict, listFindings, describeWhenFound, describeLooks } from "./verdict-texts.ts";

const FOUND = { outings: 51, day: "2026-05-03" };
const BETTER = { code: "better", found: FOUND } as const;

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
  expect(describeFactorVerdict([binOf(BETTER), FEW])).toEqual([
    "First light is better for you: about 1.8 times, likely 1.2 to 2.6.",
  ]);
  const slower = {
    raw: 0.5,
    standardError: 0.2,
    rawInterval: LIKELY,
    shown: 0.6,
    likely: { low: 0.4, high: 0.9 },
  };
  expect(
    describeFactorVerdict([binOf({ code: "worse", found: FOUND }, { subject: "Midday", ratio: slower })])[0],
  ).toBe("Midday is slower for you: about 0.6 times, likely 0.4 to 0.9.");
});

test("a difference whose size may be none is told without a size", () => {
  const ratio = {
    raw: 0.5,
    standardError: 0.5,
    rawInterval: LIKELY,
    shown: 0.7,
    likely: { low: 0.3, high: 1.7 },
  };
  expect(
    describeFactorVerdict([binOf({ code: "worse", found: FOUND }, { subject: "Night", ratio })]),
  ).toEqual(["Night is slower for you. How much slower is not clear yet."]);
  expect(describeFactorVerdict([binOf(BETTER, { ratio })])[0]).toMatch(
    /^First light is better for you\. How much better is not/,
  );
});

test.each([
  [[LITTLE, LITTLE, FEW], "Little or no difference: at most a quarter either way."],
  [[LITTLE, NEVER], "No realistic number of trips would settle this."],
  [[LITTLE, binOf({ code: "cannotTell", outings: null })], "Not enough to tell yet."],
  [
    [binOf({ code: "cannotTell", outings: 90 }), binOf({ code: "cannotTell", outings: 61 }), NEVER],
    "Not enough to tell yet. You need about 61 trips in all to see a difference of 1.8 times.",
  ],
  [[FEW], "Too few to say."],
  [[binOf(null)], ""],
])("without one no more is said than is known", (bins, text) => {
  expect(describeFactorVerdict(bins).join(" ")).toBe(text);
});

test("what goes with the light is not told apart from it, and how far it does is told", () => {
  const kind = { factor: "light", bin: "evening", hours: 58, ofKind: 52 } as const;
  const spoon = binOf({ code: "goesWith", kind }, { subject: "Spoon" });
  expect(describeFactorVerdict([spoon, FEW])).toEqual([
    "Spoon cannot be separated from the light.",
    "52 of its 58 hours are evening hours.",
  ]);
  const withLure = { code: "goesWith", kind: { ...kind, factor: "lure", bin: "spoon" } } as const;
  expect(describeFactorVerdict([binOf(withLure, { subject: "Evening" })])).toEqual([
    "Evening cannot be separated from the lure.",
    "You mostly fish one lure then.",
  ]);
});

test("a river that only rises when it is high is not told apart from its level", () => {
  const kind = { factor: "flow", bin: "high", hours: 58, ofKind: 52 } as const;
  const rising = binOf({ code: "goesWith", kind }, { subject: "A rising river" });
  expect(describeFactorVerdict([rising])).toEqual([
    "A rising river cannot be separated from the river level.",
    "52 of its 58 hours had a high river.",
  ]);
});

test("a finding has its date, and stands between looks", () => {
  expect(describeWhenFound([BETTER, null], 76)).toBe("Found at 51 trips, May 3, 2026. Still holds at 76.");
  expect(describeWhenFound([BETTER], 51)).toBe("Found at 51 trips, May 3, 2026.");
  expect(describeWhenFound([{ code: "littleDifference" }], 51)).toBeNull();
  expect(describeLooks({ outings: 76, day: "2026-10-12" }, 88)).toBe(
    "Last checked at 76 trips, Oct 12, 2026. Next at 114.",
  );
});

test("of the factors with a finding the newest comes first", () => {
  const newest = binOf({ code: "better", found: { outings: 76, day: "2026-08-01" } }, { subject: "A spoon" });
  expect(listFindings([[binOf(BETTER), FEW], [LITTLE], [newest]], 76)).toMatchObject([
    { claim: expect.stringMatching(/^A spoon is better/), look: "Found at 76 trips, Aug 1, 2026." },
    {
      claim: expect.stringMatching(/^First light is better/),
      look: expect.stringMatching(/^Found at 51 trips/),
    },
  ]);
});
