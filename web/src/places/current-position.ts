import type { Coordinates } from "@creel/domain/places/coordinates";

const OPTIONS: PositionOptions = { enableHighAccuracy: false, timeout: 10_000, maximumAge: 300_000 };

const WORDS: Record<number, string> = {
  1: "Your browser does not let Creel see where you are. Allow it in the browser's settings, or type the coordinates.",
  2: "Your device cannot find its location right now. Try again, or type the coordinates.",
  3: "Your device took too long to find its location. Try again, or type the coordinates.",
};

/** Its message is a sentence for the angler. */
export class PositionError extends Error {
  override readonly name = "PositionError";
}

export const NO_GEOLOCATION = "Geolocation not supported";

export function describeRefusal({ code }: Pick<GeolocationPositionError, "code">): string {
  return WORDS[code] ?? NO_GEOLOCATION;
}

/**
 * A coarse position, for the weather for example; `watchPosition` is for the spot of a catch.
 *
 * @throws PositionError
 */
export function currentPosition(): Promise<Coordinates> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      reject(new PositionError(NO_GEOLOCATION));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
      (refusal) => reject(new PositionError(describeRefusal(refusal))),
      OPTIONS,
    );
  });
}
