import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Client } from "pg";

import type { Schema } from "./schema.ts";

const names = new Map<unknown, string>();

type Ask<Row> = (db: Kysely<Schema>, ...parameters: unknown[]) => Promise<Row[]>;

/**
 * Compiles a statement once; the server parses and plans it once per connection instead of on each call. Only for a
 * statement whose plan does not depend on its parameters, such as a lookup by key, and which names its columns: with a
 * `*` it fails on open connections after a migration adds a column.
 * @param write the statement with arbitrary parameters; calls pass theirs in the same order
 */
export function prepare<Row>(name: string, write: (db: Kysely<Schema>) => Compilable<Row>): Ask<Row> {
  const compiled = new WeakMap<Kysely<Schema>, CompiledQuery<Row>>();
  const compile = (db: Kysely<Schema>): CompiledQuery<Row> => {
    const statement = write(db).compile();
    names.set(statement.sql, name);
    compiled.set(db, statement);
    return statement;
  };
  return async (db, ...parameters) => {
    const statement = compiled.get(db) ?? compile(db);
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
}

/** Lets this connection send prepared statements by name, because Kysely only sends texts. */
export function sendByName(client: Client): void {
  const query = client.query.bind(client);
  const queryByName = (text: unknown, ...values: unknown[]): unknown => {
    const name = names.get(text);
    return Reflect.apply(query, undefined, [name === undefined ? text : { name, text }, ...values]);
  };
  Object.assign(client, { query: queryByName });
}
