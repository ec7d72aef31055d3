import { t } from "@lingui/core/macro";
import { Clock } from "lucide-react";

import { LinkButton } from "../../ui/controls/button.tsx";
import { FilterChip } from "../../ui/filters/filter-chip.tsx";
import { CustomFilters } from "./choices/custom-filters.tsx";
import { LureFilter } from "./choices/lure-filter.tsx";
import { OwnLureFilter, RodFilter, VariantFilter } from "./choices/own-gear-filters.tsx";
import { PhotoFilter } from "./choices/photo-filter.tsx";
import { SizeFilter } from "./choices/size-filter.tsx";
import { WaterFilter } from "./choices/water-filter.tsx";
import type { FilterProps, FilterPropsOf } from "./model/filters.ts";

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

/** Set by an address alone: it leads back to the trip. */
function TripFilter({ filters: { trip }, change }: FilterPropsOf<"trip">) {
  return (
    <FilterChip name={t`Trip`} text={t`One trip`} icon={Clock} onClear={() => change({ trip: undefined })}>
      <LinkButton look="quiet" to={`/catches/trips/${trip}`}>
        {t`Open the trip`}
      </LinkButton>
    </FilterChip>
  );
}
