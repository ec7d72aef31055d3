import type { Coordinates } from "@creel/domain/places/coordinates";
import { Layer, Source } from "@vis.gl/react-maplibre";
import type { Feature, FeatureCollection } from "geojson";
import { useMemo } from "react";

import { useTheme } from "../../device/theme.ts";
import { readPalette } from "../style/palette.ts";

/** The points that were measured and the line through them, above all else. */
export function MeasuredLine({ points }: { points: readonly Coordinates[] }) {
  const { theme } = useTheme();
  const { ink, surface } = readPalette(theme);
  const data = useMemo(() => toGeoJson(points), [points]);
  return (
    <Source id="measured" type="geojson" data={data}>
      <Layer
        id="measured-casing"
        type="line"
        paint={{ "line-color": surface, "line-width": 5, "line-opacity": 0.8 }}
      />
      <Layer
        id="measured-line"
        type="line"
        paint={{ "line-color": ink, "line-width": 2.25, "line-dasharray": [2, 1.5] }}
      />
      <Layer
        id="measured-points"
        type="circle"
        filter={["==", ["geometry-type"], "Point"]}
        paint={{
          "circle-radius": 5,
          "circle-color": surface,
          "circle-stroke-color": ink,
          "circle-stroke-width": 2.25,
        }}
      />
    </Source>
  );
}

function toGeoJson(points: readonly Coordinates[]): FeatureCollection {
  const coordinates = points.map(({ latitude, longitude }) => [longitude, latitude]);
  const features = coordinates.map((at): Feature => ({
    type: "Feature",
    geometry: { type: "Point", coordinates: at },
    properties: {},
  }));
  if (coordinates.length > 1) {
    features.push({ type: "Feature", geometry: { type: "LineString", coordinates }, properties: {} });
  }
  return { type: "FeatureCollection", features };
}
