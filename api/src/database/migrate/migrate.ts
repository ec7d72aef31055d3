import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";

import type { Database } from "../connect.ts";
import { isDistributed } from "../distributed/is-distributed.ts";
import { changeSequentially, placeTables } from "../distributed/place-tables.ts";
import { splitStatements } from "./split-statements.ts";

const FOLDER = join(import.meta.dirname, "../../../migrations");

/**
 * Migrations that had another number in between: installed from a commit of those days, a database knows them by it.
 * The last name is the present one.
 */
const RENAMED = [["0080-readings-of-hours", "0084-readings-of-hours", "0085-readings-of-hours"]] as const;

/** Thrown if the database has a migration that this version does not know, because a newer Creel made it. */
export class NewerDatabaseError extends Error {
  override readonly name = "NewerDatabaseError";
}

/**
 * Migrates the schema to this version, forward only, all or nothing. If several processes try at once, one migrates and
 * the others wait.
 * @param options.upTo the last migration to run in an empty database, from `knownMigrations`
 * @returns the names of the migrations that ran
 */
export async function migrate(db: Database, options: { upTo?: string } = {}): Promise<string[]> {
  await renameExecuted(db);
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

/** Returns the names of this version's migrations, in order. */
export async function knownMigrations(): Promise<string[]> {
  return Object.keys(await readMigrations()).toSorted();
}

export async function pendingMigrations(db: Database): Promise<string[]> {
  const migrations = await migratorOf(db).getMigrations();
  return migrations.filter((migration) => !migration.executedAt).map((migration) => migration.name);
}

/** Some commits were merged in another order than their numbers, so a database may lack an earlier migration. */
function migratorOf(db: Database): Migrator {
  return new Migrator({ db, provider: { getMigrations: readMigrations }, allowUnorderedMigrations: true });
}

async function renameExecuted(db: Database): Promise<void> {
  const { rows } = await sql<{ isThere: boolean }>`
    select to_regclass('kysely_migration') is not null as "isThere"`.execute(db);
  if (!rows[0]?.isThere) return;
  for (const names of RENAMED) {
    const [present, ...former] = names.toReversed();
    await sql`update kysely_migration set name = ${present} where name in (${sql.join(former)})`.execute(db);
  }
}

/** Returns every migration of this version by its name. */
export async function readMigrations(): Promise<Record<string, Migration>> {
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
      // One statement at a time, because Citus rejects queries with several statements.
      for (const statement of statements) {
        if (isApplicable(statement, isSpread)) await sql.raw(statement).execute(db);
      }
      if (isSpread) await placeTables(db);
    },
  };
}

/**
 * A comment on its own line before a statement in a migration, which limits the next statement to one kind of database.
 */
const ONLY_PLAIN = /^-- only plain$/m;
const ONLY_DISTRIBUTED = /^-- only distributed$/m;

/** Returns whether a statement is for this kind of database: for example, distributed tables cannot have triggers. */
export function isApplicable(statement: string, isSpread: boolean): boolean {
  return !(isSpread ? ONLY_PLAIN : ONLY_DISTRIBUTED).test(statement);
}
