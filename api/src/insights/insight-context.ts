import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Attribution } from "@creel/domain/weather/provenance";

import type { SessionContext } from "../accounts/sessions/sessions.ts";

export interface InsightContext {
  sessions: SessionContext;
}

/** Values that are computed from a place and an instant. */
export interface Sky {
  /** Negative before the nearest solar noon. */
  minutesFromSolarNoon: (place: Pick<Coordinates, "longitude">, instant: Date) => number;
  sunAltitude: (place: Coordinates, instant: Date) => number;
  moonAt: (instant: Date) => { elongation: number };
  solunarKind: (place: Coordinates, instant: Date) => "major" | "minor" | "none";
}

interface WeatherOfHour {
  pressure_change: number | null;
  wind_speed: number | null;
  wind_degrees: number | null;
  cloud_cover: number | null;
  air_temperature: number | null;
  weather_code: number | null;
}

export interface KnownMonth {
  attribution: Attribution;
  /** Returns the weather of a whole hour. */
  hourAt: (instant: Date) => WeatherOfHour | null;
}

export interface StoredMonths {
  /** `month` is yyyy-mm. The result has `null` for a month that is not stored. */
  storedMonths: (
    userId: string,
    months: readonly { place: Coordinates; month: string }[],
  ) => Promise<(KnownMonth | null)[]>;
}

export interface ComparedHoursContext extends InsightContext {
  /** `null` if the weather is turned off. */
  months: {
    /** `month` is yyyy-mm. */
    storedMonth: (
      asker: { userId: string; place: Coordinates },
      month: string,
    ) => Promise<KnownMonth | "waiting" | "unknown">;
  } | null;
  solunarKind: (place: Coordinates, instant: Date) => "major" | "minor" | "none";
}

export interface OutingContext extends InsightContext {
  sky: Sky;
  /** `null` if the weather is turned off. */
  months: StoredMonths | null;
}
