import type { Limit } from "./limit.ts";

/** A rule of a limit that the length of a fish breaks. All lengths are in inches. */
export type BrokenLength =
  /** Shorter than the minimum by `by`, or longer than the maximum. */
  | { rule: "min"; limit: number; by: number }
  | { rule: "max"; limit: number; by: number }
  /** Within the protected slot. */
  | { rule: "slot"; from: number; to: number }
  /** Longer than the length that only one fish of the day may have. */
  | { rule: "one_over"; limit: number; by: number };

/** Hides the errors of sums of decimal numbers. Lengths are noted to 0.1 in. */
const PRECISION = 1000;

/**
 * Returns the first rule about length that a fish breaks; `null` if it breaks none. Creel does not know what is lawful:
 * these are the angler's own notes.
 */
export function checkLength(limit: Limit, length: number): BrokenLength | null {
  const { min_length: min, max_length: max, slot_from: from, slot_to: to, one_over: over } = limit;
  if (min !== null && length < min) return { rule: "min", limit: min, by: difference(min, length) };
  if (max !== null && length > max) return { rule: "max", limit: max, by: difference(length, max) };
  if (from !== null && to !== null && length >= from && length <= to) return { rule: "slot", from, to };
  if (over !== null && length > over) return { rule: "one_over", limit: over, by: difference(length, over) };
  return null;
}

function difference(longer: number, shorter: number): number {
  return Math.round((longer - shorter) * PRECISION) / PRECISION;
}
