import type { Alert } from "@creel/domain/weather/alert";
import { alertsAnswerSchema } from "@creel/domain/weather/alert";
import { answersWith, sendJson } from "@creel/testing/fake-services";
import { readRecorded, recordedFolder } from "@creel/testing/recorded";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { setupWeather } from "../testing/setup-weather.ts";

const recorded = async (path: string): Promise<unknown> => JSON.parse(await readRecorded(path));

async function usAlerts(file: string, now: string) {
  const { get, services, query, clock } = await setupWeather({ countries: ["US"] });
  clock.now = new Date(now);
  services.nws.behave = answersWith(await recorded(`nws/${file}`));
  const answer = await get(`/weather/alerts?${query}`);
  expect(answer.statusCode).toBe(200);
  return z.parse(alertsAnswerSchema, answer.json());
}

describe.skipIf(!recordedFolder())("over recorded answers", () => {
  test.each([
    // 14 of its 246 alerts have an outline that is elsewhere.
    ["weathergov-alerts-active-2026-05-14.json", 232],
    // 71 of its 396 alerts have such an outline, and three occur twice.
    ["weathergov-alerts-active-2026-07-15.json", 322],
  ])(
    "every alert for zones of %s has one of the four severities and an id of its own",
    async (file, count) => {
      const { alerts, covered } = await usAlerts(file, "2026-01-01T00:00:00Z");

      expect(covered).toBe(true);
      expect(alerts).toHaveLength(count);
      expect(new Set(alerts.map(({ id }) => id)).size).toBe(count);
      expect(alerts.every(({ ends }) => ends !== null)).toBe(true);
      expect(isWorstFirst(alerts)).toBe(true);
    },
  );

  test("an alert lasts as long as its event, not as its text", async () => {
    const { alerts } = await usAlerts("weathergov-alerts-active-2026-07-15.json", "2026-07-15T20:00:45Z");

    expect(alerts.some(({ expires, ends }) => (expires ?? "") < (ends ?? ""))).toBe(true);
    expect(alerts.every(({ ends }) => (ends ?? "") > "2026-07-15T20:00:45")).toBe(true);
  });

  test("an alert of the older shape is read, an exercise is not, and an edited extreme one is extreme", async () => {
    const old = await usAlerts("pynws-alerts_active_zone.json", "2019-01-01T00:00:00Z");
    const blizzard = await usAlerts(
      "weathergov-extreme-blizzard-2024-01-03-edited.json",
      "2024-01-03T00:00:00Z",
    );

    expect(old.alerts.length).toBeGreaterThan(0);
    expect(blizzard.alerts.map(({ severity }) => severity)).toContain("extreme");
  });

  test("the US refuse a point elsewhere, which is not covered and no failure", async () => {
    const { get, services, query } = await setupWeather({ countries: ["US"] });
    services.nws.behave = answersWith(await recorded("nws/error-400-alerts-point-out-of-bounds.json"), 400);
    expect((await get(`/weather/alerts?${query}`)).json()).toEqual({
      alerts: [],
      covered: false,
      source: null,
      observedAt: null,
      staleSeconds: null,
      attribution: [],
    });
  });

  test("Canada's alerts are those whose area holds the place", async () => {
    const { get, services, clock } = await setupWeather({ countries: ["CA"] });
    clock.now = new Date("2026-03-06T00:00:00Z");
    services.eccc.behave = answersWith(await recorded("alerts-world/eccc_alerts.json"));

    const hamilton = (await get("/weather/alerts?lat=43.25&lon=-79.87")).json();
    const elsewhere = (await get("/weather/alerts?lat=45.25&lon=-79.87")).json();

    expect(hamilton).toMatchObject({
      covered: true,
      source: "eccc",
      alerts: [
        {
          event: "Freezing rain warning",
          severity: "moderate",
          headline: "Freezing rain warning for City of Hamilton",
        },
      ],
    });
    expect(elsewhere).toMatchObject({ covered: true, alerts: [] });
  });

  test("Norway's alerts are read in the severity they have, for the waters they outline", async () => {
    const { get, services, clock } = await setupWeather({ countries: ["NO"] });
    clock.now = new Date("2026-03-07T06:00:00Z");
    services.metno.behave = answersWith(await recorded("alerts-world/metno_alerts.json"));

    const { alerts, source } = z.parse(
      alertsAnswerSchema,
      (await get("/weather/alerts?lat=73.5&lon=15")).json(),
    );

    expect(source).toBe("metno");
    expect(alerts).toHaveLength(1);
    expect(alerts[0]).toMatchObject({ event: "Storm", severity: "moderate" });
    expect((await get("/weather/alerts?lat=59.9&lon=10.7")).json()).toMatchObject({
      covered: true,
      alerts: [],
    });
    expect(services.metno.asked.map(({ url }) => url.search)).toEqual(["?lang=en", "?lang=en"]);
  });

  test("Germany's alerts are read in English", async () => {
    const { get, services, clock, query } = await setupWeather({ countries: ["DE"] });
    clock.now = new Date("2026-03-06T12:00:00Z");
    services.brightSky.behave = answersWith(await recorded("alerts-world/brightsky_alerts.json"));

    expect((await get(`/weather/alerts?${query}`)).json()).toMatchObject({
      covered: true,
      alerts: [
        {
          event: "Frost",
          severity: "minor",
          headline: "Official WARNING of FROST",
          ends: "2026-03-07T08:00:00.000Z",
        },
      ],
    });
  });

  test.each([
    [
      "forecast-toronto-imperial-2026-03-05.json",
      { temperature: 32.6, feelsLike: 22.5, wind: { speed: 13.2, gust: 33.3 } },
    ],
    [
      "forecast-anchorage-f-mph-inch-2026-07-06.json",
      { timestamp: expect.stringMatching(/^2026-07-06T/), wind: { gust: null }, pressure: null },
    ],
    ["forecast-current-only-excerpt-2026-10-03.json", { feelsLike: 63.7, pressure: 30.43, humidity: 66 }],
  ])("what %s says of now is told in the API's units", async (file, current) => {
    const { get, services, query } = await setupWeather();
    services.forecast.behave = answersWith(await recorded(`open-meteo/${file}`));

    const { weather } = (await get(`/weather/current?${query}`)).json();

    expect(weather.current).toMatchObject(current);
  });

  test.each([
    ["historical-forecast-2024-01-01.json", "historical"],
    ["archive-era5-1953-01-31.json", "archive"],
    ["archive-two-points-kn-2025-06-15.json", "historical"],
  ] as const)("an hour of %s is read as the past", async (file, service) => {
    const { get, services, query } = await setupWeather();
    const answer = await recorded(`open-meteo/${file}`);
    const point = z.parse(pointSchema, answer);
    const hour = new Date(Date.parse(`${point.hourly.time[1]}Z`) - point.utc_offset_seconds * 1000);
    services[service].behave = answersWith(answer);

    const { weather } = (await get(`/weather/history?${query}&date=${hour.toISOString()}`)).json();

    expect(weather.observedAt).toBe(hour.toISOString());
    const unit = point.hourly_units["temperature_2m"];
    const value = point.hourly.temperature_2m[1] ?? Number.NaN;
    expect(weather.current.temperature).toBeCloseTo(unit === "°F" ? value : value * 1.8 + 32, 1);
  });

  test.each([
    ["error-400-invalid-variable.json", 400],
    ["error-429-minutely.json", 429],
    ["error-429-hourly.json", 429],
    ["error-429-daily.json", 429],
    ["geocoding-search-empty.json", 200],
    ["geocoding-search.json", 200],
  ])("%s is a 503, never a 500", async (file, status) => {
    const { get, services, query } = await setupWeather();
    services.forecast.behave = answersWith(await recorded(`open-meteo/${file}`), status);

    expect((await get(`/weather/current?${query}`)).json()).toMatchObject({
      statusCode: 503,
      code: "weather_unavailable",
    });
  });

  test.each([
    ["error-400-bad-request-parameterErrors.json", 400, 503],
    ["error-404-points-outside-us.json", 404, 200],
    ["linecast-nws_alerts.json", 200, 200],
    ["pynws-points.json", 200, 503],
  ])(
    "alerts that come as %s are answered with their own status, never a 500",
    async (file, status, expected) => {
      const { get, services, query } = await setupWeather();
      services.nws.behave = answersWith(await recorded(`nws/${file}`), status);

      expect((await get(`/weather/alerts?${query}`)).statusCode).toBe(expected);
    },
  );

  test("the recorded sea is told in feet and °F", async () => {
    const { get, services, query } = await setupWeather();
    services.marine.behave = answersWith(await recorded("open-meteo/marine-north-sea-2026-10-03.json"));

    const { marine } = (await get(`/weather/marine?${query}`)).json();

    expect(marine).toMatchObject({
      available: true,
      waveHeight: 2.5,
      wavePeriod: 3.9,
      waveDirection: 240,
      seaSurfaceTemperature: 65.1,
      observedAt: "2026-10-03T11:45:00.000Z",
    });
  });

  test("NOAA's recorded tides and temperatures are read", async () => {
    const { get, services, clock } = await setupWeather();
    clock.now = new Date("2026-03-05T06:00:00Z");
    const files = {
      predictions: await recorded("noaa/noaa_tide_hilo.json"),
      water_temperature: await recorded("noaa/error-200-no-data.json"),
      stations: await recorded("noaa/noaa_station_metadata.json"),
    };
    services.coops.behave = ({ searchParams }, response) => {
      const product = searchParams.get("product");
      const isKnown = product === "predictions" || product === "water_temperature";
      sendJson(response, files[isKnown ? product : "stations"]);
    };

    const { marine } = (await get("/weather/marine?lat=44.4&lon=-68.2")).json();

    expect(marine).toMatchObject({
      tides: [
        { time: "2026-03-05T11:58:00.000Z", type: "high", height: 11.577 },
        { time: "2026-03-05T18:10:00.000Z", type: "low", height: -0.294 },
      ],
      tideStation: { name: "Bar Harbor", distance: 2.7 },
      waterTemperature: null,
    });
  });
});

const hoursSchema = z.object({
  utc_offset_seconds: z.number(),
  hourly_units: z.record(z.string(), z.string()),
  hourly: z.object({ time: z.array(z.string()), temperature_2m: z.array(z.number()) }),
});
const pointSchema = z.pipe(
  z.union([hoursSchema, z.array(hoursSchema)]),
  z.transform((given) => z.parse(hoursSchema, [given].flat()[0])),
);

function isWorstFirst(alerts: readonly Alert[]): boolean {
  const rank = ["extreme", "severe", "moderate", "minor"];
  return alerts.every(
    ({ severity }, index) => rank.indexOf(severity) >= rank.indexOf(alerts[index - 1]?.severity ?? "extreme"),
  );
}
