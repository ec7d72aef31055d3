import { Client } from "pg";

import type { ConnectionTarget } from "./connect.ts";

export function inDatabase(server: ConnectionTarget, database: string): ConnectionTarget {
  if (!("connectionString" in server)) return { ...server, database };
  const url = new URL(server.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { connectionString: url.href };
}

export function databaseOf(target: ConnectionTarget): string {
  return new Client(target).database ?? "";
}
