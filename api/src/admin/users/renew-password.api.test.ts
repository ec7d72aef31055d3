import { sql } from "kysely";
import { expect, test } from "vitest";

import { nextId } from "../../testing/fixtures/next-id.ts";
import { setupApi } from "../../testing/setup-api.ts";

const OLD = "perch and bobber";
const NEW = " pike and spoon ";
const REASON = "Ana lost her mailbox and her password";

async function setup(overrides?: Parameters<typeof setupApi>[0]) {
  const api = await setupApi(overrides);
  const admin = await api.given.admin();
  const email = `${nextId()}@example.com`;
  const ana = await api.given.user({ email, password: OLD });
  const signIn = (password: string) => api.anonymous.post("/auth/login", { email, password });
  await signIn(OLD);
  const renew = (body: object) => api.as(admin).put(`/admin/users/${ana.id}/password`, body);
  const audit = async () => (await api.as(admin).get(`/admin/audit?userId=${ana.id}`)).json().entries;
  return { ...api, admin, ana, email, signIn, renew, audit };
}

test("a new password signs in, the old one does not, every sign-in ends, and the owner is told", async () => {
  const { as, anonymous, ana, email, renew, sent, signIn, audit } = await setup();

  const response = await renew({ password: NEW, reason: REASON });

  expect(response.statusCode).toBe(200);
  expect(response.json().user).toMatchObject({ id: ana.id, sessions: 0 });
  expect((await as(ana).get("/auth/me")).statusCode).toBe(401);
  const refreshed = await anonymous.post("/auth/refresh", { refreshToken: ana.refreshToken });
  expect(refreshed.statusCode).toBe(401);
  expect((await signIn(OLD)).statusCode).toBe(401);
  expect((await signIn(NEW)).statusCode).toBe(200);
  expect(sent).toEqual([expect.objectContaining({ to: email, subject: "An admin changed your password" })]);
  expect(JSON.stringify(sent)).not.toMatch(/pike|perch/);
  expect(JSON.stringify(sent)).toContain(REASON);
  expect(await audit()).toMatchObject([
    { action: "user.password", details: { sessions: 2, isLinkMailed: false, reason: REASON } },
  ]);
});

test("a password that an admin sets wants a reason, and its user is told as of a place that was revealed", async () => {
  const { as, renew, audit, signIn, admin } = await setup();

  for (const reason of [undefined, "", "too short", "x".repeat(301)]) {
    const refused = await renew({ password: NEW, reason });
    expect(refused.statusCode).toBe(400);
    expect(refused.json().fields).toEqual({ reason: expect.stringMatching(/^Reason /) });
  }
  expect((await signIn(OLD)).statusCode).toBe(200);
  expect(await audit()).toEqual([]);

  await renew({ password: NEW, reason: ` ${REASON} ` });

  const owner = (await signIn(NEW)).json();
  expect((await as(owner).get("/auth/me/reveals")).json().reveals).toEqual([
    {
      id: expect.any(String),
      kind: "password",
      admin: `${admin.firstName} ${admin.lastName}`,
      reason: REASON,
      revealed_at: expect.any(String),
      is_read: false,
    },
  ]);
});

test("without a password every sign-in ends and a link is mailed by which a new one is chosen", async () => {
  const { as, anonymous, ana, email, renew, sent, signIn, audit } = await setup();

  const response = await renew({});

  expect(response.json().user.sessions).toBe(0);
  expect((await as(ana).get("/auth/me")).statusCode).toBe(401);
  expect(sent).toEqual([expect.objectContaining({ to: email, subject: "Choose a new password for Creel" })]);
  const [, token = ""] = sent[0]?.content.action?.url.split("/reset-password#token=") ?? [];
  const chosen = await anonymous.post("/auth/reset-password", { token, password: NEW });
  expect(chosen.statusCode).toBe(200);
  const owner = (await signIn(NEW)).json();
  expect((await as(owner).get("/auth/me/reveals")).json().reveals).toEqual([]);
  expect(await audit()).toMatchObject([
    { action: "user.password", details: { sessions: 2, isLinkMailed: true } },
  ]);
});

test("who is suspended is mailed no link, for it would not work", async () => {
  const { ana, db, renew, sent, audit } = await setup();
  await sql`update users set account_status = 'suspended' where id = ${ana.id}`.execute(db);

  expect((await renew({})).statusCode).toBe(200);

  expect(sent).toEqual([]);
  expect(await audit()).toMatchObject([{ details: { sessions: 2, isLinkMailed: false } }]);
});

test("when the link cannot be mailed no sign-in ends, and nothing is remembered", async () => {
  const mailer = { send: () => Promise.reject(new Error("no queue")) };
  const { as, ana, renew, audit } = await setup({ mailer });

  expect((await renew({})).statusCode).toBe(500);

  expect((await as(ana).get("/auth/me")).statusCode).toBe(200);
  expect(await audit()).toEqual([]);
});

test("the password is set even when the notice cannot be mailed", async () => {
  const mailer = { send: () => Promise.reject(new Error("no queue")) };
  const { renew, signIn } = await setup({ mailer });

  expect((await renew({ password: NEW, reason: REASON })).statusCode).toBe(200);

  expect((await signIn(NEW)).statusCode).toBe(200);
});
