import type { ReactNode } from "react";

interface OverviewSectionProps {
  id: string;
  title: string;
  /** At the end of its head: what it counts, or where there is more. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A part of the overview under its heading. */
export function OverviewSection({ id, title, aside, children }: OverviewSectionProps) {
  return (
    <section className="overview-section" aria-labelledby={id}>
      <div className="overview-head">
        <h3 id={id}>{title}</h3>
        {aside && <span className="overview-aside">{aside}</span>}
      </div>
      {children}
    </section>
  );
}
