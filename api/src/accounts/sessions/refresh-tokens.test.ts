import { v7 as uuidv7 } from "uuid";
import { expect, test } from "vitest";

import { deriveKeys } from "./keys.ts";
import { newRefreshToken, readRefreshToken, successorOf, writeRefreshToken } from "./refresh-tokens.ts";

const KEYS = deriveKeys("a secret of the tests, long enough");

test("of a thousand sessions no two tokens, nor their successors, share 256 bits", () => {
  const [user, session] = [uuidv7(), uuidv7()];
  const tokens = Array.from({ length: 1000 }, () => newRefreshToken(user, session));
  const all = [...tokens, ...tokens.map((token) => successorOf(token, KEYS))];

  expect(new Set(all.map(({ secret }) => secret.toString("hex"))).size).toBe(2000);
  expect(all.every(({ secret }) => secret.length === 32)).toBe(true);
});

test("a token is read by the installation that wrote it, and by no other", () => {
  const text = writeRefreshToken(newRefreshToken(uuidv7(), uuidv7()), KEYS);

  expect(readRefreshToken(text, KEYS)).not.toBeNull();
  expect(readRefreshToken(text, deriveKeys("the secret of another installation"))).toBeNull();
});
