import { PROVIDER_PURPOSES } from "@creel/domain/accounts/providers";
import { DAY_SECONDS, MINUTE_SECONDS } from "@creel/domain/dates/units-of-time";
import * as z from "zod/mini";

import type { Keys } from "../sessions/keys.ts";
import { seal, unseal } from "../sessions/sealed.ts";

const FLOW_SECONDS = 10 * MINUTE_SECONDS;
/** Longer than any session. */
const TOKEN_SECONDS = 100 * DAY_SECONDS;
/** In characters. A browser's address has to hold it; a longer one is not kept. */
const TOKEN_LIMIT = 4000;

type Sealing = Pick<Keys, "signIn">;

const flowSchema = z.object({
  purpose: z.enum(PROVIDER_PURPOSES),
  /** The user who links a provider; `null` for a sign-in. */
  userId: z.nullable(z.string()),
  checks: z.object({ state: z.string(), nonce: z.string(), verifier: z.string() }),
});
export type Flow = z.infer<typeof flowSchema>;

/** The browser keeps this until the provider sends it back. */
export function sealFlow(flow: Flow, keys: Sealing): Promise<string> {
  return seal(flow, { key: keys.signIn, purpose: "provider flow", seconds: FLOW_SECONDS });
}

export function unsealFlow(text: string, keys: Sealing): Promise<Flow | null> {
  return unseal(text, { key: keys.signIn, purpose: "provider flow" }, flowSchema);
}

const pendingLinkSchema = z.object({
  /** The account with the same email, and that email. */
  userId: z.string(),
  email: z.string(),
  issuer: z.string(),
  subject: z.string(),
  label: z.string(),
  isAdmin: z.nullable(z.boolean()),
  idToken: z.nullable(z.string()),
});
export type PendingLink = z.infer<typeof pendingLinkSchema>;

/** The browser keeps this until the owner of the account has shown that it is theirs. */
export function sealLink(link: PendingLink, keys: Sealing): Promise<string> {
  const idToken = keptToken(link.idToken);
  return seal({ ...link, idToken }, { key: keys.signIn, purpose: "provider link", seconds: FLOW_SECONDS });
}

export function unsealLink(text: string, keys: Sealing): Promise<PendingLink | null> {
  return unseal(text, { key: keys.signIn, purpose: "provider link" }, pendingLinkSchema);
}

const providerTokenSchema = z.object({ issuer: z.string(), idToken: z.nullable(z.string()) });
export type ProviderToken = z.infer<typeof providerTokenSchema>;

/** The row of a session keeps this until it ends. */
export function sealProviderToken({ issuer, idToken }: ProviderToken, keys: Sealing): Promise<string> {
  const content = { issuer, idToken: keptToken(idToken) };
  return seal(content, { key: keys.signIn, purpose: "provider token", seconds: TOKEN_SECONDS });
}

export function unsealProviderToken(text: string, keys: Sealing): Promise<ProviderToken | null> {
  return unseal(text, { key: keys.signIn, purpose: "provider token" }, providerTokenSchema);
}

function keptToken(idToken: string | null): string | null {
  return idToken !== null && idToken.length <= TOKEN_LIMIT ? idToken : null;
}
