import { errorSpentBy } from "./trial-looks.ts";

export interface SignFlipLook {
  /** The number of pairs at this look. */
  pairs: number;
  /** The sum of the differences so far. */
  sum: number;
  /** The smallest sum, positive or negative, that tells the lures apart; `null` if no sum does. */
  critical: number | null;
  /** The error level spent by this look and all earlier ones, as a share of trials. */
  spent: number;
  isDecided: boolean;
}

const ROUNDING = 1e-12;

/**
 * Runs the exact sign-flip test at looks fixed in advance. If two lures are equal, the sign of each pair's difference
 * depends only on the coin toss that decided the order. The test counts all possible coin tosses, except those an
 * earlier look would have decided. It is valid for any distribution of hours, trips and fish.
 *
 * @param differences the bites of the first lure minus those of the second, one per complete pair, in order
 * @param looks the number of pairs at each look, ascending; the last is the end of the trial
 * @returns the looks reached, up to the first that decides
 */
export function signFlipLooks(differences: readonly number[], looks: readonly number[]): SignFlipLook[] {
  const planned = looks.at(-1) ?? 0;
  const reached = looks.filter((pairs) => pairs <= differences.length);
  const most = differences.slice(0, reached.at(-1) ?? 0).reduce((all, each) => all + Math.abs(each), 0);
  let ways = new Float64Array(2 * most + 1);
  ways[most] = 1;
  let spent = 0;
  let from = 0;
  const made: SignFlipLook[] = [];
  for (const pairs of reached) {
    for (const difference of differences.slice(from, pairs)) ways = flipped(ways, Math.abs(difference));
    from = pairs;
    const { critical, share } = spendTails(ways, most, errorSpentBy(pairs, planned) - spent);
    spent += share;
    const sum = differences.slice(0, pairs).reduce((all, each) => all + each, 0);
    const isDecided = critical !== null && Math.abs(sum) >= critical;
    made.push({ pairs, sum, critical, spent, isDecided });
    if (isDecided) break;
  }
  return made;
}

/** Adds a difference of this size with either sign, each with probability 1/2. */
function flipped(ways: Float64Array<ArrayBuffer>, size: number): Float64Array<ArrayBuffer> {
  if (size === 0) return ways;
  const next = new Float64Array(ways.length);
  for (let index = size; index < ways.length - size; index += 1) {
    const share = ways[index] ?? 0;
    if (share === 0) continue;
    next[index - size] = (next[index - size] ?? 0) + share / 2;
    next[index + size] = (next[index + size] ?? 0) + share / 2;
  }
  return next;
}

/** Removes the largest sums from the distribution, as many as the error level allows. Modifies `ways`. */
function spendTails(ways: Float64Array, middle: number, allowed: number) {
  let critical: number | null = null;
  let share = 0;
  for (let size = middle; size > 0; size -= 1) {
    const tails = (ways[middle - size] ?? 0) + (ways[middle + size] ?? 0);
    if (share + tails > allowed + ROUNDING) break;
    if (tails > 0) critical = size;
    share += tails;
    ways[middle - size] = 0;
    ways[middle + size] = 0;
  }
  return { critical, share };
}
