import type { User } from "@creel/domain/accounts/user";
import type { AdminCatch } from "@creel/domain/admin/admin-catches";
import type { AdminMessage } from "@creel/domain/admin/admin-messages";
import type { AdminUser } from "@creel/domain/admin/admin-users";

import { catchOf } from "../catches/editor/values/catch-testing.ts";
import { anglerOf } from "../session/angler-testing.ts";

export function adminOf(known: Partial<User> = {}): User {
  return anglerOf({ role: "admin", ...known });
}

/** An account as the admin area lists it. */
export function userOf(known: Partial<AdminUser> = {}): AdminUser {
  const name = { firstName: "Ray", lastName: "Kowalczyk", username: "ray", email: "ray@example.org" };
  return { ...anglerOf(name), catches: 3, photos: 2, trips: 0, sessions: 1, lastSeenAt: null, ...known };
}

/** A message of the contact form as the admin area lists it. */
export function messageOf(known: Partial<AdminMessage> = {}): AdminMessage {
  return {
    id: "m1",
    name: "Hank Sørensen",
    email: "hank@example.com",
    subject: "support",
    message: "Can I print the season?\n\nI have a wall for it.",
    priority: "urgent",
    status: "new",
    createdAt: "2026-11-20T12:42:00.000Z",
    user: null,
    handledBy: null,
    handledAt: null,
    ...known,
  };
}

/** A user's catch as the admin area lists it. */
export function anyCatchOf(known: Partial<AdminCatch> = {}): AdminCatch {
  const user = { id: "u1", firstName: "Ray", lastName: "Kowalczyk", email: "ray@example.org" };
  const square = { south: 47.8, west: -92.3, north: 47.85, east: -92.25, size: 0.05 };
  return { ...catchOf({ time: null }), square, revealed_until: null, user, ...known };
}

/** A list of messages with the count of each status. */
export function messageList(...messages: AdminMessage[]) {
  const count = (status: AdminMessage["status"]) => messages.filter((each) => each.status === status).length;
  const counts = { new: count("new"), read: count("read"), done: count("done") };
  return { messages, counts, ...pageOf(messages.length) };
}

/** Returns the paging fields of a first page. */
export function pageOf(total: number) {
  return { total, page: 1, limit: 25 };
}
