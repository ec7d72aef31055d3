import type { LikelyRate } from "./likely-rate.ts";

const STEPS = [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
/** The share of the axis beyond its one tick. */
const BEYOND = 1.2;

/** Of fish an hour, the same for every bar of a list. */
export interface RateAxis {
  tick: number;
  end: number;
}

export function axisFor(rates: readonly (LikelyRate | null)[], own: number): RateAxis {
  const most = Math.max(own, ...rates.map((rate) => (rate ? Math.max(rate.to, rate.had) : 0)));
  const tick = STEPS.find((step) => step * BEYOND >= most) ?? most;
  return { tick, end: tick * BEYOND };
}
