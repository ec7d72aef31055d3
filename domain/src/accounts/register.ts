import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { timeZoneSchema } from "../places/time-zone.ts";
import { textSchema } from "../text/text.ts";

export const NAME_LIMIT = 80;
export const EMAIL_LIMIT = 254;
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;

const PASSWORD_REQUIRED = fieldError({ code: "required", field: "password" });
const EMAIL_REQUIRED = fieldError({ code: "required", field: "email" });

export const emailSchema = z
  .string(EMAIL_REQUIRED)
  .check(
    z.trim(),
    z.minLength(1, EMAIL_REQUIRED),
    z.maxLength(EMAIL_LIMIT, fieldError({ code: "too_long", field: "email", max: EMAIL_LIMIT })),
    z.email(fieldError({ code: "email_format" })),
  );

/** Not trimmed and without composition rules: every character counts. */
export const newPasswordSchema = z
  .string(PASSWORD_REQUIRED)
  .check(
    z.minLength(PASSWORD_LENGTH.min, fieldError({ code: "password_short", min: PASSWORD_LENGTH.min })),
    z.maxLength(
      PASSWORD_LENGTH.max,
      fieldError({ code: "too_long", field: "password", max: PASSWORD_LENGTH.max }),
    ),
  );

export const registrationSchema = z.object({
  firstName: textSchema("firstName", NAME_LIMIT),
  lastName: textSchema("lastName", NAME_LIMIT),
  email: emailSchema,
  password: newPasswordSchema,
  timeZone: z.optional(timeZoneSchema),
});
export type Registration = z.infer<typeof registrationSchema>;
