import { expect, test } from "vitest";

import { findUserByEmail } from "../accounts/users/users.repository.ts";
import { openDatabase } from "../database/connect.ts";
import { databaseTarget, setupApi } from "../testing/setup-api.ts";
import { ensureFirstAdmin } from "./first-admin.ts";

test("of two first starts at once one makes the admin, on the clock of the settings, and both go on", async () => {
  const { db } = await setupApi();
  const other = openDatabase(await databaseTarget());
  const admin = { email: "first@example.com", password: "secret", timeZone: "America/Chicago" };

  const outcomes = await Promise.all([ensureFirstAdmin(db, admin), ensureFirstAdmin(other, admin)]);
  await other.destroy();

  expect(outcomes.toSorted()).toEqual(["made", "there"]);
  const made = await findUserByEmail(db, admin.email);
  expect(made).toMatchObject({ role: "admin", timeZone: "America/Chicago" });
});
