import { HOUR_MS } from "../../dates/units-of-time.ts";
import type { Factor } from "../factors/factors.ts";
import type { OutingWithoutHours } from "../outings.ts";
import type { BinnedOuting } from "../statistics/binned-outing.ts";

/**
 * The time between the first and the last fish by bins, and the fish between them; without what is not known. Each
 * outing is a stratum of its own, since it is compared with itself alone.
 */
export function binInterior(outings: readonly OutingWithoutHours[], { bins, binOf }: Factor): BinnedOuting[] {
  return outings.map((outing, index) => {
    const { segments, fish } = outing;
    const hours = bins.map(() => 0);
    const caught = bins.map(() => 0);
    const between = fish.slice(1, -1).map(({ at }) => Date.parse(at));
    for (const { start, hours: span, conditions } of segments) {
      const bin = bins.indexOf(binOf({ conditions, lure: null, spot: null }, outing) ?? "");
      if (bin === -1) continue;
      const from = Date.parse(start);
      hours[bin] = (hours[bin] ?? 0) + span;
      const within = between.filter((at) => at >= from && at < from + span * HOUR_MS);
      caught[bin] = (caught[bin] ?? 0) + within.length;
    }
    return { stratum: index, hours, fish: caught };
  });
}
