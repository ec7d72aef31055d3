import {
  type ConfirmLink,
  type FinishProvider,
  type Identity,
  identityListSchema,
  linkedIdentitySchema,
  signInWaysSchema,
  startedProviderSchema,
  type StartProvider,
} from "@creel/domain/accounts/providers";
import { type Session, sessionSchema } from "@creel/domain/accounts/sign-in";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";

// All functions here throw ApiError and NetworkError.

/** Creel asks the provider in turn, which may be slow. */
const PROVIDER_TIMEOUT_MS = 20_000;

/** The ways to sign in to this Creel. Nobody has to be signed in. */
export const providersQuery = queryOptions({
  queryKey: ["account", "ways to sign in"],
  queryFn: ({ signal }) => send({ path: "/auth/providers", signal, token: null }, signInWaysSchema),
});

/** The providers that the angler linked, the newest first. */
export const identitiesQuery = queryOptions({
  queryKey: ["account", "identities"],
  queryFn: async ({ signal }) => {
    const { identities } = await send({ path: "/auth/me/identities", signal }, identityListSchema);
    return identities;
  },
});

/** Linking needs the stored session, signing in needs none. */
export function startProvider(body: StartProvider): Promise<{ url: string; flow: string }> {
  const call = { method: "POST", path: "/auth/oidc/start", body, timeoutMs: PROVIDER_TIMEOUT_MS } as const;
  return send(body.purpose === "link" ? call : { ...call, token: null }, startedProviderSchema);
}

const finishCall = (body: FinishProvider) =>
  ({ method: "POST", path: "/auth/oidc/finish", body, timeoutMs: PROVIDER_TIMEOUT_MS }) as const;

export function finishSignIn(body: FinishProvider): Promise<Session> {
  return send({ ...finishCall(body), token: null }, sessionSchema);
}

export async function finishLink(body: FinishProvider): Promise<Identity> {
  const { identity } = await send(finishCall(body), linkedIdentitySchema);
  return identity;
}

export function confirmLink(body: ConfirmLink): Promise<Session> {
  return send({ method: "POST", path: "/auth/oidc/confirm-link", body, token: null }, sessionSchema);
}

export function unlink(id: string): Promise<void> {
  return sendForNothing({ method: "POST", path: "/auth/oidc/unlink", body: { id } });
}

/** Signs in whom the proxy in front of Creel names. */
export function signInByProxy(): Promise<Session> {
  return send({ method: "POST", path: "/auth/proxy", token: null }, sessionSchema);
}
