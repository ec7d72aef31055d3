import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { answerOfOpenMeteo, answersWith, sendJson } from "@creel/testing/fake-services";
import { sql } from "kysely";
import { expect, test } from "vitest";

import { weatherAllowance } from "../../app/jobs/weather-allowance.ts";
import { askOf } from "../../app/jobs/weather-jobs.ts";
import { aCatch } from "../../testing/fixtures/given.ts";
import { setupWeather } from "../../testing/setup-weather.ts";
import { autofillConditions } from "./autofill-conditions.ts";

/** Sets up an API whose job runs on the test's clock. Its services allow `perHour` calls an hour. */
async function setup(perHour = 1000) {
  const weatherSetup = await setupWeather({ timeouts: { failuresToBreak: 1000, coolDownMs: 1 } });
  await weatherSetup.db.updateTable("catches").set({ fillAfter: null }).execute();
  await sql`delete from rate_limits`.execute(weatherSetup.db);
  let later = 3 * MINUTE_MS;
  const my = weatherSetup.as(weatherSetup.angler);
  return {
    ...weatherSetup,
    run: () =>
      autofillConditions({
        db: weatherSetup.db,
        weatherAt: askOf(weatherSetup.openProvider()),
        takeCalls: weatherAllowance(weatherSetup.db, { perHour, perDay: 1000 }),
        moonAt: () => ({ elongation: 130, phase: "Waxing Gibbous", illumination: 0.8 }),
        now: () => new Date(Date.now() + later),
      }),
    wait: (ms: number) => {
      later += ms;
      weatherSetup.later(ms);
    },
    log: async (fields: object) => (await my.post("/catches", { ...aCatch(), ...fields })).json().catch,
    read: async ({ id }: { id: string }) => (await my.get(`/catches/${id}`)).json().catch,
    spans: () =>
      weatherSetup.services.archive.asked.map(({ url: { searchParams } }) =>
        [searchParams.get("latitude"), searchParams.get("start_date"), searchParams.get("end_date")].join(
          " ",
        ),
      ),
  };
}

const IN_ELY = { latitude: 47.83, longitude: -91.87 };

test("old catches of one month within one cell are filled in by one question about the month", async () => {
  const { db, log, run, read, spans, services } = await setup();
  const days = ["2014-05-01T13:10:00Z", "2014-05-17T20:40:00Z", "2014-05-31T09:00:00Z"];
  const catches = [];
  for (const date of days) catches.push(await log({ ...IN_ELY, date }));

  expect(await run()).toBe(3);

  expect(spans()).toEqual(["47.825 2014-04-30 2014-06-01"]);
  expect(services.historical.asked).toEqual([]);
  const read1 = await Promise.all(catches.map(read));
  expect(read1.map((each) => each.air_temperature)).toEqual([53, 61, 49]);
  expect(read1[0]).toMatchObject({
    weather_conditions: "Cloudy",
    wind_direction: "SW",
    pressure_trend: "Falling",
    conditions_filled: { source: "open-meteo-archive" },
  });
  const stored = await db.selectFrom("weatherAnswers").select(["source", "hour", "freshUntil"]).execute();
  expect(stored).toEqual([
    {
      source: "archive-month-1",
      hour: new Date("2014-05-01T00:00:00Z"),
      freshUntil: new Date("9999-12-31T00:00:00Z"),
    },
  ]);
});

test("the newest month is asked for first, and one that is not settled by the hour", async () => {
  const { log, run, spans, services } = await setup();
  for (const date of ["1953-01-31T12:00:00Z", "2026-11-19T12:00:00Z", "2019-07-04T12:00:00Z"]) {
    await log({ ...IN_ELY, date });
  }

  expect(await run()).toBe(3);

  expect(services.forecast.asked).toHaveLength(1);
  expect(spans()).toEqual(["47.825 2019-06-30 2019-08-01", "47.825 1952-12-31 1953-02-01"]);
});

const NEW_ZEALAND = { latitude: -41.29, longitude: 174.78, time_zone: "Pacific/Auckland" };
const HAWAII = { latitude: 20.8, longitude: -156.33, time_zone: "Pacific/Honolulu" };
const POLE = { latitude: 90, longitude: 0, time_zone: "Etc/UTC" };
const LONDON = { latitude: 51.5, longitude: 0, time_zone: "Europe/London" };

test.each([
  ["New Zealand's summer", NEW_ZEALAND, "2013-12-31T11:30:00Z", "2013-12-31 2014-02-01"],
  ["Hawaii, where it is still last month", HAWAII, "2016-03-01T09:00:00Z", "2016-01-31 2016-03-01"],
  ["the North Pole", POLE, "2020-02-29T23:50:00Z", "2020-01-31 2020-03-01"],
  ["the hour that a clock shows twice", LONDON, "2020-10-25T01:30:00Z", "2020-09-30 2020-11-01"],
  ["the first hour of the archive", LONDON, "1940-01-01T00:10:00Z", "1940-01-01 1940-02-01"],
])("in %s the month is that of the angler's clock", async (_when, place, date, span) => {
  const { log, run, read, spans } = await setup();
  const logged = await log({ ...place, date });

  expect(await run()).toBe(1);

  expect(spans().map((each) => each.split(" ").slice(1).join(" "))).toEqual([span]);
  expect(await read(logged)).toMatchObject({
    air_temperature: 40 + (Math.round(Number(date.slice(11, 13)) + Number(date.slice(14, 16)) / 60) % 24),
    conditions_filled: { source: "open-meteo-archive" },
  });
});

test("an hour that the archive lacks is asked for alone, and the month again a day later", async () => {
  const { log, run, read, services, wait, spans } = await setup();
  services.archive.behave = (url, response) => {
    const body = answerOfOpenMeteo(url, new Date());
    const hourly = "hourly" in body && typeof body.hourly === "object" ? body.hourly : null;
    sendJson(response, { ...body, hourly: { ...hourly, temperature_2m: [1, 2, null] } });
  };
  const logged = await log({ ...IN_ELY, date: "2022-05-17T20:40:00Z" });

  expect(await run()).toBe(1);

  expect(services.historical.asked).toHaveLength(1);
  expect(await read(logged)).toMatchObject({
    air_temperature: 61,
    conditions_filled: { source: "open-meteo-historical" },
  });
  await log({ ...IN_ELY, date: "2022-05-18T20:40:00Z" });
  await run();
  expect(spans()).toHaveLength(1);
  wait(DAY_MS + HOUR_MS);
  await log({ ...IN_ELY, date: "2022-05-19T20:40:00Z" });
  await run();
  expect(spans()).toHaveLength(2);
});

test("an archive that asks to be left alone for the hour is, and what waits comes after it", async () => {
  const { log, run, read, services, wait } = await setup();
  const { behave } = services.archive;
  services.archive.behave = answersWith(
    { error: true, reason: "Hourly API request limit exceeded. Please try again in the next hour." },
    429,
  );
  const [one, other] = [
    await log({ ...IN_ELY, date: "2014-05-17T20:40:00Z" }),
    await log({ ...IN_ELY, date: "2012-05-17T20:40:00Z" }),
  ];

  expect(await run()).toBe(0);

  expect(await read(one)).toEqual(one);
  services.archive.behave = behave;
  wait(HOUR_MS);
  expect(await run()).toBe(2);
  expect((await read(other)).air_temperature).toBe(61);
});

test("no more is asked in an hour than is allowed, and newer catches do not wait for it", async () => {
  const { log, run, services, wait } = await setup(6);
  for (const year of [2011, 2012, 2013, 2014]) await log({ ...IN_ELY, date: `${year}-05-17T20:40:00Z` });
  await log({ ...IN_ELY, date: "2026-11-19T12:00:00Z" });

  expect(await run()).toBe(2);

  expect([services.forecast, services.archive].map(({ asked }) => asked.length)).toEqual([1, 1]);
  wait(10 * MINUTE_MS);
  expect(await run()).toBe(0);
});

test("where the archive stays silent the hour alone is asked for in the end", async () => {
  const { log, run, read, services, wait } = await setup();
  services.archive.behave = answersWith({}, 500);
  const logged = await log({ ...IN_ELY, date: "2022-05-17T20:40:00Z" });

  for (let tries = 1; tries <= 6; tries += 1) {
    expect(await run()).toBe(0);
    wait(DAY_MS);
  }
  expect(await run()).toBe(1);

  expect((await read(logged)).conditions_filled.source).toBe("open-meteo-historical");
});
