import { sql } from "kysely";
import { expect, test } from "vitest";

import { setupApi } from "../testing/setup-api.ts";

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

test.each([
  ["email", { password: "secret" }],
  ["password", { email: "a@b.example" }],
  ["email", { email: "\u0000", password: "secret" }],
])("asks for the %s", async (field, credentials) => {
  const { anonymous } = await setupApi();

  const response = await anonymous.post("/auth/login", credentials);

  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json().fields)).toEqual([field]);
});

test("does not sign in from a form of another site", async () => {
  const { app } = await setupApi();

  const response = await app.inject({
    method: "POST",
    url: "/api/auth/login",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "email=a@b.example&password=secret",
  });

  expect(response.statusCode).toBe(415);
  expect(response.json().code).toBe("unsupported_type");
});
