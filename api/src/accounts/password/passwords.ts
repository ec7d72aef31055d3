import { hash, verify } from "@node-rs/argon2";

import { makeFairQueue, threadsFor } from "../../base/fair-queue.ts";
import { addressKey } from "../limits/attempt-limits.ts";

/** OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane. 9 to 19 ms a hash on a small machine. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Of the four threads that Node has for all such work, one. What waits at the end of a full queue waits 1 to 3 s; who comes
 * then is told to come again.
 */
const hashQueue = makeFairQueue({ concurrency: threadsFor(1 / 4), maxWaiting: 100 });

/** Who has no address: the console, the settings, or somebody who was let in already. */
const NOBODY = "";

/** @param ip of whom it is for; those of one address wait for those of others @throws AppError busy */
export function hashPassword(password: string, ip = NOBODY): Promise<string> {
  return hashQueue(keyOf(ip), () => hash(password, COST));
}

/** A hash of nothing anybody knows, so that an unknown account takes as long as a wrong password. */
const dummyHash = hash(crypto.randomUUID(), COST);

/**
 * Whether it is the password of the hash. Without a hash the answer is no, after the same time.
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
