import { expect, test } from "vitest";

import { setupApi } from "../../testing/setup-api.ts";

const ANA = { firstName: "Ana", lastName: "Angler", email: "Ana.Angler@example.com", password: "secret" };

test("makes an angler's account and signs in", async () => {
  const { anonymous, as } = await setupApi();

  const response = await anonymous.post("/auth/register", { ...ANA, timeZone: "America/Chicago" });

  expect(response.statusCode).toBe(201);
  const { accessToken, refreshToken, user } = response.json();
  expect(user).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    firstName: "Ana",
    lastName: "Angler",
    username: "ana.angler",
    email: "Ana.Angler@example.com",
    role: "angler",
    account_status: "active",
    free_premium_access: false,
    language: null,
    units: "imperial",
    timeZone: "America/Chicago",
    homeLatitude: null,
    homeLongitude: null,
    createdAt: expect.stringMatching(/Z$/),
  });
  expect(refreshToken).toHaveLength(107);
  const me = await as({ accessToken }).get("/auth/me");
  expect(me.json()).toEqual({ user });
});

test("refuses an email that is taken, whatever its case", async () => {
  const { anonymous, given } = await setupApi();
  await given.user({ email: "taken@example.com" });

  const response = await anonymous.post("/auth/register", { ...ANA, email: "TAKEN@Example.com" });

  expect(response.statusCode).toBe(409);
  expect(response.json()).toEqual({
    statusCode: 409,
    error: "An account with this email already exists",
    message: "An account with this email already exists",
    code: "email_taken",
  });
});

test("finds a free username when the email's local part is somebody's already", async () => {
  const { anonymous } = await setupApi();

  const first = await anonymous.post("/auth/register", { ...ANA, email: "pike@one.example" });
  const second = await anonymous.post("/auth/register", { ...ANA, email: "pike@two.example" });

  expect(first.json().user.username).toBe("pike");
  expect(second.json().user.username).toMatch(/^pike\d{2,5}$/);
});

test("never takes a role, a status or an id from the one who registers", async () => {
  const { anonymous } = await setupApi();
  const wished = { role: "admin", account_status: "suspended", free_premium_access: true, id: "1" };

  const response = await anonymous.post("/auth/register", { ...ANA, email: "wish@example.com", ...wished });

  expect(response.json().user).toMatchObject({
    role: "angler",
    account_status: "active",
    free_premium_access: false,
  });
});

test.each([
  ["firstName", { firstName: " " }, "First name is required"],
  ["lastName", { lastName: undefined }, "Last name must be text"],
  ["firstName", { firstName: "A\u0000" }, "First name must not contain a NUL character"],
  ["lastName", { lastName: "x".repeat(81) }, "Last name must have at most 80 characters"],
  ["email", { email: "nobody" }, "Email must be an address, like name@example.com"],
  ["email", { email: "a@b.example\r\nBcc: c@d.example" }, "Email must be an address, like name@example.com"],
  ["email", { email: `${"a".repeat(250)}@b.de` }, "Email must have at most 254 characters"],
  ["password", { password: "12345" }, "Password must be at least 6 characters long"],
  ["password", { password: "x".repeat(129) }, "Password must have at most 128 characters"],
  ["timeZone", { timeZone: "Mars/Olympus" }, "Time zone must be an IANA name, like America/Chicago"],
])("names the field %s when it is %o", async (field, wrong, sentence) => {
  const { anonymous } = await setupApi();

  const response = await anonymous.post("/auth/register", { ...ANA, ...wrong });

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "invalid_input", fields: { [field]: sentence } });
});

test("takes a password to the letter: blanks, case, any script, all of 128 characters", async () => {
  const { anonymous } = await setupApi();
  const passwords = [" pass word ", "ééé漢字🎣", "x".repeat(127)];

  for (const [index, password] of passwords.entries()) {
    const email = `letter${index}@example.com`;
    await anonymous.post("/auth/register", { ...ANA, email, password });
    const exact = await anonymous.post("/auth/login", { email, password });
    const trimmed = await anonymous.post("/auth/login", { email, password: `${password}x` });

    expect(exact.statusCode).toBe(200);
    expect(trimmed.statusCode).toBe(401);
  }
});
