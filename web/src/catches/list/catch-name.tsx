import { classNames } from "../../ui/styles/class-names.ts";

import * as styles from "./catch-name.module.css";

interface CatchNameProps {
  onOpen: () => void;
  className?: string;
  /** The species. */
  children: string;
}

/** Opens the catch; what it stands in, and is positioned, listens as a whole. */
export function CatchName({ onOpen, className, children }: CatchNameProps) {
  return (
    <button type="button" className={classNames(styles.root, className)} onClick={onOpen}>
      {children}
    </button>
  );
}
