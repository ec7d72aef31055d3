import { type ReactNode, useEffect, useId, useRef } from "react";

import * as styles from "./section.module.css";

interface SectionProps {
  title: string;
  /** The id after the address's `#`. The section may be drawn later than the page. */
  anchor?: string;
  /** Its name as a part of the page, where the title alone may be that of another part. */
  label?: string | undefined;
  /** The heading level of the title. */
  level?: 2 | 3;
  /** At the end of its title's line. */
  note?: ReactNode;
  children: ReactNode;
}

export function Section({ title, anchor, label, level = 2, note, children }: SectionProps) {
  const id = useId();
  const Title = `h${level}` as const;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (anchor !== undefined && location.hash === `#${anchor}`) root.current?.scrollIntoView();
  }, [anchor]);
  return (
    <section
      ref={root}
      id={anchor}
      className={styles.root}
      {...(label === undefined ? { "aria-labelledby": id } : { "aria-label": label })}
    >
      <div className={styles.head}>
        <Title id={id}>{title}</Title>
        {note && <div className={styles.note}>{note}</div>}
      </div>
      {children}
    </section>
  );
}
