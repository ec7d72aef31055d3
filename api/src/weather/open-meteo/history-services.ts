import { DAY_MS } from "@creel/domain/dates/units-of-time";

/** The forecast service keeps 93 days. A request also needs the day before, and a day may end meanwhile. */
const FORECAST_SPAN_MS = 90 * DAY_MS;
/** Earlier forecasts lack some models. */
const HISTORICAL_FROM = new Date("2021-01-01T00:00:00Z");

export const ARCHIVE_FROM = new Date("1940-01-01T00:00:00Z");

const VARIABLES = [
  "temperature_2m",
  "apparent_temperature",
  "relative_humidity_2m",
  "weather_code",
  "pressure_msl",
  "cloud_cover",
  "wind_speed_10m",
  "wind_direction_10m",
  "wind_gusts_10m",
  "is_day",
];

export interface Service {
  name: "forecast" | "historical" | "archive";
  path: string;
  variables: string;
}
/** Unlike the archive, this service knows the visibility. */
export const FORECAST: Service = {
  name: "forecast",
  path: "/v1/forecast",
  variables: [...VARIABLES, "visibility"].join(),
};
const HISTORICAL: Service = { ...FORECAST, name: "historical" };
export const ARCHIVE: Service = { name: "archive", path: "/v1/archive", variables: VARIABLES.join() };

export function servicesFor(hour: Date, now: Date): Service[] {
  if (now.getTime() - hour.getTime() <= FORECAST_SPAN_MS) return [FORECAST, HISTORICAL, ARCHIVE];
  return hour >= HISTORICAL_FROM ? [HISTORICAL, ARCHIVE] : [ARCHIVE];
}

export function dayInUtc(date: Date): string {
  return date.toISOString().slice(0, "yyyy-mm-dd".length);
}
