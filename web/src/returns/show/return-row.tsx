import type { CatchReturn } from "@creel/domain/returns/catch-return";
import { plural, t } from "@lingui/core/macro";
import { CircleAlert, CircleCheck, Clock, Lock } from "lucide-react";
import type { ComponentProps } from "react";

import { useOutbox } from "../../outbox/outbox.query.ts";
import { PendingBadge } from "../../outbox/pending-badge.tsx";
import { LinkButton } from "../../ui/controls/button.tsx";
import { Badge } from "../../ui/feedback/states.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { isOfReturn } from "../data/return-items.ts";
import { returnPath } from "../data/return-paths.ts";
import { type Deadline, describeDeadline } from "../describe/describe-deadline.ts";
import { describeSummary, formatPeriod, watersOf } from "../describe/describe-return.ts";

import * as styles from "./return-row.module.css";

/** A return: what it is, when it is due, its state, and a link to it. */
export function ReturnRow({ entry }: { entry: CatchReturn }) {
  const deadline = describeDeadline(entry, useNow());
  const isWaiting = useOutbox().some(isOfReturn(entry.id));
  const { name } = entry;
  const isUrgent = deadline.state === "today" || deadline.state === "over";
  const isDone = deadline.state === "turned_in";
  return (
    <li className={styles.row}>
      <div className={styles.name}>
        <b>{name}</b>
        <p>
          <Waters entry={entry} />
          {formatPeriod(entry)} · {describeSummary(entry)}
        </p>
      </div>
      <p className={styles.due}>
        <b>{deadline.when}</b>
        <span>{deadline.left}</span>
      </p>
      <span className={styles.state}>
        {isWaiting ? <PendingBadge /> : <ReturnState entry={entry} deadline={deadline} />}
      </span>
      <LinkButton
        to={returnPath(entry)}
        look={isUrgent ? "deep" : "line"}
        className={styles.open}
        aria-label={isDone ? t`View ${name}` : t`Open ${name}`}
      >
        {isDone ? t`View` : t`Open`}
      </LinkButton>
    </li>
  );
}

function Waters({ entry }: { entry: CatchReturn }) {
  const waters = watersOf(entry);
  return (
    waters !== null && (
      <>
        <i>{waters}</i>
        {" · "}
      </>
    )
  );
}

type Look = Pick<ComponentProps<typeof Badge>, "tone" | "icon">;

interface ReturnStateProps {
  entry: Pick<CatchReturn, "missing_count">;
  deadline: Deadline;
}

/** The one thing to know: whether it is due, what is missing, or that it is done. */
function ReturnState({ entry, deadline }: ReturnStateProps) {
  const { text, ...look } = stateOf(entry, deadline);
  return <Badge {...look}>{text}</Badge>;
}

function stateOf(
  { missing_count: missing }: ReturnStateProps["entry"],
  { state }: Deadline,
): Look & { text: string } {
  if (state === "turned_in") return { tone: "neutral", icon: Lock, text: t`Turned in` };
  if (state === "over") return { tone: "bad", icon: Clock, text: t`Overdue` };
  if (state === "today") return { tone: "bad", icon: Clock, text: t`Due today` };
  if (missing === 0) return { tone: "good", icon: CircleCheck, text: t`Complete` };
  const text = t`${plural(missing, { one: "# thing missing", other: "# things missing" })}`;
  return { tone: "fair", icon: CircleAlert, text };
}
