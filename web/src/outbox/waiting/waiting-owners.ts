import { queryOptions } from "@tanstack/react-query";

import { logDatabase } from "../../device/log-database.ts";

/** Whose catches wait on this device to be sent. */
export interface WaitingOwner {
  userId: string;
  /** Empty where it is not known. */
  firstName: string;
  catches: number;
  trips: number;
  waters: number;
}

/** Nothing else of a catch, a trip or a water is told: who looks may be somebody else. */
export async function listWaitingOwners(): Promise<WaitingOwner[]> {
  const work = (await logDatabase()).transaction(["outbox", "owners"]);
  const records = await work.objectStore("outbox").getAll();
  const userIds = [...new Set(records.map(({ userId }) => userId))];
  const owners = await Promise.all(userIds.map((userId) => work.objectStore("owners").get(userId)));
  return userIds.map((userId, index) => {
    const own = records.filter((record) => record.userId === userId);
    return {
      userId,
      firstName: owners[index]?.firstName ?? "",
      catches: countNamed(own.map(({ catchId }) => catchId)),
      trips: countNamed(own.map(({ tripId }) => tripId)),
      waters: countNamed(own.map(({ waterId }) => waterId)),
    };
  });
}

function countNamed(ids: readonly (string | undefined)[]): number {
  return new Set(ids.filter((id) => id !== undefined)).size;
}

/** Whose catches wait on this device. Read again with each change of what waits. */
export const ownersQuery = queryOptions({
  queryKey: ["outbox", "owners"],
  queryFn: listWaitingOwners,
  networkMode: "always",
  staleTime: 0,
  retry: false,
});
