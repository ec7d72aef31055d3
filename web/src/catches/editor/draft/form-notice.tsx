import type { ReactNode } from "react";

import { Notice } from "../../../ui/feedback/states.tsx";

import * as styles from "./form-notice.module.css";

/** Stands above the fields of the form of a catch. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div className={styles.root}>
      <Notice tone="info">{children}</Notice>
    </div>
  );
}
