import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { seededRandom } from "@creel/domain/insights/simulation/seeded-random";
import { SEED } from "@creel/testing/seed";
import { inject } from "vitest";

import { report, type Tried } from "./report.ts";

/** Puts a line into the table that is printed at the end. */
export function reportFault(tried: Tried): Promise<void> {
  return report(inject("faultReport"), tried);
}

/** Whole numbers from 0 to below a bound, the same ones for the same `SEED`. */
export function startRandom(): (below: number) => number {
  const { uniform } = seededRandom(String(SEED));
  return (below) => Math.floor(uniform() * below);
}

const LOOK_EVERY_MS = 20;
/** It ends what hangs and measures nothing. */
const TIMEOUT_MS = 180_000;

/** Looks again and again until it is so; a look that fails is one that says no. */
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

/** Resident bytes of a process; 0 where there is no /proc. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
}
