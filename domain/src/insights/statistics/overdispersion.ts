import { divide, sum } from "./sums.ts";

/** Fish of one outing, and how many the rate makes expect. */
export interface Expected {
  fish: number;
  mean: number;
}

const MOST = 5;
const PRIOR_OUTINGS = 10;
const PRIOR_OVERDISPERSION = 1;

/**
 * `a` in the variance m + a·m² of a negative binomial, by the method of moments.
 * @param strata of which the rates were estimated from the same outings
 */
export function overdispersion(outings: readonly Expected[], strata = 1): number {
  const count = outings.length;
  if (count <= strata) return 0;
  const squares = sum(outings, ({ fish, mean }) => (fish - mean) ** 2);
  const excess = (count / (count - strata)) * squares - sum(outings, ({ fish }) => fish);
  return Math.min(
    MOST,
    Math.max(
      0,
      divide(
        excess,
        sum(outings, ({ mean }) => mean ** 2),
      ),
    ),
  );
}

/** Drawn towards 1, as the moments come out too small in short logs. */
export function shrunkenOverdispersion(outings: readonly Expected[]): number {
  const count = outings.length;
  return (count * overdispersion(outings) + PRIOR_OUTINGS * PRIOR_OVERDISPERSION) / (count + PRIOR_OUTINGS);
}
