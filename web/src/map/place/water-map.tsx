import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Outline } from "@creel/domain/waters/new-water";
import { t } from "@lingui/core/macro";
import { AttributionControl, Map, Marker } from "@vis.gl/react-maplibre";
import { Suspense, use } from "react";

import { logFailure } from "../../http/log-failure.ts";
import { useUnits } from "../../units/use-units.ts";
import { MapFrame } from "../canvas/map-frame.tsx";
import { MapScale } from "../canvas/map-scale.tsx";
import { maplibre } from "../canvas/maplibre.ts";
import { loadMarkFont } from "../layers/pin-images.ts";
import { PinLayers, PINS_SOURCE } from "../layers/pin-layers.tsx";
import { markDrawn } from "../layers/pins-drawn.ts";
import type { MapStyle } from "../style/map-style.ts";
import { toEdges } from "../view/map-bounds.ts";
import type { MapPoint } from "../view/map-types.ts";
import { OutlineLayers } from "../waters/outline-layers.tsx";

import * as styles from "./water-map.module.css";

export interface WaterMapProps {
  mapStyle: MapStyle;
  outline: Outline;
  /** The bounds of the outline. */
  bounds: Bounds;
  spots: readonly (Coordinates & { id: string; name: string })[];
  /** `null` until they are known. */
  points: readonly MapPoint[] | null;
}

/** In px, so that no spot is cut or below the attribution. */
const PADDING = { top: 36, left: 36, right: 36, bottom: 68 };

let fontReady: Promise<void> | null = null;

/** The same promise each time, as `use` demands. */
function markFont(): Promise<void> {
  fontReady ??= loadMarkFont();
  return fontReady;
}

/** A water with its spots and catches; it does not move. */
export function WaterMap(props: WaterMapProps) {
  return (
    <Suspense>
      <DrawnMap {...props} />
    </Suspense>
  );
}

function DrawnMap({ mapStyle, outline, bounds, spots, points }: WaterMapProps) {
  use(markFont());
  const { system } = useUnits();
  return (
    <MapFrame>
      <Map
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={{
          bounds: toEdges(bounds),
          fitBoundsOptions: { padding: PADDING },
        }}
        interactive={false}
        locale={{ "Map.Title": t({ message: "Map", context: "of one water" }) }}
        onError={({ error }) => logFailure("The map", error)}
        onIdle={({ target }) => {
          if (points && target.getSource(PINS_SOURCE)) markDrawn(target);
        }}
        attributionControl={false}
        fadeDuration={0}
      >
        <OutlineLayers mapStyle={mapStyle} outline={outline} />
        <PinLayers points={points} chosen={null} />
        {spots.map(({ id, name, latitude, longitude }) => (
          <Marker key={id} latitude={latitude} longitude={longitude} anchor="left" offset={[-6, 0]}>
            <span className={styles.spot}>{name}</span>
          </Marker>
        ))}
        <AttributionControl compact={false} position="bottom-right" />
        <MapScale unit={system} position="bottom-left" />
      </Map>
    </MapFrame>
  );
}
