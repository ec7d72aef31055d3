import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { emailSchema, newPasswordSchema } from "./register.ts";

export const RESET_LINK_MINUTES = 30;

export const forgotPasswordSchema = z.object({ email: emailSchema });

/** Does not validate the token, because the answer must not reveal what is wrong with it. */
export const resetPasswordSchema = z.object({
  token: z.string(fieldError({ code: "required", field: "token" })),
  password: newPasswordSchema,
});
export type PasswordReset = z.infer<typeof resetPasswordSchema>;

export const acknowledgmentSchema = z.object({ message: z.string() });
