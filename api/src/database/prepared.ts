import type { CompiledQuery } from "kysely";
import type { Client } from "pg";

/** What the server calls statements of these texts. */
const names = new Map<unknown, string>();

/**
 * Has the server parse and plan this statement once on each connection instead of each time it is asked. Only for
 * one whose plan is the same whatever its parameters are, as a look-up by a key is, and which names its
 * columns: with a `*` it fails on open connections once a migration adds one.
 */
export function prepare<Query extends CompiledQuery>(name: string, query: Query): Query {
  names.set(query.sql, name);
  return query;
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
