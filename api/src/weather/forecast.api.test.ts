import { HOUR_MS, HOUR_SECONDS, MINUTE_MS, MINUTE_SECONDS } from "@creel/domain/dates/units-of-time";
import { type Forecast, forecastAnswerSchema } from "@creel/domain/weather/forecast";
import type { Weather } from "@creel/domain/weather/weather";
import { answerOfOpenMeteo, answersWith, sendJson } from "@creel/testing/fake-services";
import { readRecorded, recordedFolder } from "@creel/testing/recorded";
import { describe, expect, test } from "vitest";

import { setupApi } from "../testing/setup-api.ts";
import { setupWeather } from "../testing/setup-weather.ts";

const ELY = "lat=47.83&lon=-91.87";
const SVALBARD = "lat=78.22&lon=15.65";

async function setupForecast(traits?: Parameters<typeof setupWeather>[0]) {
  const weather = await setupWeather(traits);
  const forecastOf = async (query = ELY): Promise<Forecast> => {
    const answer = await weather.get(`/weather/forecast?${query}`);
    expect(answer.statusCode).toBe(200);
    return forecastAnswerSchema.parse(answer.json()).forecast;
  };
  return { ...weather, forecastOf };
}

const hoursOf = ({ hours }: Forecast, { start, end }: { start: string; end: string }) =>
  hours.filter(({ at }) => at >= start && at < end);

test("the hours from the one that is on to the end of the seventh day are told in the API's units", async () => {
  const { forecastOf } = await setupForecast();

  const forecast = await forecastOf();

  expect(forecast).toMatchObject({
    location: { name: "Ely, Minnesota" },
    timeZone: "America/Chicago",
    outage: null,
    source: "open-meteo-forecast",
    observedAt: "2026-11-21T12:30:00.000Z",
    staleSeconds: null,
    attribution: [{ text: "Weather data by Open-Meteo.com" }],
  });
  expect(forecast.hours[0]).toMatchObject({
    at: "2026-11-21T12:00:00.000Z",
    temperature: 52,
    feelsLike: 38.4,
    conditions: { code: 3, main: "Clouds", description: "Overcast" },
    isDay: true,
    wind: { speed: 8.1, cardinal: "SW", direction: 225, gust: 14.2 },
    precipitationProbability: 48,
    pressure: 29.78,
    cloudCover: 85,
    humidity: 71,
  });
  expect(forecast.hours.at(-1)?.at).toBe("2026-11-28T05:00:00.000Z");
  expect(forecast.hours).toHaveLength(18 + 6 * 24);
  expect(forecast.days.map(({ date }) => date)).toEqual(
    [21, 22, 23, 24, 25, 26, 27].map((day) => `2026-11-${day}`),
  );
});

test("the hour that is on has the score that the weather now has", async () => {
  const { forecastOf, get } = await setupForecast();

  const [hour] = (await forecastOf()).hours;

  const { fishing } = (await get(`/weather/current?${ELY}`)).json().weather;
  expect(hour).toMatchObject({
    score: fishing.score,
    rating: fishing.rating,
    points: Object.fromEntries(
      fishing.factors.map(({ key, points }: Weather["fishing"]["factors"][number]) => [key, points]),
    ),
  });
});

test("a severe alert caps the hours until it ends, and those alone", async () => {
  const { forecastOf, services } = await setupForecast();
  const properties = {
    id: "urn:oid:1",
    event: "Gale Warning",
    status: "Actual",
    messageType: "Alert",
    severity: "Severe",
    expires: "2026-11-21T18:00:00Z",
    ends: "2026-11-21T18:00:00Z",
  };
  services.nws.behave = answersWith({ features: [{ properties }] });

  const { hours } = await forecastOf();

  const capped = hours.filter(({ score }) => score <= 20).map(({ at }) => at);
  expect(capped.at(-1)).toBe("2026-11-21T17:00:00.000Z");
  expect(capped).toHaveLength(6);
});

test("many questions of one cell, within half an hour of the clock, are one", async () => {
  const { forecastOf, services, later } = await setupForecast();

  await Promise.all([forecastOf(), forecastOf(), forecastOf("lat=47.84&lon=-91.86")]);
  later(19 * MINUTE_MS);
  await forecastOf();
  expect(services.forecast.asked).toHaveLength(1);

  later(MINUTE_MS);
  await forecastOf();
  expect(services.forecast.asked).toHaveLength(2);
});

test("an old answer is told with its age, from the hour that is on, and still reaches a week ahead", async () => {
  const { forecastOf, services, later } = await setupForecast();
  await forecastOf();
  services.forecast.behave = answersWith({}, 500);

  later(22 * HOUR_MS);
  const forecast = await forecastOf();

  // Counted from the start of the half hour in which the answer came.
  expect(forecast.staleSeconds).toBe(22 * HOUR_SECONDS + 10 * MINUTE_SECONDS);
  expect(forecast.hours[0]?.at).toBe("2026-11-22T10:00:00.000Z");
  expect(forecast.hours.at(-1)?.at).toBe("2026-11-29T05:00:00.000Z");
});

test("when nobody tells the weather, the days have their sun and moon", async () => {
  const { forecastOf, services } = await setupForecast();
  services.forecast.behave = answersWith({}, 500);

  const forecast = await forecastOf();

  expect(forecast).toMatchObject({ hours: [], outage: "unavailable", attribution: [], source: null });
  expect(forecast.days).toHaveLength(7);
  expect(forecast.days[0]?.sky).toMatchObject({
    sunrise: expect.stringMatching(/^2026-11-21T13:2/),
    moon: { phase: "Waxing Gibbous" },
  });
});

test("where the weather is turned off, the days have their sun and moon", async () => {
  const { as, given } = await setupApi();
  const angler = await given.user();

  const answer = await as(angler).get("/weather/forecast?lat=78&lon=-40");

  expect(forecastAnswerSchema.parse(answer.json()).forecast).toMatchObject({ hours: [], outage: "off" });
  expect(answer.json().forecast.days).toHaveLength(7);
});

test("a day is the place's own: 25 hours when clocks go back, 23 when they go ahead", async () => {
  const { forecastOf, clock } = await setupForecast();
  clock.now = new Date("2026-10-31T05:00:00Z");
  const autumn = await forecastOf();
  const [, longDay] = autumn.days;
  clock.now = new Date("2026-03-07T06:00:00Z");
  const spring = await forecastOf("lat=45.1&lon=-93.1");
  const [, shortDay] = spring.days;

  expect(longDay).toMatchObject({ start: "2026-11-01T05:00:00.000Z", end: "2026-11-02T06:00:00.000Z" });
  expect(longDay && hoursOf(autumn, longDay)).toHaveLength(25);
  expect(shortDay && hoursOf(spring, shortDay)).toHaveLength(23);
  expect(autumn.days.map((day) => hoursOf(autumn, day).length)).toEqual([24, 25, 24, 24, 24, 24, 24]);
});

test("beyond the date line it is another day", async () => {
  const { forecastOf } = await setupForecast();

  const { days, timeZone } = await forecastOf("lat=-44.7&lon=169.1");

  expect([timeZone, days[0]?.date]).toEqual(["Pacific/Auckland", "2026-11-22"]);
});

test("in the polar night the sun neither rises nor sets, in the polar day neither, and both have scores", async () => {
  const { forecastOf, clock } = await setupForecast({ countries: [] });
  const night = await forecastOf(SVALBARD);
  clock.now = new Date("2026-06-21T12:40:00Z");
  const day = await forecastOf("lat=78.4&lon=15.65");

  const none = { sunrise: null, sunset: null };
  expect(night.days[0]?.sky).toMatchObject({ ...none, sunAllDay: "down" });
  expect(day.days[0]?.sky).toMatchObject({ ...none, firstLight: null, lastLight: null, sunAllDay: "up" });
  expect([...night.hours, ...day.hours].every(({ score }) => score >= 0 && score <= 100)).toBe(true);
});

test("a solunar period that reaches over midnight is told on both days", async () => {
  const { forecastOf } = await setupForecast();

  const { days } = await forecastOf();

  const both = days.flatMap(({ end, sky }) => sky.solunar.filter((period) => period.end > end));
  expect(both.length).toBeGreaterThan(0);
  for (const period of both) {
    const daysWithPeriod = days.filter(({ sky }) => sky.solunar.some(({ start }) => start === period.start));
    expect(daysWithPeriod.length).toBe(period.start < (days.at(-1)?.start ?? "") ? 2 : 1);
  }
});

test("what a model does not know of an hour is null, and an hour without a temperature is left out", async () => {
  const { forecastOf, services, clock } = await setupForecast();
  services.forecast.behave = (url, response) => {
    const body = JSON.parse(JSON.stringify(answerOfOpenMeteo(url, clock.now)));
    for (const [name, values] of Object.entries<unknown[]>(body.hourly)) {
      if (name === "time") continue;
      body.hourly[name] = values.map((value, index) =>
        name === "temperature_2m" && index !== 26 ? value : null,
      );
    }
    sendJson(response, body);
  };

  const { hours } = await forecastOf();

  expect(hours.slice(0, 2).map(({ at }) => at)).toEqual([
    "2026-11-21T12:00:00.000Z",
    "2026-11-21T14:00:00.000Z",
  ]);
  expect(hours[0]).toMatchObject({
    feelsLike: null,
    conditions: { main: "Unknown" },
    wind: { speed: null, cardinal: null },
    precipitationProbability: null,
    pressure: null,
  });
  // The answer has no isDay; at this hour the sun rises in a few minutes.
  expect([hours[0]?.isDay, hours[1]?.isDay]).toEqual([false, true]);
});

test.each([
  ["nulls everywhere", { hourly: { time: [1_795_262_400], temperature_2m: [null] } }],
  ["no hours", { hourly: {} }],
  ["an error with 200", { error: true, reason: "No data" }],
])("%s are an outage, never a 500", async (_name, body) => {
  const { forecastOf, services } = await setupForecast();
  services.forecast.behave = answersWith(body);

  expect(await forecastOf()).toMatchObject({ outage: "unavailable", hours: [] });
});

test("the forecast is counted", async () => {
  const { get } = await setupForecast({ countries: [], limits: { weatherPerUser: 1 } });

  expect((await get("/weather/forecast?lat=10&lon=0")).statusCode).toBe(200);
  expect((await get("/weather/forecast?lat=20&lon=0")).statusCode).toBe(429);
});

describe.skipIf(!recordedFolder())("recorded answers", () => {
  test("the hours of Toronto come as they were recorded, with the chance of rain", async () => {
    const { forecastOf, services, clock } = await setupForecast();
    const recorded = JSON.parse(await readRecorded("open-meteo/forecast-toronto-imperial-2026-03-05.json"));
    services.forecast.behave = answersWith(recorded);
    clock.now = new Date(Date.parse(`${recorded.hourly.time[0]}Z`) - recorded.utc_offset_seconds * 1000);

    const { hours } = await forecastOf("lat=43.7&lon=-79.4");

    const inside = hours.length;
    expect(inside).toBeGreaterThan(24);
    const values = (name: string): number[] => recorded.hourly[name].slice(0, inside);
    expect(hours.map(({ temperature }) => temperature)).toEqual(values("temperature_2m"));
    const chances = hours.map(({ precipitationProbability }) => precipitationProbability);
    expect(chances).toEqual(values("precipitation_probability"));
  });
});
