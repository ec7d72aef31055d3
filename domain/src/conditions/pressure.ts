import type { PressureTrend } from "./conditions.ts";

/**
 * hPa in three hours from which the barometer is said to move (0.02 inHg), as weather stations say "slowly
 * rising" or "slowly falling".
 */
const LEAST_MOVE = 0.7;

/**
 * What three hours did to the barometer, in hPa to two decimals: readings have one, and their difference as
 * doubles would fall short of a threshold it meets. `null` when a reading is missing.
 */
export function pressureChange(now: number | null, threeHoursAgo: number | null): number | null {
  if (now === null || threeHoursAgo === null) return null;
  return Math.round((now - threeHoursAgo) * 100) / 100 + 0;
}

/** Of a change in hPa within three hours. */
export function pressureTrend(change: number | null): PressureTrend | null {
  if (change === null) return null;
  if (change >= LEAST_MOVE) return "Rising";
  return change <= -LEAST_MOVE ? "Falling" : "Steady";
}
