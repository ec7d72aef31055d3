import { sql } from "kysely";

import type { Database } from "../connect.ts";

/** A requirement that is not met yet for distributing tables, and how to meet it. */
export interface MissingSetup {
  problem: string;
  remedy: string;
}

const MIN_CITUS_VERSION = 13;

/** Returns the problems to solve before Citus can be used, in order; empty if there are none. */
export async function findMissingSetup(db: Database): Promise<MissingSetup[]> {
  const extension = await missingOfExtension(db);
  if (extension.length > 0) return extension;
  const checks = [await missingOfCoordinator(db), await missingOfNodes(db), await otherConnections(db)];
  return checks.flat();
}

async function missingOfExtension(db: Database): Promise<MissingSetup[]> {
  const { rows } = await sql<{ isLoaded: boolean; version: string | null }>`
    select exists (select from pg_settings where name = 'citus.shard_count') as "isLoaded",
      (select extversion from pg_extension where extname = 'citus') as version`.execute(db);
  const { isLoaded = false, version = null } = rows[0] ?? {};
  if (!isLoaded) {
    return [
      {
        problem: "PostgreSQL does not load Citus.",
        remedy:
          "On every node install Citus 13 or later, put shared_preload_libraries = 'citus' and wal_level = logical " +
          "into postgresql.conf, and restart PostgreSQL.",
      },
    ];
  }
  if (version === null) {
    return [
      {
        problem: "The extension citus is not in this database.",
        remedy: "As a superuser, in this database: create extension citus;",
      },
    ];
  }
  if (Number.parseInt(version, 10) >= MIN_CITUS_VERSION) return [];
  return [
    {
      problem: `Citus is ${version}.`,
      remedy: `Install Citus ${MIN_CITUS_VERSION} or later, then: alter extension citus update;`,
    },
  ];
}

async function missingOfCoordinator(db: Database): Promise<MissingSetup[]> {
  const { rows } = await sql<{ name: string }>`
    select nodename as name from pg_dist_node where groupid = 0 and nodename <> 'localhost'`.execute(db);
  if (rows.length > 0) return [];
  return [
    {
      problem: "The other nodes are not told where the coordinator is.",
      remedy: "As a superuser, in this database: select citus_set_coordinator_host('HOST', 5432);",
    },
  ];
}

interface NodeAnswer {
  node: string;
  id: number;
  answer: string;
}

async function missingOfNodes(db: Database): Promise<MissingSetup[]> {
  const { rows } = await sql<NodeAnswer>`
    select nodename || ':' || nodeport as node, nodeid as id, result as answer
    from run_command_on_workers('select 1') join pg_dist_node using (nodename, nodeport)
    where not success`.execute(db);
  return rows.map(({ node, id, answer }) => {
    const needsPassword = /password|authentication/i.test(answer);
    return {
      problem: `The node ${node} cannot be used: ${answer}`,
      remedy: needsPassword
        ? "As a superuser, in this database: insert into pg_dist_authinfo (nodeid, rolename, authinfo) " +
          `values (${id}, current_role, 'password=...'); with the role and the password of DATABASE_URL.`
        : "Start it, or take it out with citus_remove_node.",
    };
  });
}

async function otherConnections(db: Database): Promise<MissingSetup[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct application_name as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and not starts_with(application_name, 'citus_')`.execute(db);
  if (rows.length === 0) return [];
  const names = rows.map(({ name }) => name || "without a name").join(", ");
  return [
    { problem: `The database is in use by others (${names}).`, remedy: "Stop every Creel that uses it." },
  ];
}
