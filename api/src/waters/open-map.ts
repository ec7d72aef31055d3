import type { MapWaterAt } from "@creel/domain/waters/map-water";

/** Starts a search for the waters of one log on the maps of this server. */
export type OpenMap = () => Promise<MapWaterAt>;

/**
 * Combines two maps. The operator's own tiles are more detailed than the built-in map, which has large lakes and the
 * sea.
 */
export function bothMaps(builtIn: MapWaterAt, openOwn: OpenMap | null): OpenMap {
  return async () => {
    const ownAt = await openOwn?.();
    if (!ownAt) return builtIn;
    return async (place) => {
      const own = await ownAt(place);
      if (own?.outline) return own;
      const coarse = await builtIn(place);
      return coarse?.outline ? coarse : (own ?? coarse);
    };
  };
}
