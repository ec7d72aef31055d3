import "../../ui/filter-bar.css";
import { TEXT_LIMITS } from "@creel/domain/catches/fields";
import type { ReactNode } from "react";

import { Button } from "../../ui/button.tsx";
import { SearchBox } from "../../ui/search-box.tsx";
import { DateFilter } from "./date-filter.tsx";
import { isNarrowed } from "./filters.ts";
import { PlaceFilter } from "./place-filter.tsx";
import { SpeciesFilter } from "./species-filter.tsx";
import type { FiltersInAddress } from "./use-filters.ts";
import { WeatherFilter } from "./weather-filter.tsx";

interface FilterBarProps {
  address: FiltersInAddress;
  /** On the map itself its view is no filter. */
  isOnMap?: boolean;
  /** At the end of the bar: how what matches is shown. */
  children?: ReactNode;
}

/** What narrows the list and the map, the same for both. */
export function FilterBar({ address, isOnMap = false, children }: FilterBarProps) {
  const { filters, change, clear } = address;
  return (
    <section className="filter-bar filter-bar-of-catches" aria-label="Filters">
      <SearchBox
        where="Species, lure, notes"
        maxLength={TEXT_LIMITS.species}
        value={filters.q ?? ""}
        onChange={(q) => change({ q: q || undefined })}
      />
      <SpeciesFilter filters={filters} change={change} />
      <DateFilter filters={filters} change={change} />
      <PlaceFilter filters={filters} change={change} hasView={!isOnMap} />
      <WeatherFilter filters={filters} change={change} />
      {isNarrowed(filters) && (
        <Button look="quiet" className="filter-bar-clear" onPress={clear}>
          Clear
          <span className="visually-hidden">every filter</span>
        </Button>
      )}
      {children && <div className="filter-bar-end">{children}</div>}
    </section>
  );
}
