import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { textSchema } from "../text/text.ts";
import { EMAIL_LIMIT, PASSWORD_LENGTH } from "./register.ts";
import { codeSchema } from "./second-step.ts";
import { userSchema } from "./user.ts";

const PASSWORD_REQUIRED = fieldError({ code: "required", field: "password" });

/** Does not validate either field, because the answer must not reveal which one is wrong. */
export const credentialsSchema = z.object({
  email: textSchema("email", EMAIL_LIMIT),
  password: z
    .string(PASSWORD_REQUIRED)
    .check(z.minLength(1, PASSWORD_REQUIRED), z.maxLength(PASSWORD_LENGTH.max)),
  /** The second step: a code of the app, or a backup code. */
  code: z.optional(codeSchema),
});
export type Credentials = z.infer<typeof credentialsSchema>;

export const refreshSchema = z.object({
  refreshToken: z.string(fieldError({ code: "required", field: "refreshToken" })).check(z.maxLength(512)),
});

export const tokensSchema = z.object({
  /** A JWT that is valid for 15 minutes. */
  accessToken: z.string(),
  refreshToken: z.string(),
});
export type Tokens = z.infer<typeof tokensSchema>;

export const sessionSchema = z.extend(tokensSchema, { user: userSchema });
export type Session = z.infer<typeof sessionSchema>;

/** The answer to a sign-out, if a provider began the session. */
export const signedOutSchema = z.object({
  /** The provider's page that signs out there, too. */
  end_session_url: z.string(),
});
