import * as z from "zod/mini";

import { measureSchema } from "../catches/new-catch.ts";
import { sentCustomValuesSchema } from "../custom-fields/new-custom-field.ts";
import { DAY_MS } from "../dates/units-of-time.ts";
import { DETAILS, SPECIES_MAX_LENGTH } from "../details/details.ts";
import { type FieldName, fieldError } from "../errors/field-error.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";
import { timeZoneSchema } from "../places/time-zone.ts";
import { proseSchema, textSchema } from "../text/text.ts";
import { shownExpectationSchema } from "./expectation.ts";
import { sentPredictionSchema } from "./prediction.ts";

/** How the start of a trip is known. */
export const START_SOURCES = ["tap", "first_catch", "typed", "inferred", "import"] as const;
export type StartSource = (typeof START_SOURCES)[number];

/** How the end of a trip is known. `forgotten`: nobody ended the trip, so its last sign counts as the end. */
export const END_SOURCES = ["tap", "forgotten", "typed", "inferred", "import"] as const;
export type EndSource = (typeof END_SOURCES)[number];

export const TRIP_LIMITS = {
  spanMs: 7 * DAY_MS,
  placeName: 80,
  method: 40,
  targets: 20,
  companions: 10,
  companionName: 40,
  notes: 5000,
  lines: 20,
  anglers: 100,
} as const;

function instantSchema(field: FieldName) {
  return z.iso.datetime({ offset: true, error: fieldError({ code: "instant", field }) });
}

function countSchema(field: FieldName, max: number) {
  const message = fieldError({ code: "between", field, min: 1, max });
  return z.int(message).check(z.gte(1, message), z.lte(max, message));
}

function listSchema(field: FieldName, text: { most: number; maxLength: number }) {
  const tooMany = fieldError({ code: "too_many_values", max: text.most });
  return z.array(textSchema(field, text.maxLength)).check(z.maxLength(text.most, tooMany));
}

const hoursMessage = fieldError({ code: "hours_override" });

const tripFields = {
  time_zone: z.optional(timeZoneSchema),
  /** Hours fished as stated by the angler, at most the time between start and end. */
  hours_override: z.optional(z.nullable(z.number(hoursMessage).check(z.positive(hoursMessage)))),
  water_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "water_id" })))),
  latitude: z.optional(z.nullable(latitudeSchema)),
  longitude: z.optional(z.nullable(longitudeSchema)),
  place_name: z.optional(z.nullable(textSchema("place_name", TRIP_LIMITS.placeName))),
  method: z.optional(z.nullable(textSchema("method", TRIP_LIMITS.method))),
  /** Empty for anything that bites. */
  target_species: z.optional(
    listSchema("target_species", { most: TRIP_LIMITS.targets, maxLength: SPECIES_MAX_LENGTH }),
  ),
  /** False if fish were caught that are not in the log. */
  all_logged: z.optional(z.boolean(fieldError({ code: "not_boolean", field: "all_logged" }))),
  lines: z.optional(countSchema("lines", TRIP_LIMITS.lines)),
  anglers: z.optional(countSchema("anglers", TRIP_LIMITS.anglers)),
  companions: z.optional(
    listSchema("companions", { most: TRIP_LIMITS.companions, maxLength: TRIP_LIMITS.companionName }),
  ),
  notes: z.optional(z.nullable(proseSchema("notes", TRIP_LIMITS.notes))),
  custom: z.optional(sentCustomValuesSchema),
  /** Applies to the whole trip. In °F. */
  water_temperature: z.optional(z.nullable(measureSchema("water_temperature", DETAILS.water_temperature))),
};

const startSource = z.enum(
  START_SOURCES,
  fieldError({ code: "one_of", field: "start_source", choices: START_SOURCES }),
);
const endSource = z.enum(
  END_SOURCES,
  fieldError({ code: "one_of", field: "end_source", choices: END_SOURCES }),
);

interface Span {
  started_at?: string | undefined;
  ended_at?: string | null | undefined;
}

const spanInOrder = z.refine<Span>(
  ({ started_at: start, ended_at: end }) => !start || !end || isInOrder(start, end),
  { error: fieldError({ code: "trip_span" }), path: ["ended_at"] },
);

function isInOrder(start: string, end: string): boolean {
  const span = Date.parse(end) - Date.parse(start);
  // The schema of the field itself rejects a value that is not an instant.
  return Number.isNaN(span) || (span > 0 && span <= TRIP_LIMITS.spanMs);
}

export const newTripSchema = z
  .object({
    /** Made by the client so that a retry is safe, else by the server. */
    id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
    started_at: instantSchema("started_at"),
    start_source: z._default(startSource, "typed"),
    /** Absent or `null` while the trip is running. */
    ended_at: z.optional(z.nullable(instantSchema("ended_at"))),
    end_source: z.optional(endSource),
    /**
     * The score of the coming hours that the device showed before the trip began. Stored only if the server has no
     * score.
     */
    prediction: z.optional(z.nullable(sentPredictionSchema)),
    /** The expectation that the device showed before the trip began. One that was shown later is not stored. */
    expectation: z.optional(z.nullable(shownExpectationSchema)),
    ...tripFields,
  })
  .check(spanInOrder);
export type NewTrip = z.infer<typeof newTripSchema>;
/** A new trip as a client sends it. */
export type NewTripFields = z.input<typeof newTripSchema>;

/** A field that is absent keeps its value; `null` clears it. */
export const tripChangesSchema = z
  .object({
    started_at: z.optional(instantSchema("started_at")),
    start_source: z.optional(startSource),
    /** `null` reopens the trip. */
    ended_at: z.optional(z.nullable(instantSchema("ended_at"))),
    end_source: z.optional(endSource),
    ...tripFields,
  })
  .check(spanInOrder);
export type TripChanges = z.infer<typeof tripChangesSchema>;
export type ChangedTripFields = z.input<typeof tripChangesSchema>;

export const endTripSchema = z.object({ ended_at: instantSchema("ended_at"), source: endSource });
export type EndTrip = z.infer<typeof endTripSchema>;
