import { useAddress } from "../../../../ui/hooks/use-address.ts";

/** Only blanks, or only those that rates may use. */
export const TRIP_KINDS = ["blank", "usable"] as const;
type TripKind = (typeof TRIP_KINDS)[number];

export interface TripFilters {
  /** yyyy */
  year: string | undefined;
  kind: TripKind | undefined;
}

export type ChangeTripFilters = (changes: Partial<TripFilters>) => void;

/** What is narrowed down, as it stands in the address. */
export function useTripFilters(): { filters: TripFilters; change: ChangeTripFilters } {
  const [search, edit] = useAddress();
  const year = search.get("year") ?? "";
  const filters = {
    year: /^(19|20)\d{2}$/.test(year) ? year : undefined,
    kind: TRIP_KINDS.find((kind) => kind === search.get("only")),
  };
  function change(changes: Partial<TripFilters>): void {
    const { year: wanted, kind } = { ...filters, ...changes };
    edit((params) => {
      set(params, "year", wanted);
      set(params, "only", kind);
    });
  }
  return { filters, change };
}

function set(params: URLSearchParams, name: string, value: string | undefined): void {
  if (value === undefined) params.delete(name);
  else params.set(name, value);
}

/** As the API is asked. */
export function queryOf({ year, kind }: TripFilters): string {
  const query = new URLSearchParams({
    ...(year && { from: `${year}-01-01`, to: `${year}-12-31` }),
    ...(kind && { [kind]: "true" }),
  });
  return query.toString();
}

export function hasTripFilters({ year, kind }: TripFilters): boolean {
  return year !== undefined || kind !== undefined;
}
