import { expect, test } from "vitest";

import { secondsLeft } from "./token-claims.ts";

const tokenWith = (body: string) => `head.${btoa(body).replaceAll("+", "-").replaceAll("/", "_")}.signature`;

test("a token tells how long it holds", () => {
  expect(secondsLeft(tokenWith('{"exp":1900,"sub":"ÿÿ>?"}'), 1_000_000)).toBe(900);
  expect(secondsLeft(tokenWith('{"exp":900}'), 1_000_000)).toBe(-100);
});

test.each(["", "spoiled", "a.b.c", tokenWith("{}"), tokenWith('{"exp":"soon"}')])(
  "%s tells nothing of the kind",
  (token) => {
    expect(secondsLeft(token)).toBeNull();
  },
);
