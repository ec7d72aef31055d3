import { mkdtemp, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";

import { tellOfFailedBackup } from "../../backup/backup-notification.ts";
import { dailyBackup } from "../../backup/daily-backup.ts";
import { diskUsage } from "../../storage/disk-usage.ts";
import { collectNotifications } from "../../testing/fixtures/collect-notifications.ts";
import { databaseTarget, setupApi } from "../../testing/setup-api.ts";
import { tellOfDisk } from "./disk-job.ts";
import { newerVersionJob, tellOfNewerVersion } from "./newer-version.ts";

let api: Awaited<ReturnType<typeof setupApi>>;
let admin: Awaited<ReturnType<typeof api.given.admin>>;
let notified: ReturnType<typeof collectNotifications>;
beforeEach(async () => {
  api = await setupApi();
  await api.db.updateTable("users").set({ role: "angler" }).execute();
  admin = await api.given.user({ role: "admin", timeZone: "America/Chicago" });
  await api.given.user();
  notified = collectNotifications();
});

const context = () => ({ db: api.db, send: notified.send });

const temporaryFolder = () => mkdtemp(join(tmpdir(), "creel-backups-"));

test("a backup that fails is told to the admins, at most once a day until one works", async () => {
  const folder = await temporaryFolder();
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const nowhere = { connectionString: "postgres://localhost:1/nothing" };
  const settings = { folder, retainedCount: 1 };
  let now = new Date("2026-11-21T02:30:00Z");
  const onFailure = () => tellOfFailedBackup(context(), settings, now);
  const job = dailyBackup({ target: nowhere, storage: api.storage }, settings, { log, onFailure });
  for (const day of ["21", "21", "22"]) {
    now = new Date(`2026-11-${day}T02:30:00Z`);
    await expect(job.work()).rejects.toThrow("ECONNREFUSED");
  }
  expect(notified.sent.map(({ to, topic, key }) => [to, topic, key])).toEqual([
    [admin.id, "backup_failed", "2026-11-21"],
    [admin.id, "backup_failed", "2026-11-22"],
  ]);
  expect(notified.sent[0]).toMatchObject({
    title: "A backup of Creel failed",
    body: expect.stringContaining("There is no older backup."),
    path: "/admin/machine",
  });
  expect(JSON.stringify(notified.sent)).not.toMatch(/localhost|ECONNREFUSED|creel-backups/);
});

test("a backup that works tells nobody", async () => {
  const settings = { folder: await temporaryFolder(), retainedCount: 1 };
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  const onFailure = vi.fn<() => Promise<void>>();
  const source = { target: await databaseTarget(), storage: api.storage };
  await dailyBackup(source, settings, { log, onFailure }).work();
  expect(onFailure).not.toHaveBeenCalled();
});

test("of a failed backup the admins learn how old the newest one is", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "creel-daily-20261119-023000.zip"), "");
  await tellOfFailedBackup(context(), { folder }, new Date("2026-11-21T02:30:00Z"));
  expect(notified.sent[0]?.body).toMatch(
    /^The newest backup is from \w+ \d+, \d{4} at \d+:\d\d\s[AP]M\. It is safe\./,
  );
});

test("the admins are told that a disk is 80% full once a week, and 95% once a day", async () => {
  const told = async (percent: number, day: string) => {
    const now = new Date(`2026-11-${day}T12:45:00Z`);
    await tellOfDisk({ ...context(), readUsage: async () => percent }, now);
    return notified.sent.length;
  };
  expect(await told(79.9, "16")).toBe(0);
  expect(await told(80, "16")).toBe(1);
  expect(await told(84, "22"), "Sunday of the same week").toBe(1);
  expect(await told(84, "23")).toBe(2);
  expect(await told(95.2, "23")).toBe(3);
  expect(await told(95.2, "23")).toBe(3);
  expect(await told(96, "24")).toBe(4);
  expect(await told(70, "25")).toBe(4);
  expect(notified.sent.map(({ to, topic, title }) => [to, topic, title])).toEqual([
    [admin.id, "disk", "The disk of Creel is 80% full"],
    [admin.id, "disk", "The disk of Creel is 84% full"],
    [admin.id, "disk", "The disk of Creel is 95% full"],
    [admin.id, "disk", "The disk of Creel is 96% full"],
  ]);
});

test("the usage of a disk is its percentage, and a folder that is not there is left out", async () => {
  const usage = await diskUsage([tmpdir(), "/nowhere"]);
  expect(usage).toBeGreaterThan(0);
  expect(usage).toBeLessThanOrEqual(100);
  expect(await diskUsage(["/nowhere"])).toBe(0);
});

/** A feed that answers with a body. */
async function startFeed(body: object, status = 200) {
  const asked: Record<string, unknown>[] = [];
  const server = createServer(({ method, url, headers }, response) => {
    asked.push({ method, url, headers });
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return { feed: `http://127.0.0.1:${port}/latest`, asked };
}

const stored = () => api.db.selectFrom("newestReleases").selectAll().executeTakeFirst();

const lookAt = async (body: object, version = "1.2.3") => {
  const { feed } = await startFeed(body);
  return tellOfNewerVersion({ ...context(), feed, version });
};

test("a newer version is told once, with three lines of what is new, and the feed learns nothing", async () => {
  const body = "## What's new\r\n\r\n- Tides\r\n* Passkeys, and\r\n- more";
  const { feed, asked } = await startFeed({ tag_name: "v1.10.0", body });
  for (let turn = 0; turn < 2; turn += 1) {
    await tellOfNewerVersion({ ...context(), feed, version: "1.9.9" });
  }
  expect(notified.sent).toEqual([
    {
      to: admin.id,
      topic: "newer_version",
      key: "1.10.0",
      title: "Creel 1.10.0 is out",
      body: "What's new\nTides\nPasskeys, and\n\nYou run 1.9.9. Make a backup before you update.",
      path: "/admin/machine",
      data: { version: "1.10.0", own_version: "1.9.9" },
    },
  ]);
  const { headers, ...request } = asked[0] ?? {};
  expect(request).toEqual({ method: "GET", url: "/latest" });
  expect(headers).toMatchObject({ "user-agent": "Creel" });
  expect(JSON.stringify(headers)).not.toContain("1.9.9");
});

test.each([
  ["1.2.3", false],
  ["1.2.2", false],
  ["0.9.9", false],
  ["1.2.4", true],
  ["1.3.0", true],
  ["2.0.0", true],
])("to one who runs 1.2.3, %s is newer: %s", async (version, isNewer) => {
  expect(await lookAt({ version })).toBe(isNewer ? 1 : 0);
});

test("the last answer of the feed is stored, and a failure does not replace it", async () => {
  await lookAt({
    tag_name: "v2.0.0",
    body: "- Tides",
    html_url: "https://forge.example/v2",
    url: "https://api.example",
  });
  const release = { version: "2.0.0", lines: ["Tides"], url: "https://forge.example/v2" };
  expect(await stored()).toMatchObject({ ...release, hasFailed: false });
  const { feed } = await startFeed({}, 500);
  const logger = { info: () => {}, warn: () => {} };

  await newerVersionJob({ ...context(), feed, version: "1.2.3" }, logger).work();

  expect(await stored()).toMatchObject({ ...release, hasFailed: true });
});

test("an address of release notes that is no web address is left out", async () => {
  await lookAt({ version: "2.0.0", url: "javascript:alert(1)" });
  expect(await stored()).toMatchObject({ version: "2.0.0", url: null });
});

test("a version before a release is no version, and neither is any other answer", async () => {
  for (const body of [{ version: "1.3.0-beta.1" }, { name: "Creel" }]) {
    await expect(lookAt(body)).rejects.toThrow("The feed names no version");
  }
  for (const body of [{ version: 7 }, []]) await expect(lookAt(body)).rejects.toThrow("invalid_type");
  const { feed } = await startFeed({ version: "9.0.0" }, 500);
  await expect(tellOfNewerVersion({ ...context(), feed, version: "1.2.3" })).rejects.toThrow("500");
  expect(notified.sent).toEqual([]);
});

test("nobody is told but admins whose accounts are active", async () => {
  await api.db.updateTable("users").set({ accountStatus: "suspended" }).where("id", "=", admin.id).execute();
  expect(await lookAt({ version: "2.0.0" })).toBe(0);
});
