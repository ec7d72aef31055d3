import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { answersWith } from "@creel/testing/fake-services";
import { expect, test } from "vitest";

import { aCatch, aTrip } from "../testing/fixtures/given.ts";
import { setupApi } from "../testing/setup-api.ts";
import { setupWeather } from "../testing/setup-weather.ts";

const IN_ELY = { latitude: 47.83, longitude: -91.87, time_zone: "America/Chicago" };

async function setup() {
  const weatherSetup = await setupWeather({ timeouts: { failuresToBreak: 1000, coolDownMs: 1 } });
  const my = weatherSetup.as(weatherSetup.angler);
  return {
    ...weatherSetup,
    log: (fields: object) => my.post("/catches", { ...aCatch(), ...IN_ELY, ...fields }),
    read: async () => (await my.get("/insights/compared-hours")).json(),
    run: () => weatherSetup.openProvider().askWantedMonths(async () => {}),
  };
}

test("the weather of a month that somebody compares is looked up, and then stands beside the days around", async () => {
  const { log, read, run, services } = await setup();
  // A Friday. Daylight saving time began on the following Sunday.
  await log({ date: "2014-03-07T13:40:00-06:00" });
  const nothing = [null, null, null, null];
  expect(await read()).toEqual({
    hours: [
      {
        at: "2014-03-07T20:00:00.000Z",
        pressure_change: nothing,
        wind_speed: nothing,
        wind_degrees: nothing,
        cloud_cover: nothing,
        air_temperature: nothing,
        weather_code: nothing,
        solunar: [expect.any(String), expect.any(String), expect.any(String), expect.any(String)],
      },
    ],
    months_left: 1,
    attribution: [],
  });
  expect(services.archive.asked).toEqual([]);

  expect(await run()).toBe(1);

  const { hours, months_left, attribution } = await read();
  expect({ months_left, attribution }).toMatchObject({
    months_left: 0,
    attribution: [{ text: "Weather data by Open-Meteo.com", url: "https://open-meteo.com/" }],
  });
  expect(hours).toMatchObject([
    {
      pressure_change: [-0.04, -0.04, -0.04, -0.04],
      wind_speed: [8.1, 8.1, 8.1, 8.1],
      wind_degrees: [225, 225, 225, 225],
      cloud_cover: [85, 85, 85, 85],
      // 2 p.m. local time.
      air_temperature: [60, 59, 59, 59],
      weather_code: [3, 3, 3, 3],
    },
  ]);
  expect(services.archive.asked).toHaveLength(1);
  expect(await run()).toBe(0);
});

test("hours are told once, the latest first, of trips with hours and without any", async () => {
  const { log, read, as, angler } = await setup();
  for (const date of ["2014-05-02T13:10:00Z", "2014-05-02T12:50:00Z", "2016-05-06T13:10:00Z"]) {
    await log({ date });
  }
  await log({ date: "2016-05-06", caught: "day" });
  await log({ date: "2016-05-07T13:10:00Z", latitude: null, longitude: null });
  await as(angler).post("/trips", aTrip());
  await log({ date: "2026-11-20T13:10:00Z" });

  const { hours, months_left } = await read();

  expect(hours.map(({ at }: { at: string }) => at)).toEqual([
    "2026-11-20T13:00:00.000Z",
    "2016-05-06T13:00:00.000Z",
    "2014-05-02T13:00:00.000Z",
  ]);
  expect(months_left).toBe(2);
});

test("a month that is not over is not waited for, nor one that was tried in vain, nor one of before 1940", async () => {
  const { log, read, openProvider, services, db, later } = await setup();
  services.archive.behave = answersWith({}, 500);
  for (const date of ["2026-11-17T13:10:00Z", "1938-05-06T13:10:00Z", "2014-05-02T13:10:00Z"]) {
    await log({ date });
  }
  expect(await read()).toMatchObject({ months_left: 1, hours: [{}, {}, {}] });

  for (let tries = 1; tries <= 6; tries += 1) {
    expect(await openProvider().askWantedMonths(async () => {})).toBe(0);
    expect((await read()).months_left).toBe(tries < 6 ? 1 : 0);
    later(DAY_MS);
  }
  expect(
    await db.selectFrom("weatherAnswers").where("askAfter", "is not", null).selectAll().execute(),
  ).toEqual([]);
});

test("with the weather turned off moon and sun are known alone", async () => {
  const { given, as } = await setupApi();
  const my = as(await given.user());
  await my.post("/catches", { ...aCatch(), ...IN_ELY, date: "2014-05-02T13:10:00Z" });

  expect((await my.get("/insights/compared-hours")).json()).toMatchObject({
    hours: [{ solunar: expect.arrayContaining(["none"]), wind_speed: [null, null, null, null, null] }],
    months_left: 0,
    attribution: [],
  });
});
