import * as z from "zod/mini";

import { type FieldName, fieldError } from "../errors/field-error.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";
import { proseSchema, textSchema } from "../text/text.ts";

export const WATER_KINDS = ["lake", "river", "canal", "pond", "sea"] as const;
export type WaterKind = (typeof WATER_KINDS)[number];

export const WATER_LIMITS = {
  name: 80,
  /** As long as ten notes joined by merges. */
  note: 50_000,
  spotNote: 5000,
  /** In meters. */
  radius: { min: 25, max: 100_000, default: 2000 },
  spotRadius: { min: 25, max: 2000, default: 100 },
  /** The length of an outline as it is sent, in UTF-16 units of JSON. */
  outline: 20_000,
  perUser: 1000,
  spotsPerWater: 200,
  /** The length of the outline in a list, in UTF-16 units of JSON. */
  smallOutline: 2000,
  /**
   * The length of the outline of a proposed water, in UTF-16 units of JSON. A 30 km lake keeps its shore accurate to
   * about 80 m.
   */
  proposedOutline: 6000,
} as const;

function radiusSchema(field: FieldName, { min, max }: { min: number; max: number }) {
  const message = fieldError({ code: "out_of_bounds", field, min, max, unit: "m" });
  return z.number(message).check(z.gte(min, message), z.lte(max, message));
}

const outlineMessage = fieldError({ code: "outline" });
/**
 * In meters. A place this close to an outline is on the water: anglers fish from the shore, and outlines are
 * simplified.
 */
export const SHORE_M = 250;
const error = z.optional(z.number().check(z.gte(SHORE_M, outlineMessage), z.lte(10_000, outlineMessage)));
const position = z.tuple([longitudeSchema, latitudeSchema]);
const line = z.array(position).check(z.minLength(2, outlineMessage));
const ring = z.array(position).check(z.minLength(4, outlineMessage));
const atLeastOne = z.minLength(1, outlineMessage);

/**
 * The simplified shape of a water, as GeoJSON; a river is a line. An outline from a coarse map has an `error`: how many
 * meters the real shore may be away from it. Without one, that is at most `SHORE_M`.
 */
export const outlineSchema = z
  .discriminatedUnion(
    "type",
    [
      z.object({ type: z.literal("Polygon"), coordinates: z.array(ring).check(atLeastOne), error }),
      z.object({
        type: z.literal("MultiPolygon"),
        coordinates: z.array(z.array(ring).check(atLeastOne)).check(atLeastOne),
        error,
      }),
      z.object({ type: z.literal("LineString"), coordinates: line, error }),
      z.object({ type: z.literal("MultiLineString"), coordinates: z.array(line).check(atLeastOne), error }),
    ],
    outlineMessage,
  )
  .check(z.refine((outline) => JSON.stringify(outline).length <= WATER_LIMITS.outline, outlineMessage));
export type Outline = z.infer<typeof outlineSchema>;

const waterFields = {
  name: textSchema("name", WATER_LIMITS.name),
  kind: z.enum(WATER_KINDS, fieldError({ code: "one_of", field: "kind", choices: WATER_KINDS })),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  radius: radiusSchema("radius_m", WATER_LIMITS.radius),
  outline: z.optional(z.nullable(outlineSchema)),
  note: z.optional(z.nullable(proseSchema("note", WATER_LIMITS.note))),
};

const idSchema = z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" })));

export const newWaterSchema = z.object({
  /** Made by the client so that a retry is safe, else by the server. */
  id: idSchema,
  ...waterFields,
  kind: z._default(waterFields.kind, "lake"),
  radius: z._default(waterFields.radius, WATER_LIMITS.radius.default),
});
export type NewWater = z.infer<typeof newWaterSchema>;
export type NewWaterFields = z.input<typeof newWaterSchema>;

/** A field that is absent keeps its value; `null` clears it. Without an outline, the water is a disc. */
export const waterChangesSchema = z.partial(z.object(waterFields));
export type WaterChanges = z.infer<typeof waterChangesSchema>;
export type ChangedWaterFields = z.input<typeof waterChangesSchema>;

const spotFields = {
  name: textSchema("name", WATER_LIMITS.name),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  radius: radiusSchema("radius_m", WATER_LIMITS.spotRadius),
  note: z.optional(z.nullable(proseSchema("note", WATER_LIMITS.spotNote))),
};

export const newSpotSchema = z.object({
  id: idSchema,
  ...spotFields,
  radius: z._default(spotFields.radius, WATER_LIMITS.spotRadius.default),
});
export type NewSpot = z.infer<typeof newSpotSchema>;
export type NewSpotFields = z.input<typeof newSpotSchema>;

export const spotChangesSchema = z.partial(z.object(spotFields));
export type SpotChanges = z.infer<typeof spotChangesSchema>;
export type ChangedSpotFields = z.input<typeof spotChangesSchema>;
