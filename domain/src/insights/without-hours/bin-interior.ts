import { HOUR_MS } from "../../dates/units-of-time.ts";
import type { Factor } from "../factors/factors.ts";
import type { OutingWithoutHours } from "../outings.ts";
import type { BinnedOuting } from "../statistics/binned-outing.ts";
import { runsOf } from "./runs-of-fish.ts";

export interface InteriorOuting extends BinnedOuting {
  /** How many fish each run between the first and the last has. */
  runs: readonly number[];
}

/**
 * The time between the first and the last run of fish by bins, and the fish of the runs between them; without what is not
 * known. A run is where its first fish is. Each outing is a stratum of its own, since it is compared with itself alone.
 * @param outings cut to their runs
 */
export function binInterior(
  outings: readonly OutingWithoutHours[],
  { bins, binOf }: Factor,
): InteriorOuting[] {
  return outings.map((outing, index) => {
    const hours = bins.map(() => 0);
    const caught = bins.map(() => 0);
    const between = runsOf(outing.fish).slice(1, -1);
    const runs: number[] = [];
    for (const { start, hours: span, conditions } of outing.segments) {
      const bin = bins.indexOf(binOf({ conditions, lure: null, spot: null }, outing) ?? "");
      if (bin === -1) continue;
      const from = Date.parse(start);
      hours[bin] = (hours[bin] ?? 0) + span;
      for (const run of between) {
        if (run.start < from || run.start >= from + span * HOUR_MS) continue;
        caught[bin] = (caught[bin] ?? 0) + run.fish;
        runs.push(run.fish);
      }
    }
    return { stratum: index, hours, fish: caught, runs };
  });
}
