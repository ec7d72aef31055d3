import { CustomFilters } from "./choices/custom-filters.tsx";
import { LureFilter } from "./choices/lure-filter.tsx";
import { OwnLureFilter, RodFilter, VariantFilter } from "./choices/own-gear-filters.tsx";
import { PhotoFilter } from "./choices/photo-filter.tsx";
import { SizeFilter } from "./choices/size-filter.tsx";
import { TripFilter } from "./choices/trip-filter.tsx";
import { WaterFilter } from "./choices/water-filter.tsx";
import type { FilterProps } from "./model/filter-props.ts";

export function RarerFilters({ filters, change }: FilterProps) {
  const { minWeight, maxWeight, minLength, maxLength } = filters;
  const hasSize = [minWeight, maxWeight, minLength, maxLength].some((end) => end !== undefined);
  return (
    <>
      {filters.lure && <LureFilter filters={filters} change={change} />}
      {filters.lure_id && <OwnLureFilter filters={filters} change={change} />}
      {filters.variant_id && <VariantFilter filters={filters} change={change} />}
      {filters.rod_id && <RodFilter filters={filters} change={change} />}
      {filters.water && <WaterFilter filters={filters} change={change} />}
      {filters.trip && <TripFilter filters={filters} change={change} />}
      {filters.photo && <PhotoFilter filters={filters} change={change} />}
      {filters.custom && <CustomFilters filters={filters} change={change} areAll={false} />}
      {hasSize && <SizeFilter filters={filters} change={change} />}
    </>
  );
}
