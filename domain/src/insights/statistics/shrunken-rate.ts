import type { Interval, Quantiles } from "./quantiles.ts";

/** The prior is Gamma(8, 8 / own rate): bins differ by ±35 % before anything is known of them. */
export const PRIOR_FISH = 8;

export interface RateData {
  /** Weighted: fish of one outing say less than as many of several. */
  fish: number;
  hours: number;
  /** Fish an hour over all outings, towards which the rate is drawn. */
  ownRate: number;
  /** Weighted hours of all outings: how uncertain the own rate is. */
  allHours: number;
  /** How much more the fish vary than outings do, 1 or more. */
  clumping: number;
}

export interface GammaRate {
  mean: number;
  shape: number;
  rate: number;
}

/** By empirical Bayes, with the doubt about the own rate; a gamma distribution of fish an hour. */
export function shrunkenRate({ fish, hours, ownRate, allHours, clumping }: RateData): GammaRate {
  const priorHours = PRIOR_FISH / ownRate;
  const together = priorHours + hours / clumping;
  const mean = (PRIOR_FISH + fish / clumping) / together;
  const variance = mean / together + ((priorHours / together) ** 2 * ownRate * clumping) / allHours;
  return { mean, shape: mean ** 2 / variance, rate: mean / variance };
}

/** The central part of the distribution that holds `share` of it. */
export function centralInterval({ shape, rate }: GammaRate, share: number, { gamma }: Quantiles): Interval {
  return { low: gamma((1 - share) / 2, shape, rate), high: gamma((1 + share) / 2, shape, rate) };
}
