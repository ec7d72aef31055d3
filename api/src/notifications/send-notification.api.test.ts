import type { Topic } from "@creel/domain/notifications/topics";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { readSettings } from "../app/settings.ts";
import type { UserRow } from "../database/schema.ts";
import type { QueuedMail } from "../mail/mail.ts";
import { notificationsOf, RIVER } from "../testing/notifications-of.ts";
import { startReceiver } from "../testing/services/receiver.ts";
import { setupApi } from "../testing/setup-api.ts";
import { findSubscribed, openNotifications } from "./send-notification.ts";

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

test("nothing is sent twice for one key, also not at once", async () => {
  const receiver = await startReceiver();
  const ana = await angler({ river_mark: ["webhook"] });
  await ana.add({ kind: "webhook", url: receiver.address });
  const { send, work, queued } = openQueue();
  const sent = await Promise.all([send(ana.user, RIVER), send(ana.user, RIVER), send(ana.user, RIVER)]);
  await work();

  expect(sent.filter(Boolean)).toHaveLength(1);
  expect([await send(ana.user, RIVER), await send(ana.user, { ...RIVER, key: "next" })]).toEqual([
    false,
    true,
  ]);
  expect(queued).toHaveLength(2);
  expect(receiver.received).toHaveLength(1);
});

test("what could not be queued can be sent again", async () => {
  const ana = await angler({ river_mark: ["mail"] });
  const add = vi.fn<() => Promise<void>>(async () => {}).mockRejectedValueOnce(new Error("no database"));
  const send = openNotifications({ db: api.db, queue: { add } });

  await expect(send(ana.user, RIVER)).rejects.toThrow("no database");
  expect(await send(ana.user, RIVER)).toBe(true);
});

test("a topic that is off, or on for a kind without a channel, is not sent and can be sent later", async () => {
  const { send, queued } = openQueue();
  const [bo, cy] = [await angler(), await angler({ river_mark: ["push", "ntfy", "webhook"] })];

  expect([await send(bo.user, RIVER), await send(cy.user, RIVER)]).toEqual([false, false]);
  await cy.add({ kind: "webhook", url: "http://127.0.0.1/" });
  expect(await send(cy.user, RIVER)).toBe(true);
  expect(queued).toHaveLength(1);
});

test("what was turned off while it waited does not come", async () => {
  const mails: QueuedMail[] = [];
  const ana = await angler({ river_mark: ["mail"] });
  const { send, work } = openQueue({ deliverMail: async (mail) => void mails.push(mail) });
  await send(ana.user, RIVER);
  await ana.my.put("/notifications", { topics: { river_mark: [] } });
  await work();

  expect(mails).toEqual([]);
});

const NIGHT = { quiet_from: "22:00", quiet_to: "05:00" };

/** When each topic would start in the night of Chicago, for an angler who turned it on by email. */
async function startsAtNight(topic: Topic, more: object = {}) {
  const ana = await angler({ [topic]: ["mail"] }, { ...NIGHT, ...more });
  const { send, queued } = openQueue();
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T09:00:00Z") });
  await send(ana.user, { ...RIVER, topic });
  return queued.map(({ startAfter }) => startAfter?.toISOString() ?? "at once");
}

test("in quiet hours, a notification waits until they end on the angler's clock", async () => {
  expect(await startsAtNight("river_mark")).toEqual(["2026-11-21T11:00:00.000Z"]);
});

test("a severe alert comes in quiet hours only if the angler chose so", async () => {
  expect(await startsAtNight("weather_alert")).toEqual(["2026-11-21T11:00:00.000Z"]);
  expect(await startsAtNight("weather_alert", { alerts_in_quiet: true })).toEqual(["at once"]);
  expect(await startsAtNight("river_mark", { alerts_in_quiet: true })).toEqual(["2026-11-21T11:00:00.000Z"]);
});

test("the email about a new way in never waits", async () => {
  expect(await startsAtNight("new_way_in")).toEqual(["at once"]);
});

test("a suspended account and one that is no longer an admin's are told nothing", async () => {
  const { send } = openQueue();
  const ana = await angler({ river_mark: ["mail"] });
  const suspended: UserRow = { ...ana.user, accountStatus: "suspended" };

  expect(await send(suspended, RIVER)).toBe(false);
  expect(await send(ana.user, { ...RIVER, topic: "disk" })).toBe(false);
});

test("who turned a topic on is found, admins alone for theirs", async () => {
  const [ana, bo] = [await angler({ good_day: ["mail"] }), await angler({ good_day: [] })];
  const admin = await api.given.admin();
  await api.as(admin).put("/notifications", { topics: { disk: ["mail"], good_day: ["ntfy"] } });
  const found = await findSubscribed(api.db, "good_day");

  expect(found).toEqual(expect.arrayContaining([ana.user.id, admin.id]));
  expect(found).not.toContain(bo.user.id);
  expect(await findSubscribed(api.db, "disk")).toContain(admin.id);
  await api.db.updateTable("users").set({ role: "angler" }).where("id", "=", admin.id).execute();
  expect(await findSubscribed(api.db, "disk")).not.toContain(admin.id);
});
