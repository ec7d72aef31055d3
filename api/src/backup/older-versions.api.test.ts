import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";

import type { ClientBase } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { expect, onTestFinished, test, vi } from "vitest";

import { type ConnectionTarget, openDatabase } from "../database/connect.ts";
import { pendingMigrations } from "../database/migrate/migrate.ts";
import { withSession } from "../database/session.ts";
import { openStorage } from "../storage/storage.ts";
import { emptyLocation } from "../testing/archives/archives.ts";
import { openArchive } from "../testing/archives/open-archive.ts";
import { setupApi, TEST_KEYS } from "../testing/setup-api.ts";
import { ANA, type Answers, type Call, readLog } from "../testing/versions/log-of-version.ts";
import { manifestSchema, type TableInArchive, tableEntry } from "./archive/archive-format.ts";
import type { RestoreLocation } from "./restore-location.ts";
import { restore } from "./restore.ts";

/** One backup for each version, and what its API answered; made by api/src/testing/versions/make-version-fixture.ts. */
const FOLDER = join(import.meta.dirname, "../testing/versions");
const VERSIONS = readdirSync(FOLDER)
  .filter((name) => name.endsWith(".zip"))
  .map((name) => name.replace(/\.zip$/, ""));

type Rows = Record<string, string[]>;

/** Returns the names of the columns that a table has now. */
async function columnsOf(client: ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select attname::text as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  return rows.map(({ name }) => name);
}

/** Returns the rows of each table in the columns that it had, and the columns that are gone. */
async function readRows(target: ConnectionTarget, tables: readonly TableInArchive[]) {
  const rows: Rows = {};
  const gone: string[] = [];
  await withSession(target, async (client) => {
    for (const { name, columns } of tables) {
      const known = await columnsOf(client, name);
      gone.push(...columns.filter((column) => !known.includes(column)).map((column) => `${name}.${column}`));
      const list = columns.map((column) => client.escapeIdentifier(column)).join(", ");
      rows[name] = linesOf(await text(client.query(copyTo(`copy (select ${list} from ${name}) to stdout`))));
    }
  });
  return { rows, gone };
}

function linesOf(copied: string): string[] {
  return copied.split("\n").slice(0, -1).toSorted();
}

/** Returns a caller of the API over a restored Creel. */
async function apiOver({ target, storage: settings }: RestoreLocation): Promise<Call> {
  const db = openDatabase(target);
  const storage = await openStorage(settings);
  onTestFinished(async () => {
    storage.close();
    await db.destroy();
  });
  expect(await pendingMigrations(db)).toEqual([]);
  const { anonymous } = await setupApi({ sessions: { db, keys: TEST_KEYS }, storage });
  const { accessToken } = (await anonymous.post("/auth/login", ANA)).json();
  return async (_method, url) => {
    const response = await anonymous.call({
      method: "GET",
      url,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    return { status: response.statusCode, body: response.json() };
  };
}

test.each(VERSIONS)("nothing that an angler had in %s is lost", async (version) => {
  const location = await emptyLocation();
  const file = join(FOLDER, `${version}.zip`);
  const archive = await openArchive(await readFile(file));
  const { tables, madeAt } = manifestSchema.parse(JSON.parse(String(archive.get("manifest.json"))));
  const before: Answers = JSON.parse(await readFile(join(FOLDER, `${version}.json`), "utf8"));

  // Its schema and its rows as they were, then every later migration.
  await restore(location, file);

  // Every row of every table has the same values.
  const had = tables.map(({ name }): [string, string[]] => [
    name,
    linesOf(String(archive.get(tableEntry(name)))),
  ]);
  expect(await readRows(location.target, tables)).toEqual({ rows: Object.fromEntries(had), gone: [] });
  // The API answers at least what that version answered at that time.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(madeAt) });
  onTestFinished(() => void vi.useRealTimers());
  expect(await readLog(await apiOver(location))).toMatchObject(before);
});
