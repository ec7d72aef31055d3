import {
  type AdminCatch,
  adminCatchAnswerSchema,
  adminCatchListSchema,
  bulkDeletedSchema,
} from "@creel/domain/admin/admin-catches";
import type { Catch } from "@creel/domain/catches/catch";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type * as z from "zod/mini";

import type { PreparedChange } from "../../catches/editor/values/catch-payload.ts";
import { callOfChange } from "../../catches/logbook/catches.calls.ts";
import type { LogbookCalls } from "../../catches/logbook/logbook-calls.ts";
import { send, sendForNothing } from "../../http/send.ts";
import type { OnProgress } from "../../http/upload.ts";
import { ADMIN_CATCHES_KEY } from "../admin-key.ts";

export type AdminCatchList = z.infer<typeof adminCatchListSchema>;

const FOLDER = "/admin/catches";

/** The previous page stays until the next one arrives. */
export function adminCatchesQuery(query: string) {
  return queryOptions({
    queryKey: [...ADMIN_CATCHES_KEY, query],
    queryFn: ({ signal }) => send({ path: `${FOLDER}?${query}`, signal }, adminCatchListSchema),
    placeholderData: keepPreviousData,
  });
}

async function updateAnyCatch(change: PreparedChange, onProgress?: OnProgress): Promise<AdminCatch> {
  const call = callOfChange(change, { folder: FOLDER, onProgress });
  const answer = await send(call, adminCatchAnswerSchema);
  return answer.catch;
}

function deleteAnyCatch({ id }: Pick<Catch, "id">): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `${FOLDER}/${id}` });
}

/** @param ids At most a thousand. */
export function deleteCatches(ids: readonly string[]) {
  return send({ method: "DELETE", path: `${FOLDER}/bulk`, body: { catchIds: ids } }, bulkDeletedSchema);
}

/** The lists of the angler's own logbook are not changed. */
export const allLogbooksCalls: LogbookCalls = {
  update: updateAnyCatch,
  remove: deleteAnyCatch,
  putSaved: (queryClient, saved) =>
    queryClient.setQueriesData<AdminCatchList>(
      { queryKey: ADMIN_CATCHES_KEY },
      (was) =>
        was && {
          ...was,
          catches: was.catches.map((each) => (each.id === saved.id ? { ...each, ...saved } : each)),
        },
    ),
};
