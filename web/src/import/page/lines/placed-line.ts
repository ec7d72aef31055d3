import type { Coordinates } from "@creel/domain/places/coordinates";
import { findSpecies } from "@creel/domain/species/species";

import type { MapPoint } from "../../../map/view/map-types.ts";

/** The mark of a line on the map. Its color and sign tell what becomes of the line. */
export interface LineSign {
  /** A design token. */
  token: string;
  sign: string;
}

/** A line that has a place. */
export interface PlacedLine extends Coordinates {
  id: string;
  species: string;
  /** A label that tells what becomes of the line. */
  name: string;
  /** `null` for a catch that comes in, which has the pin of its species. */
  sign: LineSign | null;
}

export const SIGNS = {
  known: { token: "ink-3", sign: "=" },
  differs: { token: "sky", sign: "≠" },
  asks: { token: "sky", sign: "?" },
  missing: { token: "amber", sign: "…" },
  refused: { token: "danger", sign: "!" },
  out: { token: "ink-3", sign: "–" },
  water: { token: "deep", sign: "≈" },
  spot: { token: "deep", sign: "•" },
  trip: { token: "deep", sign: "→" },
} as const satisfies Record<string, LineSign>;

export function pointOf({ id, latitude, longitude, species, sign }: PlacedLine): MapPoint {
  if (sign) return { id, latitude, longitude, token: sign.token, initials: sign.sign, isSign: true };
  const { token, initials } = findSpecies(species);
  return { id, latitude, longitude, token, initials };
}

interface Legend extends Pick<PlacedLine, "name" | "sign"> {
  count: number;
}

/** Counts the lines of each mark. Sorted by count, the highest first. */
export function legendOf(lines: readonly PlacedLine[]): Legend[] {
  const legend = new Map<string, Legend>();
  for (const { name, sign } of lines) {
    legend.set(name, { name, sign, count: (legend.get(name)?.count ?? 0) + 1 });
  }
  return [...legend.values()].toSorted((one, other) => other.count - one.count);
}
