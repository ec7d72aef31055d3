import type { Trip } from "@creel/domain/trips/trip";
import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";

import { usePending } from "../../catches/outbox/pending-context.tsx";
import { formatLongDay } from "../../dates/format-day.ts";
import { placeOfTrip } from "../../dates/format-trip.ts";
import { findTripIn } from "../../trips/data/api.ts";
import { asTrip } from "../../trips/outbox/as-trip.ts";
import type { TripItem } from "../../trips/outbox/trip-item.ts";
import { tripOfItems } from "../../trips/outbox/trip-of-items.ts";

/**
 * Returns the trip as it will be once all its items are sent. Returns its state before a deletion; `null` if it is not
 * on this device.
 */
export function useTripOf(id: string, items: readonly TripItem[]): Trip | null {
  const queryClient = useQueryClient();
  const { waters } = usePending();
  return useMemo(() => {
    const deleted = items.find(({ work }) => work.kind === "delete")?.work;
    const base = deleted?.kind === "delete" && deleted.base ? asTrip(deleted.base) : null;
    return tripOfItems(findTripIn(queryClient, id) ?? base, {
      items: items.filter(({ work }) => work.kind !== "delete"),
      waters,
    });
  }, [queryClient, id, items, waters]);
}

/** Example: "Trip on Lake Vermilion, Friday, November 20, 2026". */
export function nameOfTrip(trip: Trip | null): string {
  if (!trip) return t`A trip`;
  const day = formatLongDay(trip.started_on);
  const place = placeOfTrip(trip);
  return place ? t`Trip on ${place}, ${day}` : t`Trip on ${day}`;
}
