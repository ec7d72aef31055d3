import type { ReactNode } from "react";

import { Skeleton } from "../feedback/states.tsx";
import { type Amount, Figure } from "./figure.tsx";

import * as styles from "./number-band.module.css";

interface NumberBandProps {
  isBusy?: boolean;
  /** Between a map and what follows it has no rule of its own above. */
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
  /** `null` where it is not known, `undefined` while it is loading. */
  amount?: Amount | null | undefined;
  /** The text below the number. An empty string reserves the line for a later text. */
  note?: string | undefined;
  /** In the place of the amount. */
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
