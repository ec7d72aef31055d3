import type { SolunarNow } from "../moon/sky-events.ts";

/** What is not known is `null`. °F, mph, hPa at mean sea level, per cent of clouds, degrees of angles. */
export interface FishingHour {
  at: Date;
  /** The altitude of the sun's center, without refraction. */
  sunAltitude: number | null;
  cloudCover: number | null;
  pressure: number | null;
  /** Within three hours; positive when rising. */
  pressureChange: number | null;
  windSpeed: number | null;
  windGust: number | null;
  solunar: SolunarNow | null;
  moonElongation: number | null;
  waterTemperature: number | null;
  species: string | null;
  /** Against the same hour of the day before; negative when colder. */
  temperatureChange: number | null;
  feelsLike: number | null;
  weatherCode: number | null;
  /** Severe or extreme; `null` for an hour of the past. */
  severeAlert: SevereAlert | null;
}

export interface SevereAlert {
  event: string;
  until: Date | null;
}
