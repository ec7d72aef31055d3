import { expect, test } from "vitest";

import { readPerson } from "./claims.ts";

const SETTINGS = {
  issuer: "https://auth.lakeside.example",
  clientId: "creel",
  clientSecret: null,
  name: "Lakeside Club",
  registers: true,
  adminClaim: null,
};

const person = (signed: object, more: object = {}) =>
  readPerson({ signed: { sub: "7", ...signed }, more: { ...more } }, SETTINGS);

test.each([
  [{ given_name: "Ana", family_name: "Angler" }, "Ana", "Angler"],
  [{ name: "Ana Maria Angler" }, "Ana", "Maria Angler"],
  [{ name: "Ana" }, "Ana", ""],
  [{ preferred_username: "ana77" }, "ana77", ""],
  [{ email: "ana.b@example.com" }, "ana.b", ""],
  [{ given_name: " \u0000\u200b", name: "Ana\tAngler" }, "Ana", "Angler"],
  [{ given_name: 7 }, "", ""],
])("%j is somebody called %s %s", (claims, firstName, lastName) => {
  expect(person(claims)).toMatchObject({ firstName, lastName });
});

test.each([
  ["confirmed", { email: "a@b.example", email_verified: true }, {}, true],
  ["confirmed, as text", { email: "a@b.example", email_verified: "true" }, {}, true],
  ["not confirmed", { email: "a@b.example", email_verified: false }, {}, false],
  [
    "told apart from its confirmation",
    { email: "a@b.example" },
    { email: "a@b.example", email_verified: true },
    true,
  ],
  [
    "told with the confirmation of another",
    { email: "a@b.example" },
    { email: "c@d.example", email_verified: true },
    false,
  ],
  ["told without one", {}, { email_verified: true }, false],
])("an email that is %s counts as such", (_how, signed, more, isEmailVerified) => {
  expect(person(signed, more).isEmailVerified).toBe(isEmailVerified);
});

test.each([
  ["groups", "creel-admins", { groups: ["anglers", "creel-admins"] }, true],
  ["groups", "creel-admins", { groups: ["creel-admins-of-old"] }, false],
  ["groups", "creel-admins", { groups: "creel-admins" }, true],
  ["groups", "creel-admins", {}, false],
  ["creel_admin", "true", { creel_admin: true }, true],
  ["creel_admin", "true", { creel_admin: { true: "true" } }, false],
  ["realm_access.roles", "admin", { realm_access: { roles: ["admin"] } }, true],
  ["https://lakeside.example/roles", "admin", { "https://lakeside.example/roles": ["admin"] }, true],
  ["constructor.name", "Object", {}, false],
])("with %s=%s, %j is an admin: %s", (name, value, claims, isAdmin) => {
  const settings = { ...SETTINGS, adminClaim: { name, value } };
  expect(readPerson({ signed: { sub: "7" }, more: { ...claims } }, settings).isAdmin).toBe(isAdmin);
});
