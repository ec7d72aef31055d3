import type { ReactNode } from "react";

import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./ruled-list.module.css";

interface RuledListProps {
  children: ReactNode;
}

/** Lists names on the left and values on the right, with a rule below each row. */
export function RuledList({ children }: RuledListProps) {
  return <dl className={styles.root}>{children}</dl>;
}

interface HintProps extends RuledListProps {
  className?: string;
}

/** A small note beside a name. */
export function LabelHint({ className, children }: HintProps) {
  return <span className={classNames(styles.hint, className)}>{children}</span>;
}
