import { DAY_MS, HOUR_MS } from "@creel/domain/dates/units-of-time";
import { sql } from "kysely";

import type { Database } from "../database/connect.ts";
import type { OutgoingCount } from "./count-outgoing.ts";

const KEPT_MS = 30 * DAY_MS;

/** Stands for all hosts that anglers named. Their names are not stored. */
export const NAMED_BY_ANGLERS = "";

/** Adds counts to those of their hour, also of other processes. */
export async function addOutgoing(
  db: Database,
  counts: ReadonlyMap<string, OutgoingCount>,
  now: Date,
): Promise<void> {
  const rows = [...counts].map(([host, { requests, lastAt }]) => ({
    hour: hourOf(lastAt),
    host,
    requests,
    lastAt,
  }));
  if (rows.length === 0) return;
  await db
    .insertInto("outgoingRequests")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["hour", "host"]).doUpdateSet({
        requests: sql<number>`outgoing_requests.requests + excluded.requests`,
        lastAt: sql<Date>`greatest(outgoing_requests.last_at, excluded.last_at)`,
      }),
    )
    .execute();
  await db
    .deleteFrom("outgoingRequests")
    .where("hour", "<", new Date(now.getTime() - KEPT_MS))
    .execute();
}

function hourOf(at: Date): Date {
  return new Date(Math.floor(at.getTime() / HOUR_MS) * HOUR_MS);
}

export interface OutgoingSum {
  host: string;
  today: number;
  lastAt: Date;
}

/** Returns the requests of each host since the start of a day, and when the last one was, within a month. */
export async function sumOutgoing(db: Database, startOfDay: Date): Promise<OutgoingSum[]> {
  return db
    .selectFrom("outgoingRequests")
    .select(({ fn }) => [
      "host",
      sql<number>`coalesce(sum(requests) filter (where hour >= ${startOfDay}), 0)::int`.as("today"),
      fn.max<Date>("lastAt").as("lastAt"),
    ])
    .groupBy("host")
    .execute();
}
