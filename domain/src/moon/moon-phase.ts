import { LUNAR_PHASES, type LunarPhase } from "../conditions/conditions.ts";

export interface MoonPhase {
  /** The moon's ecliptic longitude minus the sun's in degrees: 0 is new, 180 is full. */
  elongation: number;
  phase: LunarPhase;
  /** The lit share of the disc, 0 to 1. */
  illumination: number;
}

/** Returns the phase. Each phase is an eighth of the month, 45° wide and centered: New Moon is from 337.5° to 22.5°. */
export function lunarPhase(elongation: number): LunarPhase {
  const eighth = Math.floor((((elongation % 360) + 382.5) % 360) / 45);
  return LUNAR_PHASES[eighth] ?? LUNAR_PHASES[0];
}

/** Returns 0 to 1, accurate to 0.004. Assumes that the moon is on the ecliptic and the sun infinitely far away. */
export function illuminatedFraction(elongation: number): number {
  return (1 - Math.cos((elongation * Math.PI) / 180)) / 2;
}
