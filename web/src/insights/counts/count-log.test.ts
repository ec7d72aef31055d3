import type { Counts } from "@creel/domain/insights/counts";
import type { Outing } from "@creel/domain/insights/outings";
import { expect, test } from "vitest";

import { NO_FILTERS } from "../use-insight-filters.ts";
import { countLog } from "./count-log.ts";

const VERMILION = { id: "0197", name: "Lake Vermilion" };
const COUNTS: Counts = {
  species: ["Pike", "Walleye"],
  lures: ["Jig", "Spoon"],
  waters: [VERMILION],
  catches: {
    day: ["2025-06-01", "2026-05-02", "2026-05-02", "2026-05-09"],
    hour: [6, 6, null, 18],
    species: [0, 0, 1, 1],
    lure: [0, 1, 1, null],
    water: [0, 0, null, null],
    weight: [null, null, null, null],
    length: [null, null, null, null],
  },
  custom: [
    { id: "kept", catches: [0, 1, 3], values: [true, false, true] },
    { id: "girth", catches: [1, 3], values: [12, 20] },
  ],
  custom_of_trips: [{ id: "mood", trips: [0, 1, 2], values: ["Calm", "calm", "Hasty"] }],
  trips: {
    day: ["2026-05-02", "2026-05-09", "2026-07-01"],
    hours: [2, null, 1],
    usable: [true, false, true],
    blank: [false, false, true],
    water: [0, null, 0],
  },
};
const MORNING: Outing = {
  trips: [{ id: "0198" }],
  day: "2026-05-02",
  time_zone: "America/Chicago",
  water: VERMILION,
  place_name: null,
  target_species: [],
  method: null,
  lures: [],
  is_sample: false,
  segments: [
    {
      start: "2026-05-02T11:00:00.000Z",
      hours: 2,
      conditions: null,
      lure: null,
      spot: null,
      lines: 1,
      predicted: null,
      fish: { Pike: 1 },
    },
  ],
  untimed: {},
};
const OUTINGS = { outings: [MORNING], without_hours: [] };
const MAY = { catches: 3, trips: 2, blanks: 0, outings: 1, hours: 2, fishOfHours: 1 };

test("every catch is counted, with a trip or without; hours are those of the trips that have them", () => {
  const { catches, months, hoursOfDay, lures, waters } = countLog(COUNTS, OUTINGS, NO_FILTERS);
  expect(catches).toBe(4);
  expect([...months]).toEqual([
    ["2025-06", { catches: 1, trips: 0, blanks: 0, outings: 0, hours: 0, fishOfHours: 0 }],
    ["2026-05", MAY],
    ["2026-07", { catches: 0, trips: 1, blanks: 1, outings: 0, hours: 0, fishOfHours: 0 }],
  ]);
  expect([hoursOfDay[6], hoursOfDay[18]]).toEqual([2, 1]);
  expect(lures).toEqual([
    { name: "Spoon", catches: 2 },
    { name: "Jig", catches: 1 },
  ]);
  expect(waters).toEqual([{ name: "Lake Vermilion", catches: 2 }]);
});

test("counts are those of the species, the water and the time that are asked for", () => {
  const walleye = countLog(COUNTS, OUTINGS, { ...NO_FILTERS, species: "Walleye" });
  expect(walleye.months.get("2026-05")).toEqual({ ...MAY, catches: 2, blanks: 1, fishOfHours: 0 });
  const there = countLog(COUNTS, OUTINGS, { ...NO_FILTERS, water: VERMILION.id, from: "2026-01-01" });
  expect([there.catches, [...there.months.keys()]]).toEqual([1, ["2026-05", "2026-07"]]);
  const inMay = countLog(COUNTS, OUTINGS, { ...NO_FILTERS, from: "2026-05-02", to: "2026-05-02" });
  expect([inMay.catches, [...inMay.months.keys()]]).toEqual([2, ["2026-05"]]);
});

const JIG = "0198aaaa-0000-7000-8000-000000000001";
const FIRE = "0198aaaa-0000-7000-8000-000000000002";
const CODE = `own:${JIG}:${FIRE}`;

test("a lure of the tackle box has every catch that names it, and the hours in which a trip says it was on", () => {
  const counts = { ...COUNTS, own_lures: [CODE], catches: { ...COUNTS.catches, own_lure: [0, 0, null, 0] } };
  const tied = { lure: "Jig", lure_id: JIG, variant_id: FIRE };
  const [segment] = MORNING.segments;
  if (!segment) throw new Error("There is a segment");
  const outings = [{ ...MORNING, segments: [{ ...segment, ...tied }] }];
  const ownLures = (species?: string) =>
    countLog(counts, { outings, without_hours: [] }, { ...NO_FILTERS, species }).ownLures;
  expect(ownLures()).toEqual([{ code: CODE, catches: 3, outings: 1, hours: 2, fishOfHours: 1 }]);
  expect(ownLures("Walleye")).toEqual([{ code: CODE, catches: 1, outings: 1, hours: 2, fishOfHours: 0 }]);
  expect(countLog(COUNTS, OUTINGS, NO_FILTERS).ownLures).toEqual([]);
});

test("of own fields each value is counted, of numbers their range and mean, both of the catches that are meant", () => {
  expect(countLog(COUNTS, OUTINGS, NO_FILTERS).custom).toEqual([
    {
      id: "kept",
      range: null,
      values: [
        { name: "true", catches: 2 },
        { name: "false", catches: 1 },
      ],
    },
    { id: "girth", values: [], range: { noted: 2, least: 12, greatest: 20, mean: 16 } },
  ]);
  expect(countLog(COUNTS, OUTINGS, { ...NO_FILTERS, species: "Walleye" }).custom).toMatchObject([
    { values: [{ name: "true", catches: 1 }] },
    { range: { noted: 1, mean: 20 } },
  ]);
});

test("of own fields of trips each text is counted whatever its case, of the trips that are meant", () => {
  expect(countLog(COUNTS, OUTINGS, NO_FILTERS).customOfTrips).toEqual([
    {
      id: "mood",
      range: null,
      values: [
        { name: "Calm", catches: 2 },
        { name: "Hasty", catches: 1 },
      ],
    },
  ]);
  const onVermilion = { ...NO_FILTERS, water: VERMILION.id };
  expect(countLog(COUNTS, OUTINGS, onVermilion).customOfTrips).toMatchObject([
    {
      values: [
        { name: "Calm", catches: 1 },
        { name: "Hasty", catches: 1 },
      ],
    },
  ]);
});

test("kept and released fish are counted as fish, and fish without a fate are left out", () => {
  const noted = { quantity: [1, 12, 1, 2], fate: [1, 0, null, 0] };
  const counts = { ...COUNTS, catches: { ...COUNTS.catches, ...noted } };
  const { fates, keptSpecies } = countLog(counts, OUTINGS, NO_FILTERS);
  expect(fates).toEqual([
    { name: "kept", catches: 14 },
    { name: "released", catches: 1 },
  ]);
  expect(keptSpecies).toEqual([
    { name: "Pike", catches: 12 },
    { name: "Walleye", catches: 2 },
  ]);
  expect(countLog(COUNTS, OUTINGS, NO_FILTERS).fates).toEqual([]);
});
