import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";

import { makeAuthenticator } from "../testing/services/authenticator.ts";
import { withPasskeys } from "../testing/services/passkeys.ts";
import { setupApi, TEST_KEYS } from "../testing/setup-api.ts";
import { startSession } from "./sessions/sessions.ts";

afterEach(() => void vi.useRealTimers());

const PASSWORD = "perch and bobber";

async function setup() {
  const api = await setupApi();
  const ana = await api.given.user({ password: PASSWORD });
  const waysOf = async (who: { accessToken: string }) =>
    (await api.as(who).get("/auth/me/confirmation")).json();
  const askToAdd = (who: { accessToken: string }, body: object) =>
    api.as(who).post("/auth/me/passkeys/options", body);
  /** Makes Ana's an account without a password, and signs her in. */
  const signedInBy = async (way: "provider" | "proxy" | "passkey") => {
    await sql`update users set password_hash = null where id = ${ana.id}`.execute(api.db);
    const sessions = { db: api.db, keys: TEST_KEYS };
    return startSession(
      sessions,
      { id: ana.id, passwordHash: null, demoUntil: null },
      { device: "a test", ip: "127.0.0.1", way },
    );
  };
  return { ...api, ana, waysOf, askToAdd, signedInBy };
}

test("how a step can be confirmed is told beforehand", async () => {
  const { ana, waysOf, signedInBy, ...api } = await setup();
  expect(await waysOf(ana)).toEqual({ password: true, passkey: null, provider: false });

  const phone = makeAuthenticator();
  await withPasskeys(api).add(ana, phone, { confirmation: { password: PASSWORD } });

  const challenge = { rpId: "localhost", userVerification: "required", challenge: expect.any(String) };
  const passkey = expect.objectContaining({
    ...challenge,
    allowCredentials: [{ id: phone.newest().id, type: "public-key", transports: ["internal"] }],
  });
  expect(await waysOf(ana)).toEqual({ password: true, passkey, provider: false });
  expect(await waysOf(await signedInBy("provider"))).toEqual({ password: false, passkey, provider: false });
});

test.each(["provider", "proxy"] as const)(
  "without a password and a passkey, a sign-in by the %s confirms for five minutes",
  async (way) => {
    const { given, ana, waysOf, askToAdd, signedInBy } = await setup();
    const start = Date.now();
    vi.useFakeTimers({ toFake: ["Date"], now: start });
    const tab = await signedInBy(way);

    vi.setSystemTime(start + 5 * MINUTE_MS);
    expect(await waysOf(tab)).toEqual({ password: false, passkey: null, provider: true });
    expect((await askToAdd(tab, {})).statusCode).toBe(200);
    const elsewhere = await given.signedInAgain({ ...ana, passwordHash: null });
    expect((await askToAdd(elsewhere, {})).json(), "another session").toMatchObject({
      code: "sign_in_again",
    });
    vi.setSystemTime(start + 5 * MINUTE_MS + 1);
    expect(await waysOf(tab)).toMatchObject({ provider: false });
    expect((await askToAdd(tab, {})).json()).toMatchObject({ statusCode: 403, code: "sign_in_again" });
  },
);

test("an account with a passkey is not confirmed by its provider", async () => {
  const { ana, askToAdd, signedInBy, ...api } = await setup();
  const phone = makeAuthenticator();
  await withPasskeys(api).add(ana, phone, { confirmation: { password: PASSWORD } });
  const tab = await signedInBy("provider");

  expect((await askToAdd(tab, {})).json()).toMatchObject({ code: "wrong_passkey" });
  expect((await askToAdd(tab, await withPasskeys(api).confirm(tab, phone))).statusCode).toBe(200);
});

test("wrong confirmations count as failed sign-ins, whatever they are made with", async () => {
  const { anonymous, ana, askToAdd, ...api } = await setup();
  const passkeys = withPasskeys({ anonymous, ...api });
  const phone = makeAuthenticator();
  await passkeys.add(ana, phone, { confirmation: { password: PASSWORD } });
  vi.useFakeTimers({ toFake: ["Date"] });
  const options = await passkeys.confirmOptions(ana);
  if (!options) throw new Error("Ana has a passkey");
  const wrong = { passkey: phone.get(options, { origin: "https://creel.example.net" }) };

  for (let count = 1; count <= 5; count += 1) {
    expect((await askToAdd(ana, { password: "a guess" })).statusCode).toBe(403);
    expect((await askToAdd(ana, wrong)).statusCode).toBe(403);
  }

  expect((await askToAdd(ana, { password: PASSWORD })).statusCode).toBe(429);
  const signIn = await anonymous.post("/auth/login", { email: ana.email, password: PASSWORD });
  expect(signIn.statusCode).toBe(429);
});
