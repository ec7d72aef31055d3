import { Client } from "pg";

import { type ConnectionTarget, openDatabase } from "../../database/connect.ts";
import { prepareNodes } from "../../database/distributed/prepare-nodes.ts";
import { inDatabase } from "../../database/in-database.ts";
import { distribute } from "../../database/migrate/distribute.ts";

/** Each test file has its own shards: fewer are faster, but each node needs more than one. */
const SHARDS = 4;

/** Returns the coordinator and its nodes. Each connection is a superuser's, to a database that the tests do not use. */
export async function nodesOf(coordinator: string): Promise<string[]> {
  const rows = await ask<{ host: string; port: number }>(
    { connectionString: coordinator },
    "select nodename as host, nodeport as port from pg_dist_node where groupid <> 0 and noderole = 'primary'",
  );
  return [coordinator, ...rows.map(({ host, port }) => atAddress(coordinator, `${host}:${port}`))];
}

function atAddress(url: string, address: string): string {
  const other = new URL(url);
  other.host = address;
  return other.href;
}

/** Spreads the tables of an empty database over the nodes, as npm run distribute does. */
export async function distributeOver(nodes: readonly string[], database: string): Promise<void> {
  const [coordinator = "", ...others] = nodes;
  const url = new URL(coordinator);
  url.pathname = `/${database}`;
  const addresses = others.map((node) => new URL(node));
  await prepareNodes({
    admin: url.href,
    owner: url.href,
    nodes: addresses.map(({ hostname, port }) => ({ host: hostname, port: Number(port) })),
  });
  await ask(
    { connectionString: coordinator },
    `alter database ${database} set citus.shard_count to ${SHARDS}`,
  );
  const db = openDatabase({ connectionString: url.href }, { poolSize: 1, statementTimeoutMs: 0 });
  await distribute(db);
  await db.destroy();
  for (const node of nodes) await makeTemplate({ connectionString: node }, database);
}

/** Closes the connections that Citus's background work holds, because they would prevent copying the database. */
async function makeTemplate(node: ConnectionTarget, database: string): Promise<void> {
  await ask(node, `alter database ${database} with allow_connections false`);
  await ask(node, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`);
}

export async function onEveryNode(nodes: readonly string[], statement: string): Promise<void> {
  await Promise.all(nodes.map((node) => ask(inDatabase({ connectionString: node }, "postgres"), statement)));
}

async function ask<Row extends object>(target: ConnectionTarget, statement: string): Promise<Row[]> {
  const client = new Client(target);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end();
  }
}
