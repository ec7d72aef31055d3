import type { SolunarNow } from "../moon/sky-events.ts";

/** Units: °F, mph, hPa at mean sea level, percent cloud cover, degrees of angle. `null` if unknown. */
export interface FishingHour {
  at: Date;
  /** The altitude of the sun's center, without refraction. */
  sunAltitude: number | null;
  cloudCover: number | null;
  pressure: number | null;
  /** Over three hours; positive when rising. */
  pressureChange: number | null;
  windSpeed: number | null;
  windGust: number | null;
  solunar: SolunarNow | null;
  moonElongation: number | null;
  waterTemperature: number | null;
  species: string | null;
  /** Compared with the same hour of the day before; negative when colder. */
  temperatureChange: number | null;
  feelsLike: number | null;
  weatherCode: number | null;
  /** A severe or extreme alert; `null` for hours in the past. */
  severeAlert: SevereAlert | null;
}

export interface SevereAlert {
  event: string;
  until: Date | null;
}
