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

/** The contents of an archive by file name, in the order of the archive. */
export type Entries = Map<string, Buffer>;

/** Changes an archive and recomputes its checksums, as a skilled forger would. */
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

export async function zip(entries: Entries): Promise<Buffer> {
  async function* list(): AsyncGenerator<ZipEntry, void> {
    for (const [name, input] of entries) yield { name, input, lastModified: new Date() };
  }
  return buffer(streamZip(list()));
}

function sha256(contents: Buffer): string {
  return createHash("sha256").update(contents).digest("hex");
}

/** Returns a restore location for the current test, without any data and without a database. */
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

/** Returns all databases whose names begin with the location's database name. */
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
  "water_readings",
  "gear",
  "custom_fields",
  "licenses",
  "limits",
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
  "reminders",
  "returns",
  "return_templates",
  "reveals",
  "shares",
  "contact_messages",
  "audit_entries",
];

/** Returns every row of the tables in `TABLES`, as text. */
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

/** Returns the checksum of every file in a folder, keyed by path. */
export async function filesIn(folder: string): Promise<Record<string, string>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = found.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  const entries = await Promise.all(
    files.toSorted().map(async (file) => [file.slice(folder.length), sha256(await readFile(file))] as const),
  );
  return Object.fromEntries(entries);
}
