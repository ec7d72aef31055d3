import type * as Argon2 from "@node-rs/argon2";
import { sql } from "kysely";
import { expect, onTestFinished, test, vi } from "vitest";

import { openDatabase, type Statement } from "../database/connect.ts";
import { whileUnderWay } from "../testing/databases/at-once.ts";
import { databaseTarget, setupApi, TEST_KEYS, withLimits } from "../testing/setup-api.ts";

const verified = vi.hoisted(() => vi.fn<(hash: string) => void>());
/** Each password comparison waits for this promise. */
const held = vi.hoisted((): { until: Promise<void> | null } => ({ until: null }));
/** Calls the real argon2 and records its calls. */
vi.mock("@node-rs/argon2", async (original) => {
  const argon2 = await original<typeof Argon2>();
  const verify: typeof argon2.verify = async (hash, password, ...rest) => {
    verified(String(hash));
    if (!held.until) return argon2.verify(hash, password, ...rest);
    await held.until;
    return String(password) === "right one";
  };
  return { ...argon2, verify };
});

test("signs in with the email in any case", async () => {
  const { anonymous, given } = await setupApi();
  const ana = await given.user({ email: "ana@example.com", password: "right one" });

  const response = await anonymous.post("/auth/login", { email: " ANA@example.com", password: "right one" });

  expect(response.statusCode).toBe(200);
  expect(Object.keys(response.json())).toEqual(["accessToken", "refreshToken", "user"]);
  expect(response.json().user.id).toBe(ana.id);
});

test("says the same of an unknown email and of a wrong password", async () => {
  const { anonymous, given } = await setupApi();
  await given.user({ email: "known@example.com", password: "right one" });

  const wrong = await anonymous.post("/auth/login", { email: "known@example.com", password: "wrong one" });
  const unknown = await anonymous.post("/auth/login", { email: "nobody@example.com", password: "wrong one" });

  expect(wrong.json()).toEqual({
    statusCode: 401,
    error: "Invalid email or password",
    message: "Invalid email or password",
    code: "bad_credentials",
  });
  expect(unknown.json()).toEqual(wrong.json());
});

test("does the same work for a wrong password as for an unknown email, so its time tells nothing", async () => {
  let statements: string[] = [];
  const onStatement = ({ sql: text }: Statement) => void statements.push(text);
  const watched = openDatabase(await databaseTarget(), { onStatement });
  const { anonymous } = await setupApi({ sessions: { db: watched, keys: TEST_KEYS } });
  const timed = { firstName: "Ana", lastName: "Angler", email: "timed@example.com", password: "right one" };
  await anonymous.post("/auth/register", timed);
  const work = async (email: string) => {
    statements = [];
    verified.mockClear();
    expect((await anonymous.post("/auth/login", { email, password: "wrong one" })).statusCode).toBe(401);
    const costs = verified.mock.calls.map(([hash]) => hash.split("$").slice(1, 4));
    return { statements, costs };
  };

  const forKnown = await work("timed@example.com");
  const forUnknown = await work("untimed@example.com");
  await watched.destroy();

  expect(forKnown.costs).toEqual([["argon2id", "v=19", "m=19456,t=2,p=1"]]);
  expect(forUnknown).toEqual(forKnown);
});

test("many sign-ins at once are worked at one by one, not all at once, and hold up nobody of another address", async () => {
  const { anonymous, given } = await setupApi(withLimits({ signInPerAddress: 1000 }));
  const ana = await given.user({ email: "in.between@example.com", password: "right one" });
  const signIn = (email: string, password: string, remoteAddress: string) =>
    anonymous.call({ method: "POST", url: "/auth/login", remoteAddress, payload: { email, password } });
  const { promise, resolve: begin } = Promise.withResolvers<void>();
  held.until = promise;
  verified.mockClear();
  onTestFinished(() => void (held.until = null));
  const turnedAway: Awaited<ReturnType<typeof signIn>>[] = [];

  const flood = Array.from({ length: 130 }, async (_, index) => {
    const answer = await signIn(`flood${index}@example.com`, "wrong one", "198.51.100.20");
    if (answer.statusCode === 503) turnedAway.push(answer);
    return answer;
  });
  const own = signIn(ana.email, "right one", "198.51.100.21");
  // One comparison runs and a hundred wait, including the one from the other address.
  await expect.poll(() => turnedAway).toHaveLength(30);
  begin();
  const answers = await Promise.all(flood);

  expect(await own).toHaveProperty("statusCode", 200);
  const inOrder = verified.mock.calls.map(([hash]) => hash);
  expect(
    inOrder.indexOf(ana.passwordHash ?? ""),
    "after one that was at work and one that came before at most",
  ).toBeLessThanOrEqual(2);
  expect(turnedAway).toHaveLength(30);
  expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(100);
  expect(turnedAway[0]?.json()).toMatchObject({
    code: "busy",
    message: "Creel is busy right now. Please try again in a moment.",
  });
  expect(turnedAway[0]?.headers["retry-after"]).toBe("5");
});

test("anglers who sign in at the same moment are all let in", async () => {
  const { anonymous, db, given } = await setupApi();
  const anglers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      given.user({ email: `pier${index}@example.com`, password: "right one" }),
    ),
  );
  const [first, ...others] = anglers.map(
    ({ email }) =>
      () =>
        anonymous.post("/auth/login", { email, password: "right one" }),
  );
  if (!first) throw new Error("Nobody signs in.");

  const answers = await whileUnderWay(db, {
    lock: (transaction) => sql`select 1 from users for update`.execute(transaction),
    first,
    others,
  });

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(7).fill(200));
});

test("nobody has an account that they did not make: a new Creel lets nobody in", async () => {
  const { anonymous } = await setupApi();

  for (const email of [
    "admin@example.com",
    "admin@localhost.example",
    "root@example.com",
    "test@example.com",
  ]) {
    for (const password of ["admin1", "password", "changeme"]) {
      expect((await anonymous.post("/auth/login", { email, password })).statusCode).toBe(401);
    }
  }
});

test("tells a suspended user so, but only with the right password", async () => {
  const { anonymous, db, given } = await setupApi();
  const ana = await given.user({ email: "out@example.com", password: "right one" });
  await sql`update users set account_status = 'suspended' where id = ${ana.id}`.execute(db);

  const right = await anonymous.post("/auth/login", { email: "out@example.com", password: "right one" });
  const wrong = await anonymous.post("/auth/login", { email: "out@example.com", password: "wrong one" });

  expect(right.statusCode).toBe(403);
  expect(right.json().message).toBe("Your account is suspended. Please contact support.");
  expect(wrong.statusCode).toBe(401);
});
