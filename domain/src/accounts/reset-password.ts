import * as z from "zod/mini";

import { emailSchema, newPasswordSchema } from "./register.ts";

/** How long the link to a new password works. */
export const RESET_LINK_MINUTES = 30;

/** POST /auth/forgot-password */
export const forgotPasswordSchema = z.object({ email: emailSchema });

/** POST /auth/reset-password. What is wrong with a token is never said, so it is not examined here. */
export const resetPasswordSchema = z.object({
  token: z.string("Token is required"),
  password: newPasswordSchema,
});
export type PasswordReset = z.infer<typeof resetPasswordSchema>;

/** The answer to both: a sentence for the person who asked. */
export const acknowledgmentSchema = z.object({ message: z.string() });
