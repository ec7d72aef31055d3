import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Attribution } from "@creel/domain/weather/provenance";

import type { TakeCalls } from "../../jobs/work-off.ts";

/** In the API's units. */
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
  /** Of a whole hour; `null` where it is not known. */
  hourAt: (instant: Date) => HourOfMonth | null;
}

interface MonthOfPlace {
  place: Coordinates;
  /** yyyy-mm */
  month: string;
}

export interface MonthsProvider {
  /**
   * Asks no service. What is not there is asked for by a job, and `waiting` until then; `unknown` is what is not settled
   * or was tried in vain.
   * @param month yyyy-mm
   */
  storedMonth(
    asker: { userId: string; place: Coordinates },
    month: string,
  ): Promise<KnownMonth | "waiting" | "unknown">;
  /**
   * Several months at once, in one query. Asks no service, now or later.
   * @returns `null` for a month that is not there
   */
  storedMonths(userId: string, months: readonly MonthOfPlace[]): Promise<(KnownMonth | null)[]>;
  /** @returns how many of the months that are waited for came. */
  askWantedMonths(takeCalls: TakeCalls): Promise<number>;
}
