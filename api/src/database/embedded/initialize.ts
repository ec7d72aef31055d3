import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chown, mkdir, readdir, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { type Binaries, exists } from "./binaries.ts";
import type { Home } from "./home.ts";
import { run } from "./run-program.ts";
import { USER } from "./server-address.ts";

/** Sorts and folds by Unicode's own rules, the same on every machine and after every upgrade of its libraries. */
const UNICODE_RULES = ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];

/** initdb works beside the folder and is renamed when complete: a killed one leaves nothing half-made behind. */
export async function initialize(home: Home, binaries: Binaries): Promise<void> {
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
