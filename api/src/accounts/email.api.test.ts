import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";

import { nextId } from "../testing/fixtures/next-id.ts";
import { setupApi, withLimits } from "../testing/setup-api.ts";
import { emailChangeSweep } from "./change-email.ts";

afterEach(() => {
  vi.useRealTimers();
});

const PASSWORD = "perch and bobber";

async function setup(overrides?: Parameters<typeof setupApi>[0]) {
  const api = await setupApi(overrides);
  const old = `old-${nextId()}@example.com`;
  const email = `new-${nextId()}@example.com`;
  const ana = await api.given.user({ email: old, password: PASSWORD });
  const { as, anonymous, sent } = api;
  return {
    ...api,
    ana,
    old,
    email,
    ask: (wanted = email) => as(ana).put("/auth/me/email", { email: wanted, password: PASSWORD }),
    /** Returns the token of the last link that was mailed to this address. */
    tokenFor: (address: string) => {
      const link = sent.findLast(({ to }) => to === address)?.content.action?.url ?? "";
      return /^https:\/\/creel\.test\/confirm-email#token=([\w-]{43})$/.exec(link)?.[1] ?? "";
    },
    confirm: (token: string) => anonymous.post("/auth/confirm-email", { token }),
    signIn: (address: string) => anonymous.post("/auth/login", { email: address, password: PASSWORD }),
    stateOf: async () => (await as(ana).get("/auth/me/email")).json(),
  };
}

test("the new email gets a link, the old one a notice; until the link is followed the old one holds", async () => {
  const { ask, ana, old, email, sent, tokenFor, signIn, stateOf, as } = await setup();

  const response = await ask();

  expect(response.statusCode).toBe(202);
  expect(response.json()).toEqual({ email: old, pendingEmail: email });
  expect(await stateOf()).toEqual({ email: old, pendingEmail: email });
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    [email, "Confirm your new email for Creel"],
    [old, "A new email for your Creel account"],
  ]);
  expect(tokenFor(email)).not.toBe("");
  expect(JSON.stringify(sent[1])).not.toContain("token=");
  expect((await as(ana).get("/auth/me")).json().user.email).toBe(old);
  expect((await signIn(old)).statusCode).toBe(200);
  expect((await signIn(email)).statusCode).toBe(401);
});

test("following the link makes the new email the one that signs in, and tells the old one", async () => {
  const { ask, old, email, sent, tokenFor, confirm, signIn, stateOf } = await setup();
  await ask();

  const response = await confirm(tokenFor(email));

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ email });
  expect(await stateOf()).toEqual({ email, pendingEmail: null });
  expect((await signIn(email)).statusCode).toBe(200);
  expect((await signIn(old)).statusCode).toBe(401);
  expect(sent.at(-1)).toMatchObject({ to: old, subject: "Your Creel account has a new email" });
});

test("a link works once, even when it is followed several times at once", async () => {
  const { ask, email, tokenFor, confirm } = await setup();
  await ask();

  const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(tokenFor(email))));

  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const again = await confirm(tokenFor(email));
  expect(again.json()).toMatchObject({
    code: "link_over",
    message: "This link no longer works. Please ask for a new one.",
  });
});

test.each([
  [23.9, 200],
  [24.1, 400],
])("after %d hours the link is answered %d", async (hours, status) => {
  const { ask, email, tokenFor, confirm } = await setup();
  await ask();

  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + hours * HOUR_MS });

  expect((await confirm(tokenFor(email))).statusCode).toBe(status);
});

test("an email that nobody confirmed in time is not kept", async () => {
  const { db, ana, ask } = await setup();
  await ask();
  const sweep = emailChangeSweep(db, { info: () => {} });
  const isStored = async () => {
    const { rows } = await sql`select 1 from email_changes where user_id = ${ana.id}`.execute(db);
    return rows.length > 0;
  };

  await sweep.work();
  expect(await isStored()).toBe(true);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 25 * HOUR_MS });
  await sweep.work();

  expect(await isStored()).toBe(false);
});

test("asking for another one, taking it back or a new password makes the link void", async () => {
  const { as, ana, ask, email, tokenFor, confirm, stateOf } = await setup();
  await ask();
  const first = tokenFor(email);
  await ask(`third-${email}`);
  expect((await confirm(first)).statusCode).toBe(400);

  await ask();
  expect((await as(ana).delete("/auth/me/email/pending")).statusCode).toBe(204);
  expect((await stateOf()).pendingEmail).toBeNull();
  expect((await confirm(tokenFor(email))).statusCode).toBe(400);

  await ask();
  const change = { currentPassword: PASSWORD, password: "another one" };
  await as(ana).put("/auth/me/password", change);
  expect((await confirm(tokenFor(email))).statusCode).toBe(400);
});

test("a password that was set in any other way makes the link void, too", async () => {
  const { db, ana, ask, email, tokenFor, confirm, stateOf } = await setup();
  await ask();

  await sql`update users set password_hash = 'set elsewhere' where id = ${ana.id}`.execute(db);

  expect((await stateOf()).pendingEmail).toBeNull();
  expect((await confirm(tokenFor(email))).json().code).toBe("link_over");
});

test("no mail carries what somebody calls themselves to whom they please", async () => {
  const { as, ana, ask, sent } = await setup();
  await as(ana).put("/auth/me", { firstName: "Win at evil.example", lastName: "Now" });

  await ask();

  expect(JSON.stringify(sent)).not.toContain("evil.example");
});

test("an email that has an account is answered like any other; its owner alone is told, and gets no link", async () => {
  const { given, ask, ana, email, sent, stateOf } = await setup();
  const bo = await given.user();

  const free = await ask();
  const taken = await ask(bo.email.toUpperCase());

  expect(taken.statusCode).toBe(free.statusCode);
  expect(taken.json()).toEqual({ ...free.json(), pendingEmail: bo.email.toUpperCase() });
  expect((await stateOf()).pendingEmail).not.toBe(email);
  const mail = sent.find(({ to }) => to === bo.email.toUpperCase());
  expect(mail).toMatchObject({
    subject: "You already have a Creel account",
    content: { action: { url: "https://creel.test/login" } },
  });
  expect(JSON.stringify(mail)).not.toContain(ana.email);
});

test("an email that somebody signed up with meanwhile stays theirs", async () => {
  const { given, ask, email, old, tokenFor, confirm, stateOf } = await setup();
  await ask();
  await given.user({ email });

  const response = await confirm(tokenFor(email));

  expect(response.statusCode).toBe(409);
  expect(response.json().code).toBe("email_taken");
  expect((await stateOf()).email).toBe(old);
});

test("of the link's token only a hash is kept", async () => {
  const { db, ask, email, tokenFor } = await setup();
  await ask();

  const { rows } = await sql<{ row: string }>`select email_changes::text as row from email_changes`.execute(
    db,
  );

  const token = tokenFor(email);
  const stored = rows.map(({ row }) => row).join("\n");
  expect(stored).toContain(email);
  expect(stored).not.toContain(token);
  expect(stored).not.toContain(Buffer.from(token).toString("hex"));
  expect(stored).not.toContain(Buffer.from(token, "base64url").toString("hex"));
});

test("the wrong password is refused by its name, mails nothing and keeps nothing", async () => {
  const { as, ana, email, sent, stateOf } = await setup();

  const response = await as(ana).put("/auth/me/email", { email, password: "a guess" });

  expect(response.statusCode).toBe(403);
  expect(response.json()).toMatchObject({
    code: "wrong_password",
    fields: { password: "That’s not your password." },
  });
  expect(sent).toEqual([]);
  expect((await stateOf()).pendingEmail).toBeNull();
});

test("who asks for one email after the other has to wait", async () => {
  const { ask, email } = await setup(withLimits({ emailChangesPerUser: 2 }));

  const answers = [await ask(), await ask(`b-${email}`), await ask(`c-${email}`)];

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 429]);
});

test("one's own email, in whatever case, is nothing to change to", async () => {
  const { ask, old } = await setup();

  const response = await ask(old.toUpperCase());

  expect(response.statusCode).toBe(400);
  expect(response.json().fields).toEqual({ email: "This is already your email." });
});

test("a token that is made up, cut or changed confirms nothing", async () => {
  const { ask, email, tokenFor, confirm, signIn } = await setup();
  await ask();
  const token = tokenFor(email);

  for (const wrong of [`${token}A`, token.slice(1), token.toUpperCase(), "\u0000", "x"]) {
    expect((await confirm(wrong)).json().code, wrong).toBe("link_over");
  }
  expect((await signIn(email)).statusCode).toBe(401);
});

test("the link leads to this Creel, whatever the request calls it", async () => {
  const { as, ana, email, sent } = await setup();

  await as(ana).call({
    method: "PUT",
    url: "/auth/me/email",
    payload: { email, password: PASSWORD },
    headers: { host: "evil.example", "x-forwarded-host": "evil.example" },
  });

  expect(JSON.stringify(sent)).not.toContain("evil.example");
});
