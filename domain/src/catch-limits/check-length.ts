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
  return RULES.map((rule) => rule(limit, length)).find((broken) => broken !== null) ?? null;
}

type Rule = (limit: Limit, length: number) => BrokenLength | null;

const RULES: readonly Rule[] = [
  ({ min_length: min }, length) =>
    min !== null && length < min ? { rule: "min", limit: min, by: difference(min, length) } : null,
  ({ max_length: max }, length) =>
    max !== null && length > max ? { rule: "max", limit: max, by: difference(length, max) } : null,
  ({ slot_from: from, slot_to: to }, length) =>
    from !== null && to !== null && length >= from && length <= to ? { rule: "slot", from, to } : null,
  ({ one_over: over }, length) =>
    over !== null && length > over ? { rule: "one_over", limit: over, by: difference(length, over) } : null,
];

function difference(longer: number, shorter: number): number {
  return Math.round((longer - shorter) * PRECISION) / PRECISION;
}
