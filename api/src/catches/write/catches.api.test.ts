import { examplesOf } from "@creel/domain/details/detail-examples";
import { mapDetails } from "@creel/domain/details/details";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { isOnCitus } from "../../testing/databases/on-citus.ts";
import { aCatch } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";

const EVERYTHING = {
  ...aCatch(),
  length: 25.5,
  weight: 6.2,
  depth: 18,
  lure_type: "Jig",
  notes: "Second cast off the point, dead slow.\nÜmlaut, 漢字, 🎣",
  weather_conditions: "Partly Cloudy",
  air_temperature: 41,
  water_temperature: 44,
  wind_speed: 8,
  wind_direction: "SW",
  barometric_pressure: 29.92,
  pressure_trend: "Falling",
  lunar_phase: "Waxing Gibbous",
};

const byNumber = (one: number, other: number) => one - other;

test("gives back a catch exactly as it was logged", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();

  const everything = {
    ...mapDetails((name) => examplesOf(name)[0]),
    ...EVERYTHING,
    position_accuracy: 4.5,
    clock_offset: -130,
  };

  const logged = await as(ana).post("/catches", everything);
  const read = await as(ana).get(`/catches/${logged.json().catch.id}`);

  expect(logged.statusCode).toBe(201);
  expect(logged.headers["etag"]).toBe('"1"');
  expect(read.json()).toEqual({
    catch: {
      ...everything,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: 1,
      conditions_filled: null,
      time: "06:42",
      trip_id: null,
      water: null,
      spot: null,
      lure_id: null,
      variant_id: null,
      rod_id: null,
      chosen: [],
      custom: {},
      photo_url: null,
      photo_urls: [],
      photos: [],
      is_sample: false,
      created_at: expect.stringMatching(/Z$/),
      updated_at: expect.stringMatching(/Z$/),
    },
  });
});

test("keeps every digit of a measure", async () => {
  const { as, given } = await setupApi();
  const measures = { length: 24.015748031496063, weight: 6.625, depth: 0, barometric_pressure: 29.92 };

  const logged = await as(await given.user()).post("/catches", { ...aCatch(), ...measures });

  expect(logged.json().catch).toMatchObject(measures);
});

test("needs only what, when and where", async () => {
  const { as, given } = await setupApi();

  const logged = await as(await given.user()).post("/catches", aCatch());

  expect(logged.statusCode).toBe(201);
  expect(logged.json().catch).toMatchObject({
    species: "Walleye",
    length: null,
    notes: null,
    lunar_phase: null,
    position_accuracy: null,
    clock_offset: null,
  });
});

test("how exact a place was measured goes with the place, and is nothing for another place without it", async () => {
  const { as, given } = await setupApi();
  const ana = as(await given.user());
  const log = () => ana.post("/catches", { ...aCatch(), positionAccuracy: 12, clockOffset: 0 });
  const change = async (changes: object) => {
    const { id, latitude, longitude } = (await log()).json().catch;
    const fields = { latitude, longitude, ...changes };
    return (await ana.put(`/catches/${id}`, fields)).json().catch;
  };

  expect((await log()).json().catch).toMatchObject({ position_accuracy: 12, clock_offset: 0 });
  expect(await change({ weight: 5 })).toMatchObject({ position_accuracy: 12, clock_offset: 0 });
  expect(await change({ latitude: 12 })).toMatchObject({ position_accuracy: null });
  expect(await change({ latitude: 12, position_accuracy: 3 })).toMatchObject({ position_accuracy: 3 });
  expect(await change({ position_accuracy: null })).toMatchObject({ position_accuracy: null });
});

test("takes the user's own time zone when the catch names none", async () => {
  const { as, given } = await setupApi();
  const { time_zone: _, ...rest } = aCatch();

  const logged = await as(await given.user({ timeZone: "Europe/Oslo" })).post("/catches", rest);

  expect(logged.json().catch).toMatchObject({ time_zone: "Europe/Oslo", time: "13:42" });
});

test("a day without a time stays that day, without a time", async () => {
  const { as, given } = await setupApi();
  const sent = { ...aCatch(), date: "2026-03-29", time_zone: "Pacific/Auckland" };

  const { catch: logged } = (await as(await given.user()).post("/catches", sent)).json();

  expect(logged).toMatchObject({
    date: "2026-03-28T23:00:00.000Z",
    time: null,
    time_zone: "Pacific/Auckland",
  });
});

test("tells the two hours apart that a clock shows twice", async () => {
  const { as, given } = await setupApi();
  const ana = as(await given.user());
  const log = async (date: string) =>
    (await ana.post("/catches", { ...aCatch(), date, time_zone: "America/Chicago" })).json().catch;

  const before = await log("2026-11-01T06:30:00Z");
  const after = await log("2026-11-01T07:30:00Z");

  expect([before.time, after.time]).toEqual(["01:30", "01:30"]);
  expect(after.date > before.date).toBe(true);
});

test("takes both spellings of a field, and the one with underscores when both are sent", async () => {
  const { as, given } = await setupApi();
  const sent = {
    ...aCatch(),
    lureType: "Spoon",
    waterTemperature: 50,
    weatherConditions: "Sunny",
    airTemperature: 60,
    windSpeed: 3,
    windDirection: "N",
    barometricPressure: 30,
    pressureTrend: "Steady",
    lunarPhase: "New Moon",
    wind_direction: "NE",
    location: "47.831174, -92.264829",
  };

  const logged = await as(await given.user()).post("/catches", sent);

  expect(logged.json().catch).toMatchObject({
    lure_type: "Spoon",
    water_temperature: 50,
    weather_conditions: "Sunny",
    air_temperature: 60,
    wind_speed: 3,
    wind_direction: "NE",
    barometric_pressure: 30,
    pressure_trend: "Steady",
    lunar_phase: "New Moon",
  });
});

test("keeps a species that is not listed as it was written, and a listed one in the list's spelling", async () => {
  const { as, given } = await setupApi();
  const ana = as(await given.user());
  const log = async (species: string) => (await ana.post("/catches", { ...aCatch(), species })).json();

  expect((await log("  Zander ")).catch.species).toBe("Zander");
  expect((await log("bass (smallmouth)")).catch.species).toBe("Bass (Smallmouth)");
  expect((await log("other")).fields).toEqual({ species: "Species must be named when it is Other" });
});

test("the same id again, from the same angler, is the same catch and changes nothing", async () => {
  const { as, given } = await setupApi();
  const ana = as(await given.user());
  const id = uuidv7();

  const first = await ana.post("/catches", { ...aCatch(), id, weight: 5 });
  const again = await ana.post("/catches", { ...aCatch(), id: id.toUpperCase(), weight: 9 });

  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
});

test("20 times the same catch at once is one catch", async () => {
  const { as, given } = await setupApi();
  const ana = as(await given.user());
  const sent = { ...aCatch(), id: uuidv7() };

  const answers = await Promise.all(Array.from({ length: 20 }, () => ana.post("/catches", sent)));

  expect(answers.map((answer) => answer.statusCode).toSorted(byNumber)).toEqual([
    ...Array.from({ length: 19 }, () => 200),
    201,
  ]);
  expect((await ana.get("/catches")).json().total).toBe(1);
});

// On Citus, an id is unique only within a logbook.
test.skipIf(isOnCitus)("an id that belongs to somebody else is refused and tells nothing", async () => {
  const { as, given } = await setupApi();
  const hers = await given.loggedCatch(await given.user(), { notes: "her secret" });

  const response = await as(await given.user()).post("/catches", { ...aCatch(), id: hers.id });

  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({
    statusCode: 409,
    error: "This id can’t be used. Please try another one.",
    message: "This id can’t be used. Please try another one.",
    code: "id_taken",
  });
});

test("a change counts the version up and leaves alone what was not sent", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const { id } = (await as(ana).post("/catches", EVERYTHING)).json().catch;

  const changed = await as(ana).put(`/catches/${id}`, { weight: 7.1, notes: null, lureType: "Spoon" });

  expect(changed.statusCode).toBe(200);
  expect(changed.headers["etag"]).toBe('"2"');
  expect(changed.json().catch).toMatchObject({
    ...EVERYTHING,
    version: 2,
    weight: 7.1,
    notes: null,
    lure_type: "Spoon",
  });
});

test("another time zone moves the clock, not the instant; a day without a time stays the day", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const timed = await given.loggedCatch(ana);
  const untimed = await given.loggedCatch(ana, { date: "2026-11-20" });

  const moved = await as(ana).put(`/catches/${timed.id}`, { time_zone: "Europe/Berlin" });
  const stayed = await as(ana).put(`/catches/${untimed.id}`, { time_zone: "Europe/Berlin" });

  expect(moved.json().catch).toMatchObject({ date: "2026-11-20T12:42:00.000Z", time: "13:42" });
  expect(stayed.json().catch).toMatchObject({ date: "2026-11-20T11:00:00.000Z", time: null });
});

test("a change made from an old version is refused with the catch as it is now", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const { id } = await given.loggedCatch(ana);
  const first = await as(ana).put(`/catches/${id}`, { weight: 1 }, { "if-match": '"1"' });

  const second = await as(ana).put(`/catches/${id}`, { weight: 2 }, { "if-match": '"1"' });

  expect(first.statusCode).toBe(200);
  expect(second.statusCode).toBe(412);
  expect(second.json()).toMatchObject({ code: "stale_version", catch: first.json().catch });
});

test("a change that is sent again after its answer was lost is answered as done, and changes nothing", async () => {
  const { as, given } = await setupApi();
  const ana = as(await given.user());
  const { id } = (await ana.post("/catches", EVERYTHING)).json().catch;
  const change = {
    species: "bass (smallmouth)",
    date: "2026-11-20T13:05:00.000Z",
    time_zone: "Europe/Berlin",
    weight: 7.1,
    notes: null,
    lure_type: "jig",
    latitude: 12,
  };

  const first = await ana.put(`/catches/${id}`, change, { "if-match": '"1"' });
  const again = await ana.put(`/catches/${id}`, change, { "if-match": '"1"' });

  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.headers["etag"]).toBe('"2"');
  expect(again.json()).toEqual(first.json());
});

test.each([{ weight: 7 }, { notes: "Off the point" }, { date: "2026-11-20" }, { time_zone: "Europe/Oslo" }])(
  "a change from an old version that differs by %j is a conflict",
  async (other) => {
    const { as, given } = await setupApi();
    const ana = as(await given.user());
    const { id } = (await ana.post("/catches", EVERYTHING)).json().catch;
    const change = { weight: 7.1, notes: null };

    await ana.put(`/catches/${id}`, change, { "if-match": '"1"' });
    const second = await ana.put(`/catches/${id}`, { ...change, ...other }, { "if-match": '"1"' });

    expect(second.statusCode).toBe(412);
  },
);

test("of two changes at once from the same version one succeeds; without a version the last one wins", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const { id } = await given.loggedCatch(ana);
  const change = (weight: number, headers = {}) => as(ana).put(`/catches/${id}`, { weight }, headers);

  const careful = await Promise.all([change(1, { "if-match": '"1"' }), change(2, { "if-match": '"1"' })]);
  const careless = await Promise.all([change(3), change(4)]);

  expect(careful.map((answer) => answer.statusCode).toSorted(byNumber)).toEqual([200, 412]);
  expect(careless.map((answer) => answer.statusCode)).toEqual([200, 200]);
  expect((await as(ana).get(`/catches/${id}`)).json().catch.version).toBe(4);
});

test.each(["3", '"x"', '"-1"', '"1", "2"'])("refuses the If-Match header %s", async (header) => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const { id } = await given.loggedCatch(ana);

  const response = await as(ana).put(`/catches/${id}`, { weight: 1 }, { "if-match": header });

  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)).toEqual(["If-Match"]);
});

test("a deleted catch is gone", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const { id } = await given.loggedCatch(ana);

  const deleted = await as(ana).delete(`/catches/${id}`);

  expect(deleted.statusCode).toBe(204);
  expect(deleted.body).toBe("");
  expect((await as(ana).get(`/catches/${id}`)).statusCode).toBe(404);
  expect((await as(ana).delete(`/catches/${id}`)).statusCode).toBe(404);
});

test("keeps private answers out of every cache", async () => {
  const { as, given } = await setupApi();

  const response = await as(await given.user()).get("/catches");

  expect(response.headers["cache-control"]).toBe("no-store");
});
