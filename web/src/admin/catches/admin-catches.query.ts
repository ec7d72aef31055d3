import { adminCatchListSchema } from "@creel/domain/admin/admin-catches";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import { send } from "../../http/send.ts";
import { ADMIN_CATCHES_KEY } from "./everybodys-logbook.ts";

export type AdminCatchList = z.infer<typeof adminCatchListSchema>;

/** One page of the catches of everybody; while another is asked for, what was there stays. */
export function adminCatchesQuery(query: string) {
  return queryOptions({
    queryKey: [...ADMIN_CATCHES_KEY, query],
    queryFn: ({ signal }) => send({ path: `/admin/catches?${query}`, signal }, adminCatchListSchema),
    placeholderData: keepPreviousData,
  });
}
