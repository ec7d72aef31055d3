import { inSuite } from "@creel/testing/nightly";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { expect, test } from "vitest";

import type { Outing } from "../outings.ts";
import { seededRandom } from "../random/seeded-random.ts";
import { type Simulated, simulateLog } from "../simulation/simulate-log.ts";
import { aSegment, anOuting } from "../testing.ts";
import { hasClaim, type JudgedLog, judgeFactors, judgeQuestion } from "./judge-factors.ts";

const JUDGING = { quantiles: { gamma, t }, species: null, isPerLine: false, draws: 199 };

const ANGLER: Simulated = { outings: 40, rate: 0.5, size: 1, burst: 1.5, effect: null, scoreSlope: 0 };
const FALLING: Simulated = { ...ANGLER, effect: { factor: "pressure", bin: "falling", ratio: 1.8 } };

/** One claim in ten is luck. So many are within what luck does in 95 of 100 such groups of anglers. */
const ALIKE = inSuite({ anglers: 12, claims: 3 }, { anglers: 40, claims: 7 });
const CLUMPED = inSuite({ anglers: 8, claims: 2 }, { anglers: 20, claims: 4 });
const LIKE_WATERS = inSuite({ anglers: 20, claims: 4 }, { anglers: 40, claims: 7 });

function logOf(angler: Simulated, seed: number): Outing[] {
  return simulateLog(angler, seededRandom(`angler ${seed}`));
}

function countClaims(anglers: number, judge: (seed: number) => JudgedLog): number {
  return Array.from({ length: anglers }, (_, seed) => judge(seed)).filter(hasClaim).length;
}

/** Its waters do differ, so that what is claimed of them is true. */
function besidesWater(log: JudgedLog): JudgedLog {
  return { ...log, factors: log.factors.filter(({ factor }) => factor.name !== "water") };
}

const judgeBesidesWater = (angler: Simulated) => (seed: number) =>
  besidesWater(judgeFactors(logOf(angler, seed), JUDGING));

const judgeWater = (angler: Simulated) => (seed: number) =>
  judgeQuestion(logOf(angler, seed), "water", JUDGING);

test("of the anglers for whom nothing matters few are shown a difference", () => {
  expect(countClaims(ALIKE.anglers, judgeBesidesWater(ANGLER))).toBeLessThanOrEqual(ALIKE.claims);
});

test("fish that come in clumps, on days that differ much, are no evidence", () => {
  const clumped = { ...ANGLER, size: 0.3, burst: 3 };
  expect(countClaims(CLUMPED.anglers, judgeBesidesWater(clumped))).toBeLessThanOrEqual(CLUMPED.claims);
});

test("waters that are alike are told apart by few, those that differ by most who fish calm days", () => {
  const alike = judgeWater({ ...ANGLER, hasLikeWaters: true });
  expect(countClaims(LIKE_WATERS.anglers, alike)).toBeLessThanOrEqual(LIKE_WATERS.claims);
  const calm = { ...ANGLER, outings: 120, size: 3, burst: 1 };
  expect(countClaims(10, judgeWater(calm))).toBeGreaterThanOrEqual(8);
});

function judgeQuickly(outings: readonly Outing[]): JudgedLog {
  return judgeFactors(outings, { ...JUDGING, draws: 99 });
}

function binsBesidesWater(log: JudgedLog) {
  return besidesWater(log).factors.map(({ factor, bins }) => [factor.name, bins]);
}

/** In these a water is better, and something else would pass, if by luck, were one claim in ten of both allowed. */
const WITH_ROOM_FOR_LUCK = [23, 53, 78];

test("a water that is better makes no other difference likelier to be claimed, and is claimed itself if it is rare", () => {
  const areWatersClaimed = WITH_ROOM_FOR_LUCK.map((seed) => {
    const outings = logOf({ ...ANGLER, outings: 80, size: 3, burst: 1 }, seed);
    const log = judgeQuickly(outings);
    const nameless = outings.map((outing) =>
      anOuting(outing.segments, { ...outing, water: null, place_name: outing.water?.id ?? "" }),
    );
    expect(binsBesidesWater(log), `angler ${seed}`).toEqual(binsBesidesWater(judgeQuickly(nameless)));
    return hasClaim({ ...log, factors: log.factors.filter(({ factor }) => factor.name === "water") });
  });
  // Its p are 0.02, 0.02 and 0.01: of eight factors it has an eighth of one in ten.
  expect(areWatersClaimed).toEqual([false, false, true]);
});

test("who asks one question sees what is nearly twice as good", () => {
  const calm = { ...FALLING, outings: 120, size: 3, burst: 1 };
  const judge = (seed: number) => judgeQuestion(logOf(calm, seed), "pressure", JUDGING);
  expect(countClaims(10, judge)).toBeGreaterThanOrEqual(9);
  const verdicts = judge(0).factors[0]?.bins.map(({ bin, verdict }) => [bin, verdict?.code]);
  expect(verdicts).toContainEqual(["falling", "better"]);
});

function pValues(outings: readonly Outing[]) {
  const { factors } = judgeFactors(outings, { ...JUDGING, draws: 19 });
  return factors.map(({ factor, bins }) => [factor.name, bins.map(({ p }) => p)]);
}

test("the same log has the same verdicts, a changed one is drawn again", () => {
  const log = logOf(FALLING, 1);
  expect(pValues(log)).toEqual(pValues(log));
  const changed = log.map((outing) => ({
    ...outing,
    trips: outing.trips.map(({ id }) => ({ id: `${id}b` })),
  }));
  expect(pValues(changed)).not.toEqual(pValues(log));
});

test("under 15 outings there are rates and no verdicts", () => {
  const few = judgeFactors(logOf({ ...ANGLER, rate: 2, outings: 14 }, 1), JUDGING);
  expect(few).toMatchObject({ isEnough: false, outings: 14 });
  const bins = few.factors.flatMap((factor) => factor.bins);
  expect(bins.every(({ verdict, p }) => verdict === null && p === null)).toBe(true);
  expect(bins.some(({ rate }) => rate !== null)).toBe(true);
});

test("without draws the rates are the same, and nothing is tested", () => {
  const log = logOf(ANGLER, 1);
  const binsOf = (draws: number) =>
    judgeFactors(log, { ...JUDGING, draws }).factors.flatMap((factor) => factor.bins);
  const untested = binsOf(0);
  expect(untested.map(({ rate }) => rate)).toEqual(binsOf(19).map(({ rate }) => rate));
  for (const bin of untested) expect(bin).toMatchObject({ ratio: null, p: null, verdict: null });
});

test("the own rate is fish over hours, for who goes home after the first fish, too", () => {
  const random = seededRandom("home after the first fish");
  const outings = Array.from({ length: 2000 }, () => {
    const hours = Math.min(6, -Math.log(1 - random.uniform()) / 0.5);
    return anOuting([aSegment({ hours, fish: hours < 6 ? { Pike: 1 } : {} })]);
  });
  const { own, fish, hours } = judgeFactors(outings, { ...JUDGING, draws: 1 });
  expect(own.rate).toBe(fish / hours);
  expect(Math.abs(own.rate - 0.5)).toBeLessThan(0.03);
});
