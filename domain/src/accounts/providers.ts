import * as z from "zod/mini";

import { fieldError } from "../errors/field-error.ts";
import { timeZoneSchema } from "../places/time-zone.ts";
import { confirmationSchema, currentPasswordSchema } from "./confirmation.ts";
import { codeSchema } from "./second-step.ts";
import { sessionSchema } from "./sign-in.ts";

const INVALID = fieldError({ code: "invalid" });

/** A provider gets the button and the mark of Google if it is Google. */
const providerSchema = z.object({
  id: z.enum(["oidc", "google"]),
  /** The operator's name for it, on the button. */
  name: z.string(),
  /** Whether a first sign-in creates an account. */
  registers: z.boolean(),
});
export type Provider = z.infer<typeof providerSchema>;

/** The ways to sign in here. */
export const signInWaysSchema = z.object({
  providers: z.array(providerSchema),
  /** False if the operator turned passwords off. */
  passwords: z.boolean(),
  passkeys: z.boolean(),
  /** The email that an authenticating proxy names in this request; `null` without one. */
  proxy: z.nullable(z.string()),
});
export type SignInWays = z.infer<typeof signInWaysSchema>;

export const PROVIDER_PURPOSES = ["sign_in", "link"] as const;

/** Linking needs a confirmation, signing in does not. */
export const startProviderSchema = z.extend(confirmationSchema, {
  purpose: z.enum(PROVIDER_PURPOSES, INVALID),
});
export type StartProvider = z.infer<typeof startProviderSchema>;

export const startedProviderSchema = z.object({
  /** The page of the provider. */
  url: z.string(),
  /** Kept by the page until the provider sends the browser back. Encrypted; valid for ten minutes. */
  flow: z.string(),
});

/** In characters. A provider's answer can contain a signed response. */
const SEALED_LIMIT = 8192;
const sealedSchema = z.string(INVALID).check(z.minLength(1, INVALID), z.maxLength(SEALED_LIMIT, INVALID));

export const finishProviderSchema = z.object({
  flow: sealedSchema,
  /** The query of the address to which the provider sent the browser. */
  query: sealedSchema,
  /** The device's, for an account that this sign-in creates. */
  timeZone: z.optional(timeZoneSchema),
});
export type FinishProvider = z.infer<typeof finishProviderSchema>;

/** Someone at a provider whom an angler linked to their account. */
const identitySchema = z.object({
  id: z.string(),
  /** The provider's host. */
  host: z.string(),
  /** How the provider calls the person: a username or an email. */
  label: z.string(),
  linked_at: z.string(),
  last_used_at: z.nullable(z.string()),
  /** False if this Creel no longer uses that provider. */
  is_usable: z.boolean(),
});
export type Identity = z.infer<typeof identitySchema>;

export const identityListSchema = z.object({ identities: z.array(identitySchema) });

export const linkedIdentitySchema = z.object({ identity: identitySchema });

export const finishedProviderSchema = z.union([sessionSchema, linkedIdentitySchema]);

/** The additional fields of the error `account_exists`. */
export const existingAccountSchema = z.object({
  /** Sent back with the account's password. Encrypted; valid for ten minutes. */
  link: z.string(),
  email: z.string(),
  provider: z.string(),
  /** False if passwords are off, or the account has none: then another way in has to come first. */
  takes_password: z.boolean(),
});
export type ExistingAccount = z.infer<typeof existingAccountSchema>;

export const confirmLinkSchema = z.object({
  link: sealedSchema,
  password: currentPasswordSchema,
  /** The second step, if the account has one. */
  code: z.optional(codeSchema),
});
export type ConfirmLink = z.infer<typeof confirmLinkSchema>;

export const unlinkSchema = z.object({ id: z.uuid(fieldError({ code: "not_uuid", field: "id" })) });
