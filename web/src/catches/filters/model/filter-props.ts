import type { Filters } from "./filters.ts";
import type { FiltersInAddress } from "./use-filters.ts";

export type FilterProps = Pick<FiltersInAddress, "filters" | "change">;

/** The same for a filter by those alone, which other lists have too. */
export interface FilterPropsOf<Name extends keyof Filters> {
  filters: Pick<Filters, Name>;
  change: (changes: Partial<Pick<Filters, Name>>) => void;
}

export type SizeProps = FilterPropsOf<"minWeight" | "maxWeight" | "minLength" | "maxLength">;

/** Of everything that narrows and orders a list. */
export interface AllFiltersProps {
  address: FiltersInAddress;
  /** The map's view is no filter on the map itself, where there is no order either. */
  isOnMap: boolean;
}
