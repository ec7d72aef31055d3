import type { UnitSystem } from "@creel/domain/accounts/user";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { PredictedHour } from "@creel/domain/trips/prediction";
import type { WaterKind } from "@creel/domain/waters/new-water";
import type { AlertsAnswer } from "@creel/domain/weather/alert";
import type { Forecast } from "@creel/domain/weather/forecast";
import type { Marine } from "@creel/domain/weather/marine";
import type { Tide } from "@creel/domain/weather/tide-at";
import type { Weather } from "@creel/domain/weather/weather";
import type { I18n } from "@lingui/core";

import type { MonthsProvider } from "./cache/months-provider.ts";

export interface WeatherRequest {
  /** The angler who asks. */
  userId: string;
  place: Coordinates;
  units: UnitSystem;
  language: I18n;
  /** @throws AppError too_many_requests */
  countQuestion: (calls: number) => Promise<void>;
}

/** All but the forecast throw AppError weather_unavailable when there is no answer. */
export interface WeatherProvider extends MonthsProvider {
  current(request: WeatherRequest): Promise<Weather>;
  /** When no service answers, the forecast has no hours, only sun and moon. */
  forecast(request: WeatherRequest): Promise<Forecast>;
  /** What the forecast that is cached says of the fishing; asks no service. `null` when none is. */
  ratedAhead(
    asker: Pick<WeatherRequest, "userId" | "place">,
  ): Promise<{ hours: PredictedHour[]; source: string } | null>;
  /**
   * @param date an instant, or a day of the calendar.
   * @param month yyyy-mm, of the clocks there: one question for all of it, once it is settled. `null`: for the hour
   * @throws AppError invalid_input when it is in the future or before 1940
   */
  history(request: WeatherRequest, date: string, month: string | null): Promise<Weather>;
  marine(request: WeatherRequest): Promise<Marine>;
  /** What the sea was like in a past hour, where it reaches a water of that kind; `null` where it is not known. */
  coast(
    request: Pick<WeatherRequest, "userId" | "place" | "countQuestion">,
    past: { hour: Date; kind: WaterKind | null },
  ): Promise<{ tide: Tide | null; waterTemperature: number | null }>;
  alerts(request: WeatherRequest): Promise<AlertsAnswer>;
}
