import { locale } from "../../i18n/locale.ts";
import { highestOf } from "./chart-days.ts";

/** px above the bars, for the row's name and the figures. */
const BAND = 26;
/** px, so that even the smallest count can be seen. */
const LEAST = 2;
/** px */
const LINE = 18;
/** Columns that two figures beside each other need. */
const APART = 4;

export interface Bar {
  index: number;
  /** In px. */
  height: number;
}

/** The highest bar fills the row except for the band. */
export function barsOf(counts: readonly number[], rowHeight: number): Bar[] {
  const most = Math.max(0, ...counts);
  return counts.map((count, index) => ({
    index,
    height: count === 0 ? 0 : Math.max(LEAST, Math.round((count / most) * (rowHeight - BAND))),
  }));
}

/** The highest bar has its figure, and today's unless the two would overlap. */
export function labeled(bars: readonly Bar[]): Bar[] {
  const today = bars.at(-1);
  const highest = bars[highestOf(bars.map(({ height }) => height))];
  if (!today) return [];
  if (!highest || highest === today) return [today];
  const isInTheWay = today.index - highest.index < APART && highest.height - today.height < LINE;
  return isInTheWay ? [highest] : [highest, today];
}

const EXACT_BELOW = 10_000;
const COMPACT = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
const EXACT = new Intl.NumberFormat();

/** As in "29", "9,999", "12.3K". */
export function writeShort(count: number): string {
  return (count < EXACT_BELOW ? EXACT : COMPACT).format(count);
}
