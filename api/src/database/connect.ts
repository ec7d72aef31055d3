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
  /** Most connections at a time. */
  poolSize?: number;
  /** How long a statement may take; 0 is for ever. 30 s when absent. */
  statementTimeoutMs?: number;
  /** Told of a connection that broke while nobody used it. */
  onIdleError?: (error: Error) => void;
  /** Told of every statement that was executed, with its parameters. */
  onStatement?: (statement: Statement) => void;
}

export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** A request is answered 503 when the database takes no connection for this long. */
const CONNECT_TIMEOUT_MS = 2000;
/** No statement takes this long; one that hangs must release its connection. */
const STATEMENT_TIMEOUT_MS = 30_000;

/**
 * Where we read a type otherwise than the driver: count() is a bigint, ours stay far below 2^53;
 * a calendar day is no instant and stays a text.
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
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: options.statementTimeoutMs ?? STATEMENT_TIMEOUT_MS,
    application_name: "creel",
    types: customTypes,
  });
  pool.on("error", (error) => options.onIdleError?.(error));
  // A connection that breaks between two statements of a transaction is nobody's: without a listener its
  // error would end the process. The next statement fails, and that is told to who sent it.
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
