import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { cellOf } from "@creel/domain/places/cell";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { aCatch, aTrip } from "../testing/fixtures/given.ts";
import { givenToken } from "../testing/given-token.ts";
import { setupApi } from "../testing/setup-api.ts";

const { west, south, east, north } = cellOf(aCatch(), 0.1);
const SQUARE = { west, south, east, north, size: 0.1 };
const LOG = ["read:log", "write:catches"] as const;

/** Sets up an angler, and programs of theirs with and without places. */
async function setup() {
  const api = await setupApi();
  const ana = await api.given.user();
  const program = api.as(await givenToken(api.db, ana, LOG));
  const trusted = api.as(await givenToken(api.db, ana, [...LOG, "read:places"]));
  return { ...api, ana, my: api.as(ana), program, trusted };
}

test("a catch is a square and a day for a program without places, and as ever with them", async () => {
  const { ana, my, program, trusted, given } = await setup();
  await given.namedWater(ana);
  const { field } = (await my.post("/custom-fields", { name: "Where", kind: "text" })).json();
  const sent = { ...aCatch(), notes: "Off the reef", weight: 3, custom: { [field.id]: "North arm" } };
  const { catch: whole } = (await my.post("/catches", sent)).json();
  const path = `/catches/${whole.id}`;

  const { catch: shown } = (await program.get(path)).json();

  expect(whole).toMatchObject({ water: { name: "Lake Vermilion" }, spot: { name: "Reef" } });
  expect(shown).toMatchObject({
    species: "Walleye",
    weight: 3,
    date: "2026-11-20T18:00:00.000Z",
    time_zone: "America/Chicago",
    time: null,
    latitude: null,
    longitude: null,
    square: SQUARE,
    notes: null,
    water: null,
    spot: null,
    trip_id: null,
  });
  expect(shown).not.toHaveProperty("custom");
  expect((await program.get("/catches")).json().catches).toEqual([shown]);
  expect((await trusted.get(path)).json().catch).toEqual(whole);
});

test("the square stays that of the first fish of a spot", async () => {
  const { program, my } = await setup();
  const edge = { ...aCatch(), latitude: 47.8001 };
  await my.post("/catches", edge);
  const beside = (await my.post("/catches", { ...edge, latitude: 47.7999 })).json().catch;

  expect((await program.get(`/catches/${beside.id}`)).json().catch.square).toMatchObject({ south: 47.8 });
});

test("a catch that a program logs is answered as it may see it", async () => {
  const { ana, given, program } = await setup();
  await given.namedWater(ana);

  const answer = await program.post("/catches", { ...aCatch(), notes: "Off the reef" });

  expect(answer.statusCode).toBe(201);
  expect(answer.json().catch).toMatchObject({ latitude: null, square: SQUARE, water: null, notes: null });
});

test("a trip is a square and a day for a program without places", async () => {
  const { ana, my, program, trusted, given } = await setup();
  await given.namedWater(ana);
  const words = {
    notes: "Off the reef",
    place_name: "North arm",
    companions: ["Nils"],
    method: "From the dam",
  };
  const id = uuidv7({ msecs: Date.parse("2026-11-20T12:34:56.789Z") });
  await my.post("/trips", { ...aTrip(), id, ...words });
  await my.post(`/trips/${id}/events`, { id: uuidv7(), at: aTrip().started_at, kind: "lost", quantity: 1 });

  const [shown] = (await program.get("/trips")).json().trips;

  expect(shown).toMatchObject({
    started_at: "2026-11-20T18:00:00.000Z",
    ended_at: "2026-11-20T18:00:00.000Z",
    started_on: "2026-11-20",
    time_zone: "America/Chicago",
    hours: { fished: 4.5 },
    counts: { lost: 1 },
    latitude: null,
    square: SQUARE,
    water: null,
    place_name: null,
    notes: null,
    companions: [],
    method: null,
    weather: null,
    score: { before: null, during: null },
  });
  expect(Number.parseInt(shown.id.replace("-", "").slice(0, 12), 16) % DAY_MS).toBe(0);
  expect(shown).not.toHaveProperty("custom");
  const [whole] = (await trusted.get("/trips")).json().trips;
  expect(whole).toMatchObject({ id, water: { name: "Lake Vermilion" }, notes: "Off the reef" });
});

describe("a program without places learns nothing from what matches", () => {
  test.each([
    "/catches?near=47.8,-92.2",
    "/catches?bbox=-92.3,47.8,-92.2,47.9",
    "/catches?q=reef",
    `/catches?water=${uuidv7()}`,
    `/catches?trip=${uuidv7()}`,
    "/catches?weather=Cloudy",
    `/catches?custom=${uuidv7()}:reef`,
    "/catches?from=2026-11-20T12:00:00Z",
    "/catches?from=2026-11-20&from=2026-11-20T12:00:00Z",
    "/catches/stats/totals?near=47.8,-92.2",
    `/trips?water=${uuidv7()}`,
    "/trips?to=2026-11-20T12:00:00Z",
    `/trips/stats?water=${uuidv7()}`,
  ])("%s", async (path) => {
    const { program, trusted } = await setup();

    expect((await program.get(path)).json()).toMatchObject({ statusCode: 403, code: "scope_missing" });
    expect((await trusted.get(path)).json().code).not.toBe("scope_missing");
  });

  test("by day, species and size it may filter", async () => {
    const { program } = await setup();
    const answer = await program.get("/catches?species=Walleye&from=2026-11-20&to=2026-11-21&minWeight=2");

    expect(answer.statusCode).toBe(200);
  });
});

describe("pages", () => {
  test.each(["catches", "trips"] as const)("of %s are turned without telling the hour", async (list) => {
    const { ana, given, program } = await setup();
    for (const day of [18, 19, 20]) {
      const [start, end] = [`2026-11-${day}T12:00:00.000Z`, `2026-11-${day}T13:00:00.000Z`];
      if (list === "catches") await given.loggedCatch(ana, { date: start });
      else await given.loggedTrip(ana, { started_at: start, ended_at: end });
    }

    const first = (await program.get(`/${list}?limit=2`)).json();
    const rest = (await program.get(`/${list}?limit=2&cursor=${first.nextCursor}`)).json();

    expect(Buffer.from(first.nextCursor, "base64url").toString()).not.toContain("2026");
    expect([first[list].length, rest[list].length, rest.nextCursor]).toEqual([2, 1, null]);
  });

  test.each([
    ["that somebody made up", async () => "A".repeat(80)],
    [
      "that the angler has from the page",
      async ({ my }: Setup) => (await my.get("/catches?limit=1")).json().nextCursor,
    ],
    ["of another angler's program", async (all: Setup) => othersCursor(all)],
  ])("with a cursor %s are refused", async (_what, cursorOf) => {
    const all = await setup();
    await logTwo(all, all.ana);

    const answer = await all.program.get(`/catches?limit=1&cursor=${await cursorOf(all)}`);

    expect(answer.json()).toMatchObject({ statusCode: 400, fields: { cursor: expect.any(String) } });
  });
});

type Setup = Awaited<ReturnType<typeof setup>>;

async function logTwo({ given }: Pick<Setup, "given">, angler: Setup["ana"]): Promise<void> {
  for (const day of [18, 19]) {
    await given.loggedCatch(angler, { date: `2026-11-${day}T12:00:00.000Z` });
  }
}

async function othersCursor({ as, db, given }: Setup): Promise<string> {
  const bo = await given.user();
  await logTwo({ given }, bo);
  return (await as(await givenToken(db, bo, LOG)).get("/catches?limit=1")).json().nextCursor;
}
