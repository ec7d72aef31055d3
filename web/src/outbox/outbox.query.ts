import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

import { useAuth } from "../accounts/signed-in/auth.tsx";
import type { OutboxItem } from "./outbox-item.ts";
import { listItems, outboxRevision } from "./outbox-store.ts";

export const OUTBOX_KEY = ["outbox"] as const;

/** What waits to be sent of one user, the oldest first. */
export function outboxQuery(userId: string) {
  return queryOptions({
    queryKey: [...OUTBOX_KEY, userId],
    queryFn: ({ client }) => {
      readRevisions.set(client, outboxRevision.get());
      return listItems(userId);
    },
    staleTime: Infinity,
    networkMode: "always",
    retry: false,
  });
}

/** The revision that was read last: however many components listen, each change is read once. */
const readRevisions = new WeakMap<QueryClient, number>();

function readAgain(queryClient: QueryClient): void {
  const revision = outboxRevision.get();
  if (readRevisions.get(queryClient) === revision) return;
  readRevisions.set(queryClient, revision);
  void queryClient.invalidateQueries({ queryKey: OUTBOX_KEY });
}

const NONE: readonly OutboxItem[] = [];

/** What waits to be sent of who is signed in, the oldest first; as it is now, whichever tab changed it. */
export function useOutbox(): readonly OutboxItem[] {
  const userId = useAuth().user?.id;
  const queryClient = useQueryClient();
  const { data: items = NONE } = useQuery({ ...outboxQuery(userId ?? ""), enabled: userId !== undefined });
  useEffect(() => {
    readAgain(queryClient);
    return outboxRevision.subscribe(() => readAgain(queryClient));
  }, [queryClient]);
  return userId === undefined ? NONE : items;
}
