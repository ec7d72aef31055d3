import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { PASSWORD_LENGTH } from "./register.ts";
import { assertionSchema, requestOptionsSchema } from "./webauthn.ts";

const PASSWORD_REQUIRED = fieldError({ code: "required", field: "password" });

/** The account's password, typed once more. */
export const currentPasswordSchema = z
  .string(PASSWORD_REQUIRED)
  .check(
    z.minLength(1, PASSWORD_REQUIRED),
    z.maxLength(
      PASSWORD_LENGTH.max,
      fieldError({ code: "too_long", field: "password", max: PASSWORD_LENGTH.max }),
    ),
  );

/**
 * The part of a body that confirms a sensitive step: the password or a passkey. It is empty for an account that has
 * neither, whose provider must have signed in a moment ago.
 */
export const confirmationSchema = z.object({
  password: z.optional(currentPasswordSchema),
  passkey: z.optional(assertionSchema),
});
export type Confirmation = z.infer<typeof confirmationSchema>;

/** How long a sign-in by a provider confirms the steps of an account that has neither password nor passkey. */
export const PROVIDER_CONFIRMS_MINUTES = 5;

export const confirmationWaysSchema = z.object({
  password: z.boolean(),
  /** The challenge for the account's passkeys; `null` if it has none. */
  passkey: z.nullable(requestOptionsSchema),
  /** True if nothing has to be shown, because the account's provider signed in a moment ago. */
  provider: z.boolean(),
});
export type ConfirmationWays = z.infer<typeof confirmationWaysSchema>;
