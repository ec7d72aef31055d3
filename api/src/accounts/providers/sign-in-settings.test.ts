import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test } from "vitest";

import { readSettings, SettingsError } from "../../app/settings.ts";

const OIDC = { OIDC_ISSUER: "https://auth.lakeside.example", OIDC_CLIENT_ID: "creel" };
const signInOf = (environment: Record<string, string>) => readSettings(environment).signIn;

function problemsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

test("passwords alone sign in at first", () => {
  expect(signInOf({})).toMatchObject({ hasPasswords: true, provider: null, proxy: null });
});

test("a provider is called by its host, makes no accounts and has no say about admins", () => {
  expect(signInOf(OIDC).provider).toEqual({
    issuer: "https://auth.lakeside.example",
    clientId: "creel",
    clientSecret: null,
    name: "auth.lakeside.example",
    registers: false,
    adminClaim: null,
  });
  expect(signInOf({ ...OIDC, OIDC_ISSUER: "https://accounts.google.com" }).provider?.name).toBe("Google");
});

test("the secret of the client may be in a file", () => {
  const file = join(mkdtempSync(join(tmpdir(), "creel-oidc-")), "secret");
  writeFileSync(file, "hidden\n");

  expect(signInOf({ ...OIDC, OIDC_CLIENT_SECRET_FILE: file }).provider?.clientSecret).toBe("hidden");
});

test.each([
  ["groups=creel-admins", { name: "groups", value: "creel-admins" }],
  ["groups=cn=admins,dc=lakeside", { name: "groups", value: "cn=admins,dc=lakeside" }],
])("OIDC_ADMIN_CLAIM=%s is a claim and its value", (OIDC_ADMIN_CLAIM, claim) => {
  expect(signInOf({ ...OIDC, OIDC_ADMIN_CLAIM }).provider?.adminClaim).toEqual(claim);
});

test.each([
  [
    { PASSWORD_SIGN_IN: "off" },
    "PASSWORD_SIGN_IN can be off only with OIDC_ISSUER or PROXY_USER_HEADER, or nobody gets in",
  ],
  [{ OIDC_ISSUER: OIDC.OIDC_ISSUER }, "OIDC_ISSUER and OIDC_CLIENT_ID must be set together"],
  [{ OIDC_CLIENT_ID: "creel" }, "OIDC_ISSUER and OIDC_CLIENT_ID must be set together"],
  [{ ...OIDC, OIDC_ISSUER: "lakeside" }, "OIDC_ISSUER must be a URL with http or https"],
  [
    { ...OIDC, OIDC_ADMIN_CLAIM: "admin" },
    "OIDC_ADMIN_CLAIM must be a claim and its value, like groups=creel-admins",
  ],
  [{ PROXY_USER_HEADER: "Remote-Email" }, "PROXY_USER_HEADER and PROXY_USER_NETWORKS must be set together"],
  [
    { PROXY_USER_HEADER: "two words", PROXY_USER_NETWORKS: "loopback" },
    "PROXY_USER_HEADER must be the name of a header, like Remote-Email",
  ],
  [
    { PROXY_USER_HEADER: "Remote-Email", PROXY_USER_NETWORKS: "0.0.0.0/0" },
    "PROXY_USER_NETWORKS must not contain every address",
  ],
])("Creel does not start with %j: %s", (environment, problem) => {
  expect(problemsOf(environment)).toEqual([problem]);
});
