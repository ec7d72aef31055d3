import type { Attribution } from "@creel/domain/weather/provenance";
import { type ReactNode, useId } from "react";

import { type Amount, Figure } from "../../ui/layout/figure.tsx";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./conditions.module.css";

interface ConditionSectionProps {
  title: string;
  /** The heading level of the title: 3 within a section of the weather page. */
  level?: 2 | 3;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** The present value and its words. */
  present?: ReactNode;
  /** The chart and its sources. */
  children?: ReactNode;
}

/** A condition of a water: its present value on the left, its chart on the right. */
export function ConditionSection({ title, level = 2, actions, present, children }: ConditionSectionProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div>
        <div className={styles.head}>
          <Title id={id}>{title}</Title>
          {actions}
        </div>
        {present}
      </div>
      {children && <div className={styles.chart}>{children}</div>}
    </section>
  );
}

interface PresentProps {
  /** `null` if it is not known. */
  amount: Amount | null;
  /** As in "high, rising". */
  words?: ReactNode;
  children?: ReactNode;
}

export function Present({ amount, words, children }: PresentProps) {
  return (
    <div className={styles.present}>
      <Figure amounts={amount ? [amount] : []} size="large" />
      {words && <p className={styles.words}>{words}</p>}
      {children}
    </div>
  );
}

export function Hint({ children }: { children: ReactNode }) {
  return <p className={styles.hint}>{children}</p>;
}

/** The line below a chart: where its data is from. */
export function SourceLine({ children }: { children: ReactNode }) {
  return <p className={styles.sources}>{children}</p>;
}

/** Credits a source with its links, as its license requires. */
export function Source({ of: { text, url, license } }: { of: Attribution }) {
  return (
    <span>
      <a href={url} rel="noreferrer">
        {text}
      </a>
      {license && (
        <>
          {", "}
          <a href={license.url} rel="noreferrer">
            {license.name}
          </a>
        </>
      )}
    </span>
  );
}

/** Italic, as on a chart. */
export function PlaceName({ children }: { children: ReactNode }) {
  return <span className={utilities.place}>{children}</span>;
}
