import type { UnitSystem } from "../accounts/user.ts";
import type { SolunarNow } from "../moon/sky-events.ts";

/** What is known of one hour at one place, now or in the past. What is not known is `null`. */
export interface FishingHour {
  at: Date;
  /** Degrees of the sun's center above the horizon, without refraction; negative below it. */
  sunAltitude: number | null;
  /** Per cent, 0 to 100. */
  cloudCover: number | null;
  /** hPa at mean sea level. */
  pressure: number | null;
  /** hPa within the last three hours, positive when rising. */
  pressureChange: number | null;
  /** mph. */
  windSpeed: number | null;
  /** mph. */
  windGust: number | null;
  solunar: SolunarNow | null;
  /** Degrees, as `MoonPhase` has it. */
  moonElongation: number | null;
  /** °F. */
  waterTemperature: number | null;
  /** The fish that is sought, for the water it prefers. */
  species: string | null;
  /** °F of air against the same hour of the day before, negative when colder. */
  temperatureChange: number | null;
  /** °F of air as it feels. No points; only whether to dress for it. */
  feelsLike: number | null;
  /** The WMO code of the weather, one of those that `conditionsOfCode` knows. */
  weatherCode: number | null;
  /** The alert in effect, if its severity is severe or extreme. None for an hour of the past. */
  severeAlert: SevereAlert | null;
}

export interface SevereAlert {
  /** "Severe Thunderstorm Warning" */
  event: string;
  until: Date | null;
}

/** Whoever reads the sentences: on which clock, and in which units. */
export interface Reader {
  /** An IANA name, as a rule the place's own. */
  timeZone: string;
  units: UnitSystem;
}
