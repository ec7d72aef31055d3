import type { IntervalAxis } from "../../ui/interval-line.tsx";
import type { ChartRow } from "../texts/name-bins.ts";

const STEPS = [0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100];
/** More ticks would run together on a phone. */
const MOST_TICKS = 4;
/** The space beyond the longest line, as a share of that line. */
const MARGIN = 0.04;

/** Returns an axis in fish per hour that all factors share, so that their lines can be compared. */
export function axisOf(
  rows: readonly Pick<ChartRow, "rate" | "fish" | "hours">[],
  own: number,
): IntervalAxis {
  const ends = rows.map(({ rate, fish, hours }) => (rate ? Math.max(rate.likely.high, fish / hours) : 0));
  return axisOfValues([own, ...ends]);
}

/** Returns an axis from 0 to slightly beyond the largest value. */
export function axisOfValues(values: readonly number[]): IntervalAxis {
  const end = Math.max(...values) * (1 + MARGIN) || 1;
  const step = STEPS.find((each) => end / each <= MOST_TICKS) ?? end;
  const ticks = Array.from({ length: Math.floor(end / step) }, (_, index) => (index + 1) * step);
  return { ticks, end };
}
