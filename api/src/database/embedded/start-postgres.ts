import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { open, readFile, truncate } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { Client } from "pg";

import { type Binaries, run } from "./binaries.ts";
import type { Home } from "./home.ts";
import type { ServerAddress } from "./server-address.ts";

export interface Cluster {
  home: Home;
  binaries: Binaries;
  address: ServerAddress;
}

const SERVER_SETTINGS = ["listen_addresses=", "unix_socket_permissions=0700", "max_connections=60"].flatMap(
  (setting) => ["-c", setting],
);

export const RESTART_PAUSE_MS = 200;

const START_TIMEOUT_MS = 60_000;
const NOT_GONE_YET = /lock file "postmaster.pid" already exists|pre-existing shared memory block/;

/**
 * A server that was killed may still be a zombie, or its last workers may still hold the memory they
 * shared: PostgreSQL rightly refuses until they are gone, which takes up to two seconds.
 */
export async function startUntilReady(cluster: Cluster): Promise<ChildProcess> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const { server, log } = await spawnServer(cluster);
    if (await isReady(server, cluster.address, deadline)) return server;
    const words = await readFile(log, "utf8");
    if (!NOT_GONE_YET.test(words) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start. Its last words (${log}):\n${words.slice(-2000)}`);
    }
    await sleep(RESTART_PAUSE_MS);
  }
}

async function spawnServer({ home, binaries, address }: Cluster) {
  const log = `${home.folder}.log`;
  const file = await open(log, "a", 0o600);
  await truncate(log);
  const server = run({ program: binaries.postgres, account: home.account, output: file.fd }, [
    "-D",
    home.folder,
    "-k",
    address.host,
    "-p",
    String(address.port),
    ...SERVER_SETTINGS,
  ]);
  try {
    await once(server, "spawn");
  } finally {
    await file.close();
  }
  return { server, log };
}

async function isReady(server: ChildProcess, address: ServerAddress, deadline: number): Promise<boolean> {
  while (server.exitCode === null && server.signalCode === null) {
    const client = new Client({ ...address, database: "postgres" });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      if (Date.now() > deadline) server.kill("SIGQUIT");
      await sleep(20);
    }
  }
  return false;
}
