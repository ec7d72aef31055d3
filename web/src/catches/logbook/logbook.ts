import type { Catch } from "@creel/domain/catches/catch";
import type { QueryClient, QueryKey } from "@tanstack/react-query";

import type { OnProgress } from "../../http/upload.ts";
import type { PreparedChange } from "../editor/values/catch-payload.ts";
import { deleteCatch, updateCatch } from "./catches.calls.ts";
import { CATCHES_KEY } from "./catches.query.ts";
import { putSaved } from "./put-saved.ts";

/** Whose catches the dialogs are about: which calls change one, and what shows it. */
export interface Logbook {
  /** One's own alone keeps drafts, has a map and lets conditions be taken out that were filled in. */
  isOwn: boolean;
  update: (change: PreparedChange, onProgress?: OnProgress) => Promise<Catch>;
  remove: (caught: Pick<Catch, "id">) => Promise<void>;
  /** Puts a catch that was just saved wherever it is shown. */
  putSaved: (queryClient: QueryClient, saved: Catch) => void;
  /** Under this stands everything that shows them. */
  key: QueryKey;
}

export const ownLogbook: Logbook = {
  isOwn: true,
  update: updateCatch,
  remove: deleteCatch,
  putSaved,
  key: CATCHES_KEY,
};
