import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";

import type { Ask } from "../upstream/ask.ts";
import { openMeteoSchema } from "./answer.ts";

export interface OpenMeteoOptions {
  ask: Ask;
  apiKey: string | null;
}

/** Always UTC, seconds, °F and mph. Inches are never asked for: they would turn every meter into feet. */
const COMMON = {
  temperature_unit: "fahrenheit",
  wind_speed_unit: "mph",
  timeformat: "unixtime",
  timezone: "GMT",
};

export function askOpenMeteo(
  { ask, apiKey }: OpenMeteoOptions,
  { address, place, parameters }: { address: string; place: Coordinates; parameters: Record<string, string> },
  signal: AbortSignal,
) {
  const url = new URL(address);
  url.search = new URLSearchParams({
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    ...COMMON,
    ...parameters,
    ...(apiKey !== null && { apikey: apiKey }),
  }).toString();
  return ask(
    { url, schema: openMeteoSchema, readCoolDown, isFailure: (body) => reasonOf(body) !== null },
    signal,
  );
}

/** What Open-Meteo says when it refuses; it has been seen to come with 200. */
export function reasonOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("error" in body) || body.error !== true) return null;
  return "reason" in body && typeof body.reason === "string" ? body.reason : "";
}

/** The limits of a minute, an hour and a day end with it, in UTC. */
function readCoolDown(body: unknown, now: Date): number | null {
  const reason = reasonOf(body) ?? "";
  const untilNext = (length: number) => length - (now.getTime() % length);
  if (/^minutely/i.test(reason)) return MINUTE_MS;
  if (/^hourly/i.test(reason)) return untilNext(HOUR_MS);
  if (/^daily/i.test(reason)) return untilNext(DAY_MS);
  return /limit exceeded|too many/i.test(reason) ? MINUTE_MS : null;
}
