import { type BinTotals, isEnough } from "../statistics/binned-outing.ts";
import { neededFish } from "../statistics/needed-fish.ts";
import type { RateRatio } from "../statistics/rate-ratio.ts";

/** What may be said of a bin, no stronger than its numbers. */
export type Verdict =
  /** Under 5 outings or 10 hours. */
  | { code: "tooFew"; outings: number }
  | { code: "better" | "worse" }
  /** At most a quarter either way. */
  | { code: "littleDifference" }
  /** `outings`: how many it would take in all; `null` where that cannot be said. */
  | { code: "cannotTell"; outings: number | null }
  /** More than five times as many outings as there are. */
  | { code: "noRealisticNumber" };

/** A ratio within it is little or no difference. */
const LITTLE = { low: 0.8, high: 1.25 } as const;
const MOST_TIMES = 5;

interface Evidence {
  totals: BinTotals;
  /** The same of all bins. */
  all: BinTotals;
  ratio: RateRatio | null;
  t: number;
  isClaim: boolean;
  clumping: number;
}

export function verdictOn({ totals, all, ratio, t, isClaim, clumping }: Evidence): Verdict {
  if (!isEnough(totals)) return { code: "tooFew", outings: totals.outings };
  if (isClaim) return { code: t > 0 ? "better" : "worse" };
  if (!ratio) return { code: "cannotTell", outings: null };
  if (isLittle(ratio.likely)) return { code: "littleDifference" };
  const fish = neededFish({ ratio: ratio.shown, share: totals.hours / all.hours, clumping });
  const outings = Math.ceil((fish / all.fish) * all.outings);
  if (outings > MOST_TIMES * all.outings) return { code: "noRealisticNumber" };
  return { code: "cannotTell", outings: outings > all.outings ? outings : null };
}

export function isLittle({ low, high }: { low: number; high: number }): boolean {
  return low >= LITTLE.low && high <= LITTLE.high;
}
