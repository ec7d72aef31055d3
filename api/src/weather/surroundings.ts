import type { MoonPhase } from "@creel/domain/moon/moon-phase";
import type { SolunarNow } from "@creel/domain/moon/sky-events";
import type { Coordinates } from "@creel/domain/places/coordinates";

/** What is known of a place without asking anybody. */
export interface Surroundings {
  moonAt: (instant: Date) => MoonPhase;
  /** Degrees above the horizon. */
  sunAltitude: (place: Coordinates, instant: Date) => number;
  solunarNow: (place: Coordinates, instant: Date) => SolunarNow;
  /** "Near Ely, Minnesota", or the coordinates where nothing is near. */
  placeName: (place: Coordinates) => Promise<string>;
  /** ISO 3166-1 alpha-2, the likeliest first: near a border, both; on the high seas none. */
  countriesNear: (place: Coordinates) => Promise<string[]>;
  /** An IANA name. */
  timeZoneAt: (place: Coordinates) => string;
}
