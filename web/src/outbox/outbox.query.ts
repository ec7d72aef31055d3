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
import { listItems } from "./outbox-store.ts";

export const OUTBOX_KEY = ["outbox"] as const;

/** The waiting items of one user, sorted oldest first. */
export function outboxQuery(userId: string) {
  return queryOptions({
    queryKey: [...OUTBOX_KEY, userId],
    queryFn: ({ client }) => {
      readRevisions.set(client, outboxRevision.get());
      return listItems(userId);
    },
    // By default, items of two lists are compared by index, and every index shifts when the first item was sent.
    structuralSharing: (was, items) => (isItems(was) && isItems(items) ? shareItems(was, items) : items),
    staleTime: Infinity,
    networkMode: "always",
    retry: false,
  });
}

function isItems(data: unknown): data is OutboxItem[] {
  return Array.isArray(data);
}

/** Reuses unchanged objects, so that components showing them do not render again. */
function shareItems(was: readonly OutboxItem[], items: readonly OutboxItem[]): OutboxItem[] {
  const known = new Map(was.map((item) => [item.id, item]));
  return items.map((item) => replaceEqualDeep(known.get(item.id), item));
}

/** The revision that was read last. However many components listen, each change is read once. */
const readRevisions = new WeakMap<QueryClient, number>();

function readAgain(queryClient: QueryClient): void {
  const revision = outboxRevision.get();
  if (readRevisions.get(queryClient) === revision) return;
  readRevisions.set(queryClient, revision);
  void queryClient.invalidateQueries({ queryKey: OUTBOX_KEY });
}

/**
 * In milliseconds. Waits because redrawing the lists takes longest on a slow phone, and the message that a catch is
 * kept goes first.
 */
const SOON = { within: 300, elseAfter: 50 };

const NONE: readonly OutboxItem[] = [];

/** Returns the waiting items of the signed-in user, sorted oldest first. Follows changes made by other tabs. */
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
