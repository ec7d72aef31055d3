import type { Coordinates } from "@creel/domain/places/coordinates";
import type { MapMouseEvent, MapRef } from "@vis.gl/react-maplibre";
import type { LngLat, MapGeoJSONFeature, VectorTileSource } from "maplibre-gl";
import { type RefObject, useState } from "react";

import { openClusterOf } from "../clusters/ask-clusters.ts";
import { CLUSTERS_LAYER, PIN_LAYERS, PINS_SOURCE } from "../pins/pin-layers.tsx";
import { type MapSpot, MOST_ZOOM } from "../view/map-types.ts";
import type { Measuring } from "./use-map-keys.ts";

interface TapHandlers {
  onPlace: (coordinates: Coordinates) => void;
  onChoose: (id: string | null) => void;
  onSpot: (spot: MapSpot) => void;
  measuring: Measuring | null;
}

const NO_LAYERS: readonly string[] = [];

/**
 * A tap chooses a pin, zooms into a cluster or, where no zoom separates its pins, opens the spot; elsewhere it is a
 * place. While a distance is measured, every tap is a place.
 */
export function useMapTaps(mapRef: RefObject<MapRef | null>, handlers: TapHandlers) {
  const { onPlace, onChoose, onSpot, measuring } = handlers;
  const layers = measuring ? NO_LAYERS : PIN_LAYERS;
  const [cursor, setCursor] = useState("crosshair");

  function open(hit: MapGeoJSONFeature, at: LngLat): void {
    if (hit.layer.id === CLUSTERS_LAYER) void openCluster(mapRef.current, { hit, at, onSpot });
    else onChoose(String(hit.properties["id"]));
  }

  function handleClick(event: MapMouseEvent): void {
    const hit = markAt(event, layers);
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
    setCursor(markAt(event, layers) ? "pointer" : "crosshair");
  }

  return { handleClick, handleHover, open, cursor };
}

/** The topmost; the layers are not there before the pins are known. */
function markAt({ target, point }: MapMouseEvent, layers: readonly string[]): MapGeoJSONFeature | undefined {
  const drawn = layers.filter((id) => target.getLayer(id));
  return drawn.length === 0 ? undefined : target.queryRenderedFeatures(point, { layers: drawn })[0];
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
