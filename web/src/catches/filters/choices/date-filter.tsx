import { t } from "@lingui/core/macro";
import { CalendarDays } from "lucide-react";

import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import { describeDates } from "../model/describe-filters.ts";
import type { FilterPropsOf } from "../model/filter-props.ts";

const DatePanel = lazyPart(async () => (await import("./date-panel.tsx")).DatePanel);

export function DateFilter({ filters, change }: FilterPropsOf<"from" | "to">) {
  const { from, to } = filters;
  const isSet = from !== undefined || to !== undefined;
  return (
    <FilterChip
      name={t`Dates`}
      icon={CalendarDays}
      text={describeDates(filters)}
      onClear={isSet ? () => change({ from: undefined, to: undefined }) : undefined}
    >
      {(close) => <DatePanel filters={filters} change={change} close={close} />}
    </FilterChip>
  );
}
