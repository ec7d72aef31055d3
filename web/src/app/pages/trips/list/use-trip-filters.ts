import { useAddress } from "../../../../ui/hooks/use-address.ts";

/** Only blanks, or only those that rates may use. */
export const TRIP_KINDS = ["blank", "usable"] as const;
type TripKind = (typeof TRIP_KINDS)[number];

export interface TripFilters {
  /** yyyy */
  year: string | undefined;
  /** yyyy-mm-dd, as the year's calendar leads to it. */
  day: string | undefined;
  kind: TripKind | undefined;
}

export type ChangeTripFilters = (changes: Partial<TripFilters>) => void;

/** What is narrowed down, as it stands in the address. */
export function useTripFilters(): { filters: TripFilters; change: ChangeTripFilters } {
  const [search, edit] = useAddress();
  const filters = {
    year: readYear(search),
    day: matching(search.get("day"), /^\d{4}-\d\d-\d\d$/),
    kind: TRIP_KINDS.find((kind) => kind === search.get("only")),
  };
  function change(changes: Partial<TripFilters>): void {
    const { year, day, kind } = { ...filters, ...changes };
    edit((params) => {
      set(params, "year", year);
      set(params, "day", day);
      set(params, "only", kind);
    });
  }
  return { filters, change };
}

export function readYear(search: URLSearchParams): string | undefined {
  return matching(search.get("year"), /^(19|20)\d{2}$/);
}

function matching(text: string | null, pattern: RegExp): string | undefined {
  return text !== null && pattern.test(text) ? text : undefined;
}

function set(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) params.delete(name);
  else params.set(name, value);
}

/** As the API is asked. */
export function queryOf({ year, day, kind }: TripFilters): string {
  const query = new URLSearchParams({
    ...(year && { from: `${year}-01-01`, to: `${year}-12-31` }),
    ...(day && { from: day, to: day }),
    ...(kind && { [kind]: "true" }),
  });
  return query.toString();
}

export function hasTripFilters({ year, day, kind }: TripFilters): boolean {
  return [year, day, kind].some((each) => each !== undefined);
}
