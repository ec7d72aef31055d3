import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { expect, test } from "vitest";

import { pairsOfHours, withinTripScores } from "./score/hour-question.ts";
import { scoreSlope } from "./score/score-slope.ts";
import type { ScoredTrip } from "./score/scored-trip.ts";
import { benjaminiHochberg } from "./statistics/benjamini-hochberg.ts";
import { binRates, clumpingOf, ownRateOfBins, spreadOf, weigh } from "./statistics/bin-rates.ts";
import type { BinnedOuting } from "./statistics/binned-outing.ts";
import { studentizedSum } from "./statistics/frailty-score.ts";
import { negativeBinomialLog, negativeBinomialQuantile } from "./statistics/negative-binomial.ts";
import { overdispersion } from "./statistics/overdispersion.ts";
import { mantelHaenszelRateRatio, rateRatio } from "./statistics/rate-ratio.ts";
import { centralInterval, type RateData, shrunkenRate } from "./statistics/shrunken-rate.ts";
import { interiorExcess } from "./without-hours/interior-catches.ts";

// Computed with SciPy 1.17; the tolerance is 0.0005. The formulas are in docs/insights.md.
const QUANTILES = { gamma, t };

/** Matches within 0.0005. */
const near = (value: number): unknown => expect.closeTo(value, 3);

const R1: RateData = { fish: 41, hours: 38, ownRate: 172 / 319, allHours: 319, clumping: 1 };
const R2: RateData = { fish: 0, hours: 24, ownRate: 0.5, allHours: 200, clumping: 1 };
const R3: RateData = { ...R1, clumping: 2.1 };
const R4: RateData = { ...R1, fish: 4, hours: 7 };

test.each([
  { name: "R1", data: R1, mean: 0.9274, share: 0.95, low: 0.6852, high: 1.2056 },
  { name: "R1", data: R1, mean: 0.9274, share: 0.8, low: 0.7616, high: 1.1014 },
  { name: "R2", data: R2, mean: 0.2, share: 0.95, low: 0.0829, high: 0.3677 },
  { name: "R3", data: R3, mean: 0.8358, share: 0.95, low: 0.5497, high: 1.1809 },
  { name: "R4", data: R4, mean: 0.5495, share: 0.95, low: 0.2806, high: 0.9073 },
])("$name: a rate is drawn to the own mean, and $share of the doubt has the quantiles of SciPy", (line) => {
  const rate = shrunkenRate(line.data);
  expect(rate.mean).toEqual(near(line.mean));
  expect(centralInterval(rate, line.share, QUANTILES)).toEqual({
    low: near(line.low),
    high: near(line.high),
  });
});

test("R1 and R2: the doubt is a gamma distribution of this shape and rate", () => {
  expect(shrunkenRate(R1)).toMatchObject({
    shape: expect.closeTo(48.6307, 3),
    rate: expect.closeTo(52.439, 3),
  });
  expect(shrunkenRate(R2)).toMatchObject({ shape: near(7.4074), rate: near(37.037) });
});

test("R4: of 3 outings nothing is shown", () => {
  const few = Array.from({ length: 3 }, () => ({ stratum: 0, hours: [2.33, 30], fish: [1, 20] }));
  expect(binRates(few, ownRateOfBins(few), { quantiles: QUANTILES }).rates).toEqual([null, null]);
});

test("R5: outings vary more than chance, and the rate of all of them is as likely as SciPy says", () => {
  const fish = [3, 0, 0, 5, 1, 0, 2, 0, 9, 0];
  const hours = [4, 3, 5, 6, 2, 4, 3.5, 2.5, 5, 4];
  const outings = fish.map((each, index) => ({ stratum: 0, hours: [hours[index] ?? 0], fish: [each] }));
  const own = ownRateOfBins(outings);
  expect(own.rate).toEqual(near(0.5128));
  const expected = outings.map((each) => ({
    fish: each.fish[0] ?? 0,
    mean: own.rate * (each.hours[0] ?? 0),
  }));
  expect(overdispersion(expected)).toEqual(near(1.2014));
  expect(own.overdispersion).toEqual(near(1.1007));
  const weighted = weigh(outings, 0, own);
  expect(weighted).toEqual({ fish: near(5.557), hours: near(11.9336) });
  expect(own.hours).toEqual(near(11.9336));
  expect(spreadOf(outings, 0, { data: weighted, own })).toEqual({
    rate: near(0.4924),
    squares: near(8.1914),
    cells: 10,
  });
  expect(clumpingOf(outings, own, { weighted: [weighted], shown: [true] })).toBe(1);
  const rate = shrunkenRate({ ...weighted, ownRate: own.rate, allHours: own.hours, clumping: 1 });
  expect(centralInterval(rate, 0.8, QUANTILES)).toEqual({ low: near(0.2825), high: near(0.7298) });
  expect(binRates(outings, own, { quantiles: QUANTILES }).rates[0]?.likely).toEqual({
    low: near(0.2078),
    high: near(0.8977),
  });
});

function outingsOf(lines: readonly [number, number, number, number][]): BinnedOuting[] {
  return lines.map(([fish, hours, restFish, restHours]) => ({
    stratum: 0,
    hours: [hours, restHours],
    fish: [fish, restFish],
  }));
}

test("R6: the ratio of two rates is drawn towards 1, with the outing as the unit of doubt", () => {
  const ratio = rateRatio(
    outingsOf([
      [2, 1, 0, 3],
      [0, 1, 1, 2],
      [3, 2, 1, 4],
      [0, 1, 0, 3],
      [1, 1, 0, 2],
      [4, 2, 2, 3],
      [0, 1, 0, 4],
      [2, 1, 1, 3],
    ]),
    0,
    QUANTILES,
  );
  expect(ratio).toEqual({
    raw: near(5.76),
    standardError: near(0.4347),
    rawInterval: { low: near(2.4569), high: near(13.5041) },
    shown: near(2.7105),
    likely: { low: near(1.425), high: near(5.1559) },
  });
});

test("R7: the ratio over strata is that of Mantel and Haenszel, of all as one stratum the crude one", () => {
  const strata = [
    { fish: 6, hours: 10, restFish: 4, restHours: 12 },
    { fish: 2, hours: 3, restFish: 8, restHours: 20 },
  ];
  expect(mantelHaenszelRateRatio(strata)).toEqual(near(1.7514));
  const asOne = { fish: 8, hours: 13, restFish: 12, restHours: 32 };
  expect(mantelHaenszelRateRatio([asOne])).toEqual(near(1.641));
});

test("R8: of outings that make expect two fish, a third are blanks, and 8 in 10 have 0 to 5", () => {
  expect(Math.exp(negativeBinomialLog(0, 2, 1))).toEqual(near(0.3333));
  expect([negativeBinomialQuantile(0.1, 2, 1), negativeBinomialQuantile(0.9, 2, 1)]).toEqual([0, 5]);
});

test("R9: three of seven factors pass when at most a tenth may be luck", () => {
  const pValues = [0.002, 0.021, 0.04, 0.2, 0.5, 0.7, 0.9];
  expect(benjaminiHochberg(pValues, 0.1)).toEqual({ found: 3, threshold: near(0.0429) });
});

test("R10: fish between the first and the last are compared with their share of the time between", () => {
  const interior: BinnedOuting[] = [
    { stratum: 0, hours: [1.2, 1.8], fish: [3, 0] },
    { stratum: 0, hours: [0.5, 2], fish: [1, 1] },
    { stratum: 0, hours: [0.5, 1.5], fish: [0, 1] },
    { stratum: 0, hours: [1, 3], fish: [3, 1] },
  ];
  const excess = interiorExcess(interior, 0);
  expect(excess).toEqual([near(1.8), near(0.6), near(-0.25), near(2)]);
  expect(studentizedSum(excess)).toEqual(near(1.9616));
});

function trip(...hours: [number, number, number][]): ScoredTrip {
  return {
    stratum: 0,
    hours: hours.map(([each]) => each),
    scores: hours.map(([, score]) => score),
    fish: hours.map(([, , fish]) => fish),
  };
}

const SCORED = [
  trip([1, 42, 0], [1, 60, 1], [1, 71, 2]),
  trip([1, 55, 1], [1, 50, 0], [1, 48, 0], [1, 45, 0]),
  trip([1, 64, 0], [1, 66, 1], [0.5, 58, 0]),
  trip([1, 40, 0], [1, 38, 0]),
  trip([1, 70, 1], [1, 52, 1], [1, 49, 0]),
];

test("C1: hours of a trip are compared with each other, and full ones in pairs", () => {
  const scores = withinTripScores(SCORED);
  expect(scores).toEqual([near(2.9), near(0.55), near(0.24), near(0), near(0.8)]);
  expect(studentizedSum(scores)).toEqual(near(1.7317));
  expect(pairsOfHours(SCORED)).toEqual({ pairs: 9, concordant: 9 });
});

test("C2: how much 20 points are worth is drawn towards nothing", () => {
  expect(scoreSlope(SCORED, 1)).toEqual({
    slope: near(0.0887),
    sd: near(0.1406),
    ratio: near(1.194),
    likely: { low: near(0.6881), high: near(2.0719) },
  });
});
