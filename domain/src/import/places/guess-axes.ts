import type { Coordinates } from "../../places/coordinates.ts";
import { kilometersBetween } from "../../places/distance.ts";
import { asked, certain, type Guess } from "../source/guess.ts";

const AXES = ["as_written", "swapped"] as const;
/** Whether the value that is called latitude is the latitude. */
export type Axes = (typeof AXES)[number];

const NEAR_KM = 50;
const MOST_ARE_NEAR = 0.9;

export interface WrittenPair {
  line: number;
  text: string;
  /** In degrees, in the order in which the columns are called or one cell has them. */
  first: number;
  second: number;
}

/**
 * Decides that latitude and longitude are swapped if a latitude would lie beyond a pole, or if swapping brings nine in
 * ten places near known ones.
 * @param known the home and the places of the log
 */
export function guessAxes(pairs: readonly WrittenPair[], known: readonly Coordinates[]): Guess<Axes> {
  const impossible = pairs.find(({ first }) => Math.abs(first) > 90);
  const impossibleSwapped = pairs.find(({ second }) => Math.abs(second) > 90);
  if (impossible) {
    const evidence = { code: "impossible", line: impossible.line, text: impossible.text } as const;
    return impossibleSwapped ? asked(AXES, evidence) : certain("swapped", evidence, AXES);
  }
  if (impossibleSwapped || pairs.length === 0) return certain("as_written", { code: "one_meaning" });
  const share = shareNear(
    pairs.map(({ first, second }) => ({ latitude: first, longitude: second })),
    known,
  );
  const swapped = shareNear(
    pairs.map(({ first, second }) => ({ latitude: second, longitude: first })),
    known,
  );
  if (swapped >= MOST_ARE_NEAR && share < MOST_ARE_NEAR) {
    return certain("swapped", { code: "near", share: swapped, next: share }, AXES);
  }
  return certain("as_written", { code: "near", share, next: swapped }, AXES);
}

function shareNear(places: readonly Coordinates[], known: readonly Coordinates[]): number {
  const near = places.filter((place) =>
    known.some((one) => (kilometersBetween(place, one) ?? Infinity) <= NEAR_KM),
  );
  return near.length / places.length;
}
