import { expect, test } from "vitest";

import { isNewTo, seenBy, withSeen } from "./seen-version.ts";

const ANA = { id: "01a22b50-caef-7590-9657-9016dcd83b58", createdAt: "2026-01-01T00:00:00.000Z" };
const BO = { id: "01a22b50-caef-7590-9657-9016dcd8ffff", createdAt: "2026-01-01T00:00:00.000Z" };
const UPDATED_AT = "2026-06-01T03:00:00.000Z";

test.each([
  ["an account from before the update", null, ANA.createdAt, UPDATED_AT, true],
  ["an account from after the update", null, "2026-06-02T00:00:00.000Z", UPDATED_AT, false],
  ["an account, while nobody knows when the update was", null, ANA.createdAt, null, false],
  ["one who has seen it", "1.2.0", ANA.createdAt, UPDATED_AT, false],
  ["one who has seen the version before", "1.1.9", ANA.createdAt, null, true],
  ["one who has seen a later version, which was gone back from", "1.10.0", ANA.createdAt, UPDATED_AT, false],
])("to %s a version is new or not", (_who, seen, createdAt, updatedAt, isNew) => {
  const stored = seen && withSeen(null, ANA, seen);
  const user = { ...ANA, createdAt };
  expect(isNewTo({ user, version: "1.2.0", updatedAt, stored })).toBe(isNew);
});

test("each account on a device has seen its own version, and what is stored names none of them", () => {
  const stored = withSeen(withSeen(withSeen(null, ANA, "1.0.0"), BO, "1.1.0"), ANA, "1.2.0");
  expect([seenBy(ANA, stored), seenBy(BO, stored)]).toEqual(["1.2.0", "1.1.0"]);
  expect(stored).toBe("ffff 1.1.0\n3b58 1.2.0");
});
