import * as z from "zod/mini";

import type { VisiblePlace } from "./visible-place.ts";

/** A square on the map, which stands for a place that the reader may not see exactly. */
export const squareSchema = z.object({
  west: z.number(),
  south: z.number(),
  east: z.number(),
  north: z.number(),
  /** The side length in degrees. */
  size: z.number(),
});
type Square = z.infer<typeof squareSchema>;

/** Returns the square that a viewer sees; `null` if the viewer sees the point, or nothing. */
export function squareOf(place: VisiblePlace): Square | null {
  if (place?.kind !== "cell") return null;
  const { west, south, east, north, size } = place;
  return { west, south, east, north, size };
}
