import { FIRST_RULE } from "../../trips/expectation.ts";
import { type Counting, totalsOf } from "../factors/bin-outings.ts";
import type { Outing } from "../outings.ts";
import { negativeBinomialQuantile } from "../statistics/negative-binomial.ts";
import { DAYS_LIKE_RULE } from "./days-like-today.ts";

/** What came of days of which it was said before what days like them bring. */
interface Series {
  outings: number;
  /** Those whose fish lay within the range of their hours, which is that of 8 in 10. */
  within: number;
}

export interface ExpectationTally extends Series {
  /** Of days that were compared in another way than now. */
  ended: Series;
}

const ALL: Counting = { species: null, isPerLine: false };

/** Judged by what was said before the first trip of each day and water, never by what is known since. */
export function tallyExpectations(outings: readonly Outing[]): ExpectationTally {
  const judged = outings.flatMap((outing) => {
    const expectation = outing.trips[0]?.expectation;
    if (!expectation) return [];
    const { fish, hours } = totalsOf(outing, ALL);
    const { rate, overdispersion, rule = FIRST_RULE } = expectation;
    const size = 1 / overdispersion;
    const quantile = (share: number) => negativeBinomialQuantile(share, rate * hours, size);
    return [
      {
        isOfNow: rule === DAYS_LIKE_RULE,
        isWithin: quantile(0.1) <= fish && fish <= quantile(0.9),
      },
    ];
  });
  return {
    ...addUp(judged.filter(({ isOfNow }) => isOfNow)),
    ended: addUp(judged.filter(({ isOfNow }) => !isOfNow)),
  };
}

function addUp(judged: readonly { isWithin: boolean }[]): Series {
  return {
    outings: judged.length,
    within: judged.filter(({ isWithin }) => isWithin).length,
  };
}
