import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** How to connect to a PostgreSQL, in the words of the `pg` driver. */
export interface RunningDatabase {
  host: string;
  port: number;
  user: string;
  database: string;
}

/**
 * The built-in database of a Creel that runs in another process, as its data folder says: PostgreSQL writes where it
 * listens into `postmaster.pid`, and Creel writes where the cluster is when it is not in the data folder.
 *
 * @throws when no PostgreSQL was started in this data folder
 */
export async function runningDatabase(dataDir: string): Promise<RunningDatabase> {
  const elsewhere = await readFile(join(dataDir, "postgres.location"), "utf8").catch(() => null);
  const cluster = elsewhere?.trim() ?? join(dataDir, "postgres");
  const lines = (await readFile(join(cluster, "postmaster.pid"), "utf8")).split("\n");
  const [, , , port, host = ""] = lines;
  return { host, port: Number(port), user: "creel", database: "creel" };
}
