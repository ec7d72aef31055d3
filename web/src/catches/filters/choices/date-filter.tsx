import { EARLIEST_CATCH_YEAR, LATEST_CATCH_DAYS } from "@creel/domain/catches/catch";

import { DateRangeFilter } from "../../../ui/filters/date-range-filter.tsx";
import type { FilterPropsOf } from "../model/filters.ts";

export function DateFilter({ filters: { from, to }, change }: FilterPropsOf<"from" | "to">) {
  return (
    <DateRangeFilter
      dates={{ from, to }}
      earliestYear={EARLIEST_CATCH_YEAR}
      latestDays={LATEST_CATCH_DAYS}
      onChange={change}
    />
  );
}
