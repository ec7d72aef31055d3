import type { ComponentProps, ReactNode } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./dialog.module.css";

interface DialogOutlineProps {
  className?: string;
  children: ReactNode;
}

/** As a large Dialog stands there, while its content is on its way. */
export function DialogOutline({ className, children }: DialogOutlineProps) {
  return (
    <div className={classNames(styles.scrim, styles.sheet, className)} data-slot="scrim" aria-hidden>
      <div className={styles.frame} data-size="large">
        <div className={styles.root}>{children}</div>
      </div>
    </div>
  );
}

/** The line of the title. */
export function DialogTop({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}

/** Scrolls between the title and the buttons. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames(styles.body, className)} />;
}

/** The buttons at the end; one that has `data-start` stands apart from the others. */
export function DialogFoot({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames(styles.foot, className)} />;
}
