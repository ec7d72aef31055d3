import type { OnlineMap } from "@creel/domain/config/config";
import type { TileJson } from "@creel/domain/map/tiles";
import type { Bounds } from "@creel/domain/places/bounds";
import { keepPreviousData, useQuery } from "@tanstack/react-query";

import { estimateRoom } from "../../../device/room.ts";
import { configQuery } from "../../../http/config.query.ts";
import { hasFailed } from "../../../http/has-failed.ts";
import { useUser } from "../../../session/auth.tsx";
import { useStore } from "../../../store/use-store.ts";
import type { Area } from "../area.ts";
import { areasRevision, readAreas } from "../areas-store.ts";
import { estimateArea } from "../estimate.ts";
import { fetchTileJson } from "../fetch-tile.ts";
import { templateOf } from "../tiles-in.ts";

export type MapToSave =
  | { kind: "unknown" | "unreachable" | "not offered" }
  | { kind: "found"; address: string; tileJson: TileJson };

/** Returns the signed-in user's areas on this device; `undefined` until they are known. */
export function useAreas(): readonly Area[] | undefined {
  const { id } = useUser();
  const revision = useStore(areasRevision);
  const { data } = useQuery({
    queryKey: ["areas", id, revision],
    queryFn: () => readAreas(id),
    networkMode: "always",
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
  });
  return data;
}

/**
 * Estimates a saved part of the map. The estimate is `null` if the part is too large, `undefined` until it is known.
 */
export function useEstimate(tileJson: TileJson | null, bounds: Bounds | null) {
  const { data, isError } = useQuery({
    queryKey: ["area-estimate", tileJson && templateOf(tileJson), bounds],
    queryFn: () => (tileJson && bounds ? estimateArea(bounds, tileJson) : null),
    enabled: tileJson !== null && bounds !== null,
    staleTime: Infinity,
    retry: false,
  });
  return { estimate: data, hasFailed: isError };
}

/** The map whose parts can be saved on this device. */
export function useMapToSave(): MapToSave {
  const config = useQuery(configQuery);
  const address = addressOf(config.data?.map);
  const tiles = useQuery({
    queryKey: ["tile-json", address],
    queryFn: () => fetchTileJson(address ?? ""),
    enabled: typeof address === "string",
    retry: false,
  });
  if (hasFailed(config) || hasFailed(tiles) || config.data?.map === null) return { kind: "unreachable" };
  if (address === null) return { kind: "not offered" };
  if (address === undefined || !tiles.data) return { kind: "unknown" };
  return { kind: "found", address, tileJson: tiles.data };
}

/** Returns `null` if the map may not be saved, `undefined` until that is known. */
function addressOf(map: OnlineMap | null | undefined): string | null | undefined {
  if (!map) return map;
  return map.kind === "tiles" && map.canBeSaved ? map.address : null;
}

/**
 * Returns the free bytes on this device, read again when `bytesOfAreas` changes; `null` if the browser does not tell.
 */
export function useFreeRoom(bytesOfAreas = 0): number | null {
  const { data } = useQuery({
    queryKey: ["room", bytesOfAreas],
    queryFn: estimateRoom,
    networkMode: "always",
    staleTime: 0,
  });
  return data?.quota === undefined ? null : Math.max(0, data.quota - (data.usage ?? 0));
}
