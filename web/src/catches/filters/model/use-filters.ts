import { useMemo } from "react";

import { useAddress } from "../../../ui/hooks/use-address.ts";
import { type Filters, NO_FILTERS, readFilters, writeFilters } from "./filters.ts";

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
