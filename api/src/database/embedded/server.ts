import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdir, chown, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Client } from "pg";

import { findBinaries, type Binaries, exists, run } from "./binaries.ts";
import { findHome, makeSocketFolder, SYSTEM_FOLDER, type Home } from "./home.ts";
import { findPostmaster, stopLeftBehind } from "./postmaster.ts";
import { type ServerAddress, USER } from "./server-address.ts";
import { type Cluster, RESTART_PAUSE_MS, startUntilReady } from "./start-postgres.ts";

export interface EmbeddedServer {
  address: ServerAddress;
  folder: string;
  /** Where the cluster lives when it could not live in the data folder. */
  elsewhere: string | null;
  leftBehind: number | null;
  /** Ends it with a checkpoint; the promise resolves when it is gone. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Stands in for /var/lib/creel in tests. */
  systemFolder?: string;
  /** Told when the server ended by itself and is started again. */
  onRestart?: (reason: string) => void;
}

/** Only names the socket file, whose folder is our own; no TCP port is used. */
const PORT = 5432;
const DATABASE = "creel";

export async function startEmbeddedServer(options: EmbeddedOptions): Promise<EmbeddedServer> {
  const systemFolder = options.systemFolder ?? SYSTEM_FOLDER;
  await mkdir(options.dataDir, { recursive: true });
  const home = await findHome(options.dataDir, systemFolder);
  const binaries = await findBinaries(home.account, systemFolder);
  const leftBehind = await stopLeftBehind(home.folder);
  await initialize(home, binaries);

  const socketFolder = await makeSocketFolder(home);
  const address = { host: socketFolder, port: PORT, user: USER, database: DATABASE };
  const supervisor = supervise({ home, binaries, address }, options.onRestart);
  await supervisor.ready;
  await createDatabase(address);
  const { folder, elsewhere } = home;
  return { address, folder, elsewhere, leftBehind: leftBehind?.pid ?? null, stop: supervisor.stop };
}

export async function findRunningServer(dataDir: string): Promise<ServerAddress | null> {
  const { folder } = await findHome(dataDir);
  const postmaster = await findPostmaster(folder);
  if (!postmaster) return null;
  return { host: postmaster.socketFolder, port: postmaster.port, user: USER, database: DATABASE };
}

/** Keeps the server running until it is told to stop. */
function supervise(cluster: Cluster, onRestart: EmbeddedOptions["onRestart"]) {
  let isStopping = false;
  let server: ChildProcess | null = null;

  async function start(): Promise<void> {
    server = await startUntilReady(cluster);
    server.once("exit", (code, signal) => {
      if (isStopping) return;
      onRestart?.(`PostgreSQL ended (${signal ?? code}); starting it again`);
      restart();
    });
  }

  function restart(): void {
    if (isStopping) return;
    start().catch(async (error: unknown) => {
      onRestart?.(error instanceof Error ? error.message : String(error));
      await sleep(RESTART_PAUSE_MS);
      restart();
    });
  }

  async function stop(): Promise<void> {
    isStopping = true;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
  }

  return { ready: start(), stop };
}

async function createDatabase(address: ServerAddress): Promise<void> {
  const client = new Client({ ...address, database: "postgres" });
  await client.connect();
  const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [address.database]);
  if (rowCount === 0) await client.query(`create database ${address.database}`);
  await client.end();
}

/** Sorts and folds by Unicode's own rules, the same on every machine and after every upgrade of its libraries. */
const UNICODE_RULES = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

/** initdb works beside the folder and is renamed when complete: a killed one leaves nothing half-made behind. */
async function initialize(home: Home, binaries: Binaries): Promise<void> {
  const { account, folder } = home;
  if (await exists(join(folder, "PG_VERSION"))) return;

  const parent = dirname(folder);
  for (const name of await readdir(parent)) {
    if (name.startsWith(`${basename(folder)}.new-`)) await rm(join(parent, name), { recursive: true });
  }
  const fresh = `${folder}.new-${process.pid}`;
  await mkdir(fresh, { mode: 0o700 });
  if (account) await chown(fresh, account.uid, account.gid);
  const initdb = run({ program: binaries.initdb, account }, [
    "-D",
    fresh,
    "-U",
    USER,
    "-A",
    "trust",
    "--encoding=UTF8",
    ...UNICODE_RULES,
  ]);
  const output = collect(initdb);
  const [code] = await once(initdb, "close");
  if (code !== 0) throw new Error(`PostgreSQL could not make its data folder: ${output()}`);
  await rename(fresh, folder);
}

function collect(child: ChildProcess): () => string {
  const chunks: unknown[] = [];
  child.stdout?.on("data", (chunk: unknown) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: unknown) => chunks.push(chunk));
  return () => chunks.join("");
}
