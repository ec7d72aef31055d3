import { randomBytes } from "node:crypto";

import { type ClientBase, DatabaseError } from "pg";

import { BackupError } from "./archive/backup-error.ts";

/** Names have at most 63 bytes; suffixes need the rest. */
const MAX_BASE_LENGTH = 40;
const SUFFIX_LENGTH = 8;
const INSUFFICIENT_PRIVILEGE = "42501";
const OBJECT_IN_USE = "55006";

export function nameOfRestored(database: string): string {
  return `${database.slice(0, MAX_BASE_LENGTH)}_restore_${randomBytes(SUFFIX_LENGTH / 2).toString("hex")}`;
}

/** Returns the part that makes the names of one restore unique. */
export function suffixOf(restored: string): string {
  return restored.slice(-SUFFIX_LENGTH);
}

/** @param at the time in the format of file names: 20261121_184500 */
export function nameOfPrevious(database: string, at: string): string {
  return `${database.slice(0, MAX_BASE_LENGTH)}_before_${at}`;
}

/** Finds databases left by killed restores of this one. */
export async function findLeftovers(client: ClientBase, database: string): Promise<string[]> {
  return findNames(client, `${database.slice(0, MAX_BASE_LENGTH)}_restore_`, /^[\da-f]{8}$/);
}

/** Finds the databases that restores of this one kept. */
export async function findPrevious(client: ClientBase, database: string): Promise<string[]> {
  return findNames(client, `${database.slice(0, MAX_BASE_LENGTH)}_before_`, /^\d{8}_\d{6}$/);
}

async function findNames(client: ClientBase, prefix: string, rest: RegExp): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select datname::text as name from pg_database where starts_with(datname::text, $1) order by datname",
    [prefix],
  );
  return rows.map(({ name }) => name).filter((name) => rest.test(name.slice(prefix.length)));
}

/** The lock is released when the session ends. @returns false while another restore of this database is running */
export async function lockRestores(client: ClientBase, database: string): Promise<boolean> {
  const { rows } = await client.query<{ isLocked: boolean }>(
    `select pg_try_advisory_lock(hashtextextended('creel restore ' || $1, 0)) as "isLocked"`,
    [database],
  );
  return rows[0]?.isLocked ?? false;
}

interface Rights {
  user: string;
  mayCreate: boolean;
  ownsDatabase: boolean;
}

/** @throws BackupError if the configured user lacks the rights for a restore */
export async function checkRights(client: ClientBase, database: string): Promise<void> {
  const { rows } = await client.query<Rights>(
    `select current_user::text as user, r.rolsuper or r.rolcreatedb as "mayCreate",
       coalesce(pg_has_role(d.datdba, 'usage'), true) as "ownsDatabase"
     from pg_roles r left join pg_database d on d.datname = $1 where r.rolname = current_user`,
    [database],
  );
  const [rights] = rows;
  if (!rights?.mayCreate) {
    throw new BackupError(
      `A restore needs a new database, and the PostgreSQL user ${rights?.user} may not create one. ` +
        `Allow it for the time of the restore: alter role ${rights?.user} createdb`,
    );
  }
  if (!rights.ownsDatabase) {
    throw new BackupError(
      `A restore renames the database ${database}, and the PostgreSQL user ${rights.user} does not own it. ` +
        `Make it the owner: alter database ${database} owner to ${rights.user}`,
    );
  }
}

/** Returns the application names of the connections to a database, except those between Citus nodes. */
export async function findUsersOf(client: ClientBase, database: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
     where datname = $1 and pid <> pg_backend_pid() and backend_type = 'client backend'
       and not starts_with(application_name, 'citus_')`,
    [database],
  );
  return rows.map(({ name }) => name);
}

interface Locale {
  encoding: string;
  collate: string;
  ctype: string;
  provider: string;
  locale: string | null;
}

/** Creates an empty database with the encoding and locale of another one, if that exists. */
export async function createDatabaseLike(client: ClientBase, name: string, model: string): Promise<void> {
  const { rows } = await client.query<Locale>(
    `select pg_encoding_to_char(encoding) as encoding, datcollate as collate, datctype as ctype,
       datlocprovider as provider, coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') as locale
     from pg_database d where datname = $1`,
    [model],
  );
  const like = rows[0] ? `template template0 ${localeClause(client, rows[0])}` : "";
  await client.query(`create database ${client.escapeIdentifier(name)} ${like}`);
}

function localeClause(client: ClientBase, { encoding, collate, ctype, provider, locale }: Locale): string {
  const text = (value: string) => client.escapeLiteral(value);
  const libc = `encoding ${text(encoding)} lc_collate ${text(collate)} lc_ctype ${text(ctype)}`;
  if (provider === "b") return `${libc} locale_provider builtin builtin_locale ${text(locale ?? "")}`;
  if (provider === "i") return `${libc} locale_provider icu icu_locale ${text(locale ?? "")}`;
  return `${libc} locale_provider libc`;
}

export async function dropDatabase(client: ClientBase, name: string): Promise<void> {
  await client.query(`drop database if exists ${client.escapeIdentifier(name)}`);
}

/** Sets the comment of the database, which stays when it is renamed. */
export async function markDatabase(client: ClientBase, name: string, mark: string): Promise<void> {
  await client.query(`comment on database ${client.escapeIdentifier(name)} is ${client.escapeLiteral(mark)}`);
}

/** `null` if the database does not exist or has no mark. */
export async function markOf(client: ClientBase, name: string): Promise<string | null> {
  const { rows } = await client.query<{ mark: string | null }>(
    "select shobj_description(oid, 'pg_database') as mark from pg_database where datname = $1",
    [name],
  );
  return rows[0]?.mark ?? null;
}

export async function hasDatabase(client: ClientBase, name: string): Promise<boolean> {
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [name]);
  return rowCount === 1;
}

/** Renames all or none. @throws BackupError if somebody is connected to one of them */
export async function renameDatabases(
  client: ClientBase,
  renames: readonly [string, string][],
): Promise<void> {
  await client.query("begin");
  try {
    for (const [from, to] of renames) {
      await client.query(
        `alter database ${client.escapeIdentifier(from)} rename to ${client.escapeIdentifier(to)}`,
      );
    }
    await client.query("commit");
  } catch (error) {
    await client.query("rollback");
    throw toReadable(error);
  }
}

function toReadable(error: unknown): unknown {
  if (!(error instanceof DatabaseError)) return error;
  if (error.code === OBJECT_IN_USE) {
    return new BackupError(
      "Another connection to the database was opened in the meantime. Stop every Creel that uses it.",
      {
        cause: error,
      },
    );
  }
  if (error.code === INSUFFICIENT_PRIVILEGE) {
    return new BackupError(`PostgreSQL refuses to rename the database: ${error.message}.`, { cause: error });
  }
  return error;
}

export async function databaseBytes(client: ClientBase, name: string): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>("select pg_database_size($1::name) as bytes", [
    name,
  ]);
  return Number(rows[0]?.bytes ?? 0);
}
