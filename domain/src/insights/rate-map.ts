import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

/** H3 resolutions: a cell is about 2.5 km wide at 7 and 0.13 km at 10. */
const RESOLUTIONS = ["7", "8", "9", "10"] as const;
export const RATE_MAP_RESOLUTIONS = [7, 8, 9, 10] as const;
export type RateMapResolution = (typeof RATE_MAP_RESOLUTIONS)[number];

export const rateMapQuerySchema = z.object({
  resolution: z.enum(RESOLUTIONS, fieldError({ code: "invalid" })),
});

const cellSchema = z.object({
  /** The H3 index. */
  id: z.string(),
  /** The corners of the cell as [longitude, latitude]; the last equals the first. */
  ring: z.array(z.tuple([z.number(), z.number()])),
  outings: z.int(),
  hours: z.number(),
  fish: z.int(),
  /** Fish per hour, shrunk toward the angler's own rate; `null` with fewer than 5 outings or 10 hours. */
  rate: z.nullable(z.number()),
});
export type RateCell = z.infer<typeof cellSchema>;

/** The answer of `GET /insights/rate-map`. */
export const rateMapSchema = z.object({
  /** Fish per hour over the whole map; `null` before the first fish. */
  own_rate: z.nullable(z.number()),
  cells: z.array(cellSchema),
  /** Hours fished at an unknown place: trips without a place, and hours after a move without one. */
  hours_without_place: z.number(),
});
export type RateMap = z.infer<typeof rateMapSchema>;
