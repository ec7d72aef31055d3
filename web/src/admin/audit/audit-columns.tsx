import "./audit.css";
import type { AuditEntry } from "@creel/domain/admin/audit";

import { Icon } from "../../ui/art/icon.tsx";
import type { Column } from "../../ui/table/data-table.tsx";
import type { Units } from "../../units/make-units.ts";
import { useUnits } from "../../units/use-units.ts";
import { type Clock, formatDay, formatTime } from "../format/format-day.ts";
import { actionIcon } from "./action-icon.ts";
import { describeActor, describeChanges, describeAction, describeWhom } from "./describe-entry.ts";

export function auditColumns(clock: Clock, units: Units): Column<AuditEntry>[] {
  return [
    {
      id: "time",
      head: "Time",
      className: "audit-time",
      cell: (entry) => (
        <>
          <span className="visually-hidden">{formatDay(new Date(entry.at), clock)}, </span>
          <Time entry={entry} clock={clock} />
        </>
      ),
    },
    {
      id: "admin",
      head: "Admin",
      className: "audit-admin",
      cell: (entry) => (
        <>
          {describeActor(entry)}
          {entry.ip !== null && <span className="audit-address">{entry.ip}</span>}
        </>
      ),
    },
    {
      id: "action",
      head: "Action",
      isName: true,
      cell: (entry) => (
        <span className="audit-action">
          <Icon of={actionIcon(entry)} isSmall />
          {describeAction(entry)}
        </span>
      ),
    },
    { id: "whom", head: "To", className: "audit-whom", cell: describeWhom },
    {
      id: "changes",
      head: "What changed",
      className: "audit-changes",
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
  const whom = describeWhom(entry);
  const changes = describeChanges(entry, units);
  return (
    <div className="audit-card">
      <Icon of={actionIcon(entry)} />
      <div className="audit-card-words">
        <b>{describeAction(entry)}</b>
        {whom && <p>{whom}</p>}
        {changes && <p className="audit-card-small">{changes}</p>}
        <p className="audit-card-small">
          by {describeActor(entry)}
          {entry.ip !== null && <span className="audit-address"> from {entry.ip}</span>}
        </p>
      </div>
      <Time entry={entry} clock={clock} />
    </div>
  );
}

function Time({ entry: { at }, clock }: EntryProps) {
  return <time dateTime={at}>{formatTime(new Date(at), clock)}</time>;
}
