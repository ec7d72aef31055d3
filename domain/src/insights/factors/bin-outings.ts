import type { Outing, Segment } from "../outings.ts";
import type { BinnedOuting } from "../statistics/binned-outing.ts";
import { sum, total } from "../statistics/sums.ts";
import type { Factor } from "./factors.ts";
import { strataOf, strataOfAnyWater } from "./strata.ts";

export interface Counting {
  /** `null`: all species. */
  species: string | null;
  /** Whether an hour with two lines counts as two. */
  isPerLine: boolean;
}

export function fishOf(fish: Segment["fish"], { species }: Counting): number {
  return species === null ? total(Object.values(fish)) : (fish[species] ?? 0);
}

export function hoursOf({ hours, lines }: Pick<Segment, "hours" | "lines">, { isPerLine }: Counting): number {
  return isPerLine ? hours * lines : hours;
}

/** Fish and hours of all of an outing. */
export function totalsOf(outing: Outing, counting: Counting): { fish: number; hours: number } {
  return {
    fish: fishOf(outing.untimed, counting) + sum(outing.segments, ({ fish }) => fishOf(fish, counting)),
    hours: sum(outing.segments, (segment) => hoursOf(segment, counting)),
  };
}

/** Without outings of which a fish has no time, and without hours of which the bin is not known. */
export function binOutings(outings: readonly Outing[], factor: Factor, counting: Counting): BinnedOuting[] {
  const strata = factor.name === "water" ? strataOfAnyWater(outings) : strataOf(outings);
  return outings.flatMap((outing, index) => {
    if (fishOf(outing.untimed, counting) > 0) return [];
    const hours = factor.bins.map(() => 0);
    const fish = factor.bins.map(() => 0);
    for (const segment of outing.segments) {
      const bin = factor.bins.indexOf(factor.binOf(segment, outing) ?? "");
      if (bin === -1) continue;
      hours[bin] = (hours[bin] ?? 0) + hoursOf(segment, counting);
      fish[bin] = (fish[bin] ?? 0) + fishOf(segment.fish, counting);
    }
    return total(hours) > 0 ? [{ stratum: strata[index] ?? 0, hours, fish }] : [];
  });
}
