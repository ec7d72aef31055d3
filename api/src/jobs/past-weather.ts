import type { Coordinates } from "@creel/domain/places/coordinates";
import type { Gauge, LevelTrend } from "@creel/domain/waters/gauge";
import type { WaterKind } from "@creel/domain/waters/new-water";
import type { Tide } from "@creel/domain/weather/tide-at";
import type { Weather } from "@creel/domain/weather/weather";

/** A place and hour that a job looks up. */
interface PastHour {
  /** The angler whose cached answers are read first, and who gets this one. */
  userId: string;
  place: Coordinates;
  instant: Date;
  /** yyyy-mm in local time: one question for the whole month. `null` asks for the hour alone. */
  month: string | null;
}

/**
 * Calls `countQuestion` before each request to another service.
 * @throws AppError weather_unavailable, or invalid_input for an hour that no service has
 */
export type PastWeather = (
  asked: PastHour,
  countQuestion: (calls: number) => Promise<void>,
) => Promise<Weather>;

/**
 * Returns tide and water temperature in an hour, if the sea reaches a water of that kind; `null` if not known.
 * @throws AppError weather_unavailable
 */
export type PastCoast = (
  asked: { userId: string; place: Coordinates; hour: Date; kind: WaterKind | null },
  countQuestion: (calls: number) => Promise<void>,
) => Promise<{ tide: Tide | null; waterTemperature: number | null }>;

/** The level, trend and temperature of an hour, by a gauge. */
export interface GaugeHour {
  flowIndex: number | null;
  levelTrend: LevelTrend | null;
  /** In ft above the gauge's own zero. */
  level: number | null;
  /** When level or flow was measured. */
  levelAt: Date | null;
  /** In °F. */
  waterTemperature: { value: number; at: Date } | null;
}

/**
 * Returns what a water's gauge tells of hours, in their order; `null` if its service is not in use.
 * @throws AppError weather_unavailable
 */
export type PastGauge = (
  asked: { userId: string; gauge: Gauge; hours: readonly Date[] },
  countQuestion: (calls: number) => Promise<void>,
) => Promise<GaugeHour[] | null>;

/** Later tries ask for the hour alone, which more services have. */
const TRIES_BY_MONTH = 6;

/**
 * Returns the month to ask for; `null` to ask for the hour alone.
 * @param day yyyy-mm-dd in local time
 * @param tries the number of earlier tries
 */
export function monthToAsk(day: string, tries: number): string | null {
  return tries <= TRIES_BY_MONTH ? day.slice(0, "yyyy-mm".length) : null;
}
