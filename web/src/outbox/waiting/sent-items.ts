import { queryOptions } from "@tanstack/react-query";

import { logDatabase } from "../../device/log-database.ts";
import type { OutboxItem } from "../outbox-item.ts";
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
