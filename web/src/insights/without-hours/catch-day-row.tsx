import type { CatchDayBin } from "@creel/domain/insights/without-hours/compare-catch-days";
import { plural, t } from "@lingui/core/macro";

import type { IntervalAxis } from "../../ui/interval-line.tsx";
import { IntervalRow } from "../rates/interval-row.tsx";
import { formatTimesAsMany } from "../texts/verdict-texts.ts";

export interface NamedCatchDays extends CatchDayBin {
  name: string;
  /** The name as the subject of a sentence. */
  subject: string;
  /** The number of all days with a fish. */
  all: number;
}

export function CatchDayRow({ row, axis }: { row: NamedCatchDays; axis: IntervalAxis }) {
  const { name, days, all, ratio } = row;
  return (
    <IntervalRow
      name={name}
      interval={ratio && { observed: ratio.ratio, ...ratio.likely }}
      axis={axis}
      reference={1}
      format={formatTimesAsMany}
      describe={(observed, low, high) =>
        t`${observed} times as often as on comparable days, likely ${low} to ${high}`
      }
      sample={t`${days} of ${plural(all, { one: "# day", other: "# days" })}`}
    />
  );
}
