import type { Coordinates } from "@creel/domain/places/coordinates";
import { useState } from "react";

/** The points of a distance; `null` while none is measured. */
export function useMeasuring() {
  const [points, setPoints] = useState<readonly Coordinates[] | null>(null);
  return {
    points,
    start: () => setPoints([]),
    add: (point: Coordinates) => setPoints((known) => [...(known ?? []), point]),
    undo: () => setPoints((known) => known && known.slice(0, -1)),
    clear: () => setPoints([]),
    end: () => setPoints(null),
  };
}

export type MeasuringState = ReturnType<typeof useMeasuring>;
