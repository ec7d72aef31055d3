import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import type { AuditDetails } from "@creel/domain/admin/audit";
import type { Machine } from "@creel/domain/admin/machine";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";
import { v7 as uuidv7 } from "uuid";
import { beforeEach, expect, test, vi } from "vitest";

import { readSettings } from "../../app/settings.ts";
import { lockBackups } from "../../backup/backup-runs.repository.ts";
import { makeDailyBackup } from "../../backup/daily-backup.ts";
import { withSession } from "../../database/session.ts";
import { noteRuns } from "../../jobs/job-runs.repository.ts";
import { openJobs } from "../../jobs/jobs.ts";
import { recordRuns } from "../../jobs/record-runs.ts";
import { DeliveryError } from "../../mail/mail-transport.ts";
import type { QueuedMail } from "../../mail/mail.ts";
import { aCatch } from "../../testing/fixtures/given.ts";
import { temporaryFolder } from "../../testing/processes/run-creel.ts";
import { databaseTarget, setupApi } from "../../testing/setup-api.ts";

const quiet = { info: () => {}, warn: () => {}, error: () => {} };
const HARDLY_EVER = "0 0 29 2 *";

beforeEach(async () => {
  const { db } = await setupApi();
  for (const table of ["backupRuns", "jobRuns", "outgoingRequests", "newestReleases"] as const) {
    await db.deleteFrom(table).execute();
  }
});

async function setup(environment: Record<string, string> = {}, others: Parameters<typeof setupApi>[0] = {}) {
  const DATA_DIR = await temporaryFolder();
  const settings = readSettings({ DATA_DIR, ...environment });
  const startJob = vi.fn<(name: string) => Promise<void>>(async () => {});
  const api = await setupApi({ settings, startJob, ...others });
  const admin = await api.given.user({ role: "admin", timeZone: "America/Chicago" });
  const look = async (): Promise<Machine> => (await api.as(admin).get("/admin/machine")).json().machine;
  const noted = async () => {
    const { entries } = (await api.as(admin).get(`/admin/audit?admin=${admin.id}`)).json();
    return entries.map(({ action, details }: { action: string; details: AuditDetails }) => [
      action,
      details.changes?.[0]?.after,
      details.subject,
    ]);
  };
  return { ...api, settings, startJob, admin, look, noted };
}

test("an admin sees how the machine is doing, and what its jobs have still to do", async () => {
  const { as, given, look } = await setup();
  const before = await look();
  expect(before).toMatchObject({
    version: expect.stringMatching(/^\d+\.\d+\.\d+/),
    newestBackupAt: null,
    hasDailyBackup: false,
    hasMail: false,
    backups: { runs: [], kept: 0, oldestAt: null, retained: 0 },
    updates: { isOn: false, newer: null },
  });
  expect(before.disk?.total).toBeGreaterThan(before.disk?.free ?? 0);
  expect(before.database).toBeGreaterThan(0);
  await as(await given.user()).post("/catches", { ...aCatch(), latitude: 47.83, longitude: -92.26 });
  const after = await look();
  expect(after.waiting.conditions).toBe(before.waiting.conditions + 1);
  expect(after.jobs.find(({ group }) => group === "conditions")?.waiting).toBe(after.waiting.conditions);
});

test("a nightly backup counts once it was read back, with what was in it", async () => {
  const { look, settings, storage, given } = await setup({ BACKUPS_KEPT: "14" });
  await given.loggedCatch(await given.user());
  const source = { target: await databaseTarget(), storage };

  await makeDailyBackup(source, settings.backups, quiet);

  const { backups, newestBackupAt, diskUse } = await look();
  expect(backups).toMatchObject({ kept: 1, retained: 14, oldestAt: newestBackupAt });
  expect(backups.runs).toMatchObject([{ kind: "nightly", failure: null, finishedAt: expect.any(String) }]);
  const [run] = backups.runs;
  expect(run?.contents?.catches).toBeGreaterThan(0);
  expect(run?.contents?.bytes).toBe(diskUse.backups.bytes);
});

test("a backup that cannot be read back is removed, the older ones stay, and the page says why", async () => {
  const { look, settings, storage } = await setup({ BACKUPS_KEPT: "1" });
  const { folder } = settings.backups;
  const kept = "creel-daily-20260101-023000.zip";
  await mkdir(folder);
  await writeFile(join(folder, kept), "an older one");
  await setupPhoto();
  // A restore takes no photo of more than 64 MB, and Creel makes none.
  const huge = { ...storage, read: async () => Buffer.alloc(64 * 1024 * 1024 + 1) };
  const source = { target: await databaseTarget(), storage: huge };

  await expect(makeDailyBackup(source, settings.backups, quiet)).rejects.toThrow("should not be there");

  expect(await readdir(folder)).toEqual([kept]);
  expect((await look()).backups.runs).toMatchObject([
    { kind: "nightly", failure: expect.stringContaining("should not be there"), contents: null },
  ]);
});

async function setupPhoto(): Promise<void> {
  const { given, db } = await setupApi();
  const ana = await given.user();
  const { id: catchId } = await given.loggedCatch(ana);
  const files = { id: uuidv7(), fileId: uuidv7() };
  await db
    .insertInto("photos")
    .values({
      userId: ana.id,
      catchId,
      ...files,
      position: 0,
      width: 1,
      height: 1,
      bytes: 1,
      placeholder: "",
    })
    .execute();
}

test("a run without an end is under way while a process holds the lock, and interrupted without one", async () => {
  const { look, db } = await setup();
  const startedAt = new Date();
  await db.insertInto("backupRuns").values({ id: uuidv7(), kind: "by_hand", startedAt }).execute();

  await withSession(await databaseTarget(), async (client) => {
    expect(await lockBackups(client)).toBe(true);
    expect((await look()).backups.runs).toMatchObject([{ finishedAt: null, failure: null }]);
  });

  const at = startedAt.toISOString();
  expect((await look()).backups.runs).toMatchObject([{ finishedAt: at, failure: "interrupted" }]);
});

test("an admin starts a backup and a trial of a restore, and the audit knows who", async () => {
  const { as, admin, startJob, noted } = await setup();

  expect((await as(admin).post("/admin/machine/backups")).statusCode).toBe(202);
  expect((await as(admin).post("/admin/machine/restore-trials")).statusCode).toBe(202);

  expect(startJob.mock.calls).toEqual([["backup-by-hand"], ["restore-trial"]]);
  expect(await noted()).toEqual([
    ["machine.run", "restore_trial", undefined],
    ["machine.run", "backup", undefined],
  ]);
});

test("a job that failed needs the admin, and trying again starts it", async () => {
  const { as, admin, look, startJob, noted, db } = await setup();
  let isBroken = true;
  const work = async () => {
    if (isBroken) throw new Error("no room in the temporary folder");
  };
  const job = { name: "warn-of-ending-licenses", schedule: HARDLY_EVER, work };
  const jobs = await openJobs(await databaseTarget(), recordRuns([job], noteRuns(db, quiet)), quiet);
  const reminders = async () => (await look()).jobs.find(({ group }) => group === "reminders");
  await jobs.start(job.name);
  await expect.poll(reminders).toMatchObject({ state: "waits" });
  expect(await reminders()).toMatchObject({
    failure: { job: "warn-of-ending-licenses", message: "no room in the temporary folder" },
  });
  // As after the last try.
  await sql`update jobs.job set state = 'failed' where name = ${job.name}`.execute(db);
  expect(await reminders()).toMatchObject({ state: "failed" });

  isBroken = false;
  expect((await as(admin).post("/admin/machine/jobs/retry", { kind: "reminders" })).statusCode).toBe(202);

  expect(startJob.mock.calls).toEqual([[job.name]]);
  await jobs.start(job.name);
  await expect.poll(reminders).toMatchObject({ state: "ok", failure: null });
  await jobs.stop();
  expect(await noted()).toEqual([["machine.run", "retry", "reminders"]]);
});

test("what waits for its next try is tried at once", async () => {
  const { as, admin, look, db, startJob } = await setup();
  let isDown = true;
  const delivered = vi.fn<() => void>();
  const work = async () => {
    if (isDown) throw new Error("connection refused");
    delivered();
  };
  const jobs = await openJobs(
    await databaseTarget(),
    recordRuns([{ name: "mail", work }], noteRuns(db, quiet)),
    quiet,
  );
  await jobs.add("mail", { to: "ana" });
  const email = async () => (await look()).jobs.find(({ group }) => group === "email");
  await expect.poll(email).toMatchObject({ state: "waits" });
  await sql`update jobs.job set start_after = now() + interval '20 minutes' where name = 'mail'`.execute(db);
  isDown = false;

  await as(admin).post("/admin/machine/jobs/retry", { kind: "email" });

  await expect.poll(() => delivered.mock.calls.length).toBe(1);
  await expect.poll(email).toMatchObject({ state: "ok", waiting: 0 });
  await jobs.stop();
  expect(startJob).not.toHaveBeenCalled();
});

const hour = (at: Date, host: string, requests: number) => ({ hour: at, host, requests, lastAt: at });

test("requests of today are told for each host, from midnight on the admin's clock", async () => {
  const { look, db } = await setup();
  const now = new Date();
  const midnight = new Date(now);
  const chicago = new Intl.DateTimeFormat("en", {
    timeZone: "America/Chicago",
    hour: "2-digit",
    hourCycle: "h23",
  });
  midnight.setTime(now.getTime() - Number(chicago.format(now)) * HOUR_MS);
  midnight.setUTCMinutes(0, 0, 0);
  await db
    .insertInto("outgoingRequests")
    .values([
      hour(new Date(midnight.getTime() - HOUR_MS), "api.open-meteo.com", 1000),
      hour(midnight, "api.open-meteo.com", 214),
      hour(midnight, "", 3),
      hour(new Date(now.getTime() - 2 * DAY_MS), "api.weather.gov", 5),
    ])
    .execute();

  const { outgoing } = await look();

  const used = new Map(outgoing.map(({ key, today, lastAt }) => [key, { today, lastAt }]));
  expect(used.get("forecast")).toEqual({ today: 214, lastAt: midnight.toISOString() });
  expect(used.get("notifications")?.today).toBe(3);
  expect(used.get("alerts_us")).toEqual({
    today: 0,
    lastAt: new Date(now.getTime() - 2 * DAY_MS).toISOString(),
  });
  // Browsers ask for the map themselves, and Norway's gauges have no key.
  expect(used.get("map")?.today).toBeNull();
  expect(outgoing.find(({ key }) => key === "gauges_norway")).toMatchObject({ isOn: false, today: null });
});

test("the last answer of the feed is told as long as it names a newer version", async () => {
  const { look, db } = await setup({ UPDATE_FEED: "https://forge.example/latest" });
  const checkedAt = new Date(Date.now() - MINUTE_MS);
  const release = { checkedAt, lines: ["Fixes a gauge"], url: "https://forge.example/99", hasFailed: false };
  await db
    .insertInto("newestReleases")
    .values({ ...release, version: "99.0.0" })
    .execute();

  expect((await look()).updates).toEqual({
    isOn: true,
    checkedAt: checkedAt.toISOString(),
    hasFailed: false,
    newer: { version: "99.0.0", lines: ["Fixes a gauge"], url: "https://forge.example/99" },
  });
  await db.updateTable("newestReleases").set({ version: "0.1.0" }).execute();
  expect((await look()).updates.newer).toBeNull();
});

test("a test mail goes to the admin at once, and a refusal is told without an address", async () => {
  const mails: QueuedMail[] = [];
  const deliverMail = vi.fn<(mail: QueuedMail) => Promise<void>>(async (mail) => void mails.push(mail));
  const { as, admin, noted } = await setup({ SMTP_URL: "smtp://mail.example.com" }, { deliverMail });
  const send = async () => (await as(admin).post("/admin/machine/test-mail")).json();

  expect(await send()).toEqual({ to: admin.email, failure: null });
  expect(mails).toMatchObject([{ to: admin.email, subject: "Email from Creel works" }]);
  deliverMail.mockRejectedValue(new DeliveryError("EAUTH 535", { isFinal: false }));
  expect(await send()).toEqual({ to: admin.email, failure: "EAUTH 535" });
  expect(await noted()).toEqual([
    ["machine.run", "test_mail", undefined],
    ["machine.run", "test_mail", undefined],
  ]);
});

test("without a mail server no test is sent", async () => {
  const deliverMail = vi.fn<() => Promise<void>>(async () => {});
  const { as, admin } = await setup({}, { deliverMail });

  const { failure } = (await as(admin).post("/admin/machine/test-mail")).json();

  expect(failure).toBe("SMTP_URL is not set");
  expect(deliverMail).not.toHaveBeenCalled();
});
