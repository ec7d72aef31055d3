/** The caller provides these functions, because they come from a library and `domain` depends only on zod. */
export interface Quantiles {
  /** The quantile of the gamma distribution with this rate, as in `@stdlib/stats-base-dists-gamma-quantile`. */
  gamma: (probability: number, shape: number, rate: number) => number;
  /** The quantile of Student's t distribution, as in `@stdlib/stats-base-dists-t-quantile`. */
  t: (probability: number, degreesOfFreedom: number) => number;
}

export interface Interval {
  low: number;
  high: number;
}

/** The 0.975 quantile of the normal distribution. */
export const Z_975 = 1.959964;
