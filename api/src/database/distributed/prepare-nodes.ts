import { sql } from "kysely";

import { type ConnectionTarget, type Database, openDatabase } from "../connect.ts";
import { databaseOf, inDatabase } from "../in-database.ts";

const DEFAULT_PORT = 5432;
const DUPLICATE_DATABASE = "42P04";

export interface Node {
  host: string;
  port: number;
}

/** Parses host:port, host or [::1]:port. */
export function readNode(text: string): Node | null {
  const address = URL.canParse(`postgres://${text}`) ? new URL(`postgres://${text}`) : null;
  if (!address?.hostname || address.username || address.pathname) return null;
  return {
    host: address.hostname.replaceAll(/^\[|\]$/g, ""),
    port: Number(address.port || DEFAULT_PORT),
  };
}

interface Cluster {
  admin: string;
  owner: string;
  nodes: readonly Node[];
}

/**
 * Runs the steps that require a superuser: creates the extension, sets the coordinator's address, and adds nodes with
 * their password. The owner of the database on the coordinator also owns it on added nodes.
 */
export async function prepareNodes({ admin, owner, nodes }: Cluster): Promise<void> {
  const target = { connectionString: admin };
  await withDatabase(target, (db) => sql`create extension if not exists citus`.execute(db));
  for (const node of nodes) await makeDatabase(onNode(admin, node));
  await withDatabase(target, async (db) => {
    await registerCoordinator(db, addressOf(owner));
    await storePassword(db, owner);
    for (const { host, port } of nodes) {
      await sql`select citus_add_node(${host}, ${port}::int)`.execute(db);
    }
  });
}

/** Returns the connection to the same database on another node. */
function onNode(admin: string, { host, port }: Node): ConnectionTarget {
  const url = new URL(admin);
  url.hostname = host.includes(":") ? `[${host}]` : host;
  url.port = String(port);
  return { connectionString: url.href };
}

async function makeDatabase(target: ConnectionTarget): Promise<void> {
  const name = databaseOf(target);
  await withDatabase(inDatabase(target, "postgres"), async (db) => {
    await sql`create database ${sql.id(name)}`.execute(db).catch(ignoreDuplicate);
  });
  await withDatabase(target, (db) => sql`create extension if not exists citus`.execute(db));
}

function ignoreDuplicate(error: unknown): void {
  if (error instanceof Error && "code" in error && error.code === DUPLICATE_DATABASE) return;
  throw error;
}

function addressOf(owner: string): Node | null {
  const node = readNode(new URL(owner).host);
  return node === null || node.host === "localhost" ? null : node;
}

/** Nodes reach the coordinator at the address that Creel uses, unless that is localhost. */
async function registerCoordinator(db: Database, address: Node | null): Promise<void> {
  if (address === null) return;
  const { rows } =
    await sql`select 1 from pg_dist_node where groupid = 0 and nodename <> 'localhost'`.execute(db);
  if (rows.length > 0) return;
  await sql`select citus_set_coordinator_host(${address.host}, ${address.port}::int)`.execute(db);
}

/** Stores the password with which nodes connect to each other as the owner. Node 0 stands for all nodes. */
async function storePassword(db: Database, owner: string): Promise<void> {
  const { username, password } = new URL(owner);
  if (password === "") return;
  const authinfo = `password='${decodeURIComponent(password).replaceAll(/['\\]/g, String.raw`\$&`)}'`;
  await sql`
    insert into pg_dist_authinfo (nodeid, rolename, authinfo)
    values (0, ${decodeURIComponent(username)}, ${authinfo})
    on conflict (rolename, nodeid) do update set authinfo = excluded.authinfo`.execute(db);
}

async function withDatabase(
  target: ConnectionTarget,
  work: (db: Database) => Promise<unknown>,
): Promise<void> {
  const db = openDatabase(target, { poolSize: 1, statementTimeoutMs: 0 });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}
