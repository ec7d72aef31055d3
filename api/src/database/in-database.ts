import { Client } from "pg";

import type { ConnectionTarget } from "./connect.ts";

/** The same server, another of its databases. */
export function inDatabase(server: ConnectionTarget, database: string): ConnectionTarget {
  if (!("connectionString" in server)) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}

/** The name of the database that is meant, as the driver understands it. */
export function databaseOf(target: ConnectionTarget): string {
  return new Client(target).database ?? "";
}
