import { Layer, Source } from "@vis.gl/react-maplibre";
import type { FeatureCollection, Point } from "geojson";
import type { ExpressionSpecification } from "maplibre-gl";
import { useMemo } from "react";

import { useTheme } from "../../device/theme.ts";
import type { ThemeName } from "../style/palette.ts";
import { type MapPoint, MOST_ZOOM } from "../view/map-types.ts";
import { clusterImage, pinImage, SIGN } from "./pin-images.ts";

export const PINS_SOURCE = "pins";
export const PINS_LAYER = "pins";
export const CLUSTERS_LAYER = "clusters";
const CHOSEN_LAYER = "chosen";
/** The top layer first. */
export const PIN_LAYERS = [CHOSEN_LAYER, PINS_LAYER, CLUSTERS_LAYER];

const CLUSTER_RADIUS_PX = 44;
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
  const data = useMemo(() => toGeoJson(points ?? []), [points]);
  const chosenData = useMemo(() => toGeoJson(chosen ? [chosen] : []), [chosen]);
  return (
    <>
      <Source
        id={PINS_SOURCE}
        type="geojson"
        data={data}
        cluster
        clusterMaxZoom={MOST_ZOOM}
        maxzoom={MOST_ZOOM + 1}
        clusterRadius={CLUSTER_RADIUS_PX}
      >
        <Layer
          id={CLUSTERS_LAYER}
          type="symbol"
          filter={["has", "point_count"]}
          layout={{
            visibility,
            "icon-image": ["concat", clusterImage(theme), COUNT],
            "icon-allow-overlap": true,
          }}
        />
        <Layer
          id={PINS_LAYER}
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
    </>
  );
}

function imageOf(theme: ThemeName): ExpressionSpecification {
  return ["concat", pinImage(theme), ["get", "mark"]];
}

/** Without the theme: switching it must not rebuild a hundred thousand pins. */
export function toGeoJson(points: readonly MapPoint[]): FeatureCollection<Point> {
  return {
    type: "FeatureCollection",
    features: points.map(({ id, latitude, longitude, token, initials, isSign = false }) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [longitude, latitude] },
      properties: { id, mark: `${token}|${initials}${isSign ? SIGN : ""}` },
    })),
  };
}
