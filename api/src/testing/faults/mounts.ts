import { execFile, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { onTestFinished } from "vitest";

import { stopLeftBehind } from "../../database/embedded/postmaster.ts";

const run = promisify(execFile);

/** The reason why file systems cannot be mounted here; `null` if they can. */
export const whyNoMounts = reason();

function reason(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only root on Linux can mount";
  const isAllowed = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;
  return isAllowed ? null : "this machine allows no mount";
}

/** Mounts a small disk for the rest of this test. PostgreSQL's data may be in its `data/postgres`. */
export async function mountMemory(megabytes: number): Promise<string> {
  return mountAt(await openFolder(), ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "none"]);
}

/** Mounts the file system of an image file as after a power cut: mounting replays its journal. */
export async function mountImage(image: string): Promise<string> {
  return mountAt(await openFolder(), ["-o", "loop,commit=120", image]);
}

/** Creates an image file with an empty ext4, for the rest of this test. */
export async function makeImage(megabytes: number): Promise<string> {
  const image = join(await openFolder(), "disk");
  await run("truncate", ["-s", `${megabytes}M`, image]);
  await run("mkfs.ext4", ["-q", "-F", image]);
  return image;
}

export async function remount(folder: string, mode: "ro" | "rw"): Promise<void> {
  await run("mount", ["-o", `remount,${mode}`, folder]);
}

/** Mounts a disk over an existing folder. */
export async function mountOver(folder: string, megabytes: number): Promise<void> {
  await mountAt(folder, ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "none"]);
}

async function mountAt(folder: string, mountOptions: string[]): Promise<string> {
  await run("mount", [...mountOptions, folder]);
  onTestFinished(() => unmount(folder));
  return folder;
}

/**
 * Stops the processes that still use the disk and unmounts it. Unmounts lazily, because a killed process may have left
 * files open.
 */
export async function unmount(folder: string): Promise<void> {
  await stopLeftBehind(join(folder, "data/postgres")).catch(() => null);
  await run("umount", ["--lazy", folder]).catch(() => null);
}

/** Creates a folder that the PostgreSQL account can enter. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "creel-disk-"));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
