import "./page-banner.css";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../art/icon.tsx";

interface PageBannerProps {
  /** What a screen reader calls it. */
  label: string;
  icon: LucideIcon;
  actions: ReactNode;
  children: ReactNode;
}

/** On top of a page, across it: one thing to know, and what can be done about it. */
export function PageBanner({ label, icon, actions, children }: PageBannerProps) {
  return (
    <section className="page-banner" aria-label={label}>
      <div className="page page-banner-row">
        <Icon of={icon} />
        <p>{children}</p>
        <div className="page-banner-actions">{actions}</div>
      </div>
    </section>
  );
}
