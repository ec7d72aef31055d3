import { adminMessageListSchema } from "@creel/domain/admin/admin-messages";
import { adminStatsSchema } from "@creel/domain/admin/admin-stats";
import { auditListSchema } from "@creel/domain/admin/audit";
import { machineSchema } from "@creel/domain/admin/machine";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send } from "../http/send.ts";
import { ADMIN_KEY } from "./admin-key.ts";

/** The prefix of every list of messages. */
export const MESSAGES_KEY = [...ADMIN_KEY, "messages"] as const;

export const adminStatsQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "stats"],
  queryFn: async ({ signal }) => {
    const { stats } = await send({ path: "/admin/stats", signal }, adminStatsSchema);
    return stats;
  },
});

export const machineQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "machine"],
  queryFn: async ({ signal }) => (await send({ path: "/admin/machine", signal }, machineSchema)).machine,
});

/** The newest of what nobody has read. Asked for on every screen, so that a demotion is known at the next click. */
export const openMessagesQuery = queryOptions({
  queryKey: [...MESSAGES_KEY, "open"],
  queryFn: ({ signal }) =>
    send({ path: "/admin/messages?status=new&limit=4", signal }, adminMessageListSchema),
  staleTime: 0,
});

/** `query` is that of GET /admin/audit; the newest come first. */
export const auditPageQuery = (query: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, "audit", query],
    queryFn: ({ signal }) => send({ path: `/admin/audit?${query}`, signal }, auditListSchema),
    placeholderData: keepPreviousData,
  });
