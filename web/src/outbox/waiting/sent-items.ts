import { queryOptions } from "@tanstack/react-query";

import { logDatabase } from "../../device/log-database.ts";
import { type OutboxItem, bySubject } from "../outbox-item.ts";
import { OUTBOX_KEY } from "../outbox.query.ts";
import { readItem } from "../read-item.ts";

/** `sentAt` is in milliseconds since 1970. */
export type SentItem = OutboxItem & { sentAt: number };

/** What was sent last, the oldest first. */
export function sentQuery(userId: string) {
  return queryOptions({
    queryKey: [...OUTBOX_KEY, userId, "sent"],
    queryFn: () => listSent(userId),
    networkMode: "always",
    retry: false,
  });
}

async function listSent(userId: string): Promise<SentItem[]> {
  const records = await (await logDatabase()).getAllFromIndex("sent", "user", userId);
  return records.flatMap((record) => {
    const item = readItem(record);
    return item ? [{ ...item, sentAt: record.sentAt }] : [];
  });
}

/** What was sent of one catch, trip, water and so on. */
export interface SentSubject {
  id: string;
  /** When the last of it was sent, in milliseconds since 1970. */
  sentAt: number;
  isDeleted: boolean;
  /** The oldest first; some may have been sent on another day. */
  items: readonly [OutboxItem, ...OutboxItem[]];
}

/** What was sent on this day of the device's calendar, the last first. */
export function sentOn(day: Date, sent: readonly SentItem[]): SentSubject[] {
  const isOfDay = ({ sentAt }: SentItem) => new Date(sentAt).toDateString() === day.toDateString();
  return Array.from(bySubject(sent))
    .filter(([, items]) => items.some(isOfDay))
    .flatMap(([id, items]) => describe(id, items))
    .toSorted((one, other) => other.sentAt - one.sentAt);
}

function describe(id: string, items: readonly SentItem[]): SentSubject[] {
  const [first, ...others] = items;
  const sentAt = Math.max(...items.map((item) => item.sentAt));
  const isDeleted = items.some(({ work }) => work.kind === "delete");
  return first ? [{ id, sentAt, isDeleted, items: [first, ...others] }] : [];
}
