import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { lockOwn } from "../../database/lock-own.ts";
import { whileUnderWay } from "../../testing/databases/at-once.ts";
import { rowsThatName } from "../../testing/databases/rows-that-name.ts";
import { aTrip } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

const EVERYTHING = {
  ...aTrip(),
  start_source: "typed",
  end_source: "typed",
  hours_override: 4,
  place_name: "Lake Vermilion",
  method: "Trolling",
  target_species: ["Walleye", "Huchen"],
  all_logged: false,
  lines: 2,
  anglers: 3,
  companions: ["Bo", "Žofie"],
  notes: "Fog until nine.\n🎣",
  water_temperature: 44.5,
};

async function setup() {
  const api = await setupApi();
  const ana = await api.given.user({ timeZone: "America/Chicago" });
  return { ...api, ana, my: api.as(ana) };
}

test("gives back a trip exactly as it was added", async () => {
  const { my } = await setup();

  const added = await my.post("/trips", EVERYTHING);
  const read = await my.get(`/trips/${added.json().trip.id}`);

  expect(added.statusCode, added.body).toBe(201);
  expect(added.headers["etag"]).toBe('"1"');
  const { hours_override: override, ...sent } = EVERYTHING;
  expect(read.json()).toEqual({
    trip: {
      ...sent,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: 1,
      started_on: "2026-11-20",
      hours: { clock: 4.5, paused: 0, override, fished: 4, usable: false },
      water: null,
      is_water_chosen: false,
      custom: {},
      counts: { fish: 0, kept: 0, released: 0, strikes: 0, lost: 0, follows: 0, bySpecies: [] },
      score: { before: null, during: null },
      weather: null,
      is_sample: false,
      last_sign: null,
      prediction: null,
      events: [],
      track: [],
      conditions: { state: "waiting", hours: [] },
      catchIds: [],
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    },
  });
});

test("a trip that is sent twice is there once, as it was first", async () => {
  const { my } = await setup();
  const id = uuidv7();
  await my.post("/trips", { ...aTrip(), id, notes: "First" });

  const again = await my.post("/trips", { ...aTrip(), id, notes: "Second" });

  expect(again.statusCode).toBe(200);
  expect(again.json().trip).toMatchObject({ id, version: 1, notes: "First" });
});

test("the day of a trip is that of the angler's clock, also over midnight", async () => {
  const { my } = await setup();
  const night = { started_at: "2026-06-02T03:30:00.000Z", ended_at: "2026-06-02T09:00:00.000Z" };

  const { trip } = (await my.post("/trips", { ...night, time_zone: "America/Chicago" })).json();

  expect(trip).toMatchObject({ started_on: "2026-06-01", hours: { clock: 5.5, usable: true } });
});

test("without an end a trip runs, and there is one at a time", async () => {
  const { my } = await setup();
  expect((await my.get("/trips/running")).json()).toEqual({ trip: null });
  const now = Date.now();
  const started = new Date(now - 60_000).toISOString();
  const { trip } = (await my.post("/trips", { started_at: started, start_source: "tap" })).json();
  const at = new Date(now - 1000).toISOString();
  await my.post(`/trips/${trip.id}/events`, { at, kind: "strike" });

  const another = await my.post("/trips", { started_at: new Date(now).toISOString() });

  expect((await my.get("/trips/running")).json().trip).toMatchObject({
    id: trip.id,
    ended_at: null,
    end_source: null,
    last_sign: at,
    hours: { clock: null, fished: null, usable: false },
  });
  expect(another.statusCode).toBe(409);
  expect(another.json()).toMatchObject({
    code: "trip_running",
    running: { id: trip.id, started_at: started, lastSign: at },
  });
});

test("of two starts at once one runs, and the other is told of it", async () => {
  const { my, ana, db } = await setup();
  const start = () => my.post("/trips", { started_at: new Date().toISOString() });

  const [second] = await whileUnderWay(db, {
    lock: (holder) => lockOwn(holder, ana.id),
    first: start,
    others: [start],
  });

  expect(second?.statusCode, second?.body).toBe(409);
  const { trip } = (await my.get("/trips/running")).json();
  expect(second?.json()).toMatchObject({ code: "trip_running", running: { id: trip.id } });
});

test.each([
  ["within it", "13:00", "14:00"],
  ["around it", "11:00", "18:00"],
  ["over its start", "11:00", "12:01"],
  ["over its end", "16:29", "18:00"],
])("a trip %s is refused with the id of the other", async (_where, from, to) => {
  const { my } = await setup();
  const { trip } = (await my.post("/trips", aTrip())).json();
  const times = { started_at: `2026-11-20T${from}:00.000Z`, ended_at: `2026-11-20T${to}:00.000Z` };

  const refused = await my.post("/trips", { ...aTrip(), ...times });

  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: "trip_overlaps", overlaps: { id: trip.id } });
});

test.each([
  ["before it", "11:00", "12:00"],
  ["after it", "16:30", "18:00"],
])("a trip right %s is none that overlaps", async (_where, from, to) => {
  const { my } = await setup();
  await my.post("/trips", aTrip());
  const times = { started_at: `2026-11-20T${from}:00.000Z`, ended_at: `2026-11-20T${to}:00.000Z` };

  expect((await my.post("/trips", { ...aTrip(), ...times })).statusCode).toBe(201);
});

test("a trip in the time of the one that runs is refused, one before it is not", async () => {
  const { my } = await setup();
  const { trip } = (await my.post("/trips", { started_at: "2026-11-21T10:00:00.000Z" })).json();
  const over = { started_at: "2026-11-21T09:00:00.000Z", ended_at: "2026-11-21T10:30:00.000Z" };

  expect((await my.post("/trips", over)).json()).toMatchObject({ overlaps: { id: trip.id } });
  expect((await my.post("/trips", aTrip())).statusCode).toBe(201);
  expect((await my.put(`/trips/${trip.id}`, { started_at: "2026-11-20T15:00:00.000Z" })).statusCode).toBe(
    409,
  );
});

test("a start that is told days later is taken beside trips that came after it, its end only if it was before them", async () => {
  const { my } = await setup();
  const { trip: next } = (await my.post("/trips", aTrip())).json();

  const within = await my.post("/trips", { started_at: "2026-11-20T13:00:00.000Z" });
  const late = await my.post("/trips", { started_at: "2026-11-20T09:00:00.000Z" });
  const end = (time: string) =>
    my.post(`/trips/${late.json().trip.id}/end`, {
      ended_at: `2026-11-20T${time}:00.000Z`,
      source: "tap",
    });

  expect(within.json()).toMatchObject({ code: "trip_overlaps", overlaps: { id: next.id } });
  expect(late.statusCode, late.body).toBe(201);
  expect((await end("13:00")).json()).toMatchObject({ code: "trip_overlaps", overlaps: { id: next.id } });
  expect((await end("11:00")).json().trip).toMatchObject({ hours: { fished: 2 } });
});

test("changes what was sent and keeps the rest; null clears", async () => {
  const { my } = await setup();
  const { trip } = (await my.post("/trips", EVERYTHING)).json();

  const response = await my.put(`/trips/${trip.id}`, { all_logged: true, hours_override: null, notes: null });

  expect(response.statusCode, response.body).toBe(200);
  expect(response.headers["etag"]).toBe('"2"');
  expect(response.json().trip).toMatchObject({
    ...trip,
    version: 2,
    all_logged: true,
    notes: null,
    hours: { clock: 4.5, override: null, fished: 4.5, usable: true },
    updated_at: expect.any(String),
  });
});

test("a change of a version that is over is answered with the trip as it is", async () => {
  const { my } = await setup();
  const { trip } = (await my.post("/trips", aTrip())).json();
  await my.put(`/trips/${trip.id}`, { notes: "Theirs" }, { "if-match": '"1"' });

  const late = await my.put(`/trips/${trip.id}`, { notes: "Mine" }, { "if-match": '"1"' });

  expect(late.statusCode).toBe(412);
  expect(late.json()).toMatchObject({
    code: "stale_version",
    message: "This was changed somewhere else. Please reload it.",
    trip: { notes: "Theirs", version: 2 },
  });
});

test("a change whose answer was lost is answered as done", async () => {
  const { my } = await setup();
  const { trip } = (await my.post("/trips", aTrip())).json();
  const change = { notes: "Fog", target_species: ["Walleye"], ended_at: "2026-11-20T17:00:00.000Z" };
  await my.put(`/trips/${trip.id}`, change, { "if-match": '"1"' });

  const again = await my.put(`/trips/${trip.id}`, change, { "if-match": '"1"' });

  expect(again.statusCode, again.body).toBe(200);
  expect(again.json().trip).toMatchObject({ version: 2, notes: "Fog", hours: { clock: 5 } });
});

test("ends the trip that runs, once", async () => {
  const { my } = await setup();
  const { trip } = (await my.post("/trips", { ...aTrip(), ended_at: null, start_source: "tap" })).json();
  const end = (time: string) =>
    my.post(`/trips/${trip.id}/end`, { ended_at: `2026-11-20T${time}:00.000Z`, source: "tap" });

  const ended = await end("15:00");
  const again = await end("16:00");

  expect(ended.statusCode, ended.body).toBe(200);
  expect(ended.json().trip).toMatchObject({
    version: 2,
    ended_at: "2026-11-20T15:00:00.000Z",
    end_source: "tap",
    hours: { clock: 3, fished: 3, usable: true },
  });
  expect(again.json().trip).toEqual(ended.json().trip);
});

test("an end before the start is refused", async () => {
  const { my } = await setup();
  const { trip } = (await my.post("/trips", { ...aTrip(), ended_at: null })).json();

  const response = await my.post(`/trips/${trip.id}/end`, {
    ended_at: "2026-11-20T11:00:00.000Z",
    source: "tap",
  });

  expect(response.json().fields).toEqual({
    ended_at: "A trip must end after it starts, and within 7 days",
  });
});

test("an end that nobody said holds until somebody says another", async () => {
  const { my } = await setup();
  const forgotten = { ...aTrip(), end_source: "forgotten" };
  const { trip } = (await my.post("/trips", forgotten)).json();
  expect(trip.hours).toMatchObject({ fished: 4.5, usable: false });

  const entered = await my.post(`/trips/${trip.id}/end`, {
    ended_at: "2026-11-20T15:00:00.000Z",
    source: "typed",
  });
  const confirmed = await my.put(`/trips/${trip.id}`, { end_source: "typed" });

  expect(entered.json().trip).toMatchObject({ end_source: "typed", hours: { fished: 3, usable: true } });
  expect(confirmed.json().trip.hours.usable).toBe(true);
});

test("a trip can run again, if no other does", async () => {
  const { my } = await setup();
  const { trip } = (await my.post("/trips", aTrip())).json();

  expect((await my.put(`/trips/${trip.id}`, { ended_at: null })).json().trip).toMatchObject({
    ended_at: null,
    end_source: null,
  });
  expect((await my.get("/trips/running")).json().trip.id).toBe(trip.id);
});

test("the trips of one angler are in nobody's way", async () => {
  const { as, given } = await setupApi();
  const [ana, bo] = [await given.user(), await given.user()];
  const id = uuidv7();

  expect((await as(ana).post("/trips", { ...aTrip(), id })).statusCode).toBe(201);
  expect((await as(bo).post("/trips", { ...aTrip(), id })).statusCode).toBe(201);
});

test("an account goes with its trips, waters, gear and own fields", async () => {
  const { db, given } = await setupApi();
  const ana = await given.user();
  await given.filledTrip(ana);
  expect(await rowsThatName(db, [ana.id])).toHaveLength(29);

  await db.deleteFrom("users").where("id", "=", ana.id).execute();

  expect(await rowsThatName(db, [ana.id])).toEqual([]);
});

test("who writes trips waits for who does already, and for nobody else", async () => {
  const { my, ana, db, as, given } = await setup();
  const bo = await given.user();

  await db.transaction().execute(async (transaction) => {
    await lockOwn(transaction, ana.id);
    expect((await as(bo).post("/trips", aTrip())).statusCode).toBe(201);
    expect(
      (await my.post("/catches", { species: "Pike", date: "2026-11-20", latitude: 1, longitude: 1 }))
        .statusCode,
    ).toBe(201);
  });
});
