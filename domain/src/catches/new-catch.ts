import * as z from "zod/mini";

import {
  LUNAR_PHASES,
  PRESSURE_TRENDS,
  WEATHER_CONDITIONS,
  WIND_DIRECTIONS,
} from "../conditions/conditions.ts";
import { changedPhotoFields, newPhotoFields } from "../photos/photo.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";
import { timeZoneSchema } from "../places/time-zone.ts";
import { OTHER_SPECIES } from "../species/species.ts";
import { textSchema } from "../text/text.ts";
import { measureSchema, MEASURES, TEXT_LIMITS } from "./fields.ts";

const DATE_MESSAGE =
  "Date must be an ISO date and time, like 2026-11-20T12:42:00Z, or a day, like 2026-11-20";

/** An instant, or a calendar day when the time is not known. */
const caughtAtSchema = z.union([z.iso.datetime({ offset: true }), z.iso.date()], DATE_MESSAGE);

const speciesSchema = textSchema("Species", TEXT_LIMITS.species).check(
  z.refine(
    (name) => name.toLowerCase() !== OTHER_SPECIES.name.toLowerCase(),
    "Species must be named when it is Other",
  ),
);

function choice<const Values extends readonly [string, ...string[]]>(label: string, values: Values) {
  return nullish(z.enum(values, `${label} must be one of: ${values.join(", ")}`));
}

function nullish<Schema extends z.ZodMiniType>(schema: Schema) {
  return z.optional(z.nullable(schema));
}

/** What an angler may write about a catch besides what, when and where. `null` is nothing noted. */
const details = {
  length: nullish(measureSchema(MEASURES.length)),
  weight: nullish(measureSchema(MEASURES.weight)),
  depth: nullish(measureSchema(MEASURES.depth)),
  lure_type: nullish(textSchema("Lure type", TEXT_LIMITS.lure_type)),
  notes: nullish(textSchema("Notes", TEXT_LIMITS.notes)),
  weather_conditions: choice("Weather", WEATHER_CONDITIONS),
  air_temperature: nullish(measureSchema(MEASURES.air_temperature)),
  water_temperature: nullish(measureSchema(MEASURES.water_temperature)),
  wind_speed: nullish(measureSchema(MEASURES.wind_speed)),
  wind_direction: choice("Wind direction", WIND_DIRECTIONS),
  barometric_pressure: nullish(measureSchema(MEASURES.barometric_pressure)),
  pressure_trend: choice("Pressure trend", PRESSURE_TRENDS),
  lunar_phase: choice("Lunar phase", LUNAR_PHASES),
};

/** A catch as it is logged: POST /catches. Numbers in in, lb, ft, °F, mph and inHg. */
export const newCatchSchema = z.object({
  /** Made by the client, so that a retry is safe; made by the server when absent. */
  id: z.optional(z.uuid("Id must be a UUID")),
  species: speciesSchema,
  date: caughtAtSchema,
  /** Where the angler's clock was set; the user's own zone when absent. */
  time_zone: z.optional(timeZoneSchema),
  latitude: latitudeSchema,
  longitude: longitudeSchema,
  ...details,
  /** False: conditions that are not noted stay so, and are not filled in afterwards. */
  fill_conditions: z.optional(z.boolean("fill_conditions must be true or false")),
  ...newPhotoFields,
});
export type NewCatch = z.infer<typeof newCatchSchema>;

/** PUT /catches/{id}: a field that is absent keeps its value, `null` clears it. */
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
