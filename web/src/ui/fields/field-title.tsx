import type { ComponentProps } from "react";

import * as styles from "./field.module.css";

/** Looks like the label of a field, above what is named otherwise. */
export function FieldTitle(props: Omit<ComponentProps<"span">, "className">) {
  return <span {...props} className={styles.label} />;
}
