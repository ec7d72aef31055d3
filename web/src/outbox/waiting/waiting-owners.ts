import { queryOptions } from "@tanstack/react-query";

import { logDatabase } from "../../device/log-database.ts";
import { readItem } from "../read-item.ts";
import { type Counts, countWaiting } from "./describe-counts.ts";

/** Whose work waits on this device to be sent. */
export interface WaitingOwner extends Counts {
  userId: string;
  /** Empty where it is not known. */
  firstName: string;
}

/** Nothing else of a catch, a trip or a water is told: who looks may be somebody else. */
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

/** Whose catches wait on this device. Read again with each change of what waits. */
export const ownersQuery = queryOptions({
  queryKey: ["outbox", "owners"],
  queryFn: listWaitingOwners,
  networkMode: "always",
  staleTime: 0,
  retry: false,
});
