import { LUNAR_PHASES, type LunarPhase } from "../conditions/conditions.ts";

export interface MoonPhase {
  /** Degrees of the moon's ecliptic longitude less the sun's: 0 is new, 180 full. */
  elongation: number;
  phase: LunarPhase;
  /** The lit part of the disc, 0 to 1. */
  illumination: number;
}

/** Each phase is an eighth of the month, 45° wide, with its namesake in the middle: New Moon from 337.5° to 22.5°. */
export function lunarPhase(elongation: number): LunarPhase {
  const eighth = Math.floor((((elongation % 360) + 382.5) % 360) / 45);
  return LUNAR_PHASES[eighth] ?? LUNAR_PHASES[0];
}

/** 0 to 1, within 0.004: it takes the moon to be on the ecliptic and the sun infinitely far. */
export function illuminatedFraction(elongation: number): number {
  return (1 - Math.cos((elongation * Math.PI) / 180)) / 2;
}
