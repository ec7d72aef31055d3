import type { MoonPhase } from "@creel/domain/moon/moon-phase";
import type { MoonDay, SolunarNow, SolunarPeriod, SunDay } from "@creel/domain/moon/sky-events";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { I18n } from "@lingui/core";

export interface PlaceLookups {
  moonAt: (instant: Date) => MoonPhase;
  /** Degrees above the horizon. */
  sunAltitude: (place: Coordinates, instant: Date) => number;
  /** Returns sun and moon of a calendar day (yyyy-mm-dd), from midnight to midnight in the time zone. */
  skyDay: (place: Coordinates, day: string, timeZone: string) => { sun: SunDay; moon: MoonDay };
  /** Returns the periods that overlap the span, sorted by start. */
  solunarPeriods: (place: Coordinates, span: { from: Date; to: Date }) => SolunarPeriod[];
  nextMoons: (instant: Date) => { newMoon: Date; fullMoon: Date };
  solunarNow: (place: Coordinates, instant: Date) => SolunarNow;
  /** Returns a name such as "Near Ely, Minnesota", or the coordinates if nothing is near. */
  placeName: (place: Coordinates, language: I18n) => Promise<string>;
  /**
   * Returns ISO 3166-1 alpha-2 codes, the likeliest first. Near a border it returns both countries, on the high seas
   * none.
   */
  countriesNear: (place: Coordinates) => Promise<string[]>;
  /** Returns an IANA name. */
  timeZoneAt: (place: Coordinates) => string;
}
