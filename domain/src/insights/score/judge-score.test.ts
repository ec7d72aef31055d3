import { inSuite } from "@creel/testing/nightly";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { expect, test } from "vitest";

import { aSegment, anOuting } from "../outing-testing.ts";
import type { Outing } from "../outings.ts";
import { seededRandom } from "../simulation/seeded-random.ts";
import { type Simulated, simulateLog } from "../simulation/simulate-log.ts";
import { ownRateOfBins } from "../statistics/bin-rates.ts";
import { dayQuestion } from "./day-question.ts";
import { evidenceOfScore, judgeScore, speaksAgainst } from "./judge-score.ts";
import { scoreBandRates } from "./score-bands.ts";
import { withinTripClumping } from "./score-slope.ts";
import type { DatedTrip } from "./scored-trip.ts";
import { countLateTrips, scoredTrips } from "./scored-trips.ts";

const ALL = { species: null, isPerLine: false };
const ANGLER: Simulated = { outings: 120, rate: 0.5, size: 1, burst: 1.5, effect: null, scoreSlope: 0 };

function tripsOf(angler: Simulated, seed: number): DatedTrip[] {
  return scoredTrips(simulateLog(angler, seededRandom(`score ${seed}`)), "simulated", ALL);
}

/** The number of anglers, the most that luck may help, and the fewest that a true score must help. */
const HELPED = inSuite({ anglers: 8, luck: 1, truth: 4 }, { anglers: 20, luck: 2, truth: 11 });

function codesOf(scoreSlope: number, anglers: number) {
  return Array.from(
    { length: anglers },
    (_, seed) => judgeScore(tripsOf({ ...ANGLER, scoreSlope }, seed), { draws: 999 }).verdict.code,
  );
}

const helped = (scoreSlope: number) =>
  codesOf(scoreSlope, HELPED.anglers).filter((code) => code === "helps").length;

test("a score that says nothing helps at most a few anglers, one that is true helps most", () => {
  expect(helped(0)).toBeLessThanOrEqual(HELPED.luck);
  expect(helped(Math.log(1.5))).toBeGreaterThanOrEqual(HELPED.truth);
});

test("the log of an angler may speak against the score", () => {
  expect(codesOf(-0.5, 1)).toEqual(["speaksAgainst"]);
});

test("with fewer than 15 trips of two full hours there is no evidence", () => {
  const trips = tripsOf({ ...ANGLER, outings: 14, rate: 3 }, 1);
  const { verdict } = judgeScore(trips, { draws: 19 });
  expect(verdict).toMatchObject({ code: "noEvidence", of: 15 });
});

test("without draws it is only told whether there is evidence", () => {
  const codes = [14, 40].map((outings) => {
    const trips = tripsOf({ ...ANGLER, outings, rate: 3 }, 1);
    return judgeScore(trips, { draws: 0 }).verdict.code;
  });
  expect(codes).toEqual(["noEvidence", "cannotTell"]);
});

test("without draws a log also tells in which direction the score points, once it tells anything", () => {
  const few = evidenceOfScore(tripsOf({ ...ANGLER, outings: 14 }, 0));
  const slopes = [-0.5, 0.5].map(
    (scoreSlope) => evidenceOfScore(tripsOf({ ...ANGLER, scoreSlope }, 0)).slope,
  );
  expect(few).toMatchObject({ of: 15, slope: null });
  expect(slopes.map((slope) => slope && speaksAgainst(slope))).toEqual([true, false]);
});

test("better days are those of the same season and water with the better score", () => {
  const angler = { ...ANGLER, size: 5, burst: 1, scoreSlope: 0.5 };
  const { p, pairs } = dayQuestion(tripsOf(angler, 1), {
    random: seededRandom("days"),
    draws: 99,
    largestP: 1,
    surelyP: 0,
  });
  expect(p).toBeLessThan(0.05);
  expect(pairs.concordant / pairs.pairs).toBeGreaterThan(0.5);
});

const predicted = (score: number, rule = "now") => ({ score, rule, points: {} });

test("only what was said before the trip counts, by the rule of now, hour by hour of the clock", () => {
  const parts: Outing["segments"] = [
    aSegment({ start: "2026-11-20T08:30:00.000Z", hours: 0.5, predicted: predicted(60), fish: { Pike: 1 } }),
    aSegment({ start: "2026-11-20T09:00:00.000Z", hours: 0.5, predicted: predicted(60) }),
    aSegment({ start: "2026-11-20T09:30:00.000Z", predicted: predicted(70) }),
    aSegment({ start: "2026-11-20T10:30:00.000Z", predicted: predicted(90, "before") }),
    aSegment({ start: "2026-11-20T11:30:00.000Z", predicted: null }),
  ];
  const outing = anOuting(parts, { time_zone: "Asia/Kolkata" });
  expect(scoredTrips([outing], "now", ALL)).toEqual([
    { day: "2026-11-20", stratum: 0, hours: [1, 1], fish: [1, 0], scores: [60, 70] },
  ]);
});

test("a score that came afterwards is no evidence, and its trips are counted apart", () => {
  const onTime = anOuting([aSegment({ predicted: predicted(60) })]);
  const after = { predicted: null, scored_after: { score: 70, rule: "now" } };
  const unknown = aSegment({ start: "2026-11-20T14:00:00.000Z" });
  const late = anOuting([aSegment({ ...after, fish: { Pike: 2 } }), unknown]);
  const byOtherRule = anOuting([aSegment({ ...after, scored_after: { score: 70, rule: "before" } })]);
  const log = [onTime, late, byOtherRule, onTime];
  expect(scoredTrips(log, "now", ALL)).toHaveLength(2);
  expect(countLateTrips(log, "now", ALL)).toBe(1);
});

test("the bands of the score are rates with doubt", () => {
  const trips = tripsOf({ ...ANGLER, scoreSlope: 0.4, burst: 1, size: 5 }, 2);
  const { rates } = scoreBandRates(trips, ownRateOfBins(trips), { gamma, t });
  const [poor, fair, good] = rates.map((rate) => rate?.mean ?? 0);
  expect(poor).toBeLessThan(fair ?? 0);
  expect(fair).toBeLessThan(good ?? 0);
});

test("fish in clumps are less evidence", () => {
  expect(withinTripClumping([{ hours: [1, 1], fish: [1, 1] }])).toBe(1);
  expect(withinTripClumping([{ hours: [1, 1, 1], fish: [9, 0, 0] }])).toBe(9);
});
