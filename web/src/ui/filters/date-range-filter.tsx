import { t } from "@lingui/core/macro";
import { CalendarDays } from "lucide-react";

import { lazyPart } from "../hooks/lazy-part.ts";
import type { DatePanelProps } from "./date-panel.tsx";
import { describeDates } from "./date-ranges.ts";
import { FilterChip } from "./filter-chip.tsx";

const DatePanel = lazyPart(async () => (await import("./date-panel.tsx")).DatePanel);

/** A filter by a range of days. */
export function DateRangeFilter(props: Omit<DatePanelProps, "close">) {
  const { dates, onChange } = props;
  const isSet = dates.from !== undefined || dates.to !== undefined;
  return (
    <FilterChip
      name={t`Dates`}
      icon={CalendarDays}
      text={describeDates(dates)}
      onClear={isSet ? () => onChange({ from: undefined, to: undefined }) : undefined}
    >
      {(close) => <DatePanel {...props} close={close} />}
    </FilterChip>
  );
}
