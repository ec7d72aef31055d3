import type { DecidedBin } from "@creel/domain/insights/decisions/decided-bins";
import { t } from "@lingui/core/macro";
import { type CSSProperties, Fragment } from "react";

import { formatRate } from "../../dates/format-trip.ts";
import { formatDecimals } from "../../i18n/numbers.ts";
import { type IntervalAxis, placeOn } from "../../ui/interval-line.tsx";
import { ScrollBox } from "../../ui/layout/scroll-box.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import { formatBareShare, formatEffort, formatShare } from "./decision-texts.ts";
import { intervalOf } from "./rate-scale.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./column-chart.module.css";

export interface Column extends DecidedBin {
  /** Shown below the column. */
  label: string;
  /** The description for screen readers. */
  description: string;
  /** Whether the first line of the page names this column. */
  isNamed?: boolean;
}

interface ColumnChartProps {
  /** The heading above the chart, which also labels its scroll area. */
  title: string;
  columns: readonly Column[];
  axis: IntervalAxis;
  /** The angler's average in fish per hour, drawn as a dashed line. */
  own: number;
  /** The name of the last row, such as "Skunked". */
  none: string;
}

/** The most columns that leave room for a percent sign in each. */
const MAX_COLUMNS_WITH_SIGN = 9;
/** The most columns whose hours fit in the usual size. */
const MAX_COLUMNS_OF_A_YEAR = 12;
/** The height of the hours row, in px. */
const MOST_PX = 27;

/** Shows hours or months side by side, each column with its rate, its hours and the share without a fish. */
export function ColumnChart({ title, columns, axis, own, none }: ColumnChartProps) {
  const most = Math.max(...columns.map(({ hours }) => hours));
  const hasSigns = columns.length <= MAX_COLUMNS_WITH_SIGN;
  return (
    <ScrollBox label={title} className={styles.room}>
      <ul className={utilities.visuallyHidden}>
        {columns.map(({ bin, description }) => (
          <li key={bin}>{description}</li>
        ))}
      </ul>
      <div
        className={styles.root}
        data-many={columns.length > MAX_COLUMNS_OF_A_YEAR || undefined}
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        style={{ "--n": columns.length } as CSSProperties}
        aria-hidden
      >
        <Scale axis={axis} own={own} />
        {columns.map((column, index) => (
          <Fragment key={column.bin}>
            <Plot column={column} axis={axis} index={index} />
            <Cell row={styles.label} index={index}>
              {column.label}
            </Cell>
            <Cell row={styles.hours} index={index} bar={(MOST_PX * column.hours) / most}>
              {column.hours > 0 ? formatEffort(Math.round(column.hours)) : "–"}
            </Cell>
            <Cell row={styles.none} index={index}>
              {column.none ? (hasSigns ? formatShare : formatBareShare)(column.none.observed) : "–"}
            </Cell>
          </Fragment>
        ))}
        <span className={classNames(styles.name, styles.ofHours)}>{t`Hours`}</span>
        <span className={classNames(styles.name, styles.ofNone)}>{hasSigns ? none : t`${none}, %`}</span>
      </div>
    </ScrollBox>
  );
}

function Scale({ axis, own }: Pick<ColumnChartProps, "axis" | "own">) {
  const average = formatRate(own);
  const [tick] = axis.ticks;
  const isApart = tick !== undefined && Math.abs(tick - own) / axis.end > 0.09;
  return (
    <>
      <span className={classNames(styles.name, styles.ofRate)}>{t`Fish per hour, average ${average}`}</span>
      <span className={styles.scale}>
        <span>0</span>
        {own > 0 && <span style={{ insetBlockEnd: placeOn(axis, own) }}>{t`avg ${average}`}</span>}
        {isApart && (
          <span style={{ insetBlockEnd: placeOn(axis, tick) }}>
            {formatDecimals(tick, { min: 1, max: 2, isGrouped: true })}
          </span>
        )}
      </span>
      <span className={styles.lines}>
        {tick !== undefined && (
          <span className={styles.tick} style={{ insetBlockEnd: placeOn(axis, tick) }} />
        )}
        {own > 0 && <span className={styles.own} style={{ insetBlockEnd: placeOn(axis, own) }} />}
      </span>
    </>
  );
}

interface PlotProps extends Pick<ColumnChartProps, "axis"> {
  column: Column;
  index: number;
}

function Plot({ column, axis, index }: PlotProps) {
  const interval = intervalOf(column);
  return (
    <Cell
      row={classNames(styles.plot, column.isNamed && styles.named, !interval && styles.few)}
      index={index}
    >
      {interval ? (
        <>
          <span
            className={styles.likely}
            style={{
              insetBlockEnd: placeOn(axis, interval.low),
              blockSize: `calc(${placeOn(axis, interval.high)} - ${placeOn(axis, interval.low)})`,
            }}
          />
          <span className={styles.had} style={{ insetBlockEnd: placeOn(axis, interval.observed) }} />
        </>
      ) : (
        "–"
      )}
    </Cell>
  );
}

interface CellProps {
  row: string | undefined;
  index: number;
  /** The height in px of a bar behind the figure. */
  bar?: number;
  children: React.ReactNode;
}

function Cell({ row, index, bar, children }: CellProps) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const style = {
    "--c": index + 1,
    ...(bar !== undefined && { "--h": `${bar.toFixed(0)}px` }),
  } as CSSProperties;
  return (
    <span className={classNames(styles.cell, row)} style={style}>
      {children}
    </span>
  );
}
