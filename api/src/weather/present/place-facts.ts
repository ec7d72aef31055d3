import type { MoonPhase } from "@creel/domain/moon/moon-phase";
import type { MoonDay, SolunarNow, SolunarPeriod, SunDay } from "@creel/domain/moon/sky-events";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { I18n } from "@lingui/core";

export interface PlaceFacts {
  moonAt: (instant: Date) => MoonPhase;
  /** Degrees above the horizon. */
  sunAltitude: (place: Coordinates, instant: Date) => number;
  /** Of a day of the calendar (yyyy-mm-dd), from midnight to midnight in the time zone. */
  skyDay: (place: Coordinates, day: string, timeZone: string) => { sun: SunDay; moon: MoonDay };
  /** Those that overlap the span, in the order in which they begin. */
  solunarPeriods: (place: Coordinates, span: { from: Date; to: Date }) => SolunarPeriod[];
  nextMoons: (instant: Date) => { newMoon: Date; fullMoon: Date };
  solunarNow: (place: Coordinates, instant: Date) => SolunarNow;
  /** "Near Ely, Minnesota", or the coordinates where nothing is near. */
  placeName: (place: Coordinates, language: I18n) => Promise<string>;
  /** ISO 3166-1 alpha-2, the likeliest first: near a border, both; on the high seas none. */
  countriesNear: (place: Coordinates) => Promise<string[]>;
  /** An IANA name. */
  timeZoneAt: (place: Coordinates) => string;
}
