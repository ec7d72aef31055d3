import { i18n } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { CalendarDays, X } from "lucide-react";
import type { ReactNode } from "react";

import { CustomFilters } from "../../../catches/filters/choices/custom-filters.tsx";
import { formatLongDay } from "../../../dates/format-day.ts";
import { labelFor } from "../../../i18n/label-for.ts";
import { Icon } from "../../../ui/art/icon.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { ChoiceFilter } from "../../../ui/filters/choice-filter.tsx";
import { FilterRow, FilterRowEnd } from "../../../ui/filters/filter-row.tsx";
import { useWaters } from "../../../waters/data/use-waters.ts";
import { STANDS, WAYS } from "../../parts/methods.ts";
import {
  type ChangeTripFilters,
  METHODS,
  TRIP_KINDS,
  type TripFilters as Filters,
} from "./use-trip-filters.ts";

import * as utilities from "../../../ui/styles/utilities.module.css";
import * as styles from "./trips-as-list.module.css";

const KIND_NAMES = { blank: msg`Blanks only`, usable: msg`Counts toward rates` };

interface TripFiltersProps {
  filters: Filters;
  change: ChangeTripFilters;
  /** The years with trips. */
  years: readonly string[];
  /** Shown at the end of the row. */
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
      <WaterChoice filters={filters} change={change} />
      <ChoiceFilter
        name={t`Method`}
        any={t`Any method`}
        choices={METHODS.map((id) => ({ id, label: labelFor({ ...WAYS, ...STANDS }, id) }))}
        value={filters.method}
        onChange={(method) => change({ method })}
      />
      <ChoiceFilter
        name={t`Trips`}
        any={t`All trips`}
        choices={TRIP_KINDS.map((id) => ({ id, label: i18n._(KIND_NAMES[id]) }))}
        value={filters.kind}
        onChange={(kind) => change({ kind })}
      />
      <CustomFilters subject="trip" filters={filters} change={change} areAll />
      {children && <FilterRowEnd>{children}</FilterRowEnd>}
    </FilterRow>
  );
}

/** A choice of the angler's waters, last fished first. Renders nothing if there are none. */
function WaterChoice({ filters: { water }, change }: Pick<TripFiltersProps, "filters" | "change">) {
  const { data } = useWaters();
  const choices = (data?.waters ?? []).map(({ id, name, trips }) => ({
    id,
    label: name,
    note: String(trips),
  }));
  const isUnknown = water !== undefined && !choices.some(({ id }) => id === water);
  if (choices.length === 0 && !isUnknown) return null;
  return (
    <ChoiceFilter
      name={t`Water`}
      any={t`Any water`}
      choices={isUnknown ? [{ id: water, label: t`A water` }, ...choices] : choices}
      value={water}
      onChange={(id) => change({ water: id })}
    />
  );
}
