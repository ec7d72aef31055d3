import type { Coordinates } from "@creel/domain/places/coordinates";
import type { MapLayerMouseEvent, MapRef } from "@vis.gl/react-maplibre";
import type { GeoJSONSource } from "maplibre-gl";
import { type RefObject, useState } from "react";

import { CLUSTERS_LAYER, PINS_LAYER, PINS_SOURCE } from "./pin-layers.tsx";

interface TapHandlers {
  onPlace: (coordinates: Coordinates) => void;
  onChoose: (id: string | null) => void;
}

/** A pin is chosen, a cluster is zoomed apart, anything else is a place. */
export function useMapTaps(mapRef: RefObject<MapRef | null>, { onPlace, onChoose }: TapHandlers) {
  const [cursor, setCursor] = useState("crosshair");

  function handleClick(event: MapLayerMouseEvent): void {
    const [hit] = event.features ?? [];
    if (hit?.layer.id === PINS_LAYER) {
      onChoose(String(hit.properties["id"]));
    } else if (hit?.layer.id === CLUSTERS_LAYER) {
      void zoomInto(mapRef.current, Number(hit.properties["cluster_id"]), event);
    } else {
      const { lat, lng } = event.lngLat.wrap();
      onPlace({ latitude: lat, longitude: lng });
    }
  }

  function handleHover(event: MapLayerMouseEvent): void {
    setCursor(event.features?.length ? "pointer" : "crosshair");
  }

  return { handleClick, handleHover, cursor };
}

async function zoomInto(
  map: MapRef | null,
  clusterId: number,
  { lngLat }: MapLayerMouseEvent,
): Promise<void> {
  const source = map?.getSource<GeoJSONSource>(PINS_SOURCE);
  if (!map || !source) return;
  const zoom = await source.getClusterExpansionZoom(clusterId);
  map.easeTo({ center: lngLat, zoom: zoom + 0.2 });
}
