import { readdir } from "node:fs/promises";
import { join } from "node:path";

import { inSuite } from "@creel/testing/nightly";
import { expect, test } from "vitest";

import { catchForm } from "../testing/fixtures/catch-form-data.ts";
import { fields } from "../testing/fixtures/fixture-photos.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import {
  endOf,
  postgresOf,
  runBackup,
  send,
  spawnRestore,
  temporaryFolder,
} from "../testing/processes/run-creel.ts";
import { startHere } from "../testing/processes/start-here.ts";
import { usedFolder } from "../testing/processes/used-folder.ts";

const ANA = { firstName: "Ana", lastName: "Angler", email: "ana@example.com", password: "secret" };

const MOST_LOGGED = inSuite(12, Infinity);

/** Logs catches with a photo one after the other until it is stopped. The catches in the list are acknowledged. */
function keepLogging(url: string, token: string, photo: Buffer) {
  const logged: string[] = [];
  const end = new AbortController();
  const writing = (async () => {
    while (!end.signal.aborted && logged.length < MOST_LOGGED) {
      const response = await fetch(`${url}/api/catches`, {
        method: "POST",
        headers: { authorization: `Bearer ${token}` },
        body: catchForm(aCatch(), [photo]),
      });
      const body: unknown = await response.json();
      if (response.status !== 201) throw new Error(JSON.stringify(body));
      logged.push(JSON.stringify(body));
    }
  })();
  const stop = async () => {
    end.abort();
    await writing;
  };
  return { logged, stop };
}

interface Listed {
  id: string;
  photo_url: string;
}

test("what was logged before a backup of a running Creel is in another one after the restore, photos and all", async () => {
  const DATA_DIR = await usedFolder();
  const BACKUP_DIR = await temporaryFolder();
  const creel = await startHere({ DATA_DIR });
  const { body: session } = await send(`${creel.address}/api/auth/register`, { body: ANA });
  const { logged, stop } = keepLogging(creel.address, session.accessToken, await fields().jpeg().toBuffer());
  await expect.poll(() => logged.length).toBeGreaterThan(3);

  const acknowledged = [...logged];
  const made = await runBackup({ DATA_DIR, BACKUP_DIR }, []);
  await stop();
  const [name = ""] = await readdir(BACKUP_DIR);
  const file = join(BACKUP_DIR, name);
  const verified = await runBackup({}, ["verify", file]);
  const refused = await endOf(spawnRestore({ DATA_DIR }, [file]));
  await creel.stop();
  const other = { DATA_DIR: await temporaryFolder() };
  const restored = await endOf(spawnRestore(other, [file]));

  expect(made).toMatchObject({ code: 0, output: expect.stringContaining("1 user,") });
  expect(name).toMatch(/^creel-\d{8}-\d{6}\.zip$/);
  expect(verified).toMatchObject({ code: 0, output: expect.stringContaining(`${file} is complete.`) });
  expect(refused.code).toBe(1);
  expect(refused.output).toContain(`in use by Creel, process ${process.pid}. Stop it, then restore.`);
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining("Everyone has to sign in again."),
  });
  expect(await postgresOf(other.DATA_DIR)).toBe(0);
  const next = await startHere(other);
  const { status, body } = await send(`${next.address}/api/auth/login`, { body: ANA });
  expect(status).toBe(200);
  const { body: list } = await send(`${next.address}/api/catches?limit=100`, { token: body.accessToken });
  const catches: Listed[] = list.catches;
  const ids = acknowledged.map((each) => JSON.parse(each).catch.id);
  expect(catches.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
  for (const { photo_url: url } of catches) {
    expect((await fetch(new URL(url, next.address))).status).toBe(200);
  }
  const old = await send(`${next.address}/api/auth/me`, { token: session.accessToken });
  expect(old.status, "sign-ins are not in a backup").toBe(401);
});

test("the commands say what they want when they are told something else", async () => {
  const DATA_DIR = await temporaryFolder();

  const [backup, restore] = await Promise.all([
    runBackup({ DATA_DIR }, ["verify"]),
    endOf(spawnRestore({ DATA_DIR }, [])),
  ]);

  expect(backup).toMatchObject({ code: 1, output: expect.stringContaining("npm run backup -- verify FILE") });
  expect(restore).toMatchObject({ code: 1, output: expect.stringContaining("npm run restore -- FILE") });
  expect(await readdir(DATA_DIR)).toEqual([]);
});
