import { customFilterSchema } from "@creel/domain/custom-fields/custom-filter";

import { useAddress } from "../../../ui/hooks/use-address.ts";
import { STANDS, WAYS } from "../../parts/methods.ts";

/** Only blank trips, or only trips usable for rates. */
export const TRIP_KINDS = ["blank", "usable"] as const;
export const METHODS = [...Object.keys(WAYS), ...Object.keys(STANDS)];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
type TripKind = (typeof TRIP_KINDS)[number];

export interface TripFilters {
  /** yyyy */
  year: string | undefined;
  /** yyyy-mm-dd; set by a link from the year's calendar. */
  day: string | undefined;
  kind: TripKind | undefined;
  /** A water id. */
  water: string | undefined;
  /** One word of a trip's method. */
  method: string | undefined;
  /** Filters on custom fields, in the format of `customFilterSchema`. */
  custom: string[] | undefined;
}

export type ChangeTripFilters = (changes: Partial<TripFilters>) => void;

/** Reads and writes the trip filters in the address. */
export function useTripFilters(): { filters: TripFilters; change: ChangeTripFilters } {
  const [search, edit] = useAddress();
  const filters = {
    year: readYear(search),
    day: matching(search.get("day"), /^\d{4}-\d\d-\d\d$/),
    kind: TRIP_KINDS.find((kind) => kind === search.get("only")),
    water: matching(search.get("water"), UUID),
    method: METHODS.find((method) => method === search.get("method")),
    custom: readCustom(search),
  };
  function change(changes: Partial<TripFilters>): void {
    const { year, day, kind, water, method, custom } = { ...filters, ...changes };
    edit((params) => {
      set(params, "year", year);
      set(params, "day", day);
      set(params, "only", kind);
      set(params, "water", water);
      set(params, "method", method);
      params.delete("custom");
      for (const filter of custom ?? []) params.append("custom", filter);
    });
  }
  return { filters, change };
}

export function readYear(search: URLSearchParams): string | undefined {
  return matching(search.get("year"), /^(19|20)\d{2}$/);
}

/** Leaves out invalid filters. */
function readCustom(search: URLSearchParams): string[] | undefined {
  const custom = search.getAll("custom").filter((text) => customFilterSchema.safeParse(text).success);
  return custom.length > 0 ? custom : undefined;
}

function matching(text: string | null, pattern: RegExp): string | undefined {
  return text !== null && pattern.test(text) ? text : undefined;
}

function set(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) params.delete(name);
  else params.set(name, value);
}

/** Returns the query string for the trip list. */
export function queryOf({ year, day, kind, ...effort }: TripFilters): string {
  const query = new URLSearchParams({
    ...(year && { from: `${year}-01-01`, to: `${year}-12-31` }),
    ...(day && { from: day, to: day }),
    ...(kind && { [kind]: "true" }),
  });
  addEffort(query, effort);
  return query.toString();
}

/** Returns the query string for totals. */
export function effortQueryOf(filters: TripFilters): string {
  const query = new URLSearchParams();
  addEffort(query, filters);
  return query.toString();
}

function addEffort(
  query: URLSearchParams,
  { water, method, custom = [] }: Pick<TripFilters, "water" | "method" | "custom">,
): void {
  if (water) query.set("water", water);
  if (method) query.set("method", method);
  for (const filter of custom) query.append("custom", filter);
}

export function hasTripFilters(filters: TripFilters): boolean {
  return Object.values(filters).some((each) => each !== undefined);
}
