import type { Catch } from "@creel/domain/catches/catch";

import type { OnProgress } from "../http/upload.ts";
import type { PreparedCatch } from "./catch-payload.ts";

export interface Saving {
  /** The catch that is changed, as it was; `null` for a new one. */
  changed: Catch | null;
  /** The id of the draft that is finished with it, which waited to be. */
  draftId: string | null;
  onProgress?: OnProgress;
}

/** Stores what was prepared; a failure is thrown, to be shown in the form. */
export type SaveCatch = (prepared: PreparedCatch, saving: Saving) => Promise<void>;
