import { t } from "@lingui/core/macro";
import { MapPin } from "lucide-react";

import { FilterChip } from "../../../ui/filters/filter-chip.tsx";
import { lazyPart } from "../../../ui/hooks/lazy-part.ts";
import { useUnits } from "../../../units/use-units.ts";
import { describePlaceFilter } from "../model/describe-filters.ts";
import { type FilterProps, NO_FILTERS } from "../model/filters.ts";

const PlacePanel = lazyPart(async () => (await import("./place-panel.tsx")).PlacePanel);

interface PlaceFilterProps extends FilterProps {
  /** Whether the last view of the map is a choice. */
  hasView: boolean;
}

export function PlaceFilter({ filters, change, hasView }: PlaceFilterProps) {
  const units = useUnits();
  const { near, bbox } = filters;
  const clear = () => change({ near: undefined, bbox: undefined, radius: NO_FILTERS.radius });
  return (
    <FilterChip
      name={t`Place`}
      icon={MapPin}
      text={describePlaceFilter(filters, units)}
      onClear={near || bbox ? clear : undefined}
    >
      {(close) => <PlacePanel filters={filters} change={change} hasView={hasView} close={close} />}
    </FilterChip>
  );
}
