import {
  adminCatchAnswerSchema,
  type adminCatchListSchema,
  bulkDeletedSchema,
} from "@creel/domain/admin/admin-catches";
import type * as z from "zod/mini";

import { callOfChange } from "../../catches/catches.calls.ts";
import type { Logbook } from "../../catches/logbook.ts";
import { send, sendForNothing } from "../../http/send.ts";
import { ADMIN_KEY } from "../admin.query.ts";

type CatchList = z.infer<typeof adminCatchListSchema>;

const FOLDER = "/admin/catches";

/** The lists of everybody's catches. */
export const ADMIN_CATCHES_KEY = [...ADMIN_KEY, "catches"] as const;

/** What the dialogs of a catch call in the admin area. An angler's own lists take on nothing from here. */
export const everybodysLogbook: Logbook = {
  isOwn: false,
  update: async (change, onProgress) => {
    const call = callOfChange(change, { folder: FOLDER, onProgress });
    const answer = await send(call, adminCatchAnswerSchema);
    return answer.catch;
  },
  remove: ({ id }) => sendForNothing({ method: "DELETE", path: `${FOLDER}/${id}` }),
  putSaved: (queryClient, saved) =>
    queryClient.setQueriesData<CatchList>(
      { queryKey: ADMIN_CATCHES_KEY },
      (was) =>
        was && {
          ...was,
          catches: was.catches.map((each) => (each.id === saved.id ? { ...each, ...saved } : each)),
        },
    ),
  key: ADMIN_KEY,
};

/** @param ids At most a thousand. */
export function deleteCatches(ids: readonly string[]) {
  return send({ method: "DELETE", path: `${FOLDER}/bulk`, body: { catchIds: ids } }, bulkDeletedSchema);
}
