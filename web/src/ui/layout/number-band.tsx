import type { ReactNode } from "react";

import { Skeleton } from "../feedback/states.tsx";
import { type Amount, Figure } from "./figure.tsx";

import * as styles from "./number-band.module.css";

interface NumberBandProps {
  isBusy?: boolean;
  /** True for a band below a map, which has no rule above it. */
  isBelowMap?: boolean;
  children: ReactNode;
}

/** The numbers of a page, side by side between two rules. */
export function NumberBand({ isBusy = false, isBelowMap = false, children }: NumberBandProps) {
  return (
    <div className={styles.root}>
      <dl className={styles.band} aria-busy={isBusy} data-below-map={isBelowMap || undefined}>
        {children}
      </dl>
    </div>
  );
}

interface BandNumberProps {
  name: string;
  /** `null` if unknown, `undefined` while loading. */
  amount?: Amount | null | undefined;
  /** The text below the number. An empty string reserves the line for a later text. */
  note?: string | undefined;
  /** Shown instead of the amount. */
  children?: ReactNode;
}

export function BandNumber({ name, amount, note, children }: BandNumberProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.figure}>{children ?? <KnownAmount amount={amount} />}</span>
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}

function KnownAmount({ amount }: Pick<BandNumberProps, "amount">) {
  if (amount === undefined) return <Skeleton width="4ch" height={36} />;
  return <Figure amounts={amount ? [amount] : []} size="large" />;
}
