import { availableParallelism, loadavg } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

import { inject } from "vitest";

import { report, type Tried } from "./report.ts";

/** `npm run test:faults` tries everything often, `npm test` a few times, `npm run test:soak` for long. */
export const form = process.env["FAULTS"] ?? "short";
export const isLong = form === "long";

/** How often something is tried. */
export function times(short: number, long: number): number {
  return isLong ? long : short;
}

/** Puts a line into the table that is printed at the end. */
export function reportFault(tried: Tried): Promise<void> {
  return report(inject("faultReport"), tried);
}

/** A whole number from 0 to below this. */
export function random(below: number): number {
  return Math.floor(Math.random() * below);
}

/** What the tests themselves add to the load of the machine. */
const OWN_LOAD = 2;
const LOOK_EVERY_MS = 20;

/**
 * Looks again and again until it is so; a look that fails is one that says no.
 *
 * @returns after how many milliseconds.
 */
export async function until(isSo: () => Promise<boolean> | boolean, limitMs = 30_000): Promise<number> {
  const begun = performance.now();
  for (;;) {
    let last: unknown = "it said no";
    try {
      if (await isSo()) return performance.now() - begun;
    } catch (error) {
      last = error;
    }
    if (performance.now() - begun > limitMs) throw new Error(`Waited ${limitMs} ms in vain`, { cause: last });
    await sleep(LOOK_EVERY_MS);
  }
}

/**
 * How much longer than on a quiet machine things may take: the tests' bounds are of a machine that does
 * nothing else.
 */
export function slowness(): number {
  return Math.max(1, ((loadavg()[0] ?? 0) - OWN_LOAD) / availableParallelism());
}

/** The value that this share of all are at or below. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
