import type { ReactNode } from "react";

import * as styles from "./badge-line.module.css";

/** Side by side, what a message is about and how it stands with it. */
export function BadgeLine({ children }: { children: ReactNode }) {
  return <span className={styles.root}>{children}</span>;
}
