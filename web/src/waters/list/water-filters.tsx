import type { WaterSummary } from "@creel/domain/waters/water";
import { waterListQuerySchema } from "@creel/domain/waters/water-list";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { ArrowDownUp, CalendarDays } from "lucide-react";

import { locale } from "../../i18n/locale.ts";
import { speciesName } from "../../species/species-names.ts";
import { ChoiceFilter } from "../../ui/filters/choice-filter.tsx";
import { ChoiceList } from "../../ui/filters/choice-list.tsx";
import { FilterChip } from "../../ui/filters/filter-chip.tsx";
import { afterNextFrame } from "../../ui/hooks/after-next-frame.ts";
import { useAddress } from "../../ui/hooks/use-address.ts";
import type { WaterFilters } from "../data/api.ts";
import { useWaters } from "../data/use-waters.ts";

interface WaterFilterChipsProps {
  filters: WaterFilters;
  change: (filters: WaterFilters) => void;
  species: readonly string[];
}

interface OrderChoiceProps {
  order: WaterOrder;
  onChange: (order: WaterOrder) => void;
}

interface WaterChoices extends WaterFilters {
  order?: WaterOrder;
}

export type WaterOrder = "hours" | "last" | "fish" | "name";

const WATER_ORDERS: readonly { id: WaterOrder; label: MessageDescriptor }[] = [
  { id: "hours", label: msg`Most hours` },
  { id: "last", label: msg`Last fished` },
  { id: "fish", label: msg`Most fish` },
  { id: "name", label: msg`By name` },
];

const COMPARE: Record<WaterOrder, (one: WaterSummary, other: WaterSummary) => number> = {
  hours: (one, other) => other.hours - one.hours,
  last: (one, other) => (other.last_on ?? "").localeCompare(one.last_on ?? ""),
  fish: (one, other) => other.fish - one.fish,
  name: (one, other) => one.name.localeCompare(other.name, locale),
};

const FIRST_ORDER: WaterOrder = "hours";

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

/** Returns the years from the first to the last day on any water, latest first. */
function useYears(): string[] {
  const { data } = useWaters();
  const days = (data?.waters ?? []).flatMap((water) => [water.first_on ?? [], water.last_on ?? []].flat());
  const all = days.map((day) => Number(day.slice(0, 4)));
  if (all.length === 0) return [];
  const [first, last] = [Math.min(...all), Math.max(...all)];
  return Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
}

export function OrderChoice({ order, onChange }: OrderChoiceProps) {
  const shown = WATER_ORDERS.find(({ id }) => id === order);
  return (
    <FilterChip name={t`Order`} icon={ArrowDownUp} text={shown ? i18n._(shown.label) : ""}>
      {(close) => (
        <ChoiceList
          label={t`Order`}
          mode="one"
          choices={WATER_ORDERS.map(({ id, label }) => ({ id, label: i18n._(label) }))}
          chosen={[order]}
          onChange={([chosen]) => {
            const next = WATER_ORDERS.find(({ id }) => id === chosen)?.id;
            close();
            if (next) afterNextFrame(() => onChange(next));
          }}
        />
      )}
    </FilterChip>
  );
}

/** Stores the filters and the order in the address. Defaults are left out. */
export function useWaterFilters() {
  const [search, edit] = useAddress();
  const order = WATER_ORDERS.find(({ id }) => id === search.get("order"))?.id ?? FIRST_ORDER;
  const change = (choices: WaterChoices) =>
    edit((params) => {
      for (const [name, value] of Object.entries(choices)) {
        if (value === undefined || value === FIRST_ORDER) params.delete(name);
        else params.set(name, value);
      }
    });
  return { filters: { species: known(search, "species"), year: known(search, "year") }, order, change };
}

/** An invalid value counts as absent. */
function known(search: URLSearchParams, name: "species" | "year"): string | undefined {
  const value = search.get(name);
  if (value === null || !waterListQuerySchema.safeParse({ [name]: value }).success) return undefined;
  return value;
}

/** Waters that compare equal keep the server's order: last fished first. */
export function sortWaters(waters: readonly WaterSummary[], order: WaterOrder): WaterSummary[] {
  return waters.toSorted(COMPARE[order]);
}
