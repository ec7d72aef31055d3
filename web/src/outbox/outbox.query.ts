import {
  type QueryClient,
  queryOptions,
  replaceEqualDeep,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useEffect } from "react";

import { useAuth } from "../session/auth.tsx";
import { whenIdle } from "../ui/hooks/once-settled.ts";
import type { OutboxItem } from "./outbox-item.ts";
import { outboxRevision } from "./outbox-news.ts";

export const OUTBOX_KEY = ["outbox"] as const;

/** What waits to be sent of one user, the oldest first. */
export function outboxQuery(userId: string) {
  return queryOptions({
    queryKey: [...OUTBOX_KEY, userId],
    queryFn: async ({ client }) => {
      const { listItems } = await import("./outbox-store.ts");
      readRevisions.set(client, outboxRevision.get());
      return listItems(userId);
    },
    // By default the items of two lists are compared by their places, which all change when the first was sent.
    structuralSharing: (was, items) => (isItems(was) && isItems(items) ? shareItems(was, items) : items),
    staleTime: Infinity,
    networkMode: "always",
    retry: false,
  });
}

function isItems(data: unknown): data is OutboxItem[] {
  return Array.isArray(data);
}

/** What did not change of an item is the very same object, so that what shows it is not drawn again. */
function shareItems(was: readonly OutboxItem[], items: readonly OutboxItem[]): OutboxItem[] {
  const known = new Map(was.map((item) => [item.id, item]));
  return items.map((item) => replaceEqualDeep(known.get(item.id), item));
}

/** The revision that was read last: however many components listen, each change is read once. */
const readRevisions = new WeakMap<QueryClient, number>();

function readAgain(queryClient: QueryClient): void {
  const revision = outboxRevision.get();
  if (readRevisions.get(queryClient) === revision) return;
  readRevisions.set(queryClient, revision);
  void queryClient.invalidateQueries({ queryKey: OUTBOX_KEY });
}

/** In milliseconds. That a catch is kept is said first: drawing the lists anew takes a slow phone longer. */
const SOON = { within: 300, elseAfter: 50 };

const NONE: readonly OutboxItem[] = [];

/** What waits to be sent of who is signed in, the oldest first; as it is now, whichever tab changed it. */
export function useOutbox(): readonly OutboxItem[] {
  const userId = useAuth().user?.id;
  const queryClient = useQueryClient();
  const { data: items = NONE } = useQuery({ ...outboxQuery(userId ?? ""), enabled: userId !== undefined });
  useEffect(() => {
    readAgain(queryClient);
    return outboxRevision.subscribe(() => whenIdle(() => readAgain(queryClient), SOON));
  }, [queryClient]);
  return userId === undefined ? NONE : items;
}
