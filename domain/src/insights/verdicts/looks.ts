import type { Outing } from "../outings.ts";

/** When a log was judged. */
export interface Look {
  /** How many it had. */
  outings: number;
  /** yyyy-mm-dd of the last of them. */
  day: string;
}

/**
 * How many outings a log has at each look, half as many again as at the one before, and which part of the error it may
 * spend. Who looks at every trip would see something sooner or later: 47 of 100 logs in which nothing matters.
 */
const LOOKS = [
  { outings: 15, part: 0.06 },
  { outings: 23, part: 0.12 },
  { outings: 34, part: 0.24 },
  { outings: 51, part: 0.44 },
  { outings: 76, part: 0.7 },
  { outings: 114, part: 1 },
  { outings: 171, part: 1 },
  { outings: 257, part: 1 },
  { outings: 385, part: 1 },
  { outings: 578, part: 1 },
  { outings: 867, part: 1 },
  { outings: 1300, part: 1 },
  { outings: 1950, part: 1 },
] as const;

/**
 * Of logs in which nothing matters, those that ever show a difference: what stands on one screen shares a tenth, a question
 * that was asked before has a twentieth of its own.
 */
export const FALSE_SHARE = {
  factors: 0.07,
  betweenFish: 0.01,
  species: 0.01,
  score: 0.01,
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
