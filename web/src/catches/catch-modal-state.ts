import type { Coordinates } from "@creel/domain/places/coordinates";

import type { Draft } from "./draft/draft.ts";
import type { Logbook } from "./logbook.ts";
import type { ShownCatch } from "./logged-by.ts";

/**
 * What the modal shows; `isLocating` takes the place from the device as soon as it is open, `draft` is
 * continued in it.
 */
export type CatchModalState =
  | { mode: "create"; coordinates: Coordinates | null; isLocating: boolean; draft?: Draft }
  | { mode: "view" | "edit"; caught: ShownCatch; logbook: Logbook; draft?: Draft };
