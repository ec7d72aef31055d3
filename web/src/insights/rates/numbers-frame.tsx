import type { ReactNode } from "react";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./numbers-frame.module.css";

interface NumbersFrameProps {
  caption: string;
  /** Below the table. */
  note: string;
  /** Beside the note: what shows more rows. */
  actions?: ReactNode;
  /** Head and bodies. */
  children: ReactNode;
}

/** What a chart is drawn from, as a table. */
export function NumbersFrame({ caption, note, actions, children }: NumbersFrameProps) {
  return (
    <div className={styles.root}>
      <table className={styles.table}>
        <caption className={utilities.visuallyHidden}>{caption}</caption>
        {children}
      </table>
      {actions}
      <p className={styles.note}>{note}</p>
    </div>
  );
}
