import type { CreationOptions, RequestOptions } from "@creel/domain/accounts/webauthn";
import { parse } from "uuid";

import type { Database } from "../../database/connect.ts";
import type { PasskeyRow, UserRow } from "../../database/schema.ts";
import type { SessionContext } from "../sessions/sessions.ts";
import { CHALLENGE_MS, newChallenge } from "./challenges.ts";
import { ownPasskeys } from "./passkeys.repository.ts";
import type { RelyingParty } from "./relying-party.ts";

/** EdDSA, ECDSA with P-256, and RSA with SHA-256, by their numbers in COSE. */
export const ALGORITHMS = [-8, -7, -257];

/** Returns the challenge for any passkey of this site. */
export function signInOptions(
  keys: SessionContext["keys"],
  { id: rpId }: RelyingParty,
  now: Date,
): RequestOptions {
  const challenge = newChallenge({ purpose: "sign in" }, keys, now);
  return { ...requestFor(challenge), rpId, allowCredentials: [] };
}

/** Returns the challenge for the passkeys of a user; `null` if there are none. */
export async function confirmOptions(
  { db, keys }: SessionContext,
  userId: string,
  { relyingParty, now }: { relyingParty: RelyingParty; now: Date },
): Promise<RequestOptions | null> {
  const allowCredentials = await descriptorsOf(db, userId);
  if (allowCredentials.length === 0) return null;
  const challenge = newChallenge({ purpose: "confirm", userId }, keys, now);
  return { ...requestFor(challenge), rpId: relyingParty.id, allowCredentials };
}

function requestFor(challenge: Uint8Array) {
  return { challenge: base64Url(challenge), timeout: CHALLENGE_MS, userVerification: "required" as const };
}

/** Returns what a browser needs to make a passkey that a user can be found by. */
export async function creationOptions(
  { db, keys }: SessionContext,
  { id: userId, email, firstName, lastName }: UserRow,
  { relyingParty, now }: { relyingParty: RelyingParty; now: Date },
): Promise<CreationOptions> {
  return {
    challenge: base64Url(newChallenge({ purpose: "add", userId }, keys, now)),
    rp: { id: relyingParty.id, name: "Creel" },
    user: {
      id: base64Url(parse(userId)),
      name: email,
      displayName: `${firstName} ${lastName}`.trim() || email,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" })),
    timeout: CHALLENGE_MS,
    attestation: "none",
    authenticatorSelection: {
      residentKey: "required",
      requireResidentKey: true,
      userVerification: "required",
    },
    excludeCredentials: await descriptorsOf(db, userId),
  };
}

async function descriptorsOf(db: Database, userId: string) {
  return (await ownPasskeys.list(db, userId)).map(descriptorOf);
}

function descriptorOf({ credentialId, transports }: PasskeyRow) {
  return { id: credentialId, type: "public-key" as const, transports };
}

function base64Url(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64url");
}
