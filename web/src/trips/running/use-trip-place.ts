import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { useEffect, useEffectEvent } from "react";

import { trueNow } from "../../device/clock.ts";
import { logFailure } from "../../http/log-failure.ts";
import { useTripActions } from "../keep/use-trip-actions.ts";
import { placeOfSign } from "./place-of-sign.ts";

/** A device that looks for satellites first. */
const LONGEST_SEARCH_MS = 20 * SECOND_MS;
/** Later the boat is not where it began any more. */
const LATEST_MS = 10 * MINUTE_MS;

/** For one and the same trip: it starts at once, and is told where it is when the device knows. */
export function useTripPlace(trip: Trip): void {
  const { changeTrip } = useTripActions();
  const isMissing = trip.latitude === null && trip.start_source === "tap";
  const isNew = trueNow() - Date.parse(trip.started_at) < LATEST_MS;
  const locate = useEffectEvent(async () => {
    const place = await placeOfSign({ isExact: false, patienceMs: LONGEST_SEARCH_MS });
    if (place) await changeTrip(trip, { latitude: place.latitude, longitude: place.longitude });
  });
  useEffect(() => {
    if (!isMissing || !isNew) return;
    locate().catch((error: unknown) => logFailure("The place of a trip could not be kept", error));
  }, [isMissing, isNew]);
}
