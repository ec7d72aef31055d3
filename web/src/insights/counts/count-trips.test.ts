import type { Outing, OutingWithoutHours } from "@creel/domain/insights/outings";
import { expect, test } from "vitest";

import { countTrips } from "./count-trips.ts";

const ABOUT = {
  trips: [{ id: "0198" }],
  day: "2026-05-02",
  time_zone: "America/Chicago",
  water: null,
  place_name: null,
  target_species: [],
  method: null,
  lures: [],
  is_sample: false,
};
const SEGMENT = { hours: 1, conditions: null, lure: null, spot: null, lines: 1, predicted: null };

const MORNING: Outing = {
  ...ABOUT,
  segments: [
    { ...SEGMENT, start: "2026-05-02T11:00:00.000Z", fish: { Pike: 2 } },
    { ...SEGMENT, start: "2026-05-02T12:00:00.000Z", fish: { Walleye: 1 } },
  ],
  untimed: { Pike: 1 },
};
const WITHOUT_HOURS: OutingWithoutHours = {
  ...ABOUT,
  fish: [{ at: "2026-05-02T23:30:00.000Z", species: "Walleye" }],
  segments: [],
};
const LOG = { outings: [MORNING], without_hours: [WITHOUT_HOURS] };

test("months count trips with and without hours; hours of the day are those of the angler's clock", () => {
  const { months, hoursOfDay } = countTrips(LOG, undefined);
  expect([...months]).toEqual([["2026-05", { trips: 2, blanks: 0, fish: 5, hours: 2 }]]);
  expect([6, 7, 18].map((hour) => hoursOfDay[hour])).toEqual([2, 1, 1]);
});

test("of one species a trip with hours and without a fish is a blank", () => {
  const { months } = countTrips({ ...LOG, without_hours: [] }, "Perch");
  expect(months.get("2026-05")).toEqual({ trips: 1, blanks: 1, fish: 0, hours: 2 });
});
