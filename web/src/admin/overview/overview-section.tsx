import type { ReactNode } from "react";

interface OverviewSectionProps {
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

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
