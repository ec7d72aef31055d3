import { squaresIn } from "@creel/domain/basemap/squares";
import type { Bounds } from "@creel/domain/places/bounds";
import { useQueries } from "@tanstack/react-query";
import { Layer, Source } from "@vis.gl/react-maplibre";
import type { Feature, FeatureCollection } from "geojson";

import { nearTownsQuery } from "../../basemap/near-towns.ts";
import { DETAILS_CEILING } from "../style/embedded-style.ts";
import type { Palette } from "../style/palette.ts";
import { NEAR_TOWNS_SOURCE, nearTownsLayer } from "./near-layers.ts";

interface NearTownsProps {
  bounds: Bounds;
  palette: Palette;
}

export function NearTowns({ bounds, palette }: NearTownsProps) {
  const towns = useQueries({ queries: squaresIn(bounds).map(nearTownsQuery), combine: together });
  return (
    <Source id={NEAR_TOWNS_SOURCE} type="geojson" data={towns}>
      <Layer {...nearTownsLayer(palette)} beforeId={DETAILS_CEILING} />
    </Source>
  );
}

function together(results: readonly { data?: Feature[] | undefined }[]): FeatureCollection {
  return { type: "FeatureCollection", features: results.flatMap(({ data }) => data ?? []) };
}
