import { inSuite } from "@creel/testing/nightly";
import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { expect, test } from "vitest";

import type { FactorName } from "../factors/factors.ts";
import { aSegment, anOuting } from "../outing-testing.ts";
import type { Outing } from "../outings.ts";
import { seededRandom } from "../simulation/seeded-random.ts";
import { type Simulated, simulateLog } from "../simulation/simulate-log.ts";
import { hasClaim, judgeFactors, judgeQuestion } from "./judge-factors.ts";

const JUDGING = { quantiles: { gamma, t }, species: null, isPerLine: false, draws: 999 };

/** 199 draws are enough to judge a single question. */
const QUICKLY = { ...JUDGING, draws: 199 };

const ANGLER: Simulated = { outings: 51, rate: 0.5, size: 1, burst: 1.5, effect: null, scoreSlope: 0 };
const FALLING = { factor: "pressure", bin: "falling", ratio: 1.8 } as const;
const HIGH = { factor: "flow", bin: "high", ratio: 2 } as const;
const DRY = { factor: "rain", bin: "dry", ratio: 0.4 } as const;
/** Two fish per hour on a river with a gauge, on days that are much alike. */
const MANY_FISH = { floods: "rain", rate: 2, size: 3, burst: 1, outings: 114 } as const;
/** All hours differ in one thing alone, so that few anglers show whether it is accounted for. */
const STEADY = { size: 20, burst: 1, hasLikeWaters: true, isTireless: true } as const;
/** Fish bite five times as often in rain, and the river rises with rain alone. */
const IN_RAIN = {
  ...STEADY,
  floods: "rain",
  effect: { ...DRY, ratio: 0.2 },
  rate: 6,
  size: null,
  season: "none",
  outings: 160,
} as const;
const EVENING = { factor: "light", bin: "evening", ratio: 2.5 } as const;

function logOf(angler: Partial<Simulated>, seed: number): Outing[] {
  return simulateLog({ ...ANGLER, ...angler }, seededRandom(`angler ${seed}`));
}

function count(anglers: number, isSo: (seed: number) => boolean): number {
  return Array.from({ length: anglers }, (_, seed) => seed).filter(isSo).length;
}

/** The number of anglers without any effect, and the most of them that may be shown a claim. */
const ALIKE = inSuite({ anglers: 12, most: 2 }, { anglers: 60, most: 7 });

test.each<[string, Partial<Simulated>, FactorName]>([
  ["a year with seasons", {}, "pressure"],
  ["fish in clumps, on days that differ much", { size: 0.3, burst: 3 }, "pressure"],
  ["runs of fish in spring and fall", { season: "runs", outings: 114 }, "waterTemperature"],
  ["home after the first fish", { bag: 1, start: "dawn", size: 0.5, rate: 0.8 }, "light"],
  ["a bag of 12", { bag: 12, rate: 3, burst: 1, outings: 114 }, "light"],
  ["wind that rises with the day", { effect: EVENING, hasCourseOfDay: true, outings: 114 }, "wind"],
  ["waters that are alike", { hasLikeWaters: true }, "water"],
  [
    "a river in flood each spring, and runs of fish",
    { ...STEADY, floods: "spring", season: "runs", rate: 1.5, outings: 114 },
    "flow",
  ],
  ["a river that rises with the rain in which fish bite", IN_RAIN, "levelTrend"],
  ["a river that is high after the rain in which fish bite", { ...IN_RAIN, size: 20 }, "flow"],
  ["a river that rises while it is high, when fish bite", { effect: HIGH, ...MANY_FISH }, "levelTrend"],
])("with %s few anglers are shown a difference in what does not matter", (_, angler, factor) => {
  const isShown = (seed: number) => hasClaim(judgeQuestion(logOf(angler, seed), factor, QUICKLY));
  expect(count(ALIKE.anglers, isShown)).toBeLessThanOrEqual(ALIKE.most);
});

const RIVER = inSuite({ anglers: 8, least: 6 }, { anglers: 40, least: 32 });

const findsHighRiver = (seed: number) =>
  hasClaim(judgeQuestion(logOf({ effect: HIGH, ...MANY_FISH, outings: 160 }, seed), "flow", QUICKLY));

test("twice the fish in a high river are found within 160 trips by who catches two an hour", () => {
  expect(count(RIVER.anglers, findsHighRiver)).toBeGreaterThanOrEqual(RIVER.least);
});

const HABIT = inSuite({ anglers: 10, most: 1, least: 7 }, { anglers: 40, most: 4, least: 30 });
const askedOfLure = (angler: Partial<Simulated>) => (seed: number) =>
  hasClaim(judgeQuestion(logOf({ outings: 114, ...angler }, seed), "lure", QUICKLY));

test("a lure that is on when fish bite is not better for it; one that is better is found, where it is on at any hour", () => {
  const onInTheEvening = { effect: EVENING, habit: { light: "evening", share: 0.8 } };
  expect(count(HABIT.anglers, askedOfLure(onInTheEvening))).toBeLessThanOrEqual(HABIT.most);
  const better = { habit: { light: "evening", share: 0.5, spoonRatio: 2.2 } };
  expect(count(HABIT.anglers, askedOfLure(better))).toBeGreaterThanOrEqual(HABIT.least);
});

test("of a lure that is on in one light alone it is said that it cannot be told apart from the light", () => {
  const log = logOf({ outings: 76, habit: { light: "evening", share: 0.96 } }, 1);
  const [spoon] =
    judgeQuestion(log, "lure", JUDGING).factors[0]?.bins.filter(({ bin }) => bin === "spoon") ?? [];
  expect(spoon?.verdict).toMatchObject({ code: "goesWith", kind: { factor: "light", bin: "evening" } });
  expect(spoon).toMatchObject({ p: null, ratio: null });
});

test("of a river that only rises while it is high it is said that the trend cannot be told apart from the level", () => {
  const log = logOf(MANY_FISH, 1);
  for (const { conditions } of log.flatMap(({ segments }) => segments)) {
    if (conditions) conditions.level_trend = (conditions.flow_index ?? 0) > 0.75 ? "rising" : "steady";
  }
  const [rising] =
    judgeQuestion(log, "levelTrend", JUDGING).factors[0]?.bins.filter(({ bin }) => bin === "rising") ?? [];
  expect(rising?.verdict).toMatchObject({ code: "goesWith", kind: { factor: "flow", bin: "high" } });
});

test("what is found stands with its first look, and nothing changes between looks", () => {
  const calm = { effect: { ...FALLING, ratio: 3 }, size: 3, burst: 1, rate: 1 };
  const log = logOf({ ...calm, outings: 80 }, 2);
  const verdictsOf = (outings: number) =>
    judgeQuestion(log.slice(0, outings), "pressure", JUDGING).factors[0]?.bins.map(({ verdict }) => verdict);
  const [falling] = verdictsOf(51) ?? [];
  expect(falling).toMatchObject({ code: "better", found: { outings: expect.any(Number) } });
  expect(verdictsOf(75)).toEqual(verdictsOf(51));
  expect(verdictsOf(80)?.[0]).toEqual(falling);
});

test("the same log has the same verdicts", () => {
  const log = logOf({ effect: FALLING }, 1);
  expect(judgeFactors(log, JUDGING).factors.map(({ bins }) => bins)).toEqual(
    judgeFactors(log, JUDGING).factors.map(({ bins }) => bins),
  );
});

test.each([
  ["under 15 outings", { rate: 3, outings: 14 }],
  ["under 30 fish", { rate: 0.05, outings: 51 }],
])("%s there are rates and no verdicts", (_, angler) => {
  const { look, factors } = judgeFactors(logOf(angler, 1), JUDGING);
  const bins = factors.flatMap((factor) => factor.bins);
  expect(look).toBeNull();
  expect(bins.every(({ verdict, p }) => verdict === null && p === null)).toBe(true);
  expect(bins.some(({ rate }) => rate !== null)).toBe(true);
});

test("without draws the rates are the same, and nothing is tested", () => {
  const log = logOf({}, 1);
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
  const { own, fish, hours } = judgeFactors(outings, { ...JUDGING, draws: 0 });
  expect(own.rate).toBe(fish / hours);
  expect(Math.abs(own.rate - 0.5)).toBeLessThan(0.03);
});
