import type { Catch } from "@creel/domain/catches/catch";

import type { ShownCatch } from "../logbook/logged-by.ts";

/** What can be done with a catch, wherever it stands. */
export interface CatchActions {
  onView: (caught: ShownCatch) => void;
  onEdit: (caught: ShownCatch) => void;
  onDelete: (caught: ShownCatch) => void;
  /** `null` where the map does not have it. */
  onMap: ((caught: Catch) => void) | null;
}

/** Shows the place of a catch on the map; `null` where it has none, or the map does not have it. */
export function wayToMap(caught: ShownCatch, { onMap }: CatchActions): (() => void) | null {
  const hasPlace = caught.latitude !== null && caught.longitude !== null;
  return onMap && hasPlace ? () => onMap(caught) : null;
}
