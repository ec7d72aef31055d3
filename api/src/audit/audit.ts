import { fullName } from "@creel/domain/accounts/user";
import type { AuditAction, AuditDetails } from "@creel/domain/admin/audit";
import type { Transaction } from "kysely";
import { v7 as uuidv7 } from "uuid";

import type { Schema, UserRow } from "../database/schema.ts";
import { insertAuditEntry } from "./audit-entries.repository.ts";

export interface AdminActor {
  admin: UserRow;
  ip: string;
}

/** The performer of an action: an admin from an address, or the server itself, for a request where it has an address. */
export type Actor =
  | AdminActor
  | { via: "console" | "environment" }
  | { via: "provider" | "proxy"; ip: string };

interface AuditedAction {
  action: AuditAction;
  /** The affected user, without an id once deleted; `null` if the action affects no particular user. */
  user: (Pick<UserRow, "firstName" | "lastName" | "username"> & { id: string | null }) | null;
  details: AuditDetails;
}

/** Writes an audit entry. It runs in the transaction of the action, so that neither is stored without the other. */
export async function audit(
  transaction: Transaction<Schema>,
  actor: Actor,
  { action, user, details }: AuditedAction,
): Promise<void> {
  const isAdmin = "admin" in actor;
  await insertAuditEntry(transaction, {
    id: uuidv7(),
    adminId: isAdmin ? actor.admin.id : null,
    adminName: isAdmin ? fullName(actor.admin) : null,
    ip: "ip" in actor ? actor.ip : null,
    action,
    userId: user?.id ?? null,
    userName: user && fullName(user),
    hasUser: user !== null,
    details: isAdmin ? details : { ...details, via: actor.via },
  });
}
