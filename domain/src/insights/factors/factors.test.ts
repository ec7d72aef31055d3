import { expect, test } from "vitest";

import { readOwnLureCode } from "../lure-code.ts";
import { aSegment, anOuting, CONDITIONS } from "../outing-testing.ts";
import type { Outing, SegmentConditions } from "../outings.ts";
import { cellOutings, strataOf } from "./bin-outings.ts";
import { CONDITION_BIN_OF, type ConditionFactor } from "./condition-bins.ts";
import { dayOfYearOf, factorsOf, usualByDay } from "./factors.ts";

const ALL = { species: null, isPerLine: false, isByLateness: false };

test.each<[ConditionFactor, Partial<SegmentConditions>, string | null]>([
  ["light", { sun_altitude: -6.1, is_sun_rising: true, minutes_from_solar_noon: -400 }, "night"],
  ["light", { sun_altitude: -6, is_sun_rising: true, minutes_from_solar_noon: -400 }, "firstLight"],
  ["light", { sun_altitude: 6, is_sun_rising: true, minutes_from_solar_noon: -60 }, "firstLight"],
  ["light", { sun_altitude: 6.1, is_sun_rising: true, minutes_from_solar_noon: -121 }, "morning"],
  ["light", { sun_altitude: 50, is_sun_rising: true, minutes_from_solar_noon: -120 }, "midday"],
  ["light", { sun_altitude: 50, is_sun_rising: false, minutes_from_solar_noon: 120 }, "midday"],
  ["light", { sun_altitude: 50, is_sun_rising: false, minutes_from_solar_noon: 121 }, "evening"],
  ["light", { sun_altitude: -6, is_sun_rising: false, minutes_from_solar_noon: 400 }, "evening"],
  ["light", { sun_altitude: null }, null],
  ["pressure", { pressure_change: -0.02 }, "falling"],
  ["pressure", { pressure_change: -0.01 }, "steady"],
  ["pressure", { pressure_change: 0.01 }, "steady"],
  ["pressure", { pressure_change: 0.02 }, "rising"],
  ["wind", { wind_speed: 4.9 }, "calm"],
  ["wind", { wind_speed: 5 }, "light"],
  ["wind", { wind_speed: 10 }, "fresh"],
  ["wind", { wind_speed: 15 }, "strong"],
  ["windFrom", { wind_degrees: 315 }, "north"],
  ["windFrom", { wind_degrees: 44.9 }, "north"],
  ["windFrom", { wind_degrees: 45 }, "east"],
  ["windFrom", { wind_degrees: 180 }, "south"],
  ["windFrom", { wind_degrees: 314 }, "west"],
  ["clouds", { cloud_cover: 24 }, "clear"],
  ["clouds", { cloud_cover: 25 }, "broken"],
  ["clouds", { cloud_cover: 70 }, "overcast"],
  ["moon", { moon_elongation: 359 }, "new"],
  ["moon", { moon_elongation: 90 }, "firstQuarter"],
  ["moon", { moon_elongation: 180 }, "full"],
  ["moon", { moon_elongation: 300 }, "lastQuarter"],
  ["solunar", { solunar: "none" }, "none"],
  ["solunar", { solunar: null }, null],
  ["rain", { weather_code: 3 }, "dry"],
  ["rain", { weather_code: 61 }, "light"],
  ["rain", { weather_code: 63 }, "more"],
  ["rain", { weather_code: null }, null],
  ["tide", { tide: "slack" }, "slack"],
  ["flow", { flow_index: 0.24 }, "low"],
  ["flow", { flow_index: 0.75 }, "usual"],
  ["flow", { flow_index: 0.76 }, "high"],
  ["flow", { flow_index: null }, null],
  ["levelTrend", { level_trend: "rising" }, "rising"],
])("%s: %o is %s", (factor, conditions, bin) => {
  expect(CONDITION_BIN_OF[factor]({ ...CONDITIONS, ...conditions })).toBe(bin);
});

test("what is usual is the mean of that fortnight on all other days, of any year; unknown where it is too little", () => {
  const usual = usualByDay([
    { day: "2025-06-10", value: 60, hours: 12 },
    { day: "2026-06-10", value: 70, hours: 12 },
    { day: "2026-12-30", value: 35, hours: 9 },
    { day: "2026-01-02", value: 39, hours: 12 },
  ]);
  expect(usual.get("2026-06-10")).toBeCloseTo(60);
  expect(usual.get("2025-06-10")).toBeCloseTo(70);
  expect(usual.get("2026-12-30")).toBeCloseTo(39);
  expect(usual.has("2026-01-02")).toBe(false);
});

const inWater = (day: string, water: number, hours: number) =>
  anOuting([aSegment({ hours, conditions: { ...CONDITIONS, water_temperature: water } })], { day });

test("temperatures are thirds of the hours by their difference from what is usual then", () => {
  const outings = [
    inWater("2026-01-10", 36, 12),
    inWater("2025-01-10", 40, 12),
    inWater("2026-07-10", 70, 12),
    inWater("2025-07-10", 72, 12),
    inWater("2024-07-10", 74, 12),
  ];
  const factor = factorsOf(outings).find(({ name }) => name === "waterTemperature");
  // The outings are 4 below, 4 above, 3 below, equal to and 3 above the usual temperature.
  expect(factor?.limits?.map(Math.round)).toEqual([-3, 3]);
  const binOf = (outing: Outing) => outing.segments.map((segment) => factor?.binOf(segment, outing))[0];
  expect(outings.map(binOf)).toEqual(["low", "high", "middle", "middle", "high"]);
});

test("lures are the six with the most hours, of hours of which the lure is known", () => {
  const segments = ["a", "b", "c", "d", "e", "f", "g"].map((lure, index) =>
    aSegment({ lure, hours: (index + 1) / 10 }),
  );
  const outings = [anOuting([...segments, aSegment({ lure: null })])];
  const binsWith = (asked: string | null) =>
    factorsOf(outings, asked).find(({ name }) => name === "lure")?.bins;
  expect(binsWith(null)).toEqual(["g", "f", "e", "d", "c", "b"]);
  // The asked lure is included regardless of its case.
  expect(binsWith("A")).toEqual(["g", "f", "e", "d", "c", "a"]);
  expect(binsWith("c")).toEqual(["g", "f", "e", "d", "c", "b"]);
  expect(binsWith("never fished")).toEqual(["g", "f", "e", "d", "c", "b"]);
});

const onWater = (id: string, hours: number) => anOuting([aSegment({ hours })], { water: { id, name: id } });
const waterOf = (outings: readonly Outing[]) => factorsOf(outings).find(({ name }) => name === "water");

test("waters are the six with the most hours; one alone is not compared, nor a place without a water", () => {
  const waters = ["a", "b", "c", "d", "e", "f", "g"].map((id, index) => onWater(id, (index + 1) / 10));
  const nowhere = anOuting([aSegment({ hours: 9 })], { water: null, place_name: "Ely" });
  expect(waterOf([...waters, nowhere])?.bins).toEqual(["g", "f", "e", "d", "c", "b"]);
  expect(waterOf([onWater("a", 3), onWater("a", 3), nowhere])).toBeUndefined();
});

function strataOfFactor(name: string, outings: Outing[]): number {
  const factor = factorsOf(outings).find((each) => each.name === name);
  return new Set(factor && cellOutings(outings, factor, ALL).outings.map(({ stratum }) => stratum)).size;
}

test("waters are compared within what was fished for, everything else within the water, too", () => {
  const outings = ["a", "b"].flatMap((id) => Array.from({ length: 6 }, () => onWater(id, 1)));
  const onPike = outings.map((outing) => ({ ...outing, target_species: ["Pike"] }));
  expect(strataOfFactor("water", outings)).toBe(1);
  expect(strataOfFactor("light", outings)).toBe(2);
  expect(strataOfFactor("water", [...outings, ...onPike])).toBe(2);
  expect(strataOfFactor("light", [...outings, ...onPike])).toBe(4);
});

test("lures of the tackle box are told apart by variant, others by type", () => {
  const [jig, fire] = ["0198aaaa-0000-7000-8000-000000000001", "0198aaaa-0000-7000-8000-000000000002"];
  const own = { lure: "Jig", lure_id: jig, variant_id: fire };
  const segments = [aSegment({ ...own, hours: 3 }), aSegment({ lure: "Jig", lure_id: jig, hours: 2 })];
  const outings = [anOuting([...segments, aSegment({ lure: "Jig" }), aSegment({ lure: null })])];
  const factor = factorsOf(outings).find(({ name }) => name === "lure");
  expect(factor?.bins).toEqual([`own:${jig}:${fire}`, `own:${jig}`, "Jig"]);
  expect(factor?.bins.map(readOwnLureCode)).toEqual([
    { lureId: jig, variantId: fire },
    { lureId: jig, variantId: null },
    null,
  ]);
});

test("rates are not compared by what no log is long enough to tell: moon, solunar periods, where the wind comes from", () => {
  const conditions = { ...CONDITIONS, moon_elongation: 180, solunar: "major", wind_degrees: 90 } as const;
  const names = factorsOf([anOuting([aSegment({ conditions })])]).map(({ name }) => name);
  expect(names).toContain("wind");
  for (const name of ["moon", "solunar", "windFrom"]) expect(names).not.toContain(name);
});

test("of a factor that nothing is known of, nothing is shown", () => {
  const names = factorsOf([anOuting([aSegment()])]).map(({ name }) => name);
  for (const name of ["tide", "flow", "levelTrend"]) expect(names).not.toContain(name);
  expect(names).not.toContain("spot");
});

const withPressure = (pressure_change: number | null, fish: number) =>
  aSegment({ fish: { Pike: fish, Perch: 1 }, lines: 2, conditions: { ...CONDITIONS, pressure_change } });

test("hours and fish are counted by bin and light, without hours of which the bin is not known", () => {
  const outings = [anOuting([withPressure(-0.1, 2), withPressure(0.1, 1), withPressure(null, 5)])];
  const pressure = factorsOf(outings).find(({ name }) => name === "pressure");
  if (!pressure) throw new Error("There is a pressure");
  const dayOfYear = dayOfYearOf("2026-11-20");
  const celled = (hours: number, falling: number, rising: number) => [
    {
      stratum: 0,
      dayOfYear,
      cells: [
        { bin: 0, like: 0, hours, fish: falling },
        { bin: 2, like: 0, hours, fish: rising },
      ],
    },
  ];
  expect(cellOutings(outings, pressure, ALL)).toEqual({ outings: celled(1, 3, 2), likes: ["morning|0"] });
  const ofPike = { ...ALL, species: "Pike", isPerLine: true };
  expect(cellOutings(outings, pressure, ofPike).outings).toEqual(celled(2, 2, 1));
});

test("hours are alike in the light, those of the light in the lure; where fish end trips, as late in the trip", () => {
  const outings = [anOuting([aSegment({ lure: "Jig" }), aSegment({ lure: "Jig" }), aSegment()])];
  const likesOf = (name: string, isByLateness: boolean) => {
    const factor = factorsOf(outings).find((each) => each.name === name);
    return factor && cellOutings(outings, factor, { ...ALL, isByLateness }).likes;
  };
  expect(likesOf("wind", false)).toEqual(["morning|0"]);
  expect(likesOf("light", false)).toEqual(["Jig|0", "|0"]);
  expect(likesOf("wind", true)).toEqual(["morning|0", "morning|1", "morning|2"]);
});

test("a level is compared at the same trend of the river and a trend at the same level, both in the same rain", () => {
  const conditions = { ...CONDITIONS, weather_code: 61, flow_index: 0.9, level_trend: "falling" } as const;
  const outings = [anOuting([aSegment({ conditions })])];
  const likesOf = (name: string) => {
    const factor = factorsOf(outings).find((each) => each.name === name);
    return factor && cellOutings(outings, factor, ALL).likes;
  };
  expect(likesOf("flow")).toEqual(["morning|light|falling|0"]);
  expect(likesOf("levelTrend")).toEqual(["morning|light|high|0"]);
});

test("an outing of which a fish has no time is in no bin", () => {
  const outings = [anOuting([aSegment()], { untimed: { Pike: 1 } })];
  const [factor] = factorsOf(outings);
  expect(factor && cellOutings(outings, factor, ALL).outings).toEqual([]);
  expect(factor && cellOutings(outings, factor, { ...ALL, species: "Perch" }).outings).toHaveLength(1);
});

const outingsOn = (day: string, id: string, count: number) =>
  Array.from({ length: count }, () => anOuting([], { day, water: { id, name: id } }));

test("outings are compared within season and water, which are joined where they are few", () => {
  const outings = [
    ...outingsOn("2026-07-01", "a", 6),
    ...outingsOn("2026-06-01", "b", 2),
    ...outingsOn("2026-08-31", "c", 2),
    ...outingsOn("2026-01-10", "a", 3),
    ...outingsOn("2026-04-10", "a", 1),
  ];
  const strata = strataOf(outings);
  expect(strata).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
});
