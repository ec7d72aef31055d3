import { LURES, OTHER_LURE } from "@creel/domain/lures/lures";
import { isSameTiedLure, findCurrentLure } from "@creel/domain/trips/current-lure";
import type { Trip } from "@creel/domain/trips/trip";

import { lastLuresOf } from "../../catches/editor/form/last-values/last-values.ts";
import {
  type OfferedLure,
  offeredLures,
  offerOwn,
  offerType,
  tiedLureOf,
} from "../../catches/editor/form/last-values/offered-lures.ts";
import { describeLure } from "../../catches/labels/describe-lure.ts";
import { useRecentCatches } from "../../catches/logbook/use-recent-catches.ts";
import { useGear, useOwnLures } from "../../gear/data/use-gear.ts";

interface TripLures {
  /** The lure that is tied on; `null` if unknown. */
  on: { name: string; since: string; isIt: (lure: OfferedLure) => boolean } | null;
  /** The lures tied on last, including those of the trip. */
  last: readonly OfferedLure[];
  /** The last lures, then the rest of the tackle box, then lure types. */
  all: readonly OfferedLure[];
}

const TYPES = LURES.filter((lure) => lure !== OTHER_LURE).map(({ name }) => offerType(name));

/** Returns the lures that can be tied on. */
export function useTripLures(trip: Pick<Trip, "events"> | null): TripLures {
  const gear = useGear();
  const own = useOwnLures();
  const { catches, waiting } = useRecentCatches({ staleTime: Infinity });
  const { lures, tied } = lastLuresOf(catches ?? waiting);
  const events = trip?.events.filter(({ kind }) => kind === "gear").toReversed() ?? [];
  const ofTrip = events.flatMap(({ lure_id: lureId, variant_id: variantId = null }) =>
    lureId ? [{ lureId, variantId }] : [],
  );
  const typesOfTrip = events.flatMap(({ lure_type: type, lure_id: lureId }) => (type && !lureId ? type : []));
  const last = offeredLures(own, {
    lures: [...new Set([...typesOfTrip, ...lures])],
    tied: [...ofTrip, ...tied],
  });
  const on = trip && findCurrentLure(trip.events);
  const name = on && describeLure(gear, on);
  return {
    on: on && name ? { name, since: on.since, isIt: (lure) => isSameTiedLure(tiedLureOf(lure), on) } : null,
    last,
    all: [...new Map([...last, ...own.map(offerOwn), ...TYPES].map((lure) => [lure.key, lure])).values()],
  };
}
