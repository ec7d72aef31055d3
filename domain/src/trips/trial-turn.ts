import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

export const TRIAL_LURES = ["first", "second"] as const;
export type TrialLure = (typeof TRIAL_LURES)[number];

/** As many half hours as fit into the longest trip, and more. */
const MOST_TURNS = 1000;

const turnMessage = fieldError({ code: "between", field: "turn", min: 0, max: MOST_TURNS });

/** What a gear event says of the half hour of a lure trial that it begins. */
export const trialTurnSchema = z.object({
  id: z.uuid(fieldError({ code: "not_uuid", field: "trial" })),
  /** Which half hour of its trip, from 0. */
  turn: z.int(turnMessage).check(z.gte(0, turnMessage), z.lte(MOST_TURNS, turnMessage)),
  /** By the trial's order; it counts for this lure, whichever was tied on. */
  drawn: z.enum(TRIAL_LURES, fieldError({ code: "one_of", field: "drawn", choices: TRIAL_LURES })),
  /** Whether the drawn lure was tied on. */
  kept: z.boolean(),
});
export type TrialTurn = z.infer<typeof trialTurnSchema>;
