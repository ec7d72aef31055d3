import { MINUTE_MS } from "../dates/units-of-time.ts";
import type { Coordinates } from "../places/coordinates.ts";
import type { NewTrackPosition } from "../trips/trip-track.ts";
import { SAMPLE_SPOTS, SAMPLE_WATERS, type SampleSpotName } from "./sample-waters.ts";

/** A device in a pocket takes one in so many minutes. */
const EVERY_MS = 2 * MINUTE_MS;
const ACCURACY_M = 8;
/** So long a drift takes, from the windward end back to it. */
const DRIFT_MS = 50 * MINUTE_MS;
/** In degrees: to either side of the spot, and from one drift to the next. */
const DRIFT = 0.006;
const APART = 0.0012;
const MOST_APART = 5;

/** Drifts over the spot, each beside the one before; on the river along its course. In the order of time. */
export function sampleTrack(
  spot: SampleSpotName,
  { startedAt, endedAt }: { startedAt: Date; endedAt: Date },
): NewTrackPosition[] {
  const track: NewTrackPosition[] = [];
  for (let at = startedAt.getTime(); at <= endedAt.getTime(); at += EVERY_MS) {
    const place = placeAt(spot, at - startedAt.getTime());
    track.push({ at: new Date(at).toISOString(), ...place, accuracy: ACCURACY_M });
  }
  return track;
}

function placeAt(name: SampleSpotName, since: number): Coordinates {
  const { latitude, longitude, water } = SAMPLE_SPOTS[name];
  const drift = Math.floor(since / DRIFT_MS);
  // Along the drift from -1 to 1, and back to its start in the last fifth.
  const share = (since % DRIFT_MS) / DRIFT_MS;
  const along = share < 0.8 ? share * 2.5 - 1 : 1 - (share - 0.8) * 10;
  // Wind and current push it about.
  const minutes = since / MINUTE_MS;
  const pushed = 0.9 * Math.sin(minutes / 11 + drift) + 0.5 * Math.sin(minutes / 4.3);
  const beside = ((drift % MOST_APART) - 2 + pushed) * APART;
  const [east, north] = SAMPLE_WATERS[water].kind === "river" ? [0.55, -0.83] : [0.87, 0.5];
  const width = SAMPLE_WATERS[water].kind === "river" ? 0.3 : 1;
  return {
    latitude: rounded(latitude + DRIFT * along * north * 0.7 + width * beside * east),
    longitude: rounded(longitude + DRIFT * along * east - width * beside * north),
  };
}

function rounded(degrees: number): number {
  return Math.round(degrees * 100_000) / 100_000;
}
