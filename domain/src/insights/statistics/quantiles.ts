/** Handed in by whoever computes: they come from a library, and `domain` knows none but zod. */
export interface Quantiles {
  /** Of the gamma distribution with this rate, as `@stdlib/stats-base-dists-gamma-quantile`. */
  gamma: (probability: number, shape: number, rate: number) => number;
  /** Of Student's distribution, as `@stdlib/stats-base-dists-t-quantile`. */
  t: (probability: number, degreesOfFreedom: number) => number;
}

export interface Interval {
  low: number;
  high: number;
}

/** 0.975 of the normal distribution. */
export const Z_975 = 1.959964;
