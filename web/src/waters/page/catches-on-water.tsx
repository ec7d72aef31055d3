import type { Water } from "@creel/domain/waters/water";
import { useMemo } from "react";

import { NO_FILTERS } from "../../catches/filters/model/filters.ts";
import { useCatchPoints } from "../../catches/logbook/hooks/use-catch-points.ts";
import { boundsOf } from "../../map/view/map-bounds.ts";
import { WaterInMap } from "../../map/place/maps-in-pages.tsx";
import { discOf, placesOf } from "../outline/draw-outline.ts";

/** The map of a water's page. */
export function CatchesOnWater({ water }: { water: Water }) {
  const filters = useMemo(() => ({ ...NO_FILTERS, water: [water.id] }), [water.id]);
  const { points } = useCatchPoints(filters);
  const outline = useMemo(() => water.outline ?? discOf(water), [water]);
  const bounds = boundsOf(placesOf(outline));
  if (!bounds) return null;
  return (
    <WaterInMap key={water.version} outline={outline} bounds={bounds} spots={water.spots} points={points} />
  );
}
