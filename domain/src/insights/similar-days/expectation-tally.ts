import { FIRST_RULE } from "../../trips/expectation.ts";
import { type Counting, totalsOf } from "../factors/bin-outings.ts";
import type { Outing } from "../outings.ts";
import { catchLimitOf } from "./catch-limit.ts";
import { DAYS_LIKE_RULE, rangeOfFish, usualHours } from "./days-like-today.ts";

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
  const judged = outings.flatMap((outing, index) => {
    const expectation = outing.trips[0]?.expectation;
    if (!expectation) return [];
    const { rate, overdispersion, rule = FIRST_RULE } = expectation;
    const { fish, hours, limit } = endOf(outing, outings.slice(0, index));
    const { low, high } = rangeOfFish({ mean: rate * hours, overdispersion, limit });
    return [
      {
        isOfNow: rule === DAYS_LIKE_RULE,
        isWithin: low <= fish && fish <= high,
      },
    ];
  });
  return {
    ...addUp(judged.filter(({ isOfNow }) => isOfNow)),
    ended: addUp(judged.filter(({ isOfNow }) => !isOfNow)),
  };
}

/**
 * One that ended at the limit would have gone on: its hours are short because its fish were many, and it is judged by those
 * of a usual trip, for which the range was shown.
 */
function endOf(outing: Outing, earlier: readonly Outing[]): { fish: number; hours: number; limit: number } {
  const { fish, hours } = totalsOf(outing, ALL);
  const limit = catchLimitOf(earlier.map((each) => totalsOf(each, ALL).fish));
  return { fish, hours: fish < limit ? hours : Math.max(hours, usualHours(earlier, ALL)), limit };
}

function addUp(judged: readonly { isWithin: boolean }[]): Series {
  return {
    outings: judged.length,
    within: judged.filter(({ isWithin }) => isWithin).length,
  };
}
