import type { SignFlipLook } from "./sign-flip-looks.ts";
import { errorSpentBy } from "./trial-looks.ts";

export interface PairBites {
  first: number;
  second: number;
}

/** How many times as many bites the first lure gets as the second. */
export interface BiteRatio {
  /** `null` where neither or only one got any. */
  ratio: number | null;
  low: number;
  /** `null` where there is no upper end. */
  high: number | null;
}

/**
 * The ratio with its range, which holds 1 exactly when the look does not tell the lures apart: the ratios at which
 * (sum of the first - ratio * sum of the second)^2 <= z^2 * sum of (first - ratio * second)^2, with the z of the look.
 * By E. C. Fieller, Some problems in interval estimation, JRSS B 16 (1954). The squares are of the pairs themselves, so
 * that moody trips and fish that bite in schools widen it. As a repeated confidence interval it holds over all looks:
 * C. Jennison and B. W. Turnbull in JRSS B 51 (1989).
 */
export function biteRatio(pairs: readonly PairBites[], look: SignFlipLook, plannedPairs: number): BiteRatio {
  const firsts = sumOf(pairs, ({ first }) => first);
  const seconds = sumOf(pairs, ({ second }) => second);
  const z2 = squaredZ(pairs, look, plannedPairs);
  const a = seconds ** 2 - z2 * sumOf(pairs, ({ second }) => second ** 2);
  const b = firsts * seconds - z2 * sumOf(pairs, ({ first, second }) => first * second);
  const c = firsts ** 2 - z2 * sumOf(pairs, ({ first }) => first ** 2);
  // The roots of a * ratio^2 - 2 * b * ratio + c.
  const root = Math.sqrt(Math.max(0, b ** 2 - a * c));
  return {
    ratio: firsts > 0 && seconds > 0 ? firsts / seconds : null,
    low: c > 0 ? c / (b + root) : 0,
    high: a > 0 ? (b + root) / a : null,
  };
}

function squaredZ(
  pairs: readonly PairBites[],
  { critical, pairs: count }: SignFlipLook,
  planned: number,
): number {
  const squares = sumOf(pairs, ({ first, second }) => (first - second) ** 2);
  // Half way between the sum that tells the lures apart and the whole number below it.
  if (critical !== null) return (critical - 1 / 2) ** 2 / squares;
  const all = sumOf(pairs, ({ first, second }) => Math.abs(first - second));
  const unreached = squares === 0 ? 0 : (all + 1 / 2) ** 2 / squares;
  return Math.max(unreached, normalTails(errorSpentBy(count, planned)) ** 2);
}

/** Beyond which z lies this share of the normal distribution, both tails together; within 0.0005. */
function normalTails(share: number): number {
  // M. Abramowitz and I. A. Stegun, Handbook of mathematical functions (1964), 26.2.23.
  const t = Math.sqrt(-2 * Math.log(share / 2));
  const above = 2.515517 + 0.802853 * t + 0.010328 * t ** 2;
  const below = 1 + 1.432788 * t + 0.189269 * t ** 2 + 0.001308 * t ** 3;
  return t - above / below;
}

function sumOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0);
}
