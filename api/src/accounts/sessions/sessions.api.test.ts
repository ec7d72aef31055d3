import { expect, test } from "vitest";

import { nextId } from "../../testing/fixtures/next-id.ts";
import { setupApi } from "../../testing/setup-api.ts";

const PHONE =
  "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/129.0.0.0 Mobile Safari/537.36";

async function setup() {
  const api = await setupApi();
  const email = `sessions-${nextId()}@example.com`;
  const ana = await api.given.user({ email, password: "perch and bobber" });
  const signInFrom = async (userAgent: string, remoteAddress: string) => {
    const response = await api.anonymous.call({
      method: "POST",
      url: "/auth/login",
      payload: { email, password: "perch and bobber" },
      headers: { "user-agent": userAgent },
      remoteAddress,
    });
    return response.json<{ accessToken: string; refreshToken: string }>();
  };
  const sessionsOf = async (who: { accessToken: string }) =>
    (await api.as(who).get("/auth/sessions")).json().sessions;
  return { ...api, ana, signInFrom, sessionsOf };
}

test("lists where one is signed in: this one first, each by its device, its address and its times", async () => {
  const { ana, signInFrom, sessionsOf } = await setup();
  const phone = await signInFrom(PHONE, "198.51.100.24");

  const sessions = await sessionsOf(phone);

  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
  const common = { id: expect.any(String), createdAt: time, lastUsedAt: time, way: "password" };
  expect(sessions).toEqual([
    { ...common, current: true, device: "Chrome on Android", ip: "198.51.100.24" },
    { ...common, current: false, device: "Unknown device", ip: "127.0.0.1" },
  ]);
  expect((await sessionsOf(ana)).map(({ ip }: { ip: string }) => ip)).toEqual(["127.0.0.1", "198.51.100.24"]);
});

test("a session tells from where its tokens were last renewed", async () => {
  const { anonymous, ana, sessionsOf } = await setup();
  const response = await anonymous.call({
    method: "POST",
    url: "/auth/refresh",
    payload: { refreshToken: ana.refreshToken },
    remoteAddress: "203.0.113.87",
  });

  expect(await sessionsOf(response.json())).toEqual([expect.objectContaining({ ip: "203.0.113.87" })]);
});

test("a session that was ended is off the list, and its next request and refresh are refused", async () => {
  const { as, anonymous, ana, signInFrom, sessionsOf } = await setup();
  const phone = await signInFrom(PHONE, "198.51.100.24");
  const [, lost] = await sessionsOf(ana);

  const ended = await as(ana).delete(`/auth/sessions/${lost.id}`);

  expect(ended.statusCode).toBe(204);
  expect(await sessionsOf(ana)).toHaveLength(1);
  expect((await as(phone).get("/auth/me")).json().code).toBe("session_ended");
  const refreshed = await anonymous.post("/auth/refresh", { refreshToken: phone.refreshToken });
  expect(refreshed.statusCode).toBe(401);
  expect((await as(ana).get("/auth/me")).statusCode).toBe(200);
});

test("ends all others at once and goes on itself; nobody else's end", async () => {
  const { as, given, ana, signInFrom } = await setup();
  const bo = await given.user();
  const others = [await signInFrom(PHONE, "198.51.100.24"), await signInFrom("", "::1")];

  const ended = await as(ana).delete("/auth/sessions");

  expect(ended.statusCode).toBe(204);
  for (const other of others) expect((await as(other).get("/auth/me")).statusCode).toBe(401);
  for (const who of [ana, bo]) expect((await as(who).get("/auth/me")).statusCode).toBe(200);
});

test("somebody else's session, one that is over and one that never was are all not there", async () => {
  const { as, given, ana, signInFrom, sessionsOf } = await setup();
  const bo = await given.user();
  const [ofBo] = await sessionsOf(bo);
  await signInFrom(PHONE, "198.51.100.24");
  const [, over] = await sessionsOf(ana);
  await as(ana).delete(`/auth/sessions/${over.id}`);

  const answers = [ofBo.id, over.id, nextId()].map((id) => as(ana).delete(`/auth/sessions/${id}`));

  for (const answer of await Promise.all(answers)) {
    expect(answer.statusCode).toBe(404);
    expect(answer.json().code).toBe("not_found");
  }
  expect((await as(bo).get("/auth/me")).statusCode).toBe(200);
});
