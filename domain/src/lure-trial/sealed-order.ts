import { seededRandom } from "../insights/simulation/seeded-random.ts";
import type { TrialLure } from "../trips/trial-turn.ts";

export function otherLure(lure: TrialLure): TrialLure {
  return lure === "first" ? "second" : "first";
}

/**
 * Which lure the order of a trial draws for a half hour of a trip. Two half hours are a pair, and each pair has both
 * lures, in an order that its own coin says. A trip has coins of its own, so that a phone without a network knows all
 * of them when the trial has begun.
 */
export function drawnLure(seed: string, tripId: string, turn: number): TrialLure {
  const pair = Math.floor(turn / 2);
  const isFirst = seededRandom(`${seed}/${tripId.toLowerCase()}/${pair}`).uniform() < 1 / 2;
  return isFirst === (turn % 2 === 0) ? "first" : "second";
}
