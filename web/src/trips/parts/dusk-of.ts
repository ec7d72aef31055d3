import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import type { ForecastDay } from "@creel/domain/weather/forecast";

/** In milliseconds since 1970; `null` for what does not happen that day, or is not known. */
export interface Dusk {
  sunset: number | null;
  /** Civil twilight ends. */
  lastLight: number | null;
}

export const UNKNOWN_DUSK: Dusk = { sunset: null, lastLight: null };
/** Up to 60° of latitude the sun sets at most four minutes later from one day to the next. */
const MOST_DAYS = 3;

/** The sun sets some minutes apart within it. */
const NEAR_KM = 150;

interface PlacedForecast {
  place: Coordinates;
  forecast: { days: readonly ForecastDay[] };
}

/** Of the forecasts of places near by. */
export function daysNear(
  forecasts: readonly PlacedForecast[],
  place: { latitude: number | null; longitude: number | null },
): ForecastDay[] {
  return forecasts
    .filter((each) => (kilometersBetween(each.place, place) ?? Infinity) <= NEAR_KM)
    .flatMap(({ forecast }) => forecast.days);
}

/** Of the day of an instant, as a forecast of that day or of one near by says. */
export function duskOf(days: readonly ForecastDay[], at: number): Dusk {
  const far = ({ start }: ForecastDay) => Math.abs(Math.floor((at - Date.parse(start)) / DAY_MS));
  const [nearest] = days.toSorted((one, other) => far(one) - far(other));
  if (!nearest || far(nearest) > MOST_DAYS) return UNKNOWN_DUSK;
  const moved = Math.floor((at - Date.parse(nearest.start)) / DAY_MS) * DAY_MS;
  const instant = (text: string | null) => (text === null ? null : Date.parse(text) + moved);
  return { sunset: instant(nearest.sky.sunset), lastLight: instant(nearest.sky.lastLight) };
}
