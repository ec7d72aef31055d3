import "./map-canvas.css";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { AttributionControl, Map } from "@vis.gl/react-maplibre";

import { maplibre } from "./maplibre.ts";
import type { MapStyle } from "./use-map-style.ts";

interface StillMapProps {
  place: Coordinates;
  mapStyle: MapStyle;
}

/** Near enough to know the shore, far enough to know the lake. */
const ZOOM = 9;
/** The built-in map has its lakes and rivers at a coarser scale. */
const BUILT_IN_ZOOM = 5.5;

/** A map that only shows: nothing on it can be moved or chosen. */
export function StillMap({ place: { latitude, longitude }, mapStyle }: StillMapProps) {
  const zoom = typeof mapStyle === "string" ? ZOOM : BUILT_IN_ZOOM;
  return (
    <div className="map-canvas">
      <Map
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={{ latitude, longitude, zoom }}
        interactive={false}
        attributionControl={false}
        fadeDuration={0}
      >
        <AttributionControl compact={false} position="bottom-right" />
      </Map>
    </div>
  );
}
