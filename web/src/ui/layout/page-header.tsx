import type { ReactNode } from "react";

import * as styles from "./page-header.module.css";

interface PageHeaderProps {
  actions?: ReactNode;
  /** On a phone, too, what follows the title stands beside it. */
  isInLine?: boolean;
  /** The title, and what is said with it. */
  children: ReactNode;
}

/** The title of a page, and what can be done there. */
export function PageHeader({ actions, isInLine = false, children }: PageHeaderProps) {
  return (
    <div className={styles.root} data-in-line={isInLine || undefined}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
