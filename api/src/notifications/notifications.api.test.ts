import { CHANNEL_LIMITS } from "@creel/domain/notifications/new-channel";
import { ADMIN_TOPICS, ANGLER_TOPICS } from "@creel/domain/notifications/topics";
import { expect, test } from "vitest";

import { readSettings } from "../app/settings.ts";
import { startPushService } from "../testing/services/push-service.ts";
import { setupApi, withLimits } from "../testing/setup-api.ts";
import { notificationEntries } from "./notification-entries.ts";

type Api = Awaited<ReturnType<typeof setupApi>>;

/** An angler with an account. */
async function angler({ given, as }: Api, traits: Parameters<Api["given"]["user"]>[0] = {}) {
  const user = await given.user(traits);
  const my = as(user);
  const read = async () => (await my.get("/notifications")).json();
  const add = (channel: object) => my.post("/notifications/channels", channel);
  return { ...user, my, read, add };
}

const webhook = (url = "https://1.1.1.1/creel") => ({ kind: "webhook", url });

test("every topic is off at first, except the email about a new way in", async () => {
  const ana = await angler(await setupApi());
  const { topics, ...others } = await ana.read();

  const off = ANGLER_TOPICS.filter((topic) => topic !== "new_way_in").map((topic) => [topic, []]);
  expect(topics).toEqual({ ...Object.fromEntries(off), new_way_in: ["mail"] });
  expect(others).toMatchObject({
    quiet_from: null,
    quiet_to: null,
    alerts_in_quiet: false,
    channels: [{ id: ana.id, kind: "mail", target: ana.email, last_at: null, failed_since: null }],
  });
  expect(Buffer.from(others.vapid_public_key, "base64url")).toHaveLength(65);
});

test("what is turned on stays on, also when something else changes", async () => {
  const ana = await angler(await setupApi());
  await ana.my.put("/notifications", { topics: { good_day: ["push", "mail"] }, alerts_in_quiet: true });
  await ana.my.put("/notifications", {
    topics: { refused: ["ntfy"] },
    quiet_from: "22:00",
    quiet_to: "05:00",
  });

  expect(await ana.read()).toMatchObject({
    topics: { good_day: ["push", "mail"], refused: ["ntfy"], license_ends: [] },
    quiet_from: "22:00",
    quiet_to: "05:00",
    alerts_in_quiet: true,
  });
  await ana.my.put("/notifications", { topics: { good_day: [] }, quiet_from: null, quiet_to: null });
  expect(await ana.read()).toMatchObject({
    topics: { good_day: [] },
    quiet_from: null,
    alerts_in_quiet: true,
  });
});

test("the email about a new way in cannot be turned off", async () => {
  const ana = await angler(await setupApi());
  await ana.my.put("/notifications", { topics: { new_way_in: ["push"] } });

  expect((await ana.read()).topics.new_way_in).toEqual(["mail", "push"]);
});

test("only admins have the topics for the people who run this Creel", async () => {
  const api = await setupApi();
  const [ana, admin] = [await angler(api), await angler(api, { role: "admin" })];
  const backups = { topics: { backup_failed: ["mail"] } };

  expect((await ana.my.put("/notifications", backups)).json().code).toBe("not_allowed");
  expect((await admin.my.put("/notifications", backups)).json().topics.backup_failed).toEqual(["mail"]);
  expect(Object.keys((await ana.read()).topics)).toEqual([...ANGLER_TOPICS]);
  expect(Object.keys((await admin.read()).topics)).toEqual([...ANGLER_TOPICS, ...ADMIN_TOPICS]);
});

test("a webhook's key is shown once, when it is added", async () => {
  const ana = await angler(await setupApi());
  const { channel, secret } = (await ana.add({ ...webhook(), name: "Cabin" })).json();

  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(channel).toMatchObject({ kind: "webhook", name: "Cabin", target: "https://1.1.1.1/creel" });
  const listed = await ana.my.get("/notifications");
  expect(listed.json().channels).toContainEqual(channel);
  expect(listed.body).not.toContain(secret);
});

test.each([
  "http://127.0.0.1/",
  "http://10.1.2.3/",
  "http://169.254.169.254/latest/meta-data/",
  "http://[::1]/",
  "http://[fc00::1]/",
  "http://[::ffff:127.0.0.1]/",
  "http://localhost/",
])("a webhook to %s, which is private, is refused", async (url) => {
  const ana = await angler(await setupApi());
  const { statusCode, ...refused } = await ana.add(webhook(url));

  expect(statusCode).toBe(400);
  expect(refused.json().fields.url).toMatch(/^This address is in a private network/);
  expect((await ana.read()).channels).toHaveLength(1);
});

test("with NOTIFY_PRIVATE_TARGETS=on, a webhook in the house can be added", async () => {
  const ana = await angler(await setupApi({ settings: readSettings({ NOTIFY_PRIVATE_TARGETS: "on" }) }));

  expect((await ana.add(webhook("http://192.168.1.20/creel"))).statusCode).toBe(201);
});

test("a phone that subscribes again is one channel, named after its browser", async () => {
  const ana = await angler(await setupApi({ settings: readSettings({ NOTIFY_PRIVATE_TARGETS: "on" }) }));
  const { subscription } = (await startPushService()).subscribe();
  const subscribe = () =>
    ana.my.call({
      method: "POST",
      url: "/notifications/channels",
      payload: { kind: "push", ...subscription },
      headers: { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0" },
    });

  const [first, again] = [await subscribe(), await subscribe()];

  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.json()).toEqual({ channel: first.json().channel, secret: null });
  expect(first.json().channel).toMatchObject({ name: "Firefox on Linux", target: subscription.endpoint });
});

test("a subscription whose key is not on the curve is refused", async () => {
  const ana = await angler(await setupApi());
  const keys = { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) };
  const refused = await ana.add({ kind: "push", endpoint: "https://1.1.1.1/phone", keys });

  expect(refused.json().fields).toEqual({
    keys: "keys must be the p256dh and auth of a push subscription",
  });
});

test(`an angler has at most ${CHANNEL_LIMITS.perUser} channels besides email`, async () => {
  const ana = await angler(await setupApi());
  for (let count = 0; count < CHANNEL_LIMITS.perUser; count += 1) await ana.add(webhook());

  expect((await ana.add(webhook())).json().fields).toEqual({ kind: "At most 20 values" });
});

test("a channel that is removed is gone; email stays", async () => {
  const ana = await angler(await setupApi());
  const { channel } = (await ana.add(webhook())).json();
  await ana.my.post(`/notifications/channels/${ana.id}/test`);
  const remove = async (id: string) => (await ana.my.delete(`/notifications/channels/${id}`)).statusCode;

  expect([await remove(channel.id), await remove(channel.id), await remove(ana.id)]).toEqual([204, 404, 404]);
  expect((await ana.read()).channels.map(({ kind }: { kind: string }) => kind)).toEqual(["mail"]);
});

test("a test by email arrives, and its result is listed", async () => {
  const api = await setupApi();
  const ana = await angler(api);
  const tested = (await ana.my.post(`/notifications/channels/${ana.id}/test`)).json();

  expect(tested).toMatchObject({ result: "delivered", channel: { kind: "mail", last_result: "delivered" } });
  expect(api.sent).toMatchObject([{ to: ana.email, subject: "Test from Creel" }]);
  expect((await ana.read()).channels).toEqual([tested.channel]);
});

test("something that was refused on a phone is told of once, by those who want it", async () => {
  const api = await setupApi();
  const [ana, bo] = [await angler(api), await angler(api)];
  await ana.my.put("/notifications", { topics: { refused: ["mail"] } });
  const item = { id: "0199f2a0-0000-7000-8000-000000000001", subject: "catch" };
  for (const who of [ana, ana, bo]) await who.my.post("/notifications/refused", item);

  expect(api.sent).toMatchObject([{ to: ana.email, subject: "A catch could not be uploaded" }]);
});

test("who sends tests without end has to wait", async () => {
  const ana = await angler(await setupApi(withLimits({ notificationsPerUser: 2 })));
  const send = async () => (await ana.my.post(`/notifications/channels/${ana.id}/test`)).statusCode;

  expect([await send(), await send(), await send()]).toEqual([200, 200, 429]);
});

test("the archive has what one is told of, without addresses and keys", async () => {
  const api = await setupApi();
  const ana = await angler(api);
  const { secret } = (await ana.add({ ...webhook("https://1.1.1.1/hidden"), name: "Cabin" })).json();
  await ana.my.put("/notifications", { topics: { good_day: ["mail"] } });
  let text = "";
  for (const { input } of notificationEntries(api.db, ana)) {
    for await (const part of input) text += String(part);
  }

  expect(JSON.parse(text)).toMatchObject({
    topics: { good_day: ["mail"] },
    channels: [{ kind: "webhook", name: "Cabin" }],
  });
  expect(text).not.toContain("hidden");
  expect(text).not.toContain(secret);
});
