import * as z from "zod/mini";

import { DETAILS, SPECIES_MAX_LENGTH } from "../details/details.ts";
import { fieldError } from "../errors/field-error.ts";
import { latitudeSchema, longitudeSchema } from "../places/coordinates.ts";
import { proseSchema, textSchema } from "../text/text.ts";
import { TRIP_LIMITS } from "./new-trip.ts";
import { trialTurnSchema } from "./trial-turn.ts";

/** The kinds of events within a trip, besides catches. */
const EVENT_KINDS = ["strike", "lost", "follow", "move", "gear", "pause", "resume"] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

const NOTE_LENGTH = 200;
const MOST_AT_ONCE = 1000;

const quantityMessage = fieldError({ code: "between", field: "quantity", min: 1, max: MOST_AT_ONCE });
const linesMessage = fieldError({ code: "between", field: "lines", min: 1, max: TRIP_LIMITS.lines });
const atMessage = fieldError({ code: "instant", field: "at" });

const eventFields = {
  /** `null` if counted afterward, which only strikes, losses and follows can be. */
  at: z.nullable(z.iso.datetime({ offset: true, error: atMessage })),
  kind: z.enum(EVENT_KINDS, fieldError({ code: "one_of", field: "kind", choices: EVENT_KINDS })),
  quantity: z._default(
    z.int(quantityMessage).check(z.gte(1, quantityMessage), z.lte(MOST_AT_ONCE, quantityMessage)),
    1,
  ),
  species: z.optional(z.nullable(textSchema("species", SPECIES_MAX_LENGTH))),
  lure_type: z.optional(z.nullable(textSchema("lure_type", DETAILS.lure_type.maxLength))),
  /** The id of a lure in the tackle box, as for a catch. */
  lure_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "lure_id" })))),
  variant_id: z.optional(z.nullable(z.uuid(fieldError({ code: "not_uuid", field: "variant_id" })))),
  latitude: z.optional(z.nullable(latitudeSchema)),
  longitude: z.optional(z.nullable(longitudeSchema)),
  /** How many lines are out from now on. */
  lines: z.optional(
    z.nullable(z.int(linesMessage).check(z.gte(1, linesMessage), z.lte(TRIP_LIMITS.lines, linesMessage))),
  ),
  note: z.optional(z.nullable(proseSchema("note", NOTE_LENGTH))),
  /** The half hour of a lure trial that a gear event begins. */
  trial: z.optional(z.nullable(trialTurnSchema)),
};

const isTimed = z.refine<{ at: string | null; kind: EventKind }>(
  ({ at, kind }) => at !== null || kind === "strike" || kind === "lost" || kind === "follow",
  { error: atMessage, path: ["at"] },
);

export const newTripEventSchema = z
  .object({ id: z.optional(z.uuid(fieldError({ code: "not_uuid", field: "id" }))), ...eventFields })
  .check(isTimed);
export type NewTripEvent = z.infer<typeof newTripEventSchema>;
export type NewTripEventFields = z.input<typeof newTripEventSchema>;

/** All fields of an event; they replace the stored ones. */
export const tripEventChangesSchema = z.object(eventFields).check(isTimed);
export type TripEventChanges = z.infer<typeof tripEventChangesSchema>;

export const tripEventSchema = z.object({
  id: z.string(),
  at: z.nullable(z.string()),
  kind: z.enum(EVENT_KINDS),
  quantity: z.int(),
  species: z.nullable(z.string()),
  lure_type: z.nullable(z.string()),
  /** Absent in answers from before there was a tackle box. */
  lure_id: z.optional(z.nullable(z.string())),
  variant_id: z.optional(z.nullable(z.string())),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  lines: z.nullable(z.int()),
  note: z.nullable(z.string()),
  /** Absent in answers from before there were trials. */
  trial: z.optional(z.nullable(trialTurnSchema)),
});
export type TripEvent = z.infer<typeof tripEventSchema>;

export const tripEventAnswerSchema = z.object({ event: tripEventSchema });
