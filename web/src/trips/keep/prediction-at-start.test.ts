import type { Forecast, ForecastHour } from "@creel/domain/weather/forecast";
import { expect, test } from "vitest";

import { FORECAST_HOUR, forecastOf as anyForecast, SIGNED } from "./forecast-testing.ts";
import { predictionAtStart } from "./prediction-at-start.ts";

const PLACE = { latitude: 47.83, longitude: -92.26 };
const START = { place: PLACE, at: "2026-11-20T12:10:00.000Z" };

const hourOf = (at: string): ForecastHour => ({ ...FORECAST_HOUR, at });

function withoutPoints(at: string): ForecastHour {
  const { points: _points, ...hour } = FORECAST_HOUR;
  return { ...hour, at };
}

/** A forecast for the morning of November 20, 2026. */
function forecastOf(known: Partial<Forecast> = {}): Forecast {
  const hours = ["10", "11", "12", "13"].map((hour) => hourOf(`2026-11-20T${hour}:00:00Z`));
  return anyForecast({ hours: [...hours, hourOf("2026-11-21T13:00:00Z")], ...known });
}

test("what was told before a trip goes with it as it is signed: all hours of three days, with the rule and the points", () => {
  const { points, score } = FORECAST_HOUR;
  const hours = ["20T10", "20T11", "20T12", "20T13", "21T13", "23T12", "23T13"];
  const forecast = forecastOf({ hours: hours.map((hour) => hourOf(`2026-11-${hour}:00:00Z`)) });

  expect(predictionAtStart([{ forecast, place: PLACE }], START)).toEqual({
    made_at: SIGNED.at,
    rule: "a1b2c3",
    source: "open-meteo",
    cell: SIGNED.cell,
    signature: SIGNED.signature,
    hours: hours.slice(0, -1).map((hour) => ({ at: `2026-11-${hour}:00:00Z`, score, points })),
  });
});

test.each([
  ["after the start", { signed: { ...SIGNED, at: "2026-11-20T13:00:00.000Z" } }, PLACE],
  ["without a signature", { signed: undefined }, PLACE],
  ["without points", { hours: [withoutPoints("2026-11-20T12:00:00Z")] }, PLACE],
  ["without the hours of the trip", { hours: [] }, PLACE],
  ["for another place", {}, { latitude: 47.83, longitude: -93 }],
])("a forecast %s tells nothing", (_what, known: Partial<Forecast>, place) => {
  expect(predictionAtStart([{ forecast: forecastOf(known), place }], START)).toBeNull();
});

test("a forecast from before its rule had a name tells nothing", () => {
  const { rule: _rule, ...forecast } = forecastOf();

  expect(predictionAtStart([{ forecast, place: PLACE }], START)).toBeNull();
});

test("of several forecasts the nearest counts", () => {
  const far = { forecast: forecastOf({ rule: "far" }), place: { latitude: 47.88, longitude: -92.26 } };
  const near = { forecast: forecastOf({ rule: "near" }), place: PLACE };

  expect(predictionAtStart([far, near], START)?.rule).toBe("near");
});
