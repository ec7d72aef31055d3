import type { TripRow } from "../../database/schema.ts";
import type { TripValues } from "../record/trips.repository.ts";

/**
 * Whether the trip is as a change wants it: the change came before and its answer was lost. It is answered as done then
 * (RFC 9110, section 13.1.1), so that who sends it again is not asked about a conflict with themselves.
 */
export function isMadeAlready(stored: TripRow, values: TripValues): boolean {
  const is = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(values).every(([name, value]) => value === undefined || isEqual(value, is.get(name)));
}

function isEqual(one: unknown, other: unknown): boolean {
  if (one instanceof Date && other instanceof Date) return one.getTime() === other.getTime();
  if (Array.isArray(one)) return JSON.stringify(one) === JSON.stringify(other);
  return one === other;
}
