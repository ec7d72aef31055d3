import type { Assertion } from "@creel/domain/accounts/webauthn";
import { verifyAuthenticationResponse } from "@simplewebauthn/server";
import { stringify } from "uuid";

import type { PasskeyRow } from "../../database/schema.ts";
import type { SessionContext } from "../sessions/sessions.ts";
import { readChallenge } from "./challenges.ts";
import { findCredential, usePasskey } from "./passkeys.repository.ts";
import type { RelyingParty } from "./relying-party.ts";

interface Asked {
  relyingParty: RelyingParty;
  /** The user who confirms a step; absent for a sign-in, where the passkey names its user. */
  userId?: string;
  now: Date;
}

/**
 * Returns the passkey that signed a challenge, and notes its use. The look-up names the user whose id the passkey
 * stores, so that a passkey of one user never answers for another.
 * @returns `null` if the answer is wrong, was used before, or is to a challenge that was not ours or is too old
 */
export async function verifyAssertion(
  { db, keys }: SessionContext,
  assertion: Assertion,
  { relyingParty, userId, now }: Asked,
): Promise<PasskeyRow | null> {
  const named = ownerOf(assertion);
  const owner = userId ?? named;
  if (owner === null || (named !== null && named !== owner)) return null;
  const passkey = await findCredential(db, owner, assertion.id);
  if (!passkey) return null;

  const purpose =
    userId === undefined ? { purpose: "sign in" as const } : { purpose: "confirm" as const, userId };
  const { userHandle: _, ...signed } = assertion.response;
  const asked = readChallenge(signed.clientDataJSON, purpose, { keys, now });
  if (!asked) return null;
  const answer = await verified({
    response: { ...assertion, response: signed, clientExtensionResults: {} },
    expectedChallenge: asked.challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    credential: {
      id: passkey.credentialId,
      publicKey: new Uint8Array(passkey.publicKey),
      counter: passkey.counter,
    },
  });
  if (answer === null) return null;
  const { newCounter: counter, credentialBackedUp: isSynced } = answer;
  return (await usePasskey(db, passkey, { counter, isSynced, challengedAt: asked.madeAt, now })) ?? null;
}

/** The library throws plain errors for whatever is wrong with an answer. */
async function verified(options: Parameters<typeof verifyAuthenticationResponse>[0]) {
  try {
    const { verified: isRight, authenticationInfo } = await verifyAuthenticationResponse(options);
    return isRight ? authenticationInfo : null;
  } catch {
    return null;
  }
}

const ID_BYTES = 16;

/** Returns the user that a discoverable passkey names; `null` if it names none. */
function ownerOf({ response: { userHandle = "" } }: Assertion): string | null {
  const bytes = Buffer.from(userHandle, "base64url");
  return bytes.length === ID_BYTES ? stringifyId(bytes) : null;
}

/** `stringify` throws for bytes that are not a UUID. */
function stringifyId(bytes: Buffer): string | null {
  try {
    return stringify(bytes);
  } catch {
    return null;
  }
}
