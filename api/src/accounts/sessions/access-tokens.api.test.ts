import { MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { SignJWT } from "jose";
import { sql } from "kysely";
import { afterEach, expect, test, vi } from "vitest";

import { setupApi, TEST_KEYS } from "../../testing/setup-api.ts";

afterEach(() => {
  vi.useRealTimers();
});

interface Forgery {
  header?: { alg: string; typ: string; kid?: string; jwk?: { kty: string; k: string } };
  issuer?: string;
  audience?: string;
  ends?: number | string;
  key?: Uint8Array;
}

/** Signs a token that is valid except for what the test changes. */
function forge(user: { id: string; accessToken: string }, forgery: Forgery = {}): Promise<string> {
  return new SignJWT({ sid: claimsOf(user.accessToken).sid })
    .setProtectedHeader(forgery.header ?? { alg: "HS256", typ: "at+jwt" })
    .setSubject(user.id)
    .setIssuer(forgery.issuer ?? "creel")
    .setAudience(forgery.audience ?? "creel-api")
    .setIssuedAt()
    .setExpirationTime(forgery.ends ?? "15m")
    .sign(forgery.key ?? TEST_KEYS.accessToken);
}

function claimsOf(accessToken: string): { sid: string; exp: number; iat: number } {
  return JSON.parse(Buffer.from(accessToken.split(".")[1] ?? "", "base64url").toString());
}

test("every access token ends after 15 minutes, also one that was accepted before", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const { iat, exp } = claimsOf(ana.accessToken);

  expect(exp - iat).toBe(15 * 60);
  expect((await as(ana).get("/auth/me")).statusCode).toBe(200);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * MINUTE_MS + 1000 });
  const response = await as(ana).get("/auth/me");

  expect(response.statusCode).toBe(401);
  expect(response.json().code).toBe("session_ended");
});

test("every way to a token gives one that ends after 15 minutes", async () => {
  const { anonymous } = await setupApi();
  const ana = { email: "every-way@example.com", password: "perch and pike" };
  const name = { firstName: "Ana", lastName: "Angler" };

  const registered = await anonymous.post("/auth/register", { ...name, ...ana });
  const signedIn = await anonymous.post("/auth/login", ana);
  const { refreshToken } = signedIn.json();
  const refreshed = await anonymous.post("/auth/refresh", { refreshToken });
  const again = await anonymous.post("/auth/refresh", { refreshToken });

  for (const answer of [registered, signedIn, refreshed, again]) {
    const { iat, exp } = claimsOf(answer.json().accessToken);
    expect(exp - iat).toBe(15 * 60);
    expect(exp).toBeLessThanOrEqual(Date.now() / 1000 + 15 * 60);
  }
  const sessions = [registered, signedIn].map((answer) => claimsOf(answer.json().accessToken).sid);
  expect(new Set(sessions).size, "each sign-in is a session of its own").toBe(2);
});

test("a forged token that changes nothing is taken, so the refusals below mean something", async () => {
  const { as, given } = await setupApi();

  const accessToken = await forge(await given.user());

  expect((await as({ accessToken }).get("/auth/me")).statusCode).toBe(200);
});

const OWN_KEY = Buffer.alloc(32, 1);

test.each<[string, Forgery]>([
  ["another key", { key: OWN_KEY }],
  ["the key of refresh tokens", { key: TEST_KEYS.refreshSeal }],
  ["another issuer", { issuer: "mallory" }],
  ["another audience", { audience: "elsewhere" }],
  ["another type", { header: { alg: "HS256", typ: "JWT" } }],
  ["another algorithm", { header: { alg: "HS384", typ: "at+jwt" } }],
  [
    "a key id that is a path",
    { header: { alg: "HS256", typ: "at+jwt", kid: "../../dev/null" }, key: Buffer.from([0]) },
  ],
  [
    "a key of its own in the header",
    {
      header: { alg: "HS256", typ: "at+jwt", jwk: { kty: "oct", k: OWN_KEY.toString("base64url") } },
      key: OWN_KEY,
    },
  ],
  [
    "a key id that is SQL",
    { header: { alg: "HS256", typ: "at+jwt", kid: "' or 1=1--" }, key: Buffer.alloc(32) },
  ],
  ["an end in the past", { ends: 1 }],
])("refuses a token with %s", async (_name, forgery) => {
  const { as, given } = await setupApi();

  const accessToken = await forge(await given.user(), forgery);

  expect((await as({ accessToken }).get("/auth/me")).statusCode).toBe(401);
});

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}

test("refuses a token without an end, without a signature, of algorithm none or with a changed payload", async () => {
  const { as, given } = await setupApi();
  const ana = await given.user();
  const [header = "", payload = "", signature = ""] = ana.accessToken.split(".");
  const claims = claimsOf(ana.accessToken);
  const endless = await new SignJWT({ sid: claims.sid })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setSubject(ana.id)
    .setIssuer("creel")
    .setAudience("creel-api")
    .sign(TEST_KEYS.accessToken);
  const tokens = [
    endless,
    `${header}.${payload}.`,
    `${header}.${payload}`,
    `${encode({ alg: "none", typ: "at+jwt" })}.${payload}.`,
    `${encode({ alg: "nOnE", typ: "at+jwt" })}.${payload}.${signature}`,
    `${header}.${encode({ ...claims, sub: "somebody" })}.${signature}`,
    `${header}.${encode([claims])}.${signature}`,
    ana.refreshToken,
    "",
    "null",
  ];

  for (const accessToken of tokens) {
    expect((await as({ accessToken }).get("/auth/me")).statusCode, accessToken).toBe(401);
  }
});

test("a token of a deleted user opens nothing", async () => {
  const { as, db, given } = await setupApi();
  const ana = await given.user();
  await sql`delete from users where id = ${ana.id}`.execute(db);

  expect((await as(ana).get("/catches")).statusCode).toBe(401);
});

test("a suspension counts from the next request on", async () => {
  const { as, db, given } = await setupApi();
  const ana = await given.user();
  expect((await as(ana).get("/catches")).statusCode).toBe(200);

  await sql`update users set account_status = 'suspended' where id = ${ana.id}`.execute(db);

  const response = await as(ana).get("/catches");
  expect(response.statusCode).toBe(403);
  expect(response.json().code).toBe("account_suspended");
});

test("a logout ends the access token and the refresh token at once", async () => {
  const { anonymous, as, given } = await setupApi();
  const ana = await given.user();

  const logout = await as(ana).call({
    method: "POST",
    url: "/auth/logout",
    headers: { "content-type": "application/json" },
  });

  expect(logout.statusCode).toBe(204);
  expect(logout.body).toBe("");
  expect((await as(ana).get("/auth/me")).statusCode).toBe(401);
  const refreshed = await anonymous.post("/auth/refresh", { refreshToken: ana.refreshToken });
  expect(refreshed.statusCode).toBe(401);
});
