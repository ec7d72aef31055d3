import type { Outing } from "../outings.ts";

/** A point in time at which a log was judged. */
export interface Look {
  /** The number of outings in the log. */
  outings: number;
  /** yyyy-mm-dd of the last of these outings. */
  day: string;
}

/**
 * The number of outings at each look, about 1.5 times that of the look before, and the part of the error level that is
 * spent on it. Together they keep the share of logs without effects that get a claim at any look within the level.
 * Judging after every trip would give 47 of 100 such logs a claim.
 */
const LOOKS = [
  { outings: 15, part: 0.03 },
  { outings: 23, part: 0.06 },
  { outings: 34, part: 0.12 },
  { outings: 51, part: 0.22 },
  { outings: 76, part: 0.36 },
  { outings: 114, part: 0.54 },
  { outings: 171, part: 0.3 },
  { outings: 257, part: 0.2 },
  { outings: 385, part: 0.15 },
  { outings: 578, part: 0.1 },
  { outings: 867, part: 0.08 },
  { outings: 1300, part: 0.06 },
  { outings: 1950, part: 0.05 },
] as const;

/** At a later look, an earlier finding stands as long as its own p-value is not above this. */
export const STANDS_AT = 0.1;

/**
 * The share of logs without effects that ever show a difference. Everything on one screen shares 10%; a question that
 * was asked in advance has 5% of its own.
 */
export const FALSE_SHARE = {
  factors: 0.06,
  betweenFish: 0.01,
  species: 0.005,
  score: 0.025,
  question: 0.05,
} as const;

export interface LookAt<Item> {
  look: Look;
  /** The outings up to that look, which are the first ones of the log. */
  outings: Item[];
  /** The largest p-value that is a claim. */
  level: number;
}

/**
 * Returns the looks of a log so far, in chronological order.
 * @param outings in chronological order
 * @param share the share of logs without effects that may show a difference at any look
 */
export function looksAt<Item extends Pick<Outing, "day">>(
  outings: readonly Item[],
  share: number,
): LookAt<Item>[] {
  return LOOKS.filter((look) => look.outings <= outings.length).map((look) => {
    const then = outings.slice(0, look.outings);
    const day = then.at(-1)?.day ?? "";
    return { look: { outings: look.outings, day }, outings: then, level: share * look.part };
  });
}

/** Returns the number of outings at the next look; `null` after the last. */
export function nextLook(outings: number): number | null {
  return LOOKS.find((look) => look.outings > outings)?.outings ?? null;
}

const MOST_MINUTES = 15;
const LEAST_TRIPS = 5;

/**
 * True if fish end the trips of a log: more than half of the trips with fish ended within 15 minutes of a fish. Late
 * hours are then hours of bad days, and the rate says little about the water.
 */
export function stopsAtFish(outings: readonly Outing[]): boolean {
  const ends = outings.flatMap(({ trips }) => trips.flatMap((trip) => trip.minutes_after_fish ?? []));
  const soon = ends.filter((minutes) => minutes <= MOST_MINUTES);
  return ends.length >= LEAST_TRIPS && soon.length > ends.length / 2;
}
