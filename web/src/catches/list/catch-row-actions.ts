import type { Catch } from "@creel/domain/catches/catch";

import type { ShownCatch } from "../logbook/logged-by.ts";

export interface CatchActions {
  onView: (caught: ShownCatch) => void;
  onEdit: (caught: ShownCatch) => void;
  onDelete: (caught: ShownCatch) => void;
  /** Opens the form for another one like it; `null` for catches of others. */
  onRepeat: ((caught: Catch) => void) | null;
  /** `null` for catches that are not on the map. */
  onMap: ((caught: Catch) => void) | null;
}

/** `null` without a place, and for catches that are not on the map. */
export function wayToMap(caught: ShownCatch, { onMap }: CatchActions): (() => void) | null {
  const hasPlace = caught.latitude !== null && caught.longitude !== null;
  return onMap && hasPlace ? () => onMap(caught) : null;
}
