import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Outline } from "@creel/domain/waters/new-water";
import { msg, t } from "@lingui/core/macro";
import { AttributionControl, Map, type MapRef } from "@vis.gl/react-maplibre";
import { Minus, Plus } from "lucide-react";
import type * as maplibregl from "maplibre-gl";
import { type Ref, type RefObject, useImperativeHandle, useRef } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { IconButton } from "../../ui/controls/button.tsx";
import { ControlGroup, ControlGroups } from "../canvas/control-groups.tsx";
import { MapFrame, mapLabels, UndrawnMap, useUndrawn } from "../canvas/map-frame.tsx";
import { maplibre } from "../canvas/maplibre.ts";
import { type MapStyle, nearZoom } from "../style/map-style.ts";
import { toViewState } from "../view/map-bounds.ts";
import { MOST_ZOOM } from "../view/map-types.ts";
import type { OpeningView } from "../view/opening-view.ts";
import { namesInMap } from "../waters/names-in-map.ts";
import { outlineInMap } from "../waters/outline-in-map.ts";
import { OutlineLayers } from "../waters/outline-layers.tsx";

export interface MovableMapHandle {
  goTo: (place: Coordinates) => void;
}

export interface MovableMapProps {
  mapStyle: MapStyle;
  initialView: OpeningView;
  handleRef: Ref<MovableMapHandle>;
  /** Called when the angler moves the map, not when `goTo` does. */
  onMoved: (middle: Coordinates) => void;
  /** Called each time the map has come to rest. */
  onRest?: (rest: MapRest) => void;
  /** The outline of the chosen water. */
  outline?: Outline | null;
}

const LABEL = msg`Map with a crosshair in the middle. Arrow keys move the map, plus and minus zoom.`;

export function MovableMap({
  mapStyle,
  initialView,
  handleRef,
  onMoved,
  onRest,
  outline = null,
}: MovableMapProps) {
  const near = nearZoom(mapStyle);
  const mapRef = useRef<MapRef>(null);
  useImperativeHandle(
    handleRef,
    () => ({
      goTo({ latitude, longitude }) {
        const zoom = Math.max(mapRef.current?.getZoom() ?? near, near);
        mapRef.current?.flyTo({ center: [longitude, latitude], zoom, maxDuration: 1500 });
      },
    }),
    [near],
  );
  const handleIdle = useRest(onRest);
  const { isUndrawn, handleError } = useUndrawn(mapRef);
  if (isUndrawn) {
    return <UndrawnMap>{t`You can type the place instead.`}</UndrawnMap>;
  }
  return (
    <MapFrame>
      <Map
        ref={mapRef}
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={toViewState(initialView, mapStyle)}
        locale={mapLabels(LABEL)}
        attributionControl={false}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        maxPitch={0}
        minZoom={1}
        maxZoom={MOST_ZOOM}
        onError={handleError}
        onLoad={({ target }) => target.touchZoomRotate.disableRotation()}
        onIdle={({ target }) => void handleIdle(target)}
        onMoveEnd={({ target, originalEvent }) => {
          // A resize or `goTo` has no original event.
          if (!originalEvent) return;
          const { lat, lng } = target.getCenter().wrap();
          onMoved({ latitude: lat, longitude: lng });
        }}
      >
        {outline && <OutlineLayers mapStyle={mapStyle} outline={outline} />}
        <AttributionControl compact={false} position="bottom-right" />
      </Map>
      <ZoomButtons mapRef={mapRef} />
    </MapFrame>
  );
}

function ZoomButtons({ mapRef }: { mapRef: RefObject<MapRef | null> }) {
  return (
    <ControlGroups>
      <ControlGroup>
        <IconButton label={t`Zoom in`} onPress={() => mapRef.current?.zoomIn()}>
          <Icon of={Plus} />
        </IconButton>
        <IconButton label={t`Zoom out`} onPress={() => mapRef.current?.zoomOut()}>
          <Icon of={Minus} />
        </IconButton>
      </ControlGroup>
    </ControlGroups>
  );
}

export interface MapRest {
  middle: Coordinates;
  /** The map's names for the waters near the middle, nearest first. */
  names: readonly string[];
  /** The outline of the water in the middle, if all of it is in view. */
  outline: Outline | null;
}

/** Reports what is in the middle of the map each time it comes to rest, unless it has moved again. */
function useRest(onRest: ((rest: MapRest) => void) | undefined) {
  const rests = useRef(0);
  return async (map: maplibregl.Map): Promise<void> => {
    if (!onRest) return;
    rests.current += 1;
    const turn = rests.current;
    const rest = await readRest(map);
    if (turn === rests.current && !map.isMoving()) onRest(rest);
  };
}

async function readRest(map: maplibregl.Map): Promise<MapRest> {
  const { lat, lng } = map.getCenter().wrap();
  const middle = { latitude: lat, longitude: lng };
  return { middle, names: namesInMap(map, middle), outline: await outlineInMap(map, middle) };
}
