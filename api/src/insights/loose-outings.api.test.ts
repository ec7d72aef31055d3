import type { Outings } from "@creel/domain/insights/outings";
import { expect, test } from "vitest";

import { aCatch } from "../testing/fixtures/given.ts";
import { setupWeather } from "../testing/setup-weather.ts";

const IN_ELY = { latitude: 47.83, longitude: -91.87, time_zone: "America/Chicago" };

async function setup() {
  const weatherSetup = await setupWeather({ timeouts: { failuresToBreak: 1000, coolDownMs: 1 } });
  const my = weatherSetup.as(weatherSetup.angler);
  for (const time of ["13:40", "14:10", "15:20"]) {
    await my.post("/catches", { ...aCatch(), ...IN_ELY, date: `2014-03-07T${time}:00-06:00` });
  }
  return {
    ...weatherSetup,
    my,
    conditions: async () => {
      const { without_hours } = (await my.get("/insights/outings")).json<Outings>();
      return without_hours.map(({ segments }) => segments.map((segment) => segment.conditions));
    },
  };
}

test("catches without a trip have the weather of each hour between them once their month was looked up", async () => {
  const { my, conditions, services, openProvider } = await setup();
  const [before] = await conditions();
  expect(before?.map((each) => each?.air_temperature)).toEqual([null, null, null]);
  expect(before?.map((each) => each?.solunar)).toEqual(expect.arrayContaining([expect.stringMatching(/./)]));
  await my.get("/insights/compared-hours");
  await openProvider().askWantedMonths(async () => {});
  const asked = services.archive.asked.length;

  const [three] = await conditions();

  // The hours from 1, 2 and 3 p.m.
  expect(three?.map((each) => each?.air_temperature)).toEqual([59, 60, 61]);
  expect(three?.[0]).toMatchObject({
    weather_code: 3,
    wind_speed: 8.1,
    wind_degrees: 225,
    pressure_change: -0.04,
    cloud_cover: 85,
    water_temperature: null,
    tide: null,
    flow_index: null,
    level_trend: null,
  });
  expect(services.archive.asked).toHaveLength(asked);
});
