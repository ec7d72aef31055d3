import { adminMessageListSchema } from "@creel/domain/admin/admin-messages";
import { adminStatsSchema } from "@creel/domain/admin/admin-stats";
import { queryOptions } from "@tanstack/react-query";

import { send } from "../http/send.ts";
import { ADMIN_KEY } from "./admin-key.ts";

export const adminStatsQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "stats"],
  queryFn: async ({ signal }) => {
    const { stats } = await send({ path: "/admin/stats", signal }, adminStatsSchema);
    return stats;
  },
});

/** The newest of what nobody has read. */
export const openMessagesQuery = queryOptions({
  queryKey: [...ADMIN_KEY, "messages", "open"],
  queryFn: ({ signal }) =>
    send({ path: "/admin/messages?status=new&limit=4", signal }, adminMessageListSchema),
});
