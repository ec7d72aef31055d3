import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import {
  mkdir,
  chown,
  readdir,
  rename,
  rm,
  open,
  readFile,
  truncate,
  chmod,
  mkdtemp,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Client } from "pg";

import { type Account, accountToRunAs, canAccess } from "./account.ts";
import { findBinaries, type Binaries, exists, run } from "./binaries.ts";
import { findPostmaster, stopLeftBehind } from "./postmaster.ts";
import { type ServerAddress, USER } from "./server-address.ts";

export interface EmbeddedServer {
  address: ServerAddress;
  folder: string;
  /** The cluster's folder if it cannot be inside the data folder, else `null`. */
  elsewhere: string | null;
  leftBehind: number | null;
  /** Stops the server with a checkpoint. Resolves when it is gone. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** Replaces /var/lib/creel in tests. */
  systemFolder?: string;
  /** Called when the server ended unexpectedly and is started again. */
  onRestart?: (reason: string) => void;
}

/** Only used in the name of the socket file, in a folder of our own. No TCP port is opened. */
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

/** Keeps the server running until `stop` is called. */
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

/** Sorts and changes case by Unicode rules, the same on every machine and after every library upgrade. */
const UNICODE_RULES = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

/**
 * initdb works in a temporary folder next to the final one, which is renamed when complete. A killed initdb leaves
 * nothing incomplete.
 */
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
  if (code !== 0) throw new Error(`PostgreSQL could not create its data folder: ${output()}`);
  await rename(fresh, folder);
}

function collect(child: ChildProcess): () => string {
  const chunks: unknown[] = [];
  child.stdout?.on("data", (chunk: unknown) => chunks.push(chunk));
  child.stderr?.on("data", (chunk: unknown) => chunks.push(chunk));
  return () => chunks.join("");
}

interface Cluster {
  home: Home;
  binaries: Binaries;
  address: ServerAddress;
}

const SERVER_SETTINGS = ["listen_addresses=", "unix_socket_permissions=0700", "max_connections=60"].flatMap(
  (setting) => ["-c", setting],
);

const RESTART_PAUSE_MS = 200;

const START_TIMEOUT_MS = 60_000;
const NOT_GONE_YET = /lock file "postmaster.pid" already exists|pre-existing shared memory block/;

/**
 * Starts the server and waits until it is ready. A killed server may still be a zombie, or its last workers may still
 * hold their shared memory. PostgreSQL refuses to start until they are gone, which takes up to two seconds.
 */
async function startUntilReady(cluster: Cluster): Promise<ChildProcess> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const { server, log } = await spawnServer(cluster);
    if (await isReady(server, cluster.address, deadline)) return server;
    const logText = await readFile(log, "utf8");
    if (!NOT_GONE_YET.test(logText) || Date.now() > deadline) {
      throw new Error(`PostgreSQL did not start. The end of its log (${log}):\n${logText.slice(-2000)}`);
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

interface Home {
  account: Account | null;
  /** The cluster's folder: PGDATA. */
  folder: string;
  /** Set if the account cannot reach the data folder and the cluster is in another folder. */
  elsewhere: string | null;
}

/** For files that an unprivileged account must reach if it cannot enter our other folders. */
const SYSTEM_FOLDER = "/var/lib/creel";

/**
 * Finds or creates the cluster's folder. It is `dataDir/postgres`, unless this process is root and the account of
 * PostgreSQL cannot reach it (root's home, a folder of mode 0700). Then it is a folder under `systemFolder`, whose path
 * is stored in `dataDir/postgres.location`.
 */
async function findHome(dataDir: string, systemFolder = SYSTEM_FOLDER): Promise<Home> {
  const near = join(dataDir, "postgres");
  const note = join(dataDir, "postgres.location");
  const noted = await readFile(note, "utf8").catch(() => null);
  const folder = noted?.trim() || near;
  const account = await accountToRunAs(folder);
  if (!account) return { account, folder: near, elsewhere: null };
  if (noted) return { account, folder, elsewhere: folder };

  await chmod(dataDir, 0o711);
  if (await canAccess(dataDir, account)) return { account, folder: near, elsewhere: null };

  const own = join(systemFolder, randomUUID());
  await mkdir(own, { recursive: true, mode: 0o755 });
  await chmod(systemFolder, 0o755);
  await writeFile(join(own, "belongs-to.txt"), `The database of the Creel in ${dataDir}\n`);
  await writeFile(note, `${join(own, "postgres")}\n`);
  return { account, folder: join(own, "postgres"), elsewhere: join(own, "postgres") };
}

/** The path of a Unix socket may have 107 bytes; PostgreSQL adds `/.s.PGSQL.5432`. */
const MAX_SOCKET_FOLDER_LENGTH = 90;

/** Creates a folder that only the account and root can enter, because the server trusts everybody who can connect. */
async function makeSocketFolder({ account, folder }: Home): Promise<string> {
  const beside = `${folder}-socket`;
  const isShort = Buffer.byteLength(beside) <= MAX_SOCKET_FOLDER_LENGTH;
  const socketFolder = isShort ? beside : await mkdtemp(join(tmpdir(), "creel-"));
  if (!(await exists(socketFolder))) await mkdir(socketFolder);
  await chmod(socketFolder, 0o700);
  if (account) await chown(socketFolder, account.uid, account.gid);
  return socketFolder;
}
