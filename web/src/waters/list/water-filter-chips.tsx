import { t } from "@lingui/core/macro";
import { CalendarDays } from "lucide-react";

import { speciesName } from "../../species/species-names.ts";
import { ChoiceFilter } from "../../ui/filters/choice-filter.tsx";
import { useWaters } from "../data/use-waters.ts";
import type { WaterFilters } from "../data/waters.query.ts";

interface WaterFilterChipsProps {
  filters: WaterFilters;
  change: (filters: WaterFilters) => void;
  species: readonly string[];
}

export function WaterFilterChips({ filters, change, species }: WaterFilterChipsProps) {
  const years = useYears();
  return (
    <>
      <ChoiceFilter
        name={t`Species`}
        any={t`Any species`}
        choices={withChosen(species, filters.species).map((id) => ({ id, label: speciesName(id) }))}
        value={filters.species}
        onChange={(chosen) => change({ species: chosen })}
      />
      <ChoiceFilter
        name={t`Year`}
        any={t`Any year`}
        icon={CalendarDays}
        choices={withChosen(years, filters.year).map((id) => ({ id, label: id }))}
        value={filters.year}
        onChange={(year) => change({ year })}
      />
    </>
  );
}

function withChosen(choices: readonly string[], chosen: string | undefined): readonly string[] {
  return chosen === undefined || choices.includes(chosen) ? choices : [...choices, chosen];
}

/** From the first to the last day on any water, the latest first. */
function useYears(): string[] {
  const { data } = useWaters();
  const days = (data?.waters ?? []).flatMap((water) => [water.first_on ?? [], water.last_on ?? []].flat());
  const all = days.map((day) => Number(day.slice(0, 4)));
  if (all.length === 0) return [];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
}
