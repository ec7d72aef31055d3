import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import { type Interval, type IntervalAxis, IntervalLine } from "../../ui/interval-line.tsx";
import { NoFigure } from "../../ui/layout/figure.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./rate-rows.module.css";

interface IntervalRowProps {
  name: ReactNode;
  /** `null` if there is too little data. */
  interval: Interval | null;
  axis: IntervalAxis;
  /** The value that all rows are compared with. */
  reference: number;
  format: (value: number) => string;
  /** Returns the description for screen readers. */
  describe: (observed: string, low: string, high: string) => string;
  sample: string;
}

/** Shows a value with its likely range and the size of its sample. */
export function IntervalRow({ name, interval, axis, reference, sample, ...texts }: IntervalRowProps) {
  return (
    <li className={styles.row} data-few={interval === null || undefined}>
      <span className={styles.name}>{name}</span>
      <IntervalLine className={styles.line} interval={interval} axis={axis} reference={reference} />
      <span className={styles.value}>
        {interval ? <Value interval={interval} {...texts} /> : <NoFigure label={t`too few to say`} />}
      </span>
      <span className={styles.sample}>{sample}</span>
    </li>
  );
}

type ValueProps = Pick<IntervalRowProps, "format" | "describe"> & { interval: Interval };

function Value({ interval, format, describe }: ValueProps) {
  const [observed, low, high] = [format(interval.observed), format(interval.low), format(interval.high)];
  return (
    <>
      <span aria-hidden>
        <strong>{observed}</strong> <small>{`${low} – ${high}`}</small>
      </span>
      <span className={utilities.visuallyHidden}>{describe(observed, low, high)}</span>
    </>
  );
}

interface IntervalRowsProps {
  /** The verdict on the rows, for screen readers. */
  label: string;
  children: ReactNode;
}

export function IntervalRows({ label, children }: IntervalRowsProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {children}
    </ul>
  );
}
