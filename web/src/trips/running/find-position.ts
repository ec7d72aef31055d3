import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { useEffect, useEffectEvent } from "react";

import { trueNow } from "../../device/clock.ts";
import { logFailure } from "../../http/log-failure.ts";
import type { Fix } from "../../places/watch-position.ts";
import { useTripActions } from "../keep/use-trip-actions.ts";

/** A position up to a minute old is still good for a drifting boat. */
const OPTIONS = { timeout: 20 * SECOND_MS, maximumAge: MINUTE_MS };
/** The longest wait for a place after a press, in milliseconds. */
const PATIENCE_MS = 800;

interface PositionRequest {
  /** True for a more exact position, which costs more battery. */
  isExact: boolean;
  patienceMs?: number;
}

/** Returns the device's position if it is quickly available; `null` if it is unknown or not permitted. */
export async function findPosition({
  isExact,
  patienceMs = PATIENCE_MS,
}: PositionRequest): Promise<Fix | null> {
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

/** The time that a device may need to find satellites. */
const LONGEST_SEARCH_MS = 20 * SECOND_MS;
/** Later, the boat has left the place where it started. A typed start may be up to two hours late. */
const LATEST_MS = 10 * MINUTE_MS;
const LATEST_TYPED_MS = 130 * MINUTE_MS;

/** Adds a place to a trip that started without one, as soon as the device knows it. Call it for one trip only. */
export function useTripPlace(trip: Trip): void {
  const { changeTrip } = useTripActions();
  const isMissing = trip.latitude === null;
  const isNew =
    trueNow() - Date.parse(trip.started_at) < (trip.start_source === "typed" ? LATEST_TYPED_MS : LATEST_MS);
  const locate = useEffectEvent(async () => {
    const place = await findPosition({ isExact: false, patienceMs: LONGEST_SEARCH_MS });
    if (place) await changeTrip(trip, { latitude: place.latitude, longitude: place.longitude });
  });
  useEffect(() => {
    if (!isMissing || !isNew) return;
    locate().catch((error: unknown) => logFailure("The place of a trip could not be kept", error));
  }, [isMissing, isNew]);
}
