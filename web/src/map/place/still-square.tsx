import { nameBorders } from "@creel/domain/places/borders";
import type { Bounds } from "@creel/domain/places/bounds";
import { t } from "@lingui/core/macro";
import { AttributionControl, Map, Marker } from "@vis.gl/react-maplibre";

import { logFailure } from "../../http/log-failure.ts";
import { locale } from "../../i18n/locale.ts";
import { MapFrame } from "../canvas/map-frame.tsx";
import { maplibre } from "../canvas/maplibre.ts";
import type { MapStyle } from "../style/map-style.ts";

import * as styles from "./still-square.module.css";

/** In pixels, from south to north: the squares beside it are seen, too, and a shore that is not far. */
const HEIGHT = 72;
/** The width of the world at zoom 0, in pixels. */
const WORLD = 512;

const SIDES = ["south", "north", "west", "east"] as const;

interface StillSquareProps {
  square: Bounds;
  mapStyle: MapStyle;
}

/** One of the squares that the map is divided into, with the degrees of its borders, which a bare water needs to be read. */
export function StillSquare({ square, mapStyle }: StillSquareProps) {
  const { west, south, east, north } = square;
  const [latitude, longitude] = [(south + north) / 2, (west + east) / 2];
  // Mercator draws a degree of latitude longer than one of longitude, the more so away from the equator.
  const width = HEIGHT * Math.cos((latitude * Math.PI) / 180);
  const borders = nameBorders(square, locale);
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
          <div className={styles.square} style={{ inlineSize: width, blockSize: HEIGHT }}>
            {SIDES.map((side) => (
              <span key={side} className={styles.degrees} data-side={side}>
                {borders[side]}
              </span>
            ))}
          </div>
        </Marker>
      </Map>
    </MapFrame>
  );
}
