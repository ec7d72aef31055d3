import { DAY_MS } from "@creel/domain/dates/units-of-time";
import { afterEach, expect, test, vi } from "vitest";

import { setupApi } from "../../testing/setup-api.ts";

afterEach(() => {
  vi.useRealTimers();
});

function waitFor(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}

async function setup() {
  const api = await setupApi();
  const refresh = async (refreshToken: string) => {
    const response = await api.anonymous.post("/auth/refresh", { refreshToken });
    return { status: response.statusCode, ...response.json() };
  };
  return { ...api, refresh };
}

test("every use gives the next pair, and the new access token works", async () => {
  const { as, given, refresh } = await setup();
  const ana = await given.user();

  const first = await refresh(ana.refreshToken);
  const second = await refresh(first.refreshToken);

  expect(Object.keys(first)).toEqual(["status", "accessToken", "refreshToken"]);
  expect(new Set([ana.refreshToken, first.refreshToken, second.refreshToken]).size).toBe(3);
  expect((await as(second).get("/auth/me")).json().user.id).toBe(ana.id);
});

test("20 at once with the same token all get the one successor", async () => {
  const { given, refresh } = await setup();
  const ana = await given.user();

  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(ana.refreshToken)));

  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(new Set(answers.map((answer) => answer.refreshToken)).size).toBe(1);
});

test("within 30 seconds the token before gives the same successor, which then works", async () => {
  const { given, refresh } = await setup();
  const ana = await given.user();
  const first = await refresh(ana.refreshToken);

  waitFor(29_000);
  const again = await refresh(ana.refreshToken);

  expect(again).toMatchObject({ status: 200, refreshToken: first.refreshToken });
  expect((await refresh(again.refreshToken)).status).toBe(200);
});

test("after 30 seconds the token before was copied: the whole family ends", async () => {
  const { as, given, refresh } = await setup();
  const ana = await given.user();
  const first = await refresh(ana.refreshToken);

  waitFor(31_000);

  expect(await refresh(ana.refreshToken)).toMatchObject({ status: 401, code: "session_ended" });
  expect((await refresh(first.refreshToken)).status).toBe(401);
  expect((await as(first).get("/auth/me")).statusCode).toBe(401);
});

test("a token older than the one before ends the family, even within the 30 seconds", async () => {
  const { given, refresh } = await setup();
  const ana = await given.user();
  const first = await refresh(ana.refreshToken);
  const second = await refresh(first.refreshToken);

  expect((await refresh(ana.refreshToken)).status).toBe(401);
  expect((await refresh(second.refreshToken)).status).toBe(401);
});

test("another sign-in of the same user goes on when a family ends", async () => {
  const { anonymous, given, refresh } = await setup();
  const ana = await given.user({ email: "two@example.com", password: "secret" });
  const other = (
    await anonymous.post("/auth/login", { email: "two@example.com", password: "secret" })
  ).json();
  await refresh((await refresh(ana.refreshToken)).refreshToken);
  await refresh(ana.refreshToken);

  expect((await refresh(other.refreshToken)).status).toBe(200);
});

function flip(text: string, at: number): string {
  return text.slice(0, at) + (text[at] === "A" ? "B" : "A") + text.slice(at + 1);
}

test("a token that was made up or changed is refused and harms nobody", async () => {
  const { given, refresh } = await setup();
  const ana = await given.user();
  const wrong = [
    ...[0, 30, 60, 90].map((at) => flip(ana.refreshToken, at)),
    `${ana.refreshToken}=`,
    ana.refreshToken.slice(1),
    ana.accessToken,
    "x",
    "",
  ];

  for (const token of wrong) expect((await refresh(token)).status, token).toBe(401);

  expect((await refresh(ana.refreshToken)).status).toBe(200);
});

test("a session that was not used for 30 days is over", async () => {
  const { given, refresh } = await setup();
  const ana = await given.user();

  waitFor(30 * DAY_MS + 1000);

  expect((await refresh(ana.refreshToken)).status).toBe(401);
});

test("a session in steady use is over after 90 days", async () => {
  const { given, refresh } = await setup();
  const ana = await given.user();
  let { refreshToken } = ana;
  for (let day = 20; day <= 80; day += 20) {
    waitFor(20 * DAY_MS);
    const next = await refresh(refreshToken);
    expect(next.status, `after ${day} days`).toBe(200);
    refreshToken = next.refreshToken;
  }

  waitFor(11 * DAY_MS);

  expect((await refresh(refreshToken)).status).toBe(401);
});
