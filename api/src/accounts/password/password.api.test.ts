import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";

import { whileUnderWay } from "../../testing/databases/at-once.ts";
import { nextId } from "../../testing/fixtures/next-id.ts";
import { setupApi, withLimits } from "../../testing/setup-api.ts";

const OLD = "perch and bobber";
const NEW = " pike and spoon ";

async function setup(overrides?: Parameters<typeof setupApi>[0]) {
  const api = await setupApi(overrides);
  const email = `password-${nextId()}@example.com`;
  const ana = await api.given.user({ email, password: OLD });
  const signIn = (password: string) => api.anonymous.post("/auth/login", { email, password });
  return { ...api, ana, signIn };
}

test("a new password, to the last blank, is the one that signs in from now on", async () => {
  const { as, ana, signIn } = await setup();

  const response = await as(ana).put("/auth/me/password", { currentPassword: OLD, password: NEW });

  expect(response.statusCode).toBe(204);
  expect((await signIn(OLD)).statusCode).toBe(401);
  expect((await signIn(NEW.trim())).statusCode).toBe(401);
  expect((await signIn(NEW)).statusCode).toBe(200);
});

test("ends every other session of this user, and this one goes on", async () => {
  const { as, anonymous, given, ana, signIn } = await setup();
  const bo = await given.user();
  const phone = (await signIn(OLD)).json();

  await as(ana).put("/auth/me/password", { currentPassword: OLD, password: NEW });

  expect((await as(phone).get("/auth/me")).json().code).toBe("session_ended");
  const refreshed = await anonymous.post("/auth/refresh", { refreshToken: phone.refreshToken });
  expect(refreshed.statusCode).toBe(401);
  for (const who of [ana, bo]) expect((await as(who).get("/auth/me")).statusCode).toBe(200);
});

test("who signs in with the old password while it is being changed is not let in", async () => {
  const { as, ana, db, signIn } = await setup();
  await signIn(OLD);

  const answers = await whileUnderWay(db, {
    lock: (transaction) =>
      sql`select 1 from sessions where user_id = ${ana.id} for update`.execute(transaction),
    first: () => as(ana).put("/auth/me/password", { currentPassword: OLD, password: NEW }),
    others: Array.from({ length: 8 }, () => () => signIn(OLD)),
  });

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(401));
  expect((await as(ana).get("/auth/me")).statusCode).toBe(200);
});

test("what the old password was good for ends with it: a second change at the same time is refused", async () => {
  const { as, ana, db, signIn } = await setup();
  const thief = (await signIn(OLD)).json();
  const change = { currentPassword: OLD, password: NEW };

  const [second] = await whileUnderWay(db, {
    lock: (transaction) =>
      sql`select 1 from sessions where user_id = ${ana.id} for update`.execute(transaction),
    first: () => as(ana).put("/auth/me/password", change),
    others: [() => as(thief).put("/auth/me/password", { ...change, password: "a thief's own" })],
  });

  expect(second?.statusCode).toBe(403);
  expect(second?.json().code).toBe("wrong_password");
  expect((await signIn(NEW)).statusCode).toBe(200);
});

test("nor does it delete the account any more", async () => {
  const { as, ana, db, signIn } = await setup();
  const thief = (await signIn(OLD)).json();

  const [deletion] = await whileUnderWay(db, {
    lock: (transaction) =>
      sql`select 1 from sessions where user_id = ${ana.id} for update`.execute(transaction),
    first: () => as(ana).put("/auth/me/password", { currentPassword: OLD, password: NEW }),
    others: [() => as(thief).call({ method: "DELETE", url: "/auth/me", payload: { password: OLD } })],
  });

  expect(deletion?.statusCode).toBe(403);
  expect((await signIn(NEW)).statusCode).toBe(200);
});

test("the owner is told by mail, which names no password", async () => {
  const { as, ana, sent } = await setup();

  await as(ana).put("/auth/me/password", { currentPassword: OLD, password: NEW });

  expect(sent).toEqual([expect.objectContaining({ to: ana.email, subject: "Your password was changed" })]);
  expect(sent[0]?.content.action?.url).toBe("https://creel.test/forgot-password");
  expect(JSON.stringify(sent)).not.toMatch(/perch|pike/);
});

test("it is changed even when the mail cannot be taken", async () => {
  const mailer = { send: () => Promise.reject(new Error("no queue")) };
  const { as, ana, signIn } = await setup({ mailer });

  const response = await as(ana).put("/auth/me/password", { currentPassword: OLD, password: NEW });

  expect(response.statusCode).toBe(204);
  expect((await signIn(NEW)).statusCode).toBe(200);
});

test("a wrong current password is refused by its name, changes nothing and ends nothing", async () => {
  const { as, ana, sent, signIn } = await setup();
  const phone = (await signIn(OLD)).json();

  const response = await as(ana).put("/auth/me/password", { currentPassword: NEW, password: NEW });

  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({
    code: "wrong_password",
    fields: { currentPassword: "That’s not your password." },
  });
  expect((await as(phone).get("/auth/me")).statusCode).toBe(200);
  expect((await signIn(OLD)).statusCode).toBe(200);
  expect(sent).toEqual([]);
});

test("guessing here is as slow as guessing at the sign-in", async () => {
  // The clock only advances when the test says so.
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { as, ana, signIn } = await setup(withLimits({ signInPerAccount: 2 }));
  const guess = { currentPassword: "a guess", password: NEW };

  const answers = [];
  for (let tries = 0; tries < 4; tries += 1) answers.push(await as(ana).put("/auth/me/password", guess));

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 429, 429]);
  expect((await signIn(OLD)).statusCode).toBe(429);
});
