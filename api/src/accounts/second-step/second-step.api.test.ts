import { MINUTE_MS, SECOND_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";

import { whileUnderWay } from "../../testing/databases/at-once.ts";
import { nextId } from "../../testing/fixtures/next-id.ts";
import { makeAuthenticator } from "../../testing/services/authenticator.ts";
import { codeAt } from "../../testing/services/one-time-codes.ts";
import { withPasskeys } from "../../testing/services/passkeys.ts";
import { setupApi } from "../../testing/setup-api.ts";

afterEach(() => void vi.useRealTimers());

const PASSWORD = "perch and bobber";
const PERIOD_MS = 30 * SECOND_MS;
/** The beginning of a period, so that a code is the same for 30 seconds. */
const START = Math.ceil(Date.now() / PERIOD_MS) * PERIOD_MS;

async function setup() {
  const api = await setupApi();
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  const email = `${nextId()}@example.com`;
  const ana = await api.given.user({ email, password: PASSWORD });
  const signIn = (code?: string) =>
    api.anonymous.post("/auth/login", { email, password: PASSWORD, ...(code !== undefined && { code }) });
  const stateOf = async () => (await api.as(ana).get("/auth/me/totp")).json();
  const askForSecret = async () => (await api.as(ana).post("/auth/me/totp", { password: PASSWORD })).json();
  const confirm = (code: string) => api.as(ana).post("/auth/me/totp/confirm", { code });
  return { ...api, email, ana, signIn, stateOf, askForSecret, confirm };
}

/** Sets up an account whose app's codes are on, two minutes after the first code. */
async function setupWithCodes() {
  const parts = await setup();
  const { secret } = await parts.askForSecret();
  const confirmed = await parts.confirm(codeAt(secret, Date.now()));
  const backupCodes = confirmed.json<{ backup_codes: string[] }>().backup_codes;
  vi.setSystemTime(START + 2 * MINUTE_MS);
  const codeIn = (ms: number) => codeAt(secret, Date.now() + ms);
  return { ...parts, secret, backupCodes, codeIn };
}

const CODE_NEEDED = {
  statusCode: 401,
  code: "code_needed",
  message: "Enter the six-digit code from your app.",
};
const WRONG_CODE = { statusCode: 401, code: "wrong_code" };

test("codes are on from the app's first code, with ten backup codes; before, nothing changes", async () => {
  const { email, signIn, stateOf, askForSecret, confirm } = await setup();
  const off = { totp: null, backup_codes_left: 0, is_required: false };

  const { secret, url } = await askForSecret();
  expect(url).toContain(encodeURIComponent(email));
  expect(await stateOf()).toEqual(off);
  expect((await signIn()).statusCode).toBe(200);
  const wrong = await confirm("000 000");
  expect(wrong.json()).toMatchObject({
    code: "invalid_input",
    fields: { code: "That’s not the code your app shows now" },
  });
  expect(await stateOf()).toEqual(off);

  const code = codeAt(secret, Date.now());
  const confirmed = await confirm(`${code.slice(0, 3)} ${code.slice(3)}`);

  expect(confirmed.statusCode).toBe(200);
  const { backup_codes: codes } = confirmed.json();
  expect(new Set(codes).size).toBe(10);
  for (const each of codes) expect(each).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(await stateOf()).toEqual({
    totp: { confirmed_at: new Date(START).toISOString() },
    backup_codes_left: 10,
    is_required: false,
  });
});

test("after the password the code is asked for, and the session says so", async () => {
  const { as, signIn, codeIn } = await setupWithCodes();

  expect((await signIn()).json()).toMatchObject(CODE_NEEDED);
  expect((await signIn("000000")).json()).toMatchObject(WRONG_CODE);
  const signedIn = await signIn(codeIn(0));

  expect(signedIn.statusCode).toBe(200);
  const { sessions } = (await as(signedIn.json()).get("/auth/sessions")).json();
  expect(sessions[0]).toMatchObject({ current: true, way: "password_and_code" });
});

test("a wrong password is told as ever, whatever the code", async () => {
  const { anonymous, email, codeIn } = await setupWithCodes();

  const wrong = await anonymous.post("/auth/login", { email, password: "a guess", code: codeIn(0) });

  expect(wrong.json()).toMatchObject({ code: "bad_credentials" });
  expect((await anonymous.post("/auth/login", { email, password: "a guess" })).json()).toEqual(wrong.json());
});

test("a code works once, and none that is older than one that was used", async () => {
  const { signIn, codeIn } = await setupWithCodes();
  const older = codeIn(-PERIOD_MS);
  const code = codeIn(0);

  expect((await signIn(code)).statusCode).toBe(200);
  expect((await signIn(code)).json()).toMatchObject(WRONG_CODE);
  expect((await signIn(older)).json()).toMatchObject(WRONG_CODE);
  vi.setSystemTime(Date.now() + PERIOD_MS);
  expect((await signIn(codeIn(0))).statusCode).toBe(200);
});

test("the code that turned codes on does not sign in", async () => {
  const { signIn, askForSecret, confirm } = await setup();
  const { secret } = await askForSecret();
  const code = codeAt(secret, Date.now());
  await confirm(code);

  expect((await signIn(code)).json()).toMatchObject(WRONG_CODE);
});

test("of one code that is sent twice at once, one signs in", async () => {
  const { db, ana, signIn, codeIn } = await setupWithCodes();
  const code = codeIn(0);

  const statuses = new Set<number>();
  const send = async () => void statuses.add((await signIn(code)).statusCode);
  await whileUnderWay(db, {
    lock: (transaction) =>
      sql`select from second_steps where user_id = ${ana.id} for update`.execute(transaction),
    first: send,
    others: [send],
  });

  expect(statuses).toEqual(new Set([200, 401]));
});

test.each([
  [-2, 401],
  [-1, 200],
  [1, 200],
  [2, 401],
])("a clock that is %i periods off: %i", async (periods, status) => {
  const { signIn, codeIn } = await setupWithCodes();

  expect((await signIn(codeIn(periods * PERIOD_MS))).statusCode).toBe(status);
});

test("a backup code works once, however it is typed", async () => {
  const { signIn, stateOf, backupCodes } = await setupWithCodes();
  const [first = "", second = ""] = backupCodes;

  expect((await signIn(first)).statusCode).toBe(200);
  expect((await signIn(first)).json()).toMatchObject(WRONG_CODE);
  expect((await signIn(` ${second.toLowerCase().replace("-", " ")} `)).statusCode).toBe(200);
  expect((await signIn("AAAA-AAAA")).json()).toMatchObject(WRONG_CODE);
  expect(await stateOf()).toMatchObject({ backup_codes_left: 8 });
});

test("new backup codes end the former ones", async () => {
  const { as, ana, signIn, stateOf, backupCodes } = await setupWithCodes();
  await signIn(backupCodes[0]);

  const renewed = await as(ana).post("/auth/me/totp/backup-codes", { password: PASSWORD });

  const codes = renewed.json<{ backup_codes: string[] }>().backup_codes;
  expect(await stateOf()).toMatchObject({ backup_codes_left: 10 });
  expect((await signIn(backupCodes[1])).json()).toMatchObject(WRONG_CODE);
  expect((await signIn(codes[1])).statusCode).toBe(200);
});

test("backup codes are stored as hashes alone", async () => {
  const { db, ana, backupCodes } = await setupWithCodes();

  const rows = await db.selectFrom("backupCodes").where("userId", "=", ana.id).selectAll().execute();

  expect(rows).toHaveLength(10);
  const texts = rows.flatMap(({ hash }) => [
    hash.toString(),
    hash.toString("base64url"),
    hash.toString("hex"),
  ]);
  for (const code of backupCodes) expect(texts.join(" ")).not.toContain(code.replace("-", ""));
});

test("wrong codes count as failed sign-ins and have to wait, also when the password is right each time", async () => {
  const { signIn, codeIn } = await setupWithCodes();
  for (let count = 1; count <= 5; count += 1) {
    expect((await signIn()).statusCode).toBe(401);
    expect((await signIn(count % 2 === 1 ? "000000" : "AAAA-AAAA")).json()).toMatchObject(WRONG_CODE);
  }

  const eleventh = await signIn(codeIn(0));

  expect(eleventh.statusCode).toBe(429);
  expect(eleventh.headers["retry-after"]).toBe("1");
  vi.setSystemTime(Date.now() + 1.1 * SECOND_MS);
  expect((await signIn(codeIn(0))).statusCode, "the right one wipes the slate clean").toBe(200);
  vi.setSystemTime(Date.now() + PERIOD_MS);
  expect((await signIn("000000")).statusCode).toBe(401);
});

test("a first code must come within ten minutes, and a second app takes the place of the first", async () => {
  const { given, ana, as, signIn, secret, askForSecret, codeIn } = await setupWithCodes();
  const next = await askForSecret();
  expect((await signIn(codeIn(0))).statusCode, "until then the first app counts").toBe(200);

  vi.setSystemTime(Date.now() + 10 * MINUTE_MS + 1);
  const tab = await given.signedInAgain(ana);
  const late = await as(tab).post("/auth/me/totp/confirm", { code: codeAt(next.secret, Date.now()) });
  expect(late.json()).toMatchObject({ code: "invalid_input" });

  const again = (await as(tab).post("/auth/me/totp", { password: PASSWORD })).json();
  expect(again.secret).not.toBe(secret);
  const done = await as(tab).post("/auth/me/totp/confirm", { code: codeAt(again.secret, Date.now()) });
  expect(done.statusCode).toBe(200);
  vi.setSystemTime(Date.now() + PERIOD_MS);
  expect((await signIn(codeIn(0))).json()).toMatchObject(WRONG_CODE);
  expect((await signIn(codeAt(again.secret, Date.now()))).statusCode).toBe(200);
});

test("turning codes on or off needs a confirmation; off, the password is enough again", async () => {
  const { as, ana, signIn, stateOf } = await setupWithCodes();
  const turnOff = (payload: object) => as(ana).call({ method: "DELETE", url: "/auth/me/totp", payload });

  for (const answer of [await turnOff({}), await as(ana).post("/auth/me/totp", {})]) {
    expect(answer.json()).toMatchObject({
      code: "invalid_input",
      fields: { password: "Password is required" },
    });
  }
  expect((await turnOff({ password: "a guess" })).statusCode).toBe(403);
  expect((await signIn()).json()).toMatchObject(CODE_NEEDED);
  expect((await turnOff({ password: PASSWORD })).statusCode).toBe(204);
  expect(await stateOf()).toMatchObject({ totp: null, backup_codes_left: 0 });
  expect((await signIn()).statusCode).toBe(200);
});

test("with the phone lost there are other ways in: a passkey needs no code, a backup code is one", async () => {
  const { ana, signIn, backupCodes, ...api } = await setupWithCodes();
  const key = makeAuthenticator({ transports: ["usb"] });
  const lost = makeAuthenticator();
  const passkeys = withPasskeys(api);
  const confirmation = { password: PASSWORD };
  await passkeys.add(ana, key, { name: "Desk key", confirmation });
  const lostId = await passkeys.add(ana, lost, { name: "Lost phone", confirmation });

  await api.as(ana).delete(`/auth/me/passkeys/${lostId}`);
  vi.setSystemTime(Date.now() + 1);

  expect((await passkeys.signIn(lost)).statusCode).toBe(401);
  expect((await passkeys.signIn(key)).statusCode).toBe(200);
  expect((await signIn(backupCodes[3])).statusCode).toBe(200);
});

test("with everything lost the people who run this Creel let them in, which the mail and the audit say", async () => {
  const { as, given, ana, sent, signIn, ...api } = await setupWithCodes();
  const passkeys = withPasskeys({ as, anonymous: api.anonymous });
  const lost = makeAuthenticator();
  await passkeys.add(ana, lost, { confirmation: { password: PASSWORD } });
  const admin = await given.admin();

  const reset = { second_step_off: true };
  expect((await as(admin).put(`/admin/users/${ana.id}/password`, reset)).statusCode).toBe(200);

  expect((await signIn()).statusCode).toBe(200);
  expect((await passkeys.signIn(lost)).statusCode).toBe(401);
  expect(JSON.stringify(sent)).toContain("They also turned off codes by app and removed the passkeys");
  const { entries } = (await as(admin).get(`/admin/audit?userId=${ana.id}`)).json();
  expect(entries[0]).toMatchObject({ action: "user.password", details: { isSecondStepOff: true } });
});

test("a password that an admin sets lets the admin in no further than the code", async () => {
  const { as, anonymous, given, ana, email } = await setupWithCodes();
  const admin = await given.admin();
  const set = { password: "chosen by an admin", reason: "Ana lost her mailbox" };
  await as(admin).put(`/admin/users/${ana.id}/password`, set);

  const signIn = await anonymous.post("/auth/login", { email, password: set.password });

  expect(signIn.json()).toMatchObject(CODE_NEEDED);
});
