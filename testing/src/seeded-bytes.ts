import { createCipheriv } from "node:crypto";

/** Returns pseudorandom bytes that are the same in every run. */
export function seededBytes(count: number): Buffer {
  const zeros = Buffer.alloc(16);
  return createCipheriv("aes-128-ctr", zeros, zeros).update(Buffer.alloc(count));
}
