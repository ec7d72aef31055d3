import { DAY_MS } from "@creel/domain/dates/units-of-time";
import type { Coordinates } from "@creel/domain/places/coordinates";
import { kilometersBetween } from "@creel/domain/places/distance";
import type { ForecastDay } from "@creel/domain/weather/forecast";

/** Times in milliseconds since 1970; `null` if the event does not happen that day or is unknown. */
export interface Dusk {
  sunset: number | null;
  /** The end of civil twilight. */
  lastLight: number | null;
}

export const UNKNOWN_DUSK: Dusk = { sunset: null, lastLight: null };
/**
 * The most days between an instant and the forecast used for it. Up to 60° of latitude, sunset shifts by at most four
 * minutes a day.
 */
const MOST_DAYS = 3;

/** Within this distance, sunset differs by only a few minutes. */
const NEAR_KM = 150;

interface PlacedForecast {
  place: Coordinates;
  forecast: { days: readonly ForecastDay[] };
}

/** Returns the forecast days of all places within `NEAR_KM`. */
export function daysNear(
  forecasts: readonly PlacedForecast[],
  place: { latitude: number | null; longitude: number | null },
): ForecastDay[] {
  return forecasts
    .filter((each) => (kilometersBetween(each.place, place) ?? Infinity) <= NEAR_KM)
    .flatMap(({ forecast }) => forecast.days);
}

/** Returns dusk on the day of an instant, from the forecast of that day or of one at most `MOST_DAYS` away. */
export function duskOf(days: readonly ForecastDay[], at: number): Dusk {
  const far = ({ start }: ForecastDay) => Math.abs(Math.floor((at - Date.parse(start)) / DAY_MS));
  const [nearest] = days.toSorted((one, other) => far(one) - far(other));
  if (!nearest || far(nearest) > MOST_DAYS) return UNKNOWN_DUSK;
  const moved = Math.floor((at - Date.parse(nearest.start)) / DAY_MS) * DAY_MS;
  const instant = (text: string | null) => (text === null ? null : Date.parse(text) + moved);
  return { sunset: instant(nearest.sky.sunset), lastLight: instant(nearest.sky.lastLight) };
}
