import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { aCatch } from "../../testing/fixtures/given.ts";
import { matchWithoutDatabase } from "../../testing/match-without-database.ts";
import { setupApi } from "../../testing/setup-api.ts";

/** Sets up a trip of four and a half hours, and a function that logs catches on its day. */
async function setup() {
  const { as, given, db } = await setupApi();
  const ana = await given.user();
  const trip = await given.loggedTrip(ana);
  const my = as(ana);
  const log = (time: string, fields: object = {}) =>
    my.post("/catches", { ...aCatch(), date: `2026-11-20T${time}:00.000Z`, ...fields });
  const read = async (id = trip.id) => (await my.get(`/trips/${id}`)).json().trip;
  return { as, given, db, ana, my, trip, log, read };
}

test.each([
  ["as it began", "12:00", {}],
  ["as it ended", "16:30", {}],
  ["49 km away", "13:00", { latitude: 47.831174 + 49 / 111.2 }],
])("a catch %s is of the trip in whose time it was caught", async (_when, time, fields) => {
  const { trip, log, read } = await setup();

  const { catch: caught } = (await log(time, fields)).json();

  expect(caught.trip_id).toBe(trip.id);
  expect(await read()).toMatchObject({
    version: 1,
    counts: { fish: 1, bySpecies: [{ species: "Walleye", count: 1 }] },
    catchIds: [caught.id],
  });
});

test.each([
  ["before it", "11:59", {}],
  ["after it", "16:31", {}],
  ["51 km away", "13:00", { latitude: 47.831174 + 51 / 111.2 }],
  ["of which the angler says so", "13:00", { trip_id: null }],
  ["of which only the day is known", "13:00", { date: "2026-11-20" }],
])("a catch %s is of no trip", async (_when, time, fields) => {
  const { log } = await setup();

  expect((await log(time, fields)).json().catch.trip_id).toBeNull();
});

test("a catch is of the trip that the angler says, whatever the time", async () => {
  const { trip, log } = await setup();

  expect((await log("20:00", { trip_id: trip.id })).json().catch.trip_id).toBe(trip.id);
});

test("the catches of a trip are listed page by page, as the log is, and clients find the same", async () => {
  const { trip, log, my } = await setup();
  for (const minute of ["10", "20", "30"]) await log(`13:${minute}`);
  await log("18:00");
  const all = (await my.get("/catches")).json().catches;

  const first = (await my.get(`/catches?trip=${trip.id}&sort=date&limit=2`)).json();
  const rest = (await my.get(`/catches?trip=${trip.id}&sort=date&limit=2&cursor=${first.nextCursor}`)).json();

  expect(first.total).toBe(3);
  expect(rest.nextCursor).toBeNull();
  const listed = [...first.catches, ...rest.catches];
  expect(listed.map(({ date }) => date.slice(11, 16))).toEqual(["13:10", "13:20", "13:30"]);
  expect(matchWithoutDatabase(all, `trip=${trip.id.toUpperCase()}&sort=date`)).toEqual(
    listed.map(({ id }) => id),
  );
  expect((await my.get(`/catches/stats/totals?trip=${trip.id}`)).json().count).toBe(3);
});

test("the trip of a catch is taken in either spelling, also in a change", async () => {
  const { trip, log, my } = await setup();

  const { catch: caught } = (await log("20:00", { tripId: trip.id })).json();
  const out = await my.put(`/catches/${caught.id}`, { tripId: null });

  expect(caught.trip_id).toBe(trip.id);
  expect(out.json().catch.trip_id).toBeNull();
});

test("a trip that was deleted on another device keeps no catch from being logged", async () => {
  const { trip, log, given } = await setup();
  const theirs = await given.loggedTrip(await given.user());

  expect((await log("20:00", { trip_id: uuidv7() })).json().catch.trip_id).toBeNull();
  expect((await log("20:00", { trip_id: theirs.id })).json().catch.trip_id).toBeNull();
  expect((await log("13:00", { trip_id: uuidv7() })).json().catch.trip_id).toBe(trip.id);
});

test("a trip id that is none is refused by its name", async () => {
  const { log } = await setup();

  expect((await log("13:00", { trip_id: "the first" })).json().fields).toEqual({
    trip_id: "Trip must be a UUID",
  });
});

test("a catch is moved to a trip, taken out of it, and stays where nothing is said", async () => {
  const { trip, log, my } = await setup();
  const { catch: caught } = (await log("20:00")).json();
  const change = async (fields: object, version: number) =>
    my.put(`/catches/${caught.id}`, fields, { "if-match": `"${version}"` });

  expect((await change({ trip_id: trip.id }, 1)).json().catch.trip_id).toBe(trip.id);
  expect((await change({ notes: "Fog" }, 2)).json().catch.trip_id).toBe(trip.id);
  expect((await change({ trip_id: null }, 3)).json().catch.trip_id).toBeNull();
  // The client lost the answer and sends the change again.
  expect((await change({ trip_id: null }, 3)).json().catch).toMatchObject({ version: 4, trip_id: null });
  expect((await change({ trip_id: trip.id }, 3)).statusCode).toBe(412);
});

test("catches from before a trip was added become its catches, unless the angler said no", async () => {
  const { log, my, read } = await setup();
  const { catch: early } = (await log("18:10")).json();
  const { catch: late } = (await log("19:50")).json();
  await log("18:30", { trip_id: null });
  await log("18:40", { latitude: 40 });
  await log("20:30");

  const times = { started_at: "2026-11-20T18:00:00.000Z", ended_at: "2026-11-20T20:00:00.000Z" };
  const { trip } = (await my.post("/trips", { ...times, latitude: 47.8, longitude: -92.2 })).json();

  expect(trip).toMatchObject({ counts: { fish: 2 }, catchIds: [early.id, late.id] });
  const longer = (await my.put(`/trips/${trip.id}`, { ended_at: "2026-11-20T21:00:00.000Z" })).json().trip;
  expect(longer.counts.fish).toBe(3);
  expect((await read(early.trip_id ?? trip.id)).catchIds).toHaveLength(3);
});

test("a start that is told days later takes the catches of its trip alone, once its end is told", async () => {
  const { my, given, ana } = await setup();
  const [of, after] = [
    await given.loggedCatch(ana, { ...aCatch(), date: "2026-10-01T13:00:00.000Z" }),
    await given.loggedCatch(ana, { ...aCatch(), date: "2026-10-03T13:00:00.000Z" }),
  ];

  const { trip } = (await my.post("/trips", { started_at: "2026-10-01T12:00:00.000Z" })).json();
  expect(trip.catchIds).toEqual([]);
  const end = { ended_at: "2026-10-01T15:00:00.000Z", source: "tap" };
  const ended = (await my.post(`/trips/${trip.id}/end`, end)).json().trip;

  expect(ended.catchIds).toEqual([of.id]);
  expect((await my.get(`/catches/${after.id}`)).json().catch.trip_id).toBeNull();
});

test("a trip that is deleted leaves its catches, or takes them along with their photos", async () => {
  const { trip, log, my, db } = await setup();
  const { catch: caught } = (await log("13:00")).json();
  await my.delete(`/trips/${trip.id}`);
  expect((await my.get(`/catches/${caught.id}`)).json().catch.trip_id).toBeNull();

  const again = (await my.post("/trips", { started_at: trip.startedAt, ended_at: trip.endedAt })).json().trip;
  const outside = (await log("20:00")).json().catch;
  expect(again.catchIds).toEqual([caught.id]);
  const photo = { fileId: uuidv7(), position: 0, width: 1, height: 1, bytes: 1, placeholder: "" };
  await db
    .insertInto("photos")
    .values({ ...photo, userId: trip.userId, id: uuidv7(), catchId: caught.id })
    .execute();
  expect((await my.delete(`/trips/${again.id}?catches=delete`)).statusCode).toBe(204);

  expect((await my.get(`/catches/${caught.id}`)).statusCode).toBe(404);
  expect((await my.get(`/catches/${outside.id}`)).statusCode).toBe(200);
  expect((await my.get(`/trips/${again.id}`)).statusCode).toBe(404);
});

test.each([
  ["2 minutes after a tap", { start_source: "tap" }, "12:02", "first_catch"],
  ["4 minutes after a tap", { start_source: "tap" }, "12:04", "tap"],
  ["2 minutes after a start that was typed", { start_source: "typed" }, "12:02", "typed"],
] as const)(
  "the clock of a trip whose first fish came %s began as it did",
  async (_when, trait, time, source) => {
    const { as, given } = await setupApi();
    const ana = await given.user();
    const trip = await given.loggedTrip(ana, trait);

    await as(ana).post("/catches", { ...aCatch(), date: `2026-11-20T${time}:00.000Z` });

    expect((await as(ana).get(`/trips/${trip.id}`)).json().trip).toMatchObject({
      version: 1,
      start_source: source,
    });
  },
);
