import { readlink } from "node:fs/promises";

import { isNightly } from "@creel/testing/nightly";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";

import { urlOf } from "../testing/databases/database-server.ts";
import { aCatch } from "../testing/fixtures/given.ts";
import {
  postgresOf,
  runAdminCli,
  send,
  spawnCreel,
  startCreel,
  temporaryFolder,
} from "../testing/processes/run-creel.ts";
import { startHere } from "../testing/processes/start-here.ts";
import { usedFolder } from "../testing/processes/used-folder.ts";
import { setupDatabase } from "../testing/setup-api.ts";

const ANA = { firstName: "Ana", lastName: "Angler", email: "ana@example.com", password: "secret" };

/** Signs up and logs a catch. An answered catch is acknowledged and must never be lost. */
async function logOneCatch(url: string) {
  const { body: session } = await send(`${url}/api/auth/register`, { body: ANA });
  const { body } = await send(`${url}/api/catches`, { token: session.accessToken, body: aCatch() });
  return { session, caught: body.catch };
}

test("says all that is wrong with its settings and exits with 78", async () => {
  const creel = spawnCreel({ PORT: "x", LOG_LEVEL: "loud" });

  expect(await creel.ended).toBe(78);
  expect(creel.output()).toContain("PORT must be a whole number from 0 to 65535");
  expect(creel.output()).toContain("LOG_LEVEL must be one of");
});

test.runIf(isNightly)("refuses a data folder that is in use and names the process", async () => {
  const DATA_DIR = await usedFolder();
  const { address } = await startHere({ DATA_DIR });

  const second = spawnCreel({ DATA_DIR });

  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`is in use by Creel, process ${process.pid}`);
  expect((await send(`${address}/api/ready`)).status).toBe(200);
});

test.runIf(isNightly)("runs twice at once in folders of their own", async () => {
  const [one, two] = await Promise.all([
    startCreel({ DATA_DIR: await temporaryFolder() }),
    startCreel({ DATA_DIR: await temporaryFolder() }),
  ]);

  expect((await send(`${one.url}/api/ready`)).status).toBe(200);
  expect((await send(`${two.url}/api/ready`)).status).toBe(200);
});

test("the next start has everything, also the first admin of its settings", async () => {
  const admin = { ADMIN_EMAIL: "boss@example.com", ADMIN_PASSWORD: "very secret" };
  const signIn = { body: { email: "boss@example.com", password: "very secret" } };
  const DATA_DIR = await usedFolder();
  const first = await startHere({ DATA_DIR, ...admin });
  const { session, caught } = await logOneCatch(first.address);
  expect((await send(`${first.address}/api/auth/login`, signIn)).body.user.role).toBe("admin");
  expect(first.firstAdmin).toBe("made");
  await first.stop();

  const second = await startHere({ DATA_DIR, ...admin, ADMIN_PASSWORD: "another one" });

  const read = await send(`${second.address}/api/catches/${caught.id}`, { token: session.accessToken });
  expect(read.body.catch).toEqual(caught);
  expect(second.firstAdmin).toBe("there");
  expect((await send(`${second.address}/api/auth/login`, signIn)).status).toBe(200);
});

test("a generated password is printed by the first start, at any log level, and by no later one", async () => {
  const DATA_DIR = await usedFolder();
  const environment = { DATA_DIR, ADMIN_EMAIL: "boss@example.com", LOG_LEVEL: "silent" };
  const first = await startCreel(environment);
  const [, password = ""] = /^ {2}Password {2}(\S+)$/m.exec(first.output()) ?? [];

  const signIn = { body: { email: "boss@example.com", password } };
  expect((await send(`${first.url}/api/auth/login`, signIn)).body.user.role).toBe("admin");
  first.child.kill("SIGTERM");
  await first.ended;
  const second = await startCreel(environment);

  expect(second.output()).not.toMatch(/Password|boss@example\.com/);
});

test.runIf(isNightly)(
  "after kill -9 of the app alone the next start takes over, and there is one database",
  async () => {
    const DATA_DIR = await usedFolder();
    const first = await startCreel({ DATA_DIR });
    const { session, caught } = await logOneCatch(first.url);
    const left = await postgresOf(DATA_DIR);

    first.child.kill("SIGKILL");
    await first.ended;

    expect(await postgresOf(DATA_DIR), "it lives on without the app").toBe(left);
    const second = await startCreel({ DATA_DIR });
    const read = await send(`${second.url}/api/catches/${caught.id}`, { token: session.accessToken });
    expect(read.body.catch).toEqual(caught);
    expect(await postgresOf(DATA_DIR)).not.toBe(left);
    await expect(readlink(`/proc/${left}/cwd`), "the one left behind is gone").rejects.toThrow("ENOENT");
  },
);

test.runIf(isNightly)(
  "starts its database again when that was killed, and answers 503 meanwhile",
  async () => {
    const DATA_DIR = await usedFolder();
    const creel = await startCreel({ DATA_DIR });
    const { session, caught } = await logOneCatch(creel.url);
    const killed = await postgresOf(DATA_DIR);

    process.kill(killed, "SIGKILL");

    const seen = new Set<number>();
    const path = `${creel.url}/api/catches/${caught.id}`;
    const isBack = async () => {
      const { status } = await send(path, { token: session.accessToken });
      seen.add(status);
      return status === 200 && (await postgresOf(DATA_DIR)) !== killed;
    };
    await expect.poll(isBack).toBe(true);
    expect([...seen].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  },
);

test("the admin command works beside a running Creel, and without one", async () => {
  const DATA_DIR = await usedFolder();
  const creel = await startHere({ DATA_DIR });
  const { session } = await logOneCatch(creel.address);
  const me = () => send(`${creel.address}/api/auth/me`, { token: session.accessToken });

  const granted = await runAdminCli({ DATA_DIR }, ["grant", ANA.email]);

  expect(granted).toEqual({
    code: 0,
    output: "ana@example.com is now an admin. It takes effect at their next click.\n",
  });
  expect((await me()).body.user.role).toBe("admin");
  await creel.stop();
  const refused = await runAdminCli({ DATA_DIR }, ["grant", "x@example.com"]);
  expect(refused.code).toBe(1);
  expect(refused.output).toContain("No user has the email x@example.com.");
  expect(await postgresOf(DATA_DIR)).toBe(0);
});

test("works on a PostgreSQL server of one's own", async () => {
  const db = await setupDatabase();
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const DATABASE_URL = urlOf(inject("databaseServer"), rows[0]?.name ?? "");
  const DATA_DIR = await temporaryFolder();

  const { address } = await startHere({ DATABASE_URL, DATA_DIR });
  const { caught } = await logOneCatch(address);

  const stored = await db.selectFrom("catches").where("id", "=", caught.id).select("species").execute();
  expect(stored).toEqual([{ species: "Walleye" }]);
  expect(await postgresOf(DATA_DIR)).toBe(0);
});
