import {
  type AdminMessage,
  adminMessageAnswerSchema,
  adminMessageListSchema,
  type ContactStatus,
} from "@creel/domain/admin/admin-messages";
import { keepPreviousData, type QueryClient, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import { send } from "../../http/send.ts";
import { MESSAGES_KEY } from "../api.ts";

const EARLIER_LIMIT = 6;

export type AdminMessageList = z.infer<typeof adminMessageListSchema>;

/** `query` is that of GET /admin/messages. */
export const messagesQuery = (query: string) =>
  queryOptions({
    queryKey: [...MESSAGES_KEY, "list", query],
    queryFn: ({ signal }) => send({ path: `/admin/messages?${query}`, signal }, adminMessageListSchema),
    placeholderData: keepPreviousData,
  });

export const messagesFromQuery = (email: string) => {
  const query = new URLSearchParams({ email, limit: String(EARLIER_LIMIT) }).toString();
  return queryOptions({
    queryKey: [...MESSAGES_KEY, "from", query],
    queryFn: ({ signal }) => send({ path: `/admin/messages?${query}`, signal }, adminMessageListSchema),
  });
};

export async function putMessageStatus(id: string, status: ContactStatus): Promise<AdminMessage> {
  const { message } = await send(
    { method: "PUT", path: `/admin/messages/${id}`, body: { status } },
    adminMessageAnswerSchema,
  );
  return message;
}

/** Updates every cached list at once. */
export function putIntoLists(queryClient: QueryClient, changed: AdminMessage): void {
  queryClient.setQueriesData<AdminMessageList>(
    { queryKey: MESSAGES_KEY },
    (list) =>
      list && {
        ...list,
        messages: list.messages.map((message) => (message.id === changed.id ? changed : message)),
      },
  );
}
