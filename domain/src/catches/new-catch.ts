import * as z from "zod/mini";

import { changedPhotoFields, newPhotoFields } from "../photos/photo.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";
import { timeZoneSchema } from "../places/time-zone.ts";
import { OTHER_SPECIES } from "../species/species.ts";
import { textSchema } from "../text/text.ts";
import {
  type ChoiceName,
  describeBounds,
  type Detail,
  type DetailName,
  DETAILS,
  mapDetails,
  type Measure,
  type MeasureName,
  sentenceCase,
  type SentDetail,
  SPECIES_MAX_LENGTH,
} from "./details.ts";

const DATE_MESSAGE =
  "Date must be an ISO date and time, like 2026-11-20T12:42:00Z, or a day, like 2026-11-20";

/** A calendar day stands for a time that is not known. */
const caughtAtSchema = z.union([z.iso.datetime({ offset: true }), z.iso.date()], DATE_MESSAGE);

const speciesSchema = textSchema("Species", SPECIES_MAX_LENGTH).check(
  z.refine(
    (name) => name.toLowerCase() !== OTHER_SPECIES.name.toLowerCase(),
    "Species must be named when it is Other",
  ),
);

/** JSON has no NaN and no infinities; 1e309, which parses to one, is refused. */
export function measureSchema(measure: Measure) {
  const message = describeBounds(measure);
  return z.number(message).check(z.gte(measure.min, message), z.lte(measure.max, message));
}

type SchemaOf<Name extends DetailName> = Name extends MeasureName
  ? z.ZodMiniNumber<number>
  : Name extends ChoiceName
    ? z.ZodMiniEnum<{ [Choice in SentDetail<Name>]: Choice }>
    : z.ZodMiniString<string>;

type FieldSchemas = { [Name in DetailName]: z.ZodMiniOptional<z.ZodMiniNullable<SchemaOf<Name>>> };

function fieldSchema<Name extends DetailName>(name: Name): FieldSchemas[Name];
function fieldSchema(name: DetailName): z.ZodMiniType {
  return z.optional(z.nullable(detailSchema(DETAILS[name])));
}

function detailSchema(detail: Detail) {
  const label = sentenceCase(detail.label);
  switch (detail.kind) {
    case "measure":
      return measureSchema(detail);
    case "choice":
      return z.enum(detail.choices, `${label} must be one of: ${detail.choices.join(", ")}`);
    case "text":
    case "lure":
      return textSchema(label, detail.maxLength);
  }
}

const details = mapDetails<FieldSchemas>(fieldSchema);

/** Numbers are in in, lb, ft, °F, mph and inHg; `null` is not noted. */
export const newCatchSchema = z.object({
  /** Made by the client so that a retry is safe, else by the server. */
  id: z.optional(z.uuid("Id must be a UUID")),
  species: speciesSchema,
  date: caughtAtSchema,
  /** The user's own zone when absent. */
  time_zone: z.optional(timeZoneSchema),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  ...details,
  /** False: conditions that are not noted are not autofilled. */
  fill_conditions: z.optional(z.boolean("fill_conditions must be true or false")),
  ...newPhotoFields,
});
export type NewCatch = z.infer<typeof newCatchSchema>;

/** A field that is absent keeps its value; `null` clears it. */
export const catchChangesSchema = z.object({
  species: z.optional(speciesSchema),
  date: z.optional(caughtAtSchema),
  time_zone: z.optional(timeZoneSchema),
  latitude: z.optional(latitudeSchema),
  longitude: z.optional(longitudeSchema),
  ...details,
  ...changedPhotoFields,
});
export type CatchChanges = z.infer<typeof catchChangesSchema>;
