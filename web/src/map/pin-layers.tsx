import { Layer, Source } from "@vis.gl/react-maplibre";
import type { FeatureCollection, Point } from "geojson";
import type { ExpressionSpecification } from "maplibre-gl";
import { useMemo } from "react";

import { useTheme } from "../ui/theme.ts";
import type { MapPoint } from "./map-types.ts";
import type { ThemeName } from "./palette.ts";
import { clusterImage, pinImage } from "./pin-images.ts";

export const PINS_SOURCE = "pins";
export const PINS_LAYER = "pins";
export const CLUSTERS_LAYER = "clusters";

/** From here on every pin stands for itself. */
const LAST_CLUSTER_ZOOM = 16;
const CLUSTER_RADIUS_PX = 44;
const CHOSEN_SCALE = 1.28;

const COUNT: ExpressionSpecification = ["to-string", ["get", "point_count_abbreviated"]];

interface PinLayersProps {
  points: readonly MapPoint[];
  chosenId: string | null;
}

/** Pins in their colours, gathered into discs with a figure where they lie too close. */
export function PinLayers({ points, chosenId }: PinLayersProps) {
  const { theme } = useTheme();
  const data = useMemo(() => toGeoJson(points, theme), [points, theme]);
  return (
    <Source
      id={PINS_SOURCE}
      type="geojson"
      data={data}
      cluster
      clusterMaxZoom={LAST_CLUSTER_ZOOM}
      clusterRadius={CLUSTER_RADIUS_PX}
    >
      <Layer
        id={CLUSTERS_LAYER}
        type="symbol"
        filter={["has", "point_count"]}
        layout={{ "icon-image": ["concat", clusterImage(theme), COUNT], "icon-allow-overlap": true }}
      />
      <Layer
        id={PINS_LAYER}
        type="symbol"
        filter={["!", ["has", "point_count"]]}
        layout={{
          "icon-image": ["get", "image"],
          "icon-anchor": "bottom",
          "icon-allow-overlap": true,
          "icon-size": ["case", ["==", ["get", "id"], chosenId ?? ""], CHOSEN_SCALE, 1],
          "symbol-sort-key": ["case", ["==", ["get", "id"], chosenId ?? ""], 1, 0],
        }}
      />
    </Source>
  );
}

function toGeoJson(points: readonly MapPoint[], theme: ThemeName): FeatureCollection<Point> {
  return {
    type: "FeatureCollection",
    features: points.map(({ id, latitude, longitude, token, initials }) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [longitude, latitude] },
      properties: { id, image: pinImage({ token, initials }, theme) },
    })),
  };
}
