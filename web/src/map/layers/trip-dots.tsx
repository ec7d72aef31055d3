import type { Coordinates } from "@creel/domain/places/coordinates";
import { Layer, Source } from "@vis.gl/react-maplibre";
import type { FeatureCollection } from "geojson";
import { useMemo } from "react";

import { useTheme } from "../../device/theme.ts";
import { CLUSTERS_LAYER } from "../pins/pin-layers.tsx";
import { readPalette } from "../style/palette.ts";

/** Where trips began and what happened on them. */
export function TripDots({ places }: { places: readonly Coordinates[] }) {
  const { theme } = useTheme();
  const { deep, ring } = readPalette(theme);
  const data = useMemo(() => toGeoJson(places), [places]);
  return (
    <Source id="trip-dots" type="geojson" data={data}>
      <Layer
        id="trip-dots"
        beforeId={CLUSTERS_LAYER}
        type="circle"
        paint={{
          "circle-radius": ["interpolate", ["linear"], ["zoom"], 4, 2.5, 12, 4.5],
          "circle-color": deep,
          "circle-stroke-color": ring,
          "circle-stroke-width": 1,
        }}
      />
    </Source>
  );
}

function toGeoJson(places: readonly Coordinates[]): FeatureCollection {
  return {
    type: "FeatureCollection",
    features: places.map(({ latitude, longitude }) => ({
      type: "Feature",
      geometry: { type: "Point", coordinates: [longitude, latitude] },
      properties: {},
    })),
  };
}
