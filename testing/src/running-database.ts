import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The address of a PostgreSQL, in the terms of the `pg` driver. */
export interface RunningDatabase {
  host: string;
  port: number;
  user: string;
  database: string;
}

/**
 * Returns the address of the built-in database of a Creel in another process. PostgreSQL writes its address into
 * `postmaster.pid`, and Creel writes the location of the cluster if it is not in the data folder.
 *
 * @throws Error if no PostgreSQL was started in this data folder
 */
export async function runningDatabase(dataDir: string): Promise<RunningDatabase> {
  const elsewhere = await readFile(join(dataDir, "postgres.location"), "utf8").catch(() => null);
  const cluster = elsewhere?.trim() ?? join(dataDir, "postgres");
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
  const [, , , port, host = ""] = lines;
  return { host, port: Number(port), user: "creel", database: "creel" };
}
