import type { Coordinates } from "@creel/domain/places/coordinates";
import type { WaterKind } from "@creel/domain/waters/new-water";
import type { Tide } from "@creel/domain/weather/tide-at";
import type { Weather } from "@creel/domain/weather/weather";

/** What jobs look up, of one place and hour. */
interface PastHour {
  /** Whose answers are looked at first, and get this one. */
  userId: string;
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

/**
 * What the sea was like in an hour, where it reaches a water of that kind; `null` where it is not known.
 * @throws AppError weather_unavailable
 */
export type PastCoast = (
  asked: { userId: string; place: Coordinates; hour: Date; kind: WaterKind | null },
  countQuestion: (calls: number) => Promise<void>,
) => Promise<{ tide: Tide | null; waterTemperature: number | null }>;

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
