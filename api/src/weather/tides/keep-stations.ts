import { DAY_MS } from "@creel/domain/dates/units-of-time";

import type { Ask } from "../upstream/ask.ts";
import type { Timeouts } from "../upstream/timeouts.ts";
import { listStations, type Station, type StationKind } from "./coops-stations.ts";

const KEPT_MS = 7 * DAY_MS;

interface ListKeeper {
  ask: Ask;
  address: string;
  now: () => Date;
  timeouts: Pick<Timeouts, "overallMs">;
}

/** Each process asks for the lists once a week. They are the same for everybody, and say nothing of who asked where. */
export function keepStations(context: ListKeeper): (kind: StationKind) => Promise<Station[]> {
  const kept = new Map<StationKind, { stations: Promise<Station[]>; until: number }>();
  return async (kind) => {
    const before = kept.get(kind);
    const now = context.now().getTime();
    if (before && now < before.until) return before.stations;
    const stations = listStations(context, kind, AbortSignal.timeout(context.timeouts.overallMs));
    kept.set(kind, { stations, until: now + KEPT_MS });
    try {
      return await stations;
    } catch (error) {
      kept.delete(kind);
      if (!before) throw error;
      // An old list beats none: stations stay for years.
      kept.set(kind, before);
      return before.stations;
    }
  };
}
