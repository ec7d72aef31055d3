import { t } from "@lingui/core/macro";
import { type ReactNode, useId, useState } from "react";

import { Button } from "../../ui/controls/button.tsx";

import * as styles from "./chart-group.module.css";

interface ChartGroupProps {
  title: string;
  /** What can be said, the most important sentence first: none, or `null` while it is worked out. */
  verdicts: readonly string[] | null;
  /** The table behind the chart. */
  numbers: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/** What can be said of one question, the chart that it is said of, and the numbers behind. */
export function ChartGroup({ title, verdicts, numbers, children }: ChartGroupProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...others] = verdicts ?? [t`Working it out …`];
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {first !== undefined && (
          <p className={styles.verdict} aria-busy={verdicts === null}>
            <b>{first}</b> {others.join(" ")}
          </p>
        )}
        <Button
          look="quiet"
          className={styles.numbers}
          aria-expanded={isOpen}
          onPress={() => setIsOpen(!isOpen)}
        >
          {t`Numbers`}
        </Button>
      </div>
      <div className={styles.chart}>
        {children}
        {isOpen && numbers}
      </div>
    </section>
  );
}
