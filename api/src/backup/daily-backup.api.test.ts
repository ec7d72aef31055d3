import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { withSession } from "../database/session.ts";
import { temporaryFolder } from "../testing/processes/run-creel.ts";
import { databaseTarget, setupApi } from "../testing/setup-api.ts";
import { verifyArchive } from "./archive/verify-archive.ts";
import { lockBackups } from "./backup-runs.repository.ts";
import { dailyBackup, makeDailyBackup } from "./daily-backup.ts";

async function setup() {
  const { storage } = await setupApi();
  const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() };
  return { source: { target: await databaseTarget(), storage }, folder: await temporaryFolder(), log };
}

const OLD = ["01", "02", "03", "04"].map((day) => `creel-daily-202601${day}-023000.zip`);
const OTHERS = ["creel-20260101-120000.zip", "creel-daily-notes.txt", "photos.zip"];

test("the daily backup keeps as many as it is told, and never touches another file", async () => {
  const { source, folder, log } = await setup();
  for (const name of [...OLD, ...OTHERS]) await writeFile(join(folder, name), name);

  await makeDailyBackup(source, { folder, retainedCount: 3 }, log);

  const names = await readdir(folder);
  const made = names.find((name) => !OLD.includes(name) && !OTHERS.includes(name)) ?? "";
  expect(names.toSorted()).toEqual([...OLD.slice(-2), made, ...OTHERS].toSorted());
  await verifyArchive(join(folder, made));
});

test("while one process makes the daily backup, another makes none", async () => {
  const { source, folder, log } = await setup();

  await withSession(source.target, async (client) => {
    expect(await lockBackups(client)).toBe(true);
    await makeDailyBackup(source, { folder, retainedCount: 3 }, log);
  });

  expect(await readdir(folder)).toEqual([]);
});

test("a daily backup that fails is an error in the log, and the older ones stay", async () => {
  const { source, folder, log } = await setup();
  for (const name of OLD) await writeFile(join(folder, name), name);
  const nowhere = { connectionString: "postgres://localhost:1/nothing" };
  const job = dailyBackup({ ...source, target: nowhere }, { folder, retainedCount: 1 }, { log });

  await expect(job.work()).rejects.toThrow("ECONNREFUSED");

  expect(log.error).toHaveBeenCalledOnce();
  expect(await readdir(folder)).toEqual(OLD);
});
