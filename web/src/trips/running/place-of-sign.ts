import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";

import type { Fix } from "../../places/watch-position.ts";

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
