import type { Filters } from "./filters.ts";
import type { FiltersInAddress } from "./use-filters.ts";

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
