import { isEnough } from "@creel/domain/insights/statistics/binned-outing";

import type { PeriodCount } from "./count-log.ts";

/** Fish per hour; `null` where trips or hours are too few to say, as everywhere on the page. */
export function rateOfCount({
  outings,
  hours,
  fishOfHours: fish,
}: Pick<PeriodCount, "outings" | "hours" | "fishOfHours">): number | null {
  return isEnough({ outings, hours, fish }) ? fish / hours : null;
}
