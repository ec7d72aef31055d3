import type { NewPasskey } from "@creel/domain/accounts/passkeys";
import type { Attestation } from "@creel/domain/accounts/webauthn";
import { verifyRegistrationResponse } from "@simplewebauthn/server";
import { v7 as uuidv7 } from "uuid";

import type { PasskeyRow } from "../../database/schema.ts";
import { AppError } from "../../errors/errors.ts";
import type { Keys } from "../sessions/keys.ts";
import type { SessionContext } from "../sessions/sessions.ts";
import { readChallenge } from "./challenges.ts";
import { ALGORITHMS } from "./passkey-options.ts";
import { insertPasskey } from "./passkeys.repository.ts";
import type { RelyingParty } from "./relying-party.ts";

interface Asked {
  userId: string;
  relyingParty: RelyingParty;
  now: Date;
}

/**
 * Stores a passkey that a browser made for a challenge of ours. The challenge was given only after a confirmation, so
 * that a signed-in device alone is not enough.
 * @throws AppError invalid_input if the answer is wrong or too late, or the account already has the passkey
 */
export async function addPasskey(
  { db, keys }: SessionContext,
  { name, passkey: attestation }: NewPasskey,
  asked: Asked,
): Promise<PasskeyRow> {
  const made = await verified(attestation, keys, asked);
  const stored =
    made &&
    (await insertPasskey(db, {
      ...made,
      userId: asked.userId,
      id: uuidv7({ msecs: asked.now.getTime() }),
      name,
    }));
  if (!stored) throw new AppError("invalid_input", { fields: { passkey: { code: "passkey_unreadable" } } });
  return stored;
}

/** Returns what is stored of a new passkey; `null` if the answer is wrong. */
async function verified(attestation: Attestation, keys: Keys, { userId, relyingParty, now }: Asked) {
  const { transports = [], ...parts } = attestation.response;
  const asked = readChallenge(parts.clientDataJSON, { purpose: "add", userId }, { keys, now });
  if (!asked) return null;
  const answer = await verifyRegistrationResponse({
    response: { ...attestation, response: parts, clientExtensionResults: {} },
    expectedChallenge: asked.challenge,
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    supportedAlgorithmIDs: ALGORITHMS,
    // The library throws plain errors for whatever is wrong with an answer.
  }).catch(() => null);
  if (!answer?.verified) return null;
  const { credential, credentialBackedUp } = answer.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports,
    isSynced: credentialBackedUp,
    challengedAt: asked.madeAt,
  };
}
