import { hash, verify } from "@node-rs/argon2";

/** OWASP's minimum for argon2id: 19 MiB, 2 passes, 1 lane. 9 to 19 ms a hash on a small machine. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** A hash of nothing anybody knows, so that an unknown account takes as long as a wrong password. */
const dummyHash = hash(crypto.randomUUID(), COST);

/** Whether it is the password of the hash. Without a hash the answer is no, after the same time. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const isMatch = await verify(passwordHash ?? (await dummyHash), password);
  return isMatch && passwordHash !== null;
}
