import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { textSchema } from "../text/text.ts";
import { confirmationSchema } from "./confirmation.ts";

/**
 * The rights of a token. `read:places` adds exact places to the others: without it, every place is a square, and
 * everything that a place can be told from is left out.
 */
export const TOKEN_SCOPES = ["read:now", "read:log", "write:catches", "read:places"] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const TOKEN_LIMITS = {
  name: 80,
  /** Two years, whatever the time zone and the leap days. */
  days: 733,
  perUser: 50,
} as const;

const SCOPES = fieldError({ code: "one_of", field: "scopes", choices: TOKEN_SCOPES });
const NO_SCOPES = fieldError({ code: "required", field: "scopes" });

export const newApiTokenSchema = z.extend(confirmationSchema, {
  /** The program that gets the token. */
  name: textSchema("name", TOKEN_LIMITS.name),
  scopes: z
    .array(z.enum(TOKEN_SCOPES, SCOPES), NO_SCOPES)
    .check(z.minLength(1, NO_SCOPES), z.maxLength(TOKEN_SCOPES.length, SCOPES)),
  /** At most two years from now. */
  expiresAt: z.iso.datetime({ offset: true, error: fieldError({ code: "instant", field: "expiresAt" }) }),
});
export type NewApiToken = z.infer<typeof newApiTokenSchema>;

const apiTokenFields = {
  id: z.string(),
  name: z.string(),
  scopes: z.array(z.enum(TOKEN_SCOPES)),
  createdAt: z.string(),
  /** A token that has ended stays in the list until it is revoked. */
  expiresAt: z.string(),
  /** To the minute; `null` if it was never used. */
  lastUsedAt: z.nullable(z.string()),
};

const apiTokenSchema = z.object(apiTokenFields);
export type ApiToken = z.infer<typeof apiTokenSchema>;

/** Sorted latest first. */
export const apiTokensSchema = z.object({ tokens: z.array(apiTokenSchema) });

/** The secret is in this answer alone. */
export const madeApiTokenSchema = z.object({ token: z.string(), ...apiTokenFields });
export type MadeApiToken = z.infer<typeof madeApiTokenSchema>;
