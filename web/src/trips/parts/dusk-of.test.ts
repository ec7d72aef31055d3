import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { expect, test } from "vitest";

import { FORECAST } from "../../testing/weather.ts";
import { duskOf } from "./dusk-of.ts";

const NOON = Date.parse("2026-11-20T18:00:00.000Z");
const SUNSET = Date.parse("2026-11-20T22:25:00.000Z");
const LAST_LIGHT = Date.parse("2026-11-20T22:57:00.000Z");

test("the sun sets as the forecast of the day says, else about as on a day near by", () => {
  expect(duskOf(FORECAST.days, NOON)).toEqual({ sunset: SUNSET, lastLight: LAST_LIGHT });
  const dayBefore = NOON - DAY_MS;
  expect(duskOf(FORECAST.days, dayBefore)).toEqual({
    sunset: SUNSET - DAY_MS,
    lastLight: LAST_LIGHT - DAY_MS,
  });
  expect(duskOf(FORECAST.days, NOON - 9 * DAY_MS)).toEqual({ sunset: null, lastLight: null });
  expect(duskOf([], NOON)).toEqual({ sunset: null, lastLight: null });
});
