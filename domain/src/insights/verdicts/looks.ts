import type { Outing } from "../outings.ts";

/** When a log was judged. */
export interface Look {
  /** How many it had. */
  outings: number;
  /** yyyy-mm-dd of the last of them. */
  day: string;
}

/**
 * How many outings a log has at each look, half as many again as at the one before, and which part of the error may be spent
 * on it: of logs in which nothing matters, as many as the share says show something at one of the looks. Who looked at
 * every trip would see something sooner or later: 47 of 100 such logs.
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

/** At a later look, what was found stands as long as its p, alone, is not above it. */
export const STANDS_AT = 0.1;

/**
 * Of logs in which nothing matters, those that ever show a difference: what stands on one screen shares a tenth, a question
 * that was asked before has a twentieth of its own.
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
  /** The outings of that time, the first ones of the log. */
  outings: Item[];
  /** The largest p that is a claim. */
  level: number;
}

/**
 * The looks that a log has had, in the order of time.
 * @param outings in the order of time
 * @param share of logs in which nothing matters that may show a difference at one of the looks
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

/** How many outings the next look takes; `null` after the last. */
export function nextLook(outings: number): number | null {
  return LOOKS.find((look) => look.outings > outings)?.outings ?? null;
}
