import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { useEffect, useEffectEvent } from "react";

import { trueNow } from "../../device/clock.ts";
import { logFailure } from "../../http/log-failure.ts";
import type { Fix } from "../../places/watch-position.ts";
import { useTripActions } from "../keep/use-trip-actions.ts";

/** A fix that is a minute old is still that of a boat that drifts. */
const OPTIONS = { timeout: 20 * SECOND_MS, maximumAge: MINUTE_MS };
/** A press is not answered later than this, with or without a place. */
const PATIENCE_MS = 800;

interface Wish {
  /** Costs the battery more. */
  isExact: boolean;
  patienceMs?: number;
}

/** Where the device is, as far as it knows that at once; `null` where it does not, or does not say. */
export async function placeOfSign({ isExact, patienceMs = PATIENCE_MS }: Wish): Promise<Fix | null> {
  if (!("geolocation" in navigator)) return null;
  const fix = new Promise<Fix | null>((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
        resolve({ latitude, longitude, accuracy, at: timestamp }),
      () => resolve(null),
      { ...OPTIONS, enableHighAccuracy: isExact },
    );
  });
  const tooLate = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patienceMs);
  });
  return Promise.race([fix, tooLate]);
}

/** A device that looks for satellites first. */
const LONGEST_SEARCH_MS = 20 * SECOND_MS;
/** Later the boat is not where it began any more; a start may be told up to two hours late. */
const LATEST_MS = 10 * MINUTE_MS;
const LATEST_TOLD_MS = 130 * MINUTE_MS;

/** For one and the same trip: it starts at once, and is told where it is when the device knows. */
export function useTripPlace(trip: Trip): void {
  const { changeTrip } = useTripActions();
  const isMissing = trip.latitude === null;
  const isNew =
    trueNow() - Date.parse(trip.started_at) < (trip.start_source === "typed" ? LATEST_TOLD_MS : LATEST_MS);
  const locate = useEffectEvent(async () => {
    const place = await placeOfSign({ isExact: false, patienceMs: LONGEST_SEARCH_MS });
    if (place) await changeTrip(trip, { latitude: place.latitude, longitude: place.longitude });
  });
  useEffect(() => {
    if (!isMissing || !isNew) return;
    locate().catch((error: unknown) => logFailure("The place of a trip could not be kept", error));
  }, [isMissing, isNew]);
}
