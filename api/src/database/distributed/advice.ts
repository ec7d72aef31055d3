import { sql } from "kysely";

import type { Database } from "../connect.ts";

export async function adviceFor(db: Database): Promise<string[]> {
  const { rows } = await sql<{ walLevel: string; nodes: number }>`
    select current_setting('wal_level') as "walLevel",
      (select count(*) from pg_dist_node where groupid <> 0 and noderole = 'primary') as nodes`.execute(db);
  const { walLevel = "", nodes = 0 } = rows[0] ?? {};
  const advice: string[] = [];
  if (nodes === 0) {
    advice.push(
      "There is no node besides the coordinator yet. When there is one: " +
        "npm run distribute -- HOST:PORT, then: select citus_rebalance_start();",
    );
  }
  if (walLevel !== "logical") {
    advice.push(
      `wal_level is ${walLevel}: moving shards to another node stops writing to them meanwhile. ` +
        "Set wal_level = logical on every node and restart it.",
    );
  }
  return advice;
}
