import type { adminCatchListSchema } from "@creel/domain/admin/admin-catches";
import type * as z from "zod/mini";

import type { Logbook } from "../../catches/logbook/logbook.ts";
import { ADMIN_CATCHES_KEY, ADMIN_KEY } from "../admin-key.ts";

type CatchList = z.infer<typeof adminCatchListSchema>;

/** The frame of every page knows this; what is called comes when an admin calls it. */
const loadCalls = () => import("./everybodys-catches.calls.ts");

/** What the dialogs of a catch do in the admin area. An angler's own lists take on nothing from here. */
export const everybodysLogbook: Logbook = {
  isOwn: false,
  update: async (...change) => (await loadCalls()).updateAnybodys(...change),
  remove: async (caught) => (await loadCalls()).deleteAnybodys(caught),
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
