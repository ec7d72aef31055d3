import { DAY_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";

/** A service that asks for more gets this. */
const MAX_COOL_DOWN_MS = DAY_MS;
/** For a service that does not say how long. */
const DEFAULT_COOL_DOWN_MS = 5 * SECOND_MS;

/** How long a service wants to be left alone, from its Retry-After: seconds or a date (RFC 9110, 10.2.3). */
export function coolDownOf(header: string | null, now: Date): number {
  const text = header?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now.getTime();
  return clampCoolDown(Number.isNaN(ms) ? DEFAULT_COOL_DOWN_MS : ms);
}

export function clampCoolDown(ms: number): number {
  return Math.min(Math.max(ms, SECOND_MS), MAX_COOL_DOWN_MS);
}
