import * as z from "zod/mini";

import type { Coordinates } from "../places/coordinates.ts";

/** Rounds to 0.000001°, which is 11 cm. */
const PER_DEGREE = 1e6;

/** Columnar: one list per value. Takes a tenth of the size of the same catches as GeoJSON, before compression. */
const pinsPartSchema = z.object({
  /** Distinct names. */
  species: z.array(z.string()),
  /** The index in `species`, per catch. */
  species_indexes: z.array(z.number()),
  ids: z.array(z.string()),
  longitudes: z.array(z.number()),
  latitudes: z.array(z.number()),
});
export type PinsPart = z.infer<typeof pinsPartSchema>;

export const catchPinsSchema = z.object({ parts: z.array(pinsPartSchema) });
export type CatchPins = z.infer<typeof catchPinsSchema>;

/** The data a map needs to draw a catch. */
export interface CatchPin extends Coordinates {
  id: string;
  species: string;
}

export function packPins(pins: readonly CatchPin[]): PinsPart {
  const indexes = new Map<string, number>();
  const part: PinsPart = { species: [], species_indexes: [], ids: [], longitudes: [], latitudes: [] };
  for (const { id, species, longitude, latitude } of pins) {
    const index = indexes.get(species) ?? indexes.size;
    indexes.set(species, index);
    part.species_indexes.push(index);
    part.ids.push(id);
    part.longitudes.push(Math.round(longitude * PER_DEGREE) / PER_DEGREE);
    part.latitudes.push(Math.round(latitude * PER_DEGREE) / PER_DEGREE);
  }
  part.species.push(...indexes.keys());
  return part;
}

export function unpackPins({ parts }: CatchPins): CatchPin[] {
  return parts.flatMap((part) =>
    part.ids.map((id, index) => ({
      id,
      species: part.species[part.species_indexes[index] ?? 0] ?? "",
      longitude: part.longitudes[index] ?? 0,
      latitude: part.latitudes[index] ?? 0,
    })),
  );
}
