/** The chance that a trial wrongly finds one of two lures better, over all of its looks. */
const TRIAL_ERROR = 0.05;

export const TRIAL_HOURS = { least: 10, most: 200, usual: 32, step: 2 };

/** Shares of the planned hours: 10, 18 and 32 of 32. */
const FRACTIONS = [5 / 16, 9 / 16, 1];

/** The hours at which a trial is looked at. An hour is one pair of half hours. */
export function looksOf(hours: number): number[] {
  return FRACTIONS.map((fraction) => Math.round(fraction * hours));
}

/**
 * How much of the error may be spent by a look, all looks before it included: alpha * t^2, the second of the power
 * family of K. Kim and D. L. DeMets, Design and analysis of group sequential tests based on the type I error spending
 * rate function, Biometrika 74 (1987).
 */
export function errorSpentBy(hours: number, plannedHours: number): number {
  return TRIAL_ERROR * Math.min(1, hours / plannedHours) ** 2;
}
