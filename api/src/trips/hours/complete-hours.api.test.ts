import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import { answersWith } from "@creel/testing/fake-services";
import { expect, test } from "vitest";

import { placeFacts } from "../../app/jobs/place-facts.ts";
import { askOf } from "../../app/jobs/weather-jobs.ts";
import { aTrip } from "../../testing/fixtures/given.ts";
import { setupWeather } from "../../testing/setup-weather.ts";
import { completeTripHours } from "./complete-hours.ts";

/** An API and its job, a day after everything that is saved. */
async function setup() {
  const house = await setupWeather({ timeouts: { failuresToBreak: 1000, coolDownMs: 1 } });
  await house.db.updateTable("trips").set({ fillAfter: null }).execute();
  const my = house.as(house.angler);
  let later = 24 * HOUR_MS;
  return {
    ...house,
    my,
    run: (weather: ReturnType<typeof house.openProvider> | null = house.openProvider()) => {
      later += 24 * HOUR_MS;
      const now = () => new Date(Date.now() + later);
      return completeTripHours({
        db: house.db,
        weatherAt: weather && askOf(weather),
        takeCalls: async () => {},
        ...placeFacts,
        now,
      });
    },
    add: async (fields: object = {}) => (await my.post("/trips", { ...aTrip(), ...fields })).json().trip,
    read: async ({ id }: { id: string }) => (await my.get(`/trips/${id}`)).json().trip,
  };
}

test("a trip that ended gets the conditions of each hour that it touched", async () => {
  const { add, run, read, my } = await setup();
  const trip = await add();
  expect(trip.conditions).toEqual({ state: "waiting", hours: [] });

  expect(await run()).toBe(1);

  const filled = await read(trip);
  expect(filled.version).toBe(1);
  expect(filled.conditions.state).toBe("filled");
  const { hours } = filled.conditions;
  expect(hours.map(({ hour }: { hour: string }) => hour.slice(11, 16))).toEqual([
    "12:00",
    "13:00",
    "14:00",
    "15:00",
    "16:00",
  ]);
  expect(hours[1]).toMatchObject({
    hour: "2026-11-20T13:00:00.000Z",
    air_temperature: 53,
    wind_speed: 8.1,
    barometric_pressure: 29.77,
    // It rises a few minutes before half past.
    sun_altitude: expect.closeTo(0.3, 1),
    is_sun_rising: true,
    moon_elongation: expect.closeTo(126, 0),
    score_rule: scoreRule(),
    source: "open-meteo-forecast",
  });
  const scores = hours.map(({ score }: { score: number }) => score);
  const mean = scores.reduce((sum: number, score: number) => sum + score, 0) / scores.length;
  expect(filled.score.during).toBeCloseTo(mean);
  expect((await my.get("/trips")).json().trips[0].score.during).toBeCloseTo(mean);
  expect(await run()).toBe(0);
});

test("what a service cannot answer is asked again later, and nothing is stored until then", async () => {
  const { add, run, read, services } = await setup();
  const trip = await add();
  const { forecast, historical, archive } = services;
  for (const service of [forecast, historical, archive]) service.behave = answersWith({}, 500);

  expect(await run()).toBe(0);

  expect((await read(trip)).conditions).toEqual({ state: "waiting", hours: [] });
});

test("where the weather is turned off, sun and moon are filled in", async () => {
  const { add, run, read } = await setup();
  const trip = await add();

  expect(await run(null)).toBe(1);

  const { hours } = (await read(trip)).conditions;
  expect(hours).toHaveLength(5);
  expect(hours[0]).toMatchObject({
    air_temperature: null,
    score: null,
    score_rule: null,
    source: null,
    moon_elongation: expect.any(Number),
    sun_altitude: expect.any(Number),
  });
});

test("a trip without a place has no conditions, and one that moved gets those of its new time", async () => {
  const { add, run, read, my } = await setup();
  const nowhere = await add({ latitude: null, longitude: null });
  expect(nowhere.conditions.state).toBe("unavailable");
  expect(await run()).toBe(0);

  await my.put(`/trips/${nowhere.id}`, { latitude: 47.8, longitude: -92.2 });
  expect(await run()).toBe(1);
  expect((await read(nowhere)).conditions.hours).toHaveLength(5);

  await my.put(`/trips/${nowhere.id}`, { ended_at: "2026-11-20T14:00:00.000Z" });
  expect((await read(nowhere)).conditions).toEqual({ state: "waiting", hours: [] });
  await run();
  expect((await read(nowhere)).conditions.hours).toHaveLength(2);
});
