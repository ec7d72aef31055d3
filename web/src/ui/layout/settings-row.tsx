import "./settings-row.css";
import { type ReactNode, useId } from "react";

interface SettingsRowProps {
  title: string;
  /** What it means, in a sentence. */
  note: ReactNode;
  children: ReactNode;
}

/** One setting or a few that belong together: what it is on the left, what can be done on the right. */
export function SettingsRow({ title, note, children }: SettingsRowProps) {
  const id = useId();
  return (
    <section className="settings-row" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{note}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}

/** Fields in two columns. A form among them has its fields in the same columns. */
export function SettingsFields({ children }: { children: ReactNode }) {
  return <div className="settings-fields">{children}</div>;
}

/** As wide as both columns. */
export function SettingsWide({ children }: { children: ReactNode }) {
  return <div className="settings-wide">{children}</div>;
}

/** Buttons below the fields, and what came of them. */
export function SettingsActions({ children }: { children: ReactNode }) {
  return <div className="settings-wide settings-actions">{children}</div>;
}
