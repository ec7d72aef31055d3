import type { Bounds } from "@creel/domain/places/bounds";
import { t } from "@lingui/core/macro";
import { AttributionControl, Map, Marker } from "@vis.gl/react-maplibre";

import { logFailure } from "../../http/log-failure.ts";
import { MapFrame } from "../canvas/map-frame.tsx";
import { maplibre } from "../canvas/maplibre.ts";
import type { MapStyle } from "../style/map-style.ts";

import * as styles from "./still-square.module.css";

/** In pixels, from south to north. */
const HEIGHT = 112;
/** Of the world at zoom 0, in pixels. */
const WORLD = 512;

interface StillSquareProps {
  square: Bounds;
  mapStyle: MapStyle;
}

export function StillSquare({ square, mapStyle }: StillSquareProps) {
  const { west, south, east, north } = square;
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2];
  // Mercator draws a degree of latitude longer than one of longitude, the more so away from the equator.
  const width = HEIGHT * Math.cos((latitude * Math.PI) / 180);
  const zoom = Math.log2((width * 360) / (WORLD * (east - west)));
  return (
    <MapFrame>
      <Map
        mapLib={maplibre}
        mapStyle={mapStyle}
        latitude={latitude}
        longitude={longitude}
        zoom={zoom}
        interactive={false}
        locale={{ "Map.Title": t({ message: "Map", context: "of one place" }) }}
        onError={({ error }) => logFailure("The map", error)}
        attributionControl={false}
        fadeDuration={0}
      >
        <AttributionControl compact={false} position="bottom-right" />
        <Marker latitude={latitude} longitude={longitude} anchor="center">
          <div className={styles.square} style={{ inlineSize: width, blockSize: HEIGHT }} />
        </Marker>
      </Map>
    </MapFrame>
  );
}
