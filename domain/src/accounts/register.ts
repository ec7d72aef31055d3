import * as z from "zod/mini";

import { timeZoneSchema } from "../places/time-zone.ts";
import { textSchema } from "../text/text.ts";

export const NAME_LIMIT = 80;
export const EMAIL_LIMIT = 254;
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;

const PASSWORD_TOO_SHORT = `Password must be at least ${PASSWORD_LENGTH.min} characters long`;
export const PASSWORDS_DIFFER = "Passwords do not match";

export const emailSchema = z
  .string("Email is required")
  .check(
    z.trim(),
    z.minLength(1, "Email is required"),
    z.maxLength(EMAIL_LIMIT, `Email must have at most ${EMAIL_LIMIT} characters`),
    z.email("Email must be an address, like name@example.com"),
  );

/** Neither trimmed nor composed by rule: every character counts. */
export const newPasswordSchema = z
  .string("Password is required")
  .check(
    z.minLength(PASSWORD_LENGTH.min, PASSWORD_TOO_SHORT),
    z.maxLength(PASSWORD_LENGTH.max, `Password must have at most ${PASSWORD_LENGTH.max} characters`),
  );

export const registrationSchema = z.object({
  firstName: textSchema("First name", NAME_LIMIT),
  lastName: textSchema("Last name", NAME_LIMIT),
  email: emailSchema,
  password: newPasswordSchema,
  timeZone: z.optional(timeZoneSchema),
});
export type Registration = z.infer<typeof registrationSchema>;
