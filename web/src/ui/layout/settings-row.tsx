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
