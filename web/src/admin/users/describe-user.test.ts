import { expect, test } from "vitest";

import { describeDeletion, describeLastSeen } from "./describe-user.ts";

test.each([
  [
    { catches: 214, photos: 96, trips: 12, sessions: 3 },
    "Permanently deletes 214 catches, 12 trips, and 96 photos. Their 3 sign-ins end. The account can’t be restored.",
  ],
  [
    { catches: 1, photos: 0, trips: 0, sessions: 1 },
    "Permanently deletes 1 catch. Their sign-in ends. The account can’t be restored.",
  ],
  [
    { catches: 0, photos: 0, trips: 0, sessions: 0 },
    "This account has no catches. The account can’t be restored.",
  ],
])("deleting an account with %o: %s", (belongings, text) => {
  expect(describeDeletion(belongings)).toBe(text);
});

test("a user was last seen on the days of the clock of who reads", () => {
  const clock = { timeZone: "America/Chicago", now: new Date("2026-11-21T12:40:00Z") };

  expect(describeLastSeen(null, clock)).toBe("never");
  expect(describeLastSeen("2026-11-21T06:01:00Z", clock)).toBe("today");
  expect(describeLastSeen("2026-11-21T05:59:00Z", clock)).toBe("yesterday");
  expect(describeLastSeen("2026-11-11T15:00:00Z", clock)).not.toContain("2026");
  expect(describeLastSeen("2025-11-11T15:00:00Z", clock)).toContain("2025");
});
