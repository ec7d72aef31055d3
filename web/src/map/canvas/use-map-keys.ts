import type { Coordinates } from "@creel/domain/places/coordinates";
import type { MapRef } from "@vis.gl/react-maplibre";
import type { LngLat, MapGeoJSONFeature } from "maplibre-gl";
import { type RefObject, useEffect, useEffectEvent } from "react";

import { markAt } from "../layers/mark-at.ts";
import { CLUSTERS_LAYER, PINS_LAYER } from "../layers/pin-layers.tsx";

/** px: nearer to the middle a mark is the one that was gone to before. */
const STEP_REACH_PX = 3;

/** px: half of a 44 px target. */
const REACH_PX = 22;

/** A distance that is being measured. */
export interface Measuring {
  add: (coordinates: Coordinates) => void;
  undo: () => void;
  end: () => void;
}

interface KeyHandlers {
  onPlace: (coordinates: Coordinates) => void;
  onOpen: (hit: MapGeoJSONFeature, at: LngLat) => void;
  onChoose: (id: string | null) => void;
  measuring: Measuring | null;
}

/**
 * At the middle of the map Enter logs a catch, or measures, and Space opens the pin or cluster; N goes to the next one.
 * MapLibre handles arrows, + and −.
 */
export function useMapKeys(mapRef: RefObject<MapRef | null>, handlers: KeyHandlers, isReady: boolean): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const map = mapRef.current;
    if (!map) return;
    const act = actsOf(map, handlers)[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === " ") event.preventDefault();
    act();
  });

  useEffect(() => {
    const canvas = mapRef.current?.getMap().getCanvas();
    if (!isReady || !canvas) return;
    const listen = (event: KeyboardEvent) => handleKey(event);
    canvas.addEventListener("keydown", listen);
    return () => canvas.removeEventListener("keydown", listen);
  }, [mapRef, isReady]);
}

function actsOf(map: MapRef, handlers: KeyHandlers): Record<string, () => void> {
  const { onPlace, onOpen, onChoose, measuring } = handlers;
  const center = map.getCenter().wrap();
  const onEnter = () => onPlace({ latitude: center.lat, longitude: center.lng });
  if (measuring) return { Enter: onEnter, Backspace: measuring.undo, Escape: measuring.end };
  const openMiddle = () => {
    const hit = findInMiddle(map);
    if (hit) onOpen(hit, center);
  };
  return { Enter: onEnter, " ": openMiddle, n: () => goToNext(map, onChoose) };
}

/** A pin is chosen; what is together there is opened by Space. */
function goToNext(map: MapRef, onChoose: KeyHandlers["onChoose"]): void {
  // Not there before the pins are known.
  if (!map.getLayer(PINS_LAYER)) return;
  const marks = map.queryRenderedFeatures({ layers: [PINS_LAYER, CLUSTERS_LAYER] }).flatMap((feature) => {
    if (feature.geometry.type !== "Point") return [];
    const [lng = 0, lat = 0] = feature.geometry.coordinates;
    const { x, y } = map.project([lng, lat]);
    return [{ x, y, lng, lat, id: feature.properties["id"] as unknown }];
  });
  const next = nextMark(marks, map.project(map.getCenter()));
  if (!next) return;
  map.easeTo({ center: next });
  onChoose(typeof next.id === "string" ? next.id : null);
}

function findInMiddle(map: MapRef): MapGeoJSONFeature | undefined {
  const { x, y } = map.project(map.getCenter());
  return markAt(map, [
    [x - REACH_PX, y - REACH_PX],
    [x + REACH_PX, y + REACH_PX],
  ]);
}

interface Mark {
  x: number;
  y: number;
}

/** The next to the east of the middle, else the one farthest to the west, so that all in view have their turn. */
export function nextMark<Found extends Mark>(marks: readonly Found[], middle: Mark): Found | undefined {
  const inOrder = marks.toSorted((one, other) => one.x - other.x || one.y - other.y);
  return inOrder.find(({ x }) => x > middle.x + STEP_REACH_PX) ?? inOrder[0];
}
