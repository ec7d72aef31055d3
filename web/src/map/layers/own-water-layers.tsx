import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Outline } from "@creel/domain/waters/new-water";
import { Layer, Source } from "@vis.gl/react-maplibre";
import type { Feature, FeatureCollection } from "geojson";
import { useMemo } from "react";

import { useTheme } from "../../device/theme.ts";
import { LABEL_FONT, WATER_FONT } from "../style/label-layers.ts";
import { readPalette } from "../style/palette.ts";
import { circleAround } from "./circle-around.ts";
import { CLUSTERS_LAYER } from "./pin-layers.tsx";

export interface OwnWater extends Coordinates {
  id: string;
  name: string;
  /** In meters, where there is no outline. */
  radius: number;
  outline: Outline | null;
}

export interface OwnSpot extends Coordinates {
  id: string;
  name: string;
}

interface OwnWatersProps {
  waters: readonly OwnWater[];
  spots: readonly OwnSpot[];
}

/** The angler's own waters, as an outline or a disc, and the spots on them. */
export function OwnWaters({ waters, spots }: OwnWatersProps) {
  const { theme } = useTheme();
  const { deep, label, land, ring } = readPalette(theme);
  const shapes = useMemo(() => toShapes(waters), [waters]);
  const points = useMemo(() => toPoints(waters, spots), [waters, spots]);
  return (
    <>
      <Source id="own-waters" type="geojson" data={shapes}>
        <Layer
          id="own-water-shores"
          beforeId={CLUSTERS_LAYER}
          type="line"
          filter={["get", "isOutline"]}
          paint={{ "line-color": deep, "line-width": 2 }}
        />
        <Layer
          id="own-water-discs"
          beforeId={CLUSTERS_LAYER}
          type="line"
          filter={["!", ["get", "isOutline"]]}
          paint={{ "line-color": deep, "line-width": 1.5, "line-dasharray": [4, 3] }}
        />
      </Source>
      <Source id="own-places" type="geojson" data={points}>
        <Layer
          id="own-spots"
          beforeId={CLUSTERS_LAYER}
          type="circle"
          filter={["get", "isSpot"]}
          paint={{
            "circle-radius": 5,
            "circle-color": ring,
            "circle-stroke-color": deep,
            "circle-stroke-width": 2.25,
          }}
        />
        <Layer
          id="own-names"
          beforeId={CLUSTERS_LAYER}
          type="symbol"
          layout={{
            "text-field": ["get", "name"],
            "text-font": ["case", ["get", "isSpot"], ["literal", LABEL_FONT], ["literal", WATER_FONT]],
            "text-size": 13,
            "text-max-width": 8,
            "text-variable-anchor": ["left", "right", "top", "bottom"],
            "text-radial-offset": 0.8,
          }}
          paint={{ "text-color": label, "text-halo-color": land, "text-halo-width": 1.5 }}
        />
      </Source>
    </>
  );
}

function toShapes(waters: readonly OwnWater[]): FeatureCollection {
  const features = waters.map((water): Feature => ({
    type: "Feature",
    geometry: water.outline ?? { type: "LineString", coordinates: circleAround(water, water.radius) },
    properties: { isOutline: water.outline !== null },
  }));
  return { type: "FeatureCollection", features };
}

function toPoints(waters: readonly OwnWater[], spots: readonly OwnSpot[]): FeatureCollection {
  const point = ({ name, latitude, longitude }: OwnSpot, isSpot: boolean): Feature => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: [longitude, latitude] },
    properties: { name, isSpot },
  });
  return {
    type: "FeatureCollection",
    features: [...spots.map((spot) => point(spot, true)), ...waters.map((water) => point(water, false))],
  };
}
