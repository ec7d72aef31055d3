import { type Counting, fishOf, hoursOf, totalsOf } from "../factors/bin-outings.ts";
import type { Outing, Segment } from "../outings.ts";
import { type BinRate, binRates, type OwnRate } from "../statistics/bin-rates.ts";
import { type BinnedOuting, type BinTotals, binTotals, isEnough } from "../statistics/binned-outing.ts";
import type { Quantiles } from "../statistics/quantiles.ts";
import { type Share, shareOf } from "./share-of-fish.ts";

/** An angler's results in one hour, month, water or lure, or for one species. They do not imply causes. */
export interface DecidedBin extends BinTotals {
  bin: string;
  /** `null` with too few trips or hours, and before the first fish. */
  rate: BinRate | null;
  /**
   * The share of trips without a fish; for clock hours, the share of hours without one. `null` with too few trips or
   * hours.
   */
  none: Share | null;
}

export interface Deciding extends Counting {
  /** The angler's rate over everything that was fished. */
  own: OwnRate;
  quantiles: Quantiles;
}

/**
 * Bins whole outings by something that is constant within an outing, such as the month. Includes fish without a time.
 */
export function binWhole(
  outings: readonly Outing[],
  bins: readonly string[],
  { binOf, ...counting }: Counting & { binOf: (outing: Outing) => string | null },
): BinnedOuting[] {
  return outings.flatMap((outing) => {
    const at = bins.indexOf(binOf(outing) ?? "");
    const { hours, fish } = totalsOf(outing, counting);
    if (at === -1) return [];
    return [{ stratum: 0, hours: put(bins, at, hours), fish: put(bins, at, fish) }];
  });
}

function put(bins: readonly string[], at: number, value: number): number[] {
  return bins.map((_, bin) => (bin === at ? value : 0));
}

/** Bins segments by something that varies within an outing. Leaves out outings with a fish that has no time. */
export function binParts(
  outings: readonly Outing[],
  bins: readonly string[],
  { binOf, ...counting }: Counting & { binOf: (segment: Segment, outing: Outing) => string | null },
): BinnedOuting[] {
  return outings.flatMap((outing) => {
    if (fishOf(outing.untimed, counting) > 0) return [];
    const hours = bins.map(() => 0);
    const fish = bins.map(() => 0);
    for (const segment of outing.segments) {
      const bin = bins.indexOf(binOf(segment, outing) ?? "");
      if (bin === -1) continue;
      hours[bin] = (hours[bin] ?? 0) + hoursOf(segment, counting);
      fish[bin] = (fish[bin] ?? 0) + fishOf(segment.fish, counting);
    }
    return hours.some((each) => each > 0) ? [{ stratum: 0, hours, fish }] : [];
  });
}

/** Adds the rate and the share of trips without a fish to each bin. */
export function decideBins(
  binned: readonly BinnedOuting[],
  bins: readonly string[],
  { own, quantiles }: Pick<Deciding, "own" | "quantiles">,
): DecidedBin[] {
  const { rates } = binRates(binned, own, { quantiles });
  return bins.map((name, bin) => {
    const totals = binTotals(binned, bin);
    const skunked = binned.filter(({ hours, fish }) => (hours[bin] ?? 0) > 0 && fish[bin] === 0).length;
    const none = isEnough(totals) ? shareOf(skunked / totals.outings, totals.outings) : null;
    return { bin: name, ...totals, rate: rates[bin] ?? null, none };
  });
}
