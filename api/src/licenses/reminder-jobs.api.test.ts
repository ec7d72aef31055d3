import { beforeEach, expect, test } from "vitest";

import type { Mail } from "../mail/mail.ts";
import { collectNotifications } from "../testing/fixtures/collect-notifications.ts";
import { setupApi } from "../testing/setup-api.ts";
import { askToReadLimits, warnOfEnds } from "./reminder-jobs.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
let mails: Mail[];
let notified: ReturnType<typeof collectNotifications>;
beforeEach(async () => {
  api = await setupApi();
  mails = [];
  notified = collectNotifications();
});

const asking = () => ({
  db: api.db,
  mailer: { send: async (mail: Mail) => void mails.push(mail) },
  linkTo: (path: string) => `https://creel.test${path}`,
});

const warn = (now: string) => warnOfEnds({ db: api.db, send: notified.send }, new Date(now));
const ask = (now: string) => askToReadLimits(asking(), new Date(now));
const mailsTo = ({ email }: { email: string }) => mails.filter(({ to }) => to === email);

/** An angler in Chicago, six hours behind UTC in winter. */
async function angler(reminders: object = { license_ends: true }) {
  const ana = await api.given.user({ timeZone: "America/Chicago" });
  const my = api.as(ana);
  await my.put("/licences/reminders", reminders);
  const add = (valid_to: string, more: object = {}) =>
    my.post("/licences", { name: "Tarn", valid_to, ...more });
  const read = (read_on: string, more: object = {}) =>
    my.post("/limits", { species: "Perch", bag_day: 3, read_on, ...more });
  return { ...ana, my, add, read };
}

/** 9 in the morning in Chicago. */
const morningOf = (day: string) => `${day}T15:00:00Z`;

test("an angler who turned it on is told 30 and 7 days before a license ends, each once", async () => {
  const ana = await angler();
  await ana.add("2026-11-30");
  const counts: number[] = [];
  for (const day of ["2026-10-30", "2026-10-31", "2026-11-01", "2026-11-22", "2026-11-23", "2026-11-30"]) {
    await warn(morningOf(day));
    counts.push(notified.sentTo(ana).length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 2, 2]);
  expect(notified.sentTo(ana).map(({ title }) => title)).toEqual([
    "A fishing license ends in 30 days",
    "A fishing license ends in 7 days",
  ]);
});

test("the notification says when a license ends and where to see it, but never what the angler named it", async () => {
  const ana = await angler();
  await ana.add("2026-11-30", { name: "Cheap pills", number: "pills.example" });
  await warn(morningOf("2026-11-21"));
  const [notification] = notified.sentTo(ana);
  expect(notification).toMatchObject({
    topic: "license_ends",
    body: "A fishing license that you entered in Creel ends on November 30, 2026, in 9 days. After that, Creel shows it as ended.",
    path: "/profile/limits",
    data: { days: 9, ends_on: "2026-11-30", licenses: 1 },
  });
  expect(JSON.stringify(notification)).not.toMatch(/pills/i);
});

test("licenses that are due on one day share a notification, the nearest first", async () => {
  const ana = await angler();
  await ana.add("2026-12-15", { name: "Stamp" });
  await ana.add("2026-11-22");
  await warn(morningOf("2026-11-21"));
  const [notification, ...others] = notified.sentTo(ana);
  expect(others).toEqual([]);
  expect(notification?.title).toBe("A fishing license ends tomorrow");
  expect(notification?.body).toMatch(
    /ends tomorrow, November 22, 2026\..*ends on December 15, 2026, in 24 days\./,
  );
});

test("a license that is entered after a warning is told alone", async () => {
  const ana = await angler();
  await ana.add("2026-11-25");
  await warn(morningOf("2026-11-21"));
  await ana.add("2026-11-26", { name: "Stamp" });
  await warn(morningOf("2026-11-22"));
  expect(notified.sentTo(ana)[1]?.body).toBe(
    "A fishing license that you entered in Creel ends on November 26, 2026, in 4 days. After that, Creel shows it as ended.",
  );
});

test("nobody is told who did not turn it on, or whose license was renewed", async () => {
  const [silent, renewed] = [await angler({}), await angler()];
  await silent.add("2026-11-30");
  await renewed.add("2026-11-30");
  await renewed.add("2027-11-30", { valid_from: "2026-12-01" });
  await warn(morningOf("2026-11-21"));
  expect([...notified.sentTo(silent), ...notified.sentTo(renewed)]).toEqual([]);
});

test("days and the morning are those of the angler's clock", async () => {
  const ana = await angler();
  await ana.add("2026-11-30");
  await warn("2026-11-01T04:00:00Z");
  await warn("2026-11-01T13:59:00Z");
  expect(notified.sentTo(ana), "8 in the evening of October 31, then before 8 in the morning").toHaveLength(
    1,
  );
  await warn("2026-11-23T13:59:00Z");
  expect(notified.sentTo(ana)).toHaveLength(1);
  await warn("2026-11-23T14:00:00Z");
  expect(notified.sentTo(ana)).toHaveLength(2);
});

test("a license with a new end is warned of again", async () => {
  const ana = await angler();
  const { license } = (await ana.add("2026-11-25")).json();
  await warn(morningOf("2026-11-21"));
  await ana.my.put(`/licences/${license.id}`, { valid_to: "2026-11-28" });
  await warn(morningOf("2026-11-22"));
  expect(notified.sentTo(ana)).toHaveLength(2);
});

test("nothing is sent to a suspended account", async () => {
  const ana = await angler({ license_ends: true, limits_again: true });
  await ana.add("2026-11-30");
  await ana.read("2025-01-01");
  await api.db.updateTable("users").set({ accountStatus: "suspended" }).where("id", "=", ana.id).execute();
  await warn(morningOf("2026-11-21"));
  await ask(morningOf("2026-11-21"));
  expect([...notified.sentTo(ana), ...mailsTo(ana)]).toEqual([]);
});

test("an angler who turned it on is asked once a year to read old limits again", async () => {
  const [ana, silent] = [await angler({ limits_again: true }), await angler()];
  for (const each of [ana, silent]) await each.read("2025-11-20");
  const counts: number[] = [];
  for (const day of ["2026-11-20", "2026-11-21", "2026-12-24", "2027-11-20", "2027-11-21"]) {
    await ask(morningOf(day));
    counts.push(mailsTo(ana).length);
  }
  expect(counts).toEqual([0, 1, 1, 1, 2]);
  expect(mailsTo(silent)).toEqual([]);
});

test("a limit with a closed season is asked about when the season opens", async () => {
  const ana = await angler({ limits_again: true });
  await ana.read("2025-05-03", { closed_from: "03-01", closed_to: "05-12" });
  await ask(morningOf("2026-05-12"));
  expect(mailsTo(ana)).toHaveLength(0);
  await ask(morningOf("2026-05-13"));
  expect(mailsTo(ana)[0]?.subject).toBe("Time to read your limits again");
});

test("switches stay as they are where a change does not name them", async () => {
  const ana = await angler({ license_ends: true });
  const changed = await ana.my.put("/licences/reminders", { limits_again: true });
  expect(changed.json()).toEqual({ reminders: { license_ends: true, limits_again: true } });
  await ana.my.put("/licences/reminders", { license_ends: false });
  expect((await ana.my.get("/licences/reminders")).json()).toEqual({
    reminders: { license_ends: false, limits_again: true },
  });
});

test("all reminders are off at first", async () => {
  const my = api.as(await api.given.user());
  expect((await my.get("/licences/reminders")).json()).toEqual({
    reminders: { license_ends: false, limits_again: false },
  });
});

test("the reminder before a license ends is the notification, whatever channels it has", async () => {
  const ana = await angler();
  await ana.my.put("/notifications", { topics: { license_ends: ["push"] } });
  await ana.my.put("/licences/reminders", { license_ends: true });
  expect((await ana.my.get("/notifications")).json().topics.license_ends).toEqual(["push"]);

  await ana.my.put("/licences/reminders", { license_ends: false });
  expect((await ana.my.get("/notifications")).json().topics.license_ends).toEqual([]);
});
