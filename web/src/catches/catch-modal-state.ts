import type { Coordinates } from "@creel/domain/places/coordinates";

import type { Draft } from "./draft/draft.ts";
import type { Finished } from "./draft/finished-note.tsx";
import type { Logbook } from "./logbook.ts";
import type { ShownCatch } from "./logged-by.ts";

/**
 * What the modal shows; `isLocating` takes the place from the device as soon as it is open, `draft` is
 * continued in it, after the one that is `finished`.
 */
export type CatchModalState =
  | ({ mode: "create"; coordinates: Coordinates | null; isLocating: boolean } & Continuing)
  | ({ mode: "view" | "edit"; caught: ShownCatch; logbook: Logbook } & Continuing);

interface Continuing {
  draft?: Draft;
  finished?: Finished | undefined;
}
