import type { ReactNode } from "react";

import { type Interval, type IntervalAxis, IntervalLine, placeOn } from "../../ui/interval-line.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./interval-list.module.css";

export interface IntervalListRow {
  key: string;
  name: string;
  /** Whether the name is a water, which has its own text style. */
  isPlace?: boolean;
  interval: Interval;
  /** One figure per head. The first is the value that the ring marks. */
  figures: readonly ReactNode[];
  /** The description for screen readers, which follows the name. */
  description: string;
}

interface IntervalListProps {
  heads: readonly string[];
  rows: readonly IntervalListRow[];
  axis: IntervalAxis;
  /** The value that all rows are compared with. Drawn as a dashed line with a label. */
  reference: number;
  label: string;
  formatTick: (tick: number) => string;
  /** The last line: the rows that are left out, with their hours or fish. */
  rest?: { text: string; figure: string } | null;
}

/** Lists names with their likely ranges and the figures that these are based on. */
export function IntervalList({ heads, rows, axis, reference, rest, ...scale }: IntervalListProps) {
  return (
    <div className={styles.root} data-figures={heads.length}>
      <div className={styles.heads} aria-hidden>
        {heads.map((head) => (
          <span key={head}>{head}</span>
        ))}
      </div>
      <ul className={styles.rows}>
        {rows.map(({ key, name, isPlace, interval, figures, description }) => (
          <li key={key}>
            <bdi className={classNames(styles.name, isPlace && utilities.place)}>{name}</bdi>
            <span className={utilities.visuallyHidden}>: {description}</span>
            <IntervalLine className={styles.line} interval={interval} axis={axis} reference={reference} />
            {figures.map((figure, index) => (
              <span key={heads[index]} className={styles.figure} aria-hidden>
                {figure}
              </span>
            ))}
          </li>
        ))}
        {rest && (
          <li className={styles.rest}>
            <bdi>{rest.text}</bdi>
            <span>{rest.figure}</span>
          </li>
        )}
      </ul>
      {rows.length > 0 && <Scale axis={axis} reference={reference} {...scale} />}
    </div>
  );
}

type ScaleProps = Pick<IntervalListProps, "axis" | "reference" | "label" | "formatTick">;

function Scale({ axis, reference, label, formatTick }: ScaleProps) {
  const [tick] = axis.ticks;
  const isApart = tick !== undefined && Math.abs(tick - reference) / axis.end > 0.25;
  return (
    <div className={styles.scale} aria-hidden>
      <div>
        <span>{reference / axis.end > 0.25 && formatTick(0)}</span>
        {reference > 0 && (
          <span
            data-reference
            style={{ insetInlineStart: `clamp(3rem, ${placeOn(axis, reference)}, 100% - 3rem)` }}
          >
            {label}
          </span>
        )}
        {isApart && <span style={{ insetInlineStart: placeOn(axis, tick) }}>{formatTick(tick)}</span>}
      </div>
    </div>
  );
}
