import type { AuditEntry } from "@creel/domain/admin/audit";

import type { AuditEntryRow } from "../../database/schema.ts";

export function presentEntry(row: AuditEntryRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    admin: row.adminName === null ? null : { id: row.adminId, name: row.adminName },
    ip: row.ip,
    action: row.action,
    user: row.hasUser ? { id: row.userId, name: row.userName } : null,
    details: row.details,
  };
}
