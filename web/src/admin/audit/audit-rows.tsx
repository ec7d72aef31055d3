import type { AuditEntry } from "@creel/domain/admin/audit";
import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";

import { Icon } from "../../ui/art/icon.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { type Clock, formatNamedDay, formatTimeIn } from "../admin-times.ts";
import { actionIcon } from "./audit-actions.ts";
import { describeActor, describeChanges, describeAction, describeWhom } from "./describe-entry.ts";

import * as utilities from "../../ui/styles/utilities.module.css";
import * as styles from "./audit.module.css";

export function auditColumns(clock: Clock, units: Units): Column<AuditEntry>[] {
  return [
    {
      id: "time",
      head: t`Time`,
      className: styles.time,
      cell: (entry) => (
        <>
          <span className={utilities.visuallyHidden}>{formatNamedDay(new Date(entry.at), clock)}, </span>
          <Time entry={entry} clock={clock} />
        </>
      ),
    },
    {
      id: "admin",
      head: t`Admin`,
      className: styles.admin,
      cell: (entry) => (
        <>
          {describeActor(entry)}
          {entry.ip !== null && <span className={styles.address}>{entry.ip}</span>}
        </>
      ),
    },
    {
      id: "action",
      head: t`Action`,
      isName: true,
      cell: (entry) => (
        <span className={styles.action}>
          <Icon of={actionIcon(entry)} isSmall />
          {describeAction(entry)}
        </span>
      ),
    },
    {
      id: "whom",
      head: t({ message: "To", context: "whom an admin did it" }),
      className: styles.whom,
      cell: describeWhom,
    },
    {
      id: "changes",
      head: t`What changed`,
      className: styles.changes,
      cell: (entry) => describeChanges(entry, units),
    },
  ];
}

interface EntryProps {
  entry: AuditEntry;
  clock: Clock;
}

export function AuditCard({ entry, clock }: EntryProps) {
  const units = useUnits();
  const { ip } = entry;
  const [actor, whom] = [describeActor(entry), describeWhom(entry)];
  const changes = describeChanges(entry, units);
  return (
    <div className={styles.card}>
      <Icon of={actionIcon(entry)} />
      <div className={styles.cardWords}>
        <b>{describeAction(entry)}</b>
        {whom && <p>{whom}</p>}
        {changes && <p className={styles.cardSmall}>{changes}</p>}
        <p className={styles.cardSmall}>
          {ip === null ? (
            t`by ${actor}`
          ) : (
            <Trans>
              by {actor} <span className={styles.address}>from {ip}</span>
            </Trans>
          )}
        </p>
      </div>
      <Time entry={entry} clock={clock} />
    </div>
  );
}

function Time({ entry: { at }, clock }: EntryProps) {
  return <time dateTime={at}>{formatTimeIn(new Date(at), clock)}</time>;
}
