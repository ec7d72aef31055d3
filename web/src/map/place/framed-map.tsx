import type { Bounds } from "@creel/domain/places/bounds";
import { t } from "@lingui/core/macro";
import { AttributionControl, Map, type MapRef } from "@vis.gl/react-maplibre";
import type * as maplibregl from "maplibre-gl";
import { useRef } from "react";

import { MapFrame, UndrawnMap, useUndrawn } from "../canvas/map-frame.tsx";
import { maplibre } from "../canvas/maplibre.ts";
import type { MapStyle } from "../style/map-style.ts";
import { toViewState } from "../view/map-bounds.ts";
import { MOST_ZOOM } from "../view/map-types.ts";
import type { OpeningView } from "../view/opening-view.ts";
import { namesInMap } from "../waters/names-in-map.ts";

import * as styles from "./framed-map.module.css";

/** The part of the map inside the frame. */
export interface Framed {
  bounds: Bounds;
  /** The map's name for the water in the middle; "" if there is none. */
  name: string;
  /** Draws a small picture of it and returns a data URL. */
  draw: () => string;
}

interface FramedMapProps {
  mapStyle: MapStyle;
  initialView: OpeningView;
  /** Called once everything is drawn. */
  onRest: (framed: Framed) => void;
}

/** A map that moves below a frame. */
export function FramedMap({ mapStyle, initialView, onRest }: FramedMapProps) {
  const mapRef = useRef<MapRef>(null);
  const frame = useRef<HTMLSpanElement>(null);
  const { isUndrawn, handleError } = useUndrawn(mapRef);

  function reportRest({ target }: { target: maplibregl.Map }): void {
    const { current } = frame;
    if (!current) return;
    const { lat, lng } = target.getCenter();
    const [name = ""] = namesInMap(target, { latitude: lat, longitude: lng });
    onRest({ bounds: boundsWithin(target, current), name, draw: () => drawSmall(target) });
  }

  if (isUndrawn) return <UndrawnMap>{t`You can’t save offline maps either.`}</UndrawnMap>;
  return (
    <MapFrame>
      <Map
        ref={mapRef}
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={toViewState(initialView, mapStyle)}
        locale={{ "Map.Title": t`Map to save. Arrow keys move it, plus and minus zoom.` }}
        attributionControl={false}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        maxPitch={0}
        minZoom={1}
        maxZoom={MOST_ZOOM}
        renderWorldCopies={false}
        fadeDuration={0}
        onLoad={({ target }) => target.touchZoomRotate.disableRotation()}
        onIdle={reportRest}
        onError={handleError}
      >
        <AttributionControl compact={false} position="bottom-left" />
      </Map>
      <span ref={frame} className={styles.frame} />
    </MapFrame>
  );
}

function boundsWithin(map: maplibregl.Map, element: Element): Bounds {
  const canvas = map.getCanvas().getBoundingClientRect();
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const northWest = map.unproject([left - canvas.left, top - canvas.top]);
  const southEast = map.unproject([right - canvas.left, bottom - canvas.top]);
  return { west: northWest.lng, north: northWest.lat, east: southEast.lng, south: southEast.lat };
}

/** In px, twice as large as it is shown. */
const PICTURE = { width: 224, height: 152 };

/** Draws the middle of the map, at its full width or height. */
function drawSmall(map: maplibregl.Map): string {
  const small = document.createElement("canvas");
  Object.assign(small, PICTURE);
  map.redraw();
  const canvas = map.getCanvas();
  const scale = Math.max(PICTURE.width / canvas.width, PICTURE.height / canvas.height);
  const [width, height] = [canvas.width * scale, canvas.height * scale];
  const at = [(PICTURE.width - width) / 2, (PICTURE.height - height) / 2] as const;
  small.getContext("2d")?.drawImage(canvas, ...at, width, height);
  return small.toDataURL("image/webp", 0.8);
}
