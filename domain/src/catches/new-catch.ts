import * as z from "zod/mini";

import { sentCustomValuesSchema } from "../custom-fields/new-custom-field.ts";
import {
  type ChoiceName,
  type CountName,
  type Detail,
  type DetailName,
  DETAILS,
  mapDetails,
  type Measure,
  type MeasureName,
  type SentDetail,
  SPECIES_MAX_LENGTH,
} from "../details/details.ts";
import { type FieldName, fieldError } from "../errors/field-error.ts";
import { changedPhotoFields, newPhotoFields } from "../photos/photo.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";
import { timeZoneSchema } from "../places/time-zone.ts";
import { OTHER_SPECIES } from "../species/species.ts";
import { proseSchema, textSchema } from "../text/text.ts";

/** A time, or a calendar day if the time is unknown. */
const caughtAtSchema = z.union(
  [z.iso.datetime({ offset: true }), z.iso.date()],
  fieldError({ code: "caught_at" }),
);

const speciesSchema = textSchema("species", SPECIES_MAX_LENGTH).check(
  z.refine(
    (name) => name.toLowerCase() !== OTHER_SPECIES.name.toLowerCase(),
    fieldError({ code: "species_other" }),
  ),
);

type Bounds = Pick<Measure, "min" | "max" | "unit">;

/** Rejects 1e309, which JSON parses to infinity. */
export function measureSchema(field: FieldName, { min, max, unit }: Bounds) {
  const message = fieldError({ code: "out_of_bounds", field, min, max, unit });
  return z.number(message).check(z.gte(min, message), z.lte(max, message));
}

type SchemaOf<Name extends DetailName> = Name extends MeasureName | CountName
  ? z.ZodMiniNumber<number>
  : Name extends ChoiceName
    ? z.ZodMiniEnum<{ [Choice in SentDetail<Name>]: Choice }>
    : z.ZodMiniString<string>;

type FieldSchemas = { [Name in DetailName]: z.ZodMiniOptional<z.ZodMiniNullable<SchemaOf<Name>>> };

function fieldSchema<Name extends DetailName>(name: Name): FieldSchemas[Name];
function fieldSchema(name: DetailName): z.ZodMiniType {
  return z.optional(z.nullable(detailSchema(name, DETAILS[name])));
}

function detailSchema(name: DetailName, detail: Detail) {
  switch (detail.kind) {
    case "measure":
      return measureSchema(name, detail);
    case "count":
      return countSchema(name, detail);
    case "choice":
      return z.enum(detail.choices, fieldError({ code: "one_of", field: name, choices: detail.choices }));
    case "text":
      return proseSchema(name, detail.maxLength);
    case "lure":
      return textSchema(name, detail.maxLength);
  }
}

function countSchema(field: FieldName, { min, max }: Pick<Measure, "min" | "max">) {
  const message = fieldError({ code: "between", field, min, max });
  return z.int(message).check(z.gte(min, message), z.lte(max, message));
}

/** Half the circumference of the Earth. */
const LARGEST_ACCURACY_M = 20_100_000;
/** 68 years, which allows for a device whose clock starts in 1970. */
const LARGEST_OFFSET_S = 2 ** 31 - 1;

export const POSITION_ACCURACY = { min: 0, max: LARGEST_ACCURACY_M, unit: "m" };
const CLOCK_OFFSET = { min: -LARGEST_OFFSET_S, max: LARGEST_OFFSET_S, unit: "s" };

/** In meters, if a device measured the place; `null` for a place that was typed or chosen. */
const positionAccuracySchema = z.optional(z.nullable(measureSchema("position_accuracy", POSITION_ACCURACY)));

/** `null` for no trip. A trip that does not exist, or no longer exists, counts as absent. */
const tripIdSchema = z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "trip_id" }))));

/** `null` for no water or spot. Ids that do not exist, or no longer exist, count as absent. */
const onWater = {
  water_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "water_id" })))),
  /** Sets the water of the spot, too. */
  spot_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "spot_id" })))),
};

/** Ids from the angler's tackle box; `null` for none. Ids that do not exist, or no longer exist, count as absent. */
const withGear = {
  lure_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "lure_id" })))),
  /** A variant of the lure. */
  variant_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "variant_id" })))),
  rod_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "rod_id" })))),
};

/** Values of the angler's custom fields. */
const withCustom = { custom: z.optional(sentCustomValuesSchema) };

const details = mapDetails<FieldSchemas>(fieldSchema);

/**
 * Numbers are in inches, lb, ft, °F, mph and inHg; `null` if not noted. No quantity, or `null`, is one fish. Weight and
 * length are of one fish.
 */
export const newCatchSchema = z.object({
  /** The client makes the id so that a retry is safe; otherwise the server does. */
  id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
  species: speciesSchema,
  date: caughtAtSchema,
  /** Defaults to the user's own zone. */
  time_zone: z.optional(timeZoneSchema),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  position_accuracy: positionAccuracySchema,
  /**
   * Seconds to add to the device's clock to get the server's clock. `date` already includes the correction unless the
   * angler chose another time.
   */
  clock_offset: z.optional(z.nullable(measureSchema("clock_offset", CLOCK_OFFSET))),
  ...details,
  /** Defaults to the trip during which it was caught, if that was not far away. */
  trip_id: tripIdSchema,
  /** Defaults to the water and the spot at its place. */
  ...onWater,
  ...withGear,
  ...withCustom,
  /** False to leave conditions that are not noted unfilled. */
  fill_conditions: z.optional(z.boolean(fieldError({ code: "not_boolean", field: "fill_conditions" }))),
  ...newPhotoFields,
});
export type NewCatch = z.infer<typeof newCatchSchema>;
/** The input of `newCatchSchema`. */
export type NewCatchFields = z.input<typeof newCatchSchema>;

/** An absent field keeps its value; `null` clears it. */
export const catchChangesSchema = z.object({
  species: z.optional(speciesSchema),
  date: z.optional(caughtAtSchema),
  time_zone: z.optional(timeZoneSchema),
  latitude: z.optional(latitudeSchema),
  longitude: z.optional(longitudeSchema),
  /** Cleared if it is absent and the place changes. */
  position_accuracy: positionAccuracySchema,
  ...details,
  trip_id: tripIdSchema,
  ...onWater,
  ...withGear,
  ...withCustom,
  ...changedPhotoFields,
});
export type CatchChanges = z.infer<typeof catchChangesSchema>;
/** The input of `catchChangesSchema`. */
export type ChangedFields = z.input<typeof catchChangesSchema>;
