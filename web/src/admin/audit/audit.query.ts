import { auditListSchema } from "@creel/domain/admin/audit";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { send } from "../../http/send.ts";
import { ADMIN_KEY } from "../admin-key.ts";

/** `query` is that of GET /admin/audit; the newest come first. */
export const auditPageQuery = (query: string) =>
  queryOptions({
    queryKey: [...ADMIN_KEY, "audit", query],
    queryFn: ({ signal }) => send({ path: `/admin/audit?${query}`, signal }, auditListSchema),
    placeholderData: keepPreviousData,
  });
