import type { OnProgress } from "../../http/upload.ts";
import type { PreparedCatch, PreparedChange } from "../editor/values/catch-payload.ts";

export interface Saving {
  /** The id of the draft that is finished with it, which waited to be. */
  draftId: string | null;
  onProgress?: OnProgress;
}

/** Stores what was prepared; a failure is thrown, to be shown in the form. */
export type SaveCatch = (prepared: PreparedCatch | PreparedChange, saving: Saving) => Promise<void>;
