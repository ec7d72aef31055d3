import type { UnitSystem } from "@creel/domain/accounts/user";
import type { Coordinates } from "@creel/domain/places/coordinates";
import type { AlertsAnswer } from "@creel/domain/weather/alert";
import type { Forecast } from "@creel/domain/weather/forecast";
import type { Marine } from "@creel/domain/weather/marine";
import type { Weather } from "@creel/domain/weather/weather";

export interface WeatherRequest {
  place: Coordinates;
  units: UnitSystem;
  /** @throws AppError too_many_requests */
  countQuestion: () => Promise<void>;
}

/**
 * The weather, wherever it comes from. Everything but the forecast throws AppError weather_unavailable when there is
 * nothing.
 */
export interface WeatherProvider {
  current(request: WeatherRequest): Promise<Weather>;
  /** The next days; without hours when nobody tells them, for sun and moon are known all the same. */
  forecast(request: WeatherRequest): Promise<Forecast>;
  /**
   * @param date an instant, or a day of the calendar.
   * @throws AppError invalid_input when it is in the future or before 1940
   */
  history(request: WeatherRequest, date: string): Promise<Weather>;
  marine(request: WeatherRequest): Promise<Marine>;
  alerts(request: WeatherRequest): Promise<AlertsAnswer>;
}
