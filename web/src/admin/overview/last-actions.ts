import type { AuditEntry } from "@creel/domain/admin/audit";

const SHOWN = 4;

/** Leaves out that a message was read, unless there is nothing else. */
export function lastActions(entries: readonly AuditEntry[]): readonly AuditEntry[] {
  const actions = entries.filter((entry) => !isReading(entry));
  return (actions.length > 0 ? actions : entries).slice(0, SHOWN);
}

function isReading({ action, details }: AuditEntry): boolean {
  return action === "message.status" && details.changes?.[0]?.after === "read";
}
