import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

import type { Database } from "../connect.ts";
import { isDistributed } from "../distributed/is-distributed.ts";
import { changeSequentially, placeTables } from "../distributed/place-tables.ts";
import { splitStatements } from "./split-statements.ts";

const FOLDER = join(import.meta.dirname, "../../../migrations");

/** Thrown when the database knows a migration that this version does not: it was made by a newer Creel. */
export class NewerDatabaseError extends Error {
  override readonly name = "NewerDatabaseError";
}

/**
 * Brings the schema up to this version, forward only, all or nothing. Several processes may try at
 * once: one works, the others wait for it.
 * @param options.upTo the last migration to make in a database that has none yet, of `knownMigrations`
 * @returns the names of the migrations that were made.
 */
export async function migrate(db: Database, options: { upTo?: string } = {}): Promise<string[]> {
  const migrator = migratorOf(db);
  const { upTo } = options;
  const { results = [], error } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) {
    const isNewer = error instanceof Error && error.message.includes("corrupted migrations");
    if (!isNewer) throw error;
    throw new NewerDatabaseError(
      "The database was made by a newer version of Creel. Start that version, or restore a backup of this one.",
      { cause: error },
    );
  }
  return results.map((result) => result.migrationName);
}

/** Names of the migrations this version has, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return Object.keys(await readMigrations()).toSorted();
}

export async function pendingMigrations(db: Database): Promise<string[]> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}

function migratorOf(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: readMigrations } });
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const files = (await readdir(FOLDER)).filter((name) => name.endsWith(".sql"));
  const migrations = await Promise.all(
    files.map(async (name) => [name.replace(/\.sql$/, ""), await readMigration(join(FOLDER, name))] as const),
  );
  return Object.fromEntries(migrations);
}

async function readMigration(path: string): Promise<Migration> {
  const statements = splitStatements(await readFile(path, "utf8"));
  return {
    async up(db: Database) {
      const isSpread = await isDistributed(db);
      if (isSpread) await changeSequentially(db);
      // One at a time: Citus passes no query on that has several.
      for (const statement of statements) {
        if (isMeant(statement, isSpread)) await sql.raw(statement).execute(db);
      }
      if (isSpread) await placeTables(db);
    },
  };
}

/** A comment of a migration, alone on its line before a statement: what the next one is only for. */
const ONLY_PLAIN = /^-- only plain$/m;
const ONLY_DISTRIBUTED = /^-- only distributed$/m;

/** Whether a statement is for this kind of database: what has triggers on a plain one does without on the other. */
export function isMeant(statement: string, isSpread: boolean): boolean {
  return !(isSpread ? ONLY_PLAIN : ONLY_DISTRIBUTED).test(statement);
}
