import { type ReactNode, useEffect, useId, useRef } from "react";

import * as styles from "./section.module.css";

interface SectionProps {
  title: string;
  /** The id used in the address's hash. The section may be rendered later than the page. */
  anchor?: string;
  /** An accessible name, if the title alone could belong to another section. */
  label?: string | undefined;
  /** The heading level of the title. */
  level?: 2 | 3;
  /** Shown at the end of the title's line. */
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
