import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";

export const TRIAL_LURES = ["first", "second"] as const;
export type TrialLure = (typeof TRIAL_LURES)[number];

/** More half hours than fit into the longest trip. */
const MOST_TURNS = 1000;

const turnMessage = fieldError({ code: "between", field: "turn", min: 0, max: MOST_TURNS });

/** The half hour of a lure trial that a gear event begins. */
export const trialTurnSchema = z.object({
  id: z.uuid(fieldError({ code: "not_uuid", field: "trial" })),
  /** The index of the half hour within its trip, from 0. */
  turn: z.int(turnMessage).check(z.gte(0, turnMessage), z.lte(MOST_TURNS, turnMessage)),
  /** The lure drawn by the trial. The half hour counts for it, whichever lure was tied on. */
  drawn: z.enum(TRIAL_LURES, fieldError({ code: "one_of", field: "drawn", choices: TRIAL_LURES })),
  /** Whether the drawn lure was tied on. */
  kept: z.boolean(),
});
export type TrialTurn = z.infer<typeof trialTurnSchema>;
