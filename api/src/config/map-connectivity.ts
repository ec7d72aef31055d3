import { isServedHere, type OnlineMap } from "@creel/domain/config/config";
import { MINUTE_MS } from "@creel/domain/dates/units-of-time";

const PROBE_TIMEOUT_MS = 4000;
const PROBE_EVERY_MS = 5 * MINUTE_MS;

/** Tracks whether the online map can be reached, so that browsers do not try in vain. */
export interface MapConnectivity {
  /** Returns the map while its host answers; `null` while it does not, or if no map is set. */
  current(): OnlineMap | null;
  stop(): void;
}

/**
 * Requests the map's style or TileJSON at the start and every 5 minutes. Until the first answer, browsers get the
 * embedded map. A map that this server hosts is always available.
 */
export function watchMapConnectivity(map: OnlineMap | null): MapConnectivity {
  if (map && isServedHere(map)) return takenAsReachable(map);
  let isReachable = false;
  async function probe(): Promise<void> {
    if (map) isReachable = await answers(map.kind === "tiles" ? map.address : map.light);
  }
  void probe();
  const timer = setInterval(() => void probe(), PROBE_EVERY_MS);
  timer.unref();
  return { current: () => (isReachable ? map : null), stop: () => clearInterval(timer) };
}

/** Never requests the map. */
export function takenAsReachable(map: OnlineMap | null): MapConnectivity {
  return { current: () => map, stop: () => {} };
}

async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      redirect: "error",
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
