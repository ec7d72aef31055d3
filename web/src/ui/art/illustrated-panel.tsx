import type { ReactNode } from "react";

import { classNames } from "../styles/class-names.ts";
import { Illustration, type IllustrationSubject } from "./illustration.tsx";

import * as styles from "./illustrated-panel.module.css";

interface IllustratedPanelProps {
  drawing: IllustrationSubject;
  /** True if the panel is the whole page. */
  isPage?: boolean;
  className?: string;
  /** "alert" makes screen readers read the panel when it appears. */
  role?: "alert" | undefined;
  "data-slot"?: string;
  children: ReactNode;
}

/** A short text with a drawing beside or above it. */
export function IllustratedPanel({
  drawing,
  isPage = false,
  className,
  children,
  ...attributes
}: IllustratedPanelProps) {
  return (
    <div {...attributes} className={classNames(styles.root, isPage && styles.page, className)}>
      <div className={styles.words}>{children}</div>
      <Illustration of={drawing} className={styles.drawing} />
    </div>
  );
}
