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
import type { GaugeProvider } from "./gauges/read-gauges.ts";

export interface WeatherRequest {
  /** The angler who asks. */
  userId: string;
  place: Coordinates;
  units: UnitSystem;
  language: I18n;
  /** @throws AppError too_many_requests */
  countQuestion: (calls: number) => Promise<void>;
}

/** Every method except `forecast` throws AppError weather_unavailable if there is no answer. */
export interface WeatherProvider extends MonthsProvider {
  current(request: WeatherRequest): Promise<Weather>;
  /** If no service answers, the forecast has no hours, only sun and moon. */
  forecast(request: WeatherRequest): Promise<Forecast>;
  /** Returns the fishing scores of the cached forecast without asking a service. `null` if none is cached. */
  ratedAhead(
    asker: Pick<WeatherRequest, "userId" | "place">,
  ): Promise<{ hours: PredictedHour[]; source: string } | null>;
  /**
   * @param date an instant, or a calendar day
   * @param month yyyy-mm in local time: one question covers the whole month once it is settled. `null` asks for the
   * hour alone
   * @throws AppError invalid_input if the date is in the future or before 1940
   */
  history(request: WeatherRequest, date: string, month: string | null): Promise<Weather>;
  marine(request: WeatherRequest): Promise<Marine>;
  /**
   * Returns tide and water temperature in a past hour, if the sea reaches a water of that kind; `null` if not known.
   */
  coast(
    request: Pick<WeatherRequest, "userId" | "place" | "countQuestion">,
    past: { hour: Date; kind: WaterKind | null },
  ): Promise<{ tide: Tide | null; waterTemperature: number | null }>;
  alerts(request: WeatherRequest): Promise<AlertsAnswer>;
  gauges: GaugeProvider;
}
