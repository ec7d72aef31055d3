import { type ReactNode, useId } from "react";

import { classNames } from "../styles/class-names.ts";

import * as styles from "./settings-row.module.css";

interface SettingsRowProps {
  title: string;
  /** Explains the setting in a sentence. */
  note: ReactNode;
  children: ReactNode;
}

/** One setting or a few related ones: the description on the left, the controls on the right. */
export function SettingsRow({ title, note, children }: SettingsRowProps) {
  const id = useId();
  return (
    <section className={styles.row} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

/** Fields in two columns. The fields of a form within them use the same columns. */
export function SettingsFields({ children }: { children: ReactNode }) {
  return <div className={styles.fields}>{children}</div>;
}

/** Spans both columns. */
export function SettingsWide({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}

/** Buttons below the fields, and their outcome. */
export function SettingsActions({ children }: { children: ReactNode }) {
  return <div className={classNames(styles.wide, styles.actions)}>{children}</div>;
}
