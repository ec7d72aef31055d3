import type { ConnectionTarget } from "../../database/connect.ts";
import { databaseOf } from "../../database/in-database.ts";
import { execute } from "./database-server.ts";
import { isOnCitus } from "./on-citus.ts";

/**
 * Stand-ins for the Citus functions that Creel calls. On plain PostgreSQL they only record the calls; tests check these
 * against the rules of Citus.
 */
const STAND_INS = `
  create schema stand_ins;
  set search_path to stand_ins;
  create table pg_dist_partition (
    logicalrelid regclass primary key, partmethod "char", repmodel "char", colocated text);
  create function create_reference_table(name text) returns void
    language sql as $$ insert into pg_dist_partition values (name::regclass, 'n', 't', null) $$;
  create function create_distributed_table(name text, distributed_by text, colocate_with text default 'default')
    returns void language sql as $$ insert into pg_dist_partition values (name::regclass, 'h', 's', colocate_with) $$;
  create function truncate_local_data_after_distributing_table(name regclass) returns void
    language sql as $$ select $$;`;

/** Installs the stand-ins in a database without connections. Does nothing on a real Citus. */
export async function standInForCitus(target: ConnectionTarget): Promise<void> {
  if (isOnCitus) return;
  await execute(target, STAND_INS);
  await execute(target, `alter database "${databaseOf(target)}" set search_path to public, stand_ins`);
}
