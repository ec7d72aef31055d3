import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { inSuite } from "@creel/testing/nightly";
import sharp from "sharp";
import { v7 as uuidv7 } from "uuid";
import { beforeAll, describe, expect, test } from "vitest";

import { isPassword } from "../accounts/password/passwords.ts";
import { databaseOf, inDatabase } from "../database/in-database.ts";
import { withSession } from "../database/session.ts";
import { storePhoto } from "../photos/photo-files.ts";
import { openStorage, type Storage } from "../storage/storage.ts";
import {
  ask,
  databasesAt,
  emptyLocation,
  type Entries,
  filesIn,
  forge,
  rowsIn,
  zip,
} from "../testing/archives/archives.ts";
import { openArchive } from "../testing/archives/open-archive.ts";
import type { SignedInUser } from "../testing/fixtures/given.ts";
import { temporaryFolder } from "../testing/processes/run-creel.ts";
import { emptyStorage, keysIn, startBucket } from "../testing/services/storages.ts";
import { databaseTarget, setupApi } from "../testing/setup-api.ts";
import { verifyArchive } from "./archive/verify-archive.ts";
import { makeBackup } from "./make-backup.ts";
import { hasPrevious, removePrevious } from "./remove-previous.ts";
import type { RestoreLocation } from "./restore-location.ts";
import { writePlan } from "./restore-plan.ts";
import { restore, settleRestore } from "./restore.ts";
import { createDatabaseLike, markDatabase, markOf, renameDatabases } from "./server.repository.ts";
import { swap } from "./swap.ts";
import { readTables } from "./tables.repository.ts";

/** Texts that COPY has to escape. */
const HARD = ["tab\tand\nline\r\n", "\\N", "\\.", "'; drop table users; --", "😀 ÅÄÖ", '1,2;"3"'];
const PASSWORD = "correct horse";

let picture: Buffer;
beforeAll(async () => {
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
    .jpeg()
    .toBuffer();
});

let shared: ReturnType<typeof setupApi> | undefined;

async function setup(kind?: "s3") {
  shared ??= setupApi();
  const api = { ...(await shared), ...(kind && { storage: await emptyStorage(kind) }) };
  // Removes the data of this file's other tests.
  await api.db.deleteFrom("users").execute();
  const target = await databaseTarget();
  const folder = await temporaryFolder();
  const file = join(folder, "creel.zip");
  return {
    ...api,
    target,
    folder,
    file,
    back: () => makeBackup({ target, storage: api.storage }, file),
    /** Logs a catch with a photo whose bytes are unique. */
    photographed: async (owner: SignedInUser, notes: string) => {
      const caught = await api.given.loggedCatch(owner, { notes, weight: 10 / 3 });
      const display = Buffer.concat([picture, Buffer.from(uuidv7())]);
      const key = await storePhoto(api.storage, owner.id, {
        display,
        thumbnail: picture,
        width: 8,
        height: 8,
        placeholder: "data:,",
      });
      const photo = { userId: owner.id, id: uuidv7(), catchId: caught.id, fileId: key.fileId, position: 0 };
      const measures = { width: 8, height: 8, bytes: display.length, placeholder: "data:," };
      await api.db
        .insertInto("photos")
        .values({ ...photo, ...measures })
        .execute();
      return { caught, key };
    },
  };
}

async function refusal(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => "it was done",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

describe.each(["disk", "s3"] as const)("an archive restored on %s", (kind) => {
  test("has every row and every photo as they were, and the passwords", async () => {
    const { given, photographed, back, file, target, storage } = await setup(
      kind === "s3" ? kind : undefined,
    );
    const ana = await given.user({ password: PASSWORD, firstName: "Ana\t\\" });
    const bo = await given.user();
    await given.filledTrip(ana);
    for (const notes of HARD) await photographed(ana, notes);
    await photographed(bo, "Bo's");
    const before = await rowsIn(target);
    const bucket = kind === "s3" ? await startBucket() : null;
    const location = await emptyLocation(bucket?.settings);

    const made = await back();
    await given.loggedCatch(ana, { notes: "after the backup" });
    const restored = await restore(location, file);

    expect(await rowsIn(location.target)).toEqual(before);
    const there = await openStorage(location.storage);
    for (const key of await keysIn(there)) expect(await there.read(key)).toEqual(await storage.read(key));
    expect(await keysIn(there)).toHaveLength(made.manifest.photos.files);
    there.close();
    const [row] = await ask(location.target, `select password_hash from users where id = '${ana.id}'`);
    expect(await isPassword(PASSWORD, String(row?.["password_hash"]))).toBe(true);
    expect(await ask(location.target, "select 1 from sessions")).toEqual([]);
    expect(restored).toMatchObject({ previousDatabase: null, previousFiles: null });
    expect(await databasesAt(location)).toHaveLength(1);
  });
});

test("an archive is readable by its owner alone, and stands under its name only when it is whole", async () => {
  const { given, photographed, folder, file, target, storage } = await setup();
  await photographed(await given.user(), "seen");
  const seen: string[][] = [];
  const watched: Storage = {
    ...storage,
    async read(key) {
      seen.push(await readdir(folder));
      return storage.read(key);
    },
  };

  await makeBackup({ target, storage: watched }, file);

  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(seen.flat().filter((name) => name === "creel.zip")).toEqual([]);
  expect(await readdir(folder)).toEqual(["creel.zip"]);
  expect(await refusal(makeBackup({ target, storage }, file))).toMatch(/already exists/);
});

test("a backup that fails leaves nothing behind", async () => {
  const { given, photographed, folder, file, target, storage } = await setup();
  await photographed(await given.user(), "lost");
  const brokenStorage: Storage = { ...storage, read: () => Promise.reject(new Error("the bucket is gone")) };

  expect(await refusal(makeBackup({ target, storage: brokenStorage }, file))).toBe("the bucket is gone");
  expect(await readdir(folder)).toEqual([]);
});

test("an archive holds one instant: what is written while it is made is not in it by half", async () => {
  const { given, photographed, back, file, target, storage, db } = await setup();
  const ana = await given.user();
  await photographed(ana, "one");
  const end = new AbortController();
  const writing = (async () => {
    while (!end.signal.aborted) {
      const { caught } = await photographed(ana, "while");
      await db.updateTable("catches").set({ notes: "changed" }).where("id", "=", caught.id).execute();
    }
  })();

  const made = [await back()];
  for (const again of [1, 2, 3]) made.push(await makeBackup({ target, storage }, `${file}.${again}`));
  end.abort();
  await writing;

  for (const { file: each, manifest } of made) {
    const entries = await openArchive(await readFile(each));
    const catches = new Set(idsIn(entries, "catches", 1));
    expect(idsIn(entries, "photos", 2).filter((id) => !catches.has(id))).toEqual([]);
    expect(manifest.photos.lostCount).toBe(0);
    await verifyArchive(each);
  }
});

function idsIn(entries: Entries, table: string, column: number): string[] {
  const lines = String(entries.get(`database/${table}.copy`))
    .trimEnd()
    .split("\n");
  return lines.map((line) => line.split("\t")[column] ?? "");
}

test("a photo whose file was lost is named, one that was deleted meanwhile is counted", async () => {
  const { given, photographed, file, target, storage, db } = await setup();
  const ana = await given.user();
  const lost = await photographed(ana, "lost");
  const deleted = await photographed(ana, "deleted");
  await storage.removeFolder(`photos/${ana.id}/${lost.key.fileId}`);
  const deleting: Storage = {
    ...storage,
    async read(key) {
      if (key.includes(deleted.key.fileId)) {
        await db.deleteFrom("photos").where("fileId", "=", deleted.key.fileId).execute();
        return null;
      }
      return storage.read(key);
    },
  };

  const { manifest } = await makeBackup({ target, storage: deleting }, file);

  const names = ["display.jpg", "thumbnail.webp"].map(
    (name) => `photos/${ana.id}/${lost.key.fileId}/${name}`,
  );
  expect(manifest.photos).toMatchObject({ lost: names, lostCount: 2, deletedMeanwhile: 2 });
  await verifyArchive(file);
});

/** Sets up a restore location that already contains data, and returns that data. */
async function inhabited() {
  const context = await setup();
  const ana = await context.given.user();
  await context.photographed(ana, "first");
  await context.back();
  const location = await emptyLocation();
  await restore(location, context.file);
  const state = async () => ({
    databases: await databasesAt(location),
    rows: await rowsIn(location.target),
    files: await filesIn(location.dataDir),
  });
  return { ...context, location, state };
}

test("what was there before a restore is kept under other names until it is removed", async () => {
  const { given, photographed, target, storage, file, location } = await inhabited();
  const old = await rowsIn(location.target);
  await photographed(await given.user(), "second");
  const next = `${file}.next`;
  await makeBackup({ target, storage }, next);

  const { previousDatabase, previousFiles } = await restore(location, next);

  expect(await rowsIn(location.target)).toEqual(await rowsIn(target));
  expect(await databasesAt(location)).toHaveLength(2);
  expect(await rowsIn(inDatabase(location.target, previousDatabase ?? ""))).toEqual(old);
  expect(Object.keys(await filesIn(previousFiles ?? ""))).toHaveLength(2);
  expect(await hasPrevious(location.target)).toBe(true);
  expect(await removePrevious(location)).toEqual([previousDatabase, previousFiles]);
  expect(await hasPrevious(location.target)).toBe(false);
  expect(await databasesAt(location)).toHaveLength(1);
  expect(await readdir(location.dataDir)).toEqual(["files"]);
});

test("no table that is backed up counts by a sequence, which COPY would not carry over", async () => {
  const { target } = await setup();

  const counting = await ask(
    target,
    `select c.relname::text as name from pg_class c join pg_depend d on d.refobjid = c.oid
     join pg_class s on s.oid = d.objid and s.relkind = 'S' where d.deptype in ('a', 'i')`,
  );

  const backedUp = await withSession(target, readTables);
  expect(backedUp.map(({ name }) => name)).toContain("catches");
  const names = new Set(counting.map(({ name }) => name));
  expect(backedUp.filter(({ name }) => names.has(name))).toEqual([]);
});

/** Matches the first column of the first row. */
const FIRST = /^[^\t]+/;

const FORGERIES: [string, RegExp, (entries: Entries) => void][] = [
  [
    "an entry that points out of its folder",
    /\.\.\/x|invalid relative path/,
    (entries) => entries.set("../x", Buffer.from("x")),
  ],
  ["an absolute path", /etc|absolute path/, (entries) => entries.set("/etc/x", Buffer.from("x"))],
  ["an entry too many", /should not be there/, (entries) => entries.set("photos/more.txt", Buffer.from("x"))],
  [
    "an entry with another name",
    /should not be there/,
    (entries) => rename(entries, "database/catches.copy", "database/catch.copy"),
  ],
  ["a photo too few", /is missing files/, (entries) => drop(entries, /thumbnail/)],
  ["a table too few", /should not be there|is missing files/, (entries) => drop(entries, /catches/)],
  [
    "a row too few",
    /0 rows of photos instead of 1/,
    (entries) => entries.set("database/photos.copy", Buffer.from("")),
  ],
  ["a newer migration", /newer version/, (entries) => edit(entries, { migration: "9999-from-the-future" })],
  ["a newer format", /newer version/, (entries) => edit(entries, { format: 2 })],
  [
    "a row the database refuses",
    /rows of users cannot be loaded: .*check constraint/,
    (entries) => alter(entries, "users", (text) => text.replace("imperial", "nautical")),
  ],
  [
    "a catch of nobody",
    /1 rows of catches without their row in users/,
    (entries) => alter(entries, "catches", (text) => text.replace(FIRST, uuidv7())),
  ],
];

test("what cannot be restored is refused, damaged or forged or for want of a place, and nothing is touched", async () => {
  const { file, location, state } = await inhabited();
  const before = await state();

  const reasons: string[] = [];
  for (const bad of await damagedCopies(file)) reasons.push(await refusal(restore(location, bad)));
  const knownReasons = /complete archive|damaged|not a Creel archive|no file|has changed since/;
  expect(reasons.filter((reason) => !knownReasons.test(reason))).toEqual([]);
  expect(reasons.length).toBeGreaterThan(CUTS);

  for (const [name, reason, change] of FORGERIES) {
    const forged = await forge(file, change);
    expect(await refusal(restore(location, forged)), name).toMatch(reason);
  }

  // A file in place of a folder makes the write fail even for root.
  const folder = join(file, "files");
  expect(await refusal(restore({ ...location, storage: { kind: "disk", folder } }, file))).toMatch(/ENOTDIR/);
  expect(await state()).toEqual(before);
});

const CUTS = inSuite(6, 24);

/**
 * Returns copies that are cut off at many places, copies with one changed bit in each entry, and files that are no
 * archive.
 */
async function damagedCopies(file: string): Promise<string[]> {
  const whole = await readFile(file);
  const copies: Buffer[] = [whole.subarray(0, -1)];
  for (let part = 0; part < CUTS; part += 1) copies.push(whole.subarray(0, (whole.length * part) / CUTS));
  for (const [name, contents] of await openArchive(whole)) {
    if (contents.length === 0) continue;
    const flipped = Buffer.from(whole);
    const at = whole.indexOf(contents, whole.indexOf(name)) + Math.floor(contents.length / 2);
    flipped[at] = (flipped[at] ?? 0) ^ 1;
    copies.push(flipped);
  }
  copies.push(Buffer.from("not a zip at all"), await zip(new Map([["hello.txt", Buffer.from("hello")]])));
  const names = copies.map((_, index) => `${file}.bad${index}`);
  await Promise.all(copies.map((bytes, index) => writeFile(names[index] ?? "", bytes)));
  return [...names, `${file}.nowhere`];
}

function rename(entries: Entries, from: string, to: string): void {
  const list = [...entries].map(([name, contents]) => [name === from ? to : name, contents] as const);
  entries.clear();
  for (const [name, contents] of list) entries.set(name, contents);
}

function drop(entries: Entries, names: RegExp): void {
  for (const name of [...entries.keys()].filter((each) => names.test(each))) entries.delete(name);
}

function edit(entries: Entries, change: object): void {
  const manifest = JSON.parse(String(entries.get("manifest.json")));
  entries.set("manifest.json", Buffer.from(JSON.stringify({ ...manifest, ...change })));
}

function alter(entries: Entries, table: string, change: (text: string) => string): void {
  const name = `database/${table}.copy`;
  entries.set(name, Buffer.from(change(String(entries.get(name)))));
}

test("a restore is refused while anybody is connected to the database", async () => {
  const { back, file, target, folder } = await setup();
  await back();
  const location: RestoreLocation = {
    target,
    dataDir: folder,
    storage: { kind: "disk", folder: join(folder, "files") },
  };

  expect(await refusal(restore(location, file))).toMatch(/is in use: \d+ connections \(creel\)/);
});

async function put(folder: string, key: string): Promise<void> {
  await (await openStorage({ kind: "disk", folder })).put(key, picture, "image/jpeg");
}

/** Sets up a restore that has reached the swap at its end: "old" exists, and "new" is loaded next to it. */
async function atTheEnd() {
  const location = await emptyLocation();
  const database = databaseOf(location.target);
  const files = join(location.dataDir, "files");
  const plan = {
    database,
    restored: `${database}_restore_0a1b2c3d`,
    former: `${database}_before_20261121_120000`,
    folders: { files, restored: `${files}.restore-0a1b2c3d`, former: `${files}.before-20261121_120000` },
  };
  const server = inDatabase(location.target, "postgres");
  await ask(server, `create database ${database}`);
  await withSession(server, async (client) => {
    await createDatabaseLike(client, plan.restored, database);
    await markDatabase(client, plan.restored, plan.restored);
  });
  await put(files, "old.jpg");
  await put(plan.folders.restored, "new.jpg");
  const state = async () => ({
    current:
      (await withSession(server, (client) => markOf(client, database))) === plan.restored ? "new" : "old",
    databases: await databasesAt(location),
    files: Object.keys(await filesIn(location.dataDir)),
  });
  return { location, plan, server, state };
}

test("when the photos cannot be swapped, the databases get their names back", async () => {
  const { location, plan, server, state } = await atTheEnd();
  await put(plan.folders.former, "in-the-way.jpg");
  const before = await state();

  const failed = await refusal(withSession(server, (client) => swap(client, location.dataDir, plan)));

  expect(failed).toMatch(/ENOTEMPTY|EEXIST/);
  expect(before.current).toBe("old");
  expect(await state()).toEqual(before);
});

test("of a restore that was killed before its swap, the next start leaves nothing", async () => {
  const { location, plan, state } = await atTheEnd();
  await writePlan(location.dataDir, plan);

  await settleRestore(location);

  expect(await state()).toEqual({ current: "old", databases: [plan.database], files: ["/files/old.jpg"] });
});

test("of a restore that was killed while it wrote how to end, the next start leaves nothing", async () => {
  const { location, plan, state } = await atTheEnd();
  await writeFile(join(location.dataDir, "restore-under-way.json.new"), "{");

  await settleRestore(location);

  expect(await state()).toEqual({ current: "old", databases: [plan.database], files: ["/files/old.jpg"] });
});

test("of a restore that was killed in the middle of its swap, the next start brings the photos too", async () => {
  const { location, plan, server, state } = await atTheEnd();
  await writePlan(location.dataDir, plan);
  const renames: [string, string][] = [
    [plan.database, plan.former],
    [plan.restored, plan.database],
  ];
  await withSession(server, (client) => renameDatabases(client, renames));

  await settleRestore(location);

  expect(await state()).toEqual({
    current: "new",
    databases: [plan.database, plan.former],
    files: ["/files.before-20261121_120000/old.jpg", "/files/new.jpg"],
  });
});
