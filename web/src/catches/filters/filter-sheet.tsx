import "./filter-sheet.css";
import { useQuery } from "@tanstack/react-query";

import { Button } from "../../ui/controls/button.tsx";
import { Dialog, DialogHead } from "../../ui/overlays/dialog.tsx";
import { catchTotalsQuery } from "../catches.query.ts";
import { formatNumber } from "../format.ts";
import { DateFilter } from "./date-filter.tsx";
import type { AllFiltersProps } from "./filter-props.ts";
import { isNarrowed } from "./filters.ts";
import { LureFilter } from "./lure-filter.tsx";
import { PhotoFilter } from "./photo-filter.tsx";
import { PlaceFilter } from "./place-filter.tsx";
import { SizeFilter } from "./size-filter.tsx";
import { SortChoice } from "./sort-choice.tsx";
import { SpeciesFilter } from "./species-filter.tsx";
import { useMeantFilters } from "./use-meant-filters.ts";
import { WeatherFilter } from "./weather-filter.tsx";

interface FilterSheetProps extends AllFiltersProps {
  onClose: () => void;
}

/** Everything that narrows the list and the map, and the order, one below the other. */
export function FilterSheet({ address, isOnMap, onClose }: FilterSheetProps) {
  const { filters, change, clear } = address;
  const { data: totals } = useQuery(catchTotalsQuery(useMeantFilters(filters).meant));
  return (
    <Dialog size="small" onClose={onClose}>
      <DialogHead title="Filters" onClose={onClose} />
      <div className="dialog-body filter-sheet">
        {!isOnMap && <SortChoice filters={filters} change={change} />}
        <SpeciesFilter filters={filters} change={change} />
        <DateFilter filters={filters} change={change} />
        <PlaceFilter filters={filters} change={change} hasView={!isOnMap} />
        <WeatherFilter filters={filters} change={change} />
        <LureFilter filters={filters} change={change} />
        <PhotoFilter filters={filters} change={change} />
        <SizeFilter filters={filters} change={change} />
      </div>
      <div className="dialog-foot">
        {isNarrowed(filters) && (
          <Button look="quiet" className="dialog-foot-start" onPress={clear}>
            Clear all
          </Button>
        )}
        <Button look="deep" onPress={onClose}>
          {totals ? describeCount(totals.count) : "Show catches"}
        </Button>
      </div>
    </Dialog>
  );
}

function describeCount(count: number): string {
  return count === 1 ? "Show 1 catch" : `Show ${formatNumber(count)} catches`;
}
