import type { Coordinates } from "@creel/domain/places/coordinates";
import type { MapRef } from "@vis.gl/react-maplibre";
import { type RefObject, useEffect } from "react";

/** Enter on the map is a tap on its middle; the arrows and + and − are the map's own. */
export function useMapKeys(
  mapRef: RefObject<MapRef | null>,
  onPlace: (coordinates: Coordinates) => void,
  isReady: boolean,
): void {
  useEffect(() => {
    const canvas = mapRef.current?.getMap().getCanvas();
    if (!isReady || !canvas) return;
    const place = (event: KeyboardEvent) => {
      if (event.key !== "Enter") return;
      const center = mapRef.current?.getCenter().wrap();
      if (center) onPlace({ latitude: center.lat, longitude: center.lng });
    };
    canvas.addEventListener("keydown", place);
    return () => canvas.removeEventListener("keydown", place);
  }, [mapRef, onPlace, isReady]);
}
