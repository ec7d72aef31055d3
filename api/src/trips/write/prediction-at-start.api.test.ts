import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { scoreRule } from "@creel/domain/fishing-score/score-rule";
import type { Prediction } from "@creel/domain/trips/prediction";
import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { aTrip } from "../../testing/fixtures/given.ts";
import { setupApi } from "../../testing/setup-api.ts";
import { setupWeather } from "../../testing/setup-weather.ts";

const START = Date.parse(aTrip().started_at);
const iso = (instant: number) => new Date(instant).toISOString();

/** The prediction of a device that has had the forecast since two hours before the trip: 50, 51, 52 and so on. */
const PREDICTION: Prediction = {
  made_at: iso(START - 2 * HOUR_MS),
  rule: "1a2b3c4d",
  source: "open-meteo-forecast",
  hours: Array.from({ length: 48 }, (_, hour) => ({
    at: iso(START + (hour - 2) * HOUR_MS),
    score: 50 + hour,
    points: { light: 5 + hour, pressure: 0 },
  })),
};

async function setup() {
  const { as, given } = await setupApi();
  return { my: as(await given.user()) };
}

async function setupCachedForecast() {
  const weatherSetup = await setupWeather();
  weatherSetup.clock.now = new Date();
  const my = weatherSetup.as(weatherSetup.angler);
  await my.get(`/weather/forecast?${weatherSetup.query}`);
  const [latitude, longitude] = [47.83, -91.87];
  return { ...weatherSetup, my, place: { latitude, longitude } };
}

test("the score is written down as a trip begins, by the forecast that is kept, and asks nobody", async () => {
  const { my, services, place } = await setupCachedForecast();
  const asked = services.forecast.asked.length;

  const { trip } = (await my.post("/trips", { started_at: iso(Date.now()), ...place })).json();

  expect(services.forecast.asked).toHaveLength(asked);
  expect(trip.prediction).toMatchObject({
    rule: scoreRule(),
    source: "open-meteo-forecast",
    made_at: expect.any(String),
  });
  expect(trip.prediction.hours).toHaveLength(24 + 1);
  const [first] = trip.prediction.hours;
  const sum = Object.values<number>(first.points).reduce((all, points) => all + points, 45);
  expect(first.score).toBe(Math.min(100, Math.max(0, sum)));
  expect(trip.score.before).toBe(first.score);
});

test("what the server has kept comes before what a device has", async () => {
  const { my, place } = await setupCachedForecast();
  const now = Date.now();

  const { trip } = (
    await my.post("/trips", {
      started_at: iso(now),
      ...place,
      prediction: { ...PREDICTION, made_at: iso(now), hours: [{ at: iso(now), score: 1, points: {} }] },
    })
  ).json();

  expect(trip.prediction.rule).toBe(scoreRule());
});

test("what a device tells of a trip that began without a network is written down for the day from its start on", async () => {
  const { my } = await setup();

  const { trip } = (await my.post("/trips", { ...aTrip(), prediction: PREDICTION })).json();

  expect(trip.prediction).toEqual({ ...PREDICTION, hours: PREDICTION.hours.slice(2, 26) });
});

test("what a forecast says can be sent as it came", async () => {
  const { my, get, query } = await setupCachedForecast();
  const { forecast } = (await get(`/weather/forecast?${query}`)).json();
  const hours = forecast.hours.map(({ at, score, points }: Prediction["hours"][number]) => ({
    at,
    score,
    points,
  }));
  const { observedAt: made_at, rule, source } = forecast;
  const started_at = iso(Date.parse(made_at) - MINUTE_MS);

  const { trip } = (
    await my.post("/trips", { started_at, prediction: { made_at, rule, source, hours } })
  ).json();

  const ofFirstDay = hours.filter(
    ({ at }: { at: string }) => Date.parse(at) < Date.parse(started_at) + DAY_MS,
  );
  expect(trip.prediction).toEqual({ made_at, rule: scoreRule(), source, hours: ofFirstDay });
});

test.each([
  ["made after the start", { made_at: iso(START + 16 * MINUTE_MS) }],
  ["without an hour of the trip", { hours: PREDICTION.hours.slice(0, 1) }],
])("a prediction %s is not written down", async (_why, wrong) => {
  const { my } = await setup();

  const added = await my.post("/trips", { ...aTrip(), prediction: { ...PREDICTION, ...wrong } });

  expect(added.statusCode, added.body).toBe(201);
  expect(added.json().trip).toMatchObject({ prediction: null, score: { before: null } });
});

test("a prediction never changes: not with the same trip again, not with a change", async () => {
  const { my } = await setup();
  const id = uuidv7();
  const { trip } = (await my.post("/trips", { ...aTrip(), id, prediction: PREDICTION })).json();
  const other = { ...PREDICTION, rule: "other" };

  await my.post("/trips", { ...aTrip(), id, prediction: other });
  await my.put(`/trips/${id}`, { prediction: other, notes: "Fog" });

  expect((await my.get(`/trips/${id}`)).json().trip.prediction).toEqual(trip.prediction);
});

test("a trip that was without a prediction gets none afterwards", async () => {
  const { my } = await setup();
  const id = uuidv7();
  await my.post("/trips", { ...aTrip(), id });

  const again = await my.post("/trips", { ...aTrip(), id, prediction: PREDICTION });

  expect(again.json().trip.prediction).toBeNull();
});
