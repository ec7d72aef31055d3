import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { msg, t } from "@lingui/core/macro";
import { AttributionControl, Map, type MapRef, ScaleControl } from "@vis.gl/react-maplibre";
import { Crosshair } from "lucide-react";
import type * as maplibregl from "maplibre-gl";
import {
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useUnits } from "../../units/use-units.ts";
import { MapDetails } from "../details/map-details.tsx";
import { setLoadedMap } from "../names/loaded-map.ts";
import { drawMissingImages, loadMarkFont } from "../pins/pin-images.ts";
import { PIN_LAYERS, PinLayers, PINS_SOURCE } from "../pins/pin-layers.tsx";
import { markDrawn } from "../pins/pins-drawn.ts";
import { DETAILS_CEILING } from "../style/embedded-style.ts";
import { isDetailed, type MapStyle } from "../style/map-style.ts";
import { fitOptions, toEdges, toViewState } from "../view/bounds.ts";
import { type MapHandle, type MapPoint, type MapSpot, type MapView, MOST_ZOOM } from "../view/map-types.ts";
import type { OpeningView } from "../view/opening-view.ts";
import { MapFrame } from "./map-frame.tsx";
import { mapLabels } from "./map-labels.ts";
import { maplibre } from "./maplibre.ts";
import { UndrawnMap, useUndrawn } from "./undrawn-map.tsx";
import { useMapKeys } from "./use-map-keys.ts";
import { useMapTaps } from "./use-map-taps.ts";

import * as styles from "./map-frame.module.css";

/** With reduced motion MapLibre flies nowhere, but still fades names in. */
const STILLNESS = matchMedia("(prefers-reduced-motion: reduce)");
const FADE_MS = 300;

export interface MapCanvasProps {
  mapStyle: MapStyle;
  /** `null` until they are known. */
  points: readonly MapPoint[] | null;
  chosen: MapPoint | null;
  initialView: OpeningView;
  handleRef: Ref<MapHandle>;
  /** Called once the map is idle. */
  onRest: (view: MapView, bounds: Bounds) => void;
  /** A tap beside every pin, or Enter while the map has the focus. */
  onPlace: (coordinates: Coordinates) => void;
  onChoose: (id: string | null) => void;
  /** A tap on pins that no zoom separates. */
  onSpot: (spot: MapSpot) => void;
  /** The browser cannot draw maps. */
  onUndrawn: () => void;
}

const LABEL = msg`Map of your catches. Arrow keys move it, plus and minus zoom, Enter logs a catch in the middle, Space opens what lies there.`;

export function MapCanvas({ mapStyle, points, chosen, initialView, handleRef, ...handlers }: MapCanvasProps) {
  const mapRef = useRef<MapRef>(null);
  useImperativeHandle(handleRef, () => handleOf(mapRef, mapStyle), [mapStyle]);
  const isFontReady = useMarkFont();
  const corner = useFreeCorner();
  const { system } = useUnits();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isChart, setIsChart] = useState(false);
  const isOnline = isDetailed(mapStyle);
  const { seen, reportRest } = useSeen(mapRef, handlers.onRest);
  const { handleClick, handleHover, open, cursor } = useMapTaps(mapRef, handlers);
  const { holdMap, isUp } = useMapHold(mapRef, reportRest);
  useMapKeys(mapRef, { onPlace: handlers.onPlace, onOpen: open }, isUp);

  const { isUndrawn, handleError } = useUndrawn(mapRef, handlers.onUndrawn);

  if (!isFontReady) return null;
  if (isUndrawn) {
    return <UndrawnMap>{t`All your catches are in the list, and a place can be typed.`}</UndrawnMap>;
  }
  return (
    <MapFrame>
      <Map
        ref={holdMap}
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
        fadeDuration={STILLNESS.matches ? 0 : FADE_MS}
        cursor={cursor}
        interactiveLayerIds={PIN_LAYERS}
        onLoad={({ target }) => {
          target.touchZoomRotate.disableRotation();
          setIsLoaded(true);
        }}
        onStyleData={({ target }) => setIsChart(Boolean(target.getLayer(DETAILS_CEILING)))}
        onIdle={({ target }) => {
          if (points && (isLoaded || isOnline) && target.getSource(PINS_SOURCE)) markDrawn(target);
        }}
        onError={handleError}
        onMoveEnd={reportRest}
        onClick={handleClick}
        onMouseMove={handleHover}
      >
        <PinLayers points={points} chosen={chosen} />
        {isLoaded && seen && isChart && <MapDetails {...seen} />}
        <AttributionControl compact={false} position={corner} />
        <ScaleControl unit={system} position={corner} maxWidth={110} />
      </Map>
      <span className={styles.crosshair}>
        <Icon of={Crosshair} />
      </span>
    </MapFrame>
  );
}

/** West is greater than east where the view crosses 180°. */
function toBounds(bounds: maplibregl.LngLatBounds): Bounds {
  const isWholeWorld = bounds.getEast() - bounds.getWest() >= 360;
  return {
    west: isWholeWorld ? -180 : bounds.getSouthWest().wrap().lng,
    south: Math.max(-90, bounds.getSouth()),
    east: isWholeWorld ? 180 : bounds.getNorthEast().wrap().lng,
    north: Math.min(90, bounds.getNorth()),
  };
}

/** Updated once the map is idle. */
function useSeen(mapRef: RefObject<MapRef | null>, onRest: MapCanvasProps["onRest"]) {
  const [seen, setSeen] = useState<{ bounds: Bounds; zoom: number } | null>(null);

  function reportRest(): void {
    const map = mapRef.current;
    if (!map) return;
    const { lat, lng } = map.getCenter().wrap();
    const bounds = toBounds(map.getBounds());
    const zoom = map.getZoom();
    setSeen({ bounds, zoom });
    onRest({ latitude: lat, longitude: lng, zoom }, bounds);
  }

  return { seen, reportRest };
}

function handleOf(mapRef: RefObject<MapRef | null>, mapStyle: MapStyle): MapHandle {
  return {
    focus: () => mapRef.current?.getCanvas().focus(),
    goTo: ({ latitude, longitude, zoom }) => mapRef.current?.flyTo({ center: [longitude, latitude], zoom }),
    show: (bounds) => mapRef.current?.fitBounds(toEdges(bounds), fitOptions(mapStyle)),
    zoomIn: () => mapRef.current?.zoomIn(),
    zoomOut: () => mapRef.current?.zoomOut(),
  };
}

/** Registers the images of the pins before anything is drawn. */
function useMapHold(mapRef: RefObject<MapRef | null>, onUp: () => void) {
  const [isUp, setIsUp] = useState(false);
  const holdMap = useCallback(
    (map: MapRef | null) => {
      mapRef.current = map;
      if (map) drawMissingImages(map.getMap());
      setLoadedMap(map?.getMap() ?? null);
      setIsUp(map !== null);
    },
    [mapRef],
  );
  // The view is known before anything is drawn, so the list need not wait.
  const handleUp = useEffectEvent(onUp);
  useEffect(() => {
    if (isUp) handleUp();
  }, [isUp]);
  return { holdMap, isUp };
}

function useMarkFont(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    void loadMarkFont().then(() => setIsReady(true));
  }, []);
  return isReady;
}

/** Where nothing else lies: on a phone the page's controls do where lines end, at a desk the legend where they begin. */
function useFreeCorner(): "bottom-left" | "bottom-right" {
  const isRightToLeft = document.documentElement.dir === "rtl";
  return useIsPhone() === isRightToLeft ? "bottom-right" : "bottom-left";
}
