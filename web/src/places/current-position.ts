import type { Coordinates } from "@creel/domain/places/coordinates";
import { i18n, type MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

const MESSAGES: Record<number, MessageDescriptor> = {
  1: msg`Your browser is blocking your location. Allow it in the browser's settings, or type the coordinates.`,
  2: msg`Your device cannot find its location right now. Try again, or type the coordinates.`,
  3: msg`Your device took too long to find its location. Try again, or type the coordinates.`,
};

/** Its message is a sentence for the angler. */
export class PositionError extends Error {
  override readonly name = "PositionError";
}

export const NO_GEOLOCATION = msg`Geolocation not supported`;

export function describePositionRefusal({ code }: Pick<GeolocationPositionError, "code">): string {
  return i18n._(MESSAGES[code] ?? NO_GEOLOCATION);
}

/**
 * A coarse position, for the weather for example; `watchPosition` is for the spot of a catch.
 *
 * @throws PositionError
 */
export function currentPosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      reject(new PositionError(i18n._(NO_GEOLOCATION)));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (refusal) => reject(new PositionError(describePositionRefusal(refusal))),
      OPTIONS,
    );
  });
}
