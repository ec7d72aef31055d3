import { expect, test } from "vitest";

import { POUNDS_TO_KILOGRAMS } from "../units/conversions.ts";
import type { Block } from "./block.ts";
import { countReturn } from "./count-return.ts";
import type { ReturnCatch, ReturnTrip } from "./fished-units.ts";
import { aReturnCatch, anAskedReturn, aReturnTrip, TARN } from "./return-examples.ts";

const NOW = new Date("2026-11-21T12:00:00Z");
type Log = { trips?: ReturnTrip[]; catches?: ReturnCatch[] };
const figures = (asked: Parameters<typeof anAskedReturn>[0], { trips = [], catches = [] }: Log = {}) =>
  countReturn(anAskedReturn(asked), { trips, catches }, NOW);
const rows = (...given: Parameters<typeof figures>) =>
  Object.fromEntries(figures(...given).rows.map(({ key, values }) => [key, values]));

const APRIL = { from: "2026-04-01", to: "2026-04-30" };
const byDay = (...blocks: Block[]): Block[] => [{ kind: "rows", by: "day" }, ...blocks];

test("months without a trip have a row of zeros until today, and none after", () => {
  const { rows: months } = figures({ from: "2026-02-01", to: "2026-12-31" });
  expect(months.map(({ key }) => key)).toEqual([
    "2026-02",
    "2026-03",
    "2026-04",
    "2026-05",
    "2026-06",
    "2026-07",
    "2026-08",
    "2026-09",
    "2026-10",
    "2026-11",
  ]);
  expect(months[0]?.values).toEqual([0, 0, 0, 0, 0]);
});

test("two trips on a day are one rod-day, and a day without a salmon is blank", () => {
  const trips = [
    aReturnTrip("a", "2026-04-02T06:00Z"),
    aReturnTrip("b", "2026-04-02T17:00Z"),
    aReturnTrip("c", "2026-04-09T06:00Z"),
  ];
  const catches = [aReturnCatch("b", "2026-04-02T18:00Z")];
  expect(rows(APRIL, { trips, catches })).toEqual({ "2026-04": [2, 1, 12, 0, 1] });
});

test("a day with only fish that the return does not count is blank, and these are named", () => {
  const trips = [aReturnTrip("a", "2026-04-02T06:00Z")];
  const catches = [aReturnCatch("a", "2026-04-02T07:00Z", { species: "Pike", quantity: 3 })];
  const { rows: months, not_counted: others } = figures(APRIL, { trips, catches });
  expect(months[0]?.values).toEqual([1, 1, 4, 0, 0]);
  expect(others).toEqual([{ species: "Pike", count: 3 }]);
});

test("a day is not blank while its trip runs, or if not all fish were logged", () => {
  const running = aReturnTrip("a", "2026-04-02T06:00Z", { endedAt: null, hours: null });
  const unlogged = aReturnTrip("b", "2026-04-03T06:00Z", { allLogged: false });
  const { totals, missing } = figures(APRIL, { trips: [running, unlogged] });
  expect(totals.slice(0, 3)).toEqual([2, 0, 4]);
  expect(missing.map(({ kind, trip_id }) => [kind, trip_id])).toEqual([
    ["end", "a"],
    ["unlogged", "b"],
  ]);
});

test("a fish at 23:50 in Norway counts for that day, whichever zone the phone was in", () => {
  const asked = {
    from: "2026-07-01",
    to: "2026-07-01",
    timeZone: "Europe/Oslo",
    blocks: byDay({ kind: "rod_days" }),
  };
  const trips = [
    aReturnTrip("a", "2026-07-01T18:00Z", { endedAt: new Date("2026-07-01T21:55Z"), hours: 3.9 }),
  ];
  const catches = [aReturnCatch("a", "2026-07-01T21:50Z")];
  expect(figures(asked, { trips, catches }).summary).toMatchObject({ days: 1, blanks: 0, released: 1 });
  expect(figures({ ...asked, timeZone: "Asia/Tokyo" }, { trips, catches }).summary.released).toBe(0);
});

test("a trip over midnight is on both days, and its hours are divided as the clock ran", () => {
  const asked = { ...APRIL, blocks: byDay({ kind: "rod_days" }, { kind: "hours" }) };
  const trips = [
    aReturnTrip("a", "2026-04-02T20:00Z", { endedAt: new Date("2026-04-03T02:00Z"), hours: 4.5 }),
  ];
  expect(rows(asked, { trips })).toEqual({ "2026-04-02": [1, 2.25], "2026-04-03": [1, 2.25] });
});

test("a trip that ends at midnight is not on the next day", () => {
  const asked = { ...APRIL, blocks: byDay({ kind: "hours" }) };
  const trips = [aReturnTrip("a", "2026-04-02T19:00Z", { endedAt: new Date("2026-04-02T23:00Z") })];
  expect(rows(asked, { trips })).toEqual({ "2026-04-02": [4] });
});

test("the part of a trip outside the period is left out", () => {
  const trips = [aReturnTrip("a", "2026-04-30T21:00Z", { endedAt: new Date("2026-05-01T01:00Z"), hours: 4 })];
  expect(rows(APRIL, { trips })).toEqual({ "2026-04": [1, 1, 2, 0, 0] });
});

test("several fish logged as one count as several, and released hurt counts as released", () => {
  const blocks = byDay(
    { kind: "fish", fate: "any", species: [] },
    { kind: "fish", fate: "released", species: [] },
    { kind: "fish", fate: "released_hurt", species: [] },
  );
  const catches = [
    aReturnCatch(null, "2026-04-02T08:00Z", { species: "Perch", quantity: 12 }),
    aReturnCatch(null, "2026-04-02T09:00Z", { species: "Perch", fate: "released_hurt", quantity: 2 }),
    aReturnCatch(null, "2026-04-02T10:00Z", { species: "Perch", fate: "kept" }),
  ];
  expect(rows({ ...APRIL, blocks }, { catches })).toEqual({ "2026-04-02": [15, 14, 2] });
});

function keptSalmon(time: string, kilograms: number | null): ReturnCatch {
  const weight = kilograms === null ? null : POUNDS_TO_KILOGRAMS.toApi(kilograms);
  return aReturnCatch(null, `2026-04-02T${time}Z`, { fate: "kept", weight });
}

test("a fish that measures exactly a bound is in the upper class, as it was weighed in kilograms", () => {
  const sizes = { kind: "sizes", fate: "kept", species: ["Salmon"], unit: "kg", bounds: [2.5, 5] } as const;
  const blocks = byDay({ ...sizes, species: [...sizes.species], bounds: [...sizes.bounds] });
  // Stored in pounds, these bounds come back a little below themselves.
  const catches = [
    keptSalmon("07:00", 2.49),
    keptSalmon("08:00", 2.5),
    keptSalmon("09:00", 5),
    keptSalmon("10:00", 8),
    keptSalmon("11:00", null),
  ];
  const { totals, missing } = figures({ ...APRIL, blocks }, { catches });
  expect(totals).toEqual([1, 1, 2]);
  expect(missing.map(({ kind, catch_id }) => [kind, catch_id])).toEqual([["size", "fish 2026-04-02T11:00Z"]]);
});

test("a fish that is neither kept nor released is missing, and its day is not blank", () => {
  const trips = [aReturnTrip("a", "2026-04-02T06:00Z")];
  const catches = [aReturnCatch("a", "2026-04-02T07:00Z", { fate: null, length: 26 })];
  const { totals, missing } = figures(APRIL, { trips, catches });
  expect(totals).toEqual([1, 0, 4, 0, 0]);
  expect(missing).toMatchObject([
    { kind: "fate", row: "2026-04", day: "2026-04-02", species: "Salmon", length: 26, quantity: 1 },
  ]);
});

test("a fish without a trip is a rod-day, and its trip is missing if the return asks for hours", () => {
  const catches = [aReturnCatch(null, "2026-04-02T07:00Z")];
  const { totals, missing } = figures(APRIL, { catches });
  expect(totals).toEqual([1, 0, null, 0, 1]);
  expect(missing.map(({ kind }) => kind)).toEqual(["no_trip"]);
});

test("hours that nobody knows are missing, and the known ones are summed up", () => {
  const trips = [
    aReturnTrip("a", "2026-04-02T06:00Z", { hours: null }),
    aReturnTrip("b", "2026-04-03T06:00Z", { hours: 2.5 }),
  ];
  const { totals, missing } = figures(APRIL, { trips });
  expect(totals[2]).toBe(2.5);
  expect(missing).toMatchObject([{ kind: "hours", trip_id: "a", row: "2026-04" }]);
});

test("only the waters of the return count, and trips on no water are named once", () => {
  const other = { id: "other", name: "Loch" };
  const asked = { ...APRIL, waterIds: ["tarn"], waters: [TARN] };
  const trips = [
    aReturnTrip("a", "2026-04-02T06:00Z"),
    aReturnTrip("b", "2026-04-03T06:00Z", { water: other }),
    aReturnTrip("c", "2026-04-04T06:00Z", { water: null }),
    aReturnTrip("d", "2026-04-05T06:00Z", { water: null }),
  ];
  const { totals, missing } = figures(asked, { trips });
  expect(totals[0]).toBe(1);
  expect(missing).toMatchObject([{ kind: "water", trip_id: "c", quantity: 2 }]);
});

test("a fish on no water counts for the water of its trip", () => {
  const asked = { ...APRIL, waterIds: ["tarn"], waters: [TARN] };
  const trips = [aReturnTrip("a", "2026-04-02T06:00Z")];
  const catches = [aReturnCatch("a", "2026-04-02T07:00Z", { water: null })];
  expect(figures(asked, { trips, catches }).totals[4]).toBe(1);
});

test("waters of the return have a row even if nobody fished there, and a day on two waters is two rod-days", () => {
  const loch = { id: "loch", name: "Loch" };
  const esk = { id: "esk", name: "Esk" };
  const asked = {
    ...APRIL,
    waterIds: ["tarn", "loch", "esk"],
    waters: [TARN, loch, esk],
    blocks: [{ kind: "rows", by: "water" }, { kind: "rod_days" }, { kind: "blank" }] satisfies Block[],
  };
  const trips = [
    aReturnTrip("a", "2026-04-02T06:00Z"),
    aReturnTrip("b", "2026-04-02T14:00Z", { water: loch }),
  ];
  const { rows: waters, totals } = figures(asked, { trips });
  expect(waters.map(({ water, values }) => [water, values])).toEqual([
    ["Esk", [0, 0]],
    ["Loch", [1, 1]],
    ["River Tarn", [1, 1]],
  ]);
  expect(totals).toEqual([2, 2]);
});

test("rod-days before June 16 and from then on are two columns", () => {
  const blocks: Block[] = [
    { kind: "rows", by: "water" },
    { kind: "rod_days", to: "06-15" },
    { kind: "rod_days", from: "06-16" },
  ];
  const trips = ["2026-06-15", "2026-06-16", "2026-07-01"].map((day) => aReturnTrip(day, `${day}T08:00Z`));
  expect(figures({ blocks }, { trips }).totals).toEqual([1, 2]);
});

test("rows by trip have their own blanks and anglers, and two trips of a day are one day", () => {
  const blocks: Block[] = [
    { kind: "rows", by: "trip" },
    { kind: "rod_days" },
    { kind: "blank" },
    { kind: "anglers" },
    { kind: "fish", fate: "kept", species: [] },
  ];
  const trips = [
    aReturnTrip("a", "2026-04-02T06:00Z", { anglers: 3 }),
    aReturnTrip("b", "2026-04-02T14:00Z", { anglers: 2 }),
  ];
  const catches = [aReturnCatch("a", "2026-04-02T07:00Z", { fate: "kept" })];
  const { rows: shown, totals } = figures({ ...APRIL, blocks }, { trips, catches });
  expect(shown.map(({ key, values }) => [key, values])).toEqual([
    ["a", [1, 0, 3, 1]],
    ["b", [1, 1, 2, 0]],
  ]);
  expect(totals).toEqual([1, 1, 3, 1]);
});

test("texts are listed once, and have no total", () => {
  const blocks = byDay({ kind: "area" }, { kind: "method" }, { kind: "lure" });
  const trips = [aReturnTrip("a", "2026-04-02T06:00Z", { method: "Fly" })];
  const catches = ["07:00", "08:00"].map((time) =>
    aReturnCatch("a", `2026-04-02T${time}Z`, { lure: "Ally's Shrimp" }),
  );
  const { rows: shown, totals } = figures({ ...APRIL, blocks }, { trips, catches });
  expect(shown[0]?.values).toEqual(["River Tarn", "Fly", "Ally's Shrimp"]);
  expect(totals).toEqual([null, null, null]);
});

test("the weight of all kept fish counts each of several, and names those without a weight", () => {
  const blocks = byDay({ kind: "weight", fate: "kept", species: [] });
  const catches = [
    aReturnCatch(null, "2026-04-02T07:00Z", { fate: "kept", weight: 1.5, quantity: 2 }),
    aReturnCatch(null, "2026-04-02T08:00Z", { fate: "kept" }),
    aReturnCatch(null, "2026-04-02T09:00Z", { weight: 9 }),
  ];
  const { totals, missing } = figures({ ...APRIL, blocks }, { catches });
  expect(totals).toEqual([3]);
  expect(missing.map(({ kind }) => kind)).toEqual(["weight"]);
});

test("the list has the fish of its fate and species, by time", () => {
  const blocks = byDay({ kind: "list", fate: "kept", species: ["Salmon"] });
  const trips = [aReturnTrip("a", "2026-04-02T06:00Z", { method: "Fly" })];
  const catches = [
    aReturnCatch("a", "2026-04-02T09:00Z", { id: "late", fate: "kept", length: 25.5 }),
    aReturnCatch("a", "2026-04-02T07:00Z", { id: "early", fate: "kept" }),
    aReturnCatch("a", "2026-04-02T08:00Z", { id: "released" }),
    aReturnCatch("a", "2026-04-02T08:30Z", { id: "pike", fate: "kept", species: "Pike" }),
  ];
  const { fish } = figures({ ...APRIL, blocks }, { trips, catches });
  expect(fish.map(({ catch_id: id, method }) => [id, method])).toEqual([
    ["early", "Fly"],
    ["late", "Fly"],
  ]);
});

test("another name of a species counts as the species, and so does one that the angler assigned", () => {
  const blocks = byDay({ kind: "fish", fate: "released", species: ["Sea trout"] });
  const catches = [
    aReturnCatch(null, "2026-04-02T07:00Z", { species: "Sjøørret" }),
    aReturnCatch(null, "2026-04-02T08:00Z", { species: "Trout" }),
  ];
  const { totals, not_counted: others } = figures({ ...APRIL, blocks }, { catches });
  expect([totals, others]).toEqual([[1], [{ species: "Trout", count: 1 }]]);
  const answered = figures({ ...APRIL, blocks, answers: { "as:Trout": "Sea trout" } }, { catches });
  expect([answered.totals, answered.not_counted]).toEqual([[2], []]);
});

test("a catch whose time is not known counts for its day on the angler's clock", () => {
  const blocks = byDay({ kind: "fish", fate: "any", species: [] });
  const catches = [aReturnCatch(null, "2026-04-03T01:00Z", { dayOnly: "2026-04-02" })];
  expect(rows({ ...APRIL, blocks }, { catches })).toEqual({ "2026-04-02": [1] });
});
