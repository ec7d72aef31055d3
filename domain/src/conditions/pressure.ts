import type { PressureTrend } from "./conditions.ts";

/** hPa over three hours (0.02 inHg); weather stations report a trend from this change on. */
const TREND_MIN_HPA = 0.7;

/**
 * Returns the change in hPa, rounded to two decimals because the difference of two doubles may fall just below a
 * threshold.
 */
export function pressureChange(now: number | null, threeHoursAgo: number | null): number | null {
  if (now === null || threeHoursAgo === null) return null;
  return Math.round((now - threeHoursAgo) * 100) / 100 + 0;
}

export function pressureTrend(change: number | null): PressureTrend | null {
  if (change === null) return null;
  if (change >= TREND_MIN_HPA) return "Rising";
  return change <= -TREND_MIN_HPA ? "Falling" : "Steady";
}
