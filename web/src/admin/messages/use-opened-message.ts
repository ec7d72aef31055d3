import type { AdminMessage } from "@creel/domain/admin/admin-messages";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";

import { logFailure } from "../../http/log-failure.ts";
import { useAddress } from "../../ui/hooks/use-address.ts";
import { ADMIN_KEY } from "../admin-key.ts";
import { type AdminMessageList, putIntoLists, putMessageStatus } from "./api.ts";

interface Shown {
  /** The query of GET /admin/messages. */
  query: string;
  list: AdminMessageList | undefined;
  /** True while the list is still that of another query. */
  isStale: boolean;
}

/**
 * The message in the address. It stays open when reading it takes it out of the list, until something else is listed.
 */
export function useOpenedMessage({ query, list, isStale }: Shown): AdminMessage | undefined {
  const id = useAddress()[0].get("message");
  const [lastOpened, setLastOpened] = useState<LastOpened | null>(null);
  const listed = list?.messages.find((message) => message.id === id);
  if (listed && !isStale && !isSame(listed, query, lastOpened)) setLastOpened({ query, message: listed });
  if (listed) return listed;
  return lastOpened?.query === query && lastOpened.message.id === id ? lastOpened.message : undefined;
}

interface LastOpened {
  query: string;
  message: AdminMessage;
}

function isSame(message: AdminMessage, query: string, lastOpened: LastOpened | null): boolean {
  return lastOpened?.message === message && lastOpened.query === query;
}

/** A new message is marked read as it is opened; while it is open it can be marked unread again. */
export function useMarkRead(opened: AdminMessage | undefined): void {
  const queryClient = useQueryClient();
  const lastId = useRef<string>(undefined);
  const { mutate } = useMutation({
    mutationFn: (id: string) => putMessageStatus(id, "read"),
    onSuccess: (message) => putIntoLists(queryClient, message),
    onError: (error) => logFailure("A message could not be marked read", error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
  const id = opened?.id;
  const isNew = opened?.status === "new";
  useEffect(() => {
    if (id === lastId.current) return;
    lastId.current = id;
    if (id !== undefined && isNew) mutate(id);
  }, [id, isNew, mutate]);
}

/**
 * True when the message was opened on this page. False when it came with the address: there the page begins at its top.
 */
export function useWasOpened(): boolean {
  const { key } = useLocation();
  return useNavigationType() !== NavigationType.Replace && key !== "default";
}

/** Adds the opened message in its place, also where the filter no longer matches it. */
export function withOpened(
  messages: readonly AdminMessage[],
  opened: AdminMessage | undefined,
): readonly AdminMessage[] {
  if (!opened || messages.some(({ id }) => id === opened.id)) return messages;
  const older = messages.findIndex(({ createdAt }) => createdAt < opened.createdAt);
  return older === -1 ? [...messages, opened] : messages.toSpliced(older, 0, opened);
}
