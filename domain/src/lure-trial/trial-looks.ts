/** The probability, over all looks, that a trial wrongly finds one of two equal lures better. */
const TRIAL_ERROR = 0.05;

export const TRIAL_HOURS = { least: 10, most: 200, usual: 32, step: 2 };

/** Shares of the planned hours: looks after 10, 18 and 32 of 32 hours. */
const FRACTIONS = [5 / 16, 9 / 16, 1];

/** Returns the hours at which a trial has a look. An hour is one pair of half hours. */
export function looksOf(hours: number): number[] {
  return FRACTIONS.map((fraction) => Math.round(fraction * hours));
}

/**
 * Returns the error level that may be spent up to and including a look: alpha * t^2, the power family of K. Kim and D.
 * L. DeMets with exponent 2, Design and analysis of group sequential tests based on the type I error spending rate
 * function, Biometrika 74 (1987).
 */
export function errorSpentBy(hours: number, plannedHours: number): number {
  return TRIAL_ERROR * Math.min(1, hours / plannedHours) ** 2;
}
