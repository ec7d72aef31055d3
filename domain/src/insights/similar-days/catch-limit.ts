/** Of trips: a largest count that fewer have in common is chance. */
const LEAST_AT_LIMIT = 5;

/**
 * At how many fish this angler goes home, as a bag limit makes many do: the largest count, where more trips end at it than
 * at one fish less. `Infinity` where none does, since counts that nothing cuts short thin out towards the largest.
 */
export function catchLimitOf(counts: readonly number[]): number {
  const most = Math.max(...counts);
  const tripsWith = (fish: number) => counts.filter((count) => count === fish).length;
  return tripsWith(most) >= LEAST_AT_LIMIT && tripsWith(most) > tripsWith(most - 1) ? most : Infinity;
}
