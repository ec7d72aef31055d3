import type { Confirmation } from "@creel/domain/accounts/confirmation";
import {
  type NewPasskey,
  newPasskeyOptionsSchema,
  type Passkey,
  passkeyAnswerSchema,
  passkeyListSchema,
  signInOptionsSchema,
} from "@creel/domain/accounts/passkeys";
import { type Session, sessionSchema } from "@creel/domain/accounts/sign-in";
import type { Assertion, CreationOptions, RequestOptions } from "@creel/domain/accounts/webauthn";
import { queryOptions } from "@tanstack/react-query";

import { send, sendForNothing } from "../../http/send.ts";

// All functions here throw ApiError and NetworkError.

/** The angler's passkeys, the newest first. */
export const passkeysQuery = queryOptions({
  queryKey: ["account", "passkeys"],
  queryFn: async ({ signal }) => {
    const { passkeys } = await send({ path: "/auth/me/passkeys", signal }, passkeyListSchema);
    return passkeys;
  },
});

export async function loadNewPasskeyOptions(confirmation: Confirmation): Promise<CreationOptions> {
  const call = { method: "POST", path: "/auth/me/passkeys/options", body: confirmation } as const;
  const { options } = await send(call, newPasskeyOptionsSchema);
  return options;
}

export async function addPasskey(body: NewPasskey): Promise<Passkey> {
  const { passkey } = await send({ method: "POST", path: "/auth/me/passkeys", body }, passkeyAnswerSchema);
  return passkey;
}

export function removePasskey(id: string): Promise<void> {
  return sendForNothing({ method: "DELETE", path: `/auth/me/passkeys/${id}` });
}

/** Returns a challenge that any passkey of this site may answer. Nobody has to be signed in. */
export async function loadSignInOptions(): Promise<RequestOptions> {
  const call = { method: "POST", path: "/auth/passkeys/options", token: null } as const;
  const { options } = await send(call, signInOptionsSchema);
  return options;
}

export function signInByPasskey(passkey: Assertion): Promise<Session> {
  const call = { method: "POST", path: "/auth/passkeys/sign-in", body: { passkey }, token: null } as const;
  return send(call, sessionSchema);
}
