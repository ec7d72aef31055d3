import { LUNAR_PHASES, type LunarPhase } from "../conditions/conditions.ts";

/** The moon as it is seen from the whole earth at one instant. */
export interface MoonPhase {
  /** The ecliptic longitude of the moon less the sun's: 0 is new, 90 first quarter, 180 full, to under 360. */
  elongation: number;
  phase: LunarPhase;
  /** The lit part of the disc, 0 to 1. */
  illumination: number;
}

/**
 * The name of the eighth of the month that `elongation` degrees lie in. Each is 45° (3.69 days) wide with
 * its namesake in the middle, so that the moon is New from 337.5° up to 22.5°.
 */
export function lunarPhase(elongation: number): LunarPhase {
  const eighth = Math.floor((((elongation % 360) + 382.5) % 360) / 45);
  return LUNAR_PHASES[eighth] ?? LUNAR_PHASES[0];
}

/**
 * The lit part of the disc at `elongation` degrees, 0 to 1, for a drawing: taking the moon to be on the
 * ecliptic and the sun infinitely far puts it within 0.004 of the true one.
 */
export function illuminatedFraction(elongation: number): number {
  return (1 - Math.cos((elongation * Math.PI) / 180)) / 2;
}
