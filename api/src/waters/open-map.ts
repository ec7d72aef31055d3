import type { MapWaterAt } from "@creel/domain/waters/map-water";

/** Begins to look for the waters of one log on the maps that this server has. */
export type OpenMap = () => Promise<MapWaterAt>;

/** The operator's own tiles know a water better than the built-in map, which knows large lakes and the sea. */
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
