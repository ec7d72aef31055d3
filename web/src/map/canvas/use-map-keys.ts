import type { Coordinates } from "@creel/domain/places/coordinates";
import type { MapRef } from "@vis.gl/react-maplibre";
import type { LngLat, MapGeoJSONFeature } from "maplibre-gl";
import { type RefObject, useEffect, useEffectEvent } from "react";

import { PIN_LAYERS } from "../pins/pin-layers.tsx";

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
  measuring: Measuring | null;
}

/**
 * At the middle of the map Enter logs a catch, or measures, and Space opens the pin or cluster; MapLibre handles arrows,
 * + and −.
 */
export function useMapKeys(
  mapRef: RefObject<MapRef | null>,
  { onPlace, onOpen, measuring }: KeyHandlers,
  isReady: boolean,
): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const map = mapRef.current;
    if (!map) return;
    const center = map.getCenter().wrap();
    if (event.key === "Enter") onPlace({ latitude: center.lat, longitude: center.lng });
    if (event.key === "Backspace") measuring?.undo();
    if (event.key === "Escape") measuring?.end();
    if (event.key !== " ") return;
    event.preventDefault();
    const hit = findInMiddle(map);
    if (hit) onOpen(hit, center);
  });

  useEffect(() => {
    const canvas = mapRef.current?.getMap().getCanvas();
    if (!isReady || !canvas) return;
    const listen = (event: KeyboardEvent) => handleKey(event);
    canvas.addEventListener("keydown", listen);
    return () => canvas.removeEventListener("keydown", listen);
  }, [mapRef, isReady]);
}

function findInMiddle(map: MapRef): MapGeoJSONFeature | undefined {
  const { x, y } = map.project(map.getCenter());
  const [hit] = map.queryRenderedFeatures(
    [
      [x - REACH_PX, y - REACH_PX],
      [x + REACH_PX, y + REACH_PX],
    ],
    { layers: PIN_LAYERS },
  );
  return hit;
}
