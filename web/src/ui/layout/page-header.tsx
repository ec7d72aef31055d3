import type { ReactNode } from "react";

import * as styles from "./page-header.module.css";

interface PageHeaderProps {
  actions?: ReactNode;
  /** True to keep the actions beside the title on a phone, too. */
  isInLine?: boolean;
  /** The title and its subtitle. */
  children: ReactNode;
}

/** The title of a page and its actions. */
export function PageHeader({ actions, isInLine = false, children }: PageHeaderProps) {
  return (
    <div className={styles.root} data-in-line={isInLine || undefined}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
