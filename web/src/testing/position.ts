import type { Coordinates } from "@creel/domain/places/coordinates";
import { onTestFinished } from "vitest";

const PERMISSION_DENIED = 1;
const ACCURACY_M = 12;

/**
 * The device says where it is until the end of the test, or for `null` refuses to. Without it no device can say.
 *
 * @param looked Resolves when it has found that out.
 */
export function setPosition(place: Coordinates | null, looked: () => Promise<void> = async () => {}): void {
  // No browser answers before the question is asked to its end.
  const answer = async (onFix: PositionCallback, onRefusal?: PositionErrorCallback | null) => {
    await looked();
    if (place) onFix(positionAt(place));
    else onRefusal?.(REFUSAL);
  };
  const geolocation: Geolocation = {
    getCurrentPosition: (onFix, onRefusal) => void answer(onFix, onRefusal),
    watchPosition: (onFix, onRefusal) => {
      void answer(onFix, onRefusal);
      return 0;
    },
    clearWatch: () => {},
  };
  Object.defineProperty(navigator, "geolocation", { value: geolocation, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "geolocation"));
}

/** Until the end of the test the device says where it is without a question. */
export function grantPosition(): void {
  const permissions = { query: async () => ({ state: "granted" }) };
  Object.defineProperty(navigator, "permissions", { value: permissions, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "permissions"));
}

const REFUSAL: GeolocationPositionError = {
  code: PERMISSION_DENIED,
  message: "User denied Geolocation",
  PERMISSION_DENIED,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
};

function positionAt({ latitude, longitude }: Coordinates): GeolocationPosition {
  const unknown = { altitude: null, altitudeAccuracy: null, heading: null, speed: null };
  const coords = { latitude, longitude, accuracy: ACCURACY_M, ...unknown };
  const asJson = { coords, timestamp: Date.now() };
  return { ...asJson, coords: { ...coords, toJSON: () => coords }, toJSON: () => asJson };
}
