import type { Coordinates } from "@creel/domain/places/coordinates";
import type { MapLayerMouseEvent, MapRef } from "@vis.gl/react-maplibre";
import type { GeoJSONSource, LngLat, MapGeoJSONFeature } from "maplibre-gl";
import { type RefObject, useState } from "react";

import { CLUSTERS_LAYER, PINS_SOURCE } from "../pins/pin-layers.tsx";
import { boundsOfLeaves } from "../view/bounds.ts";
import { type MapSpot, MOST_ZOOM } from "../view/map-types.ts";

interface TapHandlers {
  onPlace: (coordinates: Coordinates) => void;
  onChoose: (id: string | null) => void;
  onSpot: (spot: MapSpot) => void;
}

/**
 * A tap chooses a pin, zooms into a cluster or, where no zoom separates its pins, opens the spot; elsewhere it is a
 * place.
 */
export function useMapTaps(mapRef: RefObject<MapRef | null>, { onPlace, onChoose, onSpot }: TapHandlers) {
  const [cursor, setCursor] = useState("crosshair");

  function open(hit: MapGeoJSONFeature, at: LngLat): void {
    if (hit.layer.id === CLUSTERS_LAYER) void openCluster(mapRef.current, { hit, at, onSpot });
    else onChoose(String(hit.properties["id"]));
  }

  function handleClick(event: MapLayerMouseEvent): void {
    const [hit] = event.features ?? [];
    if (hit) {
      open(hit, event.lngLat);
      return;
    }
    const { lat, lng } = event.lngLat.wrap();
    onPlace({ latitude: lat, longitude: lng });
  }

  function handleHover(event: MapLayerMouseEvent): void {
    setCursor(event.features?.length ? "pointer" : "crosshair");
  }

  return { handleClick, handleHover, open, cursor };
}

interface ClusterTap {
  hit: MapGeoJSONFeature;
  at: LngLat;
  onSpot: TapHandlers["onSpot"];
}

async function openCluster(map: MapRef | null, { hit, at, onSpot }: ClusterTap): Promise<void> {
  const source = map?.getSource<GeoJSONSource>(PINS_SOURCE);
  if (!map || !source) return;
  const clusterId = Number(hit.properties["cluster_id"]);
  const zoom = await source.getClusterExpansionZoom(clusterId);
  if (zoom <= MOST_ZOOM) {
    map.easeTo({ center: at, zoom: zoom + 0.2 });
    return;
  }
  const leaves = await source.getClusterLeaves(clusterId, Number(hit.properties["point_count"]), 0);
  const bounds = boundsOfLeaves(leaves);
  if (bounds) onSpot({ bounds });
}
