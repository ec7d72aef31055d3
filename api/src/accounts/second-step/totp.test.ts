import { expect, test } from "vitest";

import { codeAt } from "../../testing/services/one-time-codes.ts";
import { describeSecret, newSecret, periodOf } from "./totp.ts";

const SECRET = Buffer.from("12345678901234567890");

// The last six of the eight digits in appendix B of RFC 6238.
test.each([
  ["1970-01-01T00:00:59Z", "287082"],
  ["2005-03-18T01:58:29Z", "081804"],
  ["2009-02-13T23:31:30Z", "005924"],
  ["2033-05-18T03:33:20Z", "279037"],
])("at %s the code of RFC 6238 is %s", (time, code) => {
  const now = new Date(time);

  expect(periodOf(SECRET, code, now)).toBe(Math.floor(now.getTime() / 30_000));
  expect(codeAt(describeSecret(SECRET, "").secret, now.getTime()), "so does the tests' own app").toBe(code);
});

test("an app is told the issuer and the email, and a new secret has 160 bits", () => {
  const secret = newSecret();
  const { secret: typed, url } = describeSecret(secret, "ana@example.com");

  expect(secret).toHaveLength(20);
  expect(new URL(url)).toMatchObject({ protocol: "otpauth:", host: "totp" });
  expect(decodeURIComponent(new URL(url).pathname)).toBe("/Creel:ana@example.com");
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({ issuer: "Creel", secret: typed });
});
