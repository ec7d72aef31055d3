import type { Lake } from "./lakes.ts";
import type { Land } from "./land.ts";

type Path = readonly (readonly number[])[];

/** The shapes of the built-in map around a place. */
export interface Ground {
  land: readonly Path[];
  /** Excludes the edges where land was cut along the side of a square. */
  coasts: readonly Path[];
  /** The rings of each lake: shores and islands. */
  lakes: readonly (readonly Path[])[];
}

/** @param land one per square around the place */
export function toGround(land: readonly Land[], lakes: readonly Lake[]): Ground {
  return {
    land: land.flatMap(({ polygons }) => polygons.flat()),
    coasts: land.flatMap(({ coasts }) => coasts),
    lakes: lakes.map(({ rings }) => rings),
  };
}
