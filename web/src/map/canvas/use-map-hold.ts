import type { MapRef } from "@vis.gl/react-maplibre";
import { type RefObject, useCallback, useEffect, useEffectEvent, useState } from "react";

import { loadMarkFont } from "../layers/pin-images.ts";
import { setLoadedMap } from "../waters/loaded-map.ts";

export function useMapHold(mapRef: RefObject<MapRef | null>, onUp: () => void) {
  const [isUp, setIsUp] = useState(false);
  const holdMap = useCallback(
    (map: MapRef | null) => {
      mapRef.current = map;
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

export function useMarkFont(): boolean {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    void loadMarkFont().then(() => setIsReady(true));
  }, []);
  return isReady;
}
