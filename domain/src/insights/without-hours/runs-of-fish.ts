import { MINUTE_MS } from "../../dates/units-of-time.ts";
import type { OutingWithoutHours } from "../outings.ts";

/** Fish that count as one event, since they hardly came independently of each other. */
export interface RunOfFish {
  species: string;
  /** Of its first fish, in milliseconds since 1970. */
  start: number;
  fish: number;
}

/**
 * Fish of one school bite within minutes of each other, also where one of them has to be landed and released first. After
 * a quarter of an hour without one the school has moved on.
 */
const MOST_APART_MS = 15 * MINUTE_MS;

/**
 * Fish of one trip and species, each within 15 minutes of the one before, whatever came between.
 * @param fish in the order of time
 * @returns by their starts
 */
export function runsOf(fish: OutingWithoutHours["fish"]): RunOfFish[] {
  const runs: RunOfFish[] = [];
  const latest = new Map<string, { run: RunOfFish; at: number }>();
  for (const { species, at: instant } of fish) {
    const at = Date.parse(instant);
    const last = latest.get(species);
    if (last && at - last.at <= MOST_APART_MS) {
      last.run.fish += 1;
      last.at = at;
    } else {
      const run = { species, start: at, fish: 1 };
      runs.push(run);
      latest.set(species, { run, at });
    }
  }
  return runs;
}
