import type { AuditEntry } from "@creel/domain/admin/audit";

import { Icon } from "../../ui/art/icon.tsx";
import { useUnits } from "../../units/use-units.ts";
import { nameTime } from "../format/moments.ts";
import type { AuditDaysProps } from "./audit-table.tsx";
import { deedIcon } from "./deed-icon.ts";
import { describeActor, describeChanges, describeDeed, describeWhom } from "./describe-entry.ts";

/** The same on a phone, where a table has no room. */
export function AuditCards({ days, timeZone }: AuditDaysProps) {
  return days.map(({ name, rows }) => (
    <section key={name} className="audit-card-day">
      <h3>{name}</h3>
      <ul>
        {rows.map((entry) => (
          <Card key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </ul>
    </section>
  ));
}

function Card({ entry, timeZone }: { entry: AuditEntry; timeZone: string }) {
  const units = useUnits();
  const whom = describeWhom(entry);
  const changes = describeChanges(entry, units);
  return (
    <li className="audit-card">
      <Icon of={deedIcon(entry)} />
      <div className="audit-card-words">
        <b>{describeDeed(entry)}</b>
        {whom && <p>{whom}</p>}
        {changes && <p className="audit-card-small">{changes}</p>}
        <p className="audit-card-small">
          by {describeActor(entry)}
          {entry.ip !== null && <span className="audit-address"> from {entry.ip}</span>}
        </p>
      </div>
      <time dateTime={entry.at}>{nameTime(new Date(entry.at), { timeZone })}</time>
    </li>
  );
}
