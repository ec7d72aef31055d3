import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";

import type { SharedPhotos } from "../../device/shared-photos.ts";
import type { ShownMap } from "../../map/view/shown-map.ts";
import type { ShownCatch } from "../logbook/logged-by.ts";
import type { Finished } from "./draft/form-notice.tsx";
import type { Draft } from "./draft/store/draft.ts";

/**
 * `isLocating` asks the device for the place; `map` is the map on which it was opened; `draft` is continued, after the
 * one that is `finished`.
 */
export type CatchModalState = (NewCatchState | ExistingCatchState) & Continuing;

interface NewCatchState {
  mode: "create";
  coordinates: Coordinates | null;
  isLocating: boolean;
  map: ShownMap | null;
  /** One like this is logged. */
  repeated?: Catch;
  /** The form begins with these photos. */
  shared?: SharedPhotos;
}

interface ExistingCatchState {
  mode: "view" | "edit";
  caught: ShownCatch;
}

interface Continuing {
  draft?: Draft;
  finished?: Finished | undefined;
}
