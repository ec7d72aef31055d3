import type { ComponentProps, ReactNode } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./dialog.module.css";

interface DialogOutlineProps {
  className?: string;
  children: ReactNode;
}

/** The frame of a large Dialog, shown while its content is loading. */
export function DialogOutline({ className, children }: DialogOutlineProps) {
  return (
    <div className={classNames(styles.scrim, styles.sheet, className)} data-slot="scrim" aria-hidden>
      <div className={styles.frame} data-size="large">
        <div className={styles.root}>{children}</div>
      </div>
    </div>
  );
}

/** The title line. */
export function DialogTop({ children }: { children: ReactNode }) {
  return <div className={styles.head}>{children}</div>;
}

/** The scrolling part between the title and the buttons. */
export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames(styles.body, className)} />;
}

/** The buttons at the end. A button with `data-start` stands apart. */
export function DialogFoot({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={classNames(styles.foot, className)} />;
}
