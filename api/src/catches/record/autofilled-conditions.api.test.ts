import { DAY_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { answersWith } from "@creel/testing/fake-services";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { askOf } from "../../app/jobs/weather-jobs.ts";
import { aCatch, type SignedInUser } from "../../testing/fixtures/given.ts";
import { setupWeather } from "../../testing/setup-weather.ts";
import { autofillConditions } from "../write/autofill-conditions.ts";

/** The conditions that the fake services report for 1 p.m. UTC. */
const AT_ONE = {
  weather_conditions: "Cloudy",
  air_temperature: 53,
  wind_speed: 8.1,
  wind_direction: "SW",
  barometric_pressure: 29.77,
  pressure_trend: "Falling",
  lunar_phase: "Waxing Gibbous",
};
const NOTHING = Object.fromEntries(Object.keys(AT_ONE).map((name) => [name, null]));

/** Sets up an API and its autofill job, which runs on the test's clock. */
async function setup() {
  const weatherSetup = await setupWeather({ timeouts: { failuresToBreak: 1000, coolDownMs: 1 } });
  await weatherSetup.db.updateTable("catches").set({ fillAfter: null }).execute();
  let later = 3 * MINUTE_MS;
  const run = (provider = weatherSetup.openProvider()) =>
    autofillConditions({
      db: weatherSetup.db,
      weatherAt: askOf(provider),
      takeCalls: async () => {},
      moonAt: () => ({ elongation: 130, phase: "Waxing Gibbous", illumination: 0.8 }),
      now: () => new Date(Date.now() + later),
    });
  const api = weatherSetup.as(weatherSetup.angler);
  return {
    ...weatherSetup,
    api,
    run,
    wait: (ms: number) => {
      later += ms;
      weatherSetup.later(ms);
    },
    log: async (fields: object = {}) => (await api.post("/catches", { ...aCatch(), ...fields })).json().catch,
    read: async ({ id }: { id: string }, who: SignedInUser = weatherSetup.angler) =>
      (await weatherSetup.as(who).get(`/catches/${id}`)).json().catch,
  };
}

const ifMatch = (version: number) => ({ "if-match": `"${version}"` });

test("a catch that was saved without conditions gets those of its place and hour, marked as filled in", async () => {
  const { log, run, read } = await setup();
  const logged = await log();

  expect(await run()).toBe(1);

  expect(logged).toMatchObject({ ...NOTHING, conditions_filled: null });
  expect(await read(logged)).toMatchObject({
    ...AT_ONE,
    water_temperature: null,
    version: 2,
    conditions_filled: {
      source: "open-meteo-forecast",
      at: expect.stringMatching(/Z$/),
      fields: Object.keys(AT_ONE),
    },
  });
  expect(await run()).toBe(0);
});

test("who has just saved is left two minutes to add to it", async () => {
  const { log, run, wait } = await setup();
  await log();

  wait(-2 * MINUTE_MS);
  expect(await run()).toBe(0);
  wait(2 * MINUTE_MS);
  expect(await run()).toBe(1);
});

test.each([
  ["with one of them noted", { air_temperature: 61 }],
  ["with the moon noted", { lunar_phase: "Full Moon" }],
  ["at an hour that is not known", { date: "2026-11-20" }],
  ["with the wish that nothing is filled in", { fill_conditions: false }],
])("a catch %s is left as it is", async (_what, fields) => {
  const { log, run, read, services } = await setup();
  const logged = await log(fields);

  expect(await run()).toBe(0);

  expect(await read(logged)).toEqual(logged);
  expect(services.forecast.asked).toEqual([]);
});

test("while the service is down nothing is filled in, and when it is back everything is", async () => {
  const { log, run, read, wait, services } = await setup();
  const logged = await log();
  const { behave } = services.forecast;
  for (const each of [services.forecast, services.historical, services.archive]) {
    each.behave = answersWith({}, 500);
  }

  expect(await run()).toBe(0);
  expect(await read(logged)).toEqual(logged);
  services.forecast.behave = behave;
  expect(await run()).toBe(0);
  wait(5 * MINUTE_MS);
  expect(await run()).toBe(1);

  expect(await read(logged)).toMatchObject(AT_ONE);
});

test("a service that fails three times in a row is asked no more in that run", async () => {
  const { log, run, services } = await setup();
  for (const each of [services.forecast, services.historical, services.archive]) {
    each.behave = answersWith({}, 400);
  }
  for (let index = 0; index < 5; index += 1) await log({ latitude: 40 + index });

  await run();

  expect(services.archive.asked).toHaveLength(3);
});

test("where the weather stays away for days, and where nobody has it, the moon alone is filled in", async () => {
  const { log, run, read, wait, services } = await setup();
  for (const each of [services.forecast, services.historical, services.archive]) {
    each.behave = answersWith({}, 500);
  }
  const [logged, old] = [await log(), await log({ date: "1931-06-01T12:00:00Z" })];

  expect(await run()).toBe(1);
  for (let day = 0; day < 11; day += 1) {
    wait(DAY_MS);
    await run();
  }

  const moon = { ...NOTHING, lunar_phase: "Waxing Gibbous" };
  const conditionsFilled = { source: null, fields: ["lunar_phase"] };
  expect(await read(old)).toMatchObject({ ...moon, conditions_filled: conditionsFilled });
  expect(await read(logged)).toMatchObject({ ...moon, conditions_filled: conditionsFilled });
});

test("the latest catches are filled in first, and one answer serves all of a place and hour", async () => {
  const { log, run, services } = await setup();
  await log({ date: "2026-11-10T12:42:00Z" });
  await log();
  await log({ date: "2026-11-20T13:10:00Z" });

  expect(await run()).toBe(3);

  const days = services.forecast.asked.map(({ url }) => url.searchParams.get("end_date"));
  expect(days).toEqual(["2026-11-20", "2026-11-10"]);
});

test("two processes at once fill a catch in once", async () => {
  const { log, run, read, openProvider } = await setup();
  const logged = [await log(), await log({ date: "2026-11-20T15:00:00Z" })];

  const counts = await Promise.all([run(openProvider()), run(openProvider())]);

  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(2);
  for (const each of logged) expect(await read(each)).toMatchObject({ version: 2 });
});

test("what an angler notes, or deletes, while the weather is being looked up stays so", async () => {
  const { log, run, read, api, services } = await setup();
  const noted = await log();
  const deleted = await log({ latitude: 12 });
  const { behave } = services.forecast;
  services.forecast.behave = (url, response, request) => {
    const isEntered = url.searchParams.get("latitude") !== "12.025";
    const change = isEntered
      ? api.put(`/catches/${noted.id}`, { weather_conditions: "Sunny" })
      : api.delete(`/catches/${deleted.id}`);
    void change.then(() => behave(url, response, request));
  };

  expect(await run()).toBe(0);

  expect(await read(noted)).toMatchObject({
    ...NOTHING,
    weather_conditions: "Sunny",
    conditions_filled: null,
  });
  expect((await api.get(`/catches/${deleted.id}`)).statusCode).toBe(404);
});

test("a catch whose notes change while the weather is being looked up is filled in at the next try", async () => {
  const { log, run, read, api, wait, services } = await setup();
  const logged = await log();
  const { behave } = services.forecast;
  services.forecast.behave = (url, response, request) => {
    const change = api.put(`/catches/${logged.id}`, { notes: "Off the point" }, ifMatch(1));
    void change.then(() => behave(url, response, request));
  };

  expect(await run()).toBe(0);
  wait(5 * MINUTE_MS);
  expect(await run()).toBe(1);

  expect(await read(logged)).toMatchObject({ ...AT_ONE, notes: "Off the point", version: 3 });
});

test("who has the catch open from before saves without a conflict and loses nothing", async () => {
  const { log, run, api } = await setup();
  const logged = await log();
  await run();

  const saved = await api.put(
    `/catches/${logged.id}`,
    { ...NOTHING, air_temperature: 61, notes: "Off the point" },
    ifMatch(1),
  );
  const late = await api.put(`/catches/${logged.id}`, { notes: "Again" }, ifMatch(1));

  expect(saved.statusCode).toBe(200);
  expect(saved.json().catch).toMatchObject({
    ...AT_ONE,
    air_temperature: 61,
    notes: "Off the point",
    version: 3,
  });
  expect(saved.json().catch.conditions_filled.fields).not.toContain("air_temperature");
  expect(late.statusCode).toBe(412);
});

test("a change that is sent again after conditions were filled in is answered as done", async () => {
  const { log, run, api, wait } = await setup();
  const logged = await log();
  const change = { ...NOTHING, notes: "Off the point" };
  await api.put(`/catches/${logged.id}`, change, ifMatch(1));
  wait(5 * MINUTE_MS);
  await run();

  const again = await api.put(`/catches/${logged.id}`, change, ifMatch(1));
  const seen = await api.put(`/catches/${logged.id}`, { ...change, notes: "Again" }, ifMatch(3));
  const late = await api.put(`/catches/${logged.id}`, { ...change, notes: "Again" }, ifMatch(3));

  expect(again.statusCode).toBe(200);
  expect(again.json().catch).toMatchObject({ ...AT_ONE, notes: "Off the point", version: 3 });
  expect(seen.json().catch).toMatchObject({ ...NOTHING, version: 4 });
  expect(late.json().catch).toEqual(seen.json().catch);
});

test("a catch that waited on a phone for weeks gets the weather of its own hour", async () => {
  const { log, run, read, services } = await setup();
  const day = new Date(Date.now() - 30 * DAY_MS).toISOString().slice(0, "2026-10-24".length);
  const logged = await log({ id: uuidv7(), date: `${day}T12:42:00Z` });

  expect(await run()).toBe(1);

  const asked = [services.forecast, services.archive].flatMap((service) => service.asked);
  const days = asked.map(({ url }) => ["start_date", "end_date"].map((name) => url.searchParams.get(name)));
  expect(days).toEqual([[expect.any(String), expect.any(String)]]);
  expect(Date.parse(days[0]?.[0] ?? "")).toBeLessThanOrEqual(Date.parse(day));
  expect(Date.parse(days[0]?.[1] ?? "")).toBeGreaterThanOrEqual(Date.parse(day));
  expect(await read(logged)).toMatchObject({
    version: 2,
    conditions_filled: { fields: Object.keys(AT_ONE) },
  });
});

test("who moves the catch without having seen what was filled in gets that of the new place", async () => {
  const { log, run, api, read, wait, services } = await setup();
  const logged = await log();
  await run();

  const moved = await api.put(`/catches/${logged.id}`, { latitude: 12, longitude: 34 }, ifMatch(1));
  expect(moved.json().catch).toMatchObject({ ...NOTHING, conditions_filled: null });
  wait(3 * MINUTE_MS);
  expect(await run()).toBe(1);

  expect(services.forecast.asked.at(-1)?.url.searchParams.get("latitude")).toBe("12.025");
  expect(await read(logged)).toMatchObject(AT_ONE);
});

test("a field that is written over, or emptied by who saw it, is the angler's and no longer marked", async () => {
  const { log, run, api } = await setup();
  const logged = await log();
  await run();

  const changes = { ...AT_ONE, wind_speed: 12, pressure_trend: null };
  const { catch: changed } = (await api.put(`/catches/${logged.id}`, changes, ifMatch(2))).json();

  expect(changed).toMatchObject(changes);
  expect(changed.conditions_filled.fields).toEqual([
    "weather_conditions",
    "air_temperature",
    "wind_direction",
    "barometric_pressure",
    "lunar_phase",
  ]);
});

test("taken out again, just what was filled in goes, and does not come back", async () => {
  const { log, run, api, read, wait } = await setup();
  const logged = await log({ notes: "Kept" });
  await run();
  await api.put(`/catches/${logged.id}`, { wind_speed: 12 }, ifMatch(2));

  const taken = await api.delete(`/catches/${logged.id}/filled-conditions`);
  const again = await api.delete(`/catches/${logged.id}/filled-conditions`);
  wait(60 * MINUTE_MS);
  await run();

  const left = { ...NOTHING, wind_speed: 12, notes: "Kept", version: 4, conditions_filled: null };
  expect(taken.statusCode).toBe(200);
  expect(taken.headers["etag"]).toBe('"4"');
  expect(taken.json().catch).toMatchObject(left);
  expect(again.json().catch).toMatchObject(left);
  expect(await read(logged)).toMatchObject(left);
});

test("what still waits can be refused beforehand; another's catch is not there", async () => {
  const { log, run, api, as, given, read } = await setup();
  const logged = await log();
  const bo = await given.user();

  expect((await as(bo).delete(`/catches/${logged.id}/filled-conditions`)).statusCode).toBe(404);
  expect((await api.delete(`/catches/${logged.id}/filled-conditions`)).statusCode).toBe(200);

  expect(await run()).toBe(0);
  expect(await read(logged)).toEqual(logged);
});
