/** Fewer say little of how long the fish of a species are. */
const LEAST_FISH = 10;
/** In parts of one: as many may be wrong, too. */
const ORDINARY_SHARE = 0.75;
/** A lost point makes a fish tenfold; a 45-inch flathead among bullheads of 13 inches is less than fourfold. */
const FAR = 5;

/** In inches, of one species in one log. */
export interface OwnLengths {
  /** A longer one is an outlier. */
  limit: number;
  /** Of those within the limit. */
  longest: number;
}

/** A fish is an outlier when it is more than five times as long as three in four of its species in the same log. */
export function ownLengths(lengths: readonly number[]): OwnLengths | null {
  if (lengths.length < LEAST_FISH) return null;
  const inOrder = lengths.toSorted((one, other) => one - other);
  const limit = FAR * (inOrder[Math.floor((inOrder.length - 1) * ORDINARY_SHARE)] ?? Infinity);
  return { limit, longest: inOrder.findLast((length) => length <= limit) ?? 0 };
}
