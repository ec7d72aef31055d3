import { type Bounds, isIn } from "@creel/domain/places/bounds";
import { msg, t } from "@lingui/core/macro";
import { AttributionControl, Map, type MapRef } from "@vis.gl/react-maplibre";
import { useRef } from "react";

import { useUnits } from "../../units/use-units.ts";
import { MapFrame, mapLabels, UndrawnMap, useUndrawn } from "../canvas/map-frame.tsx";
import { MapScale } from "../canvas/map-scale.tsx";
import { maplibre } from "../canvas/maplibre.ts";
import { useMapHold, useMarkFont } from "../canvas/use-map-hold.ts";
import { useMapKeys } from "../canvas/use-map-keys.ts";
import { useMapTaps } from "../canvas/use-map-taps.ts";
import { PinLayers, PINS_SOURCE } from "../layers/pin-layers.tsx";
import { markDrawn } from "../layers/pins-drawn.ts";
import type { MapStyle } from "../style/map-style.ts";
import { toEdges } from "../view/map-bounds.ts";
import { type MapPoint, MOST_ZOOM } from "../view/map-types.ts";

export interface MarkedMapProps {
  mapStyle: MapStyle;
  points: readonly MapPoint[];
  /** The bounds of the points. */
  bounds: Bounds;
  chosenId: string | null;
  /** The points of one mark: several if no zoom separates them. */
  onChoose: (ids: readonly string[]) => void;
}

/** So near that the marks of one water stand apart, also where the map has no details any more. */
const FIT = { padding: 48, maxZoom: 13 };

const LABEL = msg`Map of these lines. Arrow keys move it, plus and minus zoom, N goes to the next mark, Space opens the mark in the middle.`;

/** Marks that are pressed to see what they stand for. */
export function MarkedMap({ mapStyle, points, bounds, chosenId, onChoose }: MarkedMapProps) {
  const mapRef = useRef<MapRef>(null);
  const isFontReady = useMarkFont();
  const { system } = useUnits();
  const { isUndrawn, handleError } = useUndrawn(mapRef);
  const onPlace = () => onChoose([]);
  const choose = (id: string | null) => onChoose(id === null ? [] : [id]);
  const { handleClick, handleHover, open, cursor } = useMapTaps(mapRef, {
    onPlace,
    onChoose: choose,
    onSpot: (spot) => onChoose(points.filter((point) => isIn(spot.bounds, point)).map(({ id }) => id)),
    measuring: null,
  });
  const { holdMap, isUp } = useMapHold(mapRef, () => {});
  useMapKeys(mapRef, { onPlace, onOpen: open, onChoose: choose, measuring: null }, isUp);

  if (!isFontReady) return null;
  if (isUndrawn) return <UndrawnMap>{t`All lines are in the list.`}</UndrawnMap>;
  return (
    <MapFrame>
      <Map
        ref={holdMap}
        mapLib={maplibre}
        mapStyle={mapStyle}
        initialViewState={{ bounds: toEdges(bounds), fitBoundsOptions: FIT }}
        locale={mapLabels(LABEL)}
        attributionControl={false}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        maxPitch={0}
        minZoom={1}
        maxZoom={MOST_ZOOM}
        // The page is scrolled over it.
        scrollZoom={false}
        fadeDuration={0}
        cursor={cursor === "pointer" ? cursor : "grab"}
        onLoad={({ target }) => target.touchZoomRotate.disableRotation()}
        onIdle={({ target }) => {
          if (target.getSource(PINS_SOURCE)) markDrawn(target);
        }}
        onError={handleError}
        onClick={handleClick}
        onMouseMove={handleHover}
      >
        <PinLayers points={points} chosen={points.find(({ id }) => id === chosenId) ?? null} />
        <AttributionControl compact={false} position="bottom-right" />
        <MapScale unit={system} position="bottom-left" />
      </Map>
    </MapFrame>
  );
}
