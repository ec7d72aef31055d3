import type { Bounds } from "@creel/domain/places/bounds";
import { useQueries } from "@tanstack/react-query";
import { Layer, Source } from "@vis.gl/react-maplibre";
import type { FeatureCollection } from "geojson";
import { useMemo } from "react";

import { nearTownsQuery, squaresIn } from "../../basemap/near-towns.ts";
import { useTheme } from "../../device/theme.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { DETAILS_CEILING } from "../style/embedded-style.ts";
import { LABEL_FONT } from "../style/label-layers.ts";
import { readPalette } from "../style/palette.ts";
import { drawGraticule } from "./graticule.ts";

/** On a phone the filters cover the upper edge, where the meridians are labeled. */
const BELOW_FILTERS_EM = 5.2;

/** From this zoom on the embedded style shows too few towns. */
const NEAR_ZOOM = 7;

interface ChartDetailsProps {
  bounds: Bounds;
  zoom: number;
}

/** Small towns and a graticule, below the pins. */
export function MapDetails({ bounds, zoom }: ChartDetailsProps) {
  const { theme } = useTheme();
  const isPhone = useIsPhone();
  const palette = useMemo(() => readPalette(theme), [theme]);
  const graticule = useMemo(() => drawGraticule(bounds), [bounds]);
  const towns = useTowns(zoom >= NEAR_ZOOM ? bounds : null);
  return (
    <>
      <Source id="graticule" type="geojson" data={graticule}>
        <Layer
          id="graticule-lines"
          beforeId={DETAILS_CEILING}
          type="line"
          paint={{ "line-color": palette.line, "line-opacity": 0.45, "line-width": 0.6 }}
        />
        <Layer
          id="graticule-labels"
          beforeId={DETAILS_CEILING}
          type="symbol"
          filter={["has", "label"]}
          layout={{
            "text-field": ["get", "label"],
            "text-font": LABEL_FONT,
            "text-size": 13,
            "text-anchor": "top-left",
            "text-offset": [
              "case",
              ["get", "isMeridian"],
              ["literal", [0.4, isPhone ? BELOW_FILTERS_EM : 0.4]],
              ["literal", [0.4, 0.4]],
            ],
          }}
          paint={{
            "text-color": palette.label,
            "text-opacity": 0.75,
            "text-halo-color": palette.land,
            "text-halo-width": 1.2,
          }}
        />
      </Source>
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
    </>
  );
}

function useTowns(bounds: Bounds | null): FeatureCollection {
  const results = useQueries({ queries: bounds ? squaresIn(bounds).map(nearTownsQuery) : [] });
  const features = results.flatMap(({ data }) => data ?? []);
  return { type: "FeatureCollection", features };
}
