import { MINUTE_MS } from "../../dates/units-of-time.ts";
import type { OutingWithoutHours } from "../outings.ts";

/** Fish that count as one event because they hardly came independently of each other. */
export interface RunOfFish {
  species: string;
  /** The time of the first fish, in milliseconds since 1970. */
  start: number;
  fish: number;
}

/**
 * Fish of one school bite within minutes of each other, even if each has to be landed and released first. After 15
 * minutes without a fish, the school has moved on.
 */
const MOST_APART_MS = 15 * MINUTE_MS;

/**
 * Groups fish of one trip and species into runs. Each fish is within 15 minutes of the one before, regardless of other
 * species in between.
 * @param fish in chronological order
 * @returns the runs, sorted by start
 */
export function runsOf(fish: OutingWithoutHours["fish"]): RunOfFish[] {
  const runs: RunOfFish[] = [];
  const latest = new Map<string, { run: RunOfFish; at: number }>();
  for (const { species, at: instant, count = 1 } of fish) {
    const at = Date.parse(instant);
    const last = latest.get(species);
    if (last && at - last.at <= MOST_APART_MS) {
      last.run.fish += count;
      last.at = at;
    } else {
      const run = { species, start: at, fish: count };
      runs.push(run);
      latest.set(species, { run, at });
    }
  }
  return runs;
}
