import { Kysely, PostgresDialect } from "kysely";
import { Pool, type PoolConfig, types } from "pg";

import type { ServerAddress } from "./embedded/server-address.ts";
import { FairPool } from "./fair-pool.ts";
import { ColumnNames } from "./name-columns.ts";
import { sendByName } from "./prepared.ts";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

export type ConnectionTarget = ServerAddress | { connectionString: string };

export interface ConnectOptions {
  /** The maximum number of connections. */
  poolSize?: number;
  /** Milliseconds that a request waits for a connection before it is answered with 503. 2 s if absent. */
  connectTimeoutMs?: number;
  /** Milliseconds that a statement may take; 0 for no limit. 30 s if absent. */
  statementTimeoutMs?: number;
  /** Called with the error of a connection that broke while idle. */
  onIdleError?: (error: Error) => void;
  /** Called with every executed statement and its parameters. */
  onStatement?: (statement: Statement) => void;
}

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

const CONNECT_TIMEOUT_MS = 2000;
/** No normal statement takes this long; one that hangs must release its connection. */
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * Types that we parse differently from the driver: count() is a bigint, but our counts stay far below 2^53; a calendar
 * day is not an instant and stays a text.
 */
const PARSERS = new Map<number, (text: string) => unknown>([
  [types.builtins.INT8, Number],
  [types.builtins.DATE, String],
]);

const customTypes: PoolConfig["types"] = {
  getTypeParser: (id: Parameters<typeof types.getTypeParser>[0], format?: "text" | "binary") =>
    PARSERS.get(id) ?? types.getTypeParser(id, format),
};

export function openDatabase(target: ConnectionTarget, options: ConnectOptions = {}): Database {
  const { onStatement } = options;
  const size = options.poolSize ?? 10;
  const pool = new Pool({
    ...target,
    max: size,
    connectionTimeoutMillis: options.connectTimeoutMs ?? CONNECT_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    application_name: "creel",
    types: customTypes,
  });
  pool.on("error", (error) => options.onIdleError?.(error));
  // Nobody handles the error of a connection that breaks between two statements of a transaction, and without a
  // listener it would end the process. The next statement fails and reports the error to its caller.
  pool.on("connect", (client) => client.on("error", () => {}));
  pool.on("connect", sendByName);
  const fairly = new FairPool(pool, size);
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: fairly }),
    plugins: [new ColumnNames()],
    ...(onStatement && { log: ({ query }) => onStatement(query) }),
  });
  pools.set(db, { pool, fairly });
  return db;
}

const pools = new WeakMap<Database, { pool: Pool; fairly: FairPool }>();

export function connectionsOf(db: Database): { total: number; idle: number; waiting: number } {
  const { pool, fairly } = pools.get(db) ?? {};
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: fairly?.waiting ?? 0 };
}
