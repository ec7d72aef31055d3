import gamma from "@stdlib/stats-base-dists-gamma-quantile";
import t from "@stdlib/stats-base-dists-t-quantile";
import { expect, test } from "vitest";

import { moonElongation } from "../../moon/moon-elongation.ts";
import { moonQuarter } from "../factors/condition-bins.ts";
import { conditionFactors } from "../factors/factors.ts";
import { anOuting, CONDITIONS } from "../outing-testing.ts";
import type { Outings, OutingWithoutHours } from "../outings.ts";
import { seededRandom } from "../simulation/seeded-random.ts";
import { type BinnedOuting, totalFish } from "../statistics/binned-outing.ts";
import { mantelHaenszelOddsRatio } from "../statistics/rate-ratio.ts";
import { binInterior } from "./bin-interior.ts";
import { compareCatchDays } from "./compare-catch-days.ts";
import { testInteriorCatches } from "./interior-catches.ts";
import { judgeInterior } from "./judge-interior.ts";
import { timeStratifiedReferents } from "./time-stratified-referents.ts";

const FALLING = { ...CONDITIONS, pressure_change: -0.1 };

const logOf = (outings: readonly OutingWithoutHours[]): Outings => ({
  outings: [],
  without_hours: [...outings],
});

const at = (clock: string) => `2026-11-20T${clock}:00.000Z`;

function fishOnly(ats: readonly string[]): OutingWithoutHours {
  const { segments: _, untimed: __, ...about } = anOuting([]);
  const segments = [
    { start: at("13:30"), hours: 0.5, conditions: FALLING },
    { start: at("14:00"), hours: 1, conditions: { ...CONDITIONS, pressure_change: 0 } },
    { start: at("15:00"), hours: 0.25, conditions: null },
  ];
  return { ...about, segments, fish: ats.map((clock) => ({ at: at(clock), species: "Pike" })) };
}

test("the fish between the first run and the last are counted by bins, and only where the bin is known", () => {
  const light = conditionFactors().find(({ name }) => name === "light");
  const outing = fishOnly(["13:30", "13:40", "14:10", "14:20", "15:10", "15:15"]);
  expect(light && binInterior([outing], light)).toEqual([
    { stratum: 0, hours: [0, 0, 1.5, 0, 0], fish: [0, 0, 2, 0, 0], runs: [2] },
  ]);
});

/** Prevents drawing from stopping early. */
const ALL_DRAWN = { largestP: 1, surelyP: 0 };

/** Treats each fish as its own run. */
function ofSingles(outing: BinnedOuting) {
  return { ...outing, runs: Array.from({ length: totalFish(outing) }, () => 1) };
}

test("fish between the first and the last show what bites better without any hours", () => {
  const random = seededRandom("interior");
  const simulate = (ratio: number) =>
    Array.from({ length: 60 }, () => ({
      stratum: 0,
      hours: [1, 2],
      fish: [random.poisson(1.5 * ratio), random.poisson(3)],
    })).map(ofSingles);
  const better = testInteriorCatches(simulate(2.5), { ...ALL_DRAWN, random, draws: 199 });
  expect(better[0]).toMatchObject({ p: 0.005, t: expect.any(Number) });
  const alike = Array.from({ length: 20 }, () =>
    testInteriorCatches(simulate(1), { ...ALL_DRAWN, random, draws: 99 }),
  );
  expect(alike.filter(([bin]) => (bin?.p ?? 1) <= 0.1).length).toBeLessThanOrEqual(5);
});

test.each([
  ["fewer than eight outings", 7, [2, 2]],
  ["fewer than five hours in the bin", 9, [0.5, 2]],
])("with %s nothing is compared", (_name, count, hours) => {
  const outings = Array.from({ length: count }, () => ({
    stratum: 0,
    hours,
    fish: [2, 2],
    runs: [1, 1, 1, 1],
  }));
  expect(testInteriorCatches(outings, { ...ALL_DRAWN, random: seededRandom(""), draws: 19 })).toEqual([
    null,
    null,
  ]);
});

test("a day is compared with the same days of the week of its month", () => {
  expect(timeStratifiedReferents("2026-11-20")).toEqual(["2026-11-06", "2026-11-13", "2026-11-27"]);
  expect(timeStratifiedReferents("2026-11-01")).toEqual([
    "2026-11-08",
    "2026-11-15",
    "2026-11-22",
    "2026-11-29",
  ]);
});

const matchedSet = (isExposed: boolean) => ({ isExposed, exposedReferents: 1, referents: 3 });

test("who goes out twice as often in it has it twice as often among the catch-days", () => {
  const sets = [
    ...Array.from({ length: 10 }, () => matchedSet(true)),
    ...Array.from({ length: 10 }, () => matchedSet(false)),
  ];
  const odds = mantelHaenszelOddsRatio(sets);
  expect(odds?.ratio).toBe(2);
  expect(odds?.likely.low).toBeCloseTo(0.7156, 4);
  expect(odds?.likely.high).toBeCloseTo(5.5899, 4);
});

const isFullMoon = (day: number) => moonQuarter(moonElongation(day)) === "full";

test("days with a fish are compared with the same weekdays of their months, each once", () => {
  const days = Array.from({ length: 2 * 365 }, (_, index) => Date.UTC(2024, 0, 1 + index, 15));
  const fished = days.filter((day, index) => isFullMoon(day) || index % 2 === 0);
  const outings = fished.map((day) => {
    const instant = new Date(day).toISOString();
    const fish = [{ at: instant, species: "Pike" }];
    return Object.assign(fishOnly(["13:30"]), { day: instant.slice(0, 10), fish });
  });
  const all = { species: null, hours: [] };
  const compared = compareCatchDays(logOf(outings), all);
  expect(compared.factors.map(({ name }) => name)).toEqual(["moon"]);
  const full = compared.factors[0]?.bins.find(({ bin }) => bin === "full");
  expect(full?.days).toBe(fished.filter(isFullMoon).length);
  expect(full?.ratio?.ratio).toBeGreaterThan(1.7);
  expect(full?.ratio?.ratio).toBeLessThan(2.3);
  expect(full?.expected).toBeLessThan(compared.days / 3);
  expect(compareCatchDays(logOf([...outings, ...outings]), all)).toEqual(compared);
  expect(compareCatchDays(logOf(outings), { ...all, species: "Perch" })).toMatchObject({
    days: 0,
    isEnough: false,
  });
});

const JUDGING = { species: null, quantiles: { gamma, t }, draws: 9999 };
const IN_FALLING_PRESSURE = ["13:30", "13:35", "13:40", "13:45", "13:50", "13:55"];

/** Gives each fish its own species so that no two belong to one school. */
function ofManySpecies({ fish, ...outing }: OutingWithoutHours): OutingWithoutHours {
  return {
    ...outing,
    fish: fish.map(({ at: instant }, index) => ({ at: instant, species: `Species ${index}` })),
  };
}

const outingsInFallingPressure = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const falling = IN_FALLING_PRESSURE.toSpliced(1, index % 4);
    return ofManySpecies(fishOnly([...falling, ...(index % 4 === 3 ? ["14:30"] : []), "15:15"]));
  });

function pressureOf(outings: OutingWithoutHours[], species: string | null = null) {
  const { factors } = judgeInterior(outings, { ...JUDGING, species });
  return factors.find(({ factor }) => factor.name === "pressure")?.bins ?? [];
}

test("a log without hours is judged by what changes within its days, and by nothing else", () => {
  const judged = judgeInterior(outingsInFallingPressure(40), JUDGING);
  expect(judged).toMatchObject({ outings: 40, fish: 150, hours: 70, look: { outings: 34 } });
  expect(judged.factors.map(({ factor }) => factor.name)).not.toContain("moon");
  const [falling, steady, rising] = pressureOf(outingsInFallingPressure(40));
  expect(falling).toMatchObject({ fish: 140, hours: 20, outings: 40, verdict: { code: "better" } });
  expect(falling?.rate?.likely.low).toBeGreaterThan(2);
  expect(falling?.ratio?.likely.low).toBeGreaterThan(1);
  expect(steady).toMatchObject({ fish: 10, hours: 40, verdict: { code: "worse" } });
  expect(rising).toMatchObject({ rate: null, verdict: { code: "tooFew", outings: 0 } });
});

test("before fifteen outings of three fish nothing is said of a log without hours", () => {
  const few = [...outingsInFallingPressure(14), fishOnly(["13:30", "15:15"])];
  expect(judgeInterior(few, JUDGING)).toMatchObject({ outings: 14, look: null });
  expect(pressureOf(few).map(({ verdict }) => verdict)).toEqual([null, null, null]);
});

test("of one species it is the time between its own first fish and its last that counts", () => {
  const outing = fishOnly(["13:30", "13:40", "14:10", "14:20", "15:10", "15:15"]);
  outing.fish = outing.fish.map((fish, index) => ({ ...fish, species: index % 2 === 0 ? "Pike" : "Perch" }));
  const [falling, steady] = pressureOf([outing, fishOnly(["13:30", "15:15"])], "Perch");
  expect(falling).toMatchObject({ outings: 1, fish: 0, hours: 20 / 60 });
  expect(steady).toMatchObject({ outings: 1, fish: 1, hours: 1 });
});
