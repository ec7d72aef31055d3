import type { Compilable, CompiledQuery, Kysely } from "kysely";
import type { Client } from "pg";

import type { Schema } from "./schema.ts";

const names = new Map<unknown, string>();

type Ask<Row> = (db: Kysely<Schema>, ...parameters: unknown[]) => Promise<Row[]>;

/**
 * A statement that is compiled once, and that the server parses and plans once on each connection instead of each
 * time it is asked. Only for one whose plan is the same whatever its parameters are, as a look-up by a key is, and
 * which names its columns: with a `*` it fails on open connections once a migration adds one.
 * @param write The statement with any parameters; those it is asked with come in the same order.
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

/** Lets this connection send the statements that are prepared by their names: Kysely sends texts alone. */
export function sendByName(client: Client): void {
  const query = client.query.bind(client);
  const queryByName = (text: unknown, ...values: unknown[]): unknown => {
    const name = names.get(text);
    return Reflect.apply(query, undefined, [name === undefined ? text : { name, text }, ...values]);
  };
  Object.assign(client, { query: queryByName });
}
