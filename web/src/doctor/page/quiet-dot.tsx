import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./quiet-dot.module.css";

/** Something is there; what, the link around it says. */
export function QuietDot({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.dot, className)} />;
}
