import { createHash } from "node:crypto";
import { mkdir, realpath, rm } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";

/** Thrown if another process uses the data folder. */
export class FolderInUseError extends Error {
  override readonly name = "FolderInUseError";
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The data folder ${folder} is in use by Creel, process ${pid}. ` +
        "Stop it, or start this one with its own DATA_DIR and PORT.",
    );
    this.pid = pid;
  }
}

/**
 * Locks the data folder for this process until `release` is called or the process ends. The lock is a socket named
 * after the folder: the kernel lets one process listen on it and frees it when the process ends, so a lock cannot
 * become stale. A client that connects receives the holder's pid.
 */
export async function lockFolder(folder: string): Promise<{ release(): Promise<void> }> {
  await mkdir(folder, { recursive: true });
  const address = lockAddress(await realpath(folder));
  const server = createServer((socket) => socket.on("error", () => {}).end(String(process.pid)));
  try {
    await listen(server, address);
  } catch (error) {
    if (!isAddressInUse(error)) throw error;
    const holder = await askHolder(address);
    if (holder !== null) throw new FolderInUseError(folder, holder);
    // This happens only where sockets are files: the holder was killed and left its file.
    await rm(address, { force: true });
    await listen(server, address);
  }
  server.unref();
  return {
    release: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function lockAddress(realFolder: string): string {
  const name = `creel-${createHash("sha256").update(realFolder).digest("hex").slice(0, 32)}`;
  return process.platform === "linux" ? `\0${name}` : join(tmpdir(), name);
}

function listen(server: Server, address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, () => {
      server.off("error", reject);
      resolve();
    });
  });
}

async function askHolder(address: string): Promise<number | null> {
  try {
    return Number(await text(connect(address)));
  } catch {
    return null;
  }
}

function isAddressInUse(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EADDRINUSE";
}
