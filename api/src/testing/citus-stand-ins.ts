import { sql } from "kysely";

import type { Database } from "../database/connect.ts";

/** What is asked of Citus; a plain PostgreSQL only notes it, and the tests hold the rules of Citus to it. */
const STAND_INS = [
  `create table pg_dist_partition (logicalrelid regclass primary key, partmethod "char", repmodel "char", colocated text)`,
  `create function create_reference_table(name text) returns void
     language sql as $$ insert into pg_dist_partition values (name::regclass, 'n', 't', null) $$`,
  `create function create_distributed_table(name text, distributed_by text, colocate_with text default 'default')
     returns void language sql as $$ insert into pg_dist_partition values (name::regclass, 'h', 's', colocate_with) $$`,
  `create function truncate_local_data_after_distributing_table(name regclass) returns void
     language sql as $$ select $$`,
];

export async function standInForCitus(db: Database): Promise<void> {
  for (const statement of STAND_INS) await sql.raw(statement).execute(db);
}
