import type { ReactNode } from "react";

import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./ruled-list.module.css";

interface FactsProps {
  children: ReactNode;
}

/** Names on the left, what is known of them on the right, a line below each. */
export function RuledList({ children }: FactsProps) {
  return <dl className={styles.root}>{children}</dl>;
}

interface HintProps extends FactsProps {
  className?: string;
}

/** Small, beside a name. */
export function FactHint({ className, children }: HintProps) {
  return <span className={classNames(styles.hint, className)}>{children}</span>;
}
