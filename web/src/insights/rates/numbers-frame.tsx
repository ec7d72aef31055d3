import type { ReactNode } from "react";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./numbers-frame.module.css";

interface NumbersFrameProps {
  caption: string;
  /** Shown below the table. */
  note: string;
  /** Buttons beside the note, such as one that shows more rows. */
  actions?: ReactNode;
  /** The head and bodies of the table. */
  children: ReactNode;
}

/** Shows the numbers behind a chart as a table. */
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
