import { DAY_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { answersWith } from "@creel/testing/fake-services";
import { expect, test } from "vitest";

import { english } from "../language/languages.ts";
import { setupApi } from "../testing/setup-api.ts";
import { setupWeather } from "../testing/setup-weather.ts";

test("the weather now is told in the API's units, with what it means for fishing and whose it is", async () => {
  const { get, query } = await setupWeather();

  const answer = await get(`/weather/current?${query}`);

  expect(answer.statusCode).toBe(200);
  const { weather } = answer.json();
  expect(weather).toMatchObject({
    location: { name: "Ely, Minnesota" },
    current: {
      timestamp: "2026-11-21T12:30:00.000Z",
      temperature: 52.5,
      feelsLike: 38.4,
      conditions: { code: 3, main: "Clouds", description: "Overcast" },
      wind: { speed: 8.1, cardinal: "SW", direction: 225, gust: 14.2 },
      pressure: 29.77,
      pressureTrend: "Falling",
      pressureChange: -0.04,
      humidity: 71,
      visibility: 10,
      cloudCover: 85,
      lunarPhase: "Waxing Gibbous",
    },
    source: "open-meteo-forecast",
    observedAt: "2026-11-21T12:30:00.000Z",
    staleSeconds: null,
    attribution: [{ text: "Weather data by Open-Meteo.com", url: "https://open-meteo.com/" }],
  });
  expect(weather.fishing).toMatchObject({ rating: expect.any(String), missing: ["waterTemperature"] });
  const points = weather.fishing.factors.map((factor: { points: number }) => factor.points);
  expect(weather.fishing.score).toBe(points.reduce((sum: number, each: number) => sum + each, 45));
});

test("the score's reasons are told in words, and as codes for clients that have their own", async () => {
  const { get, query } = await setupWeather();

  const { weather } = (await get(`/weather/current?${query}`)).json();

  expect(weather.timeZone).toBe("America/Chicago");
  expect(weather.fishing.at).toBe("2026-11-21T12:40:00.000Z");
  expect(weather.fishing.advice).toContainEqual({
    code: "lightChop",
    values: {},
    text: "+8 for a light chop. Many anglers fish the windward bank, where it hides them and their line.",
  });
  expect(weather.fishing.recommendations).toEqual(
    weather.fishing.advice.map(({ text }: { text: string }) => text),
  );
  expect(weather.fishing.factors).toContainEqual({
    key: "wind",
    points: 8,
    code: "lightChop",
    values: {},
    text: "Enough wind for a light chop.",
  });
});

test("a place that is none is refused before anybody is asked", async () => {
  const { get, services } = await setupWeather();

  for (const path of ["current", "marine", "alerts"]) {
    expect((await get(`/weather/${path}?lat=91&lon=0`)).statusCode).toBe(400);
  }
  expect(Object.values(services).flatMap(({ asked }) => asked)).toEqual([]);
});

test("a service learns the middle of a square of the one grid, never the spot, and is told who asks", async () => {
  const { get, services } = await setupWeather();

  await get("/weather/current?lat=47.831174&lon=-92.264829");

  const [{ url, headers } = { url: new URL("http://x"), headers: {} }] = services.forecast.asked;
  expect([url.searchParams.get("latitude"), url.searchParams.get("longitude")]).toEqual([
    "47.825",
    "-92.275",
  ]);
  expect(headers["user-agent"]).toBe("Creel (+https://creel.example.com)");
});

test("inches are never asked for: they would turn every meter into feet", async () => {
  const { get, services, query } = await setupWeather();

  await get(`/weather/current?${query}`);

  const parameters = services.forecast.asked[0]?.url.searchParams;
  expect([parameters?.get("precipitation_unit"), parameters?.get("length_unit")]).toEqual([null, null]);
});

test.each([
  ["yesterday", "2026-11-20T12:42:00Z", "forecast", "2026-11-20T13:00:00.000Z"],
  ["a day alone, at noon there", "2026-11-20", "forecast", "2026-11-20T18:00:00.000Z"],
  ["today, whose noon is to come", "2026-11-21", "forecast", "2026-11-21T13:00:00.000Z"],
  ["with an offset", "2026-11-20T07:42:00-05:00", "forecast", "2026-11-20T13:00:00.000Z"],
  ["a year ago", "2025-11-20T12:00:00Z", "historical", "2025-11-20T12:00:00.000Z"],
  ["of long ago", "1953-01-31T02:00:00Z", "archive", "1953-01-31T02:00:00.000Z"],
  ["the first of all", "1940-01-01T00:00:00Z", "archive", "1940-01-01T00:00:00.000Z"],
] as const)(
  "the weather of an hour in the past (%s) comes from the service that reaches there",
  async (_name, date, service, at) => {
    const { get, services, query } = await setupWeather();

    const answer = await get(`/weather/history?${query}&date=${encodeURIComponent(date)}`);

    expect(answer.json()).toMatchObject({
      weather: {
        source: `open-meteo-${service}`,
        observedAt: at,
        current: { timestamp: at },
      },
    });
    const asked = Object.entries(services).flatMap(([name, { asked: each }]) =>
      each.length > 0 ? name : [],
    );
    expect(asked).toEqual([service]);
  },
);

test("where one service has nothing of the past, the next is asked", async () => {
  const { get, services, query } = await setupWeather();
  services.forecast.behave = answersWith(
    { error: true, reason: "Parameter 'start_date' is out of allowed range" },
    400,
  );
  services.historical.behave = answersWith({}, 500);

  const { weather } = (await get(`/weather/history?${query}&date=2026-11-01T12:00:00Z`)).json();

  expect(weather).toMatchObject({ source: "open-meteo-archive", current: { visibility: null } });
});

const NO_DATE = "date must be a date and time, like 2026-11-20T12:42:00Z, or a day, like 2026-11-20";

test("what is no date of the past since 1940 is refused, and says so", async () => {
  const { get, query } = await setupWeather();

  for (const [date, sentence] of [
    ["2026-11-21T12:50:00Z", "date must not be in the future"],
    ["2026-11-22", "date must not be in the future"],
    ["1939-12-31T23:00:00Z", "date must be 1940-01-01 or later"],
    ["yesterday", NO_DATE],
    ["2026-02-30", NO_DATE],
  ]) {
    const answer = await get(`/weather/history?${query}&date=${date}`);
    expect(answer.statusCode, date).toBe(400);
    expect(answer.json(), date).toMatchObject({ error: sentence, fields: { date: sentence } });
  }
});

test("hours of the past are kept for good once they are settled", async () => {
  const { get, services, query, later } = await setupWeather();
  const settled = `/weather/history?${query}&date=2026-11-01T12:10:00Z`;
  const recent = `/weather/history?${query}&date=2026-11-20T12:10:00Z`;
  await get(settled);
  await get(recent);

  later(DAY_MS);
  await get(recent);
  expect(services.forecast.asked).toHaveLength(3);

  later(4000 * DAY_MS);
  const { forecast, historical, archive } = services;
  for (const service of [forecast, historical, archive]) service.behave = answersWith({}, 500);
  expect((await get(settled)).json().weather).toMatchObject({ staleSeconds: null });
  expect([...historical.asked, ...archive.asked]).toEqual([]);
});

test("what an angler asked is known near by and in another process, until the next ten minutes of the clock", async () => {
  const { get, services, openProvider, later, angler } = await setupWeather();
  later(8 * MINUTE_MS);
  await get("/weather/current?lat=47.83&lon=-91.87");

  await get("/weather/current?lat=47.83&lon=-91.86");
  await openProvider().current({
    userId: angler.id,
    place: { latitude: 47.83, longitude: -91.87 },
    units: angler.units,
    language: english,
    countQuestion: async () => {},
  });
  expect(services.forecast.asked).toHaveLength(1);

  later(2 * MINUTE_MS);
  await get("/weather/current?lat=47.83&lon=-91.87");
  expect(services.forecast.asked).toHaveLength(2);
});

test("many who ask at once, in several processes, are one question", async () => {
  const { services, openProvider, angler } = await setupWeather();
  const providers = [openProvider(), openProvider(), openProvider()];
  const weatherRequest = {
    userId: angler.id,
    place: { latitude: -33.3, longitude: 18.2 },
    units: angler.units,
    language: english,
    countQuestion: async () => {},
  };

  const answers = await Promise.all(
    [...providers, ...providers].map((provider) => provider.current(weatherRequest)),
  );

  expect(services.forecast.asked).toHaveLength(1);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
});

test("a process that dies while it asks does not keep the others from asking", async () => {
  const { services, openProvider, angler, later } = await setupWeather();
  const weatherRequest = {
    userId: angler.id,
    place: { latitude: -34.3, longitude: 18.2 },
    units: angler.units,
    language: english,
    countQuestion: async () => {},
  };
  const { behave } = services.forecast;
  const asked = Promise.withResolvers<void>();
  services.forecast.behave = () => asked.resolve();
  const dead = openProvider()
    .current(weatherRequest)
    .catch(() => {});
  await asked.promise;
  services.forecast.behave = behave;

  later(5 * MINUTE_MS);
  expect((await openProvider().current(weatherRequest)).current.temperature).toBeGreaterThan(0);
  await services.forecast.stop();
  await dead;
});

test("who asks too much is told to wait; what is known already is not counted", async () => {
  const { get, services } = await setupWeather({ countries: [], limits: { weatherPerUser: 2 } });
  const ask = (lon: number) => get(`/weather/current?lat=-50&lon=${lon}`);
  await ask(1);
  await ask(2);

  const refused = await ask(3);

  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await ask(1)).statusCode).toBe(200);
  expect(services.forecast.asked).toHaveLength(2);
});

test("a Creel that looks up no weather says so", async () => {
  const { as, given } = await setupApi();
  const angler = await given.user();

  const answer = await as(angler).get("/weather/current?lat=1&lon=1");

  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({
    code: "weather_off",
    error: "Weather is turned off on this Creel.",
  });
});
