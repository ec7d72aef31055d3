import { sql } from "kysely";
import { expect, test } from "vitest";

import { atOnce } from "../../testing/databases/at-once.ts";
import { setupApi } from "../../testing/setup-api.ts";
import { runAdminCommand } from "./admin-command.ts";

async function setupWithoutAdmins() {
  const api = await setupApi();
  await sql`update users set role = 'angler'`.execute(api.db);
  return api;
}

test("grants and revokes, and the last active admin stays one", async () => {
  const { as, db, given } = await setupWithoutAdmins();
  const ana = await given.user({ email: "ana@example.com" });
  const ben = await given.user({ email: "ben@example.com" });
  const roleOf = async (who: typeof ana) => (await as(who).get("/auth/me")).json().user.role;

  expect(await runAdminCommand(db, ["list"])).toBe("No admins yet.");
  await runAdminCommand(db, ["grant", "ANA@example.com"]);
  expect(await roleOf(ana)).toBe("admin");
  await expect(runAdminCommand(db, ["revoke", "ana@example.com"])).rejects.toThrow(
    "is the last active admin",
  );
  await runAdminCommand(db, ["grant", "ben@example.com"]);
  await runAdminCommand(db, ["revoke", "ana@example.com"]);

  expect([await roleOf(ana), await roleOf(ben)]).toEqual(["angler", "admin"]);
  expect(await runAdminCommand(db, ["list"])).toBe("ben@example.com  Ana Angler");
});

test("of two who are revoked at once, one stays an admin", async () => {
  const { db, given } = await setupWithoutAdmins();
  const admins = [await given.admin(), await given.admin()];

  const output = await atOnce(
    db,
    admins.map(
      ({ email }) =>
        () =>
          runAdminCommand(db, ["revoke", email]).catch(String),
    ),
  );

  expect(output.filter((sentence) => sentence.includes("is now an angler"))).toHaveLength(1);
  expect(output.filter((sentence) => sentence.includes("is the last active admin"))).toHaveLength(1);
  expect((await runAdminCommand(db, ["list"])).split("\n")).toHaveLength(1);
});

test("gives a new password that works, and ends every sign-in made with the old one", async () => {
  const { anonymous, as, db, given } = await setupApi();
  const ana = await given.user({ email: "lost@example.com", password: "forgotten" });

  const output = await runAdminCommand(db, ["password", "lost@example.com"]);

  const password = output.split(" ").at(-1) ?? "";
  const signIn = (secret: string) =>
    anonymous.post("/auth/login", { email: "lost@example.com", password: secret });
  expect((await signIn(password)).statusCode).toBe(200);
  expect((await signIn("forgotten")).statusCode).toBe(401);
  expect((await as(ana).get("/auth/me")).statusCode).toBe(401);
});

test.each([
  [[], "Choose a command:"],
  [["crown", "ana@example.com"], "There is no command crown."],
  [["grant"], "Add the email of the user:"],
  [["grant", "nobody@example.com"], "No user has the email nobody@example.com."],
])("the words %o are answered with a sentence", async (commandArguments, sentence) => {
  const { db } = await setupApi();

  await expect(runAdminCommand(db, commandArguments)).rejects.toThrow(sentence);
});
