import type { Coordinates } from "@creel/domain/places/coordinates";
import { i18n } from "@lingui/core";

import { describePositionRefusal, NO_GEOLOCATION } from "./current-position.ts";

export interface Fix extends Coordinates {
  /** In meters around the coordinates. */
  accuracy: number;
  /** Milliseconds since 1970. */
  at: number;
}

export type WatchPosition = (onFix: (fix: Fix) => void, onProblem: (sentence: string) => void) => () => void;

/** For the spot of a catch: as accurate as possible, and at most a minute old. */
const OPTIONS: PositionOptions = { enableHighAccuracy: true, timeout: 10_000, maximumAge: 15_000 };

/** Reports every position until the returned function is called. */
export const watchPosition: WatchPosition = (onFix, onProblem) => {
  if (!("geolocation" in navigator)) {
    onProblem(i18n._(NO_GEOLOCATION));
    return () => {};
  }
  const { geolocation } = navigator;
  const id = geolocation.watchPosition(
    ({ coords: { latitude, longitude, accuracy }, timestamp }) =>
      onFix({ latitude, longitude, accuracy, at: timestamp }),
    (refusal) => onProblem(describePositionRefusal(refusal)),
    OPTIONS,
  );
  return () => geolocation.clearWatch(id);
};
