import type { Outings } from "@creel/domain/insights/outings";
import { t } from "@lingui/core/macro";

import { speciesName } from "../species/species-names.ts";
import { ChoiceFilter } from "../ui/filters/choice-filter.tsx";
import { DateRangeFilter } from "../ui/filters/date-range-filter.tsx";
import type { InsightFilters } from "./filters-in-address.ts";

/** The number of years that have a button. For other years, two dates are chosen. */
const MOST_YEARS = 6;

/** The earliest year to choose if there are no trips. */
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

interface FilterChoices {
  /** Sorted by number of fish, highest first. */
  species: readonly string[];
  /** Sorted by number of trips, highest first. */
  waters: readonly { id: string; name: string }[];
  /** Sorted latest first. */
  years: readonly string[];
}

/** Returns the choices for each filter. */
export function choicesOf({ outings, without_hours: withoutHours }: Outings): FilterChoices {
  const all = [...outings, ...withoutHours];
  const species = new Map<string, number>();
  const add = (name: string, count: number) => species.set(name, (species.get(name) ?? 0) + count);
  for (const { segments, untimed } of outings) {
    for (const fish of [...segments.map((segment) => segment.fish), untimed]) {
      for (const [name, count] of Object.entries(fish)) add(name, count);
    }
  }
  for (const { fish } of withoutHours) for (const { species: name } of fish) add(name, 1);
  const waters = new Map<string, { id: string; name: string; trips: number }>();
  for (const { water } of all) {
    if (water) waters.set(water.id, { ...water, trips: (waters.get(water.id)?.trips ?? 0) + 1 });
  }
  return {
    species: [...species].toSorted(([, one], [, other]) => other - one).map(([name]) => name),
    waters: [...waters.values()].toSorted((one, other) => other.trips - one.trips),
    years: [...new Set(all.map(({ day }) => day.slice(0, 4)))].toSorted().toReversed(),
  };
}
