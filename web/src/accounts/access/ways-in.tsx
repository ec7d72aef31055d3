import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";

import { Icon } from "../../ui/art/icon.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { type FailedQuery, TryAgain } from "../../ui/feedback/load-failure.tsx";
import { Notice, Skeleton } from "../../ui/feedback/states.tsx";
import { classNames } from "../../ui/styles/class-names.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./ways-in.module.css";

interface WaysInProps {
  /** Names the list for screen readers. */
  label: string;
  children: ReactNode;
}

/** A list of ways into the account, one row each. */
export function WaysIn({ label, children }: WaysInProps) {
  return <ul aria-label={label}>{children}</ul>;
}

interface WayInProps {
  icon: LucideIcon;
  name: ReactNode;
  /** When it was made and last used, in a line. */
  details: ReactNode;
  badges?: ReactNode;
  /** One button, or a badge that says why there is none. Its description should be `detailsId`. */
  renderAction?: (detailsId: string) => ReactNode;
}

export function WayIn({ icon, name, details, badges, renderAction }: WayInProps) {
  const id = useId();
  return (
    <li className={styles.row} data-has-badges={badges ? "" : undefined}>
      <Icon of={icon} />
      <div className={styles.words}>
        <b>{name}</b>
        <p id={id} className={classNames(utilities.small, utilities.muted)}>
          {details}
        </p>
      </div>
      {badges && <span className={styles.badges}>{badges}</span>}
      {renderAction?.(id)}
    </li>
  );
}

interface WayInActionProps {
  /** Example: "Remove". */
  label: string;
  /** The name of the way in, which only screen readers get. */
  name: string;
  isPending?: boolean;
  detailsId: string;
  onPress: () => void;
}

/** The button at the end of a row. */
export function WayInAction({ label, name, isPending = false, detailsId, onPress }: WayInActionProps) {
  return (
    <Button className={styles.action} isPending={isPending} aria-describedby={detailsId} onPress={onPress}>
      <span>
        {label}
        <span className={utilities.visuallyHidden}>{` ${name}`}</span>
      </span>
    </Button>
  );
}

/** The buttons below a list. */
export function WaysInActions({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>;
}

export function WaysInLoading({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label}>
      <div className={styles.row}>
        <Skeleton width="22px" height={22} />
        <Skeleton width="52%" height={36} />
      </div>
    </div>
  );
}

interface WaysInFailureProps {
  text: string;
  query: FailedQuery;
}

export function WaysInFailure({ text, query }: WaysInFailureProps) {
  return (
    <div className={styles.failure}>
      <Notice tone="bad">
        {/* A new key makes screen readers announce the same failure again. */}
        <span key={query.errorUpdateCount}>{text}</span>
      </Notice>
      <TryAgain query={query} />
    </div>
  );
}
