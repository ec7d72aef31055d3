import type { AuditEntry } from "@creel/domain/admin/audit";
import { t } from "@lingui/core/macro";

import { useUser } from "../../session/auth.tsx";
import { Icon } from "../../ui/art/icon.tsx";
import { useNow } from "../../ui/hooks/use-now.ts";
import { useUnits } from "../../units/use-units.ts";
import { formatDay, formatTime } from "../format/format-day.ts";
import { actionIcon } from "./action-icon.ts";
import { describeActor, describeChanges, describeAction, describeWhom } from "./describe-entry.ts";

import * as styles from "./audit-line.module.css";

export function AuditLine({ entry }: { entry: AuditEntry }) {
  const units = useUnits();
  const clock = { timeZone: useUser().timeZone, now: useNow() };
  const at = new Date(entry.at);
  const [actor, whom] = [describeActor(entry), describeWhom(entry)];
  return (
    <li className={styles.root} title={t`by ${actor}`}>
      <Icon of={actionIcon(entry)} />
      <p className={styles.action}>
        <b>{describeAction(entry)}</b>
        {whom && <span className={styles.whom}>{whom}</span>}
      </p>
      <span className={styles.changes}>{describeChanges(entry, units)}</span>
      <time dateTime={entry.at}>
        {formatDay(at, clock)}, {formatTime(at, clock)}
      </time>
    </li>
  );
}
