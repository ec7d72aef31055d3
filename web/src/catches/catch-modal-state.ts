import type { Catch } from "@creel/domain/catches/catch";
import type { Coordinates } from "@creel/domain/places/coordinates";

/** What the modal shows; `isLocating` takes the place from the device as soon as it is open. */
export type CatchModalState =
  | { mode: "create"; coordinates: Coordinates | null; isLocating: boolean }
  | { mode: "view" | "edit"; caught: Catch };
