import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { CalendarDays, X } from "lucide-react";
import type { ReactNode } from "react";

import { formatLongDay } from "../../../../trips/format-trip.ts";
import { Icon } from "../../../../ui/art/icon.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { ChoiceFilter } from "../../../../ui/filters/choice-filter.tsx";
import { FilterRow, FilterRowEnd } from "../../../../ui/filters/filter-row.tsx";
import { type ChangeTripFilters, TRIP_KINDS, type TripFilters as Filters } from "./use-trip-filters.ts";

import * as utilities from "../../../../ui/styles/utilities.module.css";
import * as styles from "./trips-as-list.module.css";

const KIND_NAMES = { blank: msg`Blanks only`, usable: msg`With hours that count` };

interface TripFiltersProps {
  filters: Filters;
  change: ChangeTripFilters;
  /** Those with trips. */
  years: readonly string[];
  /** What stands at the end of the row. */
  children?: ReactNode;
}

export function TripFilters({ filters, change, years, children }: TripFiltersProps) {
  return (
    <FilterRow label={t`Filters`} className={styles.filters}>
      {filters.day === undefined ? (
        <ChoiceFilter
          name={t`Year`}
          any={t`All years`}
          icon={CalendarDays}
          choices={years.map((id) => ({ id, label: id }))}
          value={filters.year}
          onChange={(year) => change({ year })}
        />
      ) : (
        <Button onPress={() => change({ day: undefined })}>
          {formatLongDay(filters.day)}
          <Icon of={X} isSmall />
          <span className={utilities.visuallyHidden}>{t`Show all days`}</span>
        </Button>
      )}
      <ChoiceFilter
        name={t`Trips`}
        any={t`Blanks too`}
        choices={TRIP_KINDS.map((id) => ({ id, label: i18n._(KIND_NAMES[id]) }))}
        value={filters.kind}
        onChange={(kind) => change({ kind })}
      />
      {children && <FilterRowEnd>{children}</FilterRowEnd>}
    </FilterRow>
  );
}
