import type { CatchDayBin } from "@creel/domain/insights/without-hours/compare-catch-days";
import { t } from "@lingui/core/macro";

import { formatTimesAsMany } from "./verdict-texts.ts";

interface Named extends Pick<CatchDayBin, "ratio"> {
  /** The name as the subject of a sentence. */
  subject: string;
}

/**
 * Names the condition that differs most between days with a fish and the days around them. Does not say what makes fish
 * bite.
 */
export function describeCatchDays(bins: readonly Named[]): string {
  const clear = bins.flatMap(({ subject, ratio }) => {
    const stands = ratio && (ratio.likely.low > 1 || ratio.likely.high < 1);
    return stands ? [{ subject, ratio: ratio.ratio, distance: Math.abs(Math.log(ratio.ratio)) }] : [];
  });
  const [most] = clear.toSorted((one, other) => other.distance - one.distance);
  if (!most) return t`Nothing stands out on days you caught fish.`;
  const times = formatTimesAsMany(most.ratio);
  return t`${most.subject} was ${times} times as common on days you caught fish as on the days around them.`;
}
