import { DAY_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";

/** Nobody is believed who asks for more. */
const MAX_COOL_DOWN_MS = DAY_MS;
/** What a service that says nothing is left alone for. */
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
