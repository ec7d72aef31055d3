import { HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { parseDate, parseDateTime } from "@internationalized/date";

import { AppError } from "../errors/errors.ts";
import type { PlaceFacts } from "./present/place-facts.ts";

/** How far a client's clock may be ahead. */
const AHEAD_MS = 5 * MINUTE_MS;
const EARLIEST_MS = Date.parse("1940-01-01T00:00:00Z");

interface Asked {
  /** An instant, or a day of the calendar. */
  date: string;
  place: Coordinates;
}

/**
 * The whole hour nearest to what was asked for; a day means its noon on the clocks of the place, or now while that
 * is to come.
 * @throws AppError invalid_input
 */
export function pastHour({ date, place }: Asked, now: Date, timeZoneAt: PlaceFacts["timeZoneAt"]): Date {
  const isDay = !date.includes("T");
  const asked = isDay ? noonOf(date, { timeZone: timeZoneAt(place), now }) : Date.parse(date);
  if (asked > now.getTime() + AHEAD_MS) throw refusal("weather_in_future");
  if (asked < EARLIEST_MS) throw refusal("weather_before");
  return new Date(Math.round(asked / HOUR_MS) * HOUR_MS);
}

function noonOf(day: string, { timeZone, now }: { timeZone: string; now: Date }): number {
  const noon = parseDateTime(`${day}T12:00`).toDate(timeZone).getTime();
  const hasBegun = parseDate(day).toDate(timeZone) <= now;
  return hasBegun ? Math.min(noon, now.getTime()) : noon;
}

function refusal(code: "weather_in_future" | "weather_before"): AppError {
  return new AppError("invalid_input", { fields: { date: { code } } });
}
