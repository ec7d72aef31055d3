import { i18n } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";

import { classNames } from "../../ui/styles/class-names.ts";
import {
  type Bar,
  barsOf,
  type ChartDay,
  describeDays,
  highestOf,
  labeled,
  nameChartDay,
  ticksOf,
  writeShort,
} from "./chart-days.ts";

import * as styles from "./day-chart.module.css";

/** Heights are in px, widths in shares of the whole, so that nothing is measured and nothing stretched. */
const CATCHES_HEIGHT = 148;
const SIGN_UPS_HEIGHT = 82;
const BARS_HEIGHT = CATCHES_HEIGHT + SIGN_UPS_HEIGHT;
const HEIGHT = BARS_HEIGHT + 34;
/** Its share of a column. */
const BAR_WIDTH = 0.62;
const LABEL_GAP = 6;
/** Half the width of a figure, in em, and the space that stays free at the frame. */
const HALF_CHARACTER_EM = 0.3;
const EDGE = 3;
/** Days under whose bars a row's name stands on a phone. */
const NAMED_DAYS = 8;

const ROWS = [
  { name: msg`Catches`, of: "catches", base: CATCHES_HEIGHT, height: CATCHES_HEIGHT },
  { name: msg`Sign-ups`, of: "signUps", base: BARS_HEIGHT, height: SIGN_UPS_HEIGHT },
] as const;

/** Without days, its frame: they are still loading. */
export function DayChart({ days }: { days: readonly ChartDay[] }) {
  if (days.length === 0) return <div className={styles.root} aria-hidden />;
  const at = (columns: number) => `${(columns / days.length) * 100}%`;
  return (
    <div className={styles.root}>
      {ROWS.map(({ name, of }) => (
        <span key={of} className={rowNameClass(days, of)} data-of={of} aria-hidden>
          {i18n._(name)}
        </span>
      ))}
      <svg width="100%" height={HEIGHT} role="img" aria-label={describeDays(days)}>
        {days.map((day, index) => (
          <rect
            key={day.date}
            className={classNames(styles.column, day.isWeekend && styles.weekend)}
            x={at(index)}
            width={at(1)}
            height={HEIGHT}
          >
            <title>{describeColumn(day)}</title>
          </rect>
        ))}
        {ROWS.map(({ of, base, height }) => (
          <Row key={of} counts={days.map((day) => day[of])} base={base} height={height} />
        ))}
        <Ticks days={days} />
      </svg>
    </div>
  );
}

interface RowProps {
  counts: readonly number[];
  /** In px from the top. */
  base: number;
  height: number;
}

function Row({ counts, base, height }: RowProps) {
  const at = (columns: number) => `${(columns / counts.length) * 100}%`;
  const bars = barsOf(counts, height);
  return (
    <>
      <line className={styles.line} x2="100%" y1={base - 0.5} y2={base - 0.5} />
      {bars.map(({ index, height: tall }) => (
        <rect
          key={index}
          className={styles.bar}
          x={at(index + (1 - BAR_WIDTH) / 2)}
          y={base - tall}
          width={at(BAR_WIDTH)}
          height={tall}
        />
      ))}
      {labeled(bars).map((bar) => (
        <Figure key={bar.index} bar={bar} base={base} counts={counts} />
      ))}
    </>
  );
}

interface FigureProps extends Pick<RowProps, "counts" | "base"> {
  bar: Bar;
}

function Figure({ bar: { index, height }, base, counts }: FigureProps) {
  const figure = writeShort(counts[index] ?? 0);
  return (
    <text
      className={styles.figure}
      y={base - height - LABEL_GAP}
      {...placeFigure(index, counts.length, figure)}
    >
      {figure}
    </text>
  );
}

/** Over the middle of its bar, but within the frame at any size of letters. */
function placeFigure(index: number, count: number, figure: string) {
  const left = `${((index + 0.5) / count) * 100}%`;
  const right = `${((count - index - 0.5) / count) * 100}%`;
  const half = `(${figure.length * HALF_CHARACTER_EM}em + ${EDGE}px)`;
  const transform = `translateX(clamp(${half} - ${left}, 0px, ${right} - ${half}))`;
  return { x: left, textAnchor: "middle", style: { transform } } as const;
}

function Ticks({ days }: { days: readonly ChartDay[] }) {
  return ticksOf(days).map(({ index, label, isMain }) => (
    <text
      key={index}
      className={classNames(styles.tick, !isMain && styles.minor)}
      y={BARS_HEIGHT + 22}
      {...placeTick(index, days.length)}
    >
      {label}
    </text>
  ));
}

function placeTick(index: number, count: number) {
  if (index === 0) return { x: 0, dx: 6, textAnchor: "start" } as const;
  if (index === count - 1) return { x: "100%", dx: -6, textAnchor: "end" } as const;
  return { x: `${((index + 0.5) / count) * 100}%`, textAnchor: "middle" } as const;
}

/** On a phone the name stands in the row, away from the figure of its highest bar. */
function rowNameClass(days: readonly ChartDay[], of: "catches" | "signUps"): string {
  const highest = highestOf(days.map((day) => day[of]));
  const isInTheWay = highest >= 0 && highest < NAMED_DAYS;
  return classNames(styles.name, isInTheWay && styles.middle);
}

function describeColumn({ date, catches, signUps }: ChartDay): string {
  const day = nameChartDay(date);
  return t`${day}: ${plural(catches, { one: "# catch", other: "# catches" })}, ${plural(signUps, { one: "# sign-up", other: "# sign-ups" })}`;
}
