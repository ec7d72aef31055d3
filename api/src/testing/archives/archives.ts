import { createHash, randomBytes } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";

import { Client } from "pg";
import { inject, onTestFinished } from "vitest";

import type { RestoreLocation } from "../../backup/restore-location.ts";
import { streamZip, type ZipEntry } from "../../base/zip.ts";
import type { ConnectionTarget } from "../../database/connect.ts";
import { inDatabase } from "../../database/in-database.ts";
import type { StorageSettings } from "../../storage/storage-settings.ts";
import { execute } from "../databases/database-server.ts";
import { temporaryFolder } from "../processes/run-creel.ts";
import { openArchive } from "./open-archive.ts";

/** What is in an archive, in its order. */
export type Entries = Map<string, Buffer>;

/** The same archive after a change, written as it would be by who knows how: with checksums that are right. */
export async function forge(file: string, change: (entries: Entries) => void): Promise<string> {
  const entries = await openArchive(await readFile(file));
  const manifest = JSON.parse(String(entries.get("manifest.json")));
  entries.delete("manifest.json");
  entries.delete("SHA256SUMS");
  entries.set("manifest.json", Buffer.from(JSON.stringify(manifest)));
  change(entries);
  const last = JSON.parse(String(entries.get("manifest.json")));
  entries.delete("manifest.json");
  const sums = [...entries].map(([name, contents]) => `${sha256(contents)}  ${name}\n`).join("");
  entries.set("SHA256SUMS", Buffer.from(sums));
  const checksums = { sha256: sha256(Buffer.from(sums)), bytes: Buffer.byteLength(sums) };
  entries.set("manifest.json", Buffer.from(JSON.stringify({ ...last, checksums })));
  const forged = join(await temporaryFolder(), "forged.zip");
  await writeFile(forged, await zip(entries));
  return forged;
}

/** A ZIP with these entries. */
export async function zip(entries: Entries): Promise<Buffer> {
  async function* list(): AsyncGenerator<ZipEntry, void> {
    for (const [name, input] of entries) yield { name, input, lastModified: new Date() };
  }
  return buffer(streamZip(list()));
}

function sha256(contents: Buffer): string {
  return createHash("sha256").update(contents).digest("hex");
}

/** A place for restores that is this test's own: nothing is there, not even the database. */
export async function emptyLocation(storage?: StorageSettings): Promise<RestoreLocation> {
  const server = inject("databaseServer");
  const name = `creel_${randomBytes(4).toString("hex")}`;
  const dataDir = await temporaryFolder();
  onTestFinished(async () => {
    const mine = (await databasesOf(server)).filter((each) => each.startsWith(name));
    for (const each of mine) await execute(server, `drop database ${each} with (force)`);
  });
  return {
    target: inDatabase(server, name),
    dataDir,
    storage: storage ?? { kind: "disk", folder: join(dataDir, "files") },
  };
}

async function databasesOf(server: ConnectionTarget): Promise<string[]> {
  const rows = await ask(server, "select datname::text as name from pg_database order by 1");
  return rows.map(({ name }) => String(name));
}

/** All databases whose names begin as the place's own does. */
export async function databasesAt({ target }: RestoreLocation): Promise<string[]> {
  const name = new Client(target).database ?? "";
  return (await databasesOf(inject("databaseServer"))).filter((each) => each.startsWith(name));
}

export async function ask(target: ConnectionTarget, statement: string): Promise<Record<string, unknown>[]> {
  return withClient(target, async (client) => (await client.query(statement)).rows);
}

async function withClient<Result>(
  target: ConnectionTarget,
  work: (client: Client) => Promise<Result>,
): Promise<Result> {
  const client = new Client(target);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const TABLES = [
  "users",
  "catches",
  "photos",
  "waters",
  "spots",
  "gear",
  "custom_fields",
  "merges",
  "trips",
  "trip_events",
  "trip_hours",
  "trip_positions",
  "score_predictions",
  "removed_trips",
  "insight_questions",
  "lure_trials",
  "doctor_dismissals",
  "reveals",
  "shares",
  "contact_messages",
  "audit_entries",
];

/** Every row of every table that people's things are in, as text. */
export async function rowsIn(target: ConnectionTarget): Promise<Record<string, unknown[]>> {
  const entries: [string, unknown[]][] = [];
  await withClient(target, async (client) => {
    for (const table of TABLES) {
      const { rows } = await client.query(`select t::text as row from ${table} t order by 1`);
      entries.push([table, rows.map(({ row }) => row)]);
    }
  });
  return Object.fromEntries(entries);
}

/** Every file of a folder by its path, with its checksum. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const entries = await Promise.all(
    files.toSorted().map(async (file) => [file.slice(folder.length), sha256(await readFile(file))] as const),
  );
  return Object.fromEntries(entries);
}
