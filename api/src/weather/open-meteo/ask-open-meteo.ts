import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";

import type { Ask } from "../upstream/ask.ts";
import { openMeteoSchema } from "./answer.ts";

export interface OpenMeteoOptions {
  ask: Ask;
  apiKey: string | null;
}

/** Always UTC, seconds, °F and mph. Inches are never requested, because they would turn every meter into feet. */
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

/** Returns the reason of a refusal; `null` if the body is not a refusal. Refusals can come with status 200. */
export function reasonOf(body: unknown): string | null {
  if (typeof body !== "object" || body === null || !("error" in body) || body.error !== true) return null;
  return "reason" in body && typeof body.reason === "string" ? body.reason : "";
}

/** Rate limits are reset at the end of the minute, hour or day in UTC. */
function readCoolDown(body: unknown, now: Date): number | null {
  const reason = reasonOf(body) ?? "";
  const untilNext = (length: number) => length - (now.getTime() % length);
  if (/^minutely/i.test(reason)) return MINUTE_MS;
  if (/^hourly/i.test(reason)) return untilNext(HOUR_MS);
  if (/^daily/i.test(reason)) return untilNext(DAY_MS);
  return /limit exceeded|too many/i.test(reason) ? MINUTE_MS : null;
}
