import type { OnlineMap } from "@creel/domain/config/config";
import type { TileJson } from "@creel/domain/map/tiles";
import { useQuery } from "@tanstack/react-query";

import { configQuery } from "../../../http/config.query.ts";
import { hasFailed } from "../../../http/has-failed.ts";
import { fetchTileJson } from "../tiles/fetch-tile-json.ts";

export type MapToSave =
  | { kind: "unknown" | "unreachable" | "not offered" }
  | { kind: "found"; address: string; tileJson: TileJson };

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

/** `null` where it may not be saved, `undefined` until it is known. */
function addressOf(map: OnlineMap | null | undefined): string | null | undefined {
  if (!map) return map;
  return map.kind === "tiles" && map.canBeSaved ? map.address : null;
}
