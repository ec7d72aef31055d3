import { Layer, Source } from "@vis.gl/react-maplibre";
import type { FeatureCollection, Position } from "geojson";
import { useMemo } from "react";

import { useTheme } from "../../device/theme.ts";
import { readPalette } from "../style/palette.ts";

/** A way on which nothing is missing, as longitudes and latitudes. */
export type TrackPart = readonly [longitude: number, latitude: number][];

interface TrackLayersProps {
  parts: readonly TrackPart[];
  /** The layer that they lie below; by default none. */
  beforeId?: string;
}

/** Positions as dots, joined where one led to the next. */
export function TrackLayers({ parts, beforeId }: TrackLayersProps) {
  const { theme } = useTheme();
  const { deep, ring } = readPalette(theme);
  const data = useMemo(() => toGeoJson(parts), [parts]);
  const below = beforeId === undefined ? {} : { beforeId };
  return (
    <Source id="tracks" type="geojson" data={data}>
      <Layer
        id="track-lines"
        {...below}
        type="line"
        filter={["==", ["geometry-type"], "LineString"]}
        layout={{ "line-join": "round", "line-cap": "round" }}
        paint={{ "line-color": deep, "line-width": 1, "line-opacity": 0.6 }}
      />
      <Layer
        id="track-dots"
        {...below}
        type="circle"
        filter={["==", ["geometry-type"], "Point"]}
        paint={{
          "circle-radius": ["interpolate", ["linear"], ["zoom"], 8, 1, 13, 2.5],
          "circle-color": deep,
          "circle-stroke-color": ring,
          "circle-stroke-width": ["interpolate", ["linear"], ["zoom"], 8, 0, 13, 1],
        }}
      />
    </Source>
  );
}

function toGeoJson(parts: readonly TrackPart[]): FeatureCollection {
  const lines = parts.filter(({ length }) => length > 1).map((part) => Array.from(part));
  const dots: Position[] = parts.flat();
  return {
    type: "FeatureCollection",
    features: [
      { type: "Feature", geometry: { type: "MultiLineString", coordinates: lines }, properties: {} },
      { type: "Feature", geometry: { type: "MultiPoint", coordinates: dots }, properties: {} },
    ],
  };
}
