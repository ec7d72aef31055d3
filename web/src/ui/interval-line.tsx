import { t } from "@lingui/core/macro";

import { classNames } from "./styles/class-names.ts";

import * as styles from "./interval-line.module.css";

export interface Interval {
  /** The observed value, drawn as a ring. */
  observed: number;
  /** The ends of the likely range, drawn as a line. */
  low: number;
  high: number;
}

/** Shared by all lines of a chart. Values beyond its ends are drawn at the ends. */
export interface IntervalAxis {
  ticks: readonly number[];
  /** The first value of a logarithmic axis. Without it, the axis is linear and starts at 0. */
  start?: number;
  end: number;
}

interface IntervalLineProps {
  /** `null` if there is too little data. */
  interval: Interval | null;
  axis: IntervalAxis;
  /** The value that all are compared with, drawn as a dashed line; 0 for none. */
  reference: number;
  className?: string | undefined;
}

/** A value with its uncertainty. It is visual only; the caller describes it in text. */
export function IntervalLine({ interval, axis, reference, className }: IntervalLineProps) {
  return (
    <div className={classNames(styles.root, className)} aria-hidden={interval !== null}>
      {axis.ticks.map((tick) => (
        <span key={tick} className={styles.tick} style={{ insetInlineStart: placeOn(axis, tick) }} />
      ))}
      {reference > 0 && (
        <span className={styles.reference} style={{ insetInlineStart: placeOn(axis, reference) }} />
      )}
      {interval ? (
        <>
          <span
            className={styles.likely}
            style={{
              insetInlineStart: placeOn(axis, interval.low),
              inlineSize: percent(shareOf(axis, interval.high) - shareOf(axis, interval.low)),
            }}
          />
          <span className={styles.had} style={{ insetInlineStart: placeOn(axis, interval.observed) }} />
        </>
      ) : (
        <span className={styles.few}>{t`Too few to say`}</span>
      )}
    </div>
  );
}

export function placeOn(axis: IntervalAxis, value: number): string {
  return percent(shareOf(axis, value));
}

/** Returns the value's position along the axis, from 0 to 1. */
function shareOf({ start, end }: IntervalAxis, value: number): number {
  const share = start === undefined ? value / end : Math.log(value / start) / Math.log(end / start);
  return Math.min(1, Math.max(0, share));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)}%`;
}
