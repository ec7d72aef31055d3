import type { Coordinates } from "@creel/domain/places/coordinates";
import type { MapMouseEvent, MapRef } from "@vis.gl/react-maplibre";
import type { LngLat, MapGeoJSONFeature, VectorTileSource } from "maplibre-gl";
import { type RefObject, useState } from "react";

import { openClusterOf } from "../clusters/ask-clusters.ts";
import { markAt } from "../layers/mark-at.ts";
import { CLUSTERS_LAYER, PINS_SOURCE } from "../layers/pin-layers.tsx";
import { type MapSpot, MOST_ZOOM } from "../view/map-types.ts";
import type { Measuring } from "./use-map-keys.ts";

interface TapHandlers {
  onPlace: (coordinates: Coordinates) => void;
  onChoose: (id: string | null) => void;
  onSpot: (spot: MapSpot) => void;
  measuring: Measuring | null;
}

/**
 * A tap chooses a pin, zooms into a cluster or, where no zoom separates its pins, opens the spot; elsewhere it is a
 * place. While a distance is measured, every tap is a place.
 */
export function useMapTaps(mapRef: RefObject<MapRef | null>, handlers: TapHandlers) {
  const { onPlace, onChoose, onSpot, measuring } = handlers;
  const hitAt = ({ target, point }: MapMouseEvent) => (measuring ? undefined : markAt(target, point));
  const [cursor, setCursor] = useState("crosshair");

  function open(hit: MapGeoJSONFeature, at: LngLat): void {
    if (hit.layer.id === CLUSTERS_LAYER) void openCluster(mapRef.current, { hit, at, onSpot });
    else onChoose(String(hit.properties["id"]));
  }

  function handleClick(event: MapMouseEvent): void {
    const hit = hitAt(event);
    if (hit) {
      open(hit, event.lngLat);
      return;
    }
    const { lat, lng } = event.lngLat.wrap();
    onPlace({ latitude: lat, longitude: lng });
  }

  /** Not while the map moves: what lies at a pixel takes longer to find than a frame lasts. */
  function handleHover(event: MapMouseEvent): void {
    if (event.target.isMoving()) return;
    setCursor(hitAt(event) ? "pointer" : "crosshair");
  }

  return { handleClick, handleHover, open, cursor };
}

interface ClusterTap {
  hit: MapGeoJSONFeature;
  at: LngLat;
  onSpot: TapHandlers["onSpot"];
}

async function openCluster(map: MapRef | null, { hit, at, onSpot }: ClusterTap): Promise<void> {
  const [address] = map?.getSource<VectorTileSource>(PINS_SOURCE)?.tiles ?? [];
  if (!map || address === undefined) return;
  const opened = await openClusterOf(address, Number(hit.properties["cluster_id"]));
  if (!opened) return;
  if (opened.zoom <= MOST_ZOOM) {
    map.easeTo({ center: at, zoom: opened.zoom + 0.2 });
    return;
  }
  if (opened.bounds) onSpot({ bounds: opened.bounds });
}
