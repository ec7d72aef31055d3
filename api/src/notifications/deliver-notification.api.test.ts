import { createHmac } from "node:crypto";

import { afterEach, beforeAll, expect, onTestFinished, test, vi } from "vitest";

import { readSettings } from "../app/settings.ts";
import { openJobs } from "../jobs/jobs.ts";
import { LoggedError } from "../jobs/logged-error.ts";
import { DeliveryError } from "../mail/mail-transport.ts";
import type { QueuedMail } from "../mail/mail.ts";
import { watchedLogger } from "../testing/logs/log-watch.ts";
import { notificationsOf, RIVER } from "../testing/notifications-of.ts";
import { startNtfyServer } from "../testing/services/ntfy-server.ts";
import { startPushService } from "../testing/services/push-service.ts";
import { startReceiver } from "../testing/services/receiver.ts";
import { databaseTarget, setupApi } from "../testing/setup-api.ts";
import { notificationJobs } from "./deliver-notification.ts";
import { openNotifications } from "./send-notification.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
let openQueue: ReturnType<typeof notificationsOf>["openQueue"];
let angler: ReturnType<typeof notificationsOf>["angler"];
beforeAll(async () => {
  api = await setupApi({ settings: readSettings({ NOTIFY_PRIVATE_TARGETS: "on" }) });
  ({ openQueue, angler } = notificationsOf(api));
});

afterEach(() => {
  vi.useRealTimers();
});

test("a push message can be read by the phone alone, and holds no more than its title, text and page", async () => {
  const pushService = await startPushService();
  const { subscription, decrypt } = pushService.subscribe();
  const ana = await angler({ river_mark: ["push"] });
  await ana.add({ kind: "push", ...subscription });
  const { send, work } = openQueue();
  await send(ana.user, RIVER);
  await work();

  const [received] = pushService.received;
  if (!received) throw new Error("Nothing arrived");
  const { title, body, path } = RIVER;
  expect(JSON.parse(decrypt(received.body))).toEqual({ title, body, path });
  expect(String(received.body)).not.toContain("Vermilion");
  expect(() => pushService.subscribe().decrypt(received.body)).toThrow("authenticate");
  expect(received.headers).toMatchObject({
    "content-encoding": "aes128gcm",
    ttl: "86400",
    urgency: "normal",
  });
  expect(await ana.channel("push")).toMatchObject({ last_result: "delivered", failed_since: null });
});

test("a push service learns which Creel sends, and whom to ask about it", async () => {
  const pushService = await startPushService();
  const ana = await angler({ river_mark: ["push"] });
  await ana.add({ kind: "push", ...pushService.subscribe().subscription });
  const { send, work } = openQueue();
  await send(ana.user, RIVER);
  await work();

  const [received] = pushService.received;
  const { vapid_public_key: key } = (await ana.my.get("/notifications")).json();
  expect(received && (await pushService.senderOf(received))).toMatchObject({
    key,
    aud: pushService.address,
    sub: "mailto:run@creel.test",
  });
});

test("no decrypted message holds a place of the angler", async () => {
  const pushService = await startPushService();
  const { subscription, decrypt } = pushService.subscribe();
  const ana = await angler({ refused: ["push"] });
  const place = { latitude: 47.8312345, longitude: -92.2654321 };
  await ana.my.put("/auth/me", { homeLatitude: place.latitude, homeLongitude: place.longitude });
  const { id } = await api.given.loggedCatch(ana.user, place);
  const { channel } = await ana.add({ kind: "push", ...subscription });
  await ana.my.post(`/notifications/channels/${channel.id}/test`);
  await ana.my.post("/notifications/refused", { id, subject: "catch", ...place });

  const messages = pushService.received.map(({ body }) => decrypt(body));
  expect(messages).toHaveLength(2);
  expect(messages.join("\n")).not.toMatch(/47\.8|92\.2/);
});

test.each([404, 410])("a phone that the push service answers with %i is removed", async (status) => {
  const pushService = await startPushService();
  const ana = await angler({ river_mark: ["push"] });
  const { channel } = await ana.add({ kind: "push", ...pushService.subscribe().subscription });
  pushService.answer(status);
  const { send, work } = openQueue();
  await send(ana.user, RIVER);
  await work();

  expect(await ana.channel("push")).toBeUndefined();
  expect((await ana.my.post(`/notifications/channels/${channel.id}/test`)).statusCode).toBe(404);
});

test("a phone that was signed out gets nothing more", async () => {
  const pushService = await startPushService();
  const ana = await angler({ river_mark: ["push"] });
  await ana.add({ kind: "push", ...pushService.subscribe().subscription });
  const { send, work } = openQueue();
  await send(ana.user, RIVER);
  await ana.my.post("/auth/logout");
  await work();

  expect(pushService.received).toEqual([]);
  expect(await send(ana.user, { ...RIVER, key: "later" })).toBe(false);
});

test("ntfy gets title, text and the page to open; with a token also on a protected topic", async () => {
  const ntfy = await startNtfyServer();
  const ana = await angler({ weather_alert: ["ntfy"] });
  await ana.add({ kind: "ntfy", url: `${ntfy.address}/creel-7Hq2` });
  await ana.add({ kind: "ntfy", url: `${ntfy.address}/private`, token: ntfy.token });
  const { send, work } = openQueue();
  await send(ana.user, { ...RIVER, topic: "weather_alert" });
  await work();

  const message = { title: RIVER.title, message: RIVER.body, click: "https://creel.test/catches/waters/1" };
  expect(ntfy.published).toEqual([
    { ...message, topic: "creel-7Hq2", priority: 4, tags: ["fish"] },
    { ...message, topic: "private", priority: 4, tags: ["fish"] },
  ]);
});

test("a webhook gets flat fields, signed with its key", async () => {
  const receiver = await startReceiver();
  const ana = await angler({ river_mark: ["webhook"] });
  const { secret } = await ana.add({ kind: "webhook", url: `${receiver.address}/creel` });
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T12:41:00Z") });
  const { send, work } = openQueue();
  await send(ana.user, RIVER);
  await work();

  const [received] = receiver.received;
  const body = String(received?.body);
  const seconds = Date.parse("2026-11-21T12:41:00Z") / 1000;
  const signature = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  expect(received).toMatchObject({ method: "POST", path: "/creel" });
  expect(received?.headers["creel-signature"]).toBe(`t=${seconds},v1=${signature}`);
  expect(JSON.parse(body)).toEqual({
    id: expect.stringMatching(/^[\da-f-]{36}$/),
    topic: "river_mark",
    title: RIVER.title,
    body: RIVER.body,
    url: "https://creel.test/catches/waters/1",
    water: "Vermilion River",
    level_ft: 5.6,
    trend: "rising",
  });
});

test("what is sent goes through the queue to its channel", async () => {
  const receiver = await startReceiver();
  const ana = await angler({ river_mark: ["webhook"] });
  await ana.add({ kind: "webhook", url: receiver.address });
  const { carriers } = openQueue();
  const jobs = await openJobs(
    await databaseTarget(),
    notificationJobs({ db: api.db, carriers }, watchedLogger),
    watchedLogger,
  );
  onTestFinished(() => jobs.stop());
  await openNotifications({ db: api.db, queue: jobs })(ana.user, RIVER);

  await expect.poll(() => receiver.received).toHaveLength(1);
});

test("a mail has its own texts, without words that the angler wrote, and says how to turn it off", async () => {
  const mails: QueuedMail[] = [];
  const ana = await angler({ river_mark: ["mail"] });
  const { send, work } = openQueue({ deliverMail: async (mail) => void mails.push(mail) });
  await send(ana.user, RIVER);
  await work();

  expect(mails).toMatchObject([
    {
      to: ana.user.email,
      subject: "A river is over your mark",
      content: { paragraphs: ["Hello,", "5.6 ft and rising."], action: { label: "Open Creel" } },
    },
  ]);
  expect(mails[0]?.content.closing).toMatch(/turn it off in your profile/);
  expect(JSON.stringify(mails)).not.toContain("Vermilion");
});

test("a webhook that fails is retried, then the page says since when, and that the message was given up", async () => {
  const receiver = await startReceiver(() => ({ status: 500 }));
  const ana = await angler({ river_mark: ["webhook"] });
  await ana.add({ kind: "webhook", url: receiver.address });
  const { send, work } = openQueue();
  await send(ana.user, RIVER);
  await expect(work()).rejects.toThrow(LoggedError);
  const first = await ana.channel("webhook");
  expect(first).toMatchObject({
    last_result: "refused",
    last_status: 500,
    failed_tries: 1,
    given_up_at: null,
  });
  await work(true);

  const last = await ana.channel("webhook");
  expect(receiver.received.map(({ body }) => body)).toEqual([
    receiver.received[0]?.body,
    receiver.received[0]?.body,
  ]);
  expect(last).toMatchObject({ failed_tries: 2, failed_since: first?.failed_since });
  expect(last?.given_up_at).toBe(last?.last_at);
});

test("a webhook that works again has failed no more", async () => {
  const receiver = await startReceiver(() => ({ status: 503 }));
  const ana = await angler({ river_mark: ["webhook"] });
  await ana.add({ kind: "webhook", url: receiver.address });
  const { send, work } = openQueue();
  await send(ana.user, RIVER);
  await expect(work()).rejects.toThrow(LoggedError);
  receiver.answer(204);
  await work();

  expect(await ana.channel("webhook")).toMatchObject({
    last_result: "delivered",
    last_status: null,
    failed_since: null,
    failed_tries: 0,
  });
});

test("a webhook that answers with a long page has accepted the message", async () => {
  const { address } = await startReceiver(() => ({ status: 200, body: "x".repeat(20_000) }));
  const ana = await angler({ river_mark: ["webhook"] });
  await ana.add({ kind: "webhook", url: address });
  const { send, work } = openQueue();
  await send(ana.user, RIVER);
  await work();

  expect(await ana.channel("webhook")).toMatchObject({ last_result: "delivered" });
});

test.each([
  ["directly", (address: string) => address],
  ["by a name", (address: string) => address.replace("127.0.0.1", "localhost")],
])("a webhook that leads to a private address %s gets nothing where that is off", async (_name, urlOf) => {
  const receiver = await startReceiver();
  const ana = await angler({ river_mark: ["webhook"] });
  await ana.add({ kind: "webhook", url: urlOf(receiver.address) });
  const { send, work } = openQueue({ isPrivateAllowed: false });
  await send(ana.user, RIVER);
  await work();

  expect(receiver.received).toEqual([]);
  expect(await ana.channel("webhook")).toMatchObject({
    last_result: "private_address",
    given_up_at: expect.any(String),
  });
});

test("a webhook that redirects to a cloud's metadata gets no further", async () => {
  const location = "http://169.254.169.254/latest/meta-data/";
  const { address } = await startReceiver(() => ({ status: 307, headers: { location } }));
  const ana = await angler({ river_mark: ["webhook"] });
  await ana.add({ kind: "webhook", url: address });
  const { send, work } = openQueue();
  await send(ana.user, RIVER);
  await work();

  expect(await ana.channel("webhook")).toMatchObject({ last_result: "private_address" });
});

test("a mail that the mail server refuses for good is not retried", async () => {
  const ana = await angler({ river_mark: ["mail"] });
  const refusal = new DeliveryError("EENVELOPE 550", { isFinal: true });
  const { send, work } = openQueue({ deliverMail: () => Promise.reject(refusal) });
  await send(ana.user, RIVER);
  await work();

  expect(await ana.channel("mail")).toMatchObject({
    last_result: "refused",
    given_up_at: expect.any(String),
  });
});
