import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import type { Forecast, ForecastDay, ForecastHour } from "@creel/domain/weather/forecast";
import type { Weather } from "@creel/domain/weather/weather";

/** A day with its hours; without hours if no service provided them. */
export interface DayAhead extends ForecastDay {
  hours: ForecastHour[];
  /** The hour with the highest score, the earliest if several share it; `null` without hours. */
  best: ForecastHour | null;
}

type CurrentHour = Pick<
  Weather["current"],
  "timestamp" | "temperature" | "feelsLike" | "conditions" | "isDay" | "wind" | "pressure"
>;
interface WeatherNow {
  current: CurrentHour;
  fishing: Pick<Weather["fishing"], "score" | "rating">;
}

/**
 * Overrides the current hour with `now`, which is more accurate, so that the page shows the same values in both places.
 */
export function daysAhead(
  { days, hours }: Pick<Forecast, "days" | "hours">,
  now: WeatherNow | undefined,
): DayAhead[] {
  const known = now
    ? hours.map((hour) => (isCurrentHour(hour, now) ? withCurrentWeather(hour, now) : hour))
    : hours;
  return days.map((day) => {
    const [from, to] = [Date.parse(day.start), Date.parse(day.end)];
    const own = known.filter(({ at }) => Date.parse(at) >= from && Date.parse(at) < to);
    return { ...day, hours: own, best: bestOf(own) };
  });
}

function bestOf(hours: readonly ForecastHour[]): ForecastHour | null {
  let best: ForecastHour | null = null;
  for (const hour of hours) if (!best || hour.score > best.score) best = hour;
  return best;
}

function isCurrentHour({ at }: ForecastHour, { current }: WeatherNow): boolean {
  const since = Date.parse(current.timestamp) - Date.parse(at);
  return since >= 0 && since < HOUR_MS;
}

function withCurrentWeather(hour: ForecastHour, { current, fishing }: WeatherNow): ForecastHour {
  return {
    ...hour,
    temperature: current.temperature,
    feelsLike: current.feelsLike,
    conditions: current.conditions,
    isDay: current.isDay ?? hour.isDay,
    wind: current.wind,
    pressure: current.pressure ?? hour.pressure,
    score: fishing.score,
    rating: fishing.rating,
  };
}

/**
 * Returns the position of an instant among the hour columns, from 0 to 1. Instants outside of the hours are clamped.
 */
export function positionAmong(hours: readonly { at: string }[], instant: string): number {
  const time = Date.parse(instant);
  const index = hours.findLastIndex(({ at }) => Date.parse(at) <= time);
  const hour = hours[index];
  if (!hour) return 0;
  const share = Math.min(1, (time - Date.parse(hour.at)) / HOUR_MS);
  return (index + share) / hours.length;
}

/** Whether a time range overlaps the hour. */
export function overlapsHour(
  { at }: { at: string },
  { start, end }: { start: string; end: string },
): boolean {
  const from = Date.parse(at);
  return Date.parse(start) < from + HOUR_MS && Date.parse(end) > from;
}

/** Whether an instant lies within the hour. */
export function isWithinHour({ at }: { at: string }, instant: string | null): boolean {
  const since = instant === null ? -1 : Date.parse(instant) - Date.parse(at);
  return since >= 0 && since < HOUR_MS;
}
