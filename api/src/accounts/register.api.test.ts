import { expect, test } from "vitest";

import { setupApi } from "../testing/setup-api.ts";

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
    has_password: true,
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

test("nobody who signs up is named like whoever runs this Creel", async () => {
  const { anonymous } = await setupApi();

  const response = await anonymous.post("/auth/register", { ...ANA, email: "admin@one.example" });

  expect(response.json().user.username).toMatch(/^angler\d*$/);
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
