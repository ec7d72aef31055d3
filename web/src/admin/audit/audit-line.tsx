import "./audit-line.css";
import type { AuditEntry } from "@creel/domain/admin/audit";

import { useUser } from "../../accounts/signed-in/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { useUnits } from "../../units/use-units.ts";
import { formatDay, formatTime } from "../format/format-day.ts";
import { actionIcon } from "./action-icon.ts";
import { describeActor, describeChanges, describeAction, describeWhom } from "./describe-entry.ts";

export function AuditLine({ entry }: { entry: AuditEntry }) {
  const units = useUnits();
  const clock = { timeZone: useUser().timeZone, now: useNow() };
  const at = new Date(entry.at);
  const whom = describeWhom(entry);
  return (
    <li className="audit-line" title={`by ${describeActor(entry)}`}>
      <Icon of={actionIcon(entry)} />
      <p className="audit-line-action">
        <b>{describeAction(entry)}</b>
        {whom && <span className="audit-line-whom">{whom}</span>}
      </p>
      <span className="audit-line-changes">{describeChanges(entry, units)}</span>
      <time dateTime={entry.at}>
        {formatDay(at, clock)}, {formatTime(at, clock)}
      </time>
    </li>
  );
}
