import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { currentPasswordSchema } from "./current-password.ts";
import { emailSchema } from "./register.ts";

export const EMAIL_LINK_HOURS = 24;

export const emailChangeSchema = z.object({ email: emailSchema, password: currentPasswordSchema });
export type EmailChange = z.infer<typeof emailChangeSchema>;

export const emailStateSchema = z.object({
  email: z.string(),
  /** `null` when no new address waits for its link to be followed. */
  pendingEmail: z.nullable(z.string()),
});
export type EmailState = z.infer<typeof emailStateSchema>;

const TOKEN_LIMIT = 256;
const TOKEN_REQUIRED = fieldError({ code: "required", field: "token" });

export const emailConfirmationSchema = z.object({
  token: z.string(TOKEN_REQUIRED).check(z.minLength(1, TOKEN_REQUIRED), z.maxLength(TOKEN_LIMIT)),
});

export const confirmedEmailSchema = z.object({ email: z.string() });
