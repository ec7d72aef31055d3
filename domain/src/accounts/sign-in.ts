import * as z from "zod/mini";

import { textSchema } from "../text/text.ts";
import { EMAIL_LIMIT, PASSWORD_LENGTH } from "./register.ts";
import { userSchema } from "./user.ts";

/** Nobody is told which of the two is wrong, so neither is examined here. */
export const credentialsSchema = z.object({
  email: textSchema("Email", EMAIL_LIMIT),
  password: z
    .string("Password is required")
    .check(z.minLength(1, "Password is required"), z.maxLength(PASSWORD_LENGTH.max)),
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const refreshSchema = z.object({
  refreshToken: z.string("Refresh token is required").check(z.maxLength(512)),
});

export const tokensSchema = z.object({
  /** A JWT that lives for 15 minutes. */
  accessToken: z.string(),
  refreshToken: z.string(),
});
export type Tokens = z.infer<typeof tokensSchema>;

export const sessionSchema = z.extend(tokensSchema, { user: userSchema });
export type Session = z.infer<typeof sessionSchema>;
