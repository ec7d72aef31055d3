import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Weather } from "@creel/domain/weather/weather";

/** What jobs look up, of one place and hour. */
interface PastHour {
  place: Coordinates;
  instant: Date;
  /** yyyy-mm on the clocks there: one question for all of it. `null`: for the hour alone */
  month: string | null;
}

/**
 * Calls `countQuestion` before each request to another service.
 * @throws AppError weather_unavailable, or invalid_input for an hour that no service knows
 */
export type PastWeather = (
  asked: PastHour,
  countQuestion: (calls: number) => Promise<void>,
) => Promise<Weather>;

/** Later tries ask for the hour alone, of which more services know. */
const TRIES_BY_MONTH = 6;

/**
 * The month to ask for.
 * @param day yyyy-mm-dd on the clocks there
 * @param tries how often it was tried
 */
export function monthToAsk(day: string, tries: number): string | null {
  return tries <= TRIES_BY_MONTH ? day.slice(0, "yyyy-mm".length) : null;
}
