import { expect, test } from "vitest";

import { aSegment, anOuting, CONDITIONS } from "../testing.ts";
import { dayOfYear } from "./day-features.ts";
import { daysLikeToday, usualHours } from "./days-like-today.ts";

const QUESTION = { species: null, isPerLine: false, hours: 4 };
const TODAY = {
  dayOfYear: dayOfYear("2026-07-01"),
  waterTemperature: null,
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

const lasting = (hours: number) => anOuting([aSegment({ hours })]);

test("the usual trip is as long as the middle one, and no longer than a day", () => {
  expect(usualHours([lasting(3.2), lasting(2), lasting(11)], QUESTION)).toBe(3);
  expect(usualHours([lasting(12)], QUESTION)).toBe(8);
});
