import type { Coordinates } from "@creel/domain/places/coordinates";

import type { SharedPhotos } from "../../device/shared-photos.ts";
import type { Finished } from "../editor/draft/form-notice.tsx";
import type { Draft } from "../editor/draft/store/draft.ts";
import type { CatchActions } from "../list/catch-row-actions.ts";

export interface DialogActions extends CatchActions {
  /** Opens the form at this place, or at the present position; when the open map does not show that, at its middle. */
  onLog: (place: Coordinates | "here") => void;
  /** Opens the form with photos from another app, at the time and the place of the first. */
  onLogPhotos: (shared: SharedPhotos) => void;
  /** `finished` is the catch that was saved right before. */
  onContinue: (draft: Draft, finished?: Finished) => void;
}
