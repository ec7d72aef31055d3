import type { Coordinates } from "@creel/domain/places/coordinates";

import type { Finished } from "../editor/draft/finished-note.tsx";
import type { Draft } from "../editor/draft/store/draft.ts";
import type { CatchActions } from "../list/actions.ts";

/** What opens a dialog of a catch. */
export interface DialogActions extends CatchActions {
  /**
   * Opens the form for a catch at this place, or at the present position; from a map on which that is not in view, in the
   * map's middle.
   */
  onLog: (place: Coordinates | "here") => void;
  /** Opens the form with what was not saved, `finished` being what was saved right before. */
  onContinue: (draft: Draft, finished?: Finished) => void;
}
