import { fullName } from "@creel/domain/accounts/user";
import type { AdminMessage } from "@creel/domain/admin/admin-messages";

import type { Database } from "../database/connect.ts";
import type { ContactMessageRow, UserRow } from "../database/schema.ts";
import { countCatchesOf } from "./users/belongings.repository.ts";
import { findUsers } from "./users/user-list.repository.ts";

export async function presentMessages(
  db: Database,
  rows: readonly ContactMessageRow[],
): Promise<AdminMessage[]> {
  const senders = rows.flatMap(({ userId }) => userId ?? []);
  const handlers = rows.flatMap(({ handledBy }) => handledBy ?? []);
  const [users, catches] = await Promise.all([
    findUsers(db, [...new Set([...senders, ...handlers])]),
    countCatchesOf(db, [...new Set(senders)]),
  ]);
  const userOf = new Map(users.map((user) => [user.id, user]));
  const catchesOf = new Map(catches.map((counted) => [counted.userId, counted.catches]));
  return rows.map((row) => {
    const sender = row.userId === null ? undefined : userOf.get(row.userId);
    const handler = row.handledBy === null ? undefined : userOf.get(row.handledBy);
    return {
      ...presentText(row),
      user: sender ? presentSender(sender, catchesOf.get(sender.id) ?? 0) : null,
      handledBy: handler ? fullName(handler) : null,
    };
  });
}

export async function presentMessage(db: Database, row: ContactMessageRow): Promise<AdminMessage> {
  const [message] = await presentMessages(db, [row]);
  if (!message) throw new Error("Of one message, one is presented");
  return message;
}

function presentText(row: ContactMessageRow): Omit<AdminMessage, "user" | "handledBy"> {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    subject: row.subject,
    message: row.message,
    priority: row.priority,
    status: row.status,
    createdAt: row.createdAt.toISOString(),
    handledAt: row.handledAt?.toISOString() ?? null,
  };
}

function presentSender(user: UserRow, catches: number): AdminMessage["user"] {
  const { id, firstName, lastName, createdAt } = user;
  return { id, firstName, lastName, catches, createdAt: createdAt.toISOString() };
}
