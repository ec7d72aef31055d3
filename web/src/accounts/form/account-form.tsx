import type { ComponentProps } from "react";

import * as styles from "./account-form.module.css";

/** What is filled in on the way into an account; its fields say themselves what they refuse. */
export function AccountForm(props: Omit<ComponentProps<"form">, "className" | "noValidate">) {
  return <form {...props} className={styles.root} noValidate />;
}
