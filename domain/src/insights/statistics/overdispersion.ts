import { divide, sum } from "./sums.ts";

/** The fish of one outing and the number expected from the rate. */
export interface Expected {
  fish: number;
  mean: number;
}

const MOST = 5;
const PRIOR_OUTINGS = 10;
const PRIOR_OVERDISPERSION = 1;

/**
 * Estimates `a` in the negative binomial variance m + a·m² by the method of moments.
 * @param strata the number of rates that were estimated from the same outings
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

/** Shrinks the estimate toward 1, because the method of moments is biased downward in short logs. */
export function shrunkenOverdispersion(outings: readonly Expected[]): number {
  const count = outings.length;
  return (count * overdispersion(outings) + PRIOR_OUTINGS * PRIOR_OVERDISPERSION) / (count + PRIOR_OUTINGS);
}
