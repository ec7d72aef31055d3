import { type ReactNode, useId } from "react";

import { classNames } from "../ui/styles/class-names.ts";

import * as utilities from "../ui/styles/utilities.module.css";
import * as styles from "./widget-frame.module.css";

/** The state of the weather request. */
export interface Asking {
  error: Error | null;
  isFetching: boolean;
  retry: () => void;
}

interface WidgetFrameProps {
  title: string;
  /** Whether the title is a place name, which has its own style. */
  isNamed?: boolean;
  /** Shown below the title in a small font. */
  note?: ReactNode;
  actions?: ReactNode;
  isOld?: boolean;
  children: ReactNode;
}

/** A panel with a title row. */
export function WidgetFrame({
  title,
  isNamed = false,
  note,
  actions,
  isOld = false,
  children,
}: WidgetFrameProps) {
  const id = useId();
  return (
    <section className={styles.root} data-old={isOld || undefined} aria-labelledby={id} aria-busy={isOld}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={classNames(styles.title, isNamed && utilities.place)} id={id}>
            {title}
          </h2>
          {note && <p className={utilities.hint}>{note}</p>}
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
      {children}
    </section>
  );
}
