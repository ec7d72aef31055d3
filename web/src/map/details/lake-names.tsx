import type { Bounds } from "@creel/domain/places/bounds";
import { useQuery } from "@tanstack/react-query";
import { Layer, Source } from "@vis.gl/react-maplibre";
import { useMemo } from "react";

import { lakesQuery } from "../../basemap/lakes.ts";
import { DETAILS_CEILING } from "../style/embedded-style.ts";
import { LAKE_NAMES_ZOOM, lakeNameLooks } from "../style/label-layers.ts";
import type { Palette } from "../style/palette.ts";
import { nameLakes } from "./name-lakes.ts";

interface LakeNamesProps {
  bounds: Bounds;
  palette: Palette;
}

/** Of lakes that lie in view without the place where the style names them. */
export function LakeNames({ bounds, palette }: LakeNamesProps) {
  const { data: lakes } = useQuery(lakesQuery);
  const names = useMemo(() => nameLakes(lakes ?? [], bounds), [lakes, bounds]);
  if (names.features.length === 0) return null;
  return (
    <Source id="lakes-in-view" type="geojson" data={names}>
      <Layer
        id="names-in-view"
        beforeId={DETAILS_CEILING}
        type="symbol"
        minzoom={LAKE_NAMES_ZOOM}
        {...lakeNameLooks(palette)}
      />
    </Source>
  );
}
