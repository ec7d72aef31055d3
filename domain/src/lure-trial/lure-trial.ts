import * as z from "zod/mini";

import { DETAILS } from "../details/details.ts";
import { fieldError } from "../errors/field-error.ts";
import { textSchema } from "../text/text.ts";
import { isSameTiedLure } from "../trips/current-lure.ts";
import { TRIAL_LURES } from "../trips/trial-turn.ts";
import { TRIAL_HOURS } from "./trial-looks.ts";

/** In characters; long enough for a name with all properties of a variant. */
const NAME_LENGTH = 250;
const SEED_LENGTH = 64;

const invalid = fieldError({ code: "invalid" });

const newTrialLureSchema = z.object({
  /** The angler's name for the lure when the trial began. */
  name: textSchema("name", NAME_LENGTH),
  lure_type: z.optional(z.nullable(textSchema("lure_type", DETAILS.lure_type.maxLength))),
  /** The lure from the tackle box. */
  lure_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "lure_id" })))),
  variant_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "variant_id" })))),
});
export type NewTrialLure = z.infer<typeof newTrialLureSchema>;

const { least: min, most: max } = TRIAL_HOURS;
const hoursMessage = fieldError({ code: "between", field: "hours", min, max });

const areTwoLures = z.refine<{ first: NewTrialLure; second: NewTrialLure }>(
  ({ first, second }) => !isSameTiedLure(first, second),
  { error: invalid, path: ["second"] },
);

const newTrialFields = {
  /** The client makes the id so that a retry is safe; otherwise the server does. */
  id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
  first: newTrialLureSchema,
  second: newTrialLureSchema,
  /** The planned number of hours; an hour is one complete pair of half hours. */
  hours: z.int(hoursMessage).check(z.gte(min, hoursMessage), z.lte(max, hoursMessage)),
};

export const newLureTrialSchema = z.object(newTrialFields).check(areTwoLures);
export type NewLureTrial = z.infer<typeof newLureTrialSchema>;

const instantSchema = z.iso.datetime({ offset: true, error: invalid });

/** The body of POST /lure-trials plus the seed of the order and the times of start and stop. */
export const importedTrialSchema = z
  .object({
    ...newTrialFields,
    seed: z.string(invalid).check(z.regex(new RegExp(`^[0-9a-f]{${SEED_LENGTH}}$`, "u"), invalid)),
    started_at: instantSchema,
    stopped_at: z.nullable(instantSchema),
  })
  .check(areTwoLures);
export type ImportedTrial = z.infer<typeof importedTrialSchema>;

const trialLureSchema = z.object({
  name: z.string(),
  lure_type: z.nullable(z.string()),
  lure_id: z.nullable(z.string()),
  variant_id: z.nullable(z.string()),
});
export type TrialLureNamed = z.infer<typeof trialLureSchema>;

const halfHourSchema = z.object({
  trip_id: z.string(),
  /** The index within its trip, starting at 0. */
  turn: z.int(),
  /** Start time, ISO 8601. */
  at: z.string(),
  /** The half hour counts for this lure, even if the other one was tied on. */
  drawn: z.enum(TRIAL_LURES),
  /** Whether the drawn lure was tied on throughout. */
  kept: z.boolean(),
  /** Minutes fished, without pauses; 30 if the half hour is complete. */
  minutes: z.int(),
  /** Landed fish, strikes and lost fish. */
  bites: z.int(),
  fish: z.int(),
});
/**
 * A half hour that was started. Fish caught after its thirty minutes and before the next half hour count for neither.
 */
export type HalfHour = z.infer<typeof halfHourSchema>;

export const lureTrialSchema = z.object({
  id: z.string(),
  first: trialLureSchema,
  second: trialLureSchema,
  hours: z.int(),
  /** The seed of the order, which lets a phone draw lures offline. Never shown before the trial is over. */
  seed: z.string(),
  /** The SHA-256 hash of the seed, which proves that the order was not changed. */
  commitment: z.string(),
  started_at: z.string(),
  /** `null` unless the angler stopped the trial. */
  stopped_at: z.nullable(z.string()),
  /** In the order they were started. */
  half_hours: z.array(halfHourSchema),
});
export type LureTrial = z.infer<typeof lureTrialSchema>;

export const lureTrialAnswerSchema = z.object({ trial: lureTrialSchema });

/** Sorted by time, latest first. At most one trial is not stopped. */
export const lureTrialsSchema = z.object({ trials: z.array(lureTrialSchema) });
