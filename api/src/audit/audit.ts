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

/** Who did the action: an admin from an address, or the server itself. */
export type Actor = AdminActor | { via: "console" | "environment" };

interface AuditedAction {
  action: AuditAction;
  /** The user concerned, without an id once deleted; `null` when it concerns nobody in particular. */
  user: (Pick<UserRow, "firstName" | "lastName" | "username"> & { id: string | null }) | null;
  details: AuditDetails;
}

/** Written in the transaction of the action, so that neither is there without the other. */
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
    ip: isAdmin ? actor.ip : null,
    action,
    userId: user?.id ?? null,
    userName: user && fullName(user),
    hasUser: user !== null,
    details: isAdmin ? details : { ...details, via: actor.via },
  });
}
