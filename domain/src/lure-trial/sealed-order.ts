import { seededRandom } from "../insights/simulation/seeded-random.ts";
import type { TrialLure } from "../trips/trial-turn.ts";

export function otherLure(lure: TrialLure): TrialLure {
  return lure === "first" ? "second" : "first";
}

/**
 * Returns the lure that the order of a trial draws for a half hour of a trip. Two half hours form a pair. Each pair
 * uses both lures, in an order decided by its own coin toss. The coin tosses depend only on the seed and the trip id,
 * so a phone can compute them offline.
 */
export function drawnLure(seed: string, tripId: string, turn: number): TrialLure {
  const pair = Math.floor(turn / 2);
  const isFirst = seededRandom(`${seed}/${tripId.toLowerCase()}/${pair}`).uniform() < 1 / 2;
  return isFirst === (turn % 2 === 0) ? "first" : "second";
}
