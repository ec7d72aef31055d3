import { FIRST_RULE } from "../../trips/expectation.ts";
import { type Counting, totalsOf } from "../factors/bin-outings.ts";
import type { Outing } from "../outings.ts";
import { negativeBinomialLog, negativeBinomialQuantile } from "../statistics/negative-binomial.ts";
import { sum } from "../statistics/sums.ts";
import { DAYS_LIKE_RULE } from "./days-like-today.ts";

/** What came of days of which it was said before what days like them bring. */
interface Series {
  outings: number;
  /** Those whose fish lay within the range of their hours, which is that of 8 in 10. */
  within: number;
  /** How much more probable it made the fish than the own rate of that time; below 0: less. */
  bits: number;
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
    const { rate, own_rate: own, overdispersion, rule = FIRST_RULE } = expectation;
    const size = 1 / overdispersion;
    const quantile = (share: number) => negativeBinomialQuantile(share, rate * hours, size);
    const logs = [rate, own].map((each) => negativeBinomialLog(fish, each * hours, size));
    return [
      {
        isOfNow: rule === DAYS_LIKE_RULE,
        isWithin: quantile(0.1) <= fish && fish <= quantile(0.9),
        bits: ((logs[0] ?? 0) - (logs[1] ?? 0)) / Math.LN2,
      },
    ];
  });
  return {
    ...addUp(judged.filter(({ isOfNow }) => isOfNow)),
    ended: addUp(judged.filter(({ isOfNow }) => !isOfNow)),
  };
}

function addUp(judged: readonly { isWithin: boolean; bits: number }[]): Series {
  return {
    outings: judged.length,
    within: judged.filter(({ isWithin }) => isWithin).length,
    bits: sum(judged, ({ bits }) => bits),
  };
}
