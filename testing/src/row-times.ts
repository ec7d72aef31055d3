import { Client } from "pg";

import { runningDatabase } from "./running-database.ts";

/** The columns that the database fills with its own clock. */
const TIME_COLUMNS = {
  users: ["created_at"],
  catches: ["created_at", "updated_at"],
  photos: ["created_at"],
  contact_messages: ["created_at"],
  audit_entries: ["at"],
};

/** Sets when each row of a running Creel was created: a minute apart, in their order, the last one at `now`. */
export async function setRowTimes(dataDir: string, now: number): Promise<void> {
  const client = new Client(await runningDatabase(dataDir));
  await client.connect();
  try {
    for (const [table, columns] of Object.entries(TIME_COLUMNS)) {
      for (const column of columns) {
        await client.query(
          `update ${table} set ${column} = $1::timestamptz
            - (select count(*) from ${table} other where other.id > ${table}.id) * make_interval(mins => 1)`,
          [new Date(now)],
        );
      }
    }
  } finally {
    await client.end();
  }
}
