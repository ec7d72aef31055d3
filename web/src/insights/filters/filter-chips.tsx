import { t } from "@lingui/core/macro";

import { speciesName } from "../../species/species-names.ts";
import { ChoiceFilter } from "../../ui/filters/choice-filter.tsx";
import { DateRangeFilter } from "../../ui/filters/dates/date-range-filter.tsx";
import type { FilterChoices } from "./filter-choices.ts";
import type { InsightFilters } from "./filters-in-address.ts";

/** With a button each; other years are two dates. */
const MOST_YEARS = 6;

/** Without a trip. */
const EARLIEST_YEAR = 1900;

interface FilterChipsProps {
  filters: InsightFilters;
  change: (changes: Partial<InsightFilters>) => void;
  choices: FilterChoices;
}

export function FilterChips({ filters, change, choices }: FilterChipsProps) {
  return (
    <>
      <ChoiceFilter
        name={t`Species`}
        any={t`All species`}
        choices={choices.species.map((id) => ({ id, label: speciesName(id) }))}
        value={filters.species}
        onChange={(species) => change({ species })}
      />
      <ChoiceFilter
        name={t`Water`}
        any={t`Any water`}
        choices={choices.waters.map(({ id, name }) => ({ id, label: name }))}
        value={filters.water}
        onChange={(water) => change({ water })}
      />
      <DateRangeFilter
        dates={filters}
        earliestYear={Number(choices.years.at(-1) ?? EARLIEST_YEAR)}
        latestDays={0}
        years={choices.years.slice(0, MOST_YEARS)}
        onChange={change}
      />
    </>
  );
}
