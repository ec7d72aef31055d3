import type { PressureTrend } from "./conditions.ts";

/** hPa in three hours (0.02 inHg), from which weather stations call the pressure rising or falling. */
const TREND_MIN_HPA = 0.7;

/** hPa, rounded to two decimals: the difference of two doubles may fall just short of a threshold. */
export function pressureChange(now: number | null, threeHoursAgo: number | null): number | null {
  if (now === null || threeHoursAgo === null) return null;
  return Math.round((now - threeHoursAgo) * 100) / 100 + 0;
}

export function pressureTrend(change: number | null): PressureTrend | null {
  if (change === null) return null;
  if (change >= TREND_MIN_HPA) return "Rising";
  return change <= -TREND_MIN_HPA ? "Falling" : "Steady";
}
