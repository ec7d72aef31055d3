import { access, readdir, rename, rm, rmdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { type RestorePlan, syncFolder } from "./restore-plan.ts";

type Folders = NonNullable<RestorePlan["folders"]>;

/**
 * Renames the folder of restored photos to its final name. Repeating it after a crash only does the remaining steps.
 */
export async function swapFolders({ files, restored, former }: Folders): Promise<void> {
  if (!(await isThere(restored))) return;
  if ((await isThere(files)) && !(await removeEmpty(files))) await rename(files, former);
  await rename(restored, files);
  await syncFolder(dirname(files));
}

export async function swapBack({ files, restored, former }: Folders): Promise<void> {
  if (!(await isThere(restored)) && (await isThere(files))) await rename(files, restored);
  if (!(await isThere(files)) && (await isThere(former))) await rename(former, files);
  await syncFolder(dirname(files));
}

async function removeEmpty(folder: string): Promise<boolean> {
  return rmdir(folder).then(
    () => true,
    () => false,
  );
}

/** Finds photo folders left by killed restores. */
export async function findRestoredFolders(files: string): Promise<string[]> {
  return findBeside(files, /^\.restore-[\da-f]{8}$/);
}

/** Finds the photo folders that restores replaced. */
export async function findPreviousFolders(files: string): Promise<string[]> {
  return findBeside(files, /^\.before-\d{8}_\d{6}$/);
}

async function findBeside(files: string, rest: RegExp): Promise<string[]> {
  const [parent, name] = [dirname(files), basename(files)];
  const found = await readdir(parent).catch(() => []);
  return found
    .filter((each) => each.startsWith(name) && rest.test(each.slice(name.length)))
    .map((each) => join(parent, each));
}

export async function removeFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

export async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
