import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { seededRandom } from "@creel/domain/insights/simulation/seeded-random";
import { SEED } from "@creel/testing/seed";
import { inject } from "vitest";

import { report, type Tried } from "./report.ts";

/** Adds a line to the table that is printed at the end. */
export function reportFault(tried: Tried): Promise<void> {
  return report(inject("faultReport"), tried);
}

/** Returns a generator of whole numbers from 0 to below a bound, reproducible with the same `SEED`. */
export function startRandom(): (below: number) => number {
  const { uniform } = seededRandom(String(SEED));
  return (below) => Math.floor(uniform() * below);
}

const LOOK_EVERY_MS = 20;
/** Only ends a test that hangs; it is not a performance limit. */
const TIMEOUT_MS = 180_000;

/** Repeats a check until it returns true. A check that throws counts as false. */
export async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const hang = AbortSignal.timeout(TIMEOUT_MS);
  for (;;) {
    let last: unknown = "it said no";
    try {
      if (await isSo()) return;
    } catch (error) {
      last = error;
    }
    if (hang.aborted) throw new Error(`Waited ${TIMEOUT_MS} ms in vain`, { cause: last });
    await sleep(LOOK_EVERY_MS);
  }
}

export const MEGABYTE = 1024 * 1024;

/** Returns the resident bytes of a process; 0 without /proc. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
