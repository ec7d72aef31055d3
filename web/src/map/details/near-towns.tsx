import { squaresIn } from "@creel/domain/basemap/squares";
import type { Bounds } from "@creel/domain/places/bounds";
import { useQueries } from "@tanstack/react-query";
import { Layer, Source } from "@vis.gl/react-maplibre";
import type { Feature, FeatureCollection } from "geojson";

import { nearTownsQuery } from "../../basemap/near-towns.ts";
import { DETAILS_CEILING } from "../style/embedded-style.ts";
import { LABEL_FONT } from "../style/label-layers.ts";
import type { Palette } from "../style/palette.ts";

interface NearTownsProps {
  bounds: Bounds;
  palette: Palette;
}

export function NearTowns({ bounds, palette }: NearTownsProps) {
  const towns = useTowns(bounds);
  return (
    <Source id="near-towns" type="geojson" data={towns}>
      <Layer
        id="near-town-names"
        beforeId={DETAILS_CEILING}
        type="symbol"
        filter={[">=", ["zoom"], ["-", 15, ["*", 2, ["get", "rank"]]]]}
        layout={{
          "text-field": ["get", "name"],
          "text-font": LABEL_FONT,
          "text-size": 13,
          "text-max-width": 8,
          "symbol-sort-key": ["-", 0, ["get", "rank"]],
        }}
        paint={{ "text-color": palette.label, "text-halo-color": palette.land, "text-halo-width": 1.5 }}
      />
    </Source>
  );
}

function useTowns(bounds: Bounds): FeatureCollection {
  return useQueries({
    queries: squaresIn(bounds).map(nearTownsQuery),
    combine: collect,
  });
}

function collect(squares: readonly { data?: Feature[] | undefined }[]): FeatureCollection {
  return { type: "FeatureCollection", features: squares.flatMap(({ data }) => data ?? []) };
}
