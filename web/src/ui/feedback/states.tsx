import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

import { Icon } from "../art/icon.tsx";
import { IllustratedPanel } from "../art/illustrated-panel.tsx";
import type { IllustrationSubject } from "../art/illustration.tsx";
import { classNames } from "../styles/class-names.ts";

import * as styles from "./states.module.css";

interface BadgeProps {
  tone?: "neutral" | "good" | "info" | "fair" | "bad";
  icon?: LucideIcon;
  className?: string;
  children: ReactNode;
}

export function Badge({ tone = "neutral", icon, className, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, className)} data-tone={tone}>
      {icon && <Icon of={icon} />}
      {children}
    </span>
  );
}

const NOTICE_ICONS = { good: CircleCheck, bad: CircleAlert, info: Info };

interface NoticeProps {
  tone: keyof typeof NOTICE_ICONS;
  className?: string;
  children: ReactNode;
}

/** Something to know, in its place on the page. What went wrong is read out at once. */
export function Notice({ tone, className, children }: NoticeProps) {
  return (
    <div
      className={classNames(styles.notice, className)}
      data-slot="notice"
      data-tone={tone}
      role={tone === "bad" ? "alert" : "status"}
    >
      <Icon of={NOTICE_ICONS[tone]} />
      <div>{children}</div>
    </div>
  );
}

/** Why something failed, within its dialog. */
export function Problem({ text }: { text: string | null }) {
  return text === null ? null : <Notice tone="bad">{text}</Notice>;
}

interface SkeletonProps {
  /** Absent where the class says it. */
  width?: string;
  height?: number;
  className?: string;
  children?: ReactNode;
}

/** The shape of what is on its way; it does not move. */
export function Skeleton({ width, height, className, children }: SkeletonProps) {
  return (
    <span className={classNames(styles.skeleton, className)} data-slot="skeleton" style={{ width, height }}>
      {children}
    </span>
  );
}

interface EmptyStateProps {
  title: string;
  /** The heading level: 1 when the page shows nothing else, 2 right below the page's title. */
  level?: 1 | 2 | 3;
  children: ReactNode;
  actions?: ReactNode;
  drawing?: IllustrationSubject;
  className?: string;
  role?: "alert";
}

/** Nothing here, and what to do about it. */
export function EmptyState({ title, level = 3, children, actions, ...panel }: EmptyStateProps) {
  const { drawing = "hook", className, role } = panel;
  const Title = `h${level}` as const;
  return (
    <IllustratedPanel
      drawing={drawing}
      className={classNames(styles.empty, className)}
      data-slot="empty-state"
      role={role}
    >
      <Title className={styles.emptyTitle}>{title}</Title>
      <p>{children}</p>
      {actions && <div className={styles.emptyActions}>{actions}</div>}
    </IllustratedPanel>
  );
}
