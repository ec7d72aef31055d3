import * as z from "zod/mini";

import { sentCustomValuesSchema } from "../custom-fields/new-custom-field.ts";
import {
  type ChoiceName,
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

/** A calendar day stands for a time that is not known. */
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

/** JSON has no NaN and no infinities; 1e309, which parses to one, is refused. */
export function measureSchema(field: FieldName, { min, max, unit }: Bounds) {
  const message = fieldError({ code: "out_of_bounds", field, min, max, unit });
  return z.number(message).check(z.gte(min, message), z.lte(max, message));
}

type SchemaOf<Name extends DetailName> = Name extends MeasureName
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
    case "choice":
      return z.enum(detail.choices, fieldError({ code: "one_of", field: name, choices: detail.choices }));
    case "text":
      return proseSchema(name, detail.maxLength);
    case "lure":
      return textSchema(name, detail.maxLength);
  }
}

/** Half way around the Earth. */
const LARGEST_ACCURACY_M = 20_100_000;
/** 68 years, so that a device whose clock begins with 1970 can say so. */
const LARGEST_OFFSET_S = 2 ** 31 - 1;

export const POSITION_ACCURACY = { min: 0, max: LARGEST_ACCURACY_M, unit: "m" };
const CLOCK_OFFSET = { min: -LARGEST_OFFSET_S, max: LARGEST_OFFSET_S, unit: "s" };

/** In meters, as a device measured the place; `null` for a place that was typed or chosen. */
const positionAccuracySchema = z.optional(z.nullable(measureSchema("position_accuracy", POSITION_ACCURACY)));

/** `null`: it belongs to no trip. One that is not there, or not any more, counts as absent. */
const tripIdSchema = z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "trip_id" }))));

/** `null`: none. One that is not there, or not any more, counts as absent. */
const onWater = {
  water_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "water_id" })))),
  /** With it comes its water. */
  spot_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "spot_id" })))),
};

/** `null`: none. Of the angler's tackle box; what is not there, or not any more, counts as absent. */
const withGear = {
  lure_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "lure_id" })))),
  /** Of the lure. */
  variant_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "variant_id" })))),
  rod_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "rod_id" })))),
};

/** Of the angler's own fields. */
const withCustom = { custom: z.optional(sentCustomValuesSchema) };

const details = mapDetails<FieldSchemas>(fieldSchema);

/** Numbers are in in, lb, ft, °F, mph and inHg; `null` is not noted. */
export const newCatchSchema = z.object({
  /** Made by the client so that a retry is safe, else by the server. */
  id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
  species: speciesSchema,
  date: caughtAtSchema,
  /** The user's own zone when absent. */
  time_zone: z.optional(timeZoneSchema),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  position_accuracy: positionAccuracySchema,
  /**
   * What had to be added to the device's clock to get the server's, in seconds. `date` is corrected by it already
   * where the angler did not choose another time.
   */
  clock_offset: z.optional(z.nullable(measureSchema("clock_offset", CLOCK_OFFSET))),
  ...details,
  /** Absent: the trip in whose time it was caught, if that was not far away. */
  trip_id: tripIdSchema,
  /** Absent: the water and the spot at its place. */
  ...onWater,
  ...withGear,
  ...withCustom,
  /** False: conditions that are not noted are not autofilled. */
  fill_conditions: z.optional(z.boolean(fieldError({ code: "not_boolean", field: "fill_conditions" }))),
  ...newPhotoFields,
});
export type NewCatch = z.infer<typeof newCatchSchema>;
/** As a client writes it. */
export type NewCatchFields = z.input<typeof newCatchSchema>;

/** A field that is absent keeps its value; `null` clears it. */
export const catchChangesSchema = z.object({
  species: z.optional(speciesSchema),
  date: z.optional(caughtAtSchema),
  time_zone: z.optional(timeZoneSchema),
  latitude: z.optional(latitudeSchema),
  longitude: z.optional(longitudeSchema),
  /** Absent beside another place, that place has none. */
  position_accuracy: positionAccuracySchema,
  ...details,
  trip_id: tripIdSchema,
  ...onWater,
  ...withGear,
  ...withCustom,
  ...changedPhotoFields,
});
export type CatchChanges = z.infer<typeof catchChangesSchema>;
/** As a client writes them. */
export type ChangedFields = z.input<typeof catchChangesSchema>;
