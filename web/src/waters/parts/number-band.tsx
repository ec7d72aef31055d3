import type { ReactNode } from "react";

import { type Amount, Figure } from "../../ui/layout/figure.tsx";

import * as styles from "./number-band.module.css";

interface NumberBandProps {
  /** Between a map and what follows it has no rule of its own above. */
  isBelowMap?: boolean;
  children: ReactNode;
}

/** Numbers of a page, side by side. */
export function NumberBand({ isBelowMap = false, children }: NumberBandProps) {
  return (
    <dl className={styles.root} data-below-map={isBelowMap || undefined}>
      {children}
    </dl>
  );
}

interface NumberProps {
  name: string;
  /** None where it is not known. */
  amount: Amount | null;
  note?: string | undefined;
}

export function NumberOf({ name, amount, note }: NumberProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Figure amounts={amount ? [amount] : []} size="large" />
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
