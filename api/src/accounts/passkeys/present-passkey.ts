import type { Passkey } from "@creel/domain/accounts/passkeys";

import { type ArchiveFile, listFile } from "../../base/list-file.ts";
import type { Database } from "../../database/connect.ts";
import type { PasskeyRow } from "../../database/schema.ts";
import { ownPasskeys } from "./passkeys.repository.ts";

export function presentPasskey(row: PasskeyRow): Passkey {
  return {
    id: row.id,
    name: row.name,
    kind: row.transports.some((transport) => PLUGGED.has(transport)) ? "key" : "device",
    is_synced: row.isSynced,
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt?.toISOString() ?? null,
  };
}

/** How browsers reach a key that is not the device itself. */
const PLUGGED: ReadonlySet<string> = new Set(["usb", "nfc", "ble", "smart-card"]);

export async function listPasskeys(db: Database, userId: string): Promise<Passkey[]> {
  return (await ownPasskeys.list(db, userId)).map(presentPasskey);
}

/** Returns the user's passkeys, without their keys, as a file for the archive. */
export function passkeyEntries(db: Database, { id: userId }: { id: string }): ArchiveFile[] {
  return [listFile("passkeys.json", "passkeys", () => listPasskeys(db, userId))];
}
