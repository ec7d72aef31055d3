import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { confirmationSchema, currentPasswordSchema } from "./confirmation.ts";
import { newPasswordSchema, emailSchema } from "./register.ts";

export const passwordChangeSchema = z.object({
  currentPassword: currentPasswordSchema,
  password: newPasswordSchema,
});
export type PasswordChange = z.infer<typeof passwordChangeSchema>;

export const accountDeletionSchema = confirmationSchema;

export const accountTotalsSchema = z.object({
  catches: z.int(),
  photos: z.int(),
  /** Absent in cached answers from before there were trips. */
  trips: z._default(z.int(), 0),
});
export type AccountTotals = z.infer<typeof accountTotalsSchema>;

export const EMAIL_LINK_HOURS = 24;

export const emailChangeSchema = z.extend(confirmationSchema, { email: emailSchema });
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const emailStateSchema = z.object({
  email: z.string(),
  /** `null` if no new address is waiting to be confirmed. */
  pendingEmail: z.nullable(z.string()),
});
export type EmailState = z.infer<typeof emailStateSchema>;

const TOKEN_LIMIT = 256;
const TOKEN_REQUIRED = fieldError({ code: "required", field: "token" });

export const emailConfirmationSchema = z.object({
  token: z.string(TOKEN_REQUIRED).check(z.minLength(1, TOKEN_REQUIRED), z.maxLength(TOKEN_LIMIT)),
});

export const confirmedEmailSchema = z.object({ email: z.string() });

export const exportLinkSchema = z.object({
  /** A path on this origin that a browser can open without a token; valid for one minute. */
  url: z.string(),
});
