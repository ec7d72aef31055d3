import type { DeviceSession } from "@creel/domain/accounts/device-sessions";
import type { I18n } from "@lingui/core";

import type { Database } from "../../database/connect.ts";
import type { AccessClaims } from "./access-tokens.ts";
import { deviceName } from "./device-name.ts";
import { listSessions } from "./sessions.repository.ts";
import { idleSince } from "./sessions.ts";

/** The valid sessions of this user, the current one first, then by last use; devices are named in the language. */
export async function listDeviceSessions(
  db: Database,
  { userId, sessionId }: AccessClaims,
  language: I18n,
): Promise<DeviceSession[]> {
  const now = new Date();
  const rows = await listSessions(db, userId, { now, idleSince: idleSince(now) });
  const sessions = rows.map((row) => ({
    id: row.id,
    current: row.id === sessionId,
    device: deviceName(row.device, language),
    ip: row.ip,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
  }));
  return sessions.toSorted((one, other) => Number(other.current) - Number(one.current));
}
