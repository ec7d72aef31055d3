import { queryOptions } from "@tanstack/react-query";

import { logDatabase } from "../../device/log-database.ts";
import { type OutboxItem, bySubject } from "../outbox-item.ts";
import { OUTBOX_KEY } from "../outbox.query.ts";
import { readItem } from "../read-item.ts";

/** `sentAt` is in milliseconds since 1970. */
export type SentItem = OutboxItem & { sentAt: number };

/** The items sent last, sorted oldest first. */
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

/** The sent items of one catch, trip, water, or other record. */
export interface SentSubject {
  id: string;
  /** When its latest item was sent, in milliseconds since 1970. */
  sentAt: number;
  isDeleted: boolean;
  /** Sorted oldest first. Some may have been sent on another day. */
  items: readonly [OutboxItem, ...OutboxItem[]];
}

/** Returns the records sent on a day of the device's calendar, latest first. */
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
