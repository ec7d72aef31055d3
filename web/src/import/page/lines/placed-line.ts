import type { Coordinates } from "@creel/domain/places/coordinates";
import { findSpecies } from "@creel/domain/species/species";

import type { MapPoint } from "../../../map/view/map-types.ts";

/** The mark of a line on the map. Its color and sign tell what becomes of the line. */
export interface LineMark {
  /** A design token. */
  token: string;
  symbol: string;
}

/** A line that has a place. */
export interface PlacedLine extends Coordinates {
  id: string;
  species: string;
  /** A label that tells what becomes of the line. */
  name: string;
  /** `null` for a catch that comes in, which has the pin of its species. */
  mark: LineMark | null;
}

export const LINE_MARKS = {
  known: { token: "ink-3", symbol: "=" },
  differs: { token: "sky", symbol: "≠" },
  asks: { token: "sky", symbol: "?" },
  missing: { token: "amber", symbol: "…" },
  refused: { token: "danger", symbol: "!" },
  out: { token: "ink-3", symbol: "–" },
  water: { token: "deep", symbol: "≈" },
  spot: { token: "deep", symbol: "•" },
  trip: { token: "deep", symbol: "→" },
} as const satisfies Record<string, LineMark>;

export function pointOf({ id, latitude, longitude, species, mark }: PlacedLine): MapPoint {
  if (mark) return { id, latitude, longitude, token: mark.token, initials: mark.symbol, isSign: true };
  const { token, initials } = findSpecies(species);
  return { id, latitude, longitude, token, initials };
}

interface Legend extends Pick<PlacedLine, "name" | "mark"> {
  count: number;
}

/** Counts the lines of each mark. Sorted by count, the highest first. */
export function legendOf(lines: readonly PlacedLine[]): Legend[] {
  const legend = new Map<string, Legend>();
  for (const { name, mark } of lines) {
    legend.set(name, { name, mark, count: (legend.get(name)?.count ?? 0) + 1 });
  }
  return [...legend.values()].toSorted((one, other) => other.count - one.count);
}
