import type { ReactNode } from "react";

import * as styles from "./print.module.css";

export interface SheetFact {
  name: string;
  /** `null` if unknown. */
  figure: ReactNode;
  unit?: string | undefined;
  /** Stands small beside the figure, as in "9 blank". */
  note?: string | undefined;
}

/** The main figures of a sheet, side by side between two rules; up to four in a row. */
export function SheetFacts({ facts }: { facts: readonly SheetFact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, figure, unit, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure ?? "–"}
            {unit && <small>{unit}</small>}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
