import * as z from "zod/mini";

import { DETAILS } from "../details/details.ts";
import { fieldError } from "../errors/field-error.ts";
import { textSchema } from "../text/text.ts";
import { isSameTiedLure } from "../trips/lure-on.ts";
import { TRIAL_LURES } from "../trips/trial-turn.ts";
import { TRIAL_HOURS } from "./trial-looks.ts";

/** A name with all that is written of a variant. */
const NAME_LENGTH = 250;
const SEED_LENGTH = 64;

const invalid = fieldError({ code: "invalid" });

const newTrialLureSchema = z.object({
  /** What the angler calls it, as it was when the trial began. */
  name: textSchema("name", NAME_LENGTH),
  lure_type: z.optional(z.nullable(textSchema("lure_type", DETAILS.lure_type.maxLength))),
  /** Of the tackle box. */
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
  /** Made by the client so that a retry is safe, else by the server. */
  id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))),
  first: newTrialLureSchema,
  second: newTrialLureSchema,
  /** How many hours of whole pairs of half hours it has. */
  hours: z.int(hoursMessage).check(z.gte(min, hoursMessage), z.lte(max, hoursMessage)),
};

export const newLureTrialSchema = z.object(newTrialFields).check(areTwoLures);
export type NewLureTrial = z.infer<typeof newLureTrialSchema>;

const instantSchema = z.iso.datetime({ offset: true, error: invalid });

/** As POST /lure-trials takes it, with the order that was drawn, and when. */
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
  /** Which of its trip, from 0. */
  turn: z.int(),
  /** An instant. */
  at: z.string(),
  /** It counts for this lure, whichever was tied on. */
  drawn: z.enum(TRIAL_LURES),
  /** Whether that one was on throughout. */
  kept: z.boolean(),
  /** Fished of it, without breaks; 30 when it is whole. */
  minutes: z.int(),
  /** Strikes, lost fish and fish. */
  bites: z.int(),
  fish: z.int(),
});
/** One that was begun; what was caught after its thirty minutes and before the next counts for neither. */
export type HalfHour = z.infer<typeof halfHourSchema>;

export const lureTrialSchema = z.object({
  id: z.string(),
  first: trialLureSchema,
  second: trialLureSchema,
  hours: z.int(),
  /** Of the order; a phone that has it needs no network. Nobody is shown it before the trial is over. */
  seed: z.string(),
  /** The SHA-256 of the seed: it shows that the order was not changed. */
  commitment: z.string(),
  started_at: z.string(),
  /** `null` until the angler stops it. */
  stopped_at: z.nullable(z.string()),
  /** In the order in which they were begun. */
  half_hours: z.array(halfHourSchema),
});
export type LureTrial = z.infer<typeof lureTrialSchema>;

export const lureTrialAnswerSchema = z.object({ trial: lureTrialSchema });

/** The latest first; at most one is not stopped. */
export const lureTrialsSchema = z.object({ trials: z.array(lureTrialSchema) });
