import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import * as z from "zod/mini";

import type { Keys } from "../sessions/keys.ts";

/** How long an authenticator may take to answer. */
export const CHALLENGE_MS = 5 * MINUTE_MS;

/** A challenge for one purpose is good for no other. */
interface Purpose {
  purpose: "sign in" | "add" | "confirm";
  /** Absent for a sign-in, because the answer names the user. */
  userId?: string;
}

type Signing = Pick<Keys, "passkeyChallenge">;

const TIME_BYTES = 8;
const RANDOM_BYTES = 16;
const HEAD_BYTES = TIME_BYTES + RANDOM_BYTES;
const SIGNATURE_BYTES = 16;

/**
 * Makes a challenge: its time, 128 random bits and a signature. The server need not store it, because the authenticator
 * signs it and sends it back.
 */
export function newChallenge(purpose: Purpose, keys: Signing, now: Date): Uint8Array<ArrayBuffer> {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigUInt64BE(BigInt(now.getTime()));
  const head = Buffer.concat([time, randomBytes(RANDOM_BYTES)]);
  return new Uint8Array(Buffer.concat([head, signatureOf(head, purpose, keys)]));
}

interface Answered {
  /** As the library compares it: base64url. */
  challenge: string;
  madeAt: Date;
}

/**
 * Returns the challenge that an authenticator answered; `null` if it is older than 5 minutes, for another purpose, or
 * not ours.
 *
 * @param clientData base64url of the JSON that a browser gives to an authenticator
 */
export function readChallenge(
  clientData: string,
  purpose: Purpose,
  { keys, now }: { keys: Signing; now: Date },
): Answered | null {
  const challenge = challengeIn(clientData);
  const bytes = Buffer.from(challenge, "base64url");
  if (bytes.length !== HEAD_BYTES + SIGNATURE_BYTES) return null;
  const head = bytes.subarray(0, HEAD_BYTES);
  if (!timingSafeEqual(signatureOf(head, purpose, keys), bytes.subarray(HEAD_BYTES))) return null;
  const madeAt = new Date(Number(head.readBigUInt64BE()));
  return now.getTime() - madeAt.getTime() > CHALLENGE_MS ? null : { challenge, madeAt };
}

const clientDataSchema = z.object({ challenge: z.string() });

function challengeIn(clientData: string): string {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientData, "base64url").toString());
    return clientDataSchema.safeParse(parsed).data?.challenge ?? "";
  } catch {
    return "";
  }
}

function signatureOf(head: Buffer, { purpose, userId = "" }: Purpose, keys: Signing): Buffer {
  const hmac = createHmac("sha256", keys.passkeyChallenge).update(`${purpose}:${userId}:`).update(head);
  return hmac.digest().subarray(0, SIGNATURE_BYTES);
}
