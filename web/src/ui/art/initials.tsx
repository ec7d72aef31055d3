import { classNames } from "../styles/class-names.ts";

import * as styles from "./initials.module.css";

interface InitialsProps {
  letters: string;
  className?: string;
}

/** The initials of a user whose name is shown beside them or read by screen readers. */
export function Initials({ letters, className }: InitialsProps) {
  return (
    <span className={classNames(styles.root, className)} aria-hidden>
      {letters}
    </span>
  );
}
