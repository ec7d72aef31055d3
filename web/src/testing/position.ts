import type { Coordinates } from "@creel/domain/places/coordinates";
import { onTestFinished } from "vitest";

const PERMISSION_DENIED = 1;
const ACCURACY_M = 12;

/**
 * Sets the device's position until the end of the test; `null` refuses it. By default no device has a position.
 *
 * @param looked resolves when the position is found or refused
 */
export function setPosition(place: Coordinates | null, looked: () => Promise<void> = async () => {}): void {
  // Browsers never answer synchronously.
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

/** Grants the position without a prompt until the end of the test. */
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
