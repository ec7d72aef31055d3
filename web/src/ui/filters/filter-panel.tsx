import type { ComponentProps, ReactNode } from "react";

import * as styles from "./filter-panel.module.css";

/** The popover content of a filter with more than a list. */
export function FilterPanel({ children }: { children: ReactNode }) {
  return <div className={styles.panel}>{children}</div>;
}

/** A field with a button beside it. */
export function FilterForm(props: Omit<ComponentProps<"form">, "className">) {
  return <form {...props} className={styles.form} />;
}
