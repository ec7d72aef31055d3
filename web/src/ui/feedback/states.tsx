import "./states.css";
import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../art/icon.tsx";
import { IllustratedPanel } from "../art/illustrated-panel.tsx";
import type { IllustrationSubject } from "../art/illustration.tsx";

interface BadgeProps {
  tone?: "neutral" | "good" | "info" | "fair" | "bad";
  icon?: LucideIcon;
  children: ReactNode;
}

export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}

const NOTICE_ICONS = { good: CircleCheck, bad: CircleAlert, info: Info };

interface NoticeProps {
  tone: keyof typeof NOTICE_ICONS;
  children: ReactNode;
}

/** Something to know, in its place on the page. What went wrong is read out at once. */
export function Notice({ tone, children }: NoticeProps) {
  return (
    <div className={`notice notice-${tone}`} role={tone === "bad" ? "alert" : "status"}>
      <Icon of={NOTICE_ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}

interface SkeletonProps {
  width: string;
  height: number;
}

/** The shape of what is on its way; it does not move. */
export function Skeleton({ width, height }: SkeletonProps) {
  return <span className="skeleton" style={{ width, height }} />;
}

interface EmptyStateProps {
  title: string;
  /** Of its title: 1 where it is all there is on the page, 2 right below the page's title. */
  level?: 1 | 2 | 3;
  children: ReactNode;
  actions?: ReactNode;
  drawing?: IllustrationSubject;
  role?: "alert";
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, level = 3, children, actions, drawing = "hook", role }: EmptyStateProps) {
  const Title = `h${level}` as const;
  return (
    <IllustratedPanel drawing={drawing} className="empty-state" role={role}>
      <Title className="empty-state-title">{title}</Title>
      <p>{children}</p>
      {actions && <div className="empty-state-actions">{actions}</div>}
    </IllustratedPanel>
  );
}
