import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { tripSchema } from "./trip.ts";

/** The choices for how many hours may lie between two catches of a trip. */
export const GAP_HOURS = [2, 4, 6] as const;
export const DEFAULT_GAP_HOURS = 4;

/** Reasons why catches seem to belong together, or why that is doubtful. */
const PROPOSAL_REASONS = ["gap", "place_unknown", "time_unknown", "single_catch", "samples"] as const;
export type ProposalReason = (typeof PROPOSAL_REASONS)[number];

export const proposalQuerySchema = z.object({
  gap: z._default(
    z.pipe(
      z.enum(["2", "4", "6"], fieldError({ code: "one_of", field: "gap", choices: ["2", "4", "6"] })),
      z.transform(Number),
    ),
    DEFAULT_GAP_HOURS,
  ),
});

const proposalSchema = z.object({
  /** The id of the first catch. It identifies the proposal. */
  key: z.string(),
  catchIds: z.array(z.string()),
  /** The times of the first and the last fish: the trip was at least that long. `null` if no time is known. */
  started_at: z.nullable(z.string()),
  ended_at: z.nullable(z.string()),
  day: z.string(),
  time_zone: z.string(),
  water: z.nullable(z.object({ id: z.string(), name: z.string() })),
  bySpecies: z.array(z.object({ species: z.string(), count: z.int() })),
  confidence: z.enum(["high", "medium", "low"]),
  reasons: z.array(
    z.object({ code: z.enum(PROPOSAL_REASONS), hours: z.optional(z.number()), km: z.optional(z.number()) }),
  ),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** Sorted latest first. */
export const proposalsSchema = z.object({ proposals: z.array(proposalSchema), total: z.int() });

export const MOST_ACCEPTED = 200;
const MOST_CATCHES = 500;
const instant = (field: "started_at" | "ended_at") =>
  z.iso.datetime({ offset: true, error: fieldError({ code: "instant", field }) });

export const acceptProposalsSchema = z.object({
  items: z
    .array(
      z.object({
        key: z.uuid(fieldError({ code: "not_uuid", field: "id" })),
        /** The trip's id, made by the client so that a retry is safe. */
        id: z.uuid(fieldError({ code: "not_uuid", field: "id" })),
        catchIds: z
          .array(z.uuid(fieldError({ code: "each_id" })))
          .check(z.minLength(1), z.maxLength(MOST_CATCHES)),
        /** As stated by the angler. Absent if only the first and the last fish are known; then no hours are made up. */
        started_at: z.optional(instant("started_at")),
        ended_at: z.optional(instant("ended_at")),
        all_logged: z._default(z.boolean(fieldError({ code: "not_boolean", field: "all_logged" })), true),
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(MOST_ACCEPTED, fieldError({ code: "too_many_values", max: MOST_ACCEPTED })),
    ),
});
export type AcceptProposals = z.infer<typeof acceptProposalsSchema>;

/** Each proposal succeeds or fails by itself. */
export const acceptedProposalsSchema = z.object({
  items: z.array(
    z.object({
      key: z.string(),
      trip: z.nullable(tripSchema),
      error: z.nullable(z.object({ code: z.string(), message: z.string() })),
    }),
  ),
});

export const dismissProposalsSchema = z.object({
  catchIds: z.array(z.uuid(fieldError({ code: "each_id" }))).check(z.minLength(1), z.maxLength(MOST_CATCHES)),
});
