/** In trips. If fewer trips share the largest count, it is chance. */
const LEAST_AT_LIMIT = 5;

/**
 * Returns the number of fish at which this angler goes home, such as a bag limit: the largest count, if more trips end
 * at it than at one fish less. Returns `Infinity` if there is no such limit, since unlimited counts thin out toward the
 * largest.
 */
export function catchLimitOf(counts: readonly number[]): number {
  const most = Math.max(...counts);
  const tripsWith = (fish: number) => counts.filter((count) => count === fish).length;
  return tripsWith(most) >= LEAST_AT_LIMIT && tripsWith(most) > tripsWith(most - 1) ? most : Infinity;
}
