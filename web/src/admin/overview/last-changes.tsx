import type { AuditEntry } from "@creel/domain/admin/audit";
import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";

import { hasFailed } from "../../http/has-failed.ts";
import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { useUnits } from "../../units/use-units.ts";
import { formatNamedDay, formatTimeIn } from "../admin-times.ts";
import { auditPageQuery } from "../api.ts";
import { actionIcon } from "../audit/audit-actions.ts";
import { describeAction, describeActor, describeChanges, describeWhom } from "../audit/describe-entry.ts";
import { ListFailure } from "../table/table-states.tsx";
import { LineSkeletons } from "./open-messages.tsx";
import { OverviewSection } from "./overview-section.tsx";

import * as line from "./last-changes.module.css";
import * as styles from "./overview-section.module.css";

const SHOWN = 4;

const NEWEST = auditPageQuery("limit=25");

export function LastChanges() {
  return (
    <OverviewSection
      id="last-changes"
      title={t`Latest changes by admins`}
      aside={
        <Link to="/admin/audit" className={styles.link}>
          {t`Audit`}
        </Link>
      }
    >
      <ChangeList />
    </OverviewSection>
  );
}

function ChangeList() {
  const query = useQuery(NEWEST);
  const { data } = query;
  if (!data) {
    if (hasFailed(query)) return <ListFailure title={t`The audit log could not be loaded`} query={query} />;
    return <LineSkeletons label={t`Loading the audit log`} height={64} />;
  }
  if (data.entries.length === 0) {
    return <p className={styles.none}>{t`No admin has changed anything yet.`}</p>;
  }
  return (
    <ul className={styles.list}>
      {lastActions(data.entries).map((entry) => (
        <AuditLine key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

function AuditLine({ entry }: { entry: AuditEntry }) {
  const units = useUnits();
  const clock = { timeZone: useUser().timeZone, now: useNow() };
  const at = new Date(entry.at);
  const [actor, whom] = [describeActor(entry), describeWhom(entry)];
  return (
    <li className={line.root} title={t`by ${actor}`}>
      <Icon of={actionIcon(entry)} />
      <p className={line.action}>
        <b>{describeAction(entry)}</b>
        {whom && <span className={line.whom}>{whom}</span>}
      </p>
      <span className={line.changes}>{describeChanges(entry, units)}</span>
      <time dateTime={entry.at}>
        {formatNamedDay(at, clock)}, {formatTimeIn(at, clock)}
      </time>
    </li>
  );
}

/** Leaves out that a message was read, unless there is nothing else. */
export function lastActions(entries: readonly AuditEntry[]): readonly AuditEntry[] {
  const actions = entries.filter((entry) => !isReading(entry));
  return (actions.length > 0 ? actions : entries).slice(0, SHOWN);
}

function isReading({ action, details }: AuditEntry): boolean {
  return action === "message.status" && details.changes?.[0]?.after === "read";
}
