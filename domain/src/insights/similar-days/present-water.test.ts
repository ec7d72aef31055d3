import { expect, test } from "vitest";

import { aSegment, anOuting, CONDITIONS } from "../outing-testing.ts";
import { presentWater } from "./present-water.ts";

const STATION = { id: "1", name: "Duluth", distance: 4 };
const MEASURED = { value: 52, observedAt: "2026-06-21T15:00:00Z", station: STATION };
const NO_TIDES = { tides: [], tideStation: null };
const MARINE = { ...NO_TIDES, waterTemperature: MEASURED, seaSurfaceTemperature: 55 };
const farther = (distance: number) => ({
  ...MARINE,
  waterTemperature: { ...MEASURED, station: { ...STATION, distance } },
});

const lake = { id: "lake", kind: "lake" } as const;
const noted = (day: string, id: string, water_temperature: number | null) =>
  anOuting([aSegment({ conditions: { ...CONDITIONS, water_temperature } })], {
    day,
    water: { id, name: id },
  });
const OUTINGS = [
  noted("2026-06-13", "lake", 40),
  noted("2026-06-18", "lake", 61),
  noted("2026-06-19", "other", 70),
  noted("2026-06-20", "lake", null),
];
const NOW = Date.parse("2026-06-21T16:00:00Z");
const NOTHING = { water: null, marine: null, conditions: null, outings: [], day: "2026-06-21", now: NOW };

test.each([
  ["a station near by, where the water is not known", { marine: MARINE }, 52],
  ["no station that is farther away than tides reach", { marine: farther(6) }, null],
  ["a station along the coast, on the sea", { water: { id: "sea", kind: "sea" }, marine: farther(20) }, 52],
  ["a model of the sea beyond all stations", { water: { id: "sea", kind: "sea" }, marine: farther(40) }, 55],
  ["no station and no sea on a lake", { water: lake, marine: MARINE }, null],
  ["what was last noted on that water", { water: lake, outings: OUTINGS }, 61],
  ["nothing that was noted more than a week ago", { water: lake, outings: OUTINGS.slice(0, 1) }, null],
  ["nothing of another water", { outings: OUTINGS }, null],
] as const)("the water of now is as warm as %s says", (_what, known, temperature) => {
  expect(presentWater({ ...NOTHING, ...known }).waterTemperature).toBe(temperature);
});

const TURN = { time: "2026-06-21T18:00:00Z", type: "high" } as const;
const tidesFrom = (distance: number) => ({
  ...MARINE,
  tides: [TURN],
  tideStation: { distance },
});

test.each([
  ["of a station near by, where the water is not known", { marine: tidesFrom(4) }, [TURN]],
  ["of no station that is farther away than tides reach", { marine: tidesFrom(6) }, []],
  ["of no station on a lake", { water: lake, marine: tidesFrom(4) }, []],
] as const)("the tides of now are those %s", (_what, known, turns) => {
  expect(presentWater({ ...NOTHING, ...known }).turns).toEqual(turns);
});

const levelAt = (observedAt: string | null) => ({ level: { index: 0.8, now: { observedAt } } });

test.each([
  ["its gauge says", "2026-06-21T15:00:00Z", 0.8],
  ["nobody knows, of a copy that is older than a day", "2026-06-20T15:00:00Z", null],
  ["nobody knows, of a gauge without a value", null, null],
])("the river of now is as high as %s", (_what, observedAt, flow) => {
  expect(presentWater({ ...NOTHING, conditions: levelAt(observedAt) }).flow).toBe(flow);
});
