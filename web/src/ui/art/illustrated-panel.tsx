import type { ReactNode } from "react";

import { classNames } from "../styles/class-names.ts";
import { Illustration, type IllustrationSubject } from "./illustration.tsx";

import * as styles from "./illustrated-panel.module.css";

interface IllustratedPanelProps {
  drawing: IllustrationSubject;
  /** Whether it is all there is on its page. */
  isPage?: boolean;
  className?: string;
  /** Set to "alert" to have the panel read out as it appears. */
  role?: "alert" | undefined;
  "data-slot"?: string;
  children: ReactNode;
}

/** Few words, and a drawing beside or above them. */
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
