import { HOUR_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";
import { beforeAll, describe, expect, test, vi } from "vitest";

import type { Database } from "../database/connect.ts";
import type { SendNotification } from "../notifications/send-notification.ts";
import { ADMIN_PASSWORD } from "../testing/fixtures/given.ts";
import { ROUTES } from "../testing/routes/all-routes.ts";
import { makeScenes, parseName, pathOf, type SetScene } from "../testing/routes/scene.ts";
import { setupApi, withLimits } from "../testing/setup-api.ts";
import { setupDemo } from "../testing/setup-demo.ts";

const MANY = 10_000;

/** The routes that a guest is refused, besides what only admins can do. The last three are refused to everybody. */
const REFUSED = new Set([
  "DELETE /api/auth/me",
  "DELETE /api/auth/me/calendar/",
  "DELETE /api/auth/me/email/pending",
  "DELETE /api/auth/me/passkeys/{id}",
  "DELETE /api/auth/me/totp",
  "DELETE /api/auth/tokens/{id}",
  "DELETE /api/notifications/channels/{id}",
  "DELETE /api/shares/",
  "DELETE /api/shares/{id}",
  "POST /api/auth/me/calendar/",
  "POST /api/auth/me/passkeys",
  "POST /api/auth/me/passkeys/options",
  "POST /api/auth/me/totp",
  "POST /api/auth/me/totp/backup-codes",
  "POST /api/auth/me/totp/confirm",
  "POST /api/auth/oidc/finish",
  "POST /api/auth/oidc/unlink",
  "POST /api/auth/tokens",
  "POST /api/notifications/channels",
  "POST /api/notifications/channels/{id}/test",
  "POST /api/notifications/refused",
  "POST /api/shares/",
  "PUT /api/auth/me/calendar/",
  "PUT /api/auth/me/email",
  "PUT /api/auth/me/passkeys/{id}",
  "PUT /api/auth/me/password",
  "PUT /api/licences/reminders",
  "PUT /api/notifications/",
  "POST /api/auth/forgot-password",
  "POST /api/auth/register",
  "POST /api/contact",
]);

let demo: Awaited<ReturnType<typeof setupDemo>>;
let setScene: ReturnType<typeof makeScenes>["setScene"];
const tellOf = vi.fn<SendNotification>(async () => false);
beforeAll(async () => {
  demo = await setupDemo({ sendNotification: tellOf });
  // A Creel without the demo mode makes the scenes, because guests cannot share or make tokens.
  const usual = await setupApi(withLimits({ signInPerAddress: MANY }));
  ({ setScene } = makeScenes(usual));
});

async function makeGuests(db: Database, ids: readonly string[]): Promise<void> {
  const demoUntil = new Date(Date.now() + HOUR_MS);
  await db.updateTable("users").set({ demoUntil }).where("id", "in", ids).execute();
}

/** Sends a route's request as a guest, about their own records or about another guest's. */
async function sendAsGuest(name: string, requester: "owner" | "angler") {
  const route = ROUTES[name];
  if (!route) throw new Error(`${name} is not in the table`);
  const scene: SetScene = await setScene(requester, name, route);
  await makeGuests(demo.db, [scene.owner.id, scene.requester?.id ?? scene.owner.id]);
  const { method } = parseName(name);
  const payload = route.body?.(scene);
  const url = `${pathOf(name, route, scene)}${route.query ?? ""}`;
  return demo.as(scene.requester).call({ method, url, ...(payload && { payload }) });
}

describe.each(Object.entries(ROUTES))("%s", (name, { expected }) => {
  const isRefused = REFUSED.has(name);

  test.each(["owner", "angler"] as const)("answers a guest as the tables say, as %s", async (requester) => {
    tellOf.mockClear();
    demo.sent.length = 0;

    const { statusCode, body } = await sendAsGuest(name, requester);

    if (isRefused) {
      expect({ statusCode, ...JSON.parse(body) }).toMatchObject({
        statusCode: 403,
        code: "not_in_demo",
        message: "A demo doesn’t do this. In a Creel of your own it works.",
      });
    } else {
      expect(statusCode, body).toBe(expected[requester]);
    }
    expect(demo.sent).toEqual([]);
    expect(tellOf).not.toHaveBeenCalled();
  });
});

test("a guest reaches nothing of a real account", async () => {
  const { as, db, given, openDemo } = demo;
  const admin = await given.admin();
  const caught = await given.loggedCatch(admin);
  const trip = await given.loggedTrip(admin);
  const water = await given.namedWater(admin);
  const my = as(await openDemo());
  const before = await sumOf(db, admin.id);

  for (const path of [`/catches/${caught.id}`, `/trips/${trip.id}`, `/waters/${water.id}`]) {
    expect((await my.get(path)).statusCode).toBe(404);
    expect((await my.put(path, { name: "Mine", species: "Pike" }, { "if-match": '"1"' })).statusCode).toBe(
      404,
    );
    expect((await my.delete(path)).statusCode).toBe(404);
  }
  expect((await my.get("/admin/users")).statusCode).toBe(403);
  expect(await sumOf(db, admin.id)).toEqual(before);
});

test("an admin neither sees guests in the list nor changes them", async () => {
  const { as, given, openDemo } = demo;
  const admin = as(await given.admin());
  const { user } = await openDemo();
  const guest = `/admin/users/${user.id}`;

  const listed = (await admin.get(`/admin/users?search=${user.username}`)).json();
  const answers = [
    await admin.get(guest),
    await admin.put(`${guest}/role`, { role: "admin", password: ADMIN_PASSWORD }),
    await admin.put(`${guest}/password`, { password: ADMIN_PASSWORD, reason: "They asked for it" }),
    await admin.put(`${guest}/status`, { account_status: "suspended", password: ADMIN_PASSWORD }),
  ];

  expect(listed).toMatchObject({ users: [], total: 0 });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
});

test("nobody takes the address of a guest", async () => {
  const { anonymous, openDemo } = demo;
  const { user } = await openDemo();
  const registration = { firstName: "Ana", lastName: "Angler", email: user.email, password: "secret" };

  expect((await anonymous.post("/auth/register", registration)).json().code).toBe("not_in_demo");
  expect((await anonymous.post("/auth/forgot-password", { email: user.email })).json().code).toBe(
    "not_in_demo",
  );
  for (const password of ["", "none", "null"]) {
    expect((await anonymous.post("/auth/login", { email: user.email, password })).statusCode).not.toBe(200);
  }
});

test("an admin still signs in by password", async () => {
  const { anonymous, given } = demo;
  const { email } = await given.admin();

  const signedIn = await anonymous.post("/auth/login", { email, password: ADMIN_PASSWORD });

  expect(signedIn.statusCode).toBe(200);
});

/** Returns a checksum of one owner's catches, trips and waters. */
async function sumOf(db: Database, userId: string): Promise<unknown> {
  const tables = ["catches", "trips", "waters"].map(
    (name) => sql`select count(*) as count, sum(hashtext(t::text)) as sum
      from ${sql.table(name)} t where user_id = ${userId}`,
  );
  return (await sql`${sql.join(tables, sql` union all `)}`.execute(db)).rows;
}
