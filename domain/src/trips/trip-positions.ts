import * as z from "zod/mini";

import { measureSchema, POSITION_ACCURACY } from "../catches/new-catch.ts";
import { fieldError } from "../errors/field-error.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";
import { TRACK_LIMITS } from "./trip-track.ts";

/** The position of a device at one instant of a trip, as sent. */
const newPositionSchema = z.object({
  at: z.iso.datetime({ offset: true, error: fieldError({ code: "instant", field: "at" }) }),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  /** In meters; `null` if the device does not report it. */
  accuracy: z._default(z.nullable(measureSchema("position_accuracy", POSITION_ACCURACY)), null),
});

/** A whole track, as imported with a trip from a file. */
export const newTrackSchema = z
  .array(newPositionSchema)
  .check(
    z.maxLength(TRACK_LIMITS.positions, fieldError({ code: "too_many_values", max: TRACK_LIMITS.positions })),
  );

export const newPositionsSchema = z.object({
  positions: z
    .array(newPositionSchema)
    .check(
      z.minLength(1),
      z.maxLength(TRACK_LIMITS.atOnce, fieldError({ code: "too_many_values", max: TRACK_LIMITS.atOnce })),
    ),
});
export type NewPositions = z.infer<typeof newPositionsSchema>;
