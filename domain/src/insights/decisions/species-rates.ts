import { type Counting, totalsOf } from "../factors/bin-outings.ts";
import type { Outing } from "../outings.ts";
import { type BinRate, binRates, ownRateOfBins, weigh } from "../statistics/bin-rates.ts";
import type { BinnedOuting } from "../statistics/binned-outing.ts";
import type { Quantiles } from "../statistics/quantiles.ts";
import { centralInterval } from "../statistics/shrunken-rate.ts";
import { binWhole, decideBins, type DecidedBin } from "./decided-bins.ts";

type Options = Omit<Counting, "species"> & { quantiles: Quantiles };

/** Fish of Jeffreys' prior. */
const PRIOR_FISH = 0.5;

/** The most frequent first. */
export function speciesOf(outings: readonly Outing[]): string[] {
  const counts = new Map<string, number>();
  for (const { segments, untimed } of outings) {
    for (const fish of [untimed, ...segments.map((segment) => segment.fish)]) {
      for (const [name, count] of Object.entries(fish)) counts.set(name, (counts.get(name) ?? 0) + count);
    }
  }
  return [...counts].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
}

/** Each over all hours. A species has no other rate to be drawn to: they differ far more than hours or waters do. */
export function decideSpecies(
  outings: readonly Outing[],
  species: readonly string[],
  options: Options,
): DecidedBin[] {
  return species.flatMap((name) => {
    const counting = { species: name, isPerLine: options.isPerLine };
    const fished = outings.filter((outing) => totalsOf(outing, counting).hours > 0);
    const binned = binWhole(fished, [name], { ...counting, binOf: () => name });
    const own = ownRateOfBins(binned);
    const [bin] = decideBins(binned, [name], { own, quantiles: options.quantiles });
    if (!bin) return [];
    return [{ ...bin, rate: bin.rate && undrawn(bin.rate, binned, options.quantiles) }];
  });
}

function undrawn(rate: BinRate, binned: readonly BinnedOuting[], quantiles: Quantiles): BinRate {
  const own = ownRateOfBins(binned);
  const { clumping } = binRates(binned, own, { quantiles });
  const { fish, hours } = weigh(binned, 0, own);
  const gamma = { shape: PRIOR_FISH + fish / clumping, rate: hours / clumping };
  const mean = gamma.shape / gamma.rate;
  return { ...rate, mean, likely: centralInterval({ ...gamma, mean }, 0.95, quantiles) };
}
