import { inSuite } from "@creel/testing/nightly";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, inject, test } from "vitest";

import { ask, emptyLocation } from "../../testing/archives/archives.ts";
import { execute } from "../../testing/databases/database-server.ts";
import { type Database, openDatabase } from "../connect.ts";
import { databaseOf } from "../in-database.ts";
import { knownMigrations, migrate, readMigrations } from "./migrate.ts";

/**
 * The commits of the main branch whose migrations are not the first ones of today's, because work was merged in another
 * order than its numbers: their newest migration, and the earlier ones that came later.
 */
const OUT_OF_ORDER: readonly [newest: string, lacking: readonly string[]][] = [
  ["0091-calendars", ["0086-sign-in-by-provider", "0087-passkeys-and-second-step"]],
  ["0091-calendars", ["0086-sign-in-by-provider", "0087-passkeys-and-second-step", "0088-api-tokens"]],
  ["0079-tides-of-the-world", ["0078-gauges-and-readings"]],
  ["0039-gear-photos", ["0035-water-of-trips", "0037-photos-taken-at"]],
  ["0039-gear-photos", ["0035-water-of-trips"]],
  ["0038-fields-of-trips", ["0035-water-of-trips", "0037-photos-taken-at"]],
  ["0029-reveals", ["0028-shares"]],
  ["0026-wanted-months", ["0024-expectations"]],
  ["0025-doctor-dismissals", ["0024-expectations"]],
  ["0020-trip-tallies", ["0019-waters"]],
];

const SHAPE = `
  select 'column' as kind, table_name || '.' || column_name as name,
    concat_ws(' ', data_type, is_nullable, column_default) as shape
  from information_schema.columns where table_schema = 'public'
  union all select 'index', indexname, indexdef from pg_indexes where schemaname = 'public'
  union all select 'constraint', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
  from pg_constraint where connamespace = 'public'::regnamespace
  union all select 'trigger', tgrelid::regclass || ' ' || tgname, pg_get_triggerdef(oid)
  from pg_trigger where not tgisinternal
  order by 1, 2, 3`;

async function migrateWith(db: Database, names: readonly string[]): Promise<void> {
  const all = await readMigrations();
  const some = Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
  const migrator = new Migrator({ db, provider: { getMigrations: async () => some } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}

/** Returns the shape of a database that ran some migrations in an earlier version, under their names of then. */
async function shapeFrom(executed: readonly string[], formerNames: Readonly<Record<string, string>> = {}) {
  const { target } = await emptyLocation();
  await execute(inject("databaseServer"), `create database ${databaseOf(target)}`);
  const db = openDatabase(target, { poolSize: 1 });
  try {
    await migrateWith(db, executed);
    for (const [present, former] of Object.entries(formerNames)) {
      await sql`update kysely_migration set name = ${former} where name = ${present}`.execute(db);
    }
    await migrate(db);
    return await ask(target, SHAPE);
  } finally {
    await db.destroy();
  }
}

const known = await knownMigrations();
const upTo = (newest: string, lacking: readonly string[] = []) =>
  known.filter((name) => name <= newest && !lacking.includes(name));

// Every change has the newest one, the night all.
test.each(OUT_OF_ORDER.slice(0, inSuite(1, OUT_OF_ORDER.length)))(
  "a database of a commit with %s but without %j becomes like a new one",
  async (newest, lacking) => {
    expect(await shapeFrom(upTo(newest, lacking))).toEqual(await shapeFrom([]));
  },
);

test.each(["0084-readings-of-hours", "0080-readings-of-hours"].slice(0, inSuite(1, 2)))(
  "a database that knows a migration as %s, its number of then, becomes like a new one",
  async (former) => {
    const lacking = known.filter((name) => name > "0079" && name < "0085");
    const executed = upTo("0085-readings-of-hours", lacking);
    expect(await shapeFrom(executed, { "0085-readings-of-hours": former })).toEqual(await shapeFrom([]));
  },
);
