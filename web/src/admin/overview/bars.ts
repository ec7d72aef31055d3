import { highestOf } from "./chart-days.ts";

/** Above the bars, for the row's name and the figures. */
const BAND = 26;
/** However few they are beside the others, something is seen of them. */
const LEAST = 2;
/** A figure's height. */
const LINE = 18;
/** Columns that two figures beside each other need. */
const APART = 4;

export interface Bar {
  index: number;
  /** px above the row's base line. */
  height: number;
}

/** The heights of a row of bars, the highest of which fills the row but for the band above. */
export function barsOf(counts: readonly number[], rowHeight: number): Bar[] {
  const most = Math.max(0, ...counts);
  return counts.map((count, index) => ({
    index,
    height: count === 0 ? 0 : Math.max(LEAST, Math.round((count / most) * (rowHeight - BAND))),
  }));
}

/** Which bars have their figure: the highest, and today's unless it would stand in the other's way. */
export function labeled(bars: readonly Bar[]): Bar[] {
  const today = bars.at(-1);
  const highest = bars[highestOf(bars.map(({ height }) => height))];
  if (!today) return [];
  if (!highest || highest === today) return [today];
  const isInTheWay = today.index - highest.index < APART && highest.height - today.height < LINE;
  return isInTheWay ? [highest] : [highest, today];
}

const EXACT_BELOW = 10_000;
const COMPACT = new Intl.NumberFormat(undefined, { notation: "compact", maximumFractionDigits: 1 });
const EXACT = new Intl.NumberFormat();

/** "29", "9,999", "12.3K": what there is room for above a bar. */
export function writeShort(count: number): string {
  return (count < EXACT_BELOW ? EXACT : COMPACT).format(count);
}
