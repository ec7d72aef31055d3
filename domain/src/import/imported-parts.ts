import * as z from "zod/mini";

import { catchSchema } from "../catches/catch.ts";
import { newCatchSchema } from "../catches/new-catch.ts";
import { FILLABLE_NAMES } from "../details/details.ts";
import { findingKeySchema } from "../doctor/finding.ts";
import { fieldError } from "../errors/field-error.ts";
import { newGearSchema, newVariantSchema } from "../gear/new-gear.ts";
import { insightQuestionPartSchema, newInsightQuestionSchema } from "../insights/insight-question.ts";
import { newTripSchema } from "../trips/new-trip.ts";
import { newTripEventSchema } from "../trips/trip-event.ts";
import { newTrackSchema } from "../trips/trip-positions.ts";
import type { HourConditions } from "../trips/trip.ts";
import {
  GAUGE_LIMITS,
  gaugeSchema,
  LEVEL_TRENDS,
  measuresSomething,
  newReadingFields,
  TEMPERATURE_SOURCES,
} from "../waters/gauge.ts";
import { newSpotSchema, newWaterSchema } from "../waters/new-water.ts";
import { TIDES } from "../weather/tide-at.ts";

const ofWater = { water_id: z.uuid(fieldError({ code: "not_uuid", field: "water_id" })) };

/** Spots, readings and events name their water or trip, whose id their own routes have in the URL. */
export const importedSpotSchema = z.intersection(newSpotSchema, z.object(ofWater));
export const importedReadingSchema = z.object({ ...newReadingFields, ...ofWater }).check(measuresSomething);
export const importedEventSchema = z.intersection(
  newTripEventSchema,
  z.object({ trip_id: z.uuid(fieldError({ code: "not_uuid", field: "trip_id" })) }),
);

/** A variant of a lure that the log has. */
export const importedVariantSchema = z.intersection(
  newVariantSchema,
  z.object({ lure_id: z.uuid(fieldError({ code: "not_uuid", field: "lure_id" })) }),
);

const invalid = fieldError({ code: "invalid" });
const NAME_LENGTH = 80;

function between(min: number, max: number) {
  return z.nullable(z.number(invalid).check(z.gte(min, invalid), z.lte(max, invalid)));
}

function wholeBetween(min: number, max: number) {
  return z.nullable(z.int(invalid).check(z.gte(min, invalid), z.lte(max, invalid)));
}

const nameSchema = z.nullable(z.string(invalid).check(z.maxLength(NAME_LENGTH, invalid)));
const instantSchema = z.iso.datetime({ offset: true, error: invalid });

/**
 * The fields of a catch that a service filled in, and which service, so that they stay distinct from the angler's
 * notes.
 */
const autofilledSchema = z.object({
  source: nameSchema,
  at: instantSchema,
  fields: z.array(z.enum(FILLABLE_NAMES, invalid)).check(z.maxLength(FILLABLE_NAMES.length, invalid)),
});

/** A catch as POST /catches takes it, with fields that only the archive of a Creel server has. */
export const importedCatchSchema = z.intersection(
  newCatchSchema,
  z.object({
    conditions_filled: z.optional(z.nullable(autofilledSchema)),
    chosen: catchSchema.shape.chosen,
  }),
);

const NAME_OF_GAUGE = z.string(invalid).check(z.maxLength(200, invalid));
const degrees = (most: number) => z.number(invalid).check(z.gte(-most, invalid), z.lte(most, invalid));

/** The gauge of a water and the answer "None of these"; archives from before there were gauges have neither. */
const gaugeOfWater = {
  gauge: z.optional(
    z.nullable(
      z.object({
        service: gaugeSchema.shape.service,
        station: z.string(invalid).check(z.maxLength(GAUGE_LIMITS.station, invalid)),
        name: NAME_OF_GAUGE,
        river: z.nullable(NAME_OF_GAUGE),
        latitude: degrees(90),
        longitude: degrees(180),
        confirmed_at: instantSchema,
      }),
    ),
  ),
  gauge_declined_at: z.optional(z.nullable(instantSchema)),
};

/** A water as POST /waters takes it, with its gauge. */
export const importedWaterSchema = z.intersection(newWaterSchema, z.object(gaugeOfWater));
export type ImportedWater = z.infer<typeof importedWaterSchema>;

type HourSchemas = { [Name in keyof HourConditions]: z.ZodMiniType<HourConditions[Name]> };

/** The limits allow whatever a service may report for any place. A number outside of them is not weather. */
const hourSchemas: HourSchemas = {
  hour: instantSchema,
  weather_code: wholeBetween(0, 99),
  air_temperature: between(-200, 200),
  wind_speed: between(0, 500),
  wind_gust: between(0, 500),
  wind_degrees: between(0, 360),
  barometric_pressure: between(0, 50),
  pressure_change: between(-50, 50),
  cloud_cover: between(0, 100),
  water_temperature: between(-200, 300),
  // Archives from before tides and gauges were recorded do not have these.
  water_temperature_source: z._default(z.nullable(z.enum(TEMPERATURE_SOURCES, invalid)), null),
  water_temperature_at: z._default(z.nullable(instantSchema), null),
  flow_index: z._default(between(0, 1), null),
  level_trend: z._default(z.nullable(z.enum(LEVEL_TRENDS, invalid)), null),
  level: z._default(between(-2000, 20_000), null),
  level_at: z._default(z.nullable(instantSchema), null),
  tide: z._default(z.nullable(z.enum(TIDES, invalid)), null),
  sun_altitude: between(-90, 90),
  is_sun_rising: z.nullable(z.boolean(invalid)),
  moon_elongation: between(0, 360),
  solunar: z.nullable(z.enum(["major", "minor"], invalid)),
  score: wholeBetween(0, 100),
  score_rule: nameSchema,
  source: nameSchema,
};

/** The clock hours of a week that begins and ends within an hour. */
const MOST_HOURS = 7 * 24 + 1;

/**
 * A trip as POST /trips takes it, with the conditions of its hours and the track, as the archive of a Creel server has
 * them.
 */
export const importedTripSchema = z.intersection(
  newTripSchema,
  z.object({
    hours: z.optional(z.array(z.object(hourSchemas)).check(z.maxLength(MOST_HOURS, invalid))),
    track: z.optional(newTrackSchema),
    is_water_chosen: z.optional(z.boolean(invalid)),
  }),
);

/** A question as POST /insights/questions takes it, with the times when it was asked and closed. */
export const importedQuestionSchema = z.intersection(
  newInsightQuestionSchema,
  z.object({ asked_at: instantSchema, closed_at: z.nullable(instantSchema) }),
);
export type ImportedQuestion = z.infer<typeof importedQuestionSchema>;

/** A finding that the angler marked as right. It has no id: its key names the check and the items it was about. */
export const importedDismissalSchema = z.object({
  id: z.optional(z.string()),
  key: findingKeySchema,
  dismissed_at: instantSchema,
});

const idSchema = z.uuid(invalid).check(z.toLowerCase());
const mergeFields = { id: idSchema, into: idSchema, merged_at: instantSchema };
const hadVariantsSchema = z.array(z.object({ id: idSchema, variant_id: z.nullable(idSchema) }), invalid);
const hadQuestionsSchema = z.array(z.object({ id: idSchema, bin: insightQuestionPartSchema }), invalid);
const hadWatersSchema = z.array(z.object({ id: idSchema, is_chosen: z.boolean(invalid) }), invalid);
const hadListsSchema = z._default(
  z.array(z.object({ id: idSchema, had_both: z.boolean(invalid) }), invalid),
  [],
);
const { shape: gearShape } = newGearSchema;
const { shape: waterShape } = newWaterSchema;

/**
 * Gear or a water that was merged into another, with the state of the other one before: the data needed to undo the
 * merge.
 */
export const importedMergeSchema = z.discriminatedUnion("of", [
  z.object({
    ...gearShape,
    ...mergeFields,
    of: z.literal("gear"),
    catches: hadVariantsSchema,
    events: hadVariantsSchema,
    // Archives from before merges moved questions do not have them.
    questions: z._default(hadQuestionsSchema, []),
    into_before: z.object({
      note: gearShape.note,
      variants: gearShape.variants,
      fields: gearShape.fields,
    }),
  }),
  z.object({
    ...waterShape,
    ...mergeFields,
    of: z.literal("water"),
    catches: hadWatersSchema,
    trips: hadWatersSchema,
    spots: z.array(idSchema, invalid),
    // Archives from before readings, limits, licenses and returns do not have them.
    readings: z._default(z.array(idSchema, invalid), []),
    limits: z._default(z.array(idSchema, invalid), []),
    licenses: hadListsSchema,
    returns: hadListsSchema,
    ...gaugeOfWater,
    into_before: z.object({ note: waterShape.note }),
  }),
]);
export type ImportedMerge = z.infer<typeof importedMergeSchema>;
