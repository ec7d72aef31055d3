import { type CatchListQuery, catchListQuerySchema } from "@creel/domain/catches/catch-list";
import { readCustomFilters } from "@creel/domain/custom-fields/custom-filter";
import { useMemo } from "react";

import { useAddress } from "../../../ui/hooks/use-address.ts";

/** Named in the address as in the API. */
export type Filters = Omit<CatchListQuery, "limit" | "cursor">;

/** Writes each filter to the address. Defaults are left out. */
const WRITERS = {
  q: ({ q }) => [q],
  species: ({ species = [] }) => species,
  from: ({ from }) => [from],
  to: ({ to }) => [to],
  near: ({ near }) => [near && `${near.latitude},${near.longitude}`],
  radius: ({ near, radius }) => [near && radius !== NO_FILTERS.radius ? String(radius) : undefined],
  bbox: ({ bbox }) => [bbox && [bbox.west, bbox.south, bbox.east, bbox.north].join(",")],
  weather: ({ weather = [] }) => weather,
  fate: ({ fate = [] }) => fate,
  lure: ({ lure = [] }) => lure,
  lure_id: ({ lure_id: ids = [] }) => ids,
  variant_id: ({ variant_id: ids = [] }) => ids,
  rod_id: ({ rod_id: ids = [] }) => ids,
  water: ({ water = [] }) => water,
  trip: ({ trip }) => [trip],
  photo: ({ photo }) => [photo],
  custom: ({ custom = [] }) => custom,
  minWeight: ({ minWeight }) => [minWeight?.toString()],
  maxWeight: ({ maxWeight }) => [maxWeight?.toString()],
  minLength: ({ minLength }) => [minLength?.toString()],
  maxLength: ({ maxLength }) => [maxLength?.toString()],
  sort: ({ sort }) => [sort === NO_FILTERS.sort ? undefined : sort],
} satisfies Record<string, (filters: Filters) => readonly (string | undefined)[]>;

/** Parameters that may be repeated. */
const REPEATABLE = new Set([
  "species",
  "weather",
  "fate",
  "lure",
  "lure_id",
  "variant_id",
  "rod_id",
  "water",
  "custom",
]);

/** Unknown and invalid parameters of the address are left out. */
export function readFilters(search: URLSearchParams): Filters {
  const given: Record<string, string | string[]> = {};
  for (const name of Object.keys(WRITERS)) {
    const values = search.getAll(name).filter(Boolean);
    const [first] = values;
    if (first !== undefined) given[name] = REPEATABLE.has(name) ? values : first;
  }
  return withoutPage(parseSensible(given));
}

/** Drops invalid parameters and parses again, because dropping one may reveal another. */
function parseSensible(given: Record<string, string | string[]>): CatchListQuery {
  const read = catchListQuerySchema.safeParse(given);
  if (read.success) return read.data;
  const wrong = new Set(read.error.issues.map(({ path }) => path[0]));
  return parseSensible(Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.has(name))));
}

function withoutPage({ limit: _limit, cursor: _cursor, ...filters }: CatchListQuery): Filters {
  return filters;
}

export const NO_FILTERS: Filters = readFilters(new URLSearchParams());

export function writeFilters(filters: Filters, search = new URLSearchParams()): URLSearchParams {
  for (const [name, write] of Object.entries(WRITERS)) {
    search.delete(name);
    for (const value of write(filters)) if (value) search.append(name, value);
  }
  return search;
}

export function hasFilters(filters: Filters): boolean {
  return writeFilters({ ...filters, sort: NO_FILTERS.sort }).size > 0;
}

/** A range counts as one. The search text does not count, because it is always visible. */
export function countFilters({ species, from, to, near, bbox, weather, fate, ...filters }: Filters): number {
  return [species, from ?? to, near ?? bbox, weather, fate, ...rarerOf(filters)].filter(isSet).length;
}

/** Whether a filter is set for which the bar has no button. */
export function hasRarer(filters: Filters): boolean {
  return rarerOf(filters).some(isSet);
}

function rarerOf({
  lure,
  lure_id: lureId,
  variant_id: variantId,
  rod_id: rodId,
  water,
  trip,
  photo,
  custom,
  minWeight,
  maxWeight,
  minLength,
  maxLength,
}: Partial<Filters>): unknown[] {
  const size = minWeight ?? maxWeight ?? minLength ?? maxLength;
  return [lure, lureId, variantId, rodId, water, trip, photo, size, ...readCustomFilters(custom).keys()];
}

function isSet(value: unknown): boolean {
  return value !== undefined;
}

export interface FiltersInAddress {
  filters: Filters;
  change: (changes: Partial<Filters>) => void;
  clear: () => void;
}

/** The filters in the page's address: they survive a reload and can be sent as a link. */
export function useFilters(): FiltersInAddress {
  const [search, edit] = useAddress();
  const filters = useMemo(() => readFilters(search), [search]);
  return {
    filters,
    change: (changes) => edit((params) => void writeFilters({ ...readFilters(params), ...changes }, params)),
    clear: () =>
      edit((params) => void writeFilters({ ...NO_FILTERS, sort: readFilters(params).sort }, params)),
  };
}

export type FilterProps = Pick<FiltersInAddress, "filters" | "change">;

export interface FilterPropsOf<Name extends keyof Filters> {
  filters: Pick<Filters, Name>;
  change: (changes: Partial<Pick<Filters, Name>>) => void;
}

export type SizeProps = FilterPropsOf<"minWeight" | "maxWeight" | "minLength" | "maxLength">;

export interface AllFiltersProps {
  address: FiltersInAddress;
  /** On the map the view is no filter, and there is no order. */
  isOnMap: boolean;
}
