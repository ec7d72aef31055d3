import type { DecidedBin } from "@creel/domain/insights/decisions/decided-bins";
import type { Decisions } from "@creel/domain/insights/decisions/decisions";
import { t } from "@lingui/core/macro";

import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { type Column, ColumnChart } from "./column-chart.tsx";
import { describeHourBin, isTwelveHour, nameOfHour, nameOfHours } from "./decision-texts.ts";
import { scaleOfBins } from "./rate-scale.ts";

const HOURS_OF_DAY = 24;
const MIDDAY = 12;

/** Shows rates by hour on the angler's clock. On a phone, two hours share a column. */
export function HourChart({ decisions }: { decisions: Decisions }) {
  const isPhone = useIsPhone();
  const { byHour, byTwoHours, ownRate, best } = decisions;
  const bins = isPhone ? byTwoHours : byHour;
  const width = HOURS_OF_DAY / bins.length;
  const fished = fromFirstToLast(bins);
  const columns = fished.map((bin, index): Column => {
    const hour = Number(bin.bin);
    const name = nameOfHours(hour, (hour + width) % HOURS_OF_DAY);
    return {
      ...bin,
      label: labelOf(hour, index === 0 || index === fished.length - 1),
      description: `${name}: ${describeHourBin(bin)}`,
      isNamed: best !== null && isWithin(hour, width, best),
    };
  });
  return (
    <ColumnChart
      title={t`By hour`}
      columns={columns}
      axis={scaleOfBins(fished, ownRate)}
      own={ownRate}
      none={isPhone ? t`Hours without a fish` : t`No fish`}
    />
  );
}

/** Returns the bins of a day without the longest stretch in which nobody fishes. */
function fromFirstToLast(bins: readonly DecidedBin[]): DecidedBin[] {
  const count = bins.length;
  const isFished = (at: number) => (bins[at % count]?.hours ?? 0) > 0;
  let [longest, start] = [0, 0];
  for (let at = 0, gap = 0; at < 2 * count; at += 1) {
    if (!isFished(at)) gap += 1;
    else {
      if (gap > longest) [longest, start] = [gap, at % count];
      gap = 0;
    }
  }
  return [...bins.slice(start), ...bins.slice(0, start)].slice(0, count - Math.min(longest, count));
}

/** Returns a label such as "6" or "noon". On a 12-hour clock, both ends include AM or PM. */
function labelOf(hour: number, isEnd: boolean): string {
  const name = nameOfHour(hour);
  if (hour === MIDDAY && isTwelveHour) return t`noon`;
  return isEnd && isTwelveHour ? name : (/\d+/.exec(name)?.[0] ?? name);
}

function isWithin(hour: number, width: number, { from, to }: { from: number; to: number }): boolean {
  const length = (to - from + HOURS_OF_DAY) % HOURS_OF_DAY || HOURS_OF_DAY;
  const hours = Array.from({ length: width }, (_, index) => hour + index);
  return hours.some((each) => (each - from + HOURS_OF_DAY) % HOURS_OF_DAY < length);
}
