import { expect, test } from "vitest";

import { aSegment, anOuting, CONDITIONS } from "../outing-testing.ts";
import type { SegmentConditions } from "../outings.ts";
import { dayOfYear, featuresOf, squaredDistances } from "./day-features.ts";
import { daysLikeToday, usualHours } from "./days-like-today.ts";

const QUESTION = { species: null, isPerLine: false, hours: 4 };
const TODAY = {
  dayOfYear: dayOfYear("2026-07-01"),
  waterTemperature: null,
  flow: null,
  tide: null,
  windSpeed: 5,
  pressureChange: 0,
  cloudCover: 50,
  sunAltitude: 30,
};

function outingOn(day: string, wind_speed: number, fish: number) {
  const segment = aSegment({
    hours: 4,
    fish: { Pike: fish },
    lure: "Jig",
    conditions: { ...CONDITIONS, wind_speed },
  });
  return anOuting([segment], { day });
}

const LOG = [
  ...Array.from({ length: 12 }, (_, index) => outingOn("2025-07-02", 5, index < 4 ? 0 : 4)),
  ...Array.from({ length: 12 }, () => outingOn("2025-12-20", 25, 0)),
];

test("days like today are near in the year and in the weather, and their blanks are named", () => {
  const like = daysLikeToday(LOG, TODAY, QUESTION);
  expect(like?.nearest.every(({ outing }) => outing.day === "2025-07-02")).toBe(true);
  expect(like).toMatchObject({ blanks: 4, lures: [{ lure: "Jig", hours: 40, fish: 24 }] });
  expect(like?.rate).toBeGreaterThan(32 / 96);
  expect(like?.range.low).toBe(0);
  expect(like?.range.high).toBeGreaterThan(3);
});

test("a lure of the tackle box is named with its variant among what was fished", () => {
  const [lure_id, variant_id] = [
    "0198aaaa-0000-7000-8000-000000000001",
    "0198aaaa-0000-7000-8000-000000000002",
  ];
  const log = LOG.map((outing) => ({
    ...outing,
    segments: outing.segments.map((segment) => ({ ...segment, lure_id, variant_id })),
  }));
  expect(daysLikeToday(log, TODAY, QUESTION)?.lures).toMatchObject([
    { lure: `own:${lure_id}:${variant_id}`, hours: 40 },
  ]);
});

test("the year is a circle", () => {
  const january = daysLikeToday(LOG, { ...TODAY, dayOfYear: 4 }, QUESTION);
  expect(january?.nearest[0]?.outing.day).toBe("2025-12-20");
});

test("before the first fish nothing is foretold", () => {
  expect(daysLikeToday(LOG.slice(12), TODAY, QUESTION)).toBeNull();
});

/** All days are alike except for the water temperature, which is known on two of three days. */
function outingInWater(water_temperature: number | null, fish: number) {
  const segment = aSegment({
    hours: 4,
    fish: { Pike: fish },
    conditions: { ...CONDITIONS, water_temperature },
  });
  return anOuting([segment], { day: "2025-07-02" });
}

const BY_WATER = [
  ...Array.from({ length: 10 }, () => outingInWater(70, 4)),
  ...Array.from({ length: 10 }, () => outingInWater(50, 0)),
  ...Array.from({ length: 10 }, () => outingInWater(null, 1)),
];

test("the temperature of the water counts where it is known, and days of which it is not lie between", () => {
  const like = daysLikeToday(BY_WATER, { ...TODAY, waterTemperature: 70 }, QUESTION);
  expect(like).toMatchObject({ blanks: 0, nearest: Array.from({ length: 10 }, () => ({ fish: 4 })) });
  const cold = daysLikeToday(BY_WATER, { ...TODAY, waterTemperature: 50 }, QUESTION);
  expect(cold).toMatchObject({ blanks: 10 });
  expect(like?.rate).toBeGreaterThan(1.5 * (cold?.rate ?? Infinity));

  const squaredDistance = squaredDistances(BY_WATER.map((outing) => ({ features: featuresOf(outing) })));
  const to = (index: number) => {
    const outing = BY_WATER[index];
    return outing ? squaredDistance(featuresOf(outing), { ...TODAY, waterTemperature: 70 }) : Number.NaN;
  };
  expect(to(0)).toBeLessThan(to(20));
  expect(to(20)).toBeLessThan(to(10));
});

const KINDS = {
  tide: { today: { tide: 1 }, like: { tide: "rising" }, unlike: { tide: "falling" } },
  river: { today: { flow: 0.9 }, like: { flow_index: 0.9 }, unlike: { flow_index: 0.2 } },
} as const;

const outingWith = (conditions: Partial<SegmentConditions>, fish: number) =>
  anOuting([aSegment({ hours: 4, fish: { Pike: fish }, conditions: { ...CONDITIONS, ...conditions } })], {
    day: "2025-07-02",
  });

test.each(["tide", "river"] as const)("days with the same %s are the nearest", (kind) => {
  const { today, like, unlike } = KINDS[kind];
  const log = [
    ...Array.from({ length: 10 }, () => outingWith(like, 4)),
    ...Array.from({ length: 10 }, () => outingWith(unlike, 0)),
  ];
  expect(daysLikeToday(log, { ...TODAY, ...today }, QUESTION)).toMatchObject({ blanks: 0 });
  expect(daysLikeToday(log.toReversed(), TODAY, QUESTION)).toMatchObject({ blanks: 10 });
});

test("what is not known of today counts for no day", () => {
  const without = BY_WATER.slice(0, 20).map((outing) =>
    anOuting(
      outing.segments.map((segment) => aSegment({ ...segment, conditions: CONDITIONS })),
      { day: outing.day },
    ),
  );
  const rateOf = (log: typeof BY_WATER) => daysLikeToday(log, TODAY, QUESTION)?.rate;
  expect(rateOf(BY_WATER.slice(0, 20))).toBe(rateOf(without));
});

test("a day of which hardly anything is known is not the nearest", () => {
  const [segment = aSegment()] = outingOn("2025-07-01", 25, 0).segments;
  const bare = anOuting([{ ...segment, conditions: null }], { day: "2025-07-01" });
  const like = daysLikeToday([bare, ...LOG], TODAY, QUESTION);
  expect(like?.nearest.map(({ outing }) => outing)).not.toContain(bare);
});

const lasting = (hours: number) => anOuting([aSegment({ hours })]);

test("the usual trip is as long as the middle one, and no longer than a day", () => {
  expect(usualHours([lasting(3.2), lasting(2), lasting(11)], QUESTION)).toBe(3);
  expect(usualHours([lasting(12)], QUESTION)).toBe(8);
});
