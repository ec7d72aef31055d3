import * as z from "zod/mini";

import { currentPasswordSchema } from "./current-password.ts";
import { emailSchema } from "./register.ts";

/** For how long the link to a new address can be followed. */
export const EMAIL_LINK_HOURS = 24;

/** PUT /auth/me/email */
export const emailChangeSchema = z.object({ email: emailSchema, password: currentPasswordSchema });
export type EmailChange = z.infer<typeof emailChangeSchema>;

/** GET and PUT /auth/me/email */
export const emailStateSchema = z.object({
  /** The one that signs in. */
  email: z.string(),
  /** The one whose link was not followed yet; `null` when none waits. */
  pendingEmail: z.nullable(z.string()),
});
export type EmailState = z.infer<typeof emailStateSchema>;

const TOKEN_LIMIT = 256;
const TOKEN_REQUIRED = "Token is required";

/** POST /auth/confirm-email */
export const emailConfirmationSchema = z.object({
  token: z.string(TOKEN_REQUIRED).check(z.minLength(1, TOKEN_REQUIRED), z.maxLength(TOKEN_LIMIT)),
});

/** The email that signs in from now on. */
export const confirmedEmailSchema = z.object({ email: z.string() });
