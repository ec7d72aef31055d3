import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { newTripEventSchema } from "../trips/trip-event.ts";
import { newSpotSchema } from "../waters/new-water.ts";

/** Those that a route takes by the address of what they are a part of. */
export const importedSpotSchema = z.intersection(
  newSpotSchema,
  z.object({ water_id: z.uuid(fieldError({ code: "not_uuid", field: "water_id" })) }),
);
export const importedEventSchema = z.intersection(
  newTripEventSchema,
  z.object({ trip_id: z.uuid(fieldError({ code: "not_uuid", field: "trip_id" })) }),
);
