import type { Coordinates } from "@creel/domain/places/coordinates";

import { describeRefusal, NO_GEOLOCATION } from "./current-position.ts";

/** Where the device was, and how surely. */
export interface Fix extends Coordinates {
  /** m around the coordinates. */
  accuracy: number;
  /** Milliseconds since 1970. */
  at: number;
}

export type WatchPosition = (onFix: (fix: Fix) => void, onProblem: (sentence: string) => void) => () => void;

/** For the spot of a catch: as exact as the device can, and no older than the minute the fish was landed in. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 15_000 };

/** Tells every position of the device until the function that comes back is called. */
export const watchPosition: WatchPosition = (onFix, onProblem) => {
  if (!("geolocation" in navigator)) {
    onProblem(NO_GEOLOCATION);
    return () => {};
  }
  const { geolocation } = navigator;
  const id = geolocation.watchPosition(
    ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
      onFix({ latitude, longitude, accuracy, at: timestamp }),
    (refusal) => onProblem(describeRefusal(refusal)),
    OPTIONS,
  );
  return () => geolocation.clearWatch(id);
};
