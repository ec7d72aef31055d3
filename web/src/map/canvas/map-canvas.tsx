import type { Bounds } from "@creel/domain/places/bounds";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { msg, t } from "@lingui/core/macro";
import { AttributionControl, Map, type MapRef } from "@vis.gl/react-maplibre";
import { Crosshair } from "lucide-react";
import type * as maplibregl from "maplibre-gl";
import {
  Fragment,
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { beginPageWork } from "../../ui/hooks/once-settled.ts";
import { useIsPhone } from "../../ui/hooks/use-is-phone.ts";
import { useUnits } from "../../units/use-units.ts";
import { MapDetails } from "../details/map-details.tsx";
import { PinLayers, PINS_SOURCE } from "../layers/pin-layers.tsx";
import { markDrawn } from "../layers/pins-drawn.ts";
import { DETAILS_CEILING } from "../style/embedded-style.ts";
import { isDetailed, type MapStyle } from "../style/map-style.ts";
import { fitOptions, fromLngLatBounds, toEdges, toViewState } from "../view/map-bounds.ts";
import { type MapHandle, type MapPoint, type MapSpot, type MapView, MOST_ZOOM } from "../view/map-types.ts";
import type { OpeningView } from "../view/opening-view.ts";
import { MapFrame, mapLabels, UndrawnMap, useUndrawn } from "./map-frame.tsx";
import { drawnMap, findGap, type MapGap } from "./map-gap.ts";
import { MapScale } from "./map-scale.tsx";
import { maplibre } from "./maplibre.ts";
import { useMapHold, useMarkFont } from "./use-map-hold.ts";
import { type Measuring, useMapKeys } from "./use-map-keys.ts";
import { useMapTaps } from "./use-map-taps.ts";

import * as styles from "./map-frame.module.css";

/** MapLibre does not animate the camera with reduced motion, but still fades in names. */
const STILLNESS = matchMedia("(prefers-reduced-motion: reduce)");
const FADE_MS = 300;

/** North stays up, and the map is never tilted. */
const FLAT = { dragRotate: false, pitchWithRotate: false, touchPitch: false, maxPitch: 0 } as const;

const ZOOMS = { minZoom: 1, maxZoom: MOST_ZOOM } as const;

interface MapCanvasProps {
  mapStyle: MapStyle;
  /** `null` until the points are known. */
  points: readonly MapPoint[] | null;
  chosen: MapPoint | null;
  initialView: OpeningView;
  handleRef: Ref<MapHandle>;
  /** Called once the map is idle. */
  onRest: (view: MapView, bounds: Bounds) => void;
  /** Called on a tap outside all pins, and on Enter while the map has the focus. */
  onPlace: (coordinates: Coordinates) => void;
  onChoose: (id: string | null) => void;
  /** Called on a tap on pins that no zoom separates. */
  onSpot: (spot: MapSpot) => void;
  /** Called if the browser cannot draw maps. */
  onUndrawn: () => void;
  /** While a distance is measured, taps and Enter add its points. */
  measuring: Measuring | null;
  hidesPins: boolean;
  /** More layers, below the pins. */
  children?: ReactNode;
}

const LABEL = msg`Map of your catches. Arrow keys move it, plus and minus zoom, N goes to the next pin, Enter logs a catch in the middle, Space opens the pin there.`;

export function MapCanvas(props: MapCanvasProps) {
  const { mapStyle, points, chosen, initialView, handleRef, measuring, hidesPins, children, ...handlers } =
    props;
  const onPlace = measuring ? measuring.add : handlers.onPlace;
  const mapRef = useRef<MapRef>(null);
  useImperativeHandle(handleRef, () => handleOf(mapRef, mapStyle), [mapStyle]);
  const isFontReady = useMarkFont();
  const [isLoaded, setIsLoaded] = useState(false);
  const [isChart, setIsChart] = useState(false);
  // Undefined until the map is idle for the first time.
  const [gap, setGap] = useState<MapGap | null>();
  const { seen, reportRest } = useSeen(mapRef, handlers.onRest);
  const { handleClick, handleHover, open, cursor } = useMapTaps(mapRef, { ...handlers, onPlace, measuring });
  const { holdMap, isUp } = useMapHold(mapRef, reportRest);
  useMapKeys(mapRef, { onPlace, onOpen: open, onChoose: handlers.onChoose, measuring }, isUp);

  const { isUndrawn, handleError } = useUndrawn(mapRef, handlers.onUndrawn);
  const handleDrawn = useDrawn(isUndrawn);

  if (!isFontReady) return null;
  if (isUndrawn) {
    return <UndrawnMap>{t`All your catches are in the list, and you can type coordinates.`}</UndrawnMap>;
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
        {...FLAT}
        {...ZOOMS}
        fadeDuration={STILLNESS.matches ? 0 : FADE_MS}
        cursor={cursor}
        doubleClickZoom={!measuring}
        onLoad={({ target }) => {
          target.touchZoomRotate.disableRotation();
          setIsLoaded(true);
        }}
        onStyleData={({ target }) => setIsChart(Boolean(target.getLayer(DETAILS_CEILING)))}
        onIdle={({ target }) => {
          setGap(findGap(drawnMap(target)));
          if (points && (isLoaded || isDetailed(mapStyle))) handleDrawn(target);
        }}
        onError={handleError}
        onMoveEnd={reportRest}
        onClick={handleClick}
        onMouseMove={handleHover}
      >
        <PinLayers points={points} chosen={chosen} isHidden={hidesPins} />
        {isLoaded && children}
        {gap !== undefined && isChart && seen && <MapDetails {...seen} />}
        <MapMargin gap={gap ?? null} />
      </Map>
      <span className={styles.crosshair}>
        <Icon of={Crosshair} />
      </span>
      <MapShortcuts isMeasuring={measuring !== null} />
    </MapFrame>
  );
}

/** Marks the page as busy until the pins are drawn. Returns the function to call then. */
function useDrawn(isUndrawn: boolean): (map: maplibregl.Map) => void {
  const endWork = useRef(() => {});
  useEffect(() => {
    if (isUndrawn) return undefined;
    endWork.current = beginPageWork();
    return () => endWork.current();
  }, [isUndrawn]);
  return useCallback((map) => {
    if (!map.getSource(PINS_SOURCE)) return;
    markDrawn(map);
    endWork.current();
  }, []);
}

interface Seen {
  bounds: Bounds;
  zoom: number;
  /** In px. */
  size: { width: number; height: number };
}

/** Updated once the map is idle. */
function useSeen(mapRef: RefObject<MapRef | null>, onRest: MapCanvasProps["onRest"]) {
  const [seen, setSeen] = useState<Seen | null>(null);

  function reportRest(): void {
    const map = mapRef.current;
    if (!map) return;
    const { lat, lng } = map.getCenter().wrap();
    const bounds = fromLngLatBounds(map.getBounds());
    const zoom = map.getZoom();
    const { clientWidth: width, clientHeight: height } = map.getContainer();
    setSeen({ bounds, zoom, size: { width, height } });
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
    follow: ({ latitude, longitude }, onMove) => {
      const map = mapRef.current;
      if (!map) return () => {};
      const report = () => onMove(map.project([longitude, latitude]));
      map.on("move", report);
      report();
      return () => void map.off("move", report);
    },
  };
}

interface MapMarginProps {
  gap: MapGap | null;
}

/** The sources of the map, and its scale in the angler's units. */
function MapMargin({ gap }: MapMarginProps) {
  const corner = useFreeCorner();
  const { system } = useUnits();
  return (
    // Keyed together, because a control that is added again stands above the others.
    <Fragment key={gap}>
      <AttributionControl
        compact={false}
        position={corner}
        {...(gap && { customAttribution: sentenceOf(gap) })}
      />
      <MapScale unit={system} position={corner} />
    </Fragment>
  );
}

function sentenceOf(gap: MapGap): string {
  return gap === "small waters" ? t`Small waters are not on this map` : t`Dashed shoreline: approximate`;
}

/**
 * Returns the free corner: on a phone, the page's controls are at the end of the lines; on a desktop, the legend is at
 * their start.
 */
function useFreeCorner(): "bottom-left" | "bottom-right" {
  const isRightToLeft = document.documentElement.dir === "rtl";
  return useIsPhone() === isRightToLeft ? "bottom-right" : "bottom-left";
}

/** Shows the keyboard shortcuts while the map has the focus. The map's label tells them to screen readers. */
function MapShortcuts({ isMeasuring }: { isMeasuring: boolean }) {
  const keys: [key: string, does: string][] = [
    ["←↑→↓", t`Move`],
    ["+ −", t`Zoom`],
    ...(isMeasuring ? measuringKeys() : pinKeys()),
  ];
  return (
    <dl className={styles.shortcuts} data-measuring={isMeasuring} aria-hidden>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

function pinKeys(): [string, string][] {
  return [
    ["N", t`Next pin`],
    [t`Space`, t`Open`],
    [t`Enter`, t`Log here`],
  ];
}

function measuringKeys(): [string, string][] {
  return [
    [t`Enter`, t`Measure`],
    ["⌫", t`Undo`],
    [t`Esc`, t({ message: "End", context: "ends measuring" })],
  ];
}
