import { i18n, type MessageDescriptor } from "@lingui/core";
import { t, msg } from "@lingui/core/macro";
import { ArrowUp, CircleAlert, type LucideIcon, Smartphone, Trash2 } from "lucide-react";
import type { ReactNode, ComponentProps } from "react";

import { formatTime } from "../../dates/format-clock.ts";
import { Badge } from "../../ui/feedback/states.tsx";
import { classNames } from "../../ui/styles/class-names.ts";
import type { OutboxState } from "../outbox-item.ts";
import type { WaitingState } from "../waiting/waiting-state.ts";
import { describeProblem, describeTries } from "./describe-waiting.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./waiting-row.module.css";

interface WaitingFrameProps {
  name: string;
  waiting: WaitingState;
  picture?: ReactNode;
  /** Details of the item. */
  children: ReactNode;
  /** Shown while nothing went wrong. */
  load: ReactNode;
  actions: ReactNode;
  now: Date;
}

/** The row of a waiting catch, trip, or water. */
export function WaitingFrame({ name, waiting, picture, children, load, actions, now }: WaitingFrameProps) {
  const { state, problem } = waiting;
  return (
    <li className={classNames(styles.root, !picture && styles.plain)} aria-label={name}>
      {picture}
      <div>
        <h2 className={styles.name}>{name}</h2>
        {children}
      </div>
      <div className={styles.state}>
        <StateBadge waiting={waiting} />
      </div>
      <div className={styles.foot}>
        {problem && state !== "sending" ? <Failure waiting={waiting} now={now} /> : load}
        {actions}
      </div>
    </li>
  );
}

function Failure({ waiting, now }: Pick<WaitingFrameProps, "waiting" | "now">) {
  const { state, problem, nextAt } = waiting;
  const tries = describeTries(waiting, now);
  const next = formatTime(nextAt ?? now.getTime(), now);
  return (
    <p className={utilities.small}>
      {problem && <b>{describeProblem(problem)}</b>}
      <span className={styles.more}>
        {state === "asks"
          ? t`${tries} It needs you. Everything is safe on this phone.`
          : t`${tries} Retrying at ${next}. Everything is safe on this phone.`}
      </span>
    </p>
  );
}

interface Look {
  label: MessageDescriptor;
  tone: NonNullable<ComponentProps<typeof Badge>["tone"]>;
  icon: LucideIcon;
}

const LOOKS: Record<OutboxState, Look> = {
  waiting: { label: msg`Saved on this phone`, tone: "fair", icon: Smartphone },
  sending: { label: msg`Uploading`, tone: "info", icon: ArrowUp },
  later: { label: msg`Not sent`, tone: "bad", icon: CircleAlert },
  asks: { label: msg`Needs you`, tone: "bad", icon: CircleAlert },
};
const DELETED: Look = { label: msg`Deleted here`, tone: "neutral", icon: Trash2 };

function StateBadge({ waiting: { state, kind } }: { waiting: Pick<WaitingState, "state" | "kind"> }) {
  const { label, tone, icon } = kind === "deleted" && state === "waiting" ? DELETED : LOOKS[state];
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(label)}
    </Badge>
  );
}
