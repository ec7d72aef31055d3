import { queryOptions } from "@tanstack/react-query";

import { logDatabase } from "../../device/log-database.ts";
import { readItem } from "../read-item.ts";
import { type Counts, countWaiting } from "./describe-counts.ts";

/** A user with waiting items on this device. */
export interface WaitingOwner extends Counts {
  userId: string;
  /** Empty if unknown. */
  firstName: string;
}

/** Returns only names and counts, because another user may be looking. */
export async function listWaitingOwners(): Promise<WaitingOwner[]> {
  const work = (await logDatabase()).transaction(["outbox", "owners"]);
  const records = await work.objectStore("outbox").getAll();
  const items = records.flatMap((record) => readItem(record) ?? []);
  const userIds = [...new Set(items.map(({ userId }) => userId))];
  const owners = await Promise.all(userIds.map((userId) => work.objectStore("owners").get(userId)));
  return userIds.map((userId, index) =>
    Object.assign(countWaiting(items.filter((item) => item.userId === userId)), {
      userId,
      firstName: owners[index]?.firstName ?? "",
    }),
  );
}

/**
 * The users with waiting items on this device. The key starts with that of the outbox, so that every change of it reads
 * them again.
 */
export const ownersQuery = queryOptions({
  queryKey: ["outbox", "owners"],
  queryFn: listWaitingOwners,
  networkMode: "always",
  staleTime: 0,
  retry: false,
});
