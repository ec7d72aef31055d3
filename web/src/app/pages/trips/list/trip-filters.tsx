import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { CalendarDays } from "lucide-react";

import { ChoiceFilter } from "../../../../ui/filters/choice-filter.tsx";
import { FilterRow } from "../../../../ui/filters/filter-row.tsx";
import { type ChangeTripFilters, TRIP_KINDS, type TripFilters as Filters } from "./use-trip-filters.ts";

import * as styles from "./trips-as-list.module.css";

const KIND_NAMES = { blank: msg`Blanks only`, usable: msg`With hours that count` };

interface TripFiltersProps {
  filters: Filters;
  change: ChangeTripFilters;
  /** Those with trips. */
  years: readonly string[];
}

export function TripFilters({ filters, change, years }: TripFiltersProps) {
  return (
    <FilterRow label={t`Filters`} className={styles.filters}>
      <ChoiceFilter
        name={t`Year`}
        any={t`All years`}
        icon={CalendarDays}
        choices={years.map((id) => ({ id, label: id }))}
        value={filters.year}
        onChange={(year) => change({ year })}
      />
      <ChoiceFilter
        name={t`Trips`}
        any={t`Blanks too`}
        choices={TRIP_KINDS.map((id) => ({ id, label: i18n._(KIND_NAMES[id]) }))}
        value={filters.kind}
        onChange={(kind) => change({ kind })}
      />
    </FilterRow>
  );
}
