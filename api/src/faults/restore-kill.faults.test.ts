import { watch } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { expect, test } from "vitest";

import { reportFault } from "../testing/faults/faults.ts";
import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { fields } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import {
  type CreelProcess,
  endOf,
  runBackup,
  send,
  spawnRestore,
  startCreel,
  temporaryFolder,
} from "../testing/processes/run-creel.ts";
import { usedFolder } from "../testing/processes/used-folder.ts";

const ROUNDS = 20;
const PASSWORD = "secret";

/** Makes an archive of one angler with one catch and its photo. */
async function archiveOf(name: string): Promise<string> {
  const DATA_DIR = await usedFolder();
  const file = join(await temporaryFolder(), `${name}.zip`);
  const creel = await startCreel({ DATA_DIR });
  const body = { firstName: name, lastName: "Angler", email: `${name}@example.com`, password: PASSWORD };
  const { body: session } = await send(`${creel.url}/api/auth/register`, { body });
  const response = await fetch(`${creel.url}/api/catches`, {
    method: "POST",
    headers: { authorization: `Bearer ${session.accessToken}` },
    body: catchForm({ ...aCatch(), notes: name }, [await fields().jpeg().toBuffer()]),
  });
  expect(response.status).toBe(201);
  expect((await runBackup({ DATA_DIR }, [file])).code).toBe(0);
  creel.child.kill("SIGTERM");
  await creel.ended;
  return file;
}

/** Returns which angler exists, with every photo, after a start. "nobody" or both would be a broken restore. */
async function whoIsThere(DATA_DIR: string): Promise<string> {
  const creel = await startCreel({ DATA_DIR });
  const found: string[] = [];
  for (const name of ["one", "two"]) {
    const signIn = { body: { email: `${name}@example.com`, password: PASSWORD } };
    const { status, body } = await send(`${creel.url}/api/auth/login`, signIn);
    if (status !== 200) continue;
    const { body: list } = await send(`${creel.url}/api/catches`, { token: body.accessToken });
    const photo = await fetch(new URL(list.catches[0].photo_url, creel.url));
    found.push(photo.status === 200 ? name : `${name} without photo`);
  }
  creel.child.kill("SIGTERM");
  await creel.ended;
  return found.join(" and ") || "nobody";
}

/** Counts the changes in a folder until a restore has made `most` changes there, or has ended. */
async function countChanges(folder: string, restore: CreelProcess, most = Infinity): Promise<number> {
  let changes = 0;
  const { promise: areMade, resolve } = Promise.withResolvers<void>();
  const watcher = watch(folder, () => {
    changes += 1;
    if (changes >= most) resolve();
  });
  await Promise.race([areMade, restore.ended]);
  watcher.close();
  return changes;
}

test(`a restore that is killed at any moment leaves the old or the new, ${ROUNDS} times`, async () => {
  const archives = new Map([
    ["one", await archiveOf("one")],
    ["two", await archiveOf("two")],
  ]);
  const DATA_DIR = await temporaryFolder();
  expect((await endOf(spawnRestore({ DATA_DIR }, [archives.get("one") ?? ""]))).code).toBe(0);
  // The first folder changes with each row, the second with the swap of the photos.
  const folders = [join(DATA_DIR, "postgres/pg_wal"), DATA_DIR];
  const whole = spawnRestore({ DATA_DIR }, [archives.get("one") ?? ""]);
  const changes = await Promise.all(folders.map((folder) => countChanges(folder, whole)));
  expect(await whole.ended).toBe(0);
  expect((await endOf(spawnRestore({ DATA_DIR }, ["remove-former"]))).code).toBe(0);
  let there = "one";
  let swapped = 0;

  for (let round = 0; round < ROUNDS; round += 1) {
    const next = there === "one" ? "two" : "one";
    const restore = spawnRestore({ DATA_DIR }, [archives.get(next) ?? ""]);
    const which = round % folders.length;
    const most = Math.ceil(((changes[which] ?? 0) * (round + 1)) / ROUNDS);
    await countChanges(folders[which] ?? "", restore, most);
    restore.child.kill("SIGKILL");
    await restore.ended;

    const now = await whoIsThere(DATA_DIR);

    expect(["one", "two"], `round ${round}`).toContain(now);
    const rest = (await readdir(DATA_DIR)).filter((name) => /restore/.test(name));
    expect(rest, `round ${round}`).toEqual([]);
    swapped += now === there ? 0 : 1;
    there = now;
    expect((await endOf(spawnRestore({ DATA_DIR }, ["remove-former"]))).code).toBe(0);
  }
  const note = `the new was there ${swapped} times, the old ${ROUNDS - swapped} times`;
  await reportFault({ fault: "kill -9 of a restore", times: ROUNDS, lost: 0, recovered: ROUNDS, note });
});
