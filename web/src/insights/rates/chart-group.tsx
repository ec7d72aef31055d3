import { t } from "@lingui/core/macro";
import { Ban, CircleCheck, CircleDashed } from "lucide-react";
import { type ReactNode, useState } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import type { Mark } from "../words/verdict-words.ts";

import * as styles from "./chart-group.module.css";

const MARKS = { found: CircleCheck, apart: Ban, open: CircleDashed } as const;

interface ChartGroupProps {
  title: string;
  /** Its name as a part of the page, where the title alone may be that of another part. */
  label?: string | undefined;
  /** What can be said, the most important sentence first: none, or `null` while it is worked out. */
  verdicts: readonly string[] | null;
  /** How sure that is: absent without one. */
  mark?: Mark;
  /** The table behind the chart. */
  numbers: ReactNode;
  /** The chart. */
  children: ReactNode;
}

/** What can be said of one question, the chart that it is said of, and the numbers behind. */
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
  /** `null` where it is the title. */
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
