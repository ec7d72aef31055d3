import type { WaterList } from "@creel/domain/waters/water-list";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";

import { useWatersOverlay } from "./use-waters-overlay.ts";
import { type WaterFilters, waterListQuery } from "./waters.query.ts";

const NO_WATERS: WaterList = { waters: [], unnamed: [] };
const NO_FILTERS: WaterFilters = {};

/** The angler's waters, the one fished last first, with what waits to be sent; what is new comes before. */
export function useWaters(filters = NO_FILTERS, { enabled = true } = {}) {
  const { items, overlay } = useWatersOverlay();
  const { data, ...query } = useQuery({ ...waterListQuery(filters), enabled });
  const isWhole = !filters.species && !filters.year;
  const { isError } = query;
  const laid = useMemo(() => {
    // A device that has no answer shows what it has itself.
    const stored = data ?? (isError ? NO_WATERS : undefined);
    return overlay && stored ? overlay.withPendingWaters(stored, items, isWhole) : data;
  }, [overlay, items, data, isError, isWhole]);
  return { ...query, data: laid };
}
