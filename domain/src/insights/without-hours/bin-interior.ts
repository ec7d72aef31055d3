import { HOUR_MS } from "../../dates/units-of-time.ts";
import type { Factor } from "../factors/factors.ts";
import type { OutingWithoutHours } from "../outings.ts";
import type { BinnedOuting } from "../statistics/binned-outing.ts";
import { runsOf } from "./runs-of-fish.ts";

export interface InteriorOuting extends BinnedOuting {
  /** The number of fish in each run between the first and the last run. */
  runs: readonly number[];
}

/**
 * Bins the time between the first and the last run of fish, and the fish of the runs in between. Leaves out hours in an
 * unknown bin. A run is located at its first fish. Each outing is its own stratum, because it is compared only with
 * itself.
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
