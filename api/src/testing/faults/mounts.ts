import { execFile, spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

import { onTestFinished } from "vitest";

import { stopLeftBehind } from "../../database/embedded/postmaster.ts";

const run = promisify(execFile);

/** Why file systems cannot be made here; `null` when they can. */
export const whyNoMounts = reason();

function reason(): string | null {
  if (process.platform !== "linux" || process.getuid?.() !== 0) return "only root on Linux can mount";
  const isAllowed = spawnSync("unshare", ["--mount", "mount", "-t", "tmpfs", "none", "/mnt"]).status === 0;
  return isAllowed ? null : "this machine allows no mount";
}

/** A small disk of its own, for the rest of this test. PostgreSQL's data may lie in `data/postgres` of it. */
export async function mountMemory(megabytes: number): Promise<string> {
  return mountAt(await openFolder(), ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "none"]);
}

/** The file system in a file, as it would be found after a power cut: its journal is played when it is mounted. */
export async function mountImage(image: string): Promise<string> {
  return mountAt(await openFolder(), ["-o", "loop,commit=120", image]);
}

/** A file with an empty ext4 in it, for the rest of this test. */
export async function makeImage(megabytes: number): Promise<string> {
  const image = join(await openFolder(), "disk");
  await run("truncate", ["-s", `${megabytes}M`, image]);
  await run("mkfs.ext4", ["-q", "-F", image]);
  return image;
}

export async function remount(folder: string, mode: "ro" | "rw"): Promise<void> {
  await run("mount", ["-o", `remount,${mode}`, folder]);
}

/** A disk over a folder that is there already. */
export async function mountOver(folder: string, megabytes: number): Promise<void> {
  await mountAt(folder, ["-t", "tmpfs", "-o", `size=${megabytes}m,mode=755`, "none"]);
}

async function mountAt(folder: string, words: string[]): Promise<string> {
  await run("mount", [...words, folder]);
  onTestFinished(() => unmount(folder));
  return folder;
}

/** Ends what still works on it. Lazily: what a killed process held open must not leave it behind. */
export async function unmount(folder: string): Promise<void> {
  await stopLeftBehind(join(folder, "data/postgres")).catch(() => null);
  await run("umount", ["--lazy", folder]).catch(() => null);
}

/** One that the account of PostgreSQL can enter. */
async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "creel-disk-"));
  await chmod(folder, 0o755);
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}
