import { sql } from "kysely";

import type { Database } from "../database/connect.ts";

interface WaitingJobs {
  queue: string;
  count: number;
}

/** Counts the due jobs of each queue; empty if there are no queues, or the database cannot be reached. */
export async function countWaitingJobs(db: Database): Promise<WaitingJobs[]> {
  const statement = sql<WaitingJobs>`
    select name as queue, count(*) filter (where state in ('created', 'retry') and start_after <= now()) as count
    from jobs.job group by name`;
  try {
    const { rows } = await statement.execute(db);
    return rows;
  } catch {
    return [];
  }
}
