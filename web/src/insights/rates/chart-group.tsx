import { t } from "@lingui/core/macro";
import { Ban, CircleCheck, CircleDashed } from "lucide-react";
import { type ReactNode, useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { Mark } from "../texts/verdict-texts.ts";

import * as styles from "./chart-group.module.css";

const MARKS = { found: CircleCheck, apart: Ban, open: CircleDashed } as const;

interface ChartGroupProps {
  title: string;
  /** The accessible name of the section, for a title that another section may have, too. */
  label?: string | undefined;
  /** Sentences, most important first; empty if nothing can be said, `null` while they are being calculated. */
  verdicts: readonly string[] | null;
  /** How certain the verdict is; absent without a verdict. */
  mark?: Mark;
  /** The table behind the chart. */
  numbers: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/** Shows the verdict on a question, its chart, and the numbers behind it. */
export function ChartGroup({
  title,
  label = title,
  verdicts,
  mark = null,
  numbers,
  children,
}: ChartGroupProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...others] = verdicts ?? [t`Working it out …`];
  // A finding is its own heading; its chart shows what it is about.
  const isFinding = (mark === "found" || mark === "apart") && first !== undefined;
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <h3>{isFinding ? first : title}</h3>
        {first !== undefined && (
          <Verdict first={isFinding ? null : first} others={others} mark={mark} isBusy={verdicts === null} />
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

interface VerdictProps {
  /** `null` if it is the heading. */
  first: string | null;
  others: readonly string[];
  mark: Mark;
  isBusy: boolean;
}

function Verdict({ first, others, mark, isBusy }: VerdictProps) {
  return (
    <p className={styles.verdict} aria-busy={isBusy}>
      {mark && <Icon of={MARKS[mark]} />}
      <span>
        {first !== null && <b>{first}</b>} {others.join(" ")}
      </span>
    </p>
  );
}
