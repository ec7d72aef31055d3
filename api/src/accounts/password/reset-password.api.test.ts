import { createHash } from "node:crypto";

import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";

import { openDatabase, type Statement } from "../../database/connect.ts";
import type { Mail } from "../../mail/mail.ts";
import { whileUnderWay } from "../../testing/databases/at-once.ts";
import { databaseTarget, setupApi, TEST_KEYS, withLimits } from "../../testing/setup-api.ts";
import { resetJobs } from "./reset-jobs.ts";

const OLD = "right one";
const NEW = "another one";
const INVALID_LINK = {
  statusCode: 400,
  error: "This link no longer works. It was already used, or its 30 minutes are up.",
  message: "This link no longer works. It was already used, or its 30 minutes are up.",
  code: "reset_link_invalid",
};

afterEach(() => {
  vi.useRealTimers();
});

let count = 0;

/** Sets up an API and a user with a known password. */
async function setup(overrides?: Parameters<typeof setupApi>[0]) {
  const api = await setupApi(overrides);
  count += 1;
  const ana = await api.given.user({ email: `forgetful${count}@example.com`, password: OLD });
  const { anonymous, sent } = api;
  const forget = (email = ana.email) => anonymous.post("/auth/forgot-password", { email });
  const reset = (token: string, password = NEW) =>
    anonymous.post("/auth/reset-password", { token, password });
  const signIn = (password: string) => anonymous.post("/auth/login", { email: ana.email, password });
  async function askForToken(): Promise<string> {
    await forget();
    return tokenOf(sent.at(-1));
  }
  return { ...api, ana, forget, reset, signIn, askForToken };
}

function tokenOf(mail: Mail | undefined): string {
  const [, token = ""] = /#token=(.*)$/.exec(mail?.content.action?.url ?? "") ?? [];
  return token;
}

function pass(minutes: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + minutes * MINUTE_MS });
}

test("who forgot their password is mailed a link, sets a new one and signs in with it", async () => {
  const { ana, askForToken, reset, signIn, sent } = await setup();

  const token = await askForToken();
  expect(sent).toMatchObject([{ to: ana.email, subject: "Choose a new password for Creel" }]);
  const response = await reset(token);

  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ message: "Your password was changed. Please sign in." });
  expect((await signIn(OLD)).statusCode).toBe(401);
  expect((await signIn(NEW)).statusCode).toBe(200);
});

test("an account, none and a suspended one get the same answer, and only the first a mail", async () => {
  const { ana, db, forget, given, sent } = await setup();
  const out = await given.user({ email: "suspended@example.com" });
  await sql`update users set account_status = 'suspended' where id = ${out.id}`.execute(db);

  const [known, unknown, suspended] = [
    await forget(ana.email.toUpperCase()),
    await forget("stranger@example.com"),
    await forget(out.email),
  ];

  expect(known.statusCode).toBe(202);
  expect(known.json()).toEqual({ message: "If there is an account with this email, a link is on its way." });
  for (const other of [unknown, suspended]) {
    expect(other.statusCode).toBe(202);
    expect(other.body).toBe(known.body);
    expect(Object.keys(other.headers)).toEqual(Object.keys(known.headers));
  }
  expect(
    sent.map(({ to }) => to),
    "to the address that was signed up, however it was typed",
  ).toEqual([ana.email]);
});

test("the request does the same work for an account as for none, so its time tells nothing", async () => {
  let statements: string[] = [];
  const onStatement = ({ sql: text }: Statement) => void statements.push(text);
  const watched = openDatabase(await databaseTarget(), { onStatement });
  const requestResetLink = vi.fn<(email: string) => Promise<void>>(async () => {});
  const { ana, forget } = await setup({ sessions: { db: watched, keys: TEST_KEYS }, requestResetLink });

  await forget(ana.email);
  const forKnown = statements;
  statements = [];
  await forget("nobody-at-all@example.com");
  await watched.destroy();

  expect(forKnown.length).toBeGreaterThan(0);
  expect(statements).toEqual(forKnown);
  expect(requestResetLink.mock.calls).toEqual([[ana.email], ["nobody-at-all@example.com"]]);
});

test("one email gets five links an hour, with an account or without; others still get theirs", async () => {
  const { forget, sent } = await setup();

  for (const email of [undefined, "nobody-often@example.com"]) {
    for (let times = 1; times <= 5; times += 1) expect((await forget(email)).statusCode).toBe(202);
    const sixth = await forget(email?.toUpperCase());
    expect(sixth.statusCode).toBe(429);
    expect(Number(sixth.headers["retry-after"])).toBeGreaterThan(3500);
  }
  expect(sent).toHaveLength(5);
  expect((await forget("somebody-else@example.com")).statusCode).toBe(202);
});

test("one address asks for so many links an hour, whoever they are for, and cannot claim to be another", async () => {
  const { anonymous } = await setup(withLimits({ forgotPerAddress: 3 }));
  const statuses: number[] = [];

  for (let index = 1; index <= 4; index += 1) {
    const response = await anonymous.call({
      method: "POST",
      url: "/auth/forgot-password",
      payload: { email: `someone${index}@example.com` },
      remoteAddress: "192.0.2.77",
      headers: { "x-forwarded-for": `198.51.100.${index}` },
    });
    statuses.push(response.statusCode);
  }

  expect(statuses).toEqual([202, 202, 202, 429]);
});

test("a token has 256 bits, differs each time, and only its hash is stored", async () => {
  const { ana, askForToken, db } = await setup();

  const [one, other] = [await askForToken(), await askForToken()];

  expect(one).toMatch(/^[\w-]{43}$/);
  expect(Buffer.from(one, "base64url")).toHaveLength(32);
  expect(other).not.toBe(one);
  const { rows } = await sql<{ tokenHash: Buffer; row: string }>`
    select token_hash, r::text as row from password_resets r where user_id = ${ana.id}`.execute(db);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.tokenHash).toEqual(createHash("sha256").update(other).digest());
  expect(rows[0]?.row).not.toContain(other);
});

test("a link works once, also when it is used twenty times at once", async () => {
  const { askForToken, reset } = await setup();
  const token = await askForToken();

  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => reset(token, `password ${index}`)),
  );

  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array(19).fill(400),
  ]);
  const again = await reset(token);
  expect(again.statusCode).toBe(400);
  expect(again.json()).toEqual(INVALID_LINK);
});

test("a new request voids the link before it", async () => {
  const { askForToken, reset } = await setup();
  const [first, second] = [await askForToken(), await askForToken()];

  expect((await reset(first)).json()).toEqual(INVALID_LINK);
  expect((await reset(second)).statusCode).toBe(200);
});

test.each([
  ["password", sql`password_hash = 'changed elsewhere'`],
  ["email", sql`email = 'moved' || email`],
  ["status", sql`account_status = 'suspended'`],
])("a change of the %s elsewhere voids the link", async (_name, change) => {
  const { ana, askForToken, db, reset } = await setup();
  const token = await askForToken();

  await sql`update users set ${change} where id = ${ana.id}`.execute(db);

  expect((await reset(token)).json()).toEqual(INVALID_LINK);
});

test("a link works for 29 minutes and not for 31", async () => {
  const [inTime, late] = [await setup(), await setup()];
  const tokens = [await inTime.askForToken(), await late.askForToken()] as const;

  pass(29);
  expect((await inTime.reset(tokens[0])).statusCode).toBe(200);
  pass(2);
  const response = await late.reset(tokens[1]);

  expect(response.statusCode).toBe(400);
  expect(response.json()).toEqual(INVALID_LINK);
});

test.each([
  ["empty", () => ""],
  ["made up", () => "A".repeat(43)],
  ["cut short", (token: string) => token.slice(0, -1)],
  ["with a character too many", (token: string) => `${token}A`],
  ["in other letters", (token: string) => token.toUpperCase()],
  ["with a blank", (token: string) => ` ${token}`],
  ["of 200 kB", () => "A".repeat(200_000)],
  ["with a NUL and a quote", () => "\u0000' or 1=1--"],
])(
  "a token that is %s is refused like an old one, and the right one goes on working",
  async (_name, mangle) => {
    const { askForToken, reset, signIn } = await setup();
    const token = await askForToken();

    const response = await reset(mangle(token));

    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual(INVALID_LINK);
    expect((await signIn(OLD)).statusCode).toBe(200);
    expect((await reset(token)).statusCode).toBe(200);
  },
);

test("tokens of other kinds are none: nor is this one anything else", async () => {
  const { ana, as, anonymous, askForToken, reset } = await setup();
  const token = await askForToken();

  expect((await reset(ana.accessToken)).json()).toEqual(INVALID_LINK);
  expect((await reset(ana.refreshToken)).json()).toEqual(INVALID_LINK);
  expect((await as({ accessToken: token }).get("/auth/me")).statusCode).toBe(401);
  expect((await anonymous.post("/auth/refresh", { refreshToken: token })).statusCode).toBe(401);
});

test("a link sets the password of nobody but whom it was mailed to", async () => {
  const { anonymous, askForToken, given } = await setup();
  const ben = await given.user({ password: OLD });
  const token = await askForToken();

  await anonymous.post("/auth/reset-password", { token, password: NEW, email: ben.email, userId: ben.id });

  expect((await anonymous.post("/auth/login", { email: ben.email, password: OLD })).statusCode).toBe(200);
});

test("a password that is too short or too long is refused, and the link goes on working", async () => {
  const { askForToken, reset } = await setup();
  const token = await askForToken();

  for (const password of ["short", "x".repeat(129), ""]) {
    const response = await reset(token, password);
    expect(response.statusCode).toBe(400);
    expect(Object.keys(response.json().fields)).toEqual(["password"]);
  }
  expect((await reset(token, "six ch")).statusCode).toBe(200);
});

test("the link leads to PUBLIC_URL, whatever the request calls us, with the token behind the #", async () => {
  const { ana, anonymous, sent } = await setup();

  await anonymous.call({
    method: "POST",
    url: "/auth/forgot-password",
    payload: { email: ana.email },
    headers: {
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
      forwarded: "host=evil.example",
      origin: "https://evil.example",
      referer: "https://evil.example/",
    },
  });

  expect(sent.at(-1)?.content.action?.url).toMatch(/^https:\/\/creel\.test\/reset-password#token=[\w-]{43}$/);
  expect(JSON.stringify(sent)).not.toContain("evil.example");
});

test("the page of the link tells no other page where it was", async () => {
  const { app } = await setup();
  const policyOf = async (url: string) => (await app.inject({ url })).headers["referrer-policy"];

  expect(await policyOf("/reset-password")).toBe("no-referrer");
  expect(await policyOf("/reset-password?from=mail")).toBe("no-referrer");
  expect(await policyOf("/map")).toBe("strict-origin-when-cross-origin");
});

test("a new password signs nobody in, and ends every session there was", async () => {
  const { ana, anonymous, as, askForToken, reset } = await setup();
  const token = await askForToken();

  const response = await reset(token);

  expect(response.body).not.toContain("oken");
  expect(response.headers["set-cookie"]).toBeUndefined();
  expect((await as(ana).get("/auth/me")).statusCode).toBe(401);
  expect((await anonymous.post("/auth/refresh", { refreshToken: ana.refreshToken })).statusCode).toBe(401);
});

test("who signs in with the old password while the new one is being set is not let in", async () => {
  const { ana, askForToken, db, reset, signIn } = await setup();
  const token = await askForToken();

  const answers = await whileUnderWay(db, {
    lock: (transaction) => sql`select 1 from users where id = ${ana.id} for update`.execute(transaction),
    first: () => reset(token),
    others: Array.from({ length: 8 }, () => () => signIn(OLD)),
  });

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(401));
  expect(
    (await sql`select 1 from sessions where user_id = ${ana.id} and revoked_at is null`.execute(db)).rows,
  ).toEqual([]);
  expect((await signIn(NEW)).statusCode).toBe(200);
});

test("a mail afterwards says that the password was changed, when, and what to do if it was not you", async () => {
  const { ana, askForToken, reset, sent } = await setup();
  const token = await askForToken();

  await reset(token);

  expect(sent.at(-1)).toMatchObject({
    to: ana.email,
    subject: "Your password was changed",
    content: {
      paragraphs: [
        "Hello,",
        expect.stringMatching(/ at \d{1,2}:\d\d\s[AP]M \(UTC\)\.$/),
        expect.stringContaining("If it wasn’t"),
      ],
      action: { label: "It wasn’t me", url: "https://creel.test/forgot-password" },
    },
  });
  expect(JSON.stringify(sent.at(-1))).not.toContain(token);
});

test("no mail is sent when nothing was changed", async () => {
  const { reset, sent } = await setup();

  await reset("A".repeat(43));

  expect(sent).toEqual([]);
});

test("to ask for a link changes nothing: password, sessions and the account stay as they are", async () => {
  const { ana, as, db, forget, signIn } = await setup();
  const before = await sql`select * from users where id = ${ana.id}`.execute(db);

  await forget();

  expect((await sql`select * from users where id = ${ana.id}`.execute(db)).rows).toEqual(before.rows);
  expect((await as(ana).get("/auth/me")).statusCode).toBe(200);
  expect((await signIn(OLD)).statusCode).toBe(200);
});

test("who guessed wrong until they had to wait gets a link, and signs in with the new password at once", async () => {
  const { askForToken, reset, signIn } = await setup();
  for (let attempt = 1; attempt <= 10; attempt += 1) await signIn("wrong one");
  expect((await signIn(OLD)).statusCode).toBe(429);

  await reset(await askForToken());

  expect((await signIn(NEW)).statusCode).toBe(200);
});

test("links that nobody used are swept away once they have expired", async () => {
  const { ana, askForToken, db } = await setup();
  await askForToken();
  const log = { info: () => {} };
  const context = { db, mailer: { send: async () => {} }, linkTo: String };
  const sweep = resetJobs(context, log).find(({ name }) => name === "sweep-reset-links");
  const countOf = async () =>
    (await sql`select 1 from password_resets where user_id = ${ana.id}`.execute(db)).rows.length;

  await sweep?.work(undefined);
  expect(await countOf()).toBe(1);
  pass(31);
  await sweep?.work(undefined);

  expect(await countOf()).toBe(0);
});
