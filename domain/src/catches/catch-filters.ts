import * as z from "zod/mini";

import { WEATHER_CONDITIONS } from "../conditions/conditions.ts";
import { customFilterSchema } from "../custom-fields/custom-filter.ts";
import { dayOrInstantSchema } from "../dates/iso-dates.ts";
import { DETAILS, SPECIES_MAX_LENGTH } from "../details/details.ts";
import { type FieldName, fieldError } from "../errors/field-error.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";
import { nearSchema } from "../places/near.ts";
import { repeatable } from "../text/repeatable.ts";
import { searchNameSchema } from "../text/text.ts";

function queryNumber(message: string, min: number, max: number) {
  return z.pipe(
    z.string(message).check(z.regex(/^[+-]?\d{1,9}(\.\d{1,17})?$/, message)),
    z.pipe(z.transform(Number), z.number(message).check(z.gte(min, message), z.lte(max, message))),
  );
}

/** West may be greater than east; such bounds cross 180°. */
const bboxSchema = z.pipe(
  z
    .string(fieldError({ code: "bbox" }))
    .check(z.regex(/^-?\d{1,3}(\.\d{1,15})?(,-?\d{1,3}(\.\d{1,15})?){3}$/, fieldError({ code: "bbox" }))),
  z.pipe(
    z.transform((text: string) => {
      const [west, south, east, north] = text.split(",").map(Number);
      return { west, south, east, north };
    }),
    z.object({
      west: longitudeSchema,
      south: latitudeSchema,
      east: longitudeSchema,
      north: latitudeSchema,
    }),
  ),
);

const dayOrInstant = dayOrInstantSchema(fieldError({ code: "day_or_instant" }));

const WEATHER_MESSAGE = fieldError({
  code: "one_of",
  field: "weather_conditions",
  choices: WEATHER_CONDITIONS,
});

const FATE_MESSAGE = fieldError({ code: "one_of", field: "fate", choices: DETAILS.fate.choices });

export const commonCatchFilters = {
  species: z.optional(repeatable(searchNameSchema(SPECIES_MAX_LENGTH))),
  /** In the catch's own time zone; `from` includes the start of the day and `to` its end. */
  from: z.optional(dayOrInstant),
  to: z.optional(dayOrInstant),
  weather: z.optional(repeatable(z.enum(WEATHER_CONDITIONS), WEATHER_MESSAGE)),
};

function rangeEnd(field: FieldName, name: "weight" | "length") {
  const { min, max, unit } = DETAILS[name];
  return z.optional(queryNumber(fieldError({ code: "out_of_bounds", field, min, max, unit }), min, max));
}

const PHOTO_CHOICES = ["yes", "no"] as const;

/** Weights are in lb, lengths in inches, the radius in miles. */
export const catchFilterFields = {
  ...commonCatchFilters,
  fate: z.optional(repeatable(z.enum(DETAILS.fate.choices), FATE_MESSAGE)),
  lure: z.optional(repeatable(searchNameSchema(DETAILS.lure_type.maxLength))),
  /** Lure ids from the tackle box. */
  lure_id: z.optional(repeatable(z.uuid(fieldError({ code: "not_uuid", field: "lure_id" })))),
  /** Variant ids, for a single color or size of a lure. */
  variant_id: z.optional(repeatable(z.uuid(fieldError({ code: "not_uuid", field: "variant_id" })))),
  rod_id: z.optional(repeatable(z.uuid(fieldError({ code: "not_uuid", field: "rod_id" })))),
  /** Water ids. */
  water: z.optional(repeatable(z.uuid(fieldError({ code: "not_uuid", field: "water_id" })))),
  /** A trip id. */
  trip: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "trip_id" }))),
  photo: z.optional(
    z.enum(PHOTO_CHOICES, fieldError({ code: "one_of", field: "photo", choices: PHOTO_CHOICES })),
  ),
  /** Filters in the format of `customFilterSchema`. Of several filters for the same field, one must match. */
  custom: z.optional(repeatable(customFilterSchema)),
  minWeight: rangeEnd("minWeight", "weight"),
  maxWeight: rangeEnd("maxWeight", "weight"),
  minLength: rangeEnd("minLength", "length"),
  maxLength: rangeEnd("maxLength", "length"),
  bbox: z.optional(bboxSchema),
  near: z.optional(nearSchema),
  radius: z._default(queryNumber(fieldError({ code: "radius" }), 0.01, 3000), 25),
  /** Each word must occur in species, lure, weather, water, spot, notes or day ("june"), ignoring case and accents. */
  q: z.optional(searchNameSchema(SPECIES_MAX_LENGTH)),
};

interface Ranges {
  minWeight?: number | undefined;
  maxWeight?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
}

export const RANGES_IN_ORDER = [
  z.refine<Ranges>(({ minWeight = 0, maxWeight = Infinity }: Ranges) => minWeight <= maxWeight, {
    error: fieldError({ code: "weight_order" }),
    path: ["maxWeight"],
  }),
  z.refine<Ranges>(({ minLength = 0, maxLength = Infinity }: Ranges) => minLength <= maxLength, {
    error: fieldError({ code: "length_order" }),
    path: ["maxLength"],
  }),
] as const;

export const catchFiltersSchema = z.object(catchFilterFields).check(...RANGES_IN_ORDER);
export type CatchFilters = z.infer<typeof catchFiltersSchema>;
