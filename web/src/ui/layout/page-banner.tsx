import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../art/icon.tsx";
import { classNames } from "../styles/class-names.ts";

import * as utilities from "../styles/utilities.module.css";
import * as styles from "./page-banner.module.css";

interface PageBannerProps {
  /** The name for screen readers. */
  label: string;
  icon: LucideIcon;
  actions: ReactNode;
  children: ReactNode;
}

/** A banner across the top of a page, with one message and its actions. */
export function PageBanner({ label, icon, actions, children }: PageBannerProps) {
  return (
    <section className={styles.root} aria-label={label}>
      <div className={classNames(styles.row, utilities.page)}>
        <Icon of={icon} />
        <p>{children}</p>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
