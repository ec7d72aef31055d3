import { MINUTE_MS } from "../dates/units-of-time.ts";
import type { Coordinates } from "../places/coordinates.ts";
import type { NewTrackPosition } from "../trips/trip-track.ts";
import { SAMPLE_SPOTS, SAMPLE_WATERS, type SampleSpotName } from "./sample-waters.ts";

/** The interval of positions from a device in a pocket. */
const EVERY_MS = 2 * MINUTE_MS;
const ACCURACY_M = 8;
/** The duration of one drift, from the windward end and back to it. */
const DRIFT_MS = 50 * MINUTE_MS;
/** In degrees: the reach of a drift on either side of the spot, and the distance between two drifts. */
const DRIFT = 0.006;
const APART = 0.0012;
const MOST_APART = 5;

/**
 * Returns drifts over the spot in chronological order, each next to the one before. On the river they follow its
 * course.
 */
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
  // Drifts from -1 to 1, and returns to the start in the last fifth.
  const share = (since % DRIFT_MS) / DRIFT_MS;
  const along = share < 0.8 ? share * 2.5 - 1 : 1 - (share - 0.8) * 10;
  // Simulates sideways push by wind and current.
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
