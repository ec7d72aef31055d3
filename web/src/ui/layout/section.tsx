import { type ReactNode, useId } from "react";

import * as styles from "./section.module.css";

interface SectionProps {
  title: string;
  /** Of its title. */
  level?: 2 | 3;
  /** At the end of its title's line. */
  note?: ReactNode;
  children: ReactNode;
}

export function Section({ title, level = 2, note, children }: SectionProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <section className={styles.root} aria-labelledby={id}>
      <div className={styles.head}>
        <Title id={id}>{title}</Title>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </section>
  );
}
