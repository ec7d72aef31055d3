import { hash, hashRaw, verify } from "@node-rs/argon2";

import { makeFairQueue, threadsFor } from "../../base/fair-queue.ts";
import { addressKey } from "../../limits/attempt-limits.ts";

/** OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane. A hash takes 9 to 19 ms on a small machine. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing uses one of Node's four worker threads. The last one in a full queue waits 1 to 3 s. */
const hashQueue = makeFairQueue({ concurrency: threadsFor(1 / 4), maxWaiting: 100 });

/** The queue's owner for hashes without an address: from a command, the settings or an admin. */
const NOBODY = "";

/** @param ip the owner in the queue; addresses take turns @throws AppError busy */
export function hashPassword(password: string, ip = NOBODY): Promise<string> {
  return hashQueue(keyOf(ip), () => hash(password, COST));
}

/** Hashes with a given salt, so that equal secrets have equal hashes. @throws AppError busy */
export function hashSecret(secret: string, salt: Uint8Array, ip = NOBODY): Promise<Buffer> {
  return hashQueue(keyOf(ip), () => hashRaw(secret, { ...COST, salt }));
}

/** The hash of a random text, so that an unknown account takes as long as a wrong password. */
const dummyHash = hash(crypto.randomUUID(), COST);

/**
 * Returns whether the password matches the hash. Without a hash the answer is false, after the same time.
 * @throws AppError busy
 */
export async function isPassword(
  password: string,
  passwordHash: string | null,
  ip = NOBODY,
): Promise<boolean> {
  const known = passwordHash ?? (await dummyHash);
  const isMatch = await hashQueue(keyOf(ip), () => verify(known, password));
  return isMatch && passwordHash !== null;
}

function keyOf(ip: string): string {
  return ip === NOBODY ? NOBODY : addressKey(ip);
}
