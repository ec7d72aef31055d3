import { Layer, Source } from "@vis.gl/react-maplibre";
import type { FeatureCollection, Point } from "geojson";
import type { ExpressionSpecification } from "maplibre-gl";
import { useMemo } from "react";

import { useTheme } from "../../device/theme.ts";
import { CLUSTER_LAYER, CLUSTER_RADIUS_PX } from "../clusters/cluster-layer.ts";
import { markFor } from "../clusters/pack-points.ts";
import { useClusterTiles } from "../clusters/use-cluster-tiles.ts";
import { BOLD_FONT } from "../style/label-layers.ts";
import { type ThemeName, tokenColor } from "../style/palette.ts";
import { type MapPoint, MOST_ZOOM } from "../view/map-types.ts";
import { clusterImage, pinImage } from "./pin-images.ts";

export const PINS_SOURCE = "pins";
export const PINS_LAYER = "pins";
export const CLUSTERS_LAYER = "clusters";
const CHOSEN_LAYER = "chosen";
/** The top layer first. */
export const PIN_LAYERS = [CHOSEN_LAYER, PINS_LAYER, CLUSTERS_LAYER];

const CHOSEN_SCALE = 1.28;

const COUNT: ExpressionSpecification = ["to-string", ["get", "point_count_abbreviated"]];

interface PinLayersProps {
  points: readonly MapPoint[] | null;
  /** Drawn by itself above the others, also where it would be in a cluster. */
  chosen: MapPoint | null;
  /** Another layer shows the catches; the chosen one stays. */
  isHidden?: boolean;
}

/** Clusters at every zoom, since pins on one spot hide each other. */
export function PinLayers({ points, chosen, isHidden = false }: PinLayersProps) {
  const visibility = isHidden ? "none" : "visible";
  const { theme } = useTheme();
  const address = useClusterTiles(PINS_SOURCE, points, CLUSTER_RADIUS_PX.pins);
  const chosenData = useMemo(() => chosen && toCollection(chosen), [chosen]);
  if (address === null) return null;
  return (
    <>
      <Source id={PINS_SOURCE} type="vector" tiles={[address]} maxzoom={MOST_ZOOM + 1}>
        <Layer
          id={CLUSTERS_LAYER}
          source-layer={CLUSTER_LAYER}
          type="symbol"
          filter={["has", "point_count"]}
          layout={{
            visibility,
            "icon-image": clusterImage(theme),
            "icon-allow-overlap": true,
            "text-field": COUNT,
            "text-font": BOLD_FONT,
            "text-size": ["case", [">", ["length", COUNT], 4], 13, 16],
            "text-allow-overlap": true,
          }}
          paint={{ "text-color": tokenColor("on-deep", theme) }}
        />
        <Layer
          id={PINS_LAYER}
          source-layer={CLUSTER_LAYER}
          type="symbol"
          filter={["!", ["has", "point_count"]]}
          layout={{
            visibility,
            "icon-image": imageOf(theme),
            "icon-anchor": "bottom",
            "icon-allow-overlap": true,
          }}
        />
      </Source>
      {chosenData && (
        <Source id="chosen" type="geojson" data={chosenData}>
          <Layer
            id={CHOSEN_LAYER}
            type="symbol"
            layout={{
              "icon-image": imageOf(theme),
              "icon-anchor": "bottom",
              "icon-allow-overlap": true,
              "icon-size": CHOSEN_SCALE,
            }}
          />
        </Source>
      )}
    </>
  );
}

function imageOf(theme: ThemeName): ExpressionSpecification {
  return ["concat", pinImage(theme), ["get", "mark"]];
}

function toCollection(chosen: MapPoint): FeatureCollection<Point> {
  const { id, latitude, longitude } = chosen;
  const geometry: Point = { type: "Point", coordinates: [longitude, latitude] };
  return {
    type: "FeatureCollection",
    features: [{ type: "Feature", geometry, properties: { id, mark: markFor(chosen) } }],
  };
}
