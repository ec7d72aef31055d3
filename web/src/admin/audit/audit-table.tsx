import "../../ui/filters/data-table.css";
import "../table/admin-table.css";
import type { AuditEntry } from "@creel/domain/admin/audit";

import { Icon } from "../../ui/art/icon.tsx";
import { useUnits } from "../../units/use-units.ts";
import { nameTime } from "../format/moments.ts";
import { deedIcon } from "./deed-icon.ts";
import { describeActor, describeChanges, describeDeed, describeWhom } from "./describe-entry.ts";

export interface AuditDaysProps {
  /** The newest first; there is one at least. */
  days: readonly { name: string; rows: readonly AuditEntry[] }[];
  timeZone: string;
}

const COLUMNS = ["Admin", "Action", "To", "What changed"] as const;

/** The entries of several days in one table. The first day stands in its head, where the eye begins. */
export function AuditTable({ days, timeZone }: AuditDaysProps) {
  return (
    <div className="data-table admin-table audit-table">
      <table aria-label="What admins did">
        <thead>
          <tr>
            <th>
              <span aria-hidden>{days[0]?.name}</span>
              <span className="visually-hidden">Time</span>
            </th>
            {COLUMNS.map((head) => (
              <th key={head}>{head}</th>
            ))}
          </tr>
        </thead>
        {days.map(({ name, rows }, index) => (
          <tbody key={name}>
            {index > 0 && (
              <tr className="audit-day">
                <th scope="rowgroup" colSpan={COLUMNS.length + 1}>
                  {name}
                </th>
              </tr>
            )}
            {rows.map((entry) => (
              <Entry key={entry.id} entry={entry} day={name} timeZone={timeZone} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface EntryProps {
  entry: AuditEntry;
  day: string;
  timeZone: string;
}

function Entry({ entry, day, timeZone }: EntryProps) {
  const units = useUnits();
  return (
    <tr>
      <td className="audit-time">
        <span className="visually-hidden">{day}, </span>
        <time dateTime={entry.at}>{nameTime(new Date(entry.at), { timeZone })}</time>
      </td>
      <td className="audit-admin">
        {describeActor(entry)}
        {entry.ip !== null && <span className="audit-address">{entry.ip}</span>}
      </td>
      <th scope="row">
        <span className="audit-deed">
          <Icon of={deedIcon(entry)} isSmall />
          {describeDeed(entry)}
        </span>
      </th>
      <td className="audit-whom">{describeWhom(entry)}</td>
      <td className="audit-changes">{describeChanges(entry, units)}</td>
    </tr>
  );
}
