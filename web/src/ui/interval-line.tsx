import { t } from "@lingui/core/macro";

import { classNames } from "./styles/class-names.ts";

import * as styles from "./interval-line.module.css";

export interface Interval {
  /** The observed value, drawn as a ring. */
  had: number;
  /** The ends of what is likely, as a line. */
  low: number;
  high: number;
}

/** The same for all lines of a chart; what lies beyond its ends is drawn at them. */
export interface IntervalAxis {
  ticks: readonly number[];
  /** In steps of as many times, from here on; else in even ones, from 0. */
  start?: number;
  end: number;
}

interface IntervalLineProps {
  /** `null` where it is too little to say. */
  interval: Interval | null;
  axis: IntervalAxis;
  /** The value that all are compared with, drawn as a dashed line; 0 for none. */
  reference: number;
  className?: string | undefined;
}

/** A value with its doubt. It is drawn for the eye: who uses it says the same in words. */
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
          <span className={styles.had} style={{ insetInlineStart: placeOn(axis, interval.had) }} />
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
