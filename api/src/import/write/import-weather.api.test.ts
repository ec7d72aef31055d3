import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { askOf } from "../../app/jobs/weather-jobs.ts";
import { autofillConditions } from "../../catches/write/autofill-conditions.ts";
import { setupApi } from "../../testing/setup-api.ts";
import { setupWeather } from "../../testing/setup-weather.ts";

const FILE = { kind: "table", file_name: "catches.csv" };
const IN_ELY = { species: "Walleye", latitude: 47.83, longitude: -91.87 };

test("an import says how many of its catches have got their weather, and what is left", async () => {
  const { as, angler, db, openProvider } = await setupWeather();
  await db.updateTable("catches").set({ fillAfter: null }).execute();
  const my = as(angler);
  const id = uuidv7();
  const fields = [
    { ...IN_ELY, date: "2014-05-01T13:10:00Z" },
    { ...IN_ELY, date: "2014-05-17T20:40:00Z" },
    { ...IN_ELY, date: "1953-01-31T12:00:00Z" },
    { ...IN_ELY, date: "2013-06-01T12:00:00Z", air_temperature: 61 },
    { species: "Pike", date: "2013-06-01T12:00:00Z" },
  ];
  await my.put(`/imports/${id}`, FILE);
  await my.put(`/imports/${id}/rows`, {
    rows: fields.map((each, index) => ({
      position: index + 1,
      line: index + 2,
      subject: "catch",
      fields: each,
    })),
  });
  const weatherOf = async () => (await my.get(`/imports/${id}/weather`)).json().weather;
  expect(await weatherOf()).toEqual({ catches: 0, filled: 0, seconds_left: null });
  await my.post(`/imports/${id}/commit`);

  expect(await weatherOf()).toEqual({ catches: 3, filled: 0, seconds_left: expect.any(Number) });
  let asked = 0;
  await autofillConditions({
    db,
    weatherAt: askOf(openProvider()),
    takeCalls: async () => {
      asked += 1;
      if (asked > 1) throw new Error("The service is gone");
    },
    moonAt: () => ({ elongation: 130, phase: "Waxing Gibbous", illumination: 0.8 }),
    now: () => new Date(Date.now() + 3 * MINUTE_MS),
  }).catch(() => {});

  expect(await weatherOf()).toEqual({ catches: 3, filled: 2, seconds_left: expect.any(Number) });
});

test("where the weather is turned off there is nothing to wait for", async () => {
  const { given, as } = await setupApi();
  const my = as(await given.user());
  const id = uuidv7();
  await my.put(`/imports/${id}`, FILE);

  expect((await my.get(`/imports/${id}/weather`)).json()).toEqual({ weather: null });
  expect((await my.get(`/imports/${uuidv7()}/weather`)).statusCode).toBe(404);
});
