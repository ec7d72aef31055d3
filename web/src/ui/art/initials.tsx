import { classNames } from "../styles/class-names.ts";

import * as styles from "./initials.module.css";

interface InitialsProps {
  letters: string;
  className?: string;
}

/** Stands for somebody whose name is said beside it, or to those who hear the page. */
export function Initials({ letters, className }: InitialsProps) {
  return (
    <span className={classNames(styles.root, className)} aria-hidden>
      {letters}
    </span>
  );
}
