import type { ReactNode } from "react";

import * as styles from "./overview-section.module.css";

interface OverviewSectionProps {
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

export function OverviewSection({ id, title, aside, children }: OverviewSectionProps) {
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id}>{title}</h3>
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
      {children}
    </section>
  );
}
