import { rm, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { expect, test, vi } from "vitest";

import { withSession } from "../database/session.ts";
import { ask, databasesAt, emptyLocation, filesIn, rowsIn } from "../testing/archives/archives.ts";
import { temporaryFolder } from "../testing/processes/run-creel.ts";
import { databaseTarget, setupApi } from "../testing/setup-api.ts";
import { lockBackups } from "./backup-runs.repository.ts";
import { makeBackup } from "./make-backup.ts";
import type { RestoreLocation } from "./restore-location.ts";
import { restore } from "./restore.ts";
import { restoreTrial, tryNewest } from "./try-restore.ts";

const NAME = "creel-20261121-184500.zip";

/** Sets up a Creel with a log of its own, and a folder with a backup of it. */
async function setup() {
  const { given, storage } = await setupApi();
  await given.loggedCatch(await given.user());
  const folder = await temporaryFolder();
  const file = join(folder, NAME);
  await makeBackup({ target: await databaseTarget(), storage }, file);
  const location = await emptyLocation();
  await restore(location, file);
  const state = async () => ({
    databases: await databasesAt(location),
    rows: await rowsIn(location.target),
    files: await filesIn(location.dataDir),
  });
  const runs = () =>
    ask(
      location.target,
      "select kind, failure, catches > 0 as has_catches, finished_at is not null as has_ended from backup_runs",
    );
  return { location, folder, file, state, runs };
}

test("a trial restores the newest backup beside the log, reads it all, and leaves nothing changed", async () => {
  const { location, folder, file, state, runs } = await setup();
  const older = join(folder, "creel-20250101-000000.zip");
  await writeFile(older, "an older one");
  await utimes(older, 0, 0);
  const before = await state();

  const tried = await tryNewest(location, { folder });

  expect(tried?.file).toBe(file);
  expect(await state()).toEqual(before);
  expect(await runs()).toEqual([{ kind: "trial", failure: null, has_catches: true, has_ended: true }]);
});

test("a trial of photos in a bucket writes nothing to the bucket", async () => {
  const { location, folder, state } = await setup();
  const bucket = {
    kind: "s3",
    bucket: "nowhere",
    region: "us-east-1",
    endpoint: "http://127.0.0.1:1",
    credentials: null,
    isPathStyle: true,
  } as const;
  const inBucket: RestoreLocation = { ...location, storage: bucket };
  const before = await state();

  expect(await tryNewest(inBucket, { folder })).not.toBeNull();

  expect(await state()).toEqual(before);
});

test("a trial that fails says why and leaves nothing behind; while a backup is made, none begins", async () => {
  const { location, folder, file, state, runs } = await setup();
  const before = await state();
  const error = vi.fn<() => void>();
  const work = () => restoreTrial(location, { folder, retainedCount: 0 }, { info: () => {}, error }).work();

  await withSession(location.target, async (client) => {
    await lockBackups(client);
    await work();
  });
  expect(await runs()).toEqual([]);
  await writeFile(file, "no archive");
  await work();
  await rm(file);
  await work();

  expect(error).toHaveBeenCalledTimes(2);
  expect(await state()).toEqual(before);
  expect(await runs()).toMatchObject([
    { kind: "trial", failure: expect.stringMatching(/is not a complete archive/), has_ended: true },
    { kind: "trial", failure: "There is no backup to try.", has_ended: true },
  ]);
});
