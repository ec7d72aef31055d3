import { inSuite } from "@creel/testing/nightly";
import { expect, test } from "vitest";

import { DAY_MS, HOUR_MS } from "../../dates/units-of-time.ts";
import type { ComparedHour } from "../compared-hours.ts";
import { anOuting, aSegment } from "../outing-testing.ts";
import type { OutingWithoutHours } from "../outings.ts";
import { type Random, seededRandom } from "../simulation/seeded-random.ts";
import { compareCatchDays } from "./compare-catch-days.ts";
import { timeStratifiedReferents } from "./time-stratified-referents.ts";

const FIRST_DAY = Date.UTC(2023, 0, 1, 7);
const instantOf = (time: number) => new Date(time).toISOString();
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, "2023-01-01".length);

function catchDay(instant: number, minutes = 0): OutingWithoutHours {
  const { segments: _, untimed: __, ...about } = anOuting([]);
  const at = new Date(instant + minutes * 60_000).toISOString();
  return { ...about, day: dayOf(instant), segments: [], fish: [{ at, species: "Pike" }] };
}

/** @param values lists that start with the value of the hour itself */
function anHour(instant: number, values: Partial<ComparedHour>): ComparedHour {
  const { length } = values.pressure_change ?? values.air_temperature ?? [0, 0];
  const nothing = Array.from({ length }, () => null);
  return {
    at: new Date(instant).toISOString(),
    pressure_change: nothing,
    wind_speed: nothing,
    wind_degrees: nothing,
    cloud_cover: nothing,
    air_temperature: nothing,
    weather_code: nothing,
    solunar: nothing.map(() => "none"),
    ...values,
  };
}

function compare(outings: readonly OutingWithoutHours[], hours: readonly ComparedHour[], name: string) {
  const { factors } = compareCatchDays(
    { outings: [], without_hours: [...outings] },
    { species: null, hours },
  );
  return factors.find((factor) => factor.name === name);
}

const DAYS = Array.from({ length: 24 }, (_, index) => FIRST_DAY + index * 7 * DAY_MS);

test("the hour of each day with a fish is compared with the same hour of the other days, where both are known", () => {
  const outings = DAYS.map((day) => catchDay(day, 20));
  const hours = DAYS.map((day, index) =>
    anHour(day, { pressure_change: [index % 2 === 0 ? -0.03 : 0, -0.03, 0, null, 0.02] }),
  );
  const [falling, steady, rising] = compare(outings, hours, "pressure")?.bins ?? [];
  expect(falling).toMatchObject({ bin: "falling", days: 12, expected: expect.closeTo(8) });
  expect(falling?.ratio?.ratio).toBeCloseTo(2);
  expect(steady).toMatchObject({ days: 12, expected: expect.closeTo(8) });
  expect(rising).toMatchObject({ days: 0, ratio: null });
});

test("what is known of fewer than twenty days is not compared, and no day without others of its own", () => {
  const outings = DAYS.map((day) => catchDay(day));
  const known = (count: number) =>
    DAYS.slice(0, count).map((day) => anHour(day, { pressure_change: [-0.03, 0] }));
  const alone = DAYS.slice(0, 5).map((day) => anHour(day, { pressure_change: [-0.03, null] }));
  const unknown = DAYS.slice(0, 5).map((day) => anHour(day, { pressure_change: [null, 0] }));
  expect(compare(outings, known(19), "pressure")).toBeUndefined();
  expect(compare(outings, known(20), "pressure")?.days).toBe(20);
  expect(compare(outings, [...known(24), ...alone], "pressure")).toBeUndefined();
  expect(compare(outings, [...known(24), ...unknown], "pressure")).toBeUndefined();
  expect(
    compare(
      outings.map((each) => each),
      known(24),
      "moon",
    )?.days,
  ).toBe(24);
});

test("of a bin with fewer than five days, or five expected, it is not said how many times as often it was there", () => {
  const outings = DAYS.map((day) => catchDay(day));
  const ratiosOf = (falling: number, others: readonly number[]) => {
    const hours = DAYS.map((day, index) =>
      anHour(day, { pressure_change: [index < falling ? -0.03 : 0, ...others] }),
    );
    return compare(outings, hours, "pressure")?.bins.map(({ ratio }) => ratio !== null);
  };
  expect(ratiosOf(5, [-0.03, 0, 0, 0])).toEqual([true, true, false]);
  expect(ratiosOf(4, [-0.03, 0, 0, 0])).toEqual([false, true, false]);
  expect(ratiosOf(5, [-0.03, 0, 0, 0, 0, 0])).toEqual([false, true, false]);
});

test("temperatures are compared by thirds of all the hours that are compared", () => {
  const outings = DAYS.map((day) => catchDay(day));
  const hours = DAYS.map((day) => anHour(day, { air_temperature: [71, 50, 60, 70] }));
  const warm = compare(outings, hours, "airTemperature");
  expect(warm?.limits).toEqual([60, 70]);
  expect(warm?.bins.map(({ days }) => days)).toEqual([0, 0, 24]);
});

interface Habit {
  /** The rate ratios of going out and of catching in this weather. */
  goes: number;
  bites: number;
}

const OUT_A_DAY = 0.12;
/** Returns the chance of at least one fish under a negative binomial with k = 1. */
const aFishComes = (mean: number) => 1 - 1 / (1 + mean);

/**
 * Simulates three years of one angler and returns the odds ratio of falling pressure, which occurs on a third of all
 * days.
 */
function simulateRatio({ goes, bites }: Habit, random: Random) {
  const days = Array.from({ length: 3 * 365 }, (_, index) => FIRST_DAY + index * DAY_MS);
  const change = new Map(days.map((day) => [dayOf(day), random.uniform() < 1 / 3 ? -0.03 : 0]));
  const isFalling = (day: number) => change.get(dayOf(day)) === -0.03;
  const caught = days.filter(
    (day) =>
      random.uniform() < OUT_A_DAY * (isFalling(day) ? goes : 1) * (goes < 1 ? 1.5 : 1) &&
      random.uniform() < aFishComes(isFalling(day) ? 2 * bites : 2),
  );
  const hours = caught.map((day) =>
    anHour(day, {
      pressure_change: [dayOf(day), ...timeStratifiedReferents(dayOf(day))].map(
        (each) => change.get(each) ?? 0,
      ),
    }),
  );
  return (
    compare(
      caught.map((day) => catchDay(day)),
      hours,
      "pressure",
    )?.bins[0]?.ratio ?? null
  );
}

// Reference values from 150 simulated outings. A habit shows up as strongly as a real effect, and a real effect hardly
// at all.
test.each([
  [{ goes: 1, bites: 1 }, 1.01],
  [{ goes: 2, bites: 1 }, 1.95],
  [{ goes: 1, bites: 1.8 }, 1.19],
  [{ goes: 2, bites: 1.8 }, 2.32],
  [{ goes: 0.5, bites: 1.8 }, 0.59],
])(
  "who goes out and catches in it as %o has it as often as that among the days with a fish",
  (habit, median) => {
    const random = seededRandom("catch days");
    const anglers = inSuite(15, 41);
    const ratios = Array.from({ length: anglers }, () => simulateRatio(habit, random)?.ratio ?? 0);
    ratios.sort((one, other) => one - other);
    const middle = ratios[(anglers - 1) / 2];
    expect(middle).toBeGreaterThan(median * 0.87);
    expect(middle).toBeLessThan(median * 1.13);
  },
);

test("where nothing matters, 95 bars of 100 hold that", () => {
  const random = seededRandom("nothing matters");
  // In 98 of 100 groups of anglers, at most this many intervals miss 1.
  const { anglers, most } = inSuite({ anglers: 40, most: 5 }, { anglers: 100, most: 11 });
  const bars = Array.from({ length: anglers }, () => simulateRatio({ goes: 1, bites: 1 }, random)?.likely);
  const away = bars.filter((bar) => bar && (bar.low > 1 || bar.high < 1));
  expect(away.length).toBeLessThanOrEqual(most);
});

test("a fish half an hour from the whole hour is of the nearer one", () => {
  const outings = DAYS.map((day) => catchDay(day, 40));
  const hours = DAYS.map((day) => anHour(day + HOUR_MS, { pressure_change: [-0.03, 0] }));
  expect(compare(outings, hours, "pressure")?.days).toBe(24);
  expect(
    compare(
      DAYS.map((day) => catchDay(day, 20)),
      hours,
      "pressure",
    ),
  ).toBeUndefined();
});

test("a day counts whether its trips have hours or not, and once where it has both, by its first fish", () => {
  const withHours = DAYS.map((day) =>
    anOuting(
      [aSegment({ start: instantOf(day - HOUR_MS) }), aSegment({ start: instantOf(day), fish: { Pike: 2 } })],
      {
        day: dayOf(day),
      },
    ),
  );
  const blank = anOuting([aSegment({ start: instantOf(DAYS[0] ?? 0) })], { day: "2022-12-25" });
  const later = DAYS.slice(0, 3).map((day) => catchDay(day + 3 * HOUR_MS));
  const log = { outings: [...withHours, blank], without_hours: later };
  // For a fish late in its hour, the next whole hour is the nearest.
  const hours = DAYS.map((day, index) =>
    anHour(day + (index % 2) * HOUR_MS, { wind_degrees: [180, 0, 90], pressure_change: [0, 0, 0] }),
  );
  const { days, factors } = compareCatchDays(log, { species: null, hours });
  const from = factors.find(({ name }) => name === "windFrom");
  expect([days, from?.days]).toEqual([DAYS.length, DAYS.length]);
  expect(from?.bins.map(({ bin, days: ofBin }) => [bin, ofBin])).toEqual([
    ["north", 0],
    ["east", 0],
    ["south", DAYS.length],
    ["west", 0],
  ]);
  expect(compareCatchDays(log, { species: "Perch", hours })).toMatchObject({ days: 0, isEnough: false });
});
