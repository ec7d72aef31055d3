import { errorSpentBy } from "./trial-looks.ts";

export interface SignFlipLook {
  /** Of the pairs that it looks at. */
  pairs: number;
  /** The sum of the differences. */
  sum: number;
  /** A sum of this size or more tells the lures apart; `null` where none would. */
  critical: number | null;
  /** How many errors this look and those before it may have spent, of all such trials. */
  spent: number;
  isDecided: boolean;
}

const ROUNDING = 1e-12;

/**
 * The exact sign-flip test at looks that were fixed beforehand. Where two lures are alike, each difference of a pair
 * has its sign by the coin that said which lure came first; all ways in which the coins could have fallen are counted,
 * without those that an earlier look would have decided. It holds whatever the hours, trips and fish were like.
 *
 * @param differences of the whole pairs in their order: the bites of the first lure without those of the second
 * @param looks after how many pairs, ascending; the last is the end of the trial
 * @returns the looks that were reached, up to the first that decides
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

/** Each way goes on with the difference to one side and to the other. */
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

/** Takes the largest sums out of the ways, as many as the error allows. */
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
