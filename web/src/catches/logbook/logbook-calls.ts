import type { Catch } from "@creel/domain/catches/catch";
import type { QueryClient } from "@tanstack/react-query";

import type { OnProgress } from "../../http/upload.ts";
import type { PreparedChange } from "../editor/values/catch-payload.ts";
import { createCatch, deleteCatch, updateCatch } from "./catches.calls.ts";
import { putSaved } from "./put-saved.ts";

export interface LogbookCalls {
  update: (change: PreparedChange, onProgress?: OnProgress) => Promise<Catch>;
  remove: (caught: Pick<Catch, "id">) => Promise<void>;
  putSaved: (queryClient: QueryClient, saved: Catch) => void;
}

/** A new catch is always the user's own. */
export const ownCalls = {
  create: createCatch,
  update: updateCatch,
  remove: deleteCatch,
  putSaved,
} satisfies LogbookCalls & { create: typeof createCatch };
