import * as z from "zod/mini";

import { confirmationSchema } from "../accounts/confirmation.ts";
import { fieldError } from "../errors/field-error.ts";
import { proseSchema } from "../text/text.ts";

export const REVEAL_MINUTES = 15;
/** In UTF-16 units. The angler reads the reason. */
const REASON_LENGTH = { min: 10, max: 300 } as const;

const TOO_SHORT = fieldError({ code: "too_short", field: "reason", min: REASON_LENGTH.min });

export const revealReasonSchema = proseSchema("reason", REASON_LENGTH.max).check(
  z.minLength(REASON_LENGTH.min, TOO_SHORT),
);

export const newRevealSchema = z.extend(confirmationSchema, { reason: revealReasonSchema });
export type NewReveal = z.infer<typeof newRevealSchema>;
