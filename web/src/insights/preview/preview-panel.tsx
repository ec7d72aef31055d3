import { t } from "@lingui/core/macro";
import { type ReactNode, useId } from "react";

import * as styles from "./preview.module.css";

interface PreviewPanelProps {
  title: string;
  children: ReactNode;
}

/** Previews a panel with the numbers of the sample log. The panel is muted, marked as a sample, and has no links. */
export function PreviewPanel({ title, children }: PreviewPanelProps) {
  const id = useId();
  return (
    // Not a landmark, because the angler's own panels have the same names.
    <article className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        <span className={styles.mark}>{t`Sample`}</span>
      </div>
      {children}
    </article>
  );
}
