import { DAY_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";

/** Nobody is believed who asks for more. */
const LONGEST_REST_MS = DAY_MS;
/** What a service that says nothing is left alone for. */
const USUAL_REST_MS = 5 * SECOND_MS;

/** How long a service wants to be left alone, from its Retry-After: seconds or a date (RFC 9110, 10.2.3). */
export function restOf(header: string | null, now: Date): number {
  const text = header?.trim() ?? "";
  const ms = /^\d+$/.test(text) ? Number(text) * SECOND_MS : Date.parse(text) - now.getTime();
  return clampRest(Number.isNaN(ms) ? USUAL_REST_MS : ms);
}

export function clampRest(ms: number): number {
  return Math.min(Math.max(ms, SECOND_MS), LONGEST_REST_MS);
}
