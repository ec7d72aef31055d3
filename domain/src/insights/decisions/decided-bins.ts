import { type Counting, fishOf, hoursOf, totalsOf } from "../factors/bin-outings.ts";
import type { Outing, Segment } from "../outings.ts";
import { type BinRate, binRates, type OwnRate } from "../statistics/bin-rates.ts";
import { type BinnedOuting, type BinTotals, binTotals, isEnough } from "../statistics/binned-outing.ts";
import type { Quantiles } from "../statistics/quantiles.ts";
import { type Share, shareOf } from "./share-of-fish.ts";

/** What an angler had in one hour, month, water, lure or of one species. It says nothing of causes. */
export interface DecidedBin extends BinTotals {
  bin: string;
  /** `null` with too few trips or hours, and before the first fish. */
  rate: BinRate | null;
  /** Trips without a fish, of clock hours the hours without one; `null` with too few trips or hours. */
  none: Share | null;
}

export interface Deciding extends Counting {
  /** Of all that was fished. */
  own: OwnRate;
  quantiles: Quantiles;
}

/** By what is the same for all of an outing, as its month: fish without a time are counted, too. */
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

/** By what differs within an outing. Outings of which a fish has no time are left out. */
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

/** Each with its rate and its chance of a trip without a fish. */
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
