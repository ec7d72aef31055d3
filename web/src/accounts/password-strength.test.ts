import { expect, test } from "vitest";

import { passwordStrength } from "./password-strength.ts";

test.each([
  ["aaaaaaaaaaaa", 1],
  ["12345678", 1],
  ["password123!", 1],
  ["perchy", 1],
  ["walleye7k", 2],
  ["northshore-1l0O", 4],
  ["correct horse battery staple", 4],
  ["Kx9!pq2Zw", 2],
  ["Kx9!pq2Zw4v", 3],
] as const)("%s is %d of 4", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
