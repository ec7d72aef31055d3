import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";

import * as styles from "./catch-lists.module.css";

interface ListProps {
  /** Its children are the shapes of what is on its way. */
  isLoading?: boolean;
  children: ReactNode;
}

/** A line for each catch. */
export function CatchRows(props: ListProps) {
  return <List {...props} className={styles.rows} />;
}

/** A picture for each, as many beside one another as there is room for. */
export function CatchCards(props: ListProps) {
  return <List {...props} className={styles.cards} />;
}

function List({ isLoading = false, className, children }: ListProps & { className: string }) {
  if (!isLoading) return <ul className={className}>{children}</ul>;
  return (
    <div className={className} role="status" aria-label={t`Loading catches`}>
      {children}
    </div>
  );
}
