import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

/** Of H3: a cell is about 2.5 km wide at 7 and 0.13 km at 10. */
const RESOLUTIONS = ["7", "8", "9", "10"] as const;
export const RATE_MAP_RESOLUTIONS = [7, 8, 9, 10] as const;
export type RateMapResolution = (typeof RATE_MAP_RESOLUTIONS)[number];

export const rateMapQuerySchema = z.object({
  resolution: z.enum(RESOLUTIONS, fieldError({ code: "invalid" })),
});

const cellSchema = z.object({
  /** Its index in H3. */
  id: z.string(),
  /** Its corners as longitude and latitude; the first is also the last. */
  ring: z.array(z.tuple([z.number(), z.number()])),
  outings: z.int(),
  hours: z.number(),
  fish: z.int(),
  /** Fish an hour, drawn towards the own rate; `null` under 5 outings or 10 hours. */
  rate: z.nullable(z.number()),
});
export type RateCell = z.infer<typeof cellSchema>;

/** The answer of `GET /insights/rate-map`. */
export const rateMapSchema = z.object({
  /** Fish an hour of all that is on the map; `null` before the first fish. */
  own_rate: z.nullable(z.number()),
  cells: z.array(cellSchema),
  /** Fished where nobody knows: trips without a place, and what came after a move without one. */
  hours_without_place: z.number(),
});
export type RateMap = z.infer<typeof rateMapSchema>;
