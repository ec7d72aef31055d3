import type { FilterProps } from "./filter-props.ts";
import { LureFilter } from "./lure-filter.tsx";
import { PhotoFilter } from "./photo-filter.tsx";
import { SizeFilter } from "./size-filter.tsx";

/** Those of the rarer filters that are set. */
export function RarerFilters({ filters, change }: FilterProps) {
  const { minWeight, maxWeight, minLength, maxLength } = filters;
  const hasSize = [minWeight, maxWeight, minLength, maxLength].some((end) => end !== undefined);
  return (
    <>
      {filters.lure && <LureFilter filters={filters} change={change} />}
      {filters.photo && <PhotoFilter filters={filters} change={change} />}
      {hasSize && <SizeFilter filters={filters} change={change} />}
    </>
  );
}
