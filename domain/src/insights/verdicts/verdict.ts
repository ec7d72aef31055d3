import type { WithinFactor } from "../factors/bin-outings.ts";
import { type BinTotals, isEnough } from "../statistics/binned-outing.ts";
import type { RateRatio } from "../statistics/rate-ratio.ts";
import type { Look } from "./looks.ts";

/** The verdict on a bin, no stronger than the numbers support. */
export type Verdict =
  /** Fewer than 5 outings or 10 hours. */
  | { code: "tooFew"; outings: number }
  /** `found` is the first look since which the claim has stood. */
  | { code: "better" | "worse"; found: Look }
  /**
   * Most of its hours are of one kind, in which little else was fished. The kind is a bin of one of the factors of
   * `comparedWithin`.
   */
  | { code: "goesWith"; kind: GoesWith }
  /** At most 25% either way. */
  | { code: "littleDifference" }
  /** `outings` is the total needed to show a ratio of 1.8; `null` if the log already has as many. */
  | { code: "cannotTell"; outings: number | null }
  /** Needs more than five times as many outings as there are. */
  | { code: "noRealisticNumber" };

export interface GoesWith {
  factor: WithinFactor;
  bin: string;
  /** The hours of the bin, and those of them that are of this kind. */
  hours: number;
  ofKind: number;
}

/** Ratios within this range are little or no difference. */
const LITTLE = { low: 0.8, high: 1.25 } as const;
const MOST_TIMES = 5;
/** The rate ratio that is worth waiting for. */
export const WORTH_FINDING = 1.8;

interface Evidence {
  totals: BinTotals;
  /** The totals of all bins. */
  all: BinTotals;
  ratio: RateRatio | null;
  t: number;
  /** The look at which the claim was first made; `null` without a claim. */
  found: Look | null;
  goesWith: GoesWith | null;
  clumping: number;
  /** The share of the comparison that remains within hours of the same kind, 0 to 1. */
  left: number;
  /** The largest p-value that is a claim in a long log. */
  level: number;
}

export function verdictOn(evidence: Evidence): Verdict {
  const { totals, ratio, t, found, goesWith } = evidence;
  if (!isEnough(totals)) return { code: "tooFew", outings: totals.outings };
  if (found) return { code: t > 0 ? "better" : "worse", found };
  if (goesWith) return { code: "goesWith", kind: goesWith };
  if (ratio && isLittle(ratio.likely)) return { code: "littleDifference" };
  return withoutClaim(evidence);
}

function withoutClaim({ totals, all, clumping, left, level }: Evidence): Verdict {
  const share = totals.hours / all.hours;
  if (share >= 1 || all.fish === 0) return { code: "cannotTell", outings: null };
  const fish = neededFish({ ratio: WORTH_FINDING, share, clumping, level }) / left;
  const outings = Math.ceil((fish / all.fish) * all.outings);
  if (outings > MOST_TIMES * all.outings) return { code: "noRealisticNumber" };
  return { code: "cannotTell", outings: outings > all.outings ? outings : null };
}

export function isLittle({ low, high }: { low: number; high: number }): boolean {
  return low >= LITTLE.low && high <= LITTLE.high;
}

/** The 0.8 quantile of the normal distribution, for 80% power. */
const Z_POWER = 0.842;

interface Sought {
  ratio: number;
  /** The bin's share of all hours. */
  share: number;
  clumping: number;
  /** The largest p-value that is a claim. */
  level: number;
}

/** Returns the number of fish needed to find a rate ratio in 80 of 100 logs; `Infinity` for a ratio of 1. */
export function neededFish({ ratio, share, clumping, level }: Sought): number {
  const z = normalQuantile(1 - level / 2) + Z_POWER;
  return clumping * (1 / share + 1 / (1 - share)) * (z / Math.log(ratio)) ** 2;
}

/** M. Abramowitz and I. A. Stegun, Handbook of Mathematical Functions (1964), 26.2.23; accurate to 0.00045. */
function normalQuantile(share: number): number {
  const t = Math.sqrt(-2 * Math.log(1 - share));
  return (
    t -
    (2.515517 + 0.802853 * t + 0.010328 * t ** 2) / (1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3)
  );
}
