import type { Coordinates } from "@creel/domain/places/coordinates";
import { t } from "@lingui/core/macro";
import { AttributionControl, Map } from "@vis.gl/react-maplibre";

import { logFailure } from "../../http/log-failure.ts";
import { MapFrame } from "../canvas/map-frame.tsx";
import { maplibre } from "../canvas/maplibre.ts";
import type { MapStyle } from "../style/use-map-style.ts";
import { nearZoom } from "../view/near-zoom.ts";

interface StillMapProps {
  place: Coordinates;
  mapStyle: MapStyle;
}

export function StillMap({ place: { latitude, longitude }, mapStyle }: StillMapProps) {
  return (
    <MapFrame>
      <Map
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={{ latitude, longitude, zoom: nearZoom(mapStyle) }}
        interactive={false}
        locale={{ "Map.Title": t({ message: "Map", context: "of one place" }) }}
        onError={({ error }) => logFailure("The map", error)}
        attributionControl={false}
        fadeDuration={0}
      >
        <AttributionControl compact={false} position="bottom-right" />
      </Map>
    </MapFrame>
  );
}
