import { expect, test } from "vitest";

import { logSince } from "../testing/logs/log-watch.ts";
import { setupApi, withLimits } from "../testing/setup-api.ts";
import { AppError } from "./errors.ts";

test("answers an unknown path of the API with the one error body", async () => {
  const { anonymous } = await setupApi();

  const response = await anonymous.get("/nowhere");

  expect(response.statusCode).toBe(404);
  expect(response.headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(response.json()).toEqual({
    statusCode: 404,
    error: "There is nothing here.",
    message: "There is nothing here.",
    code: "not_found",
  });
});

test("refuses a parameter of whatever length with the one error body and every header", async () => {
  const { as, given } = await setupApi();

  const response = await as(await given.user()).get(`/catches/${"x".repeat(5000)}`);

  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ code: "invalid_input", fields: { id: "Id must be a UUID" } });
  expect(response.headers).toHaveProperty("x-content-type-options", "nosniff");
});

const { app: failing } = await setupApi(withLimits({}));
failing.get("/api/bug", () => {
  throw new Error("select secret from /var/lib");
});
failing.get("/api/half", ({ raw }) => {
  raw.destroy();
  throw Object.assign(new Error("aborted"), { code: "ECONNRESET" });
});
failing.get("/api/away", () => {
  throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
});
failing.get("/api/wait", () => {
  throw new AppError("too_many_requests", { retryAfter: 1.2 });
});

test("says nothing of what went wrong inside, and logs it whole", async () => {
  const response = await failing.inject("/api/bug");

  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    statusCode: 500,
    error: "Something went wrong on our side. Please try again later.",
    message: "Something went wrong on our side. Please try again later.",
    code: "unexpected",
  });
});

test("who hangs up in the middle of a request is no fault of ours, and no line of an error in the log", async () => {
  const logged = logSince();

  const response = await failing.inject("/api/half").catch(() => null);

  expect(response?.statusCode ?? 400).toBe(400);
  expect(logged().filter((line) => JSON.parse(line).level > 40)).toEqual([]);
});

test("tells when to come back when the database is away", async () => {
  const response = await failing.inject("/api/away");

  expect(response.statusCode).toBe(503);
  expect(response.headers["retry-after"]).toBe("5");
  expect(response.json().code).toBe("unavailable");
});

test("rounds the seconds to wait up", async () => {
  expect((await failing.inject("/api/wait")).headers["retry-after"]).toBe("2");
});

test.each([
  "/.env",
  "/.git/HEAD",
  "/package.json",
  "/src/main.ts",
  "/%2e%2e/package.json",
  "/assets/none.js",
])("does not give out %s", async (path) => {
  const { app } = await setupApi();

  expect((await app.inject(path)).statusCode).toBe(404);
});

test("carries the security headers on every kind of answer", async () => {
  const { app, anonymous } = await setupApi();

  for (const response of [
    await anonymous.get("/health"),
    await anonymous.get("/nowhere"),
    await app.inject("/"),
  ]) {
    expect(response.headers).toMatchObject({
      "content-security-policy": expect.stringContaining(
        "default-src 'none';script-src 'self';style-src 'self'",
      ),
      "x-content-type-options": "nosniff",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(response.headers).not.toHaveProperty("x-powered-by");
    expect(response.headers).not.toHaveProperty("access-control-allow-origin");
  }
});
