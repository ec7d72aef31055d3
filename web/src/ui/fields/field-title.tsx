import type { ComponentProps } from "react";

import * as styles from "./field.module.css";

/** Looks like a field label, for elements that have another accessible name. */
export function FieldTitle(props: Omit<ComponentProps<"span">, "className">) {
  return <span {...props} className={styles.label} />;
}
