import type { ContactStatus } from "@creel/domain/contact/contact";

import { getUser } from "../../accounts/users/users.repository.ts";
import { type AdminActor, audit } from "../../audit/audit.ts";
import type { Database } from "../../database/connect.ts";
import type { ContactMessageRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import { asActiveAdmin } from "../access/as-active-admin.ts";
import { lockMessage, updateMessage } from "./admin-messages.repository.ts";

interface StatusChange {
  actor: AdminActor;
  id: string;
  status: ContactStatus;
}

/**
 * Setting the status back to new also clears who handled the message.
 * @throws AppError not_allowed, not_found
 */
export function setMessageStatus(
  db: Database,
  { actor, id, status }: StatusChange,
): Promise<ContactMessageRow> {
  return asActiveAdmin(db, actor, async (transaction) => {
    const message = await lockMessage(transaction, id);
    if (!message) throw new AppError("not_found");
    if (message.status === status) return message;

    const isHandled = status !== "new";
    const changed = await updateMessage(transaction, message.id, {
      status,
      handledBy: isHandled ? actor.admin.id : null,
      handledAt: isHandled ? new Date() : null,
    });
    await audit(transaction, actor, {
      action: "message.status",
      user: message.userId === null ? null : await getUser(transaction, message.userId),
      details: {
        subject: message.subject,
        changes: [{ field: "status", before: message.status, after: status }],
      },
    });
    return changed;
  });
}
