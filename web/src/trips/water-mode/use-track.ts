import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import type { Trip } from "@creel/domain/trips/trip";
import { useEffect, useEffectEvent, useState } from "react";

import { trueNow } from "../../device/clock.ts";
import { TRACK_OFF_KEY } from "../../device/storage-keys.ts";
import { logFailure } from "../../http/log-failure.ts";
import { isPositionGranted } from "../../places/granted-position.ts";
import type { Fix } from "../../places/watch-position.ts";
import { storedText } from "../../store/stored-text.ts";
import { useStore } from "../../store/use-store.ts";
import { useTripActions } from "../keep/use-trip-actions.ts";
import { isPaused } from "../parts/trip-times.ts";
import { findPosition } from "../running/find-position.ts";

const EVERY_MS = MINUTE_MS;
const LONGEST_SEARCH_MS = 20 * SECOND_MS;
/** The greatest age that `placeOfSign` accepts, plus the longest search. */
const OLDEST_MS = MINUTE_MS + LONGEST_SEARCH_MS;

const trackOff = storedText(TRACK_OFF_KEY);

/** `refused` if the device does not give its position. */
export type TrackState = "on" | "off" | "refused";

/**
 * Notes the device's position once a minute while mounted and in front, except during a break. Pages get no position in
 * the background. Only a press triggers the browser's permission prompt.
 */
export function useTrack(trip: Trip): { state: TrackState; toggle: () => void } {
  const { addPositions } = useTripActions();
  const isWanted = useStore(trackOff) === null;
  const [allowed, setAllowed] = useState<"unknown" | "granted" | "refused">("unknown");
  const isOn = isWanted && allowed === "granted";
  const isNoting = isOn && !isPaused(trip);

  const note = useEffectEvent(async () => {
    if (document.visibilityState !== "visible") return;
    const fix = await findPosition({ isExact: false, patienceMs: LONGEST_SEARCH_MS });
    if (!fix) return;
    const { latitude, longitude, accuracy } = fix;
    const at = new Date(trueNow() - ageOf(fix)).toISOString();
    await addPositions(trip.id, [{ at, latitude, longitude, accuracy }]);
  });

  useEffect(() => {
    isPositionGranted().then(
      (isGranted) => isGranted && setAllowed("granted"),
      (error: unknown) =>
        logFailure("The browser does not tell whether it may be asked for positions", error),
    );
  }, []);
  useEffect(() => {
    if (!isNoting) return;
    const next = () =>
      void note().catch((error: unknown) => logFailure("A position of a trip could not be kept", error));
    next();
    const timer = setInterval(next, EVERY_MS);
    return () => clearInterval(timer);
  }, [isNoting]);

  async function turnOn(): Promise<void> {
    trackOff.set(null);
    const fix = await findPosition({ isExact: false, patienceMs: LONGEST_SEARCH_MS });
    setAllowed(fix ? "granted" : "refused");
  }
  if (isOn) return { state: "on", toggle: () => trackOff.set("yes") };
  return { state: isWanted && allowed === "refused" ? "refused" : "off", toggle: () => void turnOn() };
}

/** Returns the age of a fix in milliseconds; 0 if the fix is timed by a clock that differs from the device's. */
function ageOf({ at }: Fix): number {
  const age = Date.now() - at;
  return age >= 0 && age <= OLDEST_MS ? age : 0;
}
