import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Attribution } from "@creel/domain/weather/provenance";

import type { TakeCalls } from "../../jobs/work-off.ts";

/** The weather of one hour, in the API's units. */
export interface HourOfMonth {
  pressure_change: number | null;
  wind_speed: number | null;
  wind_degrees: number | null;
  cloud_cover: number | null;
  air_temperature: number | null;
  weather_code: number | null;
}

interface KnownMonth {
  attribution: Attribution;
  /** Returns the weather of a whole hour; `null` if it is not known. */
  hourAt: (instant: Date) => HourOfMonth | null;
}

interface MonthOfPlace {
  place: Coordinates;
  /** The month as yyyy-mm. */
  month: string;
}

export interface MonthsProvider {
  /**
   * Asks no service. A missing month is `waiting` until a job has asked for it. It is `unknown` if it is not settled or
   * all tries failed.
   * @param month yyyy-mm
   */
  storedMonth(
    asker: { userId: string; place: Coordinates },
    month: string,
  ): Promise<KnownMonth | "waiting" | "unknown">;
  /**
   * Returns several months with one query. Asks no service, now or later.
   * @returns `null` for a month that is not stored
   */
  storedMonths(userId: string, months: readonly MonthOfPlace[]): Promise<(KnownMonth | null)[]>;
  /**
   * Returns the air temperature of hours that no settled month has, in °F: of the last 41 days, today and tomorrow.
   * @throws AppError weather_unavailable
   */
  recentAir(asker: {
    userId: string;
    place: Coordinates;
    countQuestion: TakeCalls;
  }): Promise<{ airAt: (instant: Date) => number | null }>;
  /** @returns the number of wanted months that were answered */
  askWantedMonths(takeCalls: TakeCalls): Promise<number>;
}
