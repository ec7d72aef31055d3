import { FIRST_RULE } from "../../trips/expectation.ts";
import { type Counting, totalsOf } from "../factors/bin-outings.ts";
import type { Outing } from "../outings.ts";
import { catchLimitOf } from "./catch-limit.ts";
import { DAYS_LIKE_RULE, rangeOfFish, usualHours } from "./days-like-today.ts";

/** How days turned out that had an expectation from similar days. */
interface Series {
  outings: number;
  /** Outings whose catch was within the range for their hours, which 8 in 10 should be. */
  within: number;
}

export interface ExpectationTally extends Series {
  /** Outings whose expectation came from an earlier comparison method. */
  ended: Series;
}

const ALL: Counting = { species: null, isPerLine: false };

/** Judges only the expectation saved before the first trip of each day and water, never later knowledge. */
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
 * Returns the hours to judge an outing by. An outing that ended at the catch limit is short because it had many fish,
 * so it counts with at least the hours of a usual trip, for which the range was shown.
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
