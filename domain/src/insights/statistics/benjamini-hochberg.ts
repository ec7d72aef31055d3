/**
 * Returns the number of findings and the largest significant p-value at this false discovery rate; the threshold is 0
 * without findings. Y. Benjamini and Y. Hochberg, J. R. Stat. Soc. B 57 (1995).
 */
export function benjaminiHochberg(
  pValues: readonly number[],
  share: number,
): { found: number; threshold: number } {
  const sorted = pValues.toSorted((one, other) => one - other);
  const found = sorted.findLastIndex((p, index) => p <= (share * (index + 1)) / sorted.length) + 1;
  return { found, threshold: found === 0 ? 0 : (share * found) / sorted.length };
}
