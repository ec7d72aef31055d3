import type { Interval, Quantiles } from "./quantiles.ts";

/** The prior is Gamma(8, 8 / own rate): bins are assumed to differ by ±35% before there is any data. */
export const PRIOR_FISH = 8;

export interface RateData {
  /** Weighted, because many fish from one outing say less than the same number from several. */
  fish: number;
  hours: number;
  /** Fish per hour over all outings, toward which the rate is shrunk. */
  ownRate: number;
  /** The weighted hours of all outings, which determine the uncertainty of the own rate. */
  allHours: number;
  /** Extra variation of fish within outings, 1 or more. */
  clumping: number;
}

export interface GammaRate {
  mean: number;
  shape: number;
  rate: number;
}

/**
 * Returns the empirical Bayes estimate of fish per hour as a gamma distribution, including the uncertainty of the own
 * rate.
 */
export function shrunkenRate({ fish, hours, ownRate, allHours, clumping }: RateData): GammaRate {
  const priorHours = PRIOR_FISH / ownRate;
  const together = priorHours + hours / clumping;
  const mean = (PRIOR_FISH + fish / clumping) / together;
  const variance = mean / together + ((priorHours / together) ** 2 * ownRate * clumping) / allHours;
  return { mean, shape: mean ** 2 / variance, rate: mean / variance };
}

/** Returns the central interval that contains `share` of the distribution. */
export function centralInterval({ shape, rate }: GammaRate, share: number, { gamma }: Quantiles): Interval {
  return { low: gamma((1 - share) / 2, shape, rate), high: gamma((1 + share) / 2, shape, rate) };
}
