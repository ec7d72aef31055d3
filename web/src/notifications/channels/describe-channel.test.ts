import { expect, test } from "vitest";

import { describeOutcome, describeTarget } from "./describe-channel.ts";

const AT = "2026-11-20T06:41:00.000Z";
const FAILED = {
  last_at: AT,
  last_result: "refused" as const,
  last_status: 410,
  failed_since: "2026-11-19T06:00:00.000Z",
  failed_tries: 8,
  given_up_at: null,
};

test.each([
  [{}, "Refused since Nov 19, 6:00 AM (410). Tried 8 times."],
  [{ failed_tries: 1 }, "Refused since Nov 19, 6:00 AM (410)."],
  [{ last_status: null, failed_tries: 1 }, "Refused since Nov 19, 6:00 AM."],
  [
    { last_result: "unreachable" as const, failed_tries: 3 },
    "No answer since Nov 19, 6:00 AM. Tried 3 times.",
  ],
  [{ given_up_at: AT }, "Refused since Nov 19, 6:00 AM (410). Tried 8 times. The message was given up."],
  [
    { last_result: "private_address" as const },
    "Not sent: the address is on a private network. The people who run this Creel can allow that.",
  ],
])("a failed channel with %j says what happened", (known, text) => {
  expect(describeOutcome({ ...FAILED, ...known })).toEqual({ isGood: false, text });
});

test("a channel that was never used has no outcome", () => {
  expect(describeOutcome({ ...FAILED, last_at: null, last_result: null })).toBeNull();
});

test.each([
  ["mail" as const, "maren@example.org", "maren@example.org"],
  ["ntfy" as const, "https://ntfy.example/creel-7Hq2", "ntfy.example, topic creel-7Hq2"],
  ["ntfy" as const, "https://home.example:8443/ntfy/creel", "home.example:8443/ntfy, topic creel"],
  ["webhook" as const, "https://hooks.cabin.example/", "hooks.cabin.example, signed"],
  ["push" as const, "https://push.example/secret", ""],
])("%s to %s leads to %j", (kind, target, text) => {
  expect(describeTarget({ kind, target })).toBe(text);
});
