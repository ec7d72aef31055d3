import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { Client } from "pg";
import type { TestProject } from "vitest/node";

import { type ConnectionTarget, openDatabase } from "../../database/connect.ts";
import { startEmbeddedServer } from "../../database/embedded/server.ts";
import { inDatabase } from "../../database/in-database.ts";
import { migrate } from "../../database/migrate/migrate.ts";
import { distributeOver, nodesOf, onEveryNode } from "./cluster.ts";
import { isOnCitus } from "./on-citus.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server of this test run, connected to a database that the tests do not use. */
    databaseServer: ConnectionTarget;
    /** The nodes that the tables are distributed over, the coordinator first. Empty for a plain server. */
    nodes: string[];
    /** A migrated, empty database that each test file copies. */
    templateDatabase: string;
    /** A folder of this test run for data that is made once and then copied; empty at first. */
    preparedFolder: string;
  }
}

/** Provides one PostgreSQL for the whole run: the embedded one, or the server that TEST_DATABASE_URL names. */
export async function setup(project: TestProject) {
  const given = process.env["TEST_DATABASE_URL"];
  const { server, stop } = given
    ? { server: { connectionString: given }, stop: async () => {} }
    : await embed();

  const template = `creel_test_${randomBytes(4).toString("hex")}`;
  await execute(server, `create database ${template}`);
  const nodes = given && isOnCitus ? await nodesOf(given) : [];
  if (nodes.length > 0) await distributeOver(nodes, template);
  else await migrateEmpty(inDatabase(server, template));

  project.provide("databaseServer", server);
  project.provide("nodes", nodes);
  project.provide("templateDatabase", template);
  const prepared = await mkdtemp(join(tmpdir(), "creel-prepared-"));
  project.provide("preparedFolder", prepared);
  return async () => {
    await rm(prepared, { recursive: true });
    await executeOnAll(server, nodes, `drop database ${template} with (force)`);
    await stop();
  };
}

async function migrateEmpty(target: ConnectionTarget): Promise<void> {
  const db = openDatabase(target);
  await migrate(db);
  await db.destroy();
}

/** Runs a statement on the server and on each node, because every node has a copy of a distributed database. */
export async function executeOnAll(
  server: ConnectionTarget,
  nodes: readonly string[],
  statement: string,
): Promise<void> {
  await (nodes.length > 0 ? onEveryNode(nodes, statement) : execute(server, statement));
}

async function embed() {
  const dataDir = await mkdtemp(join(tmpdir(), "creel-test-"));
  const embedded = await startEmbeddedServer({ dataDir });
  const stop = async () => {
    await embedded.stop();
    await rm(dataDir, { recursive: true });
    if (embedded.elsewhere) await rm(join(embedded.folder, ".."), { recursive: true });
  };
  const server = { ...embedded.address, database: "postgres" };
  await hurry(server);
  return { server, stop };
}

const SETTINGS = {
  // No data is needed after the run, and syncing would slow down every test file that creates a database.
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // The time until PostgreSQL checks for a deadlock; its default is one second.
  deadlock_timeout: "100ms",
};

async function hurry(server: ConnectionTarget): Promise<void> {
  for (const [name, value] of Object.entries(SETTINGS)) {
    await execute(server, `alter system set ${name} = '${value}'`);
  }
  await execute(server, "select pg_reload_conf()");
}

/** Returns the connection string for one of the server's databases. */
export function urlOf(server: ConnectionTarget, database: string): string {
  const target = inDatabase(server, database);
  if ("connectionString" in target) return target.connectionString;
  return `postgres://${target.user}@localhost:${target.port}/${database}?host=${encodeURIComponent(target.host)}`;
}

/** Runs one statement outside the databases of the tests. */
export async function execute(server: ConnectionTarget, statement: string): Promise<void> {
  const client = new Client(server);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
