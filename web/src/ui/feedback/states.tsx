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

/** A message within the page. Errors are announced at once. */
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

/** The reason for a failure within its dialog. */
export function Problem({ text }: { text: string | null }) {
  return text === null ? null : <Notice tone="bad">{text}</Notice>;
}

interface SkeletonProps {
  /** Absent if a class sets it. */
  width?: string;
  height?: number;
  className?: string;
  children?: ReactNode;
}

/** A static placeholder in the shape of loading content. */
export function Skeleton({ width, height, className, children }: SkeletonProps) {
  return (
    <span className={classNames(styles.skeleton, className)} data-slot="skeleton" style={{ width, height }}>
      {children}
    </span>
  );
}

interface EmptyStateProps {
  title: string;
  /** The heading level: 1 if the page shows nothing else, 2 directly below the page's title. */
  level?: 1 | 2 | 3;
  children: ReactNode;
  actions?: ReactNode;
  drawing?: IllustrationSubject;
  className?: string;
  role?: "alert";
}

/** Says that there is no content, and what to do about it. */
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
