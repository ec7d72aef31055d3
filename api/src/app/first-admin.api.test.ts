import { sql } from "kysely";
import { expect, test } from "vitest";

import { findUserByEmail } from "../accounts/users/users.repository.ts";
import { openDatabase } from "../database/connect.ts";
import { nextId } from "../testing/fixtures/next-id.ts";
import { keepOutOfLog } from "../testing/logs/log-watch.ts";
import { databaseTarget, setupApi } from "../testing/setup-api.ts";
import { ensureFirstAdmin } from "./first-admin.ts";

/** A database without an admin, the settings of one, and the passwords that were shown. */
async function setup() {
  const { db, ...others } = await setupApi();
  await sql`update users set role = 'angler'`.execute(db);
  const admin = { email: `${nextId()}@example.com`, password: null, timeZone: "America/Chicago" };
  const shown: string[] = [];
  const show = (email: string, password: string) => {
    keepOutOfLog(password);
    shown.push(`${email} ${password}`);
  };
  const shownPassword = () => shown[0]?.split(" ")[1] ?? "none was shown";
  return { db, ...others, admin, shown, show, shownPassword };
}

test("of two first starts at once one makes the admin, on the clock of the settings, and both go on", async () => {
  const { db, admin, shown, show } = await setup();
  const other = openDatabase(await databaseTarget());

  const outcomes = await Promise.all([
    ensureFirstAdmin(db, admin, show),
    ensureFirstAdmin(other, admin, show),
  ]);
  await other.destroy();

  expect(outcomes.toSorted()).toEqual(["made", "there"]);
  const made = await findUserByEmail(db, admin.email);
  expect(made).toMatchObject({ role: "admin", timeZone: "America/Chicago" });
  expect(shown).toHaveLength(1);
});

test("the password that is shown signs in, and a later start shows none", async () => {
  const { db, anonymous, admin, shown, show, shownPassword } = await setup();

  await ensureFirstAdmin(db, admin, show);
  const answer = await anonymous.post("/auth/login", { email: admin.email, password: shownPassword() });

  expect(answer.json().user).toMatchObject({ role: "admin" });
  expect(await ensureFirstAdmin(db, admin, show)).toBe("there");
  expect(shown).toEqual([expect.stringMatching(/ [2-9a-z]{4}(-[2-9a-z]{4}){4}$/)]);
});

test("the password is stored nowhere in the clear", async () => {
  const { db, admin, show, shownPassword } = await setup();

  await ensureFirstAdmin(db, admin, show);

  const users = await sql`select u::text from users u`.execute(db);
  const entries = await sql`select a::text from audit_entries a`.execute(db);
  expect(JSON.stringify([users.rows, entries.rows])).toContain(admin.email);
  expect(JSON.stringify([users.rows, entries.rows])).not.toContain(shownPassword());
});

function showNothing(): never {
  throw new Error("The terminal is gone");
}

test("a start that ends before it could show the password leaves no admin, and the next one makes another", async () => {
  const { db, admin, shown, show } = await setup();

  await expect(ensureFirstAdmin(db, admin, showNothing)).rejects.toThrow("The terminal is gone");

  expect(await ensureFirstAdmin(db, admin, show)).toBe("made");
  expect(shown).toHaveLength(1);
});

test("somebody who signed up with the email first stays an angler, and gets no password", async () => {
  const { db, given, admin, shown, show } = await setup();
  await given.user({ email: admin.email });

  expect(await ensureFirstAdmin(db, admin, show)).toBe("refused");
  expect(await findUserByEmail(db, admin.email)).toMatchObject({ role: "angler" });
  expect(shown).toEqual([]);
});
