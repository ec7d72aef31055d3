import type { ForecastHour } from "@creel/domain/weather/forecast";
import { t } from "@lingui/core/macro";

export interface PressurePoint {
  /** The index of the hour. */
  index: number;
  at: string;
  /** In inHg. */
  pressure: number;
}

interface Mark extends PressurePoint {
  /** The side with room for the figure. */
  side: "above" | "below";
}

/** The least number of columns between two figures, so that they do not touch. */
const APART = 3;

/** Returns the hours whose pressure is known. */
export function pressurePoints(hours: readonly ForecastHour[]): PressurePoint[] {
  return hours.flatMap(({ at, pressure }, index) => (pressure === null ? [] : { index, at, pressure }));
}

/** Returns the points to label: the highest, the lowest, then the first and last where they have room. */
export function lineMarks(points: readonly PressurePoint[]): Mark[] {
  const ends = extremes(points);
  if (!ends) return [];
  const { highest, lowest } = ends;
  const marks: Mark[] = [{ ...highest, side: "above" }];
  const candidates = [lowest, points[0], points.at(-1)];
  for (const point of candidates) {
    if (!point || marks.some(({ index }) => Math.abs(index - point.index) < APART)) continue;
    const isHigh = point.pressure > (highest.pressure + lowest.pressure) / 2;
    marks.push({ ...point, side: isHigh ? "above" : "below" });
  }
  return marks;
}

interface PressureFormatters {
  measure: (pressure: number) => string;
  hour: (instant: string) => string;
}

/** Describes the line in a sentence. */
export function describePressure(
  points: readonly PressurePoint[],
  { measure, hour }: PressureFormatters,
): string {
  const ends = extremes(points);
  const [first, last] = [points[0], points.at(-1)];
  if (!ends || !first || !last) return t`The pressure is not known.`;
  const { highest, lowest } = ends;
  const start = measure(first.pressure);
  if (measure(highest.pressure) === measure(lowest.pressure)) return t`The pressure stays at ${start}.`;
  return describeCourse({ first, last, highest, lowest }, { measure, hour });
}

type Course = Record<"first" | "last" | "highest" | "lowest", PressurePoint>;

function describeCourse(
  { first, last, highest, lowest }: Course,
  { measure, hour }: PressureFormatters,
): string {
  const [start, startHour] = [measure(first.pressure), hour(first.at)];
  const [end, endHour] = [measure(last.pressure), hour(last.at)];
  const [most, mostHour] = [measure(highest.pressure), hour(highest.at)];
  const [least, leastHour] = [measure(lowest.pressure), hour(lowest.at)];
  const isHighBetween = highest !== first && highest !== last;
  const isLowBetween = lowest !== first && lowest !== last;
  if (isHighBetween && isLowBetween) {
    return t`The pressure goes from ${start} at ${startHour} to ${end} at ${endHour}, highest ${most} at ${mostHour}, lowest ${least} at ${leastHour}.`;
  }
  if (isHighBetween) {
    return t`The pressure goes from ${start} at ${startHour} to ${end} at ${endHour}, highest ${most} at ${mostHour}.`;
  }
  if (isLowBetween) {
    return t`The pressure goes from ${start} at ${startHour} to ${end} at ${endHour}, lowest ${least} at ${leastHour}.`;
  }
  return t`The pressure goes from ${start} at ${startHour} to ${end} at ${endHour}.`;
}

function extremes(points: readonly PressurePoint[]) {
  let [highest, lowest] = [points[0], points[0]];
  for (const point of points) {
    if (highest && point.pressure > highest.pressure) highest = point;
    if (lowest && point.pressure < lowest.pressure) lowest = point;
  }
  return highest && lowest ? { highest, lowest } : null;
}
