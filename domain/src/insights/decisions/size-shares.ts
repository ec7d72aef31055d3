import { byLimits } from "../factors/condition-bins.ts";
import { hourThirds } from "../factors/thirds.ts";
import { isEnough } from "../statistics/binned-outing.ts";
import { groupBy, sum } from "../statistics/sums.ts";
import type { MeasuredFish } from "./measured-fish.ts";
import { type Share, shareOf } from "./share-of-fish.ts";

export interface SizeBin {
  bin: string;
  fish: number;
  outings: number;
  /** The share of these fish that have at least the asked length; `null` with fewer than 10 fish or 5 days. */
  over: Share | null;
}

export interface SizeShares {
  all: SizeBin;
  /** "01" to "12". */
  byMonth: SizeBin[];
  /** Sorted by number of fish, highest first. */
  byLure: SizeBin[];
  /** The bins are "shallow", "middle" and "deep"; empty if depths do not differ. */
  byDepth: SizeBin[];
  /** In ft: where the middle and the deep third of these fish begin. */
  depthLimits: readonly [number, number] | null;
}

const DEPTHS = ["shallow", "middle", "deep"] as const;
const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];

/** @param over the minimum length in inches */
export function sizeShares(fish: readonly MeasuredFish[], over: number): SizeShares {
  const isOver = ({ length }: MeasuredFish) => length >= over;
  const lures = groupBy(fish, ({ lure }) => lure);
  const byFish = [...lures].toSorted(([, one], [, other]) => other.length - one.length);
  const depthLimits = hourThirds(
    fish.flatMap(({ depth }) => (depth === null ? [] : [{ value: depth, hours: 1 }])),
  );
  const depthOf = ({ depth }: MeasuredFish) =>
    depth === null || !depthLimits ? null : byLimits(DEPTHS, depth, depthLimits);
  const [all] = sharesBy(fish, ["all"], { isOver, binOf: () => "all" });
  return {
    all: all ?? { bin: "all", fish: 0, outings: 0, over: null },
    byMonth: sharesBy(fish, MONTHS, { isOver, binOf: ({ day }) => day.slice(5, 7) }),
    byLure: sharesBy(
      fish,
      byFish.flatMap(([lure]) => lure ?? []),
      { isOver, binOf: ({ lure }) => lure },
    ),
    byDepth: depthLimits ? sharesBy(fish, DEPTHS, { isOver, binOf: depthOf }) : [],
    depthLimits,
  };
}

interface Sorting {
  isOver: (fish: MeasuredFish) => boolean;
  binOf: (fish: MeasuredFish) => string | null;
}

function sharesBy(
  fish: readonly MeasuredFish[],
  bins: readonly string[],
  { isOver, binOf }: Sorting,
): SizeBin[] {
  const groups = groupBy(fish, binOf);
  const sorted = bins.map((bin) => {
    const ofBin = groups.get(bin) ?? [];
    const days = [...groupBy(ofBin, ({ outing }) => outing).values()];
    const caught = days.map((ofDay) => ({ fish: ofDay.length, over: ofDay.filter(isOver).length }));
    return { bin, fish: ofBin.length, outings: days.length, caught };
  });
  const shown = sorted.filter(isShown);
  const alike = likeness(shown.map(({ caught }) => caught));
  return sorted.map(({ bin, fish: count, outings, caught }) => {
    const observed = sum(caught, (day) => day.over) / count;
    return {
      bin,
      fish: count,
      outings,
      over: isShown({ fish: count, outings }) ? shareOf(observed, count / alike) : null,
    };
  });
}

/** Requires ten fish from five days. */
function isShown({ fish, outings }: { fish: number; outings: number }): boolean {
  return isEnough({ fish, outings, hours: fish });
}

/**
 * Returns the design effect, 1 or more: fish of one day are alike, so they say less than fish from separate days. It is
 * the variance of sums over days divided by the variance of single fish, pooled over the bins.
 */
function likeness(bins: readonly (readonly { fish: number; over: number }[])[]): number {
  let [ofDays, ofFish] = [0, 0];
  for (const days of bins) {
    const count = sum(days, ({ fish }) => fish);
    const share = sum(days, ({ over }) => over) / count;
    const squares = sum(days, ({ fish, over }) => (over - share * fish) ** 2);
    ofDays += (squares * days.length) / (days.length - 1);
    ofFish += (count * share * (1 - share) * count) / (count - 1);
  }
  return ofFish > 0 ? Math.max(1, ofDays / ofFish) : 1;
}
