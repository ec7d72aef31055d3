import type { NewCatch } from "@creel/domain/catches/new-catch";
import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { NewTripFields } from "@creel/domain/trips/new-trip";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, beforeEach, expect, test } from "vitest";

import { A_GAUGE } from "../testing/fixtures/given.ts";
import { matchWithoutDatabase } from "../testing/match-without-database.ts";
import { setupApi } from "../testing/setup-api.ts";
import { writeGauge } from "./conditions/write-gauge.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
beforeAll(async () => {
  api = await setupApi();
});

let ana: Awaited<ReturnType<typeof api.given.user>>;
let my: ReturnType<typeof api.as>;
let vermilion: string;
let crane: string;
const CRANE = { latitude: 48.3, longitude: -92.5 };

beforeEach(async () => {
  ana = await api.given.user();
  my = api.as(ana);
  vermilion = (await api.given.namedWater(ana)).id;
  crane = (await api.given.namedWater(ana, { ...CRANE, name: "Crane Lake" })).id;
});

async function list(query = "") {
  return (await my.get(`/waters${query}`)).json();
}

/** Logs a catch at noon of that day on Lake Vermilion. */
async function caught(day: string, fields: Partial<NewCatch> = {}) {
  return api.given.loggedCatch(ana, { date: `${day}T18:00:00Z`, ...fields });
}

/** Logs a trip of four hours around noon. */
async function trip(day: string, fields: Partial<NewTripFields> = {}) {
  return api.given.loggedTrip(ana, {
    started_at: `${day}T16:00:00Z`,
    ended_at: `${day}T20:00:00Z`,
    start_source: "tap",
    end_source: "tap",
    ...fields,
  });
}

test("waters have sums, and the one fished last comes first", async () => {
  await trip("2026-05-02");
  await caught("2026-05-02", { weight: 3, species: "Walleye" });
  await caught("2026-05-02", { weight: 8, species: "Pike" });
  await trip("2026-05-09");
  await trip("2026-05-16", { end_source: "forgotten" });
  await caught("2024-03-04", { weight: 4 });
  await caught("2026-06-01", CRANE);

  const { waters } = await list();

  expect(waters.map(({ name }: { name: string }) => name)).toEqual(["Crane Lake", "Lake Vermilion"]);
  expect(waters[1]).toMatchObject({
    id: vermilion,
    fish: 3,
    trips: 3,
    blanks: 2,
    hours: 12,
    usable: { trips: 2, fish: 2, hours: 8 },
    best: { species: "Pike", weight: 8 },
    first_on: "2024-03-04",
    last_on: "2026-05-16",
  });
  expect(waters[0]).toMatchObject({ fish: 1, trips: 0, hours: 0, best: null, last_on: "2026-06-01" });
  expect((await my.get(`/waters/${vermilion}`)).json().water).toMatchObject({
    trips: 3,
    best: { weight: 8 },
  });
});

test("a list has a small outline, which fits into 2,000 characters, and never the large one", async () => {
  const ring = Array.from({ length: 700 }, (_, index): [number, number] => {
    const angle = (2 * Math.PI * (index % 699)) / 699;
    return [Number((-92 + Math.cos(angle) / 10).toFixed(5)), Number((47 + Math.sin(angle) / 10).toFixed(5))];
  });
  const outline = { type: "Polygon" as const, coordinates: [ring] };
  await my.put(`/waters/${crane}`, { outline });
  const { waters } = await list();
  const listed = waters.find(({ id }: { id: string }) => id === crane);
  expect(JSON.stringify(listed.small_outline).length).toBeLessThanOrEqual(2000);
  expect(listed.small_outline.type).toBe("Polygon");
  expect(listed.outline).toBeUndefined();
  expect((await my.get(`/waters/${crane}`)).json().water.outline).toEqual(outline);
});

test("of a species only its fish count, and only waters that have it are listed", async () => {
  await trip("2026-05-02");
  await caught("2026-05-02", { species: "Walleye" });
  await caught("2026-05-02", { species: "Pike" });
  await trip("2026-05-09");
  await caught("2026-06-01", CRANE);

  const { waters } = await list("?species=pike");

  expect(waters).toHaveLength(1);
  expect(waters[0]).toMatchObject({ fish: 1, trips: 2, blanks: 1, usable: { trips: 2, fish: 1, hours: 8 } });
});

test("a fish with which the clock began is in no rate, and no other is left out for it", async () => {
  await trip("2026-05-02", { start_source: "first_catch" });
  await caught("2026-05-02", { date: "2026-05-02T16:02:00Z", species: "Pike" });
  await caught("2026-05-02", { species: "Walleye" });
  await trip("2026-05-09", { start_source: "first_catch" });
  await caught("2026-05-09", { date: "2026-05-09T16:04:00Z", species: "Walleye" });
  const { id } = await trip("2026-05-16", { start_source: "first_catch" });
  await caught("2026-05-16", { date: "2026-05-16T15:59:00Z", species: "Walleye", trip_id: id });

  expect((await list()).waters[0]).toMatchObject({ fish: 4, usable: { trips: 3, fish: 3 } });
  expect((await list("?species=pike")).waters).toMatchObject([{ fish: 1, usable: { fish: 0 } }]);
  expect((await list("?species=walleye")).waters).toMatchObject([{ fish: 3, usable: { fish: 3 } }]);
  expect((await my.get("/trips/stats")).json().years).toMatchObject([{ fish: 4, usable: { fish: 3 } }]);
});

test("of a year only its fish and trips count, and only waters that have some are listed", async () => {
  await trip("2026-05-02");
  await caught("2026-05-02");
  await trip("2025-05-03");
  await caught("2025-12-31", CRANE);

  expect((await list("?year=2026")).waters).toMatchObject([{ id: vermilion, fish: 1, trips: 1, hours: 4 }]);
  expect((await list("?year=2025")).waters).toMatchObject([
    { id: crane, fish: 1 },
    { id: vermilion, fish: 0, trips: 1 },
  ]);
  expect((await list("?year=2023")).waters).toEqual([]);
});

test("what the log knows of a water: species, months, years, depths, lures, bests", async () => {
  await trip("2025-05-03");
  await trip("2026-05-02");
  await trip("2026-08-01", { hours_override: 2.5 });
  const first = await caught("2026-05-02", {
    species: "Walleye",
    weight: 3,
    length: 19,
    depth: 12,
    lure_type: "Jig",
  });
  await caught("2026-05-02", { species: "walleye", weight: 2, length: 21, depth: 12, lure_type: "jig" });
  const perch = await caught("2026-01-16", { species: "Perch", length: 13, depth: 4.5, lure_type: "Jig" });
  const pike = await caught("2024-11-15", { species: "Pike", weight: 11.8, length: 36, lure_type: "Spoon" });
  await caught("2026-05-02", CRANE);

  expect((await my.get(`/waters/${vermilion}/stats`)).json()).toEqual({
    bySpecies: [
      { species: "Walleye", count: 2 },
      { species: "Perch", count: 1 },
      { species: "Pike", count: 1 },
    ],
    byMonth: [
      { month: 1, fish: 1, trips: 0, blanks: 0, hours: 0 },
      { month: 5, fish: 2, trips: 2, blanks: 1, hours: 8 },
      { month: 8, fish: 0, trips: 1, blanks: 1, hours: 2.5 },
      { month: 11, fish: 1, trips: 0, blanks: 0, hours: 0 },
    ],
    byYear: [
      { year: 2026, fish: 3, trips: 2, blanks: 1, hours: 6.5 },
      { year: 2025, fish: 0, trips: 1, blanks: 1, hours: 4 },
      { year: 2024, fish: 1, trips: 0, blanks: 0, hours: 0 },
    ],
    byDepth: [
      { depth: 4.5, fish: 1 },
      { depth: 12, fish: 2 },
    ],
    byLure: [
      { lure: "Jig", fish: 3, species: ["Walleye", "Perch"] },
      { lure: "Spoon", fish: 1, species: ["Pike"] },
    ],
    bests: [
      { catchId: pike.id, species: "Pike", weight: 11.8, length: 36, day: "2024-11-15" },
      { catchId: first.id, species: "Walleye", weight: 3, length: 19, day: "2026-05-02" },
      { catchId: perch.id, species: "Perch", weight: null, length: 13, day: "2026-01-16" },
    ],
  });
});

const temperature = (day: string) => ({
  id: uuidv7(),
  at: `${day}T18:00:00.000Z`,
  temperature: 48,
  level: null,
});
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

/** Returns whether each water, by its id, has conditions. */
async function listWhetherKnown(): Promise<Record<string, boolean>> {
  const { waters } = await list();
  return Object.fromEntries(waters.map(({ id, has_conditions: has }: Record<string, unknown>) => [id, has]));
}

test("a water has conditions with a gauge, a temperature of 15 days, or ten of a lake", async () => {
  expect(await listWhetherKnown()).toEqual({ [vermilion]: false, [crane]: false });

  await my.post(`/waters/${crane}/readings`, temperature(daysAgo(14)));
  expect(await listWhetherKnown()).toEqual({ [vermilion]: false, [crane]: true });

  for (let days = 1; days < 10; days += 1) {
    await my.post(`/waters/${vermilion}/readings`, temperature(daysAgo(30 + days)));
  }
  expect(await listWhetherKnown()).toMatchObject({ [vermilion]: false });
  await caught(daysAgo(50), { water_temperature: 50 });
  expect(await listWhetherKnown()).toMatchObject({ [vermilion]: true });

  const gauged = (await api.given.namedWater(ana, { name: "Vermilion River", latitude: 10 })).id;
  await writeGauge(api.db, { userId: ana.id, id: gauged }, A_GAUGE);
  expect(await listWhetherKnown()).toMatchObject({ [gauged]: true });
});

test("of somebody else's waters nothing is listed", async () => {
  await caught("2026-05-02");
  const bo = api.as(await api.given.user());
  expect((await bo.get("/waters")).json()).toEqual({ waters: [], unnamed: [] });
  expect((await bo.get(`/waters/${vermilion}/stats`)).statusCode).toBe(404);
});

test("catches and trips are filtered by water, and searched by its name and that of the spot", async () => {
  const here = await caught("2026-05-02");
  await caught("2026-05-03", CRANE);
  const tripped = await trip("2026-05-02");
  await trip("2026-05-09", CRANE);
  const ids = async (path: string) => {
    const { catches, trips, features } = (await my.get(path)).json();
    return (catches ?? trips ?? features.map((each: { properties: object }) => each.properties)).map(
      ({ id }: { id: string }) => id,
    );
  };
  const everything = (await my.get("/catches")).json().catches;
  for (const query of [`water=${vermilion.toUpperCase()}`, "q=vermilion", "q=reef+walleye"]) {
    expect(await ids(`/catches?${query}`)).toEqual([here.id]);
    expect(matchWithoutDatabase(everything, query), "clients find the same without the API").toEqual([
      here.id,
    ]);
    expect(await ids(`/catches/geojson?${query}`)).toEqual([here.id]);
    expect((await my.get(`/catches/stats/totals?${query}`)).json().count).toBe(1);
  }
  expect(await ids(`/catches?water=${vermilion}&water=${crane}`)).toHaveLength(2);
  for (const query of [`water=${vermilion}`, "q=vermilion"]) {
    expect(await ids(`/trips?${query}`)).toEqual([tripped.id]);
  }
  // The name of a water is a searched word.
  const { didYouMean } = (await my.get("/catches?q=vermillon")).json();
  expect(didYouMean).toMatchObject({ to: "Vermilion", total: 1 });
});
