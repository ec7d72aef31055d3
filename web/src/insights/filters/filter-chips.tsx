import { t } from "@lingui/core/macro";
import { CalendarDays } from "lucide-react";

import { speciesName } from "../../species/species-names.ts";
import { ChoiceFilter } from "../../ui/filters/choice-filter.tsx";
import type { FilterChoices } from "./filter-choices.ts";
import type { InsightFilters } from "./use-insight-filters.ts";

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
      <ChoiceFilter
        name={t`Year`}
        any={t`All years`}
        icon={CalendarDays}
        choices={choices.years.map((id) => ({ id, label: id }))}
        value={filters.year}
        onChange={(year) => change({ year })}
      />
    </>
  );
}
